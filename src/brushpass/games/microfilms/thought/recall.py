"""What each observer has seen in an imagined truth: of the viewer's own what its view shows.

Of others, everybody saw who looked, gave and took (glances.py); on what a glance fell is drawn by
lot. Who has only just come knows of no glances.
"""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.games.microfilms.memory.glances import ALONG, CERTAIN, GIVEN
from brushpass.games.microfilms.memory.wire import Glance
from brushpass.games.microfilms.rules.cards import KINDS, LETTER, NATIONS, NONE
from brushpass.games.microfilms.rules.hands import everybody
from brushpass.games.microfilms.rules.state import KIND, KIND_OF, Hand, State
from brushpass.games.microfilms.speech.wire import Player, View
from brushpass.games.microfilms.thought.layout import Layout


def recall_all(s: State, v: View, layout: Layout, chance: Chance) -> None:
    viewer: i64 = s.seats if v.seat is None else v.seat
    page = v.memory
    for place in range(len(s.hands)):
        recall_known(s, v.players[place], place, viewer)
    for place in range(len(s.hands)):
        seen = v.players[place].hand
        sights: list[list[int]] = [seen.public[:] for _ in range(s.seats + 1)]  # by observer
        if page is not None:
            for glance in page.hands[place].glances:
                if glance.seat != viewer:
                    fell = on_which(s.hands[place], place, viewer, glance, sights, layout, chance)
                    recall_glance(s, s.hands[place], glance, fell, sights[glance.seat], chance)
        elif v.players[place].asked:
            guess_known(s, v.players[place], place, viewer, chance)
        sights[viewer] = seen.sure
        write_marks(s, place, sights)
    recall_letters(s, v, viewer)


def recall_known(s: State, player: Player, place: i64, viewer: i64) -> None:
    """Who is sure to know the identities of a place."""
    own: i64 = 1 << place if place < s.seats else 0
    s.known[place] = everybody(s) if player.revealed else own
    if player.identity >= 0:
        s.known[place] |= 1 << viewer
    if s.second[place] != NONE:
        s.known_second[place] = everybody(s) if player.second_revealed else own
        if player.second >= 0:
            s.known_second[place] |= 1 << viewer


def guess_known(s: State, player: Player, place: i64, viewer: i64, chance: Chance) -> None:
    """Who asked may have seen an identity, or something else."""
    for seat in range(s.seats):
        if (player.asked >> seat) & 1 and seat != viewer and chance.pick(2):
            s.known[place] |= 1 << seat


def on_which(
    hand: Hand,
    place: i64,
    viewer: i64,
    glance: Glance,
    sights: list[list[int]],
    layout: Layout,
    chance: Chance,
) -> list[int]:
    """The cards here on which a glance may have fallen, kind by kind."""
    if place == viewer and place < len(sights) - 1:
        came_along = glance.whose == ALONG or (glance.whose >= 0 and glance.whose != place)
        # Then the owner knows the card, but not whether the glance fell on it.
        if came_along and how_many(glance, chance) == 0:
            return []
        return glance.among
    return imagine_among(hand, glance, sights[glance.seat], layout.older[place], chance)


def recall_glance(
    s: State, hand: Hand, glance: Glance, among: list[int], sure: list[int], chance: Chance
) -> None:
    """On what it fell: an identity, a card that is here, or one that has gone since."""
    total: i64 = glance.total
    ticket: i64 = chance.pick(total) if total > 1 else 0
    ticket -= glance.identities
    if ticket == -1:
        s.known[glance.whose] |= 1 << glance.seat
    elif ticket == -2:
        s.known_second[glance.whose] |= 1 << glance.seat
    elif ticket < len(among):
        kind = among[ticket]
        # A card that came from the seat is one more; one that was seen again may be the same.
        if sure[kind] == 0 or (glance.whose < 0 and sure[kind] < hand.cards[kind]):
            sure[kind] += 1


def how_many(glance: Glance, chance: Chance) -> i64:
    """Of the cards on which a glance may have fallen, how many are still here."""
    looked_at: i64 = glance.total - glance.identities
    parts = looked_at * glance.still
    one_more = parts % CERTAIN
    if one_more and chance.pick(CERTAIN) < one_more:
        return parts // CERTAIN + 1
    return parts // CERTAIN


def imagine_among(
    hand: Hand, glance: Glance, sure: list[int], held: list[int], chance: Chance
) -> list[int]:
    """Cards of a hand that were there at a glance, as its owner would know."""
    whose: i64 = glance.whose
    wanted = how_many(glance, chance)
    # Cards that were in the hand at the shuffle came first, unless one has left since.
    ordered = glance.still == CERTAIN and wanted < hand.size
    rest = hand.cards[:]
    left = hand.size
    first = [0] * KINDS
    first_left: i64 = 0
    for kind in range(KINDS):
        if whose < 0:  # not a card that the seat is sure of anyway
            rest[kind] -= sure[kind]
            left -= sure[kind]
        if ordered:
            first[kind] = rest[kind] - held[kind] if whose == GIVEN else held[kind]
            if first[kind] < 0 or first[kind] > rest[kind]:
                first[kind] = 0 if first[kind] < 0 else rest[kind]
            first_left += first[kind]
    among: list[int] = []
    for _ in range(wanted):
        if left <= 0:
            break
        if first_left > 0:
            kind = chance.draw(first, first_left)
            first[kind] -= 1
            first_left -= 1
        else:
            kind = chance.draw(rest, left)
        rest[kind] -= 1
        left -= 1
        among.append(kind)
    return among


def write_marks(s: State, place: i64, sights: list[list[int]]) -> None:
    """On each card those who know of so many of its kind; the owner needs no mark."""
    marks = s.hands[place].marks
    nth: i64 = 0  # of the cards of this kind
    for at in range(len(marks)):
        kind: i64 = marks[at] & KIND_OF
        nth = nth + 1 if at > 0 and marks[at - 1] & KIND_OF == kind else 0
        for observer in range(len(sights)):
            if sights[observer][kind] > nth and (observer != place or observer == s.seats):
                marks[at] |= 1 << (KIND + observer)


def recall_letters(s: State, v: View, viewer: i64) -> None:
    """MR46: others have seen the letters that they hold or are sure of.

    Also those that they drew since the shuffle; but these had been discards, so all saw them.
    """
    for nation in range(NATIONS):
        kind = LETTER + nation
        met: i64 = 0
        if (v.public_met >> kind) & 1:
            met = everybody(s)
        else:
            for place in range(len(s.hands)):
                hand = s.hands[place]
                if hand.cards[kind]:
                    met |= hand.marks[first_of(hand, kind)] >> KIND
                    met |= 1 << place if place < s.seats else 0
            met &= ~(1 << s.seats)
        met &= ~(1 << viewer)
        s.met[nation] = met | ((v.met >> kind) & 1) << viewer


def first_of(hand: Hand, kind: i64) -> i64:
    at: i64 = 0
    while hand.marks[at] & KIND_OF != kind:
        at += 1
    return at
