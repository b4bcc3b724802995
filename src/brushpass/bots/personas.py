"""Opponents with a character: the levels of the ladder, each in a manner of its own."""

from typing import Final

from brushpass.bots.bot import Bot
from brushpass.bots.budget import Budget
from brushpass.bots.case_officer import CaseOfficer
from brushpass.bots.field_agent import FieldAgent
from brushpass.bots.manner import Manner


class Rookie(FieldAgent):
    name = "rookie"
    words = "eager and unsure: sees what is good, and often takes the next best"
    budget = Budget(milliseconds=20)
    manner = Manner(strength=0.25)


class Gambler(FieldAgent):
    name = "gambler"
    words = "plays the hand you fear, one time in four"
    manner = Manner(strength=0.8, bluff=0.25)


class Sleeper(CaseOfficer):
    name = "sleeper"
    words = "sharp, but lives in the present: remembers little of what was done"
    manner = Manner(strength=2.0, memory=6)


class Fox(CaseOfficer):
    name = "fox"
    words = "thinks like a case officer and feigns now and then"
    manner = Manner(strength=4.0, bluff=0.08)


PERSONAS: Final[tuple[type[Bot], ...]] = (Rookie, Gambler, Sleeper, Fox)
