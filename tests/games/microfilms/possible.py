"""All that can be true of the cards, from what one seat was told and nothing else.

A world is what everybody holds and the letter in the box. It knows nothing of lots or cases: each
message is followed through every world, as often as there are cards that it can have been about, a
chosen card like one that was drawn by lot (MR47). So a world's weight counts the courses that lead
to it, of distinct cards, and all courses are equally likely.
"""

from collections.abc import Callable, Iterable
from functools import reduce
from math import gcd
from typing import Any

from brushpass.games.microfilms.rules.actions import CROUPIER
from brushpass.games.microfilms.rules.cards import (
    HIDDEN,
    KINDS,
    LETTER,
    NATIONS,
    NONE,
    STEAL,
    copies_in_play,
)
from brushpass.games.microfilms.rules.state import State
from brushpass.games.microfilms.speech import messages

Hand = tuple[int, ...]  # kinds in order
World = tuple[tuple[Hand, ...], int]  # by place; and the letter in the box


def world_of(s: State) -> World:
    hands = [
        tuple(kind for kind in range(KINDS) for _ in range(hand.cards[kind])) for hand in s.hands
    ]
    return tuple(hands), s.box


class Possible:
    """For one seat, or a spectator (None)."""

    def __init__(self, seat: int | None, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.discard: list[int] = []
        self.copies: list[int] = []
        self.worlds: dict[World, int] = {}

    def hear(self, messages: Iterable[Any]) -> None:
        for told in messages:
            name = "hear_" + type(told).__name__.lower()
            if hasattr(self, name):
                getattr(self, name)(told)

    def follow(self, step: Callable[[World], Iterable[tuple[World, int]]]) -> None:
        after: dict[World, int] = {}
        for world, weight in self.worlds.items():
            for now, ways in step(world):
                if ways:
                    after[now] = after.get(now, 0) + weight * ways
        assert after, "what was told cannot be"
        common = reduce(gcd, after.values())
        self.worlds = {world: weight // common for world, weight in after.items()}

    def deck(self, world: World) -> list[int]:
        left = self.copies[:]
        for kind in [*self.discard, world[1], *(kind for hand in world[0] for kind in hand)]:
            left[kind] -= 1
        return left

    # What can have happened

    def arrive(self, place: int, card: int, kinds: Iterable[int]) -> None:
        """From the deck; HIDDEN: any of these kinds."""

        def step(world: World) -> Iterable[tuple[World, int]]:
            left = self.deck(world)
            for kind in kinds if card == HIDDEN else [card]:
                yield with_card(world, place, kind), left[kind]

        self.follow(step)

    def move(self, source: int, to: int | None, card: int) -> None:
        """From a hand to a hand, or out of all (None)."""

        def step(world: World) -> Iterable[tuple[World, int]]:
            hand = world[0][source]
            for kind in set(hand) if card == HIDDEN else [card]:
                if kind in hand:
                    gone = without_card(world, source, kind)
                    yield gone if to is None else with_card(gone, to, kind), hand.count(kind)

        self.follow(step)

    def lay_open(self, place: int, card: int) -> None:
        self.move(place, None, card)
        self.discard.append(card)

    def place(self, aim: int) -> int:
        return self.seats if aim == CROUPIER else aim

    # What was told

    def hear_began(self, told: messages.Began) -> None:
        duel = self.seats == 2
        self.copies = copies_in_play(told.absent, duel)
        nobody: tuple[Hand, ...] = ((),) * (self.seats + duel)
        for letter in range(LETTER, LETTER + NATIONS):
            if self.copies[letter]:
                self.worlds[nobody, letter] = 1

    def hear_dealt(self, told: messages.Dealt) -> None:
        self.arrive(told.seat, told.card, range(STEAL, KINDS))

    def hear_drew(self, told: messages.Drew) -> None:
        self.arrive(told.seat, told.card, range(KINDS))

    def hear_croupierdrew(self, told: messages.CroupierDrew) -> None:
        self.arrive(self.seats, HIDDEN, range(KINDS))

    def hear_tooktop(self, told: messages.TookTop) -> None:
        assert self.discard.pop() == told.card
        self.follow(lambda world: [(with_card(world, told.seat, told.card), 1)])

    def hear_accepted(self, told: messages.Accepted) -> None:
        self.move(told.seat, self.place(told.target), told.card)

    def hear_refused(self, told: messages.Refused) -> None:
        if told.card != NONE:
            self.move(self.place(told.target), told.seat, told.card)

    def hear_spent(self, told: messages.Spent) -> None:
        self.lay_open(told.seat, told.card)

    def hear_discarded(self, told: messages.Discarded) -> None:
        self.lay_open(told.seat, told.card)

    def hear_blowback(self, told: messages.Blowback) -> None:
        self.lay_open(told.target, told.card)

    def hear_croupierplayed(self, told: messages.CroupierPlayed) -> None:
        if told.discarded != NONE:
            self.lay_open(self.seats, told.discarded)

    def hear_interrogated(self, told: messages.Interrogated) -> None:
        if 0 <= told.seen < KINDS:
            place = self.place(told.target)
            self.follow(lambda world: [(world, world[0][place].count(told.seen))])

    def hear_shuffled(self, told: messages.Shuffled) -> None:
        self.discard = []  # so all of it is the deck


def with_card(world: World, place: int, kind: int) -> World:
    hands = list(world[0])
    hands[place] = tuple(sorted([*hands[place], kind]))
    return tuple(hands), world[1]


def without_card(world: World, place: int, kind: int) -> World:
    hands = list(world[0])
    left = list(hands[place])
    left.remove(kind)
    hands[place] = tuple(left)
    return tuple(hands), world[1]
