"""What a seat can conclude, as a part of the table."""

from brushpass.core.wire import Belief
from brushpass.core.words import Block


def dossier(belief: Belief | None) -> Block:
    """For each open question its answers, the likeliest first."""
    if belief is None:
        return Block("Dossier", lines=["Nothing can be concluded beyond what the table shows."])
    rows = []
    for question in belief.questions:
        answers = sorted(question.counts, key=lambda answer: (-question.share(answer), answer))
        shares = [f"{answer} {100 * question.share(answer):.0f} %" for answer in answers]
        rows.append([question.about, ", ".join(shares)])
    return Block(f"Dossier: {belief.worlds:,} worlds fit what you know", ["About", "Share"], rows)
