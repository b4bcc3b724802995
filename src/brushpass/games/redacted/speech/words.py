"""How [redacted] speaks to people."""

from textwrap import wrap

from brushpass.core.action import Action
from brushpass.core.seats import called
from brushpass.core.wire import Message
from brushpass.core.words import Block, Choice, Prompt, Score, Words
from brushpass.games.redacted.rules.cards import (
    COLOURS,
    DANGER_ZONE,
    HIDDEN,
    ITEM_NAMES,
    LOYALTY_NAMES,
    MISSION_TITLES,
    NONE,
    WEAPON_NAMES,
)
from brushpass.games.redacted.rules.embassy import name_of
from brushpass.games.redacted.rules.places import BURIED, DROPPED, OBJECTIVES, TILE
from brushpass.games.redacted.rules.state import NOT_OVER
from brushpass.games.redacted.speech import wire as w
from brushpass.games.redacted.speech.affairs import affairs, found_out
from brushpass.games.redacted.speech.asking import choice, prompt
from brushpass.games.redacted.speech.breakdown import breakdown
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
        where = " or ".join(dict.fromkeys(place_name(place) for place in places))
        if count:
            found.setdefault(where, []).extend([kind] * count)
    return list(found.items())


class RedactedWords(Words[w.View]):
    def table(self, v: w.View) -> list[Block]:
        blocks = [Block(self._title(v), lines=floor_plan(v)), self._agents(v), self._weapons(v)]
        if v.seat is not None:
            blocks.append(self._own(v, v.seat))
        return blocks

    def _title(self, v: w.View) -> str:
        whose = "your turn" if v.turn == v.seat else f"{called(v.turn)}'s turn"
        last = f" of {v.rounds}" if v.rounds else ""  # RR13
        when = f"round {v.round}{last}, {whose}" if v.ending == NOT_OVER else "the end"
        return f"{MISSION_TITLES[v.mission]}, {when}"

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
        return Block("Agents", ["", "Where", "Items", *tail], rows, affairs(v))

    def _weapons(self, v: w.View) -> Block:
        rows = [
            [
                f"You ({called(seat)})" if seat == v.seat else called(seat),
                cards(agent.weapons, WEAPON_NAMES),
                cards(agent.spent, WEAPON_NAMES),
            ]
            for seat, agent in enumerate(v.agents)
            if not agent.arrested
        ]
        return Block("Attack cards", ["", "In hand", "Spent"], rows)

    def _own(self, v: w.View, seat: int) -> Block:
        lines = found_out(v, seat)
        for where, kinds in gone_unseen(v):
            lines += wrap(f"Went unseen, now with {where}: {cards(kinds, ITEM_NAMES)}.", WIDTH)
        weapons = None if v.memory is None else v.memory.weapons
        if weapons is not None and weapons.seen != NONE:
            whose = called(weapons.looks[seat].owner)
            lines.append(f"Your last look at {whose}'s cards showed: {seen(weapons.seen)}.")
        return Block("Known to you", lines=lines or ["Nothing yet that the table does not show."])

    def news(self, message: Message, seat: int | None) -> str:
        return news(message, seat)

    def rule(self, message: Message) -> str:
        return reason(message)

    def prompt(self, v: w.View) -> Prompt:
        return prompt(v)

    def choice(self, v: w.View, action: Action) -> Choice:
        return choice(v, action)

    def scores(self, v: w.View) -> list[Score]:
        return breakdown(v)
