"""A game whose tree is small as text for Gambit, which OpenSpiel loads at the speed of C++:

pyspiel.load_efg_game(tree(pyspiel.load_game("brushpass_kompromat(opening=mini)")))
"""

from typing import Any, Final

import pyspiel

from brushpass.core.refusal import Refusal

MOST: Final = 200_000  # nodes
Known = tuple[int, int, str]  # the information set before, what was done there, what is known now


def tree(game: Any, most: int = MOST) -> str:
    """The whole of it; a tree of more nodes is refused before memory is full.

    Information sets are what a player knows and did, in order: with perfect recall, which exact
    algorithms need and an information state alone does not promise.
    """
    if game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC:
        raise Refusal("sampled luck has no tree: load the game with chance=explicit")
    return _Tree(game, most).text


class _Tree:
    def __init__(self, game: Any, most: int) -> None:
        self._most = most
        self._nodes = 0
        self._players = game.num_players()
        self._sets: list[dict[Known, int]] = [{} for _ in range(self._players)]
        names = " ".join(f'"{player}"' for player in range(self._players))
        self._lines = [f'EFG 2 R "{game.get_type().short_name}" {{ {names} }}']
        self._walk(game.new_initial_state(), [(0, -1)] * self._players)
        self.text = "\n".join(self._lines) + "\n"

    def _walk(self, state: Any, before: list[tuple[int, int]]) -> None:
        """`before`: each player's last information set and action."""
        self._nodes += 1
        if self._nodes > self._most:
            raise Refusal(f"the tree has more than {self._most} nodes: take a longer opening")
        number = self._nodes
        if state.is_terminal():
            payoffs = " ".join(repr(float(payoff)) for payoff in state.returns())
            self._lines.append(f't "" {number} "" {{ {payoffs} }}')
            return
        player = state.current_player()
        if state.is_chance_node():
            odds = state.chance_outcomes()
            outcomes = " ".join(f'"{outcome}" {chance!r}' for outcome, chance in odds)
            self._lines.append(f'c "" {number} "" {{ {outcomes} }} 0')
            for outcome, _ in odds:
                self._walk(state.child(outcome), before)
            return
        known = (*before[player], state.information_state_string(player))
        sets = self._sets[player]
        here = sets.setdefault(known, len(sets) + 1)
        actions = state.legal_actions()
        named = " ".join(f'"{action}"' for action in actions)
        self._lines.append(f'p "" {player + 1} {here} "" {{ {named} }} 0')
        for action in actions:
            after = before.copy()
            after[player] = (here, action)
            self._walk(state.child(action), after)
