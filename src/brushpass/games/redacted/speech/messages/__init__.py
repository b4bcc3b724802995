"""Everything that a seat of [redacted] can be told."""
