"""What `play`, `test` and the build need before anything is installed: the standard library alone."""
