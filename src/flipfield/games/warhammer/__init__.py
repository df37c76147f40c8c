"""Warhammer: Diskwars (2013)."""
