"""Every game as an environment of TextArena: `textarena.make("Brushpass-Kompromat-v0")`.

Its interface names one player at a time. Where several choose at once, sealed, they are asked one
after the other, and nobody reads what another chose.
"""

from typing import Any

import textarena

from brushpass.core.catalogue import games
from brushpass.core.refusal import Refusal
from brushpass.research.text import TextTable


class BrushpassEnv(textarena.Env):  # type: ignore[misc]
    """`mode`, `settings`, `bots`, `retries` and `history` are those of the table in words."""

    def __init__(self, game: str, **table: Any) -> None:
        self.game = game
        self.terms = table
        self.table: TextTable | None = None
        self._introduced: set[int] = set()
        self._again = ""  # why the last answer was not taken

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.close_table()
        self.table = TextTable(self.game, seats=num_players, **self.terms)
        self.table.reset(seed)
        self._introduced = set()
        self._again = ""

    @property
    def _begun(self) -> TextTable:
        if self.table is None:
            raise Refusal("no game has begun: call reset first")
        return self.table

    def get_observation(self) -> tuple[int, str]:
        """Whose turn it is, and what they read."""
        table = self._begun
        if table.over:
            raise Refusal("the game is over: call close for the rewards")
        seat = table.to_act[0]
        parts = [] if seat in self._introduced else [table.introduction(seat)]
        self._introduced.add(seat)
        parts += [self._again] if self._again else []
        return seat, "\n\n".join([*parts, table.observe(seat)])

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        table = self._begun
        if table.over:
            raise Refusal("the game is over: call reset for another")
        seat = table.to_act[0]
        outcome = table.act(seat, action)
        self._again = outcome.words if outcome.move is None else ""
        told = {"came": str(outcome.came), "words": outcome.words, "move": outcome.move}
        return table.over, told

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Rewards, and what each seat did: 1 shared by the winners, -1 by the losers."""
        table = self._begun
        result = table.result
        returns = (0.0,) * table.options.seats if result is None else result.honest
        told = {
            seat: {
                "ending": "" if result is None else result.ending,
                "decisions": tally.decisions,
                "unreadable": tally.unreadable,
                "illegal": tally.illegal,
                "forfeits": tally.forfeits,
            }
            for seat, tally in enumerate(table.tallies)
        }
        self.close_table()
        return dict(enumerate(returns)), told

    def close_table(self) -> None:
        if self.table is not None:
            self.table.close()


def environment_id(game: str) -> str:
    return f"Brushpass-{game.title().replace('_', '')}-v0"


for _name in games():
    textarena.register(environment_id(_name), BrushpassEnv, game=_name)
