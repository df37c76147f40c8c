"""Exact odds: outcomes with their probabilities, computed by the rules that play the game."""
