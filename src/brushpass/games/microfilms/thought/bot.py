"""A sensible player: be Cleared early, get what the identity needs, strike when the odds are good.

Every option gets a rough value from what the seat can see; a little luck breaks habits.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.microfilms.rules import actions as a
from brushpass.games.microfilms.rules.cards import (
    ACE,
    BLOODSTAINED,
    BROKER,
    CASH_OUT,
    HITMAN,
    HUSH_MONEY,
    INTERPOL,
    JOURNALIST,
    KINDS,
    LETTER,
    MICROFILM,
    NATIONS,
)
from brushpass.games.microfilms.rules.state import BLACKMAILED, BRIBED, DISCARD, OFFER
from brushpass.games.microfilms.speech.wire import Player, View
from brushpass.games.microfilms.thought.odds import Guess

GOOD_ODDS: Final = 0.6  # an agent who knows nothing has two thirds with a foreign microfilm
BOLD_ODDS: Final = 0.5  # a lone freelancer seldom gets better ones in time
LATE_ODDS: Final = 0.34
NOISE: Final = 4  # values are spread by less than this
LURK: Final = 7  # francs of the Croupier at which he becomes a danger


def choose(v: View, options: Sequence[Action], chance: Chance) -> Action:
    if len(options) == 1 or v.seat is None:
        return options[0]
    guess = Guess(v, chance)
    if v.phase == BRIBED:
        return answer_bribe(v, guess, chance)
    if v.phase == BLACKMAILED:
        return answer_blackmail(v, options, guess)
    if v.phase == OFFER or v.phase == DISCARD:
        return let_go(v, options, guess)
    best = options[0]
    best_value = -1.0
    for option in options:
        value = worth(v, option, guess) + float(chance.pick(NOISE * 10)) / 10.0
        if value > best_value:
            best, best_value = option, value
    return best


def me(v: View) -> Player:
    return v.players[0 if v.seat is None else v.seat]


def freelance(v: View) -> int:
    """What the seat is besides an agent, or an agent's nation."""
    return me(v).second if v.duel else me(v).identity


# Cards


def card_value(v: View, kind: i64, guess: Guess) -> float:
    """What keeping a card is worth to this identity."""
    player = me(v)
    mine = freelance(v)
    if kind < LETTER:
        if mine == JOURNALIST and kind != player.identity:
            return 11.0
        if player.identity < NATIONS:
            # The own microfilm wins for others only.
            return 6.2 if kind == player.identity else 1.0 + 13.0 * guess.win_with(kind)
        return 3.0
    if kind < ACE:
        return 8.0 if mine == BROKER else 3.5
    if kind == ACE:
        return 9.0 if mine == HITMAN else 1.0
    if kind == CASH_OUT:
        return 5.0
    # The bloodstained cards clear their user, and convict a Suspect (M7.10).
    if not player.cleared:
        return 6.0
    return 7.0 if mine == INTERPOL else 4.5


def best_microfilm(v: View, guess: Guess) -> float:
    best = 0.0
    for nation in range(NATIONS):
        if me(v).hand.sure[MICROFILM + nation]:
            value = card_value(v, MICROFILM + nation, guess)
            if value > best:
                best = value
    return best


def cheapest(v: View, guess: Guess) -> float:
    """The value of the card that would be offered or discarded first."""
    least = 99.0
    for kind in range(KINDS):
        if me(v).hand.sure[kind]:
            value = card_value(v, kind, guess)
            if value < least:
                least = value
    return least


def let_go(v: View, options: Sequence[Action], guess: Guess) -> Action:
    """The card that is missed least. A hitman plants the Ace, an officer the evidence."""
    best = options[0]
    least = 99.0
    for option in options:
        if isinstance(option, a.Offer):
            value = card_value(v, option.kind, guess)
            if plants(v, option.kind):
                value = -1.0
        else:
            assert isinstance(option, a.Discard)
            value = card_value(v, option.kind, guess)
            if option.kind == ACE:
                value += 3.0  # it costs two francs (M6.3)
            elif option.kind < LETTER:
                value += 3.0  # the next player can take it
        if value < least:
            best, least = option, value
    return best


def plants(v: View, kind: i64) -> bool:
    """Whether passing this card on prepares the own attempt."""
    if freelance(v) == HITMAN:
        return kind == ACE
    suspect = v.target >= 0 and not v.players[v.target].cleared
    evidence = (BLOODSTAINED >> kind) & 1 == 1
    return freelance(v) == INTERPOL and v.evening > 1 and evidence and suspect


# Answers


def answer_bribe(v: View, guess: Guess, chance: Chance) -> Action:
    """Declining keeps the briber from being Cleared; it costs a franc."""
    if v.players[v.active].cleared:
        return a.ACCEPT
    player = me(v)
    room = player.hand.size < (2 if player.cleared else 1)
    return a.ACCEPT if chance.pick(100) < (55 if room else 25) else a.DECLINE


def answer_blackmail(v: View, options: Sequence[Action], guess: Guess) -> Action:
    player = me(v)
    if a.BLOWBACK in options:
        return a.BLOWBACK
    precious = player.cleared or best_microfilm(v, guess) > 8.0
    if a.PAY_OFF in options and (precious or player.francs > HUSH_MONEY):
        return a.PAY_OFF
    return a.REFUSE


# The turn


def worth(v: View, option: Action, guess: Guess) -> float:
    player = me(v)
    odds = guess.win(option)
    if odds >= 0.0:
        # Towards the last turns anything is better than nothing (MR31).
        enough = GOOD_ODDS if player.identity < NATIONS else BOLD_ODDS
        if v.turn > 38 * v.seats:
            enough = LATE_ODDS
        return 100.0 + 100.0 * odds if odds >= enough else -100.0
    if isinstance(option, a.Pass):
        return 9.0 if player.francs < 2 else 3.0
    if isinstance(option, a.Draw):
        return worth_drawing(v, guess)
    if isinstance(option, a.TakeTop):
        return worth_taking(v, guess)
    if isinstance(option, a.CashOut):
        return 20.0 if player.francs < 2 and not player.cleared else 6.0
    if isinstance(option, a.Bribe):
        return worth_bribing(v, guess.place(option.aim), guess)
    if isinstance(option, a.Steal):
        return worth_stealing(v, guess.place(option.aim))
    if isinstance(option, a.Interrogate):
        return worth_asking(v, guess.place(option.aim), guess) - (0.0 if option.paid else 4.0)
    assert isinstance(option, a.Blackmail)
    return worth_blackmailing(v, guess.place(option.aim), option.kind, guess)


def wants_microfilm(v: View) -> bool:
    return me(v).identity < NATIONS or freelance(v) == JOURNALIST


def worth_drawing(v: View, guess: Guess) -> float:
    player = me(v)
    if wants_microfilm(v) and best_microfilm(v, guess) < 8.0:
        return 22.0 if player.cleared else 13.0
    if freelance(v) == HITMAN and player.hand.sure[ACE] == 0:
        return 14.0
    # From the second evening on, drawing brings the next one nearer.
    return 13.0 if v.evening == 1 and freelance(v) >= BROKER else 7.0


def worth_taking(v: View, guess: Guess) -> float:
    kind = v.discard[-1]
    value = card_value(v, kind, guess)
    if kind < LETTER and wants_microfilm(v) and value > 8.0 and best_microfilm(v, guess) < value:
        return 45.0
    return value


def worth_bribing(v: View, target: i64, guess: Guess) -> float:
    player = me(v)
    hand = player.hand
    if freelance(v) == HITMAN and hand.sure[ACE]:
        return 50.0
    suspect = not v.players[target].cleared
    if freelance(v) == INTERPOL and v.evening > 1 and suspect:
        for kind in range(KINDS):
            if (BLOODSTAINED >> kind) & 1 and hand.sure[kind]:
                return 40.0
    if player.cleared:
        return -5.0
    price = cheapest(v, guess)
    if target == v.seats:
        return 44.0 - 2.0 * price  # M8.8
    return 26.0 - 2.0 * price


def worth_stealing(v: View, target: i64) -> float:
    there = v.players[target].francs
    if target == v.seats and there >= LURK:
        return 70.0
    return 4.0 + 3.0 * float(there if there < 2 else 2)


def worth_blackmailing(v: View, target: i64, kind: i64, guess: Guess) -> float:
    player = me(v)
    victim = v.players[target]
    value = 6.0 if player.cleared else 27.0
    if victim.cleared:
        value += 4.0
    if victim.francs >= HUSH_MONEY:
        value -= 6.0  # who pays is not taken from
    if victim.hand.size == 0 and player.cleared:
        value -= 10.0
    for nation in range(NATIONS):
        if victim.hand.sure[MICROFILM + nation] and wants_microfilm(v):
            value += card_value(v, MICROFILM + nation, guess) / float(victim.hand.size)
    if kind >= 0:
        value += 2.0
    return value if target < v.seats else value + 4.0  # M8.9


def worth_asking(v: View, target: i64, guess: Guess) -> float:
    """One random card of somebody, for a franc."""
    victim = v.players[target]
    mine = freelance(v)
    unseen = victim.hand.size
    for count in victim.hand.sure:
        unseen -= count
    hidden = victim.identity < 0 and target < v.seats
    if unseen == 0 and not hidden:
        return -10.0
    if mine == JOURNALIST:
        if not hidden:
            return 0.0
        return (24.0 if best_microfilm(v, guess) > 0.0 else 12.0) / float(
            victim.hand.size + 1
        ) + 6.0
    if unseen == 0:
        return 2.0
    if mine == HITMAN:
        return 8.0 + 20.0 * guess.holds(target, 1 << ACE)
    if mine == INTERPOL and v.evening > 1 and not victim.cleared:
        return 20.0
    if mine == BROKER and v.evening > 1:
        return 18.0
    return 5.0
