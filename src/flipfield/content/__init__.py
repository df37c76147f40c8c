"""Packs: tables of numbers with their provenance."""
