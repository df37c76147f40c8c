"""The rules as data: catalogue, texts in four languages, and what of them is implemented and proven."""
