"""The rules of a table, pure: events, the table they fold into, decisions, and what each viewer may see.

Nothing in here reads a clock, draws random numbers, stores or sends. Times and randomness come in as arguments.
"""
