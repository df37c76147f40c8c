"""The kernel: states, decisions, events and the loop that plays them. It knows no game."""
