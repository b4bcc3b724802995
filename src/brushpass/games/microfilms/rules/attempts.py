"""M7 Attempting a win, and the claim from the Croupier's hand."""

from mypy_extensions import i64

from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.games.microfilms.rules import actions as a
from brushpass.games.microfilms.rules.cards import (
    ACE,
    BLOODSTAINED,
    BROKER,
    HITMAN,
    INTERPOL,
    JOURNALIST,
    KINDS,
    LETTER,
    MICROFILM,
    NATIONS,
    NONE,
)
from brushpass.games.microfilms.rules.ending import (
    ARRESTED,
    CLAIMED,
    EXPOSED,
    FAILED,
    LOCATED,
    MICROFILM_SHOWN,
    SHOT,
    finish,
    lone_nation,
    seats_of_nations,
)
from brushpass.games.microfilms.rules.hands import (
    aim_of,
    everybody,
    inspect,
    lay_open,
    notice,
    place_of,
    seen_discards,
)
from brushpass.games.microfilms.rules.state import State
from brushpass.games.microfilms.rules.tell import Tell


def add_options(s: State, seat: i64, opponents: list[i64], menu: list[Action]) -> None:
    """MR15: only while all conditions hold that the seat can see."""
    if may_claim(s, seat):
        for nation in range(NATIONS):
            if nation != s.absent and not lies_elsewhere(s, seat, MICROFILM + nation):
                menu.append(a.CLAIMS[nation])  # M8.16
    if not s.cleared[seat]:
        return  # M7.1
    hand = s.hands[seat]
    freelancer = s.second[seat] if s.duel else s.identity[seat]
    for nation in range(NATIONS):
        if hand.cards[MICROFILM + nation] == 0:
            continue
        if s.identity[seat] < NATIONS:
            menu.append(a.REVEALS[nation])  # M7.2, MR16
        if freelancer == JOURNALIST and nation != s.identity[seat]:  # M8.15
            for aim in opponents:
                menu.append(a.EXPOSES[nation][aim])  # M7.6, M8.14, MR29
    if freelancer == HITMAN:
        for aim in opponents:
            menu.append(a.SHOOTS[aim])  # M7.7
    if freelancer == INTERPOL and s.evening >= 2:
        for aim in opponents:
            if not s.cleared[place_of(s, aim)]:
                menu.append(a.ARRESTS[aim])  # M7.10
    if freelancer == BROKER and s.evening >= 2:
        add_locations(seat, opponents, menu)


def may_claim(s: State, seat: i64) -> bool:
    """MR27."""
    if not s.duel or not s.cleared[s.seats] or s.hands[s.seats].size == 0:
        return False
    return s.cleared[seat] or not s.strict_claim


def lies_elsewhere(s: State, seat: i64, kind: i64) -> bool:
    """Whether a seat can see that the only card of its kind is not in the Croupier's hand (MR4)."""
    covered = len(s.discard) - seen_discards(s)
    return s.hands[seat].cards[kind] > 0 or kind in s.discard[covered:]


def add_locations(seat: i64, opponents: list[i64], menu: list[Action]) -> None:
    """M7.9, MR18: pairs in order."""
    places = [*opponents, seat, a.DECK, a.DISCARDS]
    places.sort()
    for one in range(len(places)):
        for two in range(one, len(places)):
            menu.append(a.LOCATES[places[one]][places[two]])


def attempt(s: State, seat: i64, action: Action, chance: Chance, tell: Tell) -> None:
    if isinstance(action, a.Reveal):
        reveal(s, seat, action.nation, tell)
    elif isinstance(action, a.Claim):
        claim(s, seat, action.nation, tell)
    elif isinstance(action, a.Expose):
        expose(s, seat, action.nation, place_of(s, action.aim), chance, tell)
    elif isinstance(action, a.Shoot):
        shoot(s, seat, place_of(s, action.aim), chance, tell)
    elif isinstance(action, a.Arrest):
        arrest(s, seat, place_of(s, action.aim), chance, tell)
    else:
        assert isinstance(action, a.Locate)
        locate(s, seat, action.one, action.two, chance, tell)


def show_identity(s: State, seat: i64, freelancer: bool) -> i64:
    """M7.1."""
    if freelancer and s.duel:
        s.known_second[seat] = everybody(s)
        return s.second[seat]
    s.known[seat] = everybody(s)
    return s.identity[seat]


def reveal(s: State, seat: i64, nation: i64, tell: Tell) -> None:
    """M7.2; M8.13: the Croupier may be one of the three."""
    tell.attempted(seat, show_identity(s, seat, False), [], MICROFILM + nation)
    lone = 1 << lone_nation(s)
    allied = ~lone
    if s.identity[seat] == lone_nation(s):
        right = nation != s.identity[seat]
        winners = lone if right else allied  # M7.4, M7.5
    else:
        right = nation == lone_nation(s)
        winners = allied if right else lone  # M7.3, M7.5
    tell.checked(seat, right)
    finish(s, MICROFILM_SHOWN, seats_of_nations(s, winners), tell)


def claim(s: State, seat: i64, nation: i64, tell: Tell) -> None:
    """M8.16."""
    tell.attempted(seat, show_identity(s, seat, False), [a.CROUPIER], MICROFILM + nation)
    there = s.hands[s.seats].cards[MICROFILM + nation] > 0
    other = 1 - seat
    partner_is_croupier = s.identity[other] == lone_nation(s)
    tell.checked(seat, there and partner_is_croupier and nation == s.identity[other])
    winners: i64 = 1 << other  # M8.19, MR27
    if there:
        if partner_is_croupier and nation == s.identity[other]:
            winners = 1 << seat  # M8.17
        elif s.identity[s.seats] == lone_nation(s) and nation != s.identity[s.seats]:
            winners = 0  # M8.18
    finish(s, CLAIMED, winners, tell)


def expose(s: State, seat: i64, nation: i64, target: i64, chance: Chance, tell: Tell) -> None:
    """M7.6."""
    tell.attempted(seat, show_identity(s, seat, True), [aim_of(s, target)], MICROFILM + nation)
    right = s.identity[target] == nation
    if not right:
        s.denied[target] |= 1 << nation  # MR17
    s.known[target] |= 1 << seat
    s.asked[target] |= 1 << seat
    tell.checked(seat, right)
    tell.saw_identity(seat, aim_of(s, target), s.identity[target])
    conclude(s, seat, right, EXPOSED, chance, tell)


def check_hand(s: State, seat: i64, target: i64, wanted: i64) -> bool:
    """MR19: whether a hand holds one of these kinds."""
    hand = s.hands[target]
    right = False
    for kind in range(KINDS):
        if (wanted >> kind) & 1 and hand.cards[kind]:
            right = True
    inspect(s, hand, seat)
    return right


def shoot(s: State, seat: i64, target: i64, chance: Chance, tell: Tell) -> None:
    """M7.7."""
    tell.attempted(seat, show_identity(s, seat, True), [aim_of(s, target)], NONE)
    right = check_hand(s, seat, target, 1 << ACE)
    tell.checked(seat, right)
    tell.saw_cards(seat, aim_of(s, target), s.hands[target].cards[:])
    conclude(s, seat, right, SHOT, chance, tell)


def arrest(s: State, seat: i64, target: i64, chance: Chance, tell: Tell) -> None:
    """M7.10."""
    tell.attempted(seat, show_identity(s, seat, True), [aim_of(s, target)], NONE)
    right = check_hand(s, seat, target, BLOODSTAINED)
    tell.checked(seat, right)
    tell.saw_cards(seat, aim_of(s, target), s.hands[target].cards[:])
    conclude(s, seat, right, ARRESTED, chance, tell)


def locate(s: State, seat: i64, one: i64, two: i64, chance: Chance, tell: Tell) -> None:
    """M7.8; locations as actions name them."""
    tell.attempted(seat, show_identity(s, seat, True), [one, two], NONE)
    if one == two:
        right = letters_at(s, one) == 2  # MR18
    else:
        right = letters_at(s, one) == 1 and letters_at(s, two) == 1
    look_at(s, seat, one)
    if one != two:
        look_at(s, seat, two)
    tell.checked(seat, right)
    show_location(s, seat, one, tell)
    if one != two:
        show_location(s, seat, two, tell)
    conclude(s, seat, right, LOCATED, chance, tell)


def letters_at(s: State, location: i64) -> i64:
    letters: i64 = 0
    if location == a.DISCARDS:
        for kind in s.discard:
            if LETTER <= kind < LETTER + NATIONS:
                letters += 1
        return letters
    cards = s.deck.cards if location == a.DECK else s.hands[place_of(s, location)].cards
    for nation in range(NATIONS):
        letters += cards[LETTER + nation]
    return letters


def look_at(s: State, seat: i64, location: i64) -> None:
    """Cards of the deck get no marks: whoever was wrong about them is out (M7.11)."""
    if location == a.DECK:
        for kind in range(LETTER, ACE):
            if s.deck.cards[kind]:
                notice(s, kind, 1 << seat)
    elif location < a.DECK and location != seat:
        inspect(s, s.hands[place_of(s, location)], seat)


def show_location(s: State, seat: i64, location: i64, tell: Tell) -> None:
    """What all have seen (MR4) or is the seat's own needs no showing."""
    if location == a.DECK:
        tell.saw_cards(seat, a.DECK, s.deck.cards[:])
    elif location < a.DECK and location != seat:
        tell.saw_cards(seat, location, s.hands[place_of(s, location)].cards[:])


def conclude(s: State, seat: i64, right: bool, ending: i64, chance: Chance, tell: Tell) -> None:
    if right:
        finish(s, ending, 1 << seat, tell)
    elif s.duel:
        finish(s, FAILED, 1 << (1 - seat), tell)  # M8.12, MR28
    else:
        eliminate(s, seat, chance, tell)  # M7.11


def eliminate(s: State, seat: i64, chance: Chance, tell: Tell) -> None:
    """M7.12, MR20."""
    hand = s.hands[seat]
    cards: list[int] = []
    while hand.size > 0:
        kind = chance.draw(hand.cards, hand.size)
        lay_open(s, hand, kind)
        cards.append(kind)
    francs = s.francs[seat]
    s.house += francs
    s.francs[seat] = 0
    s.cleared[seat] = False
    s.gone |= 1 << seat
    tell.eliminated(seat, cards, francs)
