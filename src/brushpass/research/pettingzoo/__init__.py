"""Every game as a PettingZoo environment. Importing this registers `brushpass/Kompromat-v0` and the
others, for `pettingzoo.make`."""

from typing import Final

try:
    import pettingzoo
except ModuleNotFoundError:
    raise ImportError("PettingZoo is missing: pip install 'brushpass[pettingzoo]'") from None

from brushpass.core.catalogue import games
from brushpass.research.gym import environment_id

# By their rules seats choose at once: in Spy Tactics always, elsewhere now and then.
AT_ONCE: Final = ("double_agent", "redacted", "spy_tactics")


def register() -> None:
    rooms = "brushpass.research.pettingzoo"
    for name, game in games().items():
        known = environment_id(name)
        if game.observer is None or known in pettingzoo.aec_registry:
            continue
        pettingzoo.register("aec", known, f"{rooms}.aec:BrushpassAECEnv", kwargs={"game": name})
        if name in AT_ONCE:
            entry_point = f"{rooms}.parallel:BrushpassParallelEnv"
            pettingzoo.register("parallel", known, entry_point, kwargs={"game": name})


register()
