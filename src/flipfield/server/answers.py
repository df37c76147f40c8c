"""Answers to questions about a state: previews, queries and suggestions. They change nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final

from flipfield.bots import Seat
from flipfield.kernel.game import Game
from flipfield.kernel.run import family_of, refusal, refusal_json
from flipfield.kernel.state import Decision, State
from flipfield.kernel.value import Json, Value, from_json, to_json
from flipfield.kernel.wire import load, number, text
from flipfield.odds import questions
from flipfield.replay.record import answer_value
from flipfield.server import showing
from flipfield.server.fault import fault
from flipfield.server.match import own_decision
from flipfield.server.problem import Problem
from flipfield.server.shelf import Shelf

KEPT: Final = 16
"""So many states are kept ready for the next question."""

Query = Callable[[Game, State, int, str, Value], Json]

log = logging.getLogger("flipfield")


def answer(shelf: Shelf, question: dict[str, Json], saved: bytes) -> Json:
    """The answer to a question about what was saved: a state, a replay or a passage of one."""
    if question["do"] == "verify":
        return showing.verified(shelf, saved)
    game = shelf.game(text(question, "game"))
    match question["do"]:
        case "page":
            return showing.page(game, saved, number(question, "skip"))
        case "query-replay":
            return query(questions.answer_in, game, reached(game, saved), question)
    return _about(shelf, game, loaded(game, saved), question)


def _about(shelf: Shelf, game: Game, state: State, question: dict[str, Json]) -> Json:
    """The answer to a question about a state of a game that is played."""
    match question["do"]:
        case "preview":
            decision = own_decision(state, number(question, "seat"), number(question, "decision"))
            return questions.outlook(game, state, decision, answer_value(question["answer"]))
        case "query":
            return query(questions.query, game, state, question)
        case "why_not":
            no = game.why_not(state, number(question, "seat"), answer_value(question["wish"]))
            return None if no is None else refusal_json(no)
        case "suggest":
            decision = own_decision(state, number(question, "seat"), number(question, "decision"))
            return to_json(chosen(shelf, text(question, "bot"), game, state, decision))
    raise Problem("malformed", {"reason": "no such question"})


@lru_cache(KEPT)
def loaded(game: Game, saved: bytes) -> State:
    """A saved state. Questions only read it, so it serves all of them."""
    return load(game, saved)


@lru_cache(1)
def reached(game: Game, passage: bytes) -> State:
    """The end of a passage of a replay: the next question is often about the same."""
    return showing.last(game, passage)


def query(ask: Query, game: Game, state: State, question: dict[str, Json]) -> Json:
    """A question of a player, or of somebody who sees a replay with everything open."""
    name, args = text(question, "name"), answer_value(question["args"])
    try:
        return ask(game, state, number(question, "seat"), name, args)
    except (LookupError, TypeError, ValueError, AssertionError) as error:
        raise Problem("malformed", {"reason": f"query {name}: {error}"}) from error


def chosen(shelf: Shelf, name: str, game: Game, state: State, decision: Decision) -> Value:
    """A bot's choice; one that fails or chooses what is not legal gets a legal answer at random."""
    rng = Random()
    try:
        found = from_json(to_json(shelf.bot(name).choose(Seat(game, state.clone(), decision), rng)))
        no = refusal(game, state, decision, found)
        if no is None:
            return found
        log.error("the bot %s gave an answer that is refused: %s", name, no.code)
    except Exception as error:
        log.error("the bot %s failed: %s", name, fault(error))
    return family_of(game, decision).sample(state, decision, rng)
