"""A server whose route is raising."""

from tests.fuzz.broken import raising, serve

if __name__ == "__main__":
    serve(raising)
