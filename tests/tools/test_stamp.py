"""Stamps tell what changed, and whether an environment was left half made."""

from pathlib import Path

import pytest

from tools.stamp import Stamps, digest


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "src" / "part").mkdir(parents=True)
    (tmp_path / "src" / "a.py").write_text("a = 1\n")
    (tmp_path / "src" / "part" / "b.toml").write_text("b = 2\n")
    return tmp_path


def test_digest_stays_the_same_for_the_same_files(tree: Path) -> None:
    before = digest(tree, [tree / "src"])
    (tree / "src" / "a.py").write_text("a = 1\n")
    assert digest(tree, [tree / "src"]) == before


@pytest.mark.parametrize("name", ["src/a.py", "src/part/b.toml", "src/part/new.ftl"])
def test_digest_sees_contents_and_names(tree: Path, name: str) -> None:
    before = digest(tree, [tree / "src"])
    (tree / name).write_text("changed\n")
    assert digest(tree, [tree / "src"]) != before


def test_digest_sees_a_renamed_file(tree: Path) -> None:
    before = digest(tree, [tree / "src"])
    (tree / "src" / "a.py").rename(tree / "src" / "c.py")
    assert digest(tree, [tree / "src"]) != before


def test_digest_sees_words(tree: Path) -> None:
    assert digest(tree, [tree / "src"], "gcc") != digest(tree, [tree / "src"], "clang")


def test_digest_skips_what_tools_leave(tree: Path) -> None:
    before = digest(tree, [tree / "src"])
    for left in ("__pycache__", "node_modules", "flipfield.egg-info"):
        (tree / "src" / left).mkdir()
        (tree / "src" / left / "x").write_text("x")
    assert digest(tree, [tree / "src"]) == before


def test_digest_of_a_missing_file_differs_from_an_empty_one(tree: Path) -> None:
    before = digest(tree, [tree / "lock.txt"])
    (tree / "lock.txt").write_text("")
    assert digest(tree, [tree / "lock.txt"]) != before


def test_stamps_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "stamps.json"
    Stamps(file).end("libraries", "abc")
    assert Stamps(file).fresh("libraries", "abc")
    assert not Stamps(file).fresh("libraries", "def")
    assert not Stamps(file).broken


@pytest.mark.parametrize("content", [None, "", "{", "[]", '"x"'])
def test_missing_or_damaged_stamps_are_broken(tmp_path: Path, content: str | None) -> None:
    file = tmp_path / "stamps.json"
    if content is not None:
        file.write_text(content)
    assert Stamps(file).broken


def test_a_step_that_did_not_end_leaves_the_environment_broken(tmp_path: Path) -> None:
    file = tmp_path / "stamps.json"
    Stamps(file).end("environment", "3.11")
    Stamps(file).begin("libraries")
    assert Stamps(file).broken
    Stamps(file).end("libraries", "abc")
    assert not Stamps(file).broken


def test_begun_and_dropped_stamps_are_not_fresh(tmp_path: Path) -> None:
    stamps = Stamps(tmp_path / "stamps.json")
    stamps.end("client", "abc")
    stamps.drop("client")
    assert not Stamps(stamps.file).fresh("client", "abc")
    stamps.end("package", "abc")
    stamps.begin("package")
    assert not Stamps(stamps.file).fresh("package", "abc")
