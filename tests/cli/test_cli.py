"""The command line: what it prints, how it ends, and one clear sentence for whatever is wrong."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from flipfield import bots, games
from flipfield.bots import Seat
from flipfield.cli import main
from flipfield.kernel.value import Value
from flipfield.lab.sim import play, simulate
from flipfield.replay.record import read_file, seal, verify, write_file
from tests.laws.toy import AuctionGame


class Ended(NamedTuple):
    """How a call of the command line ended."""

    code: object
    out: str
    err: str


Run = Callable[..., Ended]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Calls the command line in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str) -> Ended:
        monkeypatch.setattr(sys, "argv", ["flipfield", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        return Ended(ended.value.code, out, err)

    return call


def complaint(ended: Ended, code: int) -> str:
    """The one sentence that a failed call says."""
    assert ended.code == code
    assert ended.out == ""
    assert ended.err.startswith("flipfield: ")
    assert ended.err.count("\n") == 1
    return ended.err


def test_without_arguments_the_commands_are_shown(run: Run) -> None:
    ended = run()
    assert ended.code == 0
    for command in ("play", "serve", "sim", "laws", "case", "rules", "pack", "replay", "bench", "fuzz"):
        assert command in ended.out


def test_help_loads_nothing_heavy() -> None:
    heavy = ("flipfield.games", "flipfield.server", "shapely", "sqlalchemy", "starlette", "fluent")
    program = f"import sys, flipfield.cli; print([name for name in {heavy} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_module_can_be_run() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "flipfield.cli", "sim", "nothing"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "flipfield: no game is called 'nothing'; known games: training, warhammer.\n"


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (["sim", "trainin"], "known games: training"),
        (["laws", "trainin"], "known games: training"),
        (["sim", "training", "--bots", "gredy"], "known bots: random, greedy"),
        (["sim", "training", "--bots", "random,random,random"], "name at most 2 bots"),
        (["sim", "training", "--gmes", "3"], "--games"),
        (["sim", "training", "--games", "many"], "--games"),
        (["sim", "training", "--games", "0"], "--games"),
        (["sim"], "GAME"),
        (["simm"], "'sim'"),
        (["serve", "--port", "99999"], "--port"),
        (["case", "nowhere"], "nowhere does not exist"),
        (["case", "."], "no case was found"),
        (["pack"], "pack --help"),
        (["pack", "check", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["pack", "show", "nowhere.toml"], "nowhere.toml cannot be read"),
        (["replay", "verify", "nowhere.flip.json"], "nowhere.flip.json cannot be read"),
        (["replay", "show", "."], "cannot be read"),
    ],
    ids=lambda item: " ".join(item) if isinstance(item, list) else "",
)
def test_a_wrong_call_is_told_in_one_sentence(run: Run, call: list[str], words: str) -> None:
    assert words in complaint(run(*call), 2)


def sums(run: Run, *arguments: str) -> dict[str, Any]:
    ended = run("sim", "training", "--json", *arguments)
    assert ended.code == 0
    found: dict[str, Any] = json.loads(ended.out)
    assert found.pop("seconds") > 0
    return found


def test_sim_is_the_same_for_the_same_seed(run: Run) -> None:
    first = sums(run, "--games", "6", "--bots", "random", "--seed", "3")
    assert first == sums(run, "--games", "6", "--bots", "random,random", "--seed", "3")
    assert first != sums(run, "--games", "6", "--bots", "random", "--seed", "4")
    assert first["games"] == first["wins"]["random"] + first["wins"]["none"] == 6
    assert (first["dead_ends"], first["errors"], first["saved"]) == (0, 0, [])
    assert first["decisions"] > 6 * 50


def test_sim_tells_people_who_won(run: Run) -> None:
    ended = run("sim", "training", "--games", "2")
    assert ended.code == 0
    assert ended.out.startswith("2 games, ")
    assert "random" in ended.out


class Noted:
    """A random bot that notes its seats."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seats: list[int] = []

    def choose(self, seat: Seat, rng: Random) -> Value:
        self.seats.append(int(seat.decision.player))
        return seat.sample(rng)


def test_sim_swaps_sides() -> None:
    one, two = Noted("one"), Noted("two")
    for games_played in (1, 2):
        one.seats, two.seats = [], []
        simulate(AuctionGame(), games_played, [one, two], seed=0)
        assert set(one.seats) == set(range(games_played))
    assert set(two.seats) == {0, 1}


class Stumbling:
    """A bot that fails in the middle of a game, by an exception or by an illegal answer."""

    def __init__(self, name: str, answer: Value) -> None:
        self.name = name
        self.answer = answer

    def choose(self, seat: Seat, rng: Random) -> Value:
        if seat.decision.id < 40:
            return seat.sample(rng)
        if self.answer is None:
            raise ValueError("lost my head")
        return self.answer


@pytest.mark.parametrize(("answer", "words"), [(None, "ValueError: lost my head"), ("junk", "Refused: ")])
def test_a_game_that_goes_wrong_is_saved(
    run: Run, monkeypatch: pytest.MonkeyPatch, answer: Value, words: str
) -> None:
    monkeypatch.setattr(bots, "_BOTS", {"random": Stumbling("random", answer)})
    ended = run("sim", "training", "--games", "1", "--seed", "7", "--json")
    assert ended.code == 1
    found = json.loads(ended.out)
    assert (found["errors"], found["dead_ends"]) == (1, 0)
    [saved] = found["saved"]
    assert words in saved["trouble"]
    assert (saved["seed"], saved["game"]) == (7, 0)
    assert saved["file"] in ended.err
    assert verify(read_file(Path(saved["file"]))).pending[0].id >= 40


def test_laws_that_hold(run: Run) -> None:
    for options in ([], ["--cheap"]):
        ended = run("laws", "training", "--games", "1", *options)
        assert (ended.code, ended.out) == (0, "All laws held in 1 games of training.\n")


def test_the_law_of_secrets_alone(run: Run) -> None:
    ended = run("laws", "warhammer", "--games", "1", "--players", "4", "--teams", "--law", "secrets")
    assert (ended.code, ended.out) == (0, "The law of secrets held in 1 games of warhammer.\n")
    assert "training has no teams" in complaint(run("laws", "training", "--teams"), 2)


class Idle(AuctionGame):
    """Breaks its own invariant from the start."""

    def broken(self, state: object) -> str:
        return "something is rotten"


def test_a_broken_law_is_told_with_its_place(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "find", lambda name: Idle())
    said = complaint(run("laws", "auction", "--seed", "5"), 1)
    assert "seed 5, game 0, decision 0: invariants: something is rotten" in said


def test_cases(run: Run, tmp_path: Path) -> None:
    tmp_path.joinpath("one.toml").write_text('game = "warhammer"\n')
    ended = run("case", ".")
    assert ended.code == 1
    assert "0 of 1 cases hold" in ended.out


def test_pack_show_marks_house_numbers(run: Run) -> None:
    ended = run("pack", "show")
    assert ended.code == 0
    marked = [line for line in ended.out.splitlines() if "house" in line]
    assert marked
    assert all("house *" in line for line in marked)
    assert "printed" in ended.out


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[unit.orc-boyz]\natack = 6\n", "did you mean 'attack'"),
        ("[unit.orc-boy]\nmovement = 6\n", "did you mean 'orc-boyz'"),
        ('[unit.orc-boyz]\nmovement = "6"\n', "line 2"),
        ("[unit.orc-boyz\n", "is not TOML"),
        ("unit = 3\n", "mine.toml"),
    ],
)
def test_pack_check_says_where_the_mistake_is(run: Run, tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[unit.orc-boyz]\nmovement = 6\n")
    assert run("pack", "check", "mine.toml") == (0, "mine.toml is a sound overlay.\n", "")
    file.write_text(text)
    assert words in complaint(run("pack", "check", "mine.toml"), 1)


def test_replays(run: Run, tmp_path: Path) -> None:
    random = bots.find("random")
    record = seal(play(games.find("training"), [random, random], Random(1)).record)
    file = tmp_path / "game.flip.json"
    write_file(record, file)
    ended = run("replay", "verify", "game.flip.json")
    assert (ended.code, ended.out) == (0, f"game.flip.json plays as it says: {len(record.inputs)} answers.\n")
    ended = run("replay", "show", "game.flip.json")
    assert ended.code == 0
    assert ended.out.count("\n") > len(record.inputs)
    file.write_bytes(file.read_bytes().replace(record.digests[len(record.inputs)].encode(), b"0" * 64))
    assert "digest" in complaint(run("replay", "verify", "game.flip.json"), 1)
    file.write_text("nonsense")
    for command in ("verify", "show"):
        assert "line 1" in complaint(run("replay", command, "game.flip.json"), 1)


def test_replays_of_other_rules(run: Run, tmp_path: Path) -> None:
    random = bots.find("random")
    record = seal(play(games.find("training"), [random, random], Random(1)).record)
    count = len(record.inputs)
    record.rules = 1
    write_file(record, tmp_path / "game.flip.json")
    ended = run("replay", "verify", "game.flip.json")
    assert (ended.code, ended.out.splitlines()) == (
        0,
        [f"game.flip.json was played by version 1 of the rules; it plays by today's: {count} answers."],
    )
    record.inputs[9] = record.inputs[9]._replace(answer=(99, 0, 0))
    write_file(record, tmp_path / "game.flip.json")
    said = complaint(run("replay", "verify", "game.flip.json"), 1)
    assert f"stops after 9 of {count} answers: played by version 1 of the rules" in said
    assert "wd.command.passive-duration" in said
    ended = run("replay", "show", "game.flip.json")
    assert ended.code == 0
    assert ended.out.splitlines()[-1].startswith("stopped after 9 of")


def test_a_port_in_use(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = complaint(run("serve", "--port", str(port), "--database", "games.sqlite"), 1)
    assert f"port {port} is in use; try --port {port + 1}" in said


@pytest.mark.parametrize(
    ("command", "database"),
    [
        (["serve"], "nosql://here/there"),
        (["play", "--no-browser"], "not-a-database"),
        (["serve"], "not-a-database/games.sqlite"),
    ],
)
def test_a_database_that_cannot_be_used(tmp_path: Path, command: list[str], database: str) -> None:
    tmp_path.joinpath("not-a-database").write_text("certainly not")
    if "://" not in database:
        database = str(tmp_path / database)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    call = [sys.executable, "-m", "flipfield.cli", *command, "--port", port, "--database", database]
    done = subprocess.run(call, capture_output=True, text=True, check=False, timeout=60)
    said = complaint(Ended(done.returncode, done.stdout, done.stderr), 1)
    assert "the database cannot be used" in said or "cannot serve" in said


def test_bench(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["flipfield.cli.bench"], "OURS", 0.05)
    monkeypatch.setattr(sys.modules["flipfield.cli.bench"], "TIMED", 1)
    monkeypatch.setattr("flipfield.cli.peers.measure_peers", lambda seconds, say: {"catanatron": 1000.0})
    ended = run("bench", "--json", "--peers")
    assert ended.code == 0
    report = json.loads(ended.out)
    ours = report["ours"]
    assert set(ours) == {
        "decisions_per_second",
        "games_per_second",
        "clone_us",
        "reach_ms_p50",
        "reach_ms_p95",
        "apply_ms_p99",
        "describe_ms_p99",
    }
    assert ours["describe_ms_p99"] == max(report["describe_ms_p99"].values())
    assert {"deploy", "turn"} <= set(report["describe_ms_p99"])
    assert report["compiled"] is (not (games.__file__ or "").endswith(".py"))
    assert report["peers"] == {"catanatron": 1000.0}
    assert report["ratios"]["catanatron"] == pytest.approx(ours["decisions_per_second"] / 1000, abs=0.01)
    assert ours["reach_ms_p95"] >= ours["reach_ms_p50"] > 0
    ended = run("bench", "warhammer")
    assert ended.code == 0
    assert "decisions_per_second" in ended.out
    assert "ratios" not in ended.out
