"""What the rules make of a view, for displays."""

from brushpass.core.wire import Wire
from brushpass.games.spy_tactics.cards import NONE, NOTHING
from brushpass.games.spy_tactics.wire import View


class Shown(Wire, frozen=True, forbid_unknown_fields=True):
    """What an agent activated in a round."""

    round: int
    code: int  # or NOTHING
    back: bool  # it was taken back (S5.3)


class Ban(Wire, frozen=True, forbid_unknown_fields=True):
    """A code that was named for this round (S5.1)."""

    code: int
    but: int  # the only agent who may activate it; NONE: two have named it (SR13)


class Reading(Wire, frozen=True, forbid_unknown_fields=True):
    shown: list[list[Shown]]  # by seat
    bans: list[Ban]


def read(v: View) -> Reading:
    return Reading([shown_by(v, seat) for seat in range(len(v.agents))], bans(v))


def shown_by(v: View, seat: int) -> list[Shown]:
    """Of several cards of a kind, the earliest is taken to have gone back."""
    up = list(v.agents[seat].face_up)
    found = []
    for nth in range(len(v.played), 0, -1):
        code = v.played[nth - 1][seat]
        if code == NONE:
            continue
        lies = code == NOTHING or up[code] > 0
        if code != NOTHING and lies:
            up[code] -= 1
        found.append(Shown(nth, code, not lies))
    return found[::-1]


def bans(v: View) -> list[Ban]:
    named = [agent.named for agent in v.agents]
    return [
        Ban(code, named.index(code) if named.count(code) == 1 else NONE)
        for code in sorted(set(named) - {NONE})
    ]
