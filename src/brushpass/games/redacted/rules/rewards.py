"""R5 Rewards, and R14 arrests."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.knowledge import only
from brushpass.games.redacted.rules import ending
from brushpass.games.redacted.rules.actions import (
    ARREST,
    CHOOSE,
    DROP_ITEM,
    INJURE,
    INTERROGATE,
    NO_REWARD,
    STEAL,
)
from brushpass.games.redacted.rules.cards import (
    CONTRABAND,
    DANGER_ZONE,
    INTERPOL,
    INTERROGATION,
    NEUTRAL_SEEN,
    NONE,
    THEFT,
    WEAPON_SEEN,
    WEAPONS,
    is_objective,
    is_wanted,
)
from brushpass.games.redacted.rules.hands import drop, hand_in, hand_over, is_full, size, use_up
from brushpass.games.redacted.rules.presence import onlookers, vacate
from brushpass.games.redacted.rules.state import DONE, DROP, FOR_THEFT, SHOW, Frame, State
from brushpass.games.redacted.rules.tell import Tell


def options(s: State, frame: Frame) -> list[Action]:
    """RR19: only what can do something."""
    menu: list[Action] = [NO_REWARD]
    if not s.is_injured(frame.other):
        menu.append(INJURE)
    if size(s, frame.other) > 0:
        menu.append(STEAL)
    if s.mission != DANGER_ZONE:  # R16.4
        menu.append(INTERROGATE)
    if s.loyalty[frame.seat] == INTERPOL:
        menu.append(ARREST)  # R14.2, RR43
    return menu


def take(s: State, frame: Frame, action: Action, chance: Chance, tell: Tell) -> None:
    s.frames.pop()
    seat, loser = frame.seat, frame.other
    if action is NO_REWARD:
        tell.spared(seat, loser)  # R5.4
        return
    if not frame.free and seat == s.turn:
        s.halt = DONE  # R2.2: the reward is the action; RR20: unless it is free
    if action is INJURE:
        s.injured |= 1 << loser
        tell.injured(seat, loser)  # R5.1
    elif action is STEAL:
        if is_full(s, seat):
            s.push(DROP, seat, loser).purpose = FOR_THEFT
            tell.began(seat, THEFT)
        else:
            steal(s, seat, loser, chance, tell)
    elif action is INTERROGATE:
        s.push(SHOW, loser, seat)
        tell.began(seat, INTERROGATION)
    else:
        arrest(s, seat, loser, tell)


def steal(s: State, seat: i64, loser: i64, chance: Chance, tell: Tell) -> None:
    """R5.2."""
    kind = s.hands[loser].kinds[chance.pick(size(s, loser))]
    eyes = onlookers(s, seat, loser) | only(seat) | only(loser)
    hand_over(s, loser, seat, kind, eyes)
    tell.stole(seat, loser, kind, eyes)


def drop_options(s: State, seat: i64) -> list[Action]:
    """R11.7, RR22: any item but Contraband."""
    menu: list[Action] = []
    for kind in sorted(s.hands[seat].kinds):
        if kind != CONTRABAND and DROP_ITEM[kind] not in menu:
            menu.append(DROP_ITEM[kind])
    return menu


def drop_item(s: State, seat: i64, kind: i64, tell: Tell) -> None:
    drop(s, seat, kind)
    tell.dropped(seat, kind, s.mission == DANGER_ZONE and is_objective(kind))


def show_options(s: State, seat: i64) -> list[Action]:
    return [CHOOSE[w] for w in range(WEAPONS) if s.weapons[seat * WEAPONS + w] > 0]


def interrogate(s: State, frame: Frame, weapon: i64, chance: Chance, tell: Tell) -> None:
    """R5.3: one of Attack, Neutral and Loyalty."""
    s.frames.pop()
    loser, seat = frame.seat, frame.other
    seen = chance.pick(3)
    card: i64 = s.loyalty[loser]
    if seen == 0:
        card = WEAPON_SEEN + weapon
    elif seen == 1:
        card = NEUTRAL_SEEN
    eyes = onlookers(s, seat, loser) | only(seat)
    notice(s, eyes, loser, card)
    tell.interrogated(seat, loser, card, weapon, eyes)


def notice(s: State, eyes: i64, owner: i64, card: i64) -> None:
    """Those in `eyes` see one of the owner's cards; a loyalty stays known."""
    if card >= NEUTRAL_SEEN:
        return
    for viewer in range(s.seats):
        if (eyes >> viewer) & 1:
            s.learnt[viewer] |= 1 << owner


def arrest(s: State, seat: i64, loser: i64, tell: Tell) -> None:
    """R14.2."""
    s.badge = seat
    for viewer in range(s.seats + 1):
        s.learnt[viewer] |= 1 << seat
    eyes = onlookers(s, seat, loser) | only(seat)
    notice(s, eyes, loser, s.loyalty[loser])
    wanted = is_wanted(s.loyalty[loser])
    if not wanted:
        s.cleared |= 1 << loser
        tell.arrested(seat, loser, False, s.loyalty[loser], eyes)
        disgrace(s, seat, tell)
        return
    s.arrested |= 1 << loser
    if seat == s.turn:
        s.again = True  # R14.3
        s.halt = DONE
    tell.arrested(seat, loser, True, s.loyalty[loser], eyes)
    remove(s, loser, tell)
    ending.check_arrests(s, seat, tell)


def disgrace(s: State, seat: i64, tell: Tell) -> None:
    """R14.4."""
    items = sorted(s.hands[seat].kinds)
    for kind in items:
        use_up(s, seat, kind)
    tell.disgraced(seat, items)


def remove(s: State, seat: i64, tell: Tell) -> None:
    """R14.3, RR42: out of the game; the items go back into the deck."""
    vacate(s, seat, tell)
    s.room[seat] = NONE
    s.down &= ~(1 << seat)
    s.injured &= ~(1 << seat)
    hand_in(s, seat)
    if seat == s.turn:
        s.halt = DONE
