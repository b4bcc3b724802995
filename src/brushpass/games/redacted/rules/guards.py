"""R16 Danger Zone: alerts and guards."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.knowledge import Cards, only
from brushpass.core.piles import Pile
from brushpass.games.redacted.rules import ending, hands, weapons
from brushpass.games.redacted.rules.actions import PASS, USE
from brushpass.games.redacted.rules.cards import (
    ALERTS,
    DANGER_ZONE,
    FRIENDLY,
    GUARDS,
    HIDDEN_WEAPON,
    KINDS,
    NONE,
    THRESHOLDS,
    VEST,
    WEAPONS,
    compare,
)
from brushpass.games.redacted.rules.interaction import forget_cards, outcome_of
from brushpass.games.redacted.rules.presence import guarded
from brushpass.games.redacted.rules.sneak import sneak
from brushpass.games.redacted.rules.state import (
    ACTING,
    DONE,
    GUARD,
    GUARD_COMBAT,
    NOT_OVER,
    Frame,
    State,
)
from brushpass.games.redacted.rules.tell import Tell


def level(s: State) -> i64:
    """R16.5."""
    total: i64 = 0
    for card in s.alerts:
        total += ALERTS[card][0]
    return total


def threshold(s: State, card: i64) -> i64:
    """R16.6."""
    return THRESHOLDS[s.level] if THRESHOLDS[s.level] else ALERTS[card][1]


def make_noise(s: State, chance: Chance, tell: Tell) -> None:
    """R16.5, RR46: one alert card."""
    if s.mission != DANGER_ZONE or s.ending != NOT_OVER:
        return
    card = draw_alert(s, chance)
    tell.alert(card, level(s))
    if level(s) >= threshold(s, card):
        post_guard(s, chance, tell)


def draw_alert(s: State, chance: Chance) -> i64:
    left = [card for card in range(len(ALERTS)) if card not in s.alerts]
    card = left[chance.pick(len(left))]
    s.alerts.append(card)
    return card


def post_guard(s: State, chance: Chance, tell: Tell) -> None:
    """R16.7, R16.8."""
    if len(s.guards) == GUARDS:
        ending.finish(s, ending.OVERRUN, 0, tell)  # R16.16
        return
    room: i64 = NONE
    for i in range(len(s.alerts) - 1, -1, -1):
        if room == NONE and is_free(s, ALERTS[s.alerts[i]][2]):
            room = ALERTS[s.alerts[i]][2]
    while room == NONE:
        card = draw_alert(s, chance)
        tell.alert(card, level(s))
        if is_free(s, ALERTS[card][2]):
            room = ALERTS[card][2]
    s.alerts = []
    s.guards.append(room)
    carries = s.prize == NONE and refill(s)
    if carries:
        s.prize = room
    tell.guard(room, carries)


def is_free(s: State, room: i64) -> bool:
    return not guarded(s, room) and room not in s.room


def refill(s: State) -> bool:
    """R16.8: whether there is an objective for a new guard. It stays in the deck until seen."""
    if s.objectives.size() == 0 and s.bottom == NONE and s.dropped.kinds:
        counts = [0] * KINDS
        for kind in s.dropped.kinds:
            counts[kind] += 1
        s.objectives = Pile(counts)
        s.dropped = Cards()
    return s.objectives.size() > 0 or s.bottom != NONE


def meet(s: State, seat: i64) -> None:
    """R16.9."""
    s.barred |= 1 << s.room[seat]
    s.push(GUARD, seat, NONE)


def fight(s: State, frame: Frame, card: i64, chance: Chance, tell: Tell) -> None:
    s.frames.pop()
    seat = frame.seat
    s.guard_cards = Cards() if len(s.guard_cards.kinds) == WEAPONS else s.guard_cards.clone()
    left = [weapon for weapon in range(WEAPONS) if weapon not in s.guard_cards.kinds]
    weapon = left[chance.pick(len(left))]
    s.guard_cards.add(weapon, only(seat))
    s.shown[seat] = card
    s.eyes = only(seat)
    if card < WEAPONS:
        s.attacked = only(seat)
        weapons.play(s, seat, card)
    s.halt = ACTING
    combat = s.push(GUARD_COMBAT, seat, NONE)
    combat.lead = compare(card, weapon)
    combat.lead_of_cards = combat.lead
    tell.fought(seat, card < WEAPONS, combat.lead, card, weapon)


def combat_options(s: State, frame: Frame) -> list[Action]:
    """R16.9, RR47."""
    menu: list[Action] = [PASS]
    if s.shown[frame.seat] != FRIENDLY:
        for kind in (HIDDEN_WEAPON, VEST):
            if hands.holds(s, frame.seat, kind):
                menu.append(USE[kind])
    return menu


def settle(s: State, frame: Frame, chance: Chance, tell: Tell) -> bool:
    """R16.10, R16.11: whether the guard left an objective behind."""
    s.frames.pop()
    seat = frame.seat
    room = s.room[seat]
    forget_cards(s)
    tell.met_guard(seat, room, outcome_of(frame))
    if frame.lead > 0:
        s.guards.remove(room)  # RR48
        return s.prize == room
    s.halt = DONE
    if frame.lead < 0:
        lose(s, seat, chance, tell)
    sneak(s, seat)
    return False


def lose(s: State, seat: i64, chance: Chance, tell: Tell) -> None:
    """R16.11, RR55."""
    count = hands.size(s, seat)
    if count == 0:
        s.injured |= 1 << seat
        tell.lost(seat, NONE)
        return
    kind = s.hands[seat].kinds[chance.pick(count)]
    hands.use_up(s, seat, kind)
    tell.lost(seat, kind)
