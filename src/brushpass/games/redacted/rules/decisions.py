"""Who decides, between what, and which rule follows: by the innermost frame."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.redacted.rules import (
    darkness,
    guards,
    hacking,
    interaction,
    items,
    kitchen,
    movement,
    objectives,
    rewards,
    rooms,
    sneak,
)
from brushpass.games.redacted.rules.actions import (
    HACK_IT,
    KNOCK_OUT,
    PASS,
    REFUSE,
    SNEAK_OUT,
    TAKE,
    Drop,
    Go,
    Put,
    Show,
    Use,
    Weapon,
)
from brushpass.games.redacted.rules.cards import NONE
from brushpass.games.redacted.rules.state import (
    ACCEPT,
    ARMS,
    COMBAT,
    CRACK,
    DISPLACE,
    DROP,
    EXCHANGE,
    FOR_STORAGE,
    FOR_THEFT,
    GIFTS,
    GUARD,
    GUARD_COMBAT,
    HACK,
    KITCHEN_BREAK,
    KNOCK,
    MOVE,
    NIGHT,
    NIGHT_SNEAK,
    PUT,
    REWARD,
    SHOW,
    SNEAK,
    Frame,
    State,
)
from brushpass.games.redacted.rules.tell import Tell

ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(6)]
NOBODY_ACTS: Final[tuple[int, ...]] = ()
HACK_MENU: Final[list[Action]] = [PASS, HACK_IT]
NO_MENU: Final[list[Action]] = []


def to_act(s: State) -> tuple[int, ...]:
    if not s.frames:
        return NOBODY_ACTS
    frame = s.top()
    if frame.kind == EXCHANGE or frame.kind == GIFTS:
        if s.choice[frame.seat] != NONE:
            return ALONE[frame.other]
        if s.choice[frame.other] != NONE:
            return ALONE[frame.seat]
        low = frame.seat if frame.seat < frame.other else frame.other
        return (low, frame.seat + frame.other - low)
    if frame.kind == COMBAT or frame.kind == NIGHT:
        return ALONE[frame.asked]
    return ALONE[frame.seat]


def legal(s: State, seat: i64) -> list[Action]:
    if seat not in to_act(s):
        return NO_MENU
    frame = s.top()
    kind = frame.kind
    if kind == MOVE:
        return movement.options(s, seat)
    if kind in (EXCHANGE, GUARD):
        return interaction.show_options(s, seat)
    if kind in (SNEAK, DISPLACE):
        return sneak.options(s, frame)
    if kind == GIFTS:
        other = frame.other if seat == frame.seat else frame.seat
        return interaction.gift_options(s, seat, other)
    if kind == COMBAT:
        return interaction.combat_options(s, frame)
    if kind == REWARD:
        return rewards.options(s, frame)
    if kind in (KNOCK, NIGHT_SNEAK):
        return sneak.knock_options(s, frame)
    if kind == NIGHT:
        return darkness.options(s, frame)
    if kind == HACK:
        return HACK_MENU
    if kind == KITCHEN_BREAK:
        return kitchen.OPTIONS
    if kind == DROP:
        return rewards.drop_options(s, seat)
    if kind == ACCEPT:
        return interaction.accept_options(s, seat)
    if kind == SHOW:
        return rewards.show_options(s, seat)
    if kind == ARMS:
        return rooms.arm_options(s)
    if kind == CRACK:
        return items.crack_options()
    if kind == PUT:
        return items.put_options(s, seat)
    if kind == GUARD_COMBAT:
        return guards.combat_options(s, frame)
    return objectives.prize_options()


def play(s: State, seat: i64, action: Action, chance: Chance, tell: Tell) -> None:
    frame = s.top()
    kind = frame.kind
    if kind == MOVE:
        movement.play(s, seat, action, chance, tell)
    elif kind == EXCHANGE:
        assert isinstance(action, Show)
        if interaction.seal(s, seat, action.card):
            interaction.reveal(s, tell)
    elif kind == GIFTS:
        if interaction.seal(s, seat, interaction.gift_code(action)):
            interaction.open_gifts(s, tell)
    elif kind == SNEAK:
        play_sneak(s, frame, action, tell)
    elif kind == DISPLACE:
        play_displace(s, frame, action, tell)
    elif kind == COMBAT:
        if isinstance(action, Use):
            interaction.answer(s, frame, action.kind, tell)
        else:
            interaction.combat_pass(s, frame, tell)
    elif kind == REWARD:
        rewards.take(s, frame, action, chance, tell)
    elif kind in (KNOCK, NIGHT_SNEAK):
        if action is KNOCK_OUT or isinstance(action, Use):
            sneak.knock_out(s, frame, tell)
        else:
            sneak.let_pass(s, frame, tell)
    elif kind == NIGHT:
        darkness.answer(s, frame, isinstance(action, Use), tell)
    elif kind == HACK:
        if action is HACK_IT:
            hacking.hack(s, frame, chance, tell)
        else:
            s.frames.pop()
            tell.passed(seat)
    elif kind == KITCHEN_BREAK:
        kitchen.answer(s, action, tell)
    else:
        play_cards(s, frame, action, chance, tell)


def play_sneak(s: State, frame: Frame, action: Action, tell: Tell) -> None:
    if isinstance(action, Go):
        sneak.step(s, frame, action.room, tell)
    else:
        sneak.spend_key(s, frame, tell)


def play_displace(s: State, frame: Frame, action: Action, tell: Tell) -> None:
    if isinstance(action, Go):
        sneak.displace(s, frame, action.room, tell)
    elif action is SNEAK_OUT:
        sneak.leave_oneself(s, frame, tell)
    else:
        sneak.spend_key(s, frame, tell)


def play_cards(s: State, frame: Frame, action: Action, chance: Chance, tell: Tell) -> None:
    """Decisions about single cards."""
    kind = frame.kind
    if kind == DROP:
        assert isinstance(action, Drop)
        drop(s, frame, action.kind, chance, tell)
    elif kind == ACCEPT:
        if action is REFUSE:
            interaction.refuse(s, frame, tell)
        else:
            assert isinstance(action, Drop)
            interaction.accept(s, frame, action.kind, tell)
    elif kind == SHOW:
        assert isinstance(action, Weapon)
        rewards.interrogate(s, frame, action.weapon, chance, tell)
    elif kind == ARMS:
        assert isinstance(action, Weapon)
        rooms.keep(s, frame, action.weapon, tell)
    elif kind == CRACK:
        items.take_out(s, frame, action is TAKE, tell)
    elif kind == PUT:
        items.put_in(s, frame, action.kind if isinstance(action, Put) else NONE, tell)
    elif kind == GUARD:
        assert isinstance(action, Show)
        guards.fight(s, frame, action.card, chance, tell)
    elif kind == GUARD_COMBAT:
        if isinstance(action, Use):
            interaction.combat_item(s, frame, frame.seat, action.kind, tell)
        elif guards.settle(s, frame, chance, tell):
            objectives.find_prize(s, frame.seat, chance, tell)
    else:
        objectives.claim(s, frame, action is TAKE, tell)


def drop(s: State, frame: Frame, kind: i64, chance: Chance, tell: Tell) -> None:
    """Room in the hand, and what it was needed for."""
    s.frames.pop()
    rewards.drop_item(s, frame.seat, kind, tell)
    if frame.purpose == FOR_STORAGE:
        rooms.draw_item(s, frame.seat, chance, tell)
    elif frame.purpose == FOR_THEFT:
        rewards.steal(s, frame.seat, frame.other, chance, tell)
    else:
        objectives.pocket(s, frame.seat)
