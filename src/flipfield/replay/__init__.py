"""Replays: a game as its header and the answers that were given, chance included."""
