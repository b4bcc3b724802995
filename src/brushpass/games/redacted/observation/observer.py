"""What a seat observes, as numbers."""

from itertools import combinations

from librt.vecs import vec
from mypy_extensions import i64, u8

from brushpass.core.about import Options
from brushpass.core.observation import Asked, Observer, Part
from brushpass.core.seats import called
from brushpass.games.redacted.observation import parts, writing
from brushpass.games.redacted.rules.cards import BEDFELLOWS, DANGER_ZONE, FACTIONS, MISSIONS
from brushpass.games.redacted.rules.state import State
from brushpass.games.redacted.thought.belief import allied


class RedactedObserver(Observer[State]):
    def parts(self, options: Options) -> tuple[Part, ...]:
        at = tuple([called(seat) for seat in range(options.seats)])
        return (
            *parts.turn_parts(at),
            *parts.decision_parts(at),
            *parts.house_parts(at),
            *parts.item_parts(at),
            *parts.fight_parts(at),
            *(parts.zone_parts(at) if options.mode == MISSIONS[DANGER_ZONE] else []),
            *parts.end_parts(at),
        )

    def questions(self, options: Options) -> tuple[Asked, ...]:
        if options.mode == MISSIONS[DANGER_ZONE]:
            return ()
        asked = [Asked(f"{called(seat)}'s loyalty", parts.LOYALTY) for seat in range(options.seats)]
        if options.mode == MISSIONS[BEDFELLOWS]:
            pairs = [allied(1 << a | 1 << b) for a, b in combinations(range(len(FACTIONS)), 2)]
            asked.append(Asked("the alliance", tuple(pairs)))
        return tuple(asked)

    def write(self, s: State, seat: i64, to: vec[u8], at: i64) -> None:
        at = writing.write_turn(s, seat, to, at)
        at = writing.write_decision(s, to, at)
        at = writing.write_house(s, seat, to, at)
        at = writing.write_items(s, seat, to, at)
        at = writing.write_fight(s, seat, to, at)
        if s.mission == DANGER_ZONE:
            at = writing.write_zone(s, seat, to, at)
        writing.write_end(s, to, at)
