"""Fuzzing: random, half-valid and hostile inputs for everything that reads what strangers write.

`make fuzz` runs it for as long as wanted; docs/security.md says what it checks. An input is one line, message, frame,
request or text; a case is what one run of a target reads, and may hold several inputs.
"""
