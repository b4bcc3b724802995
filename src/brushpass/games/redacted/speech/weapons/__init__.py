"""What a seat of [redacted] makes of attack cards, as its view shows it."""
