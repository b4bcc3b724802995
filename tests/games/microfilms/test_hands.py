"""What a seat knows (MR41 to MR45): as cards move, it is kept, struck or noted."""

from collections.abc import Sequence

import pytest

from brushpass.core.chance import Chance, Fast
from brushpass.core.post import Post
from brushpass.games.microfilms.game import GAME
from brushpass.games.microfilms.memory.account import LETTERS
from brushpass.games.microfilms.rules.cards import CARD_WORDS, KINDS
from brushpass.games.microfilms.rules.state import State
from brushpass.games.microfilms.speech.teller import Teller
from tests.games.microfilms.scenario import Board, Position, kind

STEAL = ("steal card", "cash out card", "interrogate card", "cash out card")


def four(**changes: object) -> Position:
    return Position("usa", "ussr", "china", "journalist", dealt=STEAL, **changes)  # type: ignore[arg-type]


def was(position: Position, seat: int | None, place: int) -> list[str]:
    bits = position.page(seat).hands[place].was
    return [CARD_WORDS[card] for card in range(KINDS) if bits >> card & 1]


def held(position: Position) -> list[int]:
    """How many cards of each hand are known to have been there when the evening began."""
    return [pack.held for pack in position.memory(None).packs[: position.seats]]


def test_MR41_a_seat_stays_sure_of_what_it_saw_arrive() -> None:
    position = four().act("bribe b", "accept")
    assert position.sure(0, 1) == ["steal card"]
    position.act("pass", "discard cash out card")
    assert position.hand(1) == ["steal card"]
    assert position.sure(0, 1) == ["steal card"]


def test_MR41_MR42_a_card_that_leaves_unseen_leaves_the_others_unsure() -> None:
    """A gave B a card, and B gave C one of two: A was sure and is not any more."""
    position = four(cleared=[1]).act("bribe b", "accept")
    position.act("bribe c", "offer cash out card", "accept")
    assert position.hand(1) == ["steal card"]
    assert position.sure(0, 1) == []
    assert was(position, 0, 1) == was(position, 0, 2) == ["steal card"]
    assert was(position, 3, 1) == []
    # The same if it was the other card that went: A cannot tell.
    other = four(cleared=[1]).act("bribe b", "accept").act("bribe c", "offer steal card", "accept")
    assert other.view(0) == position.view(0)
    assert other.sure(2, 1) == position.sure(2, 1) == []


def test_MR41_a_hand_known_to_be_of_one_kind_takes_its_knowledge_along() -> None:
    position = four().drop(1, "cash out card").act("bribe b", "accept", "bribe c", "accept")
    assert position.sure(0, 2) == ["steal card"]
    assert position.sure(3, 2) == []
    assert position.sure(0, 1) == []


def test_MR41_an_open_card_is_known_until_it_may_have_gone() -> None:
    position = four(cleared=[0]).bury("ace").act("take top")
    for audience in (1, 2, 3, None):
        assert position.sure(audience, 0) == ["ace"]
    position.turn_of(0).act("bribe b", "offer steal card", "accept")
    assert position.sure(1, 0) == ["ace"]  # B saw which one came
    assert position.sure(2, 0) == position.sure(None, 0) == []
    assert was(position, None, 0) == was(position, None, 1) == ["ace"]


def test_MR41_the_same_kind_seen_twice_may_be_the_same_card() -> None:
    position = four(francs={0: 2}).give(1, "cash out card")
    for _ in range(2):
        position.turn_of(0).act("pay interrogate b", draws=["cash out card"])
    assert position.hand(1) == ["cash out card", "cash out card"]
    assert position.sure(0, 1) == ["cash out card"]


def test_MR41_who_receives_a_known_kind_cannot_tell_whether_it_was_the_known_card() -> None:
    position = four(francs={0: 1}, cleared=[1]).give(1, "cash out card")
    position.act("pay interrogate b", draws=["cash out card"])
    position.turn_of(1).act("bribe a", "offer cash out card", "accept")
    assert position.hand(1) == ["cash out card"]
    assert position.sure(0, 1) == []


def test_MR41_a_discard_of_a_known_kind_ends_what_was_known() -> None:
    position = four(francs={0: 1}).give(1, "ace").act("pay interrogate b", draws=["ace"])
    position.s.francs[1] = 2
    position.turn_of(1).act("pass", "discard ace")
    assert position.sure(0, 1) == []
    assert was(position, 0, 1) == []


def test_MR42_notes_go_when_the_card_is_seen_elsewhere() -> None:
    position = four(cleared=[0, 1]).bury("ace").act("take top")
    position.turn_of(0).act("bribe b", "offer ace", "accept")
    assert was(position, None, 0) == was(position, None, 1) == ["ace"]
    position.s.francs[1] = 2
    position.turn_of(1).give(1, "letter usa").act("pass", "discard ace")
    assert was(position, None, 0) == was(position, None, 1) == []


def test_MR43_dealt_cards_are_known_to_be_action_cards() -> None:
    assert held(four()) == [1, 1, 1, 1]
    assert held(four().give(1, "ace"))[1] == 1


def test_MR43_after_a_shuffle_hands_hold_nothing_of_the_deck() -> None:
    position = four().give(1, "ace").second_evening()
    assert held(position) == [1, 2, 1, 1]
    assert position.page(None).shuffled == position.s.deck.cards
    for seed in range(50):
        truth = GAME.imagine(position.view(0), Fast(seed))
        assert truth.deck.cards == position.s.deck.cards
        assert truth.box == position.s.box


def test_MR43_a_card_that_leaves_a_mixed_hand_may_be_one_of_those() -> None:
    position = four(cleared=[0, 1]).second_evening().give(1, "ace")
    assert (held(position)[1], position.s.hands[1].size) == (1, 2)
    position.turn_of(1).act("bribe c", "offer ace", "accept")
    assert held(position)[1:3] == [0, 1]  # C's own card
    pure = four(cleared=[0]).second_evening().turn_of(0)
    pure.act("bribe b", "accept")
    assert held(pure)[1] == 2


def test_MR43_a_discard_that_cannot_have_been_held_leaves_the_held_one() -> None:
    """All microfilms went into the deck, so a discarded one was drawn since."""
    position = four().second_evening().give(1, "microfilm usa").turn_of(1)
    position.act("pass", "discard microfilm usa")
    assert held(position)[1] == position.s.hands[1].size == 1
    other = four().second_evening().give(1, "interrogate card").turn_of(1)
    other.act("pass", "discard interrogate card")
    assert held(other)[1] == 0  # C may have held one, so may B


def test_MR44_a_failed_hit_tells_all_that_the_hand_lacks_the_ace() -> None:
    position = Position("usa", "ussr", "china", "hitman", cleared=[3]).turn_of(3).act("shoot b")
    assert position.page(None).hands[1].lacks == 1 << kind("ace")
    for seed in range(60):
        assert GAME.imagine(position.view(0), Fast(seed)).hands[1].cards[kind("ace")] == 0
    position.turn_of(1).act("draw", draws=["letter usa"])
    assert position.page(None).hands[1].lacks == 0


def test_MR44_who_gave_the_card_still_knows_what_the_hand_lacks() -> None:
    position = Position("usa", "ussr", "china", "hitman", cleared=[3]).turn_of(3).act("shoot b")
    position.turn_of(0).act("bribe b", "accept")
    lacks = [position.page(seat).hands[1].lacks for seat in (0, 2, None)]
    assert lacks == [1 << kind("ace"), 0, 0]
    for seed in range(60):
        assert GAME.imagine(position.view(0), Fast(seed)).hands[1].cards[kind("ace")] == 0


def broker_was_wrong(*named: str) -> Position:
    """B holds one letter, the other is in the deck; D looked elsewhere."""
    position = Position("usa", "ussr", "china", "broker", cleared=[0, 1, 2, 3])
    position.second_evening().give(1, "letter usa").turn_of(3)
    return position.act(" ".join(["locate", *named]))


def test_MR44_a_wrong_broker_rules_out_two_places_together() -> None:
    position = broker_was_wrong("b", "c")
    page = position.page(0)
    assert page.missed == [1, 2]
    assert page.stands
    assert page.public_stands
    # B has a letter in hand, so B knows that C has none.
    assert not position.page(1).stands
    assert position.page(1).hands[2].lacks == LETTERS & ~(1 << kind("letter usa"))


def test_MR44_it_stands_until_a_card_comes_there_unseen() -> None:
    position = broker_was_wrong("b", "c").turn_of(0).act("bribe c", "accept")
    assert [position.page(seat).stands for seat in (0, 2, None)] == [True, True, False]
    other = broker_was_wrong("b", "c").turn_of(2).act("draw", draws=["letter ussr"])
    assert not other.page(0).stands


def test_MR44_a_letter_that_leaves_one_place_clears_the_other() -> None:
    position = broker_was_wrong("b", "c").drop(1, "letter usa")
    lacks = position.page(None).hands[2].lacks
    assert lacks == LETTERS & ~(1 << kind("letter usa"))
    # Seen by two, it tells them alone.
    quiet = broker_was_wrong("b", "c").turn_of(1)
    quiet.act("bribe a", "offer letter usa", "accept")
    assert quiet.page(0).hands[2].lacks
    assert not quiet.page(None).hands[2].lacks
    assert quiet.page(None).stands


def test_MR44_a_letter_in_the_discards_tells_all_about_the_other_place() -> None:
    position = Position("usa", "ussr", "china", "broker", cleared=[0, 1, 2, 3]).second_evening()
    position.bury("letter usa").turn_of(3).act("locate b discards")
    assert position.page(None).hands[1].lacks == LETTERS
    both = Position("usa", "ussr", "china", "broker", cleared=[0, 1, 2, 3]).second_evening()
    both.turn_of(3).act("locate discards discards")
    assert not both.page(None).missed


def test_MR44_with_the_deck_it_ends_at_the_shuffle() -> None:
    position = broker_was_wrong("c", "deck")
    assert position.page(None).stands
    position.second_evening()
    assert not position.page(None).stands


def test_MR44_one_place_named_twice_does_not_hold_both() -> None:
    position = broker_was_wrong("b", "b")
    for seed in range(60):
        held = GAME.imagine(position.view(0), Fast(seed)).hands[1].cards
        assert sum(held[4:8]) < 2
    assert position.page(0).stands


def test_MR44_an_ace_taken_in_the_open_is_no_contradiction() -> None:
    position = Position("usa", "ussr", "china", "hitman", cleared=[1, 3]).turn_of(3)
    position.act("shoot b").bury("ace").turn_of(1).act("take top")
    assert position.sure(None, 1) == ["ace"]
    assert position.page(None).hands[1].lacks == 0


def test_MR45_how_much_a_seat_may_know_is_public_and_what_is_not() -> None:
    position = four(francs={0: 1}).give(1, "ace").act("pay interrogate b", draws=["ace"])
    for audience in (1, 2, None):
        player = position.view(audience).players[1]
        (glance,) = position.page(audience).hands[1].glances
        assert (glance.seat, glance.whose) == (0, 1)
        assert (glance.identities, glance.total, glance.still) == (1, 3, 1_000_000)
        assert player.asked == 0b0001
        assert not any(player.hand.public)
    identity = four(francs={0: 1}).give(1, "ace").act("pay interrogate b", draws=[KINDS + 3])
    assert identity.view(1) == position.view(1)
    assert identity.view(2) == position.view(2)
    assert identity.view(0) != position.view(0)


def test_MR45_who_takes_one_of_two_public_cards_knows_no_more_of_the_other_than_all() -> None:
    """A holds two Cash Outs in the sight of all and a Steal; D takes a Cash Out, A plays one."""
    position = four(cleared=[0, 3], francs={3: 2}).drop(1, "cash out card").act("take top")
    position.drop(3, "cash out card").turn_of(0).act("take top", "discard steal card")
    position.give(0, "ace").turn_of(3).act("pay blackmail a", "refuse", draws=["cash out card"])
    (glance,) = position.page(0).hands[0].glances
    assert position.sure(None, 0) == ["cash out card"]
    assert glance.seat == 3
    assert glance.among == []
    position.turn_of(0).act("cash out")
    assert position.hand(0) == ["ace"]
    assert not any(glance.among for glance in position.page(0).hands[0].glances)


def test_MR45_the_bounds_never_exceed_the_cards() -> None:
    position = four(francs={0: 3})
    for _ in range(3):
        position.turn_of(0).act("pay interrogate b")
    assert position.memory(2).packs[1].may_know(0) == 3
    assert sum(GAME.imagine(position.view(2), Fast(1)).hands[1].sure_of(0)) <= 1
    position.drop(1, "cash out card")
    assert position.memory(2).packs[1].may_know(0) == 0
    assert position.view(2).players[1].asked == 0b0001


class Shadow(Teller):
    """Follows single cards through a game, each with its lot; of equal cards any may be meant.

    True: the card was in a hand when the deck was last shuffled, or was dealt.
    """

    def __init__(self, post: Post, seed: int) -> None:
        super().__init__(post)
        self.luck = Fast(seed)
        self.s: State | None = None
        self.hands: list[list[tuple[int, bool]]] = []
        self.pile: list[tuple[int, bool]] = []

    def deal(self, s: State) -> None:
        self.s = s
        self.hands = [[(k, True) for k in cards(hand.cards)] for hand in s.hands]

    def pull(self, place: int, card: int) -> tuple[int, bool]:
        alike = [entry for entry in self.hands[place] if entry[0] == card]
        entry = alike[self.luck.pick(len(alike))]
        self.hands[place].remove(entry)
        return entry

    def place(self, aim: int) -> int:
        return 2 if aim == 6 else aim

    def drew(self, seat: int, card: int) -> None:
        super().drew(seat, card)
        self.hands[seat].append((card, False))

    def took_top(self, seat: int, card: int) -> None:
        super().took_top(seat, card)
        self.hands[seat].append(self.pile.pop())

    def accepted(self, seat: int, target: int, card: int) -> None:
        super().accepted(seat, target, card)
        self.hands[self.place(target)].append(self.pull(seat, card))

    def refused(self, seat: int, target: int, card: int) -> None:
        super().refused(seat, target, card)
        self.hands[seat].append(self.pull(self.place(target), card))

    def spent(self, seat: int, card: int) -> None:
        super().spent(seat, card)
        self.pile.append(self.pull(seat, card))

    def blowback(self, seat: int, target: int, card: int) -> None:
        super().blowback(seat, target, card)
        self.pile.append(self.pull(target, card))

    def discarded(self, seat: int, card: int, francs: int) -> None:
        super().discarded(seat, card, francs)
        self.pile.append(self.pull(seat, card))

    def eliminated(self, seat: int, cards: Sequence[int], francs: int) -> None:
        super().eliminated(seat, cards, francs)
        self.pile += [self.pull(seat, card) for card in cards]

    def croupier_drew(self) -> None:
        super().croupier_drew()
        assert self.s is not None
        before = [card for card, _ in self.hands[2]]
        after = cards(self.s.hands[2].cards)
        for card in before:
            after.remove(card)
        self.hands[2].append((after[0], False))

    def croupier_played(self, francs: int, discarded: int) -> None:
        super().croupier_played(francs, discarded)
        if discarded >= 0:
            self.pile.append(self.pull(2, discarded))

    def shuffled(self, evening: int, cards: int) -> None:
        super().shuffled(evening, cards)
        self.pile = []
        self.hands = [[(card, True) for card, _ in hand] for hand in self.hands]


def cards(counts: list[int]) -> list[int]:
    return [card for card in range(KINDS) for _ in range(counts[card])]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_MR43_no_hand_ever_holds_less_of_the_held_cards_than_all_believe(seats: int) -> None:
    for seed in range(40):
        chance: Chance = Fast(seed)
        board = Board(seats, chance)
        s, shadow = board.s, Shadow(board.post, seed)
        shadow.deal(s)
        while GAME.to_act(s):
            (seat,) = GAME.to_act(s)
            # Attempts would end most games early.
            quiet = [a for a in GAME.legal(s, seat) if a.name.split()[0] not in ("claim", "reveal")]
            action = quiet[chance.pick(len(quiet))]
            GAME.play(s, seat, action, chance, shadow)
            packs = board.memory(None).packs
            for place, hand in enumerate(s.hands):
                assert sorted(card for card, _ in shadow.hands[place]) == cards(hand.cards)
                assert packs[place].held <= sum(early for _, early in shadow.hands[place])
