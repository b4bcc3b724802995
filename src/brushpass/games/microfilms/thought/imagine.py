"""A whole truth that a view allows.

Identities (suspects.py) and cards (lay.py) are as likely as the deal makes them; what other seats
have seen of them (recall.py) is as likely as the public glances make it.
"""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.games.microfilms.memory.lots import hide
from brushpass.games.microfilms.rules.cards import KINDS, NONE
from brushpass.games.microfilms.rules.setup import empty_table
from brushpass.games.microfilms.rules.state import OVER, Case, Pack, State
from brushpass.games.microfilms.speech.wire import PackView, View
from brushpass.games.microfilms.thought.lay import lay
from brushpass.games.microfilms.thought.recall import recall_all
from brushpass.games.microfilms.thought.suspects import Suspects, deal
from brushpass.games.microfilms.thought.unseen import Laid, Unseen


def imagine(v: View, chance: Chance) -> State:
    s = public_facts(v)
    s.identity, s.second = deal(Suspects(v), chance)
    unseen = Unseen(v)
    laid = lay(unseen, chance)
    s.box = laid.box
    for place in range(len(s.hands)):
        fill(s.hands[place], v.players[place].hand, laid.hands[place])
    fill(s.deck, v.deck, laid.deck)
    imagine_drawn(s, v, chance)
    recall_all(s, v, laid, chance)
    imagine_lots(s, v, laid, unseen.cases)
    s.offered = v.offered
    if v.offered < NONE:
        hand = s.hands[s.active]
        s.offered = chance.draw(hand.cards, hand.size)
    return s


def public_facts(v: View) -> State:
    s = empty_table(v.seats, v.duel)
    s.strict_claim = v.strict_claim
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
    s.shuffled = v.shuffled[:]
    s.draws = v.draws[:]
    s.discard = v.discard[:]
    s.missed = v.missed[:]
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
        public_pack(s.hands[place], player.hand)
    public_pack(s.deck, v.deck)
    return s


def public_pack(pack: Pack, seen: PackView) -> None:
    pack.size = seen.size
    pack.glances = seen.glances[:]
    pack.unsure = seen.unsure
    pack.held = seen.held


def fill(pack: Pack, seen: PackView, laid: list[int]) -> None:
    cards: i64 = 0
    for kind in range(KINDS):
        pack.cards[kind] = seen.sure[kind] + laid[kind]
        cards += pack.cards[kind]
        if not 0 <= seen.public[kind] <= seen.sure[kind]:
            raise ValueError("no deal fits this view: everybody knows more than the viewer")
    if cards != pack.size:
        raise ValueError("no deal fits this view: its cards do not add up")


def imagine_lots(s: State, v: View, laid: Laid, cases: list[Case]) -> None:
    """The viewer's own cases. All others are taken to know of which lot each card is."""
    if v.phase == OVER:
        return
    viewer: i64 = s.seats if v.seat is None else v.seat
    for observer in range(s.seats + 1):
        if observer != viewer:
            case = Case(laid.cards, laid.split.case.pools, 1)
            s.lots[observer] = [hide(s, observer, case)]
    s.lots[viewer] = cases


def imagine_drawn(s: State, v: View, chance: Chance) -> None:
    """Who drew what since the shuffle: whatever left the deck, dealt to those who drew."""
    if s.evening == 1:
        return
    left: list[int] = [v.shuffled[kind] - s.deck.cards[kind] for kind in range(KINDS)]
    if v.seat is not None:
        for kind in range(KINDS):
            s.drawn[v.seat * KINDS + kind] = v.drawn[kind]
            left[kind] -= v.drawn[kind]
    cards: i64 = sum(left)
    for place in range(len(s.hands)):
        if place == v.seat:
            continue
        for _ in range(v.draws[place]):
            if cards <= 0:
                raise ValueError("no deal fits this view: more was drawn than left the deck")
            kind = chance.draw(left, cards)
            left[kind] -= 1
            cards -= 1
            if place < s.seats:
                s.drawn[place * KINDS + kind] += 1
