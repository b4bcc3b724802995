"""The words of the table: they say what happened, with the numbers of the rules."""

import re

import pytest

from brushpass.core.action import Action
from brushpass.core.chance import Fast
from brushpass.core.post import Post
from brushpass.core.rulebook import sections
from brushpass.core.wire import Message
from brushpass.games.kompromat.actions import DRAW
from brushpass.games.kompromat.cards import ACE, CODE, FIRST_COUNTER, HIDDEN, LIMIT, PLACES, halves
from brushpass.games.kompromat.game import GAME
from brushpass.games.kompromat.scoring import score
from brushpass.games.kompromat.spoken import a_card, number
from brushpass.games.kompromat.state import COUNTER, DRAWING, OVER, State
from brushpass.games.kompromat.totals import added, best
from brushpass.games.kompromat.wire import Finished
from tests.games.kompromat.scenario import (
    ACTION,
    AFTER_ROUND,
    BEFORE_REVEAL,
    BEFORE_VERDICT,
    Position,
)

WORDS = GAME.face.words()
RULES = {rule.number: rule.text for section in sections("kompromat") for rule in section.rules}
SEATS = (0, 1, None)


@pytest.mark.parametrize(
    ("half_points", "text"),
    [(0, "0"), (1, "0.5"), (41, "20.5"), (42, "21"), (43, "21.5"), (-1, "-0.5"), (-2, "-1")],
)
def test_K3_12_half_points_in_words(half_points: int, text: str) -> None:
    """-0.5 is a lone 0.5 with a Vesper Martini against it."""
    assert number(half_points) == text


def test_every_message_prompt_and_choice_of_random_games_has_words() -> None:
    for seed in range(25):
        chance = Fast(seed)
        post = Post(2)
        tell = GAME.face.teller(post)
        s = GAME.setup(GAME.about.options(), chance, tell)
        while GAME.to_act(s):
            (seat,) = GAME.to_act(s)
            legal = GAME.legal(s, seat)
            if seed < 10:
                check_seats(s, seat, legal)
            GAME.play(s, seat, legal[chance.pick(len(legal))], chance, tell)
        for audience, box in zip(SEATS, post.take(), strict=True):
            for message in box:
                check_sentence(WORDS.news(message, audience))
        assert WORDS.prompt(GAME.see(s, 0, None)).text == "The game is over."


def check_seats(s: State, seat: int, legal: tuple[Action, ...]) -> None:
    for audience in SEATS:
        view = GAME.see(s, audience, None)
        prompt = WORDS.prompt(view)
        assert prompt.rule in RULES
        assert prompt.text.endswith((".", "?"))
        for block in WORDS.table(view):
            assert all(len(row) == len(block.head) for row in block.rows)
    view = GAME.see(s, seat, None)
    choices = [WORDS.choice(view, action) for action in legal]
    assert all(choice.rule in RULES for choice in choices)
    assert len({choice.text for choice in choices}) == len(choices), "two in the same words"


def check_sentence(text: str) -> None:
    assert text == "" or re.fullmatch(r"[A-Z].*[.]", text), text
    assert str(HIDDEN) not in text


def test_an_opponent_is_told_nothing_that_only_the_owner_knows() -> None:
    position = Position(["9 3 5"], items=(["GPS Tracker"], [])).attempt(0, stop=False)
    position.act("gps tracker")
    own = [WORDS.news(m, 0) for m in position.told(0)]
    others = [WORDS.news(m, 1) for m in position.told(1)]
    assert any("3" in text for text in own)
    assert not [text for text in others[1:] if re.search(r"\b[35]\b", text)]


def test_K4_9_the_table_shows_the_marks() -> None:
    position = Position(under={1: 3})
    assert "Hotel !!!" in WORDS.table(position.view(0))[0].rows[1]
    assert "Hotel !!!" in WORDS.news(position.told(0)[0], 0)
    choice = WORDS.choice(position.view(0), ACTION["attempt 2"])
    assert choice.cost == "3 tokens to whoever takes it"


def test_KR9_counting_an_ace_over_21_says_what_it_costs() -> None:
    position = Position(["10 8 A"], ["9"]).attempts()
    view = position.view(0)
    assert WORDS.choice(view, ACTION["elevens 0"]).text == "Count 19"
    over = WORDS.choice(view, ACTION["elevens 1"])
    assert (over.text, over.cost, over.rule) == ("Count 29", "over 21: fails, one token", "KR9")


def test_K6_10_KR28_the_balaclava_says_how_many_it_discards() -> None:
    for tokens, words in ((1, "discard 1 token"), (5, "discard 2 tokens")):
        position = Position(items=(["Balaclava"], []), tokens=(tokens, 0))
        assert words in WORDS.choice(position.view(0), ACTION["balaclava"]).text


def test_prompts_of_every_moment() -> None:
    position = Position(
        ["10 A"],
        ["9 8"],
        items=(["Balaclava", "Chloroform"], []),
        tokens=(3, 0),
        under={0: 1},
    )
    prompts = []

    def note() -> None:
        prompts.append(WORDS.prompt(position.view(0)).text)
        assert WORDS.prompt(position.view(1)).text == "A decides."
        assert WORDS.prompt(position.view(None)).text == "A decides."

    note()
    position.act("draw")
    note()
    position.act("attempt 1", "draw")
    note()
    position.act("stop").attempts()
    note()
    position.window(BEFORE_VERDICT, 0, 0)
    note()
    position.act("pass")
    note()
    position.until(COUNTER)
    note()
    position.window(AFTER_ROUND, 3, 0)
    note()
    assert prompts == [
        "Your turn: use an item first, or draw?",
        "You drew a 10. Which mission do you lay it beside?",
        "Mission 1, Barmaid: you have 11 or 21.",
        "Mission 1, Barmaid is about to be revealed. Use an item?",
        "Mission 1, Barmaid is face up but not yet judged. Use an item?",
        "Mission 1, Barmaid: exactly 21. Discard a token?",
        "Mission 1, Barmaid: 1 token for counter-intelligence. Use Chloroform?",
        "The round is over. Use an item before the next?",
    ]


def test_KR26_a_draw_and_a_loss_in_words() -> None:
    assert "draw" in WORDS.news(Finished("six rounds", -1, [5, 5]), 0)
    assert WORDS.news(Finished("nine tokens", 1, [9, 2]), 1).startswith("The game ends")
    assert "you win" in WORDS.news(Finished("nine tokens", 1, [9, 2]), 1)
    assert "B wins" in WORDS.news(Finished("nine tokens", 1, [9, 2]), None)


def test_unknown_messages_and_actions_are_refused() -> None:
    with pytest.raises(ValueError, match="no words for"):
        WORDS.news(Message(), 0)
    with pytest.raises(ValueError, match="no words for"):
        WORDS.choice(Position().view(0), Action("fly to the moon"))


def test_KR19_an_open_window_is_a_question_about_items() -> None:
    position = Position(["10"], ["9 2"], items=(["Drone"], [])).window(BEFORE_REVEAL, 0, 0)
    texts = [WORDS.choice(position.view(0), ACTION[name]).text for name in position.legal()]
    assert texts == ["No item now", "Drone: turn up your opponent's cards at mission 1"]
    assert WORDS.choice(position.view(0), ACTION["drone 1"]).cost == "spends the Drone"


def test_K6_18_the_usb_stick_is_what_is_spent() -> None:
    position = Position(items=(["USB Stick"], []), used=(["Balaclava"], []), tokens=(3, 0))
    assert WORDS.choice(position.view(0), ACTION["usb balaclava"]).cost == "spends the USB Stick"


def test_counter_intelligence_is_never_a_mission_of_the_row() -> None:
    position = Position(under={0: 1})
    assert all(kind < FIRST_COUNTER for kind in position.s.mission)
    assert position.s.phase != OVER


def test_KR23_with_the_memory_aid_a_further_card_is_told_as_the_deck_has_it() -> None:
    options = GAME.about.options(settings={"memory_aid": True})
    told = 0
    for seed in range(12):
        chance = Fast(seed)
        tell = GAME.face.teller(Post(2))
        s = GAME.setup(options, chance, tell)
        while GAME.to_act(s):
            (seat,) = GAME.to_act(s)
            legal = GAME.legal(s, seat)
            if s.phase == DRAWING and DRAW in legal:
                cost = WORDS.choice(GAME.see(s, seat, None), DRAW).cost
                assert cost == further(s, seat)
                told += 1
            GAME.play(s, seat, legal[chance.pick(len(legal))], chance, tell)
    assert told > 50
    forgetful = GAME.setup(GAME.about.options(), Fast(1), GAME.face.teller(Post(2)))
    assert not forgetful.memory_aid
    assert WORDS.choice(GAME.see(forgetful, 0, None), DRAW).cost == ""


def further(s: State, seat: int) -> str:
    """From the truth: the deck itself, card by card."""
    deck, stack = s.decks[seat], s.stack(seat, s.place)
    if deck.top:
        return f"the next is {a_card(deck.top[-1])}"
    over = 0
    for kind, left in enumerate(deck.counts):
        low = (
            stack.low + halves(kind) + added(s.newspapers[seat * PLACES + s.place], s.vesper[seat])
        )
        over += left * (best(low, stack.aces + (kind == ACE)) > LIMIT)
    return (
        f"{over} of {deck.size()} left go over 21"
        if over
        else f"none of {deck.size()} left goes over"
    )


def test_K7_3_the_breakdown_adds_up_to_the_points_at_every_step() -> None:
    rows = 0
    for seed in range(8):
        chance, tell = Fast(seed), GAME.face.teller(Post(2))
        s = GAME.setup(GAME.about.options(), chance, tell)
        while GAME.to_act(s):
            view = GAME.see(s, None, None)
            scores = WORDS.scores(view)
            for seat in range(2):
                total = sum(row.points[seat] for row in scores)
                assert total == score(view.sides[seat].won, view.sides[seat].tokens)
            assert all(row.rule in RULES for row in scores)
            rows = max(rows, len(scores))
            (seat,) = GAME.to_act(s)
            legal = GAME.legal(s, seat)
            GAME.play(s, seat, legal[chance.pick(len(legal))], chance, tell)
    assert rows >= 4


def test_K6_2_the_breakdown_says_what_one_more_card_of_a_set_would_bring() -> None:
    view = GAME.see(GAME.setup(GAME.about.options(), Fast(1), GAME.face.teller(Post(2))), 0, None)
    view.sides[0].won.extend([CODE, CODE])
    (codes,) = WORDS.scores(view)
    assert codes.points == [6, 0]
    assert codes.notes == ["2 cards of the set, 12 with one more", ""]
