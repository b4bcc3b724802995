"""The view of a seat.

Cards are given by kind (cards.py): NONE (-1) is no card, HIDDEN (-2) one that the viewer does not
know. What the viewer surely knows stands in the table; all that it concludes beyond that is in its
memory's page.
"""

from brushpass.core.wire import Wire
from brushpass.games.redacted.speech.decisions import AnyDecision
from brushpass.games.redacted.speech.page import Page


class Agent(Wire, frozen=True, forbid_unknown_fields=True):
    """One player, as the viewer sees them. Lists of cards: what is known, sorted, then HIDDEN."""

    room: int
    injured: bool
    down: bool  # knocked out
    arrested: bool
    loyalty: int
    items: list[int]
    weapons: list[int]  # attack cards in hand
    spent: list[int]  # in the private pile
    choice: int  # sealed
    shown: int  # in this interaction
    hacked: int  # for which rooms in this round, as bits (hacking.py)
    points: int
    tasks: list[int]  # by task: how often it brought points (cards.py)
    hideout: int


class View(Wire, frozen=True, forbid_unknown_fields=True):
    seat: int | None  # None: a spectator
    mission: int
    rounds: int  # 0: there is no last one
    level: int
    factions: list[int]
    starter: int
    round: int
    turn: int
    frames: list[AnyDecision]  # the innermost last; none: over
    ending: int
    winners: int
    start: int
    barred: int
    steps: int
    keyed: bool
    halt: int
    again: bool
    closing: bool
    lock: int
    locker: int
    dark: bool
    reception: bool
    helicopter: int
    lost: list[int]
    cleared: int
    badge: int
    letters: int  # factions whose letters the viewer knows to be in the game; after the end, all
    deck: int  # items left
    discard: list[int]  # face up, by kind
    buried: list[int]  # face down
    tiles: list[int]
    sealed: int
    gift: int
    armoury: int  # attack cards left
    pending: list[int]
    eyes: int
    attacked: int
    alerts: list[int]
    guards: list[int]
    prize: int
    prize_kind: int
    objectives: int  # cards above the bottom one
    bottom: int
    dropped: list[int]
    removed: list[int]
    guard_cards: list[int]  # in order
    vip: int
    vip_done: bool
    unjammed: bool
    decoding: int
    deliveries: int
    agents: list[Agent]  # by seat
    memory: Page | None  # None: somebody who has only just come to the table
