"""Every game as a Gymnasium environment. Importing this registers `brushpass/Kompromat-v0` and the
others, for `gymnasium.make` and `gymnasium.make_vec`."""

try:
    import gymnasium
except ModuleNotFoundError:
    raise ImportError("Gymnasium is missing: pip install 'brushpass[gym]'") from None

from brushpass.core.catalogue import games

NAMESPACE = "brushpass"


def environment_id(name: str) -> str:
    return f"{NAMESPACE}/{name.title().replace('_', '')}-v0"


def register() -> None:
    for name, game in games().items():
        if game.observer is not None and environment_id(name) not in gymnasium.registry:
            gymnasium.register(
                environment_id(name),
                entry_point="brushpass.research.gym.single:BrushpassEnv",
                vector_entry_point="brushpass.research.gym.vector:BrushpassVectorEnv",
                kwargs={"game": name},
            )


register()
