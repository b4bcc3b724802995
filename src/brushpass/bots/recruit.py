"""Any option, all equally likely."""

from collections.abc import Sequence

from brushpass.bots.bot import Bot
from brushpass.bots.question import Asked
from brushpass.core.action import Action


class Recruit(Bot):
    name = "recruit"
    words = "takes any option, all equally likely"
    looks = False

    def policy(self, asked: Asked) -> Sequence[float]:
        return [1.0 / len(asked.options)] * len(asked.options)

    def choose(self, asked: Asked) -> Action:
        return asked.options[asked.chance.pick(len(asked.options))]
