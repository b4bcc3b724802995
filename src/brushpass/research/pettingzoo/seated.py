"""One table as PettingZoo's two kinds of environments need it: seen from every seat, and able to be
copied and pickled in the middle of a game."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy
from numpy.typing import NDArray

from brushpass.bots.text.prompt import table_text
from brushpass.core.action import Action
from brushpass.core.observation import clear, zeros
from brushpass.core.rows import Rows
from brushpass.research.attended import Attended
from brushpass.research.gym.buffers import Buffers
from brushpass.research.terms import Terms

SEEDS: Final = 62  # bits
Row = NDArray[numpy.uint8]
Mask = NDArray[numpy.int8]
Deed = int | dict[int, int]  # the seat that is to act did this; or these seats did these at once


class Seated:
    """Compiled states cannot be pickled, so a copy is the same game played again from its seed."""

    def __init__(self, terms: Terms, listens: bool) -> None:
        """`listens`: seats hear and remember, so that the table can be shown in words."""
        self.terms = terms
        self.listens = listens
        self.luck = Random()  # of the games whose seed nobody names
        self.seed: int | None = None  # of this game; None: none has begun
        self.deeds: list[Deed] = []
        self._sit_down()

    def _sit_down(self) -> None:
        self.rows: Rows = _attended(self.terms) if self.listens else self.terms.rows(1, again=False)
        self.game = self.rows.game
        self.seats = int(self.rows.seats)
        seen = Buffers.of(self.rows)
        pages = seen.observations  # one for each seat, or one for whoever is to act
        self.pages: list[Row] = [pages[seat % len(pages)] for seat in range(self.seats)]
        self.mask: Mask = seen.masks[0]
        self.rewards: NDArray[numpy.float64] = seen.rewards[0]
        self.no_mask: Mask = numpy.zeros_like(self.mask)
        self.no_mask.flags.writeable = False
        self._buffer = zeros(self.rows.width)  # for any other seat
        self._seen: Row = numpy.frombuffer(memoryview(self._buffer), numpy.uint8)

    def __getstate__(self) -> tuple[Any, ...]:
        return self.terms, self.listens, self.luck, self.seed, self.deeds

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.terms, self.listens, self.luck, self.seed, deeds = state
        self._sit_down()
        if self.seed is not None:
            self._deal(self.seed)
            for deed in deeds:
                if isinstance(deed, int):
                    self.play(deed)
                else:
                    self.play_at_once(deed)
        self.deeds = list(deeds)

    def begin(self, seed: int | None) -> None:
        """Seeds that nobody names follow from the last one that somebody did."""
        if seed is not None:
            self.luck.seed(seed)
        self._deal(self.luck.getrandbits(SEEDS) if seed is None else seed)

    def _deal(self, seed: int) -> None:
        self.seed = seed
        self.deeds = []
        self.rows.seed(0, seed)
        self.rows.begin(0)

    def play(self, action: int) -> None:
        """The decision of the seat that is to act."""
        self.deeds.append(action)
        self.rows.play(0, action)

    def play_at_once(self, chosen: dict[int, int]) -> None:
        """Of all seats that are to act. Sealed: each chose before anything is played."""
        self.deeds.append(chosen)
        rows, state = self.rows, self.rows.states[0]
        rows.forget(0)
        wrong = [seat for seat, action in chosen.items() if not self.allows(seat, action)]
        for seat in wrong:
            rows.acted[0] = seat
            rows.end_badly(0)
        if wrong:
            return
        for seat, action in chosen.items():
            rows.acted[0] = seat
            self.game.follow(state, seat, self.game.actions[action], rows.lucks[0], rows.tells[0])
        if rows.shaping:
            rows.shape(0)
        rows.look(0)

    @property
    def over(self) -> bool:
        return bool(self.rows.over[0])

    def to_act(self) -> tuple[int, ...]:
        return () if self.over else self.rows.to_act(0)

    def menu(self, seat: int) -> Sequence[Action]:
        return () if self.over else self.game.legal(self.rows.states[0], seat)

    def allows(self, seat: int, action: int) -> bool:
        return any(option.id == action for option in self.menu(seat))

    def mask_of(self, seat: int) -> Mask:
        options = [option.id for option in self.menu(seat)]
        if not options:
            return self.no_mask
        mask: Mask = numpy.zeros_like(self.mask)
        mask[options] = 1
        return mask

    def row_of(self, seat: int) -> Row:
        """What any seat observes: exactly what the game's observer writes for it."""
        clear(self._buffer, 0, self.rows.width)
        self.rows.write(0, seat, self._buffer, 0)
        return self._seen.copy()

    def state(self) -> Row:
        """What all seats observe, one after the other. What nobody has seen is no part of it."""
        return numpy.concatenate([self.row_of(seat) for seat in range(self.seats)])

    def ending(self) -> dict[str, Any]:
        """How it ended, for the infos."""
        return {"ending": self.rows.endings[0], "illegal": bool(self.rows.illegal[0])}

    def told(self, seat: int) -> str:
        """The table as this seat sees it, in the game's words."""
        assert isinstance(self.rows, Attended)
        return table_text(self.game, self.rows.view(0, seat))

    def leave(self) -> None:
        if isinstance(self.rows, Attended):
            self.rows.leave()


def _attended(terms: Terms) -> Attended:
    return Attended(
        terms.rules,
        terms.options,
        1,
        beliefs=terms.beliefs,
        again=False,
        reward=terms.reward,
        shaping=terms.shaping,
        penalty=terms.penalty,
    )
