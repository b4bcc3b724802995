"""The rules of [redacted], a file for each section of the rulebook."""
