"""A whole truth that a view allows, each as likely as the deal makes it (see unseen.py).

Loyalty tokens are as likely in one layout that fits as in another.
"""

from mypy_extensions import i64

from brushpass.core.chance import Chance
from brushpass.core.piles import Pile
from brushpass.games.double_agent.cards import (
    AGENTS,
    BACK_COUNT,
    BACKS,
    HIDDEN,
    KINDS,
    NONE,
    QUESTION,
    TOKENS,
)
from brushpass.games.double_agent.state import Delivery, Files, State
from brushpass.games.double_agent.unseen import Unseen, unseen
from brushpass.games.double_agent.wire import FilesView, Side, View


def imagine(v: View, chance: Chance) -> State:
    first, second = v.sides
    s = State()
    s.phase = v.phase
    s.first = v.first
    s.actor = v.actor
    s.turns = [first.turns, second.turns]
    s.tokens = [imagine_tokens(first, chance), imagine_tokens(second, chance)]
    s.token_known = [first.token_known[:], second.token_known[:]]
    if len(v.influence) != AGENTS:
        raise ValueError("no deal fits this view: there are six agents")
    s.influence = v.influence[:]
    s.active = v.active
    s.extra = v.extra
    s.delivered = v.delivered
    s.deliveries = [
        None if one is None else Delivery(one.winner, one.loyalty, one.points)
        for one in v.deliveries
    ]
    s.files = []
    for side in v.sides:
        if len(side.files) != AGENTS:
            raise ValueError("no deal fits this view: there are six agents")
        s.files += [imagine_files(files) for files in side.files]
    s.shredded = [imagine_files(first.shredded), imagine_files(second.shredded)]
    s.open_backs = v.open_backs
    s.hands = []
    s.backs = [first.backs[:], second.backs[:]]
    s.decks = []
    s.tops = [first.top, second.top]
    s.discards = [first.discards[:], second.discards[:]]
    s.scored = [first.scored[:], second.scored[:]]
    s.using = v.using
    imagine_cards(s, 0, v, chance)
    imagine_cards(s, 1, v, chance)
    return s


def imagine_tokens(side: Side, chance: Chance) -> list[int]:
    left = Pile(TOKENS)
    for value in side.tokens:
        if value != HIDDEN:
            if not 0 < value < len(TOKENS):
                raise ValueError(f"no deal fits this view: there is no token {value}")
            left.remove(value)
    return [left.draw(chance) if value == HIDDEN else value for value in side.tokens]


def imagine_files(seen: FilesView) -> Files:
    lying = len(seen.cards)
    if len(seen.backs) != lying or len(seen.known) != lying:
        raise ValueError("no deal fits this view: a file lacks its back or its knowers")
    files = Files()
    files.kinds = seen.cards[:]
    files.backs = seen.backs[:]
    files.known = seen.known[:]
    return files


def imagine_cards(s: State, owner: i64, v: View, chance: Chance) -> None:
    side = v.sides[owner]
    u = unseen(v, owner)
    pool = u.pool
    filing: i64 = side.filing
    hand: list[int] = [card for card in side.hand if card != HIDDEN]
    if u.back != NONE:
        filing = place_taken_back(s, owner, u, hand, filing, chance)
    for agent in range(AGENTS):
        turn_up(s.files_of(owner, agent), pool, chance)
    turn_up(s.shredded[owner], pool, chance)
    if u.open_backs:
        fill_by_backs(hand, u, chance)
        if filing == HIDDEN:
            fitting = [card for card in hand if BACKS[card] != QUESTION or u.question_fits]
            filing = fitting[chance.pick(len(fitting))]
    else:
        if filing == HIDDEN:
            filing = draw_file(pool, u.question_fits, chance)
            hand.append(filing)
        while len(hand) < len(side.hand):
            hand.append(pool.draw(chance))
    if side.top != NONE:
        pool.put_back(draw_back(pool, side.top, chance))
    hand.sort()
    if v.actor == owner:
        s.filing = filing
    s.hands.append(hand)
    s.decks.append(pool)


def place_taken_back(
    s: State, owner: i64, u: Unseen, hand: list[int], filing: i64, chance: Chance
) -> i64:
    """Somewhere, by the weights of the places. Returns the chosen file, if that is known now."""
    in_file, as_file, in_hand = u.weights()
    ticket = chance.pick(u.maybes * in_file + as_file + in_hand)
    card = u.kind
    if card == NONE:
        card = draw_back(u.pool, u.back, chance)
    else:
        u.pool.remove(card)
    if ticket < u.maybes * in_file:
        put_in_file(s, owner, u, ticket // in_file, card)
        return filing
    hand.append(card)
    return card if ticket < u.maybes * in_file + as_file else filing


def put_in_file(s: State, owner: i64, u: Unseen, nth: i64, card: i64) -> None:
    """In the nth covered place that may hold it."""
    for agent in range(AGENTS + 1):
        files = s.files_of(owner, agent) if agent < AGENTS else s.shredded[owner]
        for i in range(len(files.kinds)):
            if files.kinds[i] == HIDDEN and u.maybe(agent, i):
                if nth == 0:
                    files.kinds[i] = card
                    return
                nth -= 1


def turn_up(files: Files, pool: Pile, chance: Chance) -> None:
    for i in range(len(files.kinds)):
        if files.kinds[i] == HIDDEN:
            files.kinds[i] = draw_back(pool, files.backs[i], chance)


def fill_by_backs(hand: list[int], u: Unseen, chance: Chance) -> None:
    """DR7: as many of each back as are held; the card taken back may be there already."""
    held = u.held[:]
    for card in hand:
        held[BACKS[card]] -= 1
    for back in range(BACK_COUNT):
        for _ in range(held[back]):
            hand.append(draw_back(u.pool, back, chance))


def draw_back(pool: Pile, back: i64, chance: Chance) -> i64:
    """A card with this back."""
    counts = [pool.counts[kind] if BACKS[kind] == back else 0 for kind in range(KINDS)]
    return draw_from(pool, counts, chance)


def draw_file(pool: Pile, question_fits: bool, chance: Chance) -> i64:
    """A card that could be laid."""
    if question_fits:
        return pool.draw(chance)
    counts = [0 if BACKS[kind] == QUESTION else pool.counts[kind] for kind in range(KINDS)]
    return draw_from(pool, counts, chance)


def draw_from(pool: Pile, counts: list[int], chance: Chance) -> i64:
    size: i64 = 0
    for count in counts:
        size += count
    kind = chance.draw(counts, size)
    pool.remove(kind)
    return kind
