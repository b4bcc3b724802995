"""Two truths that a seat cannot tell apart get the same answer from its bot.

At a random decision of a seat a second truth is imagined from what the seat sees. The bot answers
in both, from views and messages that crossed the wall, with the same luck of its own. Both truths
are then played on, and as long as the seat is told the same, its bot must go on answering the same.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import brushpass.core.game
from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.question import Asked
from brushpass.bots.registry import LADDER
from brushpass.core.action import Action
from brushpass.core.chance import Fast
from brushpass.core.wire import decode, encode
from tests.conformity.cells import Cell
from tests.conformity.dump import dump
from tests.conformity.play import some_decision
from tests.conformity.worlds import World

SMALL: Final = Budget(simulations=8)  # repeatable, and enough to look wherever a bot looks
MOMENTS_A_GAME: Final = 8
LONGEST_PAIR: Final = 12  # steps
MOST_ANSWERS: Final = 2  # of the bot, in one pair


def pairs(bot: type[Bot]) -> int:
    """Pairs of truths for each bot and cell: fewer for personas, which are levels in a manner of
    their own, and where rules are slow; more where a campaign asks."""
    usual = 200 if bot in LADDER else 20
    if not brushpass.core.game.__file__.endswith(".so"):
        usual //= 20
    return int(os.environ.get("BRUSHPASS_WALL_PAIRS", usual))


@dataclass
class Moment:
    """A decision of a seat."""

    world: World
    seat: int


@dataclass
class Tally:
    pairs: int = 0
    answers: int = 0  # compared
    different: int = 0  # second truths that are not the first


def check_glass_wall(cell: Cell, bot: Bot, count: int, seed: int = 0) -> Tally:
    tally = Tally()
    for number, moment in enumerate(decisions(cell, count, seed)):
        chance = Fast(number + seed)
        seat, first = moment.seat, moment.world
        second = first.imagined(seat, chance)
        tally.pairs += 1
        tally.different += dump(second.s) != dump(first.s)
        told = [
            through_glass(message, cell.game.face.message_type()) for message in first.told[seat]
        ]
        _follow(cell, bot, seat, [first, second], told, chance, tally)
    return tally


def decisions(cell: Cell, count: int, seed: int) -> Iterator[Moment]:
    """So many random decisions of random games, wherever there was something to choose."""
    found = 0
    while found < count:
        for moment in _of_one_game(cell, seed + found)[: count - found]:
            found += 1
            yield moment


def _of_one_game(cell: Cell, seed: int) -> list[Moment]:
    game, chance = cell.game, Fast(seed)
    aside = Fast(-1 - seed)
    world = World.dealt(game, cell.some_options(chance), chance)
    kept: list[Moment] = []
    met = 0
    while game.to_act(world.s):
        seat, action = some_decision(game, world.s, chance)
        if len(game.legal(world.s, seat)) > 1:
            met += 1
            place = len(kept) if len(kept) < MOMENTS_A_GAME else aside.pick(met)
            if place < MOMENTS_A_GAME:
                kept[place : place + 1] = [Moment(world.clone(), seat)]
        world.play(seat, action, chance)
    return kept


def _follow(
    cell: Cell,
    bot: Bot,
    seat: int,
    worlds: list[World],
    told: list[Any],
    chance: Fast,
    tally: Tally,
) -> None:
    game = cell.game
    asked = 0
    for _ in range(LONGEST_PAIR):
        acting = game.to_act(worlds[0].s)
        if seat in acting and len(game.legal(worlds[0].s, seat)) > 1:
            _same_answer(cell, bot, seat, worlds, told, chance.pick(1 << 30), tally)
            asked += 1
        if not acting or asked == MOST_ANSWERS:
            return
        actor = acting[chance.pick(len(acting))]
        shared = _shared([game.legal(world.s, actor) for world in worlds])
        if not shared:
            return  # what another does here is not possible in the second truth
        action = shared[chance.pick(len(shared))]
        luck = chance.pick(1 << 30)
        boxes = [world.play(actor, action, Fast(luck))[seat] for world in worlds]
        if [encode(message) for message in boxes[0]] != [encode(message) for message in boxes[1]]:
            return  # now it may know which truth it is in
        told += [through_glass(message, game.face.message_type()) for message in boxes[0]]


def through_glass(thing: Any, kind: Any) -> Any:
    return decode(encode(thing), kind)


def _shared(legal: list[tuple[Action, ...]]) -> list[Action]:
    return [action for action in legal[0] if action in legal[1]]


def _same_answer(
    cell: Cell, bot: Bot, seat: int, worlds: list[World], told: list[Any], luck: int, tally: Tally
) -> None:
    answers = []
    for world in worlds:
        options = cell.game.legal(world.s, seat)
        view = through_glass(world.see(seat), cell.game.face.view_type())
        answer = list(bot.policy(Asked(view, tuple(told), options, SMALL, Fast(luck))))
        answers.append({option.name: p for option, p in zip(options, answer, strict=True)})
    tally.answers += 1
    assert abs(sum(answers[0].values()) - 1) < 1e-6, f"{cell}: {bot.name} answered {answers[0]}"
    assert answers[0] == answers[1], (
        f"{cell}: {bot.name} in seat {seat} answers differently in two truths that its seat "
        f"cannot tell apart:\n{answers[0]}\n{answers[1]}"
    )
