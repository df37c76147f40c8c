"""Requests that are made to cost much are refused in words."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path

import httpx
import pytest

from flipfield.server.app import create_app
from tests.content.attacks import JSON, TOML
from tests.server.house import HUMANS, running


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Generator[httpx.Client]:
    folder: Path = tmp_path_factory.mktemp("costly")
    with (
        running(create_app(f"sqlite:///{folder / 'games.sqlite'}", 0.0)) as address,
        httpx.Client(base_url=f"http://{address}/api/", timeout=30) as client,
    ):
        yield client


@pytest.mark.parametrize("name", TOML)
def test_overlays(web: httpx.Client, name: str) -> None:
    text, code = TOML[name]
    if len(json.dumps(text)) > 65_000:
        return
    (flaw,) = web.post("overlays/check", json={"text": text}).json()["flaws"]
    assert flaw["code"] == code
    reply = web.post("games", json={"game": "training", "seats": HUMANS, "options": {"overlay": text}})
    assert reply.status_code == 400
    facts = reply.json()["error"]["facts"]
    assert (facts["key"], facts["reason"], facts["flaw"][0]) == ("overlay", "bad-overlay", code)


@pytest.mark.parametrize("path", ["games", "overlays/check", "armies/check", "armies/read", "lessons/first"])
@pytest.mark.parametrize("name", JSON)
def test_bodies(web: httpx.Client, path: str, name: str) -> None:
    text, code = JSON[name]
    reply = web.post(path, content=text)
    if reply.status_code != 404:
        assert reply.json()["error"]["code"] == code
        assert reply.status_code == (413 if code == "too-large" else 400)


@pytest.mark.parametrize("name", sorted(JSON.keys() - {"too much"}))
def test_replays(web: httpx.Client, name: str) -> None:
    reply = web.post("replays", content=JSON[name][0])
    assert (reply.status_code, reply.json()["error"]["code"]) == (400, "broken-replay")


def test_an_army_of_thousands_of_regiments(web: httpx.Client) -> None:
    army = {"regiments": [{"hero": "karl-franz", "units": {}}] * 1500, "cards": []}
    reply = web.post("armies/check", json={"army": army})
    assert reply.json()["error"]["facts"]["reason"] == "far-too-many-regiments"
