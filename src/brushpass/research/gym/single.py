"""One table as a `gymnasium.Env`: whoever is to act observes and decides."""

from typing import Any

import gymnasium
import numpy
from numpy.typing import NDArray

from brushpass.core.refusal import Refusal
from brushpass.research.gym.buffers import Buffers
from brushpass.research.gym.refusals import END, read_action, read_illegal, refuse_illegal
from brushpass.research.gym.spaces import action_space, observation_space
from brushpass.research.gym.terms import read_terms
from brushpass.research.gym.workers import leave

Observation = NDArray[numpy.uint8]


class BrushpassEnv(gymnasium.Env[Observation, numpy.int64]):
    def __init__(self, illegal: str = END, render_mode: str | None = None, **terms: Any) -> None:
        if render_mode is not None:
            raise Refusal(f"there is no render mode {render_mode!r}: allowed: None")
        self.metadata: dict[str, Any] = {"render_modes": []}
        self._raises = read_illegal(illegal)
        self._rows = read_terms(terms).rows(1, again=False)
        self._seen = Buffers.of(self._rows)
        self._seeded = self._begun = self._closed = False
        self.parts = self._rows.parts
        self.observation_space = observation_space(self.parts)
        self.action_space = action_space(self._rows)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        self._refuse_closed()
        super().reset(seed=seed)
        if seed is None and not self._seeded:
            seed = int(self.np_random.integers(1 << 62))
        if seed is not None:
            self._rows.seed(0, seed)
        self._seeded = self._begun = True
        self._rows.begin(0)
        return self._seen.observed(copy=True)[0], self._info()

    def step(self, action: numpy.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._refuse_closed()
        if not self._begun:
            raise Refusal("the first game has not begun: reset before the first step")
        chosen, seen = read_action(action), self._seen
        if self._raises:
            refuse_illegal(self._rows.game, seen.masks[0], chosen)
        self._rows.play(0, chosen)
        over = bool(seen.over[0])
        reward = float(seen.rewards[0, seen.acted[0]])
        return seen.observed(copy=True)[0], reward, over, False, self._info()

    def action_masks(self) -> NDArray[numpy.bool_]:
        """As sb3-contrib asks for them."""
        mask: NDArray[numpy.bool_] = self._seen.masks[0] == 1
        return mask

    def close(self) -> None:
        if not self._closed:
            leave(self._rows)
        self._closed = True

    def _info(self) -> dict[str, Any]:
        seen = self._seen
        info = {
            "action_mask": seen.masks[0].copy(),
            "current_player": int(seen.actors[0]),
            "rewards": seen.rewards[0].copy(),
            "illegal": bool(seen.illegal[0]),
        }
        return {**info, "ending": self._rows.endings[0]} if seen.over[0] else info

    def _refuse_closed(self) -> None:
        if self._closed:
            raise Refusal("the environment is closed: make another")
