"""A finished game, step by step, as one audience saw it."""

from collections.abc import Iterator

from brushpass.core.catalogue import find_game
from brushpass.core.chance import Script
from brushpass.core.record import Record
from brushpass.core.table import Table
from brushpass.core.wire import encode
from brushpass.server.door import NewsFrame, ViewFrame
from brushpass.server.tables.streams import Audience


def replay_frames(record: Record, audience: Audience) -> Iterator[bytes]:
    """News and then the view, for the deal and for every step."""
    picks = [*record.deal, *[pick for step in record.steps for pick in step.picks]]
    game = find_game(record.game)
    table = Table(game, record.options, Script(picks), record.commitment)
    words = game.words()
    number = 0
    for step in [None, *record.steps]:
        if step is not None:
            table.play(step.seat, game.actions[step.action])
        for message in table.post.take()[-1 if audience is None else audience]:
            number += 1
            yield encode(NewsFrame(number, message, words.news(message, audience)))
        view = table.view(audience)
        waiting = list(table.to_act())
        yield encode(ViewFrame(number, view, words.prompt(view), waiting, None, None, None))
