"""A whole truth that a view allows, as likely as the deal makes it.

Loyalties are dealt anew among those who fit, items and weapons from what the viewer cannot see. Of
the others' knowledge what the viewer knows of it is kept: the own cards, what everybody knows, and
what each has seen of the viewer's.
"""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.games.redacted.memory import arms
from brushpass.games.redacted.memory.belief import alliances, deals
from brushpass.games.redacted.memory.imagine_items import imagine_items
from brushpass.games.redacted.memory.imagine_weapons import held, imagine_weapons
from brushpass.games.redacted.rules import hands, interaction, setup
from brushpass.games.redacted.rules.actions import Show
from brushpass.games.redacted.rules.cards import (
    DANGER_ZONE,
    FRIENDLY,
    HIDDEN,
    NEUTRAL_SEEN,
    NONE,
    WEAPON_SEEN,
    WEAPONS,
)
from brushpass.games.redacted.rules.rewards import CERTAIN, HACKED
from brushpass.games.redacted.rules.state import (
    ACCEPT,
    CRACK,
    EXCHANGE,
    GIFTS,
    NOT_OVER,
    Frame,
    State,
)
from brushpass.games.redacted.speech.wire import View


def imagine(v: View, chance: Chance) -> State:
    s = public_part(v)
    viewer: i64 = s.seats if v.seat is None else v.seat
    imagine_loyalties(s, v, viewer, chance)
    imagine_weapons(s, v, viewer, chance)
    imagine_looks(s, v, viewer, chance)
    imagine_items(s, v, viewer, chance)
    imagine_exchange(s, v, chance)
    return s


def public_part(v: View) -> State:
    s = setup.blank(v.mission, len(v.agents), v.rounds, v.level)
    s.factions = v.factions[:]
    s.starter = v.starter
    s.round = v.round
    s.turn = v.turn
    s.frames = [imagine_frame(frame) for frame in v.frames]
    s.ending = v.ending
    s.winners = v.winners
    s.start = v.start
    s.barred = v.barred
    s.steps = v.steps
    s.keyed = v.keyed
    s.halt = v.halt
    s.again = v.again
    s.closing = v.closing
    s.lock = v.lock
    s.locker = v.locker
    s.dark = v.dark
    s.reception = v.reception
    s.helicopter = v.helicopter
    s.lost = v.lost[:]
    s.cleared = v.cleared
    s.badge = v.badge
    s.discard = v.discard[:]
    s.sealed = v.sealed
    s.eyes = v.eyes
    s.attacked = v.attacked
    s.alerts = v.alerts[:]
    s.guards = v.guards[:]
    s.prize = v.prize
    s.bottom = v.bottom
    s.removed = v.removed[:]
    s.vip = v.vip
    s.vip_done = v.vip_done
    s.unjammed = v.unjammed
    s.decoding = v.decoding
    s.deliveries = v.deliveries
    for seat in range(len(v.agents)):
        agent = v.agents[seat]
        s.room[seat] = agent.room
        s.injured |= (1 << seat) if agent.injured else 0
        s.down |= (1 << seat) if agent.down else 0
        s.arrested |= (1 << seat) if agent.arrested else 0
        s.hacked[seat] = agent.hacked
        s.points[seat] = agent.points
        s.hideouts[seat] = agent.hideout
        s.choice[seat] = agent.choice
        s.shown[seat] = agent.shown
    return s


def imagine_frame(seen: list[int]) -> Frame:
    frame = Frame(seen[0], seen[1], seen[2])
    frame.a = seen[3]
    frame.b = seen[4]
    frame.c = seen[5]
    frame.d = seen[6]
    return frame


def imagine_loyalties(s: State, v: View, viewer: i64, chance: Chance) -> None:
    for seat in range(s.seats + 1):
        s.learnt[seat] |= (1 << v.badge) if v.badge != NONE else 0
    if v.ending != NOT_OVER:
        s.loyalty = [agent.loyalty for agent in v.agents]
        s.letters = v.letters
    else:
        pairs = alliances(v)
        s.letters = pairs[chance.pick(len(pairs))]
        s.letters_seen[viewer] = v.letters
        if v.mission != DANGER_ZONE:
            found = deals(v)
            counts = [int(deal.ways) for deal in found]
            total: i64 = 0
            for count in counts:
                total += count
            s.loyalty = found[chance.draw(counts, total)].loyalties
        for seat in range(s.seats):
            if v.agents[seat].loyalty >= 0:
                s.learnt[viewer] |= 1 << seat
    if v.seat is not None:
        s.glimpse[v.seat * 2] = v.glimpse[0]
        s.glimpse[v.seat * 2 + 1] = v.glimpse[1]


def imagine_looks(s: State, v: View, viewer: i64, chance: Chance) -> None:
    """What others saw in their interrogations, hacks and arrests."""
    s.stale = v.stale
    for looker in range(s.seats):
        agent = v.agents[looker]
        last: i64 = agent.look[0]
        s.added[looker] = agent.look[1]
        if last != NONE and agent.look[1] == HIDDEN:
            s.added[looker] = some_weapon(s, looker, last, chance)
        for owner in range(s.seats):
            looks = agent.looks[owner]
            s.looks[looker * s.seats + owner] = looks
            if looks and looker != viewer:
                imagine_learnt(s, looker, owner, looks, owner == last, chance)


def some_weapon(s: State, looker: i64, owner: i64, chance: Chance) -> i64:
    """The one that the owner added: one in hand then."""
    cards = held(s.weapons, owner * WEAPONS)
    if (s.stale >> looker) & 1:
        cards += held(s.spent, owner * WEAPONS)
    return cards[chance.pick(len(cards))]


def imagine_learnt(
    s: State, looker: i64, owner: i64, looks: i64, last: bool, chance: Chance
) -> None:
    """One interrogation in three and one hack in two shows the loyalty (R5.3, R9.3)."""
    asked = looks % HACKED
    hacked = looks % CERTAIN // HACKED
    known = looks >= CERTAIN
    weapon = s.added[looker]
    if last and weapon == NONE:
        hacked -= 1
        seen = 1 + chance.pick(2)
    elif last:
        asked -= 1
        seen = chance.pick(3)
    if last:
        s.glimpse[looker * 2] = owner
        if seen == 0:
            s.glimpse[looker * 2 + 1] = WEAPON_SEEN + weapon
            if not (s.stale >> looker) & 1:
                arms.glimpsed(s, looker, owner, weapon)
        elif seen == 1:
            s.glimpse[looker * 2 + 1] = NEUTRAL_SEEN
        else:
            s.glimpse[looker * 2 + 1] = s.loyalty[owner]
            known = True
    for _ in range(asked):
        known = known or chance.pick(3) == 0
    for _ in range(hacked):
        known = known or chance.pick(2) == 0
    if known:
        s.learnt[looker] |= 1 << owner


def imagine_exchange(s: State, v: View, chance: Chance) -> None:
    """Sealed choices, and a gift that the viewer has not seen."""
    if not s.frames:
        return
    frame = s.top()
    if frame.kind == ACCEPT:
        s.shown[frame.other] = FRIENDLY
        s.gift = v.gift
        if s.gift == HIDDEN:
            kinds = s.hands[frame.other].kinds
            s.gift = kinds[chance.pick(len(kinds))]
    elif frame.kind == CRACK:
        hands.look_under(s, frame.seat, frame.a)
    elif frame.kind == EXCHANGE or frame.kind == GIFTS:
        for seat in (frame.seat, frame.other):
            if s.choice[seat] == HIDDEN:
                s.choice[seat] = imagine_choice(s, frame, seat, chance)


def imagine_choice(s: State, frame: Frame, seat: i64, chance: Chance) -> i64:
    """Any answer that the seat may have given."""
    if frame.kind == EXCHANGE:
        cards = interaction.show_options(s, seat)
        card = cards[chance.pick(len(cards))]
        assert isinstance(card, Show)
        return card.card
    menu = interaction.gift_options(s, seat, frame.other if seat == frame.seat else frame.seat)
    return interaction.gift_code(menu[chance.pick(len(menu))])
