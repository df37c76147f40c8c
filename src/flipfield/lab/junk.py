"""Answers that nobody should give: noise, answers to other questions, legal answers with something broken."""

from __future__ import annotations

from random import Random

from flipfield.kernel.value import Value

NOISE: tuple[Value, ...] = (
    None,
    True,
    0,
    -1,
    7,
    10**6,
    2**32,
    2**53,
    -(2**53),
    "",
    "done",
    "flip",
    (),
    (None,),
    ("",),
    (0, 0),
    ((),),
    (((("deep",),),),),
)


def broken_answers(listed: list[Value], others: list[Value], rng: Random) -> list[Value]:
    """A few answers to try: most of them are illegal."""
    found = [rng.choice(NOISE), spoilt(rng.choice(listed), rng), spoilt(rng.choice(listed), rng)]
    if others:
        found += [rng.choice(others), spoilt(rng.choice(others), rng)]
    return found


def spoilt(answer: Value, rng: Random) -> Value:
    """An answer with one thing changed."""
    if not isinstance(answer, tuple) or not answer:
        return rng.choice((rng.choice(NOISE), (answer,), (answer, answer), _other(answer, rng)))
    items = list(answer)
    index = rng.randrange(len(items))
    change = rng.randrange(5)
    if change == 0:
        del items[index]
    elif change == 1:
        items.insert(index, rng.choice(NOISE))
    elif change == 2:
        items[index] = rng.choice(NOISE)
    elif change == 3:
        items[index] = spoilt(items[index], rng)
    else:
        return (answer,)
    return tuple(items)


def _other(answer: Value, rng: Random) -> Value:
    """Another value of the same type."""
    if isinstance(answer, int):
        return answer + rng.choice((-(2**32), -1000, -1, 1, 1000, 2**32))
    return f"{answer}x"
