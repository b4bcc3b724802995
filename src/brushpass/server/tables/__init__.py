"""A table, worked out from its log: who sits where, the game, what each audience was told."""
