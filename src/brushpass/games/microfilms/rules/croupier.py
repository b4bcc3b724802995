"""M8 The Croupier: what he does by himself."""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.games.microfilms.rules.cards import CROUPIER_WINS, NONE
from brushpass.games.microfilms.rules.ending import TEN_FRANCS, finish
from brushpass.games.microfilms.rules.hands import draw, lay_open
from brushpass.games.microfilms.rules.state import State
from brushpass.games.microfilms.rules.tell import Tell
from brushpass.games.microfilms.rules.turn import take_from_house


def take_turn(s: State, chance: Chance, tell: Tell) -> None:
    place = s.seats
    hand = s.hands[place]
    cards = hand.size  # MR24: counted once
    if cards < 2:
        if s.deck.size > 0:
            kind = chance.draw(s.deck.cards, s.deck.size)
            draw(s, place, kind)  # M8.6
            tell.croupier_drew()
        return
    francs = take_from_house(s, place, 1)  # M8.7
    s.cleared[place] = True
    gone: i64 = NONE
    if cards == 3:
        gone = chance.draw(hand.cards, cards)
        lay_open(s, hand, gone)
    tell.croupier_played(francs, gone)
    if s.francs[place] >= CROUPIER_WINS:  # M8.11, MR26
        finish(s, TEN_FRANCS, 0, tell)
