"""Kompromat, by Adam Porter and Rob Fisher: twenty-one with bluff, for two."""
