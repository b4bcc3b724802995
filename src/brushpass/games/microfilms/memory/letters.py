"""What has been learnt about the letters: which of them were seen, and where they cannot lie.

A letter that was seen is not the one in the box, whatever becomes of it (MR46). A broker who is
wrong tells everybody that the letters do not lie as named (MR44). There is one broker, so that
happens once at most.
"""

from typing import Final

from mypy_extensions import i64

from brushpass.games.microfilms.memory import lots
from brushpass.games.microfilms.rules.actions import DECK, DISCARDS
from brushpass.games.microfilms.rules.cards import ACE, KINDS, LETTER, NATIONS
from brushpass.games.microfilms.rules.state import Pack, State

LETTERS: Final = ((1 << NATIONS) - 1) << LETTER  # kinds, as bits


def is_letter(kind: i64) -> bool:
    return LETTER <= kind < ACE


def pack_at(s: State, location: i64) -> Pack:
    """Of two or more players; the discard deck is no pack."""
    return s.deck if location == DECK else s.hands[location]


def rule_out(s: State, one: i64, two: i64) -> None:
    """The two letters do not lie at these locations, one at each."""
    if one == DISCARDS:
        return  # both: all could see that
    if two == DISCARDS:
        open_letters: i64 = 0
        for kind in s.discard:
            if is_letter(kind):
                open_letters += 1
        if open_letters == 1:
            for observer in range(s.seats + 1):
                rule_out_kinds(s, observer, one, LETTERS)
        return
    s.missed = [one, two]
    s.stands = (1 << (s.seats + 1)) - 1
    for observer in range(s.seats + 1):
        for kind in range(LETTER, ACE):
            if knows(s, observer, one, kind):
                resolve(s, observer, pack_at(s, one), kind)
            elif knows(s, observer, two, kind):
                resolve(s, observer, pack_at(s, two), kind)


def rule_out_kinds(s: State, observer: i64, location: i64, kinds: i64) -> None:
    """None of these kinds, as bits, is there."""
    pack_at(s, location).lacks[observer] |= kinds
    if location != DECK:
        lots.rule_out(s, observer, location, kinds)


def knows(s: State, observer: i64, location: i64, kind: i64) -> bool:
    pack = pack_at(s, location)
    if observer == location:
        return pack.cards[kind] > 0
    return pack.sure[observer * KINDS + kind] > 0


def notice(s: State, observer: i64, pack: Pack, kind: i64) -> None:
    """An observer sees that a card of this kind is in a pack, or has just been."""
    if is_letter(kind):
        s.met[observer] |= 1 << kind
        resolve(s, observer, pack, kind)


def resolve(s: State, observer: i64, pack: Pack, kind: i64) -> None:
    """With one letter at a location that the broker named, none but that is at the other."""
    if not (s.stands >> observer) & 1:
        return
    for nth in range(2):
        if pack is pack_at(s, s.missed[nth]):
            rule_out_kinds(s, observer, s.missed[1 - nth], LETTERS & ~(1 << kind))
            s.stands &= ~(1 << observer)
            return


def arrive(s: State, pack: Pack, kind: i64, observer: i64, seen: bool) -> None:
    """A card has come here: what was ruled out may be so now, unless the observer saw it."""
    if not seen:
        pack.lacks[observer] = 0
    else:
        pack.lacks[observer] &= ~(1 << kind)
        if not is_letter(kind):
            return
    named = s.stands and (pack is pack_at(s, s.missed[0]) or pack is pack_at(s, s.missed[1]))
    if named:
        s.stands &= ~(1 << observer)
