"""What one seat sees: the table as it lies there, and its own memory."""

from mypy_extensions import i64

from brushpass.core.memory import Memory
from brushpass.games.microfilms.rules.cards import HIDDEN, LETTER, NATIONS, NONE
from brushpass.games.microfilms.rules.hands import seen_discards
from brushpass.games.microfilms.rules.state import OVER, State
from brushpass.games.microfilms.speech.wire import HandView, Player, View


def see(s: State, seat: int | None, memory: Memory | None) -> View:
    observer: i64 = s.seats if seat is None else seat
    own = seat is not None and observer == s.active
    return View(
        seat,
        s.seats,
        s.duel,
        s.strict_claim,
        s.memory_aid,
        s.absent,
        s.starter,
        s.phase,
        s.active,
        s.actor,
        s.target,
        s.turn,
        s.evening,
        s.house,
        [see_player(s, place, seat, observer) for place in range(len(s.hands))],
        s.deck.size,
        see_discards(s),
        met_by(s, observer),
        met_by(s, s.seats),
        s.offered if own or s.offered == NONE else HIDDEN,
        s.box if s.phase == OVER else HIDDEN,
        s.glimpse if own else NONE,
        s.ending,
        s.winners,
        None if memory is None else memory.page(),
    )


def see_player(s: State, place: i64, seat: int | None, observer: i64) -> Player:
    second = s.second[place]
    hand = s.hands[place]
    sure = hand.cards[:] if place == seat else hand.sure_of(observer)
    return Player(
        HandView(hand.size, sure, hand.sure_of(s.seats)),
        s.francs[place],
        s.cleared[place],
        (s.gone >> place) & 1 == 1,
        s.identity[place] if (s.known[place] >> observer) & 1 else HIDDEN,
        second if second == NONE or (s.known_second[place] >> observer) & 1 else HIDDEN,
        (s.known[place] >> s.seats) & 1 == 1,
        (s.known_second[place] >> s.seats) & 1 == 1,
        s.asked[place],
        s.denied[place],
    )


def see_discards(s: State) -> list[int]:
    """MR4."""
    covered = len(s.discard) - seen_discards(s)
    return [HIDDEN] * covered + s.discard[covered:]


def met_by(s: State, observer: i64) -> i64:
    """Letters that an observer has seen (MR46), kinds as bits."""
    met: i64 = 0
    for nation in range(NATIONS):
        met |= ((s.met[nation] >> observer) & 1) << (LETTER + nation)
    return met
