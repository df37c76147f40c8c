"""A server whose route is hoarding."""

from tests.fuzz.broken import hoarding, serve

if __name__ == "__main__":
    serve(hoarding)
