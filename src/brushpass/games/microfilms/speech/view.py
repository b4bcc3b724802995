"""What one seat knows, field by field."""

from mypy_extensions import i64

from brushpass.games.microfilms.memory.lots import written
from brushpass.games.microfilms.rules.cards import HIDDEN, KINDS, NONE
from brushpass.games.microfilms.rules.state import OVER, Pack, State
from brushpass.games.microfilms.speech.wire import PackView, Player, View


def see(s: State, seat: int | None) -> View:
    observer: i64 = s.seats if seat is None else seat
    own_seat = seat is not None
    own = own_seat and observer == s.active
    return View(
        seat,
        s.seats,
        s.duel,
        s.strict_claim,
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
        see_pack(s, s.deck, observer, False),
        s.shuffled[:],
        s.draws[:],
        s.drawn[observer * KINDS : observer * KINDS + KINDS] if own_seat else [0] * KINDS,
        s.discard[:],
        written(s.lots[observer]),
        s.met[observer],
        s.met[s.seats],
        s.missed[:],
        (s.stands >> observer) & 1 == 1,
        (s.stands >> s.seats) & 1 == 1,
        s.offered if own or s.offered == NONE else HIDDEN,
        s.box if s.phase == OVER else HIDDEN,
        s.glimpse if own else NONE,
        s.ending,
        s.winners,
    )


def see_player(s: State, place: i64, seat: int | None, observer: i64) -> Player:
    second = s.second[place]
    return Player(
        see_pack(s, s.hands[place], observer, place == seat),
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


def see_pack(s: State, pack: Pack, observer: i64, own: bool) -> PackView:
    return PackView(
        pack.size,
        pack.cards[:] if own else pack.sure_of(observer),
        pack.sure_of(s.seats),
        pack.was[observer],
        pack.was[s.seats],
        pack.lacks[observer],
        pack.lacks[s.seats],
        pack.glances[:],
        pack.among[:] if own else [],
        pack.unsure,
        pack.held,
    )
