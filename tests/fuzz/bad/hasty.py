"""A server that counts before it looks."""

from tests.fuzz.broken import serve_hasty

if __name__ == "__main__":
    serve_hasty()
