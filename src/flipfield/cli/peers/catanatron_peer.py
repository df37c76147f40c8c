"""Two random players of Catanatron, whole games one after another; run by its own environment."""

import json
import sys
import time
from importlib import import_module


def main(limit: float) -> None:
    """Print how many actions Catanatron's own play loop took in about `limit` seconds."""
    catanatron = import_module("catanatron")
    colors = (catanatron.Color.RED, catanatron.Color.BLUE)
    decisions, games = 0, 0
    start = time.perf_counter()
    while (seconds := time.perf_counter() - start) < limit:
        games += 1
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=games)
        game.play()
        decisions += len(game.state.actions)
    print(json.dumps({"decisions": decisions, "seconds": seconds}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
