"""A quick player for imagined games, from the state: it likes what Clerks like, round by round.

The likings are counted from games of Clerks at four and at six seats: how often a code that could
be activated was. Others' cards and alignments are used only as far as the seat knows them.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.spy_tactics.actions import Activate, Aim, Guess
from brushpass.games.spy_tactics.bot import A_ROUND, PARTED_WITH
from brushpass.games.spy_tactics.cards import (
    ALL_CODES,
    CODES,
    NONE,
    ROUNDS,
    STORMSABRE,
)
from brushpass.games.spy_tactics.choices import EXAMINE, NAME, PASS, TAKE_BACK, aim_kind
from brushpass.games.spy_tactics.discards import shown, size
from brushpass.games.spy_tactics.state import DISCARD, State

# By round from 1, then by code in the order of the alphabet.
LIKED: Final = [
    [0, 0, 0, 0, 0, 0, 0, 0],
    [32, 41, 1, 7, 7, 4, 1, 96],
    [14, 25, 27, 22, 5, 56, 2, 28],
    [19, 14, 52, 33, 8, 92, 4, 14],
    [56, 10, 108, 43, 14, 122, 4, 8],
    [156, 9, 194, 59, 45, 138, 6, 4],
    [47, 30, 138, 245, 69, 376, 16, 92],
]
SURE: Final = 1500  # StormSabre, when it is banned for all others
NAMED: Final = [1, 1, 8, 8, 12, 1, 4, 2]
NAMED_FOR_ONESELF: Final = 900  # StormSabre, with one in hand
PASSED: Final = [20, 34, 1, 16, 1, 13, 1, 33]
TAKEN_BACK: Final = [1, 8, 160, 30, 60, 40, 300, 5]
PARTED: Final = sum(PARTED_WITH)
FRIEND: Final = 0.22  # how likely an agent is of one's own team, as far as nobody knows
FINE: Final = 64.0  # shares in a point


def choose(s: State, seat: i64, legal: Sequence[Action], chance: Chance) -> Action:
    if s.phase == DISCARD:
        return legal[chance.draw(PARTED_WITH, PARTED)]
    shares: list[int] = []
    total: i64 = 0
    for option in legal:
        share = liking(s, seat, option)
        shares.append(share)
        total += share
    return legal[chance.draw(shares, total)]


def liking(s: State, seat: i64, option: Action) -> i64:
    """At least 1."""
    if isinstance(option, Activate):
        if option.code == STORMSABRE and s.named[seat] == STORMSABRE:
            return SURE
        return LIKED[s.round][option.code]
    if isinstance(option, Guess):
        possible = (open_discards(s, s.aim[seat]) >> option.code) & 1
        return PARTED_WITH[option.code] * 100 if possible else 1
    assert isinstance(option, Aim)
    kind = aim_kind(s, seat)
    if kind == EXAMINE:
        known = (s.seen[seat] >> option.aim) & 1 or s.out[option.aim]
        return 1 if known else 20 + max(0, s.points[option.aim])
    if kind == NAME:
        own = option.aim == STORMSABRE and s.hands[seat * CODES + STORMSABRE] > 0
        return NAMED_FOR_ONESELF if own else NAMED[option.aim]
    if kind == PASS:
        return PASSED[option.aim]
    if kind == TAKE_BACK:
        return TAKEN_BACK[option.aim]
    return strike(s, seat, option.aim)


def strike(s: State, seat: i64, target: i64) -> i64:
    """Foes with much to lose and little to hide."""
    friend = FRIEND
    if (s.seen[seat] >> target) & 1:
        friend = 1.0 if s.teams[target] == s.teams[seat] else 0.0
    loss = float(s.points[target]) + A_ROUND * float(ROUNDS - s.round)
    worth = loss * (0.7 * (1.0 - friend) - friend) / float(size(open_discards(s, target)))
    if worth <= 0.0:
        return 1
    return 1 + int(FINE * worth * worth)


def open_discards(s: State, seat: i64) -> i64:
    """Codes that may be this agent's discard, at a glance."""
    if (s.exposed >> seat) & 1:
        return 1 << s.discards[seat]
    codes = ALL_CODES & ~s.missed[seat]
    if s.passed[seat] == NONE:
        codes &= ~shown(s.played, seat)
    return codes if codes else 1
