"""The case language: rules as executable examples."""
