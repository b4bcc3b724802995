"""The whole truth of a game. Each field is public, its owner's, or hidden from all."""

from typing import Final, final

from mypy_extensions import i64

from brushpass.core.knowledge import Cards
from brushpass.core.piles import Pile
from brushpass.games.redacted.rules.cards import NONE

# What is being decided: kinds of frames. `seat` decides unless the line says otherwise. Which other
# fields of a frame a kind uses is written in speech/decisions.py.
MOVE: Final = 0  # the turn's player walks, acts or stops
EXCHANGE: Final = 1  # seat and other choose interaction cards, sealed
GIFTS: Final = 2  # seat and other decide what to give, sealed
ACCEPT: Final = 3  # take a gift from other with a full hand?
COMBAT: Final = 4  # combat items: who is asked; seat is active
REWARD: Final = 5  # what to do to other
DROP: Final = 6  # discard an item to make room, in a theft for one of other's
SHOW: Final = 7  # the loser adds an Attack card for an interrogation by other
DISPLACE: Final = 8  # where must other sneak out to?
SNEAK: Final = 9  # the next room
KNOCK: Final = 10  # knock other out, who sneaks through?
NIGHT: Final = 11  # Goggles: who is asked; other is in the room, seat enters
NIGHT_SNEAK: Final = 12  # Goggles against other, who sneaks through
HACK: Final = 13  # hack other?
ARMS: Final = 14  # which of two weapons to keep
CRACK: Final = 15  # take what is in the briefcase?
PUT: Final = 16  # put something into the briefcase?
GUARD: Final = 17  # a card against a guard
GUARD_COMBAT: Final = 18  # combat items against a guard
PRIZE: Final = 19  # take the objective of a beaten guard?
KITCHEN_BREAK: Final = 20  # call a snack break?

# Why an item is dropped.
FOR_STORAGE: Final = 0
FOR_THEFT: Final = 1
FOR_PRIZE: Final = 2

# Goggles that were shown in a dark room, as bits.
INSIDE: Final = 1  # by the agent in it
ENTERING: Final = 2

# How far a turn has come.
WALKING: Final = 0
ACTING: Final = 1  # no more movement, but an action is left
DONE: Final = 2

NOT_OVER: Final = -1


@final
class Frame:
    """One decision that waits for an answer, on top of those it interrupts."""

    kind: i64  # public
    seat: i64  # public
    other: i64  # public
    lead: i64 = 0  # public: in a fight, how many steps `seat` is ahead
    lead_of_cards: i64 = 0  # public: before any combat item
    combat_items: bool = False  # public: some were played
    vest: bool = False  # public: one of them settled the fight
    passes: i64 = 0  # public: in a row
    asked: i64 = NONE  # public: in a fight and in the dark, whose answer is awaited
    goggles: i64 = 0  # public: shown in the dark
    free: bool = False  # public: a reward that is not the turn's action
    purpose: i64 = 0  # public: what an item is discarded for
    key: bool = False  # public: one was spent for this sneaking out
    passed: i64 = 0  # public: rooms of this sneaking out, as bits
    avoid: i64 = 0  # public: rooms to sneak to only if there is no other, as bits
    room: i64 = NONE  # public: the room that is hacked
    colour: i64 = NONE  # public: of the briefcase

    def __init__(self, kind: i64, seat: i64, other: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.other = other

    def clone(self) -> "Frame":
        twin = Frame(self.kind, self.seat, self.other)
        twin.lead = self.lead
        twin.lead_of_cards = self.lead_of_cards
        twin.combat_items = self.combat_items
        twin.vest = self.vest
        twin.passes = self.passes
        twin.asked = self.asked
        twin.goggles = self.goggles
        twin.free = self.free
        twin.purpose = self.purpose
        twin.key = self.key
        twin.passed = self.passed
        twin.avoid = self.avoid
        twin.room = self.room
        twin.colour = self.colour
        return twin


@final
class State:
    """Filled in by `setup.new_game`, by `imagine` and by `clone`."""

    mission: i64 = 0  # public: which of the five (cards.MISSIONS)
    seats: i64 = 0  # public
    rounds: i64 = 0  # public: how many the reception lasts, 0: no last one (RR13)
    level: i64 = 0  # public: how alert the guards are, in the Danger Zone (cards.LEVELS)
    factions: list[int]  # public: those in play
    starter: i64 = 0  # public: who took the first turn
    round: i64 = 1  # public
    turn: i64 = 0  # public: whose turn it is
    frames: list[Frame]  # see Frame: what is being decided, the innermost last; none: over
    ending: i64 = NOT_OVER  # public: how the game ended (ending.py)
    winners: i64 = 0  # public: after the end, seats as bits

    # The turn
    start: i64 = NONE  # public: the room where it began
    barred: i64 = 0  # public: rooms that the active player may not enter again, as bits (R3.4)
    steps: i64 = 0  # public: rooms walked
    keyed: bool = False  # public: locked doors stand open for the active player (R3.6)
    halt: i64 = WALKING  # public: whether the active player may still walk or act
    again: bool = False  # public: Interpol has another turn (R14.3)
    closing: bool = False  # public: the turn is over but for hacks

    # The embassy
    room: list[int]  # public, by seat; NONE before the first turn and after an arrest
    injured: i64 = 0  # public: seats as bits
    down: i64 = 0  # public: knocked out, seats as bits
    lock: i64 = NONE  # public: the floor that is locked away (R8.2)
    locker: i64 = NONE  # public: by whom
    dark: bool = False  # public: the lights are out
    reception: bool = False  # public: it has begun (R8.1)
    helicopter: i64 = NONE  # public: the faction of the one on the Helipad
    lost: list[int]  # public: helicopters blown up, by faction
    hacked: list[int]  # public, by victim: for which rooms in this round, as bits (R9.4)

    # Loyalties
    loyalty: list[int]  # owner, by seat: kind of the loyalty card; NONE where there is none
    learnt: list[int]  # owner, by viewer, spectators last: seats whose loyalty they know, as bits
    arrested: i64 = 0  # public: seats as bits
    cleared: i64 = 0  # public: arrested by mistake: not wanted, seats as bits
    badge: i64 = NONE  # public: Interpol, once the badge was shown
    letters: i64 = 0  # hidden: factions whose alliance letters are in the game, as bits
    letters_seen: list[int]  # owner, by viewer, spectators last: letters known to be in it

    # Items
    items: Pile  # hidden: the deck; its order does not exist yet
    hands: list[Cards]  # owner, by seat: who knows which item is where
    discard: list[int]  # public: items discarded face up, by kind
    buried: Cards  # owner: items discarded face down, known to who dropped them
    tiles: list[Cards]  # hidden: what lies under the red and the blue briefcase tile
    sealed: i64 = 0  # public: tiles from which nothing was ever taken, as bits
    gift: i64 = NONE  # owner: the item offered to a full hand (R4.4)

    # Interactions
    weapons: list[int]  # owner, by seat * WEAPONS + weapon: attack cards in hand
    spent: list[int]  # owner, likewise: in the private pile
    armoury: Pile  # hidden: the deck of attack cards
    pending: list[int]  # owner: two weapons from the Armoury of which one is kept
    choice: list[int]  # owner, by seat: sealed until the other has chosen too
    shown: list[int]  # hidden, by seat: the card exchanged; those in `eyes` saw it
    eyes: i64 = 0  # public: who saw the exchange, seats as bits
    attacked: i64 = 0  # public: who played an Attack in it, seats as bits (RR14)

    # Danger Zone
    points: list[int]  # public, by seat
    tasks: list[int]  # public, by seat * TASKS + task: how often it brought points
    hideouts: list[int]  # public, by seat: their rooms
    alerts: list[int]  # public: alert cards drawn, in order
    guards: list[int]  # public: their rooms
    prize: i64 = NONE  # public: the room of the guard with the objective
    prize_kind: i64 = NONE  # owner: the objective that a guard's victor looks at
    objectives: Pile  # hidden: the objective deck above its bottom card
    bottom: i64 = NONE  # public: the card at the bottom of it
    dropped: Cards  # owner: the objective discard; what was used lies there face up
    removed: list[int]  # public: items out of the game, by kind
    guard_cards: Cards  # owner: guard weapons since the last shuffle, known to who met them
    vip: i64 = NONE  # public: the room of the VIP
    vip_done: bool = False  # public: the VIP file is out of the game (RR51)
    unjammed: bool = False  # public: the Jamming room is disabled
    decoding: i64 = 0  # public: seats that have begun to decrypt, as bits
    deliveries: i64 = 0  # public

    def top(self) -> Frame:
        return self.frames[-1]

    def push(self, kind: i64, seat: i64, other: i64) -> Frame:
        frame = Frame(kind, seat, other)
        self.frames.append(frame)
        return frame

    def is_injured(self, seat: i64) -> bool:
        return (self.injured >> seat) & 1 == 1

    def clone(self) -> "State":
        """Shares what never changes in play, and `Cards`: who changes them takes a copy first."""
        twin = State()
        twin.mission = self.mission
        twin.seats = self.seats
        twin.rounds = self.rounds
        twin.level = self.level
        twin.factions = self.factions
        twin.starter = self.starter
        twin.round = self.round
        twin.turn = self.turn
        twin.frames = [frame.clone() for frame in self.frames]
        twin.ending = self.ending
        twin.winners = self.winners
        twin.start = self.start
        twin.barred = self.barred
        twin.steps = self.steps
        twin.keyed = self.keyed
        twin.halt = self.halt
        twin.again = self.again
        twin.closing = self.closing
        twin.room = self.room[:]
        twin.injured = self.injured
        twin.down = self.down
        twin.lock = self.lock
        twin.locker = self.locker
        twin.dark = self.dark
        twin.reception = self.reception
        twin.helicopter = self.helicopter
        twin.lost = self.lost[:]
        twin.hacked = self.hacked[:]
        twin.loyalty = self.loyalty
        twin.learnt = self.learnt[:]
        twin.arrested = self.arrested
        twin.cleared = self.cleared
        twin.badge = self.badge
        twin.letters = self.letters
        twin.letters_seen = self.letters_seen[:]
        twin.items = self.items.clone()
        twin.hands = self.hands[:]
        twin.discard = self.discard[:]
        twin.buried = self.buried
        twin.tiles = self.tiles[:]
        twin.sealed = self.sealed
        twin.gift = self.gift
        twin.weapons = self.weapons[:]
        twin.spent = self.spent[:]
        twin.armoury = self.armoury.clone()
        twin.pending = self.pending[:]
        twin.choice = self.choice[:]
        twin.shown = self.shown[:]
        twin.eyes = self.eyes
        twin.attacked = self.attacked
        twin.points = self.points[:]
        twin.tasks = self.tasks[:]
        twin.hideouts = self.hideouts
        twin.alerts = self.alerts[:]
        twin.guards = self.guards[:]
        twin.prize = self.prize
        twin.prize_kind = self.prize_kind
        twin.objectives = self.objectives.clone()
        twin.bottom = self.bottom
        twin.dropped = self.dropped
        twin.removed = self.removed[:]
        twin.guard_cards = self.guard_cards
        twin.vip = self.vip
        twin.vip_done = self.vip_done
        twin.unjammed = self.unjammed
        twin.decoding = self.decoding
        twin.deliveries = self.deliveries
        return twin
