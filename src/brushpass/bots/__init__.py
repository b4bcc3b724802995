"""Who plays in place of a person: any bot at any game, and the glass wall around it."""
