"""What a team's score is made of, once alignments are revealed."""

from brushpass.core.words import Score
from brushpass.games.spy_tactics.scoring import scores
from brushpass.games.spy_tactics.state import OVER
from brushpass.games.spy_tactics.wire import View


def breakdown(v: View) -> list[Score]:
    """Before the end an agent's own points are in sight, and whose they are counted with is not."""
    own = [agent.points for agent in v.agents]
    if v.phase != OVER:
        return []
    teams = [agent.team for agent in v.agents]
    seats = range(len(teams))
    sums = [sum(own[other] for other in seats if teams[other] == teams[seat]) for seat in seats]
    partners = [sums[seat] - own[seat] for seat in seats]
    totals = scores(teams, own)
    more = [totals[teams[seat]] / 2 - sums[seat] for seat in seats]
    becomes = [
        f"{sums[seat]} becomes {sums[seat] + more[seat]:g}" if more[seat] else "" for seat in seats
    ]
    nothing = [""] * len(teams)
    alone = len(teams) <= 5
    text = "Doubled without a partner" if alone else "Half as much again for a team of two"
    rows = [
        Score("Own points", "S8.1", [float(one) for one in own], nothing),
        Score("Partners' points", "S8.1", [float(one) for one in partners], nothing),
        Score(text, "S8.2" if alone else "S8.4", more, becomes),
    ]
    return [row for row in rows if any(row.points)]
