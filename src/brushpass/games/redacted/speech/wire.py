"""The view of a seat.

Cards are given by kind (cards.py): NONE (-1) is no card, HIDDEN (-2) one that the viewer does not
know. What the viewer surely knows stands in the table; all that it concludes beyond that is in its
memory's page.
"""

from brushpass.core.wire import Wire
from brushpass.games.redacted.rules.cards import NONE
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
    hacked: int  # by this player in this round, as bits (hacking.py)
    points: int
    hideout: int


class Decision(Wire, frozen=True, forbid_unknown_fields=True):
    """One that waits for an answer, on top of those it interrupts. What its kind has no use for
    says nothing."""

    kind: int  # state.py
    seat: int
    other: int = NONE
    lead: int = 0  # in a fight: 1 if `seat` is ahead, -1 if it is behind
    lead_of_cards: int = 0  # before any combat item
    combat_items: bool = False  # some were played
    vest: bool = False  # one of them settled the fight
    passes: int = 0  # in a row, in a fight
    asked: int = NONE  # in a fight and in the dark: whose answer is awaited
    free: bool = False  # a reward that is not the turn's action
    purpose: int = 0  # what an item is discarded for (state.py)
    key: bool = False  # one was spent for this sneaking out
    passed: int = 0  # sneaking out: rooms as bits
    avoid: int = 0  # likewise: rooms to go to only if there is no other
    goggles: int = 0  # in the dark: 1 the agent in the room has shown them, 2 who enters
    room: int = NONE  # used by the agent who may be hacked
    colour: int = NONE  # of the briefcase


class View(Wire, frozen=True, forbid_unknown_fields=True):
    seat: int | None  # None: a spectator
    mission: int
    rounds: int
    level: int
    factions: list[int]
    starter: int
    round: int
    turn: int
    frames: list[Decision]  # the innermost last; none: over
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
