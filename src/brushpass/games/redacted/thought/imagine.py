"""A whole truth that a view allows, as likely as the deal makes it.

Loyalties are dealt anew among those who fit, items and weapons from what the viewer cannot see, as
its memory has it. Others know their own cards, what they have seen of the viewer's, and loyalties
as likely as their looks have shown them.
"""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.knowledge import only
from brushpass.games.redacted.rules import hands, interaction, setup
from brushpass.games.redacted.rules.actions import Show
from brushpass.games.redacted.rules.cards import DANGER_ZONE, FRIENDLY, HIDDEN, NONE, TASKS
from brushpass.games.redacted.rules.state import (
    ACCEPT,
    CRACK,
    EXCHANGE,
    GIFTS,
    NOT_OVER,
    Frame,
    State,
)
from brushpass.games.redacted.speech.decisions import KIND, AnyDecision
from brushpass.games.redacted.speech.wire import View
from brushpass.games.redacted.thought.belief import alliances, deals
from brushpass.games.redacted.thought.imagine_items import imagine_items
from brushpass.games.redacted.thought.imagine_weapons import imagine_weapons


def imagine(v: View, chance: Chance) -> State:
    s = public_part(v)
    viewer: i64 = s.seats if v.seat is None else v.seat
    imagine_loyalties(s, v, viewer, chance)
    imagine_weapons(s, v, viewer, chance)
    imagine_looks(s, v, viewer, chance)
    imagine_items(s, v, viewer, chance)
    imagine_letters(s)
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
        s.tasks[seat * TASKS : (seat + 1) * TASKS] = agent.tasks
        s.hideouts[seat] = agent.hideout
        s.choice[seat] = agent.choice
        s.shown[seat] = agent.shown
    return s


def imagine_frame(seen: AnyDecision) -> Frame:
    frame = Frame(KIND[type(seen)], seen.seat, NONE)
    for name in seen.__struct_fields__:
        setattr(frame, name, getattr(seen, name))
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


def imagine_looks(s: State, v: View, viewer: i64, chance: Chance) -> None:
    """What others saw of loyalties: one interrogation in three, one hack in two and every arrest
    shows one (R5.3, R9.3, R14.2)."""
    if v.memory is None:
        return
    for looker in range(s.seats):
        looks = v.memory.weapons.looks[looker]
        for owner in range(s.seats if looker != viewer else 0):
            known = owner in looks.arrested
            for _ in range(looks.asked[owner]):
                known = known or chance.pick(3) == 0
            for _ in range(looks.hacked[owner]):
                known = known or chance.pick(2) == 0
            if known:
                s.learnt[looker] |= 1 << owner


def imagine_letters(s: State) -> None:
    """Who holds a letter knows that it is in the game."""
    for seat in range(s.seats):
        for kind in s.hands[seat].kinds:
            hands.note_letter(s, kind, only(seat))


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
        hands.look_under(s, frame.seat, frame.colour)
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
