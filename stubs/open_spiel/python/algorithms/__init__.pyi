"""What we use of OpenSpiel's Python, which has no types of its own."""
