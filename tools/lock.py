"""`python -m tools.lock`: resolves the libraries anew into lock/, with hashes and without registry hosts."""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMMAND = (
    "uv",
    "pip",
    "compile",
    "--universal",
    "--generate-hashes",
    "--no-header",
    "--no-annotate",
    "--quiet",
)


def requirements(project: Path) -> dict[str, list[str]]:
    """What each lock file must hold: play also builds the package, test holds all of play and what is
    optional, mutate fits in.
    """
    told = tomllib.loads(project.read_text(encoding="utf-8"))
    play = [*told["project"]["dependencies"], *told["build-system"]["requires"]]
    extras = told["project"]["optional-dependencies"]
    groups = told["dependency-groups"]
    return {
        "test": [*play, *extras["postgresql"], *groups["test"]],
        "play": play,
        "node": groups["node"],
        "mutate": groups["mutate"],
    }


def main() -> int:
    folder = ROOT / "lock"
    folder.mkdir(exist_ok=True)
    for name, wanted in requirements(ROOT / "pyproject.toml").items():
        argv = [*COMMAND, "--python-version", "3.11", "--upgrade", "-o", str(folder / f"{name}.txt"), "-"]
        if name in ("play", "mutate"):
            argv += ["--constraint", str(folder / "test.txt")]
        code = subprocess.run(argv, input="\n".join(wanted), text=True, check=False).returncode
        if code != 0:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
