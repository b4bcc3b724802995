"""What each observer knows in an imagined truth: the viewer's own knowledge as its view has it.

Of others, everybody saw who looked, gave and took (glances.py); on what a glance fell is drawn by
lot. What has no consequence for a seat's options or odds, its notes, is anything that may be.
"""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.games.microfilms.memory import glances
from brushpass.games.microfilms.rules.cards import ACE, KINDS, LETTER, NONE, copies_in_play
from brushpass.games.microfilms.rules.state import Pack, State
from brushpass.games.microfilms.speech.wire import PackView, Player, View
from brushpass.games.microfilms.thought.unseen import NOTHING, Laid


def recall_all(s: State, v: View, laid: Laid, chance: Chance) -> None:
    viewer: i64 = s.seats if v.seat is None else v.seat
    for place in range(len(s.hands)):
        recall_known(s, v.players[place], place, viewer)
    for place in range(len(s.hands)):
        recall_pack(s, s.hands[place], v.players[place].hand, place, viewer, laid, chance)
    recall_pack(s, s.deck, v.deck, NONE, viewer, laid, chance)
    for observer in range(s.seats + 1):
        s.met[observer] = v.public_met | seen_letters(s, observer)
    s.met[s.seats] = v.public_met
    s.met[viewer] = v.met
    everybody = (1 << (s.seats + 1)) - 1
    s.stands = everybody & ~(1 << viewer) if v.public_stands else 0
    if v.stands:
        s.stands |= 1 << viewer


def recall_known(s: State, player: Player, place: i64, viewer: i64) -> None:
    """Who is sure to know the identities of a place."""
    everybody = (1 << (s.seats + 1)) - 1
    own: i64 = 1 << place if place < s.seats else 0
    s.known[place] = everybody if player.revealed else own
    if player.identity >= 0:
        s.known[place] |= 1 << viewer
    if s.second[place] != NONE:
        s.known_second[place] = everybody if player.second_revealed else own
        if player.second >= 0:
            s.known_second[place] |= 1 << viewer


def recall_pack(
    s: State, pack: Pack, seen: PackView, place: i64, viewer: i64, laid: Laid, chance: Chance
) -> None:
    for observer in range(s.seats + 1):
        pack.lacks[observer] = seen.public_lacks
        if observer != place or observer == s.seats:
            pack.make_sure(observer, seen.public)
        if observer < s.seats and observer != viewer:
            recall_notes(s, pack, seen, observer, chance)
    for nth in range(len(seen.glances) // glances.FIELDS):
        at = nth * glances.FIELDS
        among: i64 = 0
        if seen.among:
            among = seen.among[nth]
            pack.among.append(among)
            if came_along(pack, at, place) and how_many(pack, at, chance) == 0:
                among = 0
        else:
            among = imagine_among(pack, at, older(laid, place), chance)
            pack.among.append(among)
        if pack.glances[at + glances.SEAT] != viewer:
            recall_glance(s, pack, at, among, chance)
    pack.was[s.seats] = seen.public_was
    # Of the own hand nobody keeps what they are sure of.
    if viewer != place or viewer == s.seats:
        pack.make_sure(viewer, seen.sure)
    pack.was[viewer] = seen.was
    pack.lacks[viewer] = seen.lacks


def recall_glance(s: State, pack: Pack, at: i64, among: i64, chance: Chance) -> None:
    """On what it fell: an identity, a card that is here, or one that has gone since."""
    seat: i64 = pack.glances[at + glances.SEAT]
    place: i64 = pack.glances[at + glances.PLACE]
    total: i64 = pack.glances[at + glances.TOTAL]
    ticket: i64 = chance.pick(total) if total > 1 else 0
    ticket -= pack.glances[at + glances.IDENTITIES]
    if ticket == -1:
        s.known[place] |= 1 << seat
    elif ticket == -2:
        s.known_second[place] |= 1 << seat
    if ticket < 0:
        return
    row = seat * KINDS
    for kind in range(KINDS):
        ticket -= glances.digit(among, kind)
        if ticket < 0:
            # A card that came from the seat is one more; one that was seen again may be the same.
            known: i64 = pack.sure[row + kind]
            if known == 0 or (place < 0 and known < pack.cards[kind]):
                pack.sure[row + kind] += 1
            return


def came_along(pack: Pack, at: i64, place: i64) -> bool:
    """Then the owner knows the card, but not whether the glance fell on it."""
    whose = pack.glances[at + glances.PLACE]
    return whose == glances.ALONG or (whose >= 0 and whose != place)


def how_many(pack: Pack, at: i64, chance: Chance) -> i64:
    """Of the cards on which a glance may have fallen, how many are still here."""
    looked_at = pack.glances[at + glances.TOTAL] - pack.glances[at + glances.IDENTITIES]
    parts = looked_at * pack.glances[at + glances.STILL]
    one_more = parts % glances.CERTAIN
    if one_more and chance.pick(glances.CERTAIN) < one_more:
        return parts // glances.CERTAIN + 1
    return parts // glances.CERTAIN


def older(laid: Laid, place: i64) -> list[int]:
    """What was in a hand at the shuffle, or dealt; of the deck nothing."""
    return NOTHING if place < 0 else laid.older[place]


def imagine_among(pack: Pack, at: i64, held: list[int], chance: Chance) -> i64:
    """Cards of a hand that were there at a glance, as its owner would know."""
    place: i64 = pack.glances[at + glances.PLACE]
    still: i64 = pack.glances[at + glances.STILL]
    wanted = how_many(pack, at, chance)
    # Cards that were in the hand at the shuffle came first, unless one has left since.
    ordered = still == glances.CERTAIN and wanted < pack.size
    rest = pack.cards[:]
    left = pack.size
    first = [0] * KINDS
    first_left: i64 = 0
    row = pack.glances[at + glances.SEAT] * KINDS
    for kind in range(KINDS):
        if place < 0:  # not a card that the seat is sure of anyway
            rest[kind] -= pack.sure[row + kind]
            left -= pack.sure[row + kind]
        if ordered:
            first[kind] = rest[kind] - held[kind] if place == glances.GIVEN else held[kind]
            if first[kind] < 0 or first[kind] > rest[kind]:
                first[kind] = 0 if first[kind] < 0 else rest[kind]
            first_left += first[kind]
    among: i64 = 0
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
        among += 1 << (glances.DIGIT * kind)
    return among


def recall_notes(s: State, pack: Pack, seen: PackView, observer: i64, chance: Chance) -> None:
    """About cards that may be gone (MR42); mostly those that everybody has."""
    was: i64 = 0
    if seen.public_was:
        for kind in range(KINDS):
            if (seen.public_was >> kind) & 1:
                was |= chance.pick(2) << kind
    if (pack.unsure >> observer) & 1:
        copies = copies_in_play(s.absent, s.duel)
        for _ in range(chance.pick(3)):
            was |= 1 << chance.draw(copies, sum(copies))
    pack.was[observer] = was


def seen_letters(s: State, observer: i64) -> i64:
    """MR46: the letters that an observer holds, is sure of, or drew."""
    seen: i64 = 0
    for kind in range(LETTER, ACE):
        for place in range(len(s.hands)):
            pack = s.hands[place]
            count = pack.cards[kind] if place == observer else pack.sure[observer * KINDS + kind]
            if count:
                seen |= 1 << kind
        if s.deck.sure[observer * KINDS + kind]:
            seen |= 1 << kind
        if observer < s.seats and s.drawn[observer * KINDS + kind]:
            seen |= 1 << kind
    return seen
