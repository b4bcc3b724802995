"""All planted leaks, each with the checks that must catch it."""

from dataclasses import dataclass
from typing import Final

from tests.conformity.leaks import asked, kept, observed, remembered, told, views
from tests.conformity.leaks.bent import Bent


@dataclass(frozen=True)
class Leak:
    game: type[Bent]
    caught_by: tuple[str, ...]

    def __str__(self) -> str:
        return self.game.__name__


LEAKS: Final = [
    Leak(views.CoveredCardInView, ("two_worlds", "all_worlds", "canaries")),
    Leak(views.HandInView, ("two_worlds", "all_worlds", "canaries")),
    Leak(views.OrderByHiddenCards, ("two_worlds", "all_worlds", "round_trips")),
    Leak(views.SpectatorSeesAsPlayer, ("two_worlds", "all_worlds", "canaries")),
    Leak(views.KnownTopInView, ("canaries",)),
    Leak(views.StunnedCardTurnedUp, ("canaries",)),
    Leak(views.DeckTellsHand, ("two_worlds", "all_worlds", "round_trips")),
    Leak(views.ViewSharesList, ("keepsakes",)),
    Leak(asked.OptionMissing, ("two_worlds", "all_worlds")),
    Leak(asked.OptionsInOtherOrder, ("two_worlds", "all_worlds")),
    Leak(asked.SkippedOver21, ("two_worlds", "all_worlds")),
    Leak(asked.StoppedByItself, ("two_worlds",)),
    Leak(asked.OtherToActOver21, ("two_worlds", "all_worlds")),
    Leak(asked.RefusalNamesCard, ("two_worlds", "refusals")),
    Leak(told.DrawToldToAll, ("two_worlds", "facts")),
    Leak(told.DrawToldToSpectators, ("two_worlds", "facts")),
    Leak(told.LookToldToAll, ("facts",)),
    Leak(told.StunnedCardToldToUser, ("facts",)),
    Leak(told.TakenBackCardTold, ("facts",)),
    Leak(told.HiddenCardHasAnId, ("two_worlds", "facts")),
    Leak(told.SizeTellsCard, ("two_worlds", "facts")),
    Leak(told.SharedCounter, ("two_worlds",)),
    Leak(told.ForcedStopInOtherWords, ("two_worlds",)),
    Leak(told.ExtraMessageOver21, ("two_worlds",)),
    Leak(told.TotalToldAtStop, ("two_worlds",)),
    Leak(kept.ImagineRemembers, ("two_worlds", "round_trips")),
    Leak(kept.ImaginePeeks, ("round_trips",)),
    Leak(kept.ImagineForgets, ("two_worlds", "round_trips")),
    Leak(kept.CloneShares, ("keepsakes",)),
    Leak(remembered.MemoryReadsTruth, ("two_worlds", "all_worlds", "memories")),
    Leak(remembered.PageGrowsWithHand, ("two_worlds", "all_worlds", "round_trips")),
    Leak(remembered.MemoryOverhears, ("memories",)),
    Leak(remembered.MemoryIsShared, ("keepsakes",)),
    Leak(remembered.MemoryCountsLooks, ("memories",)),
    Leak(remembered.MessageSaysTooMuch, ("two_worlds", "facts")),
    Leak(remembered.OrderOfMessages, ("two_worlds", "facts")),
    Leak(remembered.MarkOutlivesBlindMove, ("all_worlds",)),
    Leak(observed.HandInObservation, ("two_worlds", "blind", "claims")),
    Leak(observed.CoveredCardsInObservation, ("two_worlds", "blind", "claims")),
    Leak(observed.DeckInObservation, ("two_worlds", "blind", "claims")),
    Leak(observed.PartForgotten, ("claims",)),
    Leak(observed.NumberOutOfBounds, ("bounds",)),
    Leak(observed.RowOverrun, ("bounds", "two_worlds")),
]
