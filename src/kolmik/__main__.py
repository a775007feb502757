"""`python -m kolmik` is the command `kolmik`."""

from kolmik.cli import main

main()
