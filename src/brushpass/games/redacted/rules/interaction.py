"""R4 Interactions."""

from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.knowledge import only
from brushpass.games.redacted.rules import hands, weapons
from brushpass.games.redacted.rules.actions import (
    GIVE,
    HEAL,
    NOTHING,
    PASS,
    REFUSE,
    SHOW_CARD,
    USE,
    Give,
)
from brushpass.games.redacted.rules.cards import (
    FIRST_AID,
    FRIENDLY,
    HIDDEN_WEAPON,
    NEUTRAL,
    NONE,
    VEST,
    WEAPONS,
    compare,
)
from brushpass.games.redacted.rules.presence import onlookers
from brushpass.games.redacted.rules.rewards import drop_item, drop_options
from brushpass.games.redacted.rules.sneak import sneak
from brushpass.games.redacted.rules.state import (
    ACCEPT,
    ACTING,
    COMBAT,
    DISPLACE,
    DONE,
    EXCHANGE,
    GIFTS,
    REWARD,
    Frame,
    State,
)
from brushpass.games.redacted.rules.tell import Tell

# Sealed answers about gifts; a gift is GIFT plus its kind.
NO_GIFT: Final = 0
A_CURE: Final = 1
GIFT: Final = 2


def meet(s: State, seat: i64, other: i64) -> None:
    """R3.3: the active player met somebody."""
    s.barred |= 1 << s.room[seat]  # R3.4
    s.push(EXCHANGE, seat, other)


def show_options(s: State, seat: i64) -> list[Action]:
    """R4.1."""
    menu: list[Action] = [SHOW_CARD[NEUTRAL], SHOW_CARD[FRIENDLY]]
    for weapon in range(WEAPONS):
        if s.weapons[seat * WEAPONS + weapon] > 0:
            menu.append(SHOW_CARD[weapon])
    return menu


def seal(s: State, seat: i64, choice: i64) -> bool:
    """Whether both have chosen now."""
    frame = s.top()
    s.choice[seat] = choice
    return s.choice[frame.seat] != NONE and s.choice[frame.other] != NONE


def reveal(s: State, tell: Tell) -> None:
    """The cards are exchanged."""
    frame = s.frames.pop()
    seat, other = frame.seat, frame.other
    first, second = s.choice[seat], s.choice[other]
    s.choice[seat] = NONE
    s.choice[other] = NONE
    s.shown[seat] = first
    s.shown[other] = second
    s.eyes = onlookers(s, seat, other) | only(seat) | only(other)
    s.attacked = 0
    if first < WEAPONS:
        s.attacked |= 1 << seat
        weapons.play(s, seat, first)
    if second < WEAPONS:
        s.attacked |= 1 << other
        weapons.play(s, other, second)
    outcome = compare(first, second)
    tell.exchanged(seat, other, s.attacked, outcome, first, second, s.eyes)
    if s.attacked:
        s.halt = ACTING  # R4.11
        combat = s.push(COMBAT, seat, other)
        combat.lead = outcome
        combat.lead_of_cards = outcome
        combat.asked = seat  # R4.10: the active player first
    else:
        s.push(GIFTS, seat, other)


def gift_options(s: State, seat: i64, other: i64) -> list[Action]:
    """R4.3, R4.6; RR15: who showed Neutral is asked too, and has nothing to give (R4.2)."""
    menu: list[Action] = [NOTHING]
    if s.shown[seat] == FRIENDLY:
        for kind in sorted(s.hands[seat].kinds):
            if GIVE[kind] not in menu:
                menu.append(GIVE[kind])
        if seat == s.turn and s.is_injured(other) and hands.holds(s, seat, FIRST_AID):
            menu.append(HEAL)
    return menu


def gift_code(action: Action) -> i64:
    if isinstance(action, Give):
        return GIFT + action.kind
    return A_CURE if action is HEAL else NO_GIFT


def open_gifts(s: State, tell: Tell) -> None:
    frame = s.frames.pop()
    seat, other = frame.seat, frame.other
    first, second = s.choice[seat], s.choice[other]
    s.choice[seat] = NONE
    s.choice[other] = NONE
    cured = first == A_CURE  # only the active player is offered it
    given = (1 if first >= GIFT else 0) | (2 if second >= GIFT else 0)
    tell.offered(seat, other, given, cured)
    if cured:
        hands.use_up(s, seat, FIRST_AID)
        tell.used(seat, FIRST_AID)
        s.injured &= ~(1 << other)
        tell.healed(other)
        s.halt = DONE
        sneak(s, seat)  # RR23
    if given == 3:  # R4.5
        hand_over(s, seat, other, first - GIFT, tell)
        hand_over(s, other, seat, second - GIFT, tell)
    elif given == 1:
        offer(s, seat, other, first - GIFT, tell)
    elif given == 2:
        offer(s, other, seat, second - GIFT, tell)
    if s.gift == NONE:
        forget_cards(s)


def offer(s: State, giver: i64, taker: i64, kind: i64, tell: Tell) -> None:
    if hands.is_full(s, taker):
        s.gift = kind
        s.push(ACCEPT, taker, giver)
    else:
        hand_over(s, giver, taker, kind, tell)


def hand_over(s: State, giver: i64, taker: i64, kind: i64, tell: Tell) -> None:
    eyes = onlookers(s, giver, taker) | only(giver) | only(taker)
    hands.hand_over(s, giver, taker, kind, eyes)
    tell.gave(giver, taker, kind, eyes)


def forget_cards(s: State) -> None:
    """The cards have gone back to their owners."""
    for seat in range(s.seats):
        s.shown[seat] = NONE
    s.eyes = 0
    s.attacked = 0


def accept_options(s: State, seat: i64) -> list[Action]:
    """R4.4."""
    return [REFUSE, *drop_options(s, seat)]


def refuse(s: State, frame: Frame, tell: Tell) -> None:
    s.frames.pop()
    s.gift = NONE
    forget_cards(s)
    tell.passed(frame.seat)


def accept(s: State, frame: Frame, dropping: i64, tell: Tell) -> None:
    s.frames.pop()
    kind = s.gift
    s.gift = NONE
    drop_item(s, frame.seat, dropping, tell)
    hand_over(s, frame.other, frame.seat, kind, tell)
    forget_cards(s)


def combat_options(s: State, frame: Frame) -> list[Action]:
    """R4.10, RR16: asked whatever they hold; against Friendly there is nothing to play."""
    menu: list[Action] = [PASS]
    if s.shown[frame.seat] != FRIENDLY and s.shown[frame.other] != FRIENDLY:
        for kind in (HIDDEN_WEAPON, VEST):
            if hands.holds(s, frame.asked, kind):
                menu.append(USE[kind])
    return menu


def combat_item(s: State, frame: Frame, seat: i64, kind: i64, tell: Tell) -> None:
    """Played by this seat, also against a guard."""
    hands.use_up(s, seat, kind)
    tell.used(seat, kind)
    frame.combat_items = True
    if kind == VEST:
        frame.lead = 0  # R11.5
        frame.vest = True
    elif not frame.vest:  # RR17
        frame.lead += 1 if seat == frame.seat else -1  # R11.4


def answer(s: State, frame: Frame, kind: i64, tell: Tell) -> None:
    """R4.10: a combat item, and the other may answer it."""
    combat_item(s, frame, frame.asked, kind, tell)
    frame.passes = 0
    frame.asked = frame.other if frame.asked == frame.seat else frame.seat


def outcome_of(frame: Frame) -> i64:
    """R11.4: however far ahead, it is a victory."""
    return 1 if frame.lead > 0 else -1 if frame.lead < 0 else 0


def combat_pass(s: State, frame: Frame, tell: Tell) -> None:
    tell.passed(frame.asked)
    frame.passes += 1
    frame.asked = frame.other if frame.asked == frame.seat else frame.seat
    if frame.passes == 2:
        settle(s, frame, tell)


def settle(s: State, frame: Frame, tell: Tell) -> None:
    s.frames.pop()
    seat, other = frame.seat, frame.other
    forget_cards(s)
    tell.settled(seat, other, outcome_of(frame))
    if frame.lead == 0:  # RR18
        s.halt = DONE
        sneak(s, seat)
        return
    winner, loser = seat, other
    if frame.lead < 0:
        winner, loser = other, seat
        s.halt = DONE  # R4.11
    s.push(DISPLACE, winner, loser)
    s.push(REWARD, winner, loser)
