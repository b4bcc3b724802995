"""How [redacted] speaks to people."""

from textwrap import wrap

from brushpass.core.action import Action
from brushpass.core.seats import called
from brushpass.core.wire import Message
from brushpass.core.words import Block, Choice, Prompt, Words
from brushpass.games.redacted.rules.cards import (
    BEDFELLOWS,
    COLOURS,
    DANGER_ZONE,
    FACTIONS,
    HIDDEN,
    ITEM_NAMES,
    LOYALTY_NAMES,
    NONE,
    WEAPON_NAMES,
)
from brushpass.games.redacted.rules.embassy import name_of
from brushpass.games.redacted.rules.places import BURIED, DROPPED, OBJECTIVES, TILE
from brushpass.games.redacted.rules.state import NOT_OVER
from brushpass.games.redacted.speech import wire as w
from brushpass.games.redacted.speech.asking import choice, prompt
from brushpass.games.redacted.speech.news import news, seen
from brushpass.games.redacted.speech.page import Spot
from brushpass.games.redacted.speech.plan import floor_plan
from brushpass.games.redacted.speech.reasons import reason

COVERED = "▪"
WIDTH = 74  # columns for a line about items


def cards(kinds: list[int], names: list[str]) -> str:
    """What is known by name, the rest as covered cards."""
    known = []
    for kind in sorted({kind for kind in kinds if kind != HIDDEN}):
        count = kinds.count(kind)
        known.append(names[kind] if count == 1 else f"{count} × {names[kind]}")
    return ", ".join(known + [COVERED * kinds.count(HIDDEN)] * (HIDDEN in kinds)) or "–"


def place_name(place: int) -> str:
    """Where an item may be that went unseen."""
    if place in (BURIED, DROPPED):
        return "the discard"
    return f"the {COLOURS[place - TILE]} briefcase" if place >= TILE else called(place)


def is_item(there: Spot) -> bool:
    return there.card >= 0 and there.place < OBJECTIVES


def gone_unseen(v: w.View) -> list[tuple[str, list[int]]]:
    """Items that surely lie somewhere, by the places where they may."""
    known = None if v.memory is None else v.memory.items
    named = [
        [(there.card, there.place) for there in case.spots if is_item(there)]
        for case in ([] if known is None or known.hazy else known.cases)
    ]
    found: dict[str, list[int]] = {}
    for kind in sorted({kind for spots in named for kind, _ in spots}):
        count = min(sum(k == kind for k, _ in spots) for spots in named)
        places = sorted({place for spots in named for k, place in spots if k == kind})
        where = ", ".join(dict.fromkeys(place_name(place) for place in places))
        if count:
            found.setdefault(where, []).extend([kind] * count)
    return list(found.items())


class RedactedWords(Words[w.View]):
    def table(self, v: w.View) -> list[Block]:
        blocks = [Block(self._title(v), lines=floor_plan(v)), self._agents(v)]
        if v.seat is not None:
            blocks.append(self._own(v, v.seat))
        return blocks

    def _title(self, v: w.View) -> str:
        whose = "your turn" if v.turn == v.seat else f"{called(v.turn)}'s turn"
        return f"Round {v.round} of {v.rounds}, {whose}" if v.ending == NOT_OVER else "The end"

    def _agents(self, v: w.View) -> Block:
        rows = []
        for seat, agent in enumerate(v.agents):
            name = f"You ({called(seat)})" if seat == v.seat else called(seat)
            where = "not here yet" if agent.room == NONE else name_of(agent.room)
            state = [where] + ["injured"] * agent.injured + ["knocked out"] * agent.down
            if agent.arrested:
                state = ["arrested"]
            row = [name, ", ".join(state), cards(agent.items, ITEM_NAMES)]
            if v.mission == DANGER_ZONE:
                row += [str(agent.points), name_of(agent.hideout)]
            else:
                loyalty = "?" if agent.loyalty == HIDDEN else LOYALTY_NAMES[agent.loyalty]
                row.append(loyalty)
            rows.append(row)
        tail = ["Points", "Hideout"] if v.mission == DANGER_ZONE else ["Loyalty"]
        return Block("Agents", ["", "Where", "Items", *tail], rows, self._state_of_affairs(v))

    def _state_of_affairs(self, v: w.View) -> list[str]:
        lines = []
        if v.helicopter != NONE:
            lines.append(f"On the Helipad: a helicopter of {FACTIONS[v.helicopter]}.")
        for faction in v.factions:
            if v.lost[faction]:
                lines.append(f"{FACTIONS[faction]}: {v.lost[faction]} of 2 helicopters destroyed.")
        if v.reception:
            lines.append("The reception is on: the Ballroom is safe.")
        if v.dark:
            lines.append("The lights are out.")
        if v.mission == DANGER_ZONE:
            jam = "disabled" if v.unjammed else "on"
            lines.append(f"Jamming {jam}; files delivered: {v.deliveries} of 3.")
        elif v.mission == BEDFELLOWS and v.letters:
            names = [FACTIONS[f] for f in range(len(FACTIONS)) if v.letters >> f & 1]
            lines.append(f"Alliance letters in the game: {', '.join(names)}.")
        return lines

    def _own(self, v: w.View, seat: int) -> Block:
        me = v.agents[seat]
        lines = [f"Attack cards: {cards(me.weapons, WEAPON_NAMES)}."]
        if me.spent:
            lines.append(f"Spent: {cards(me.spent, WEAPON_NAMES)}.")
        for colour, kind in enumerate(v.tiles):
            if kind >= 0:
                lines.append(f"In the {COLOURS[colour]} briefcase: {ITEM_NAMES[kind]}.")
        for where, kinds in gone_unseen(v):
            lines += wrap(f"Gone unseen, with {where}: {cards(kinds, ITEM_NAMES)}.", WIDTH)
        weapons = None if v.memory is None else v.memory.weapons
        if weapons is not None and weapons.seen != NONE:
            whose = called(weapons.looks[seat].owner)
            lines.append(f"Your last look at {whose}'s cards showed: {seen(weapons.seen)}.")
        return Block("Yours alone", lines=lines)

    def news(self, message: Message, seat: int | None) -> str:
        return news(message, seat)

    def rule(self, message: Message) -> str:
        return reason(message)

    def prompt(self, v: w.View) -> Prompt:
        return prompt(v)

    def choice(self, v: w.View, action: Action) -> Choice:
        return choice(v, action)
