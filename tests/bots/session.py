"""What a table and a bot say to each other in one game, as docs/bot_protocol.md shows it."""

from pathlib import Path
from typing import Final

import pytest

from brushpass.bots import outside
from brushpass.bots.match import play_out
from brushpass.bots.process import Process
from brushpass.bots.registry import find_any_bot, find_bot
from brushpass.bots.wall import Walled, sitting
from brushpass.core.catalogue import find_game
from brushpass.core.chance import Fast
from brushpass.core.table import Table

EXAMPLES: Final = Path(__file__).parents[2] / "examples"


def session(bot: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """`> ` before what the table says, `< ` before what the bot in seat A answers."""
    lines: list[str] = []

    class Overheard(Process):
        def ask(self, asked: bytes, seconds: float) -> bytes:
            lines.extend(f"> {line}" for line in asked.decode().splitlines())
            answer = super().ask(asked, seconds)
            lines.append(f"< {answer.decode()}")
            return answer

        def end(self, goodbye: bytes = b"") -> None:
            lines.extend(f"> {line}" for line in goodbye.decode().splitlines())
            super().end(goodbye)

    monkeypatch.setattr(outside, "Process", Overheard)
    game = find_game("spy_tactics")
    table = Table(game, game.about.options(), Fast(3))
    bots = [find_any_bot(str(bot), game), *[find_bot("clerk", game)] * 3]
    players = [Walled(one, table.options, seat, Fast(seat)) for seat, one in enumerate(bots)]
    with sitting(players):
        play_out(table, players)
    assert players[0].faults == []
    return lines


def shortened(lines: list[str]) -> str:
    """Views and options are long, and one of each shows how they look."""
    shown: list[str] = []
    for line in lines:
        before, asks, rest = line.partition('"view":')
        budget = rest.rpartition(',"budget":')[2]
        cut = asks and any('"view":' in earlier for earlier in shown)
        shown.append(f'{before}"view":{{...}},"options":[...],"budget":{budget}' if cut else line)
    return "\n".join(shown)
