"""MR44: what all learn from an attempt that failed."""

from mypy_extensions import i64

from brushpass.games.microfilms.memory.account import LETTERS, Account, is_letter
from brushpass.games.microfilms.rules.cards import ACE, BLOODSTAINED, BROKER, HITMAN, INTERPOL, NONE


def learn_from_failure(
    account: Account, identity: i64, packs: list[int], discard: list[int], duel: bool
) -> None:
    """These packs were named, or the discards, which are none."""
    if identity == HITMAN:
        account.rule_out(packs[0], 1 << ACE)
    elif identity == INTERPOL:
        account.rule_out(packs[0], BLOODSTAINED)
    elif identity == BROKER and not duel:
        one, two = packs[0], packs[1]
        if one == NONE:
            return  # both among the discards: all saw that they are not (MR4)
        if two != NONE:
            account.miss(one, two)
            return
        letters: i64 = 0
        for kind in discard:
            letters += 1 if is_letter(kind) else 0
        if letters == 1:
            account.rule_out(one, LETTERS)
