"""Nonsense of every kind, thrown at a server and at the readers of files; nothing of it may do harm."""
