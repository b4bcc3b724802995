"""Everything that follows from one seed: a deal for each game, and luck of their own for bots."""

from brushpass.core.chance import Fast, secret_from_seed

MOST_GAMES = 1 << 32


def game_seed(seed: int, number: int) -> int:
    """No two games of any two runs share it."""
    return seed * MOST_GAMES + number


def game_secret(seed: int, number: int) -> bytes:
    return secret_from_seed(game_seed(seed, number))


def bot_chance(seed: int, seat: int) -> Fast:
    """Apart from the deal's luck, so that neither tells anything of the other."""
    return Fast(seed * 16 + seat + 1)
