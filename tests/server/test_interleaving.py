"""Two clients talk at once, with duplicates, stale answers, undos and a failing disk."""

from __future__ import annotations

import threading
from pathlib import Path
from random import Random

import httpx
from hypothesis import given, settings
from hypothesis import strategies as st

from flipfield.kernel.run import find
from flipfield.kernel.state import Refused
from flipfield.kernel.wire import save
from flipfield.replay.record import seal, verify
from flipfield.server.match import Stale
from flipfield.server.store import NotSaved
from tests.server.house import Player, new_game, running, toy_app
from tests.server.journal import new_match
from tests.server.toy import GAME

# A seat, which of its decisions (0 the open one, else an earlier or later one), an option, and what happens.
MESSAGE = st.tuples(
    st.integers(0, 1),
    st.sampled_from([0, 0, 0, 0, -1, -2, 1]),
    st.integers(0, 9),
    st.sampled_from(["answer", "answer", "answer", "twice", "undo", "full disk"]),
)


@settings(max_examples=150)
@given(st.lists(MESSAGE, min_size=5, max_size=80), st.integers(0, 2**32))
def test_any_interleaving_is_what_its_record_replays(
    messages: list[tuple[int, int, int, str]], seed: int
) -> None:
    match, journal = new_match(30, seed)
    for seat, offset, choice, how in messages:
        own = [decision for decision in match.state.pending if decision.player == seat]
        id = int(own[0].id if own else match.state.serial) + offset
        open_now = find(match.state, id)
        options = open_now.spec if open_now is not None else (1001,)
        answer = options[choice] if choice < len(options) else -5
        before, version = save(GAME, match.state), match.version
        journal.broken = how == "full disk"
        try:
            if how == "undo":
                match.undo(seat, match.version)
            else:
                match.submit(seat, id, answer, match.version)
            if how == "twice":
                accepted = match.version
                match.submit(seat, id, answer, match.version)
                assert match.version == accepted
        except (Stale, Refused, NotSaved):
            assert (save(GAME, match.state), match.version) == (before, version)
    assert verify(seal(match.record)) is not match.state
    assert save(GAME, verify(seal(match.record))) == save(GAME, match.state)
    resumed = journal.resume({"rounds": 30})
    for seat in (0, 1):
        assert resumed.message(seat, 0) == match.message(seat, 0)


def chatter(player: Player, seed: int, accepted: dict[int, object]) -> None:
    """Play at random: good answers, doubled ones, stale ones, undos."""
    rng = Random(seed)
    for _ in range(60):
        open_now = player.state["decisions"]
        if player.state["over"]:
            return
        if not open_now or rng.random() < 0.2:
            request = rng.choice(["sit", "stale", "undo"])
            if request == "stale" and accepted:
                player.answer(rng.choice(list(accepted)), rng.randint(1, 9))
            elif request == "undo" and rng.random() < 0.3:
                player.undo()
            player.ask(type="sit", seat=player.seat)
            continue
        decision = open_now[0]
        answer = rng.choice(decision["options"]["options"])
        for _ in range(rng.randint(1, 2)):
            if player.answer(decision["id"], answer)["type"] == "accepted":
                accepted[decision["id"]] = answer
        player.ask(type="sit", seat=player.seat)


def test_two_threads_talk_at_once(tmp_path: Path) -> None:
    app = toy_app(tmp_path / "games.sqlite")
    with running(app) as address:
        game, keys = new_game(address, rounds=2)
        with Player(address, game, keys[:1], 0) as ann, Player(address, game, keys[1:], 1) as ben:
            accepted: list[dict[int, object]] = [{}, {}]
            threads = [
                threading.Thread(target=chatter, args=(player, player.seat, accepted[player.seat]))
                for player in (ann, ben)
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            views = [player.ask(type="sit", seat=player.seat) for player in (ann, ben)]
            assert views[0]["version"] == views[1]["version"] > 10
            match = app.state.hall.live[game].result().match
            assert save(GAME, verify(seal(match.record))) == save(GAME, match.state)
            for row in match.record.inputs:
                if row.player >= 0:
                    assert row.decision in accepted[row.player]
        assert httpx.get(f"http://{address}/api/games").json()[0]["id"] == game
