"""Everything that happens can be said."""

from typing import Any, get_args

import msgspec
import pytest

from brushpass.core.catalogue import games
from brushpass.core.chance import Fast
from brushpass.core.post import Post
from brushpass.core.rulebook import sections
from brushpass.core.wire import decode, encode
from tests.conformity.cells import Cell, all_cells
from tests.conformity.play import many_moments, some_decision

MOMENTS = 100
GAMES = 5


def rules_of(game: str) -> set[str]:
    return {rule.number for section in sections(game) for rule in section.rules}


def test_every_table_prompt_and_choice_has_words(cell: Cell) -> None:
    game, words = cell.game, cell.game.face.words()
    for _, world in many_moments(cell, MOMENTS):
        s = world.s
        for audience in cell.audiences:
            view = decode(encode(world.see(audience)), game.face.view_type())
            assert words.table(view), f"{cell}: an empty table"
            if audience not in game.to_act(s) or audience is None:
                continue
            prompt = words.prompt(view)
            assert prompt.text, f"{cell}: a prompt without words"
            for action in game.legal(s, audience):
                choice = words.choice(view, action)
                assert choice.text, f"{cell}: {action} has no words"


def test_every_message_can_be_said_to_its_reader(cell: Cell) -> None:
    game, words = cell.game, cell.game.face.words()
    for seed in range(GAMES):
        chance, post = Fast(seed), Post(cell.seats)
        tell = game.face.teller(post)
        s = game.setup(cell.some_options(chance), chance, tell)
        while game.to_act(s):
            seat, action = some_decision(game, s, chance)
            game.play(s, seat, action, chance, tell)
        for audience in cell.audiences:
            news = [words.news(message, audience) for message in post.box(audience)]
            assert any(news), f"{cell}: a whole game without a word"


@pytest.mark.parametrize("name", sorted(games()))
def test_every_type_of_message_names_a_rule_that_exists(name: str) -> None:
    """Those that no game told here are made up: their rule goes by the type."""
    game = games()[name]
    heard: dict[type, Any] = {}
    for cell in all_cells():
        if cell.game is game:
            chance, post = Fast(1), Post(cell.seats)
            tell = game.face.teller(post)
            s = game.setup(cell.some_options(chance), chance, tell)
            while game.to_act(s):
                seat, action = some_decision(game, s, chance)
                game.play(s, seat, action, chance, tell)
            heard |= {type(message): message for message in post.box(None)}
    kinds = get_args(game.face.message_type())
    assert set(heard) <= set(kinds)
    for kind in kinds:
        message = heard.get(kind) or blank(kind)
        assert game.face.words().rule(message) in {*rules_of(name), ""}, message


def blank(kind: Any) -> Any:
    """Any value of a type."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind(*[blank(field.type) for field in msgspec.structs.fields(kind)])
    return 0 if kind is int else getattr(kind, "__origin__", kind)()
