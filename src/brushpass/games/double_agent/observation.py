"""What a seat observes, as numbers. The viewer's side comes first, then the other's."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from brushpass.core.about import Options
from brushpass.core.observation import Asked, Observer, Part
from brushpass.core.seats import called
from brushpass.games.double_agent.cards import (
    AGENT_NAMES,
    BACK_COUNT,
    BACK_NAMES,
    BACKS,
    DECK,
    KINDS,
    MOST_FILES,
    NAMES,
    TOKENS,
    ZERO_SEVEN,
)
from brushpass.games.double_agent.ear import ALL, Ear
from brushpass.games.double_agent.scoring import points
from brushpass.games.double_agent.sections import FIRST_ACTION, write_sections
from brushpass.games.double_agent.state import PHASES, State

SIDES: Final = ("mine", "theirs")
AGENT: Final = tuple([f"Agent {name}" for name in AGENT_NAMES])
CARD: Final = tuple(NAMES)
BACK: Final = tuple(BACK_NAMES)
FILE: Final = tuple([f"file {index + 1}" for index in range(MOST_FILES)])
CARDS: Final = sum(DECK)
ACTION: Final = CARD[FIRST_ACTION:]

PARTS: Final = (
    Part("phase", "the moment of the game", (tuple(PHASES),)),
    Part("to act", "it is for me to decide"),
    Part("began", "I had the first turn"),
    Part("turns", "turns completed", (SIDES,), CARDS + 1),
    Part("using", "the action being aimed", (ACTION,)),
    Part("filing", "the file that I have chosen and not laid yet", (CARD,)),
    Part("their filing", "they have chosen a file and not laid it yet"),
    Part(
        "influence",
        "0 delivered, else where its counter stands, from 1 at their end to 4 at mine",
        (AGENT,),
        4,
    ),
    Part("active", "its counter was turned to the active side", (AGENT,)),
    Part("extra", 'it has a "+1 file" counter', (AGENT,)),
    Part("needed", "so many files are enough", (AGENT,), 5),
    Part("taken", "who took its files", (SIDES, AGENT)),
    Part("loyalty", "what its loyalty came to, once delivered", (SIDES, AGENT), 7),
    Part("placed", "a loyalty token is placed", (SIDES, AGENT)),
    Part("token", "its value; 0 if there is none or I do not know it", (SIDES, AGENT), 5),
    Part("token seen", "they know my token there", (AGENT,)),
    Part("hand", "copies in my hand", (CARD,), 3),
    Part("my unseen", "copies of mine that I have not seen yet, and so will draw", (CARD,), 3),
    Part("their hand", "cards in their hand", high=CARDS),
    Part("their backs", "cards in their hand with this back, where backs are open", (BACK,), CARDS),
    Part("deck", "cards left to draw", (SIDES,), CARDS),
    Part("next back", "the back on top of the draw pile, likewise", (SIDES, BACK)),
    Part("out", "copies out of the game face up", (SIDES, CARD), 3),
    Part("shredded", "cards out of the game face down", (SIDES, BACK), 8),
    Part("scored", "copies taken, of whose cards", (SIDES, SIDES, CARD), 3),
    Part("files", "copies there that I know", (SIDES, AGENT, CARD), 3),
    Part("back", "0 no file, else its back, counted from 1", (SIDES, AGENT, FILE), BACK_COUNT),
    Part("card", "0 none or unknown, else the card, counted from 1", (SIDES, AGENT, FILE), KINDS),
    Part("file read", "they know my file there", (AGENT, FILE)),
)


class DoubleAgentObserver(Observer[State]):
    def parts(self, options: Options) -> tuple[Part, ...]:
        return PARTS

    def points(self, s: State, seat: i64) -> float:
        return float(points(s.scored[seat]))

    def questions(self, options: Options) -> tuple[Asked, ...]:
        asked: list[Asked] = []
        values = tuple([str(value) for value, count in enumerate(TOKENS) if count])
        open_backs = tuple([NAMES[kind] for kind in range(KINDS) if BACKS[kind] >= ZERO_SEVEN])
        for seat in range(2):
            for agent in AGENT:
                asked.append(Asked(f"{called(seat)}'s loyalty at {agent}", values))
                for file in FILE:
                    asked.append(Asked(f"{called(seat)}'s {file} at {agent}", open_backs))
        for agent in AGENT:
            asked.append(Asked(f"who takes {agent}", (called(0), called(1))))
        return tuple(asked)

    def write(self, s: State, seat: i64, to: vec[u8], at: i64) -> None:
        write_sections(s, seat, ALL, to, at)

    def ear(self) -> Ear:
        return Ear()

    def rewrite(self, s: State, seat: i64, ear: Any, to: vec[u8], at: i64) -> None:
        assert isinstance(ear, Ear)
        write_sections(s, seat, ear.take(seat), to, at)
