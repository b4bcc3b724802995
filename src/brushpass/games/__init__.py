"""One folder a game; the catalogue finds them here."""
