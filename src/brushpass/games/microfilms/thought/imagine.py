"""A whole truth that a view allows.

Identities (suspects.py) and cards (sampling.py) are as likely as the deal makes them; what other
seats have seen of them (recall.py) is as likely as the glances make it that the viewer remembers.
"""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.games.microfilms.rules.cards import KINDS, NONE
from brushpass.games.microfilms.rules.setup import empty_table
from brushpass.games.microfilms.rules.state import Deck, Hand, State
from brushpass.games.microfilms.speech.wire import HandView, View
from brushpass.games.microfilms.thought.recall import recall_all
from brushpass.games.microfilms.thought.sampling import sample
from brushpass.games.microfilms.thought.suspects import Suspects, deal
from brushpass.games.microfilms.thought.unseen import Unseen


def imagine(v: View, chance: Chance) -> State:
    s = public_facts(v)
    s.identity, s.second = deal(Suspects(v), chance)
    unseen = Unseen(v)
    layout = sample(unseen, chance)
    s.box = layout.box
    s.discard = layout.covered + unseen.discard[unseen.covered :]
    for place in range(len(s.hands)):
        fill(s.hands[place], v.players[place].hand, layout.hands[place])
    s.deck = Deck([unseen.deck_sure[kind] + layout.deck[kind] for kind in range(KINDS)], v.deck)
    if sum(s.deck.cards) != v.deck:
        raise ValueError("no deal fits this view: its cards do not add up")
    recall_all(s, v, layout, chance)
    s.offered = v.offered
    if v.offered < NONE:
        hand = s.hands[s.active]
        s.offered = chance.draw(hand.cards, hand.size)
    return s


def public_facts(v: View) -> State:
    s = empty_table(v.seats, v.duel)
    s.strict_claim = v.strict_claim
    s.memory_aid = v.memory_aid
    s.absent = v.absent
    s.starter = v.starter
    s.phase = v.phase
    s.active = v.active
    s.actor = v.actor
    s.target = v.target
    s.turn = v.turn
    s.evening = v.evening
    s.house = v.house
    s.glimpse = v.glimpse
    s.ending = v.ending
    s.winners = v.winners
    if len(v.players) != len(s.hands):
        raise ValueError("no deal fits this view: another number of places at the table")
    for place in range(len(v.players)):
        player = v.players[place]
        s.francs[place] = player.francs
        s.cleared[place] = player.cleared
        s.asked[place] = player.asked
        s.denied[place] = player.denied
        if player.out:
            s.gone |= 1 << place
    return s


def fill(hand: Hand, seen: HandView, laid: list[int]) -> None:
    """The cards; who knows of them comes later."""
    for kind in range(KINDS):
        count: i64 = seen.sure[kind] + laid[kind]
        hand.cards[kind] = count
        hand.size += count
        for _ in range(count):
            hand.marks.append(kind)
        if not 0 <= seen.public[kind] <= seen.sure[kind]:
            raise ValueError("no deal fits this view: everybody knows more than the viewer")
    if hand.size != seen.size:
        raise ValueError("no deal fits this view: its cards do not add up")
