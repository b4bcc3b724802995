"""Many tables as one `gymnasium.vector.VectorEnv`: a step is one call into compiled code.

Every row is the seat to act at its table. Where a game is over the next begins in the same step,
and `final_obs` and `final_info` say how it ended, as Gymnasium has it.
"""

from collections.abc import Sequence
from secrets import randbits
from typing import Any

import numpy
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from brushpass.core.refusal import Refusal
from brushpass.research.gym.refusals import (
    END,
    read_actions,
    read_illegal,
    read_seeds,
    read_whole,
    refuse_illegal,
)
from brushpass.research.gym.spaces import action_space, observation_space
from brushpass.research.gym.terms import read_terms
from brushpass.research.gym.workers import Here, There

Observations = NDArray[numpy.uint8]
Many = NDArray[Any]  # one for each row


class BrushpassVectorEnv(VectorEnv[Observations, Many, Many]):
    def __init__(
        self,
        num_envs: int = 1,
        illegal: str = END,
        workers: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
        **terms: Any,
    ) -> None:
        """`copy=False`: observations and masks may be views that the next step changes."""
        if render_mode is not None:
            raise Refusal(f"there is no render mode {render_mode!r}: allowed: None")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self._raises = read_illegal(illegal)
        self._copies = copy
        num_envs, workers = read_whole("num_envs", num_envs), read_whole("workers", workers)
        asked = read_terms(terms)
        self._rows = Here(asked, num_envs) if workers == 1 else There(asked, num_envs, workers)
        self._seeded = False
        self.num_envs = num_envs
        self.parts = self._rows.rows.parts
        self.single_observation_space = observation_space(self.parts)
        self.single_action_space = action_space(self._rows.rows)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._all = numpy.arange(num_envs)
        self._none = numpy.zeros(num_envs, numpy.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """A number is the first row's seed, and the next row has the next. Without one, luck goes
        on from where it was."""
        self._refuse_closed()
        self._rows.begin(self._seeds(seed))
        self._seeded = True
        return self._rows.seen.observed(self._copies), self._info()

    def step(self, actions: Any) -> tuple[Observations, Many, Many, Many, dict[str, Any]]:
        self._refuse_closed()
        if not self._seeded:
            raise Refusal("the first games have not begun: reset before the first step")
        chosen, seen = read_actions(actions, self.num_envs), self._rows.seen
        if self._raises:
            for row, action in enumerate(chosen):
                refuse_illegal(self._rows.rows.game, seen.masks[row], action, row)
        self._rows.step(chosen)
        over = seen.over.copy()
        rewards = seen.rewards[self._all, seen.acted]
        return (
            self._rows.seen.observed(self._copies),
            rewards,
            over,
            self._none.copy(),
            self._info(),
        )

    def close_extras(self, **kwargs: Any) -> None:
        self._rows.close()

    def _info(self) -> dict[str, Any]:
        seen = self._rows.seen
        info: dict[str, Any] = {
            "action_mask": seen.masks.copy() if self._copies else seen.masks,
            "current_player": seen.actors.astype(numpy.int64),
            "rewards": seen.rewards.copy(),
            "illegal": seen.illegal.copy(),
        }
        if seen.over.any():
            self._add_finals(info)
        return info

    def _add_finals(self, info: dict[str, Any]) -> None:
        """Of the games that are over: what their last to act saw, and how they ended."""
        seen = self._rows.seen
        over = seen.over.copy()
        last, endings = (numpy.empty(self.num_envs, object) for _ in range(2))  # of None
        for row, ending in self._rows.endings().items():
            last[row] = seen.finals[row].copy()
            endings[row] = ending
        final = {
            "current_player": seen.acted.astype(numpy.int64),
            "rewards": info["rewards"],
            "illegal": info["illegal"],
            "ending": endings,
        }
        info["final_obs"], info["_final_obs"] = last, over
        info["final_info"] = {**final, **{f"_{name}": over for name in final}}
        info["_final_info"] = over

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None if self._seeded else randbits(62) for _ in range(self.num_envs)]
        return read_seeds(seed, self.num_envs)

    def _refuse_closed(self) -> None:
        if self.closed:
            raise Refusal("the environment is closed: make another")
