"""A game's rules, as pages read them."""

import asyncio

from brushpass.core.brief import brief
from brushpass.core.catalogue import games
from brushpass.core.rulebook import parts
from tests.server.client import Server


def test_the_aim_a_turn_every_rule_and_every_preface_are_told(address: str) -> None:
    async def story() -> None:
        async with Server(address) as server:
            for game in games():
                answer = (await server.get(f"api/games/{game}/rules")).json()
                said = brief(game)
                assert (answer["aim"], answer["turn"]) == (said.aim, list(said.turn))
                assert answer["first"] is True
                for told, part in zip(answer["parts"], parts(game), strict=True):
                    assert (told["title"], told["preface"]) == (part.title, part.preface)
                    for shown, section in zip(told["sections"], part.sections, strict=True):
                        assert shown["title"] == section.title
                        numbers = [rule["number"] for rule in shown["rules"]]
                        assert numbers == [rule.number for rule in section.rules]

    asyncio.run(story())
