"""Writes what a seat observes, section by section, in the order of the parts (`observation.py`).

Each section is written over what stood there, so it may be left alone while nothing in it changes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from brushpass.core.observation import clear
from brushpass.games.double_agent.cards import (
    AGENTS,
    BACK_COUNT,
    BACKS,
    DECK,
    KINDS,
    MOST_FILES,
    NONE,
    QUESTION,
)
from brushpass.games.double_agent.ear import (
    AROUND,
    CARDS,
    FIRST_FILES,
    FIRST_HAND,
    FIRST_UNSEEN,
    TOKENS,
)
from brushpass.games.double_agent.loyalty import needed
from brushpass.games.double_agent.state import OVER, State

PHASES: Final = OVER + 1
FIRST_ACTION: Final = BACKS.index(QUESTION)
MOMENT: Final = PHASES + 4 + (KINDS - FIRST_ACTION) + KINDS + 1
PLACES: Final = 2 * AGENTS * MOST_FILES  # for files


def write_sections(s: State, seat: i64, changed: i64, to: vec[u8], at: i64) -> None:
    """Those that changed, as bits."""
    write_moment(s, seat, to, at)
    at += MOMENT
    if changed & AROUND:
        write_around(s, seat, to, at)
    at += 8 * AGENTS
    if changed & TOKENS:
        write_tokens(s, seat, to, at)
    at += 5 * AGENTS
    if (changed >> (FIRST_HAND + seat)) & 1:
        clear(to, at, at + KINDS)
        count(s.hands[seat], to, at)
    at += KINDS
    if (changed >> (FIRST_UNSEEN + seat)) & 1:
        write_unseen(s, seat, to, at)
    at += KINDS
    if changed & CARDS:
        write_cards(s, seat, to, at)
    at += 3 + 5 * BACK_COUNT + 6 * KINDS
    changed >>= FIRST_FILES
    for number in range(2 * AGENTS):
        if (changed >> number) & 1:
            write_files(s, seat, number, to, at)


def write_moment(s: State, seat: i64, to: vec[u8], at: i64) -> None:
    clear(to, at, at + MOMENT)
    to[at + s.phase] = 1
    at += PHASES
    if acts(s, seat):
        to[at] = 1
    if s.first == seat:
        to[at + 1] = 1
    to[at + 2] = u8(s.turns[seat])
    to[at + 3] = u8(s.turns[1 - seat])
    at += 4
    if s.using != NONE:
        to[at + s.using - FIRST_ACTION] = 1
    at += KINDS - FIRST_ACTION
    if s.filing != NONE:
        if s.actor == seat:
            to[at + s.filing] = 1
        else:
            to[at + KINDS] = 1


def acts(s: State, seat: i64) -> bool:
    if s.phase == OVER:
        return False
    return s.actor == seat if s.actor != NONE else len(s.tokens[seat]) < AGENTS


def write_around(s: State, seat: i64, to: vec[u8], at: i64) -> None:
    clear(to, at, at + 8 * AGENTS)
    for agent in range(AGENTS):
        space: i64 = s.influence[agent]
        if space != NONE:
            to[at + agent] = u8(space + 1 if seat == 1 else 4 - space)
        to[at + AGENTS + agent] = u8((s.active >> agent) & 1)
        to[at + 2 * AGENTS + agent] = u8((s.extra >> agent) & 1)
        to[at + 3 * AGENTS + agent] = u8(needed(s.delivered, s.extra, agent))
        delivery = s.deliveries[agent]
        if delivery is not None:
            to[at + (4 + (delivery.winner ^ seat)) * AGENTS + agent] = 1
            to[at + 6 * AGENTS + agent] = u8(delivery.loyalty[seat])
            to[at + 7 * AGENTS + agent] = u8(delivery.loyalty[1 - seat])


def write_tokens(s: State, seat: i64, to: vec[u8], at: i64) -> None:
    clear(to, at, at + 5 * AGENTS)
    for side in range(2):
        owner = seat ^ side
        tokens = s.tokens[owner]
        for agent in range(i64(len(tokens))):
            known: i64 = s.token_known[owner][agent]
            to[at + side * AGENTS + agent] = 1
            if (known >> seat) & 1:
                to[at + (2 + side) * AGENTS + agent] = u8(tokens[agent])
            if side == 0 and (known >> (1 - seat)) & 1:
                to[at + 4 * AGENTS + agent] = 1


def write_unseen(s: State, seat: i64, to: vec[u8], at: i64) -> None:
    """What all that the seat has seen of its deck leaves of it."""
    for kind in range(KINDS):
        to[at + kind] = u8(DECK[kind])
    uncount(s.hands[seat], to, at)
    uncount(s.discards[seat], to, at)
    uncount(s.shredded[seat].kinds, to, at)
    for agent in range(AGENTS):
        uncount(s.files_of(seat, agent).kinds, to, at)
    mine = seat * KINDS
    for taker in range(2):
        for card in s.scored[taker]:
            kind = i64(card) - mine
            if 0 <= kind < KINDS:
                to[at + kind] -= 1


def write_cards(s: State, seat: i64, to: vec[u8], at: i64) -> None:
    clear(to, at, at + 3 + 5 * BACK_COUNT + 6 * KINDS)
    to[at] = u8(i64(len(s.hands[1 - seat])))
    count(s.backs[1 - seat], to, at + 1)
    at += 1 + BACK_COUNT
    for side in range(2):
        owner = seat ^ side
        to[at + side] = u8(s.decks[owner].size())
        top: i64 = s.tops[owner]
        if top != NONE:
            to[at + 2 + side * BACK_COUNT + top] = 1
    at += 2 + 2 * BACK_COUNT
    for side in range(2):
        count(s.discards[seat ^ side], to, at + side * KINDS)
        count(s.shredded[seat ^ side].backs, to, at + 2 * KINDS + side * BACK_COUNT)
    at += 2 * KINDS + 2 * BACK_COUNT
    for side in range(2):
        for card in s.scored[seat ^ side]:
            kind = i64(card)  # mine come before theirs
            if seat == 1:
                kind = kind - KINDS if kind >= KINDS else kind + KINDS
            to[at + kind] += 1
        at += 2 * KINDS


def write_files(s: State, seat: i64, number: i64, to: vec[u8], at: i64) -> None:
    """By its number in the state; in the row the viewer's own come first."""
    nth = number
    if seat == 1:
        nth = number - AGENTS if number >= AGENTS else number + AGENTS
    files = s.files[number]
    kinds = at + nth * KINDS
    backs = at + 2 * AGENTS * KINDS + nth * MOST_FILES
    cards = backs + PLACES
    read = cards + PLACES
    clear(to, kinds, kinds + KINDS)
    clear(to, backs, backs + MOST_FILES)
    clear(to, cards, cards + MOST_FILES)
    if nth < AGENTS:
        clear(to, read, read + MOST_FILES)
    for index in range(files.count()):
        known: i64 = files.known[index]
        to[backs + index] = u8(i64(files.backs[index]) + 1)
        if (known >> seat) & 1:
            card: i64 = files.kinds[index]
            to[kinds + card] += 1
            to[cards + index] = u8(card + 1)
        if nth < AGENTS:
            to[read + index] = u8((known >> (1 - seat)) & 1)


def count(kinds: list[int], to: vec[u8], at: i64) -> None:
    for kind in kinds:
        to[at + i64(kind)] += 1


def uncount(kinds: list[int], to: vec[u8], at: i64) -> None:
    for kind in kinds:
        to[at + i64(kind)] -= 1
