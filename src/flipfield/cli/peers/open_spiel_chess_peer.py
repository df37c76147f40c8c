"""Random legal moves of OpenSpiel's chess, whole games one after another; run by its own environment."""

import json
import random
import sys
import time
from importlib import import_module


def main(limit: float) -> None:
    """Print how many moves OpenSpiel's chess took in about `limit` seconds."""
    chess = import_module("pyspiel").load_game("chess")
    rng = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    while (seconds := time.perf_counter() - start) < limit:
        state = chess.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    print(json.dumps({"decisions": decisions, "seconds": seconds}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
