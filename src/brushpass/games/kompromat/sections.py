"""Writes what a seat observes, section by section, in the order of the parts (`observation.py`).

Each section is written over what stood there, so it may be left alone while nothing in it changes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from brushpass.core.observation import clear
from brushpass.games.kompromat.cards import (
    EQUIPMENT,
    FIRST_COUNTER,
    ITEMS,
    MISSION_NAMES,
    NO_TOTAL,
    NONE,
    PLACES,
)
from brushpass.games.kompromat.ear import (
    FIRST_DECK,
    FIRST_STACK,
    MISSIONS,
    POSSESSIONS,
)
from brushpass.games.kompromat.state import (
    ACES,
    CHOOSING,
    DRAWING,
    NEXT_ROUND,
    OPENING,
    OVER,
    PERFECT,
    TURN_UP,
    VERDICT,
    WINDOW,
    Stack,
    State,
)
from brushpass.games.kompromat.totals import added

KINDS: Final = len(EQUIPMENT)
MISSION_KINDS: Final = len(MISSION_NAMES)
PHASES: Final = OVER + 1  # those in which somebody decides, and the end
AFTERS: Final = [TURN_UP, ACES, VERDICT, NEXT_ROUND]  # what may follow a window
NEXT_CARDS: Final = 5  # as many as Night Vision shows (K6.16)
VESPERS: Final = 4  # halves that one seat can take away: by the card, and by the USB Stick again


def write_sections(s: State, seat: i64, changed: i64, to: vec[u8], at: i64) -> None:
    """Those that changed, as bits."""
    write_moment(s, seat, to, at)
    at += PHASES + 9 + PLACES
    write_reveal(s, seat, to, at)
    at += 6
    if changed & MISSIONS:
        write_missions(s, to, at)
    at += PLACES * (FIRST_COUNTER + 1) + MISSION_KINDS
    if (changed >> (FIRST_DECK + seat)) & 1:
        write_my_deck(s, seat, to, at)
    at += 2 * KINDS + NEXT_CARDS
    if (changed >> FIRST_DECK) & 0b11:
        write_decks(s, seat, to, at)
    at += 5
    if changed & POSSESSIONS:
        write_possessions(s, seat, to, at)
    at += 2 + 4 * ITEMS + 2 * FIRST_COUNTER
    changed >>= FIRST_STACK
    for number in range(2 * PLACES):
        if (changed >> number) & 1:
            write_stack(s, seat, number, to, at)


def write_moment(s: State, seat: i64, to: vec[u8], at: i64) -> None:
    phase = s.phase
    clear(to, at, at + PHASES + 9 + PLACES)
    to[at + phase] = 1
    at += PHASES
    if s.actor == seat and phase != OVER:
        to[at] = 1
    if phase == WINDOW:
        for nth in range(4):
            if s.after == AFTERS[nth]:
                to[at + 1 + nth] = 1
        to[at + 5] = u8(s.passes)
    elif phase in (ACES, PERFECT):
        to[at + 6] = u8(s.asked)
    to[at + 7] = u8(s.round)
    if s.starter == seat:
        to[at + 8] = 1
    if phase != OPENING and phase != CHOOSING:
        to[at + 9 + s.place] = 1


def write_reveal(s: State, seat: i64, to: vec[u8], at: i64) -> None:
    """Before all have attempted there is nothing of it."""
    clear(to, at, at + 6)
    if s.phase <= DRAWING:
        return
    for side in range(2):
        owner = seat ^ side
        total: i64 = s.totals[owner]
        if total != NO_TOTAL:
            to[at + side] = u8(total + VESPERS)
        to[at + 2 + side] = u8(s.elevens[owner])
        vesper: i64 = s.vesper[owner]
        if vesper:
            to[at + 4 + side] = u8(vesper + VESPERS + 1)


def write_missions(s: State, to: vec[u8], at: i64) -> None:
    clear(to, at, at + PLACES * FIRST_COUNTER)
    for place in range(PLACES):
        mission: i64 = s.mission[place]
        if mission != NONE:
            to[at + mission] = 1
        at += FIRST_COUNTER
    for place in range(PLACES):
        to[at] = u8(s.counter[place])
        at += 1
    for left in s.missions.counts:
        to[at] = u8(left)
        at += 1


def write_my_deck(s: State, seat: i64, to: vec[u8], at: i64) -> None:
    clear(to, at, at + KINDS)
    hand: i64 = s.hand[seat]
    if hand != NONE:
        to[at + hand] = 1
    at += KINDS
    deck = s.decks[seat]
    place = at
    for left in deck.counts:
        to[place] = u8(left)
        place += 1
    clear(to, at + KINDS, at + KINDS + NEXT_CARDS)
    seen: i64 = len(deck.top)
    for nth in range(seen):
        card: i64 = deck.top[seen - 1 - nth]
        to[at + card] += 1
        if nth < NEXT_CARDS:
            to[at + KINDS + nth] = u8(card + 1)


def write_decks(s: State, seat: i64, to: vec[u8], at: i64) -> None:
    for side in range(2):
        deck = s.decks[seat ^ side]
        to[at + side] = u8(deck.size())
        to[at + 2 + side] = u8(i64(len(deck.top)))
    to[at + 4] = 0 if s.hand[1 - seat] == NONE else 1


def write_possessions(s: State, seat: i64, to: vec[u8], at: i64) -> None:
    for side in range(2):
        owner = seat ^ side
        to[at + side] = u8(s.tokens[owner])
        write_items(s.items[owner], to, at + 2 + ITEMS * side)
        write_items(s.used[owner], to, at + 2 + ITEMS * (2 + side))
    at += 2 + 4 * ITEMS
    clear(to, at, at + 2 * FIRST_COUNTER)
    for side in range(2):
        for mission in s.won[seat ^ side]:
            to[at + i64(mission)] += 1
        at += FIRST_COUNTER


def write_items(items: i64, to: vec[u8], at: i64) -> None:
    for item in range(ITEMS):
        to[at + item] = u8((items >> item) & 1)


def write_stack(s: State, seat: i64, number: i64, to: vec[u8], at: i64) -> None:
    """By its number in the state; in the row the viewer's own come first."""
    nth = number if seat == 0 else number ^ PLACES
    stack = s.stacks[number]
    newspapers: i64 = s.newspapers[number]
    write_cards(stack, stack.up, to, at + nth * KINDS)
    at += 2 * PLACES * KINDS
    covered = stack.covered()
    to[at + nth] = u8(ones(covered))
    to[at + 2 * PLACES + nth] = u8(ones(stack.gone))
    at += 4 * PLACES
    if nth < PLACES:
        write_cards(stack, covered, to, at + nth * KINDS)
        at += PLACES * KINDS
        to[at + nth] = u8(max(0, stack.best(added(newspapers, 0))))
        at += PLACES
    else:
        at += PLACES * (KINDS + 1)
    to[at + nth] = u8(newspapers)


def write_cards(stack: Stack, which: i64, to: vec[u8], at: i64) -> None:
    """By kind; `which` positions, as bits."""
    clear(to, at, at + KINDS)
    index: i64 = 0
    while which:
        if which & 1:
            to[at + i64(stack.cards[index])] += 1
        which >>= 1
        index += 1


def ones(bits: i64) -> i64:
    """How many of eight bits are set."""
    bits -= (bits >> 1) & 0x55
    bits = (bits & 0x33) + ((bits >> 2) & 0x33)
    return (bits + (bits >> 4)) & 0xF
