"""The spaces of an agent, all agents having the same."""

from typing import Any

from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy import int8

from brushpass.core.rows import Rows
from brushpass.research.gym.spaces import action_space, observation_space

Agent = str


def names(seats: int) -> list[Agent]:
    return [f"player_{seat}" for seat in range(seats)]


def observation_spaces(rows: Rows, masked: bool) -> dict[Agent, Space[Any]]:
    """With `masked` the row and the mask side by side, as PettingZoo's own card games have them."""
    spaces: dict[Agent, Space[Any]] = {}
    for agent in names(int(rows.seats)):
        row = observation_space(rows.parts)
        mask = Box(0, 1, (int(rows.actions),), int8)
        spaces[agent] = Dict({"observation": row, "action_mask": mask}) if masked else row
    return spaces


def action_spaces(rows: Rows) -> dict[Agent, Discrete]:
    return {agent: action_space(rows) for agent in names(int(rows.seats))}


def state_space(rows: Rows) -> Any:
    return observation_space(rows.parts * int(rows.seats))
