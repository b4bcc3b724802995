"""How bots play [redacted]."""
