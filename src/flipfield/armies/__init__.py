"""Armies as people hand them around: a readable text, a share code, one drawn at random."""
