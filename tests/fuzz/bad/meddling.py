"""A server whose route is meddling."""

from tests.fuzz.broken import meddling, serve

if __name__ == "__main__":
    serve(meddling)
