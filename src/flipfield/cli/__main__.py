"""`python -m flipfield.cli`."""

from flipfield.cli import main

main()
