"""Everything that happens can be said, and what is said cites rules that exist."""

from brushpass.core.chance import Fast
from brushpass.core.post import Post
from brushpass.core.rulebook import sections
from brushpass.core.wire import decode, encode
from tests.conformity.cells import Cell
from tests.conformity.play import many_moments, some_decision

MOMENTS = 100
GAMES = 5


def test_every_table_prompt_and_choice_has_words(cell: Cell) -> None:
    game, words = cell.game, cell.game.words()
    rules = {rule.number for section in sections(game.about.name) for rule in section.rules}
    for _, s in many_moments(cell, MOMENTS):
        for audience in cell.audiences:
            view = decode(encode(game.see(s, audience)), game.view_type())
            assert words.table(view), f"{cell}: an empty table"
            if audience not in game.to_act(s) or audience is None:
                continue
            prompt = words.prompt(view)
            assert prompt.text, f"{cell}: a prompt without words"
            assert prompt.rule in rules, f"{cell}: {prompt.text!r} cites {prompt.rule!r}"
            for action in game.legal(s, audience):
                choice = words.choice(view, action)
                assert choice.text, f"{cell}: {action} has no words"
                assert not choice.rule or choice.rule in rules, f"{cell}: {action}: {choice}"


def test_every_message_can_be_said_to_its_reader(cell: Cell) -> None:
    game, words = cell.game, cell.game.words()
    for seed in range(GAMES):
        chance, post = Fast(seed), Post(cell.seats)
        tell = game.teller(post)
        s = game.setup(cell.some_options(chance), chance, tell)
        while game.to_act(s):
            seat, action = some_decision(game, s, chance)
            game.play(s, seat, action, chance, tell)
        for audience in cell.audiences:
            news = [words.news(message, audience) for message in post.box(audience)]
            assert any(news), f"{cell}: a whole game without a word"
