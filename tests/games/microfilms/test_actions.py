"""What an action says of itself is true: pages lay answers on cards and papers by it."""

from collections.abc import Sequence

import pytest

from brushpass.core.chance import Fast
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.rules.cards import NONE
from brushpass.games.microfilms.rules.tell import Tell


class Ear(Tell):
    """Hears what lies open, and whether a win was attempted."""

    def __init__(self) -> None:
        self.open: list[int] = []
        self.attempts = 0

    def spent(self, seat: int, card: int) -> None:
        self.open.append(card)

    def discarded(self, seat: int, card: int, francs: int) -> None:
        self.open.append(card)

    def blowback(self, seat: int, target: int, card: int) -> None:
        self.open.append(card)

    def attempted(self, seat: int, identity: int, aims: Sequence[int], card: int) -> None:
        self.attempts += 1


@pytest.mark.parametrize(("mode", "seats"), [("croupier", 2), (None, 3), (None, 6)])
def test_an_action_names_the_card_that_it_takes_and_whether_it_attempts_a_win(
    mode: str | None, seats: int
) -> None:
    for seed in range(40):
        chance = Fast(seed)
        s = GAME.setup(GAME.about.options(mode, seats), chance, GAME.silent)
        while acting := GAME.to_act(s):
            (seat,) = acting
            legal = GAME.legal(s, seat)
            action = legal[chance.pick(len(legal))]
            hand, ear = s.hands[seat].cards[:], Ear()
            GAME.play(s, seat, action, chance, ear)
            kind = getattr(action, "kind", NONE)
            assert kind == NONE or hand[kind], action
            assert ear.attempts == hasattr(action, "attempt"), action
            if not action.name.startswith("offer") and not ear.attempts:
                assert ear.open == ([] if kind == NONE else [kind]), action
