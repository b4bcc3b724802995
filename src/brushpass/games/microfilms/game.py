"""The contract, wired up. No rules here."""

from typing import Final

from brushpass.core.about import About, Mode, Options, Setting
from brushpass.core.action import Action
from brushpass.core.chance import Chance
from brushpass.core.game import Game
from brushpass.core.result import Result
from brushpass.games.microfilms import view
from brushpass.games.microfilms.memory.memory import MicrofilmsMemory
from brushpass.games.microfilms.observation import MicrofilmsObserver
from brushpass.games.microfilms.rules import (
    action_cards,
    actions,
    attempts,
    bribe,
    end_of_turn,
    ending,
    setup,
    turn,
)
from brushpass.games.microfilms.rules.cards import (
    IDENTITY_NAMES,
    NATIONS,
)
from brushpass.games.microfilms.rules.hands import place_of
from brushpass.games.microfilms.rules.state import (
    BLACKMAILED,
    BRIBED,
    DISCARD,
    OFFER,
    OVER,
    TURN,
    State,
)
from brushpass.games.microfilms.rules.tell import Tell
from brushpass.games.microfilms.speech.face import MicrofilmsFace
from brushpass.games.microfilms.speech.wire import View
from brushpass.games.microfilms.thought import imagine
from brushpass.games.microfilms.thought.thought import MicrofilmsThought

ROLES: Final = ("agent", *IDENTITY_NAMES[NATIONS:])

MEMORY_AID: Final = Setting(
    "memory_aid",
    "show the discards below the top, too (MR4)",
    (False, True),
    before=True,
)

ABOUT: Final = About(
    name="microfilms",
    title="[microfilms]",
    authors="David J. Mortimer and Dávid Turczi",
    pitch="Three agents, two of them allied without knowing it, and freelancers in between.",
    hidden="identities, hands, the alliance, and who has seen what",
    rules=1,
    modes=(
        Mode(
            name="standard",
            title="At the casino",
            seats=(3, 4, 5, 6),
            minutes=(15, 30),
            longest=730,  # 240 turns of three decisions; discards come for cards drawn in others
            settings=(MEMORY_AID,),
            roles=ROLES,
        ),
        Mode(
            name="croupier",
            title="The Croupier",
            seats=(2,),
            minutes=(15, 30),
            longest=250,
            settings=(
                MEMORY_AID,
                Setting(
                    "strict_claim",
                    "a claim from the Croupier's hand needs the player to be Cleared too (MR27)",
                    (False, True),
                ),
            ),
            roles=("agent",),
        ),
    ),
)

SEATS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(6)]


class Microfilms(Game[State, View, Tell, MicrofilmsMemory]):
    def __init__(self) -> None:
        self.about = ABOUT
        self.actions = actions.ACTIONS
        self.silent = Tell()
        self.thought = MicrofilmsThought()
        self.face = MicrofilmsFace()
        self.observer = MicrofilmsObserver()

    def setup(self, options: Options, chance: Chance, tell: Tell) -> State:
        duel = options.mode == "croupier"
        strict = duel and options.on("strict_claim")
        return setup.new_game(options.seats, duel, strict, options.on("memory_aid"), chance, tell)

    def to_act(self, s: State) -> tuple[int, ...]:
        return () if s.phase == OVER else SEATS[s.actor]

    def legal(self, s: State, seat: int) -> tuple[Action, ...]:
        if s.phase == OVER or seat != s.actor:
            return ()
        if s.phase == TURN:
            return turn.options(s, seat)
        if s.phase == OFFER:
            return bribe.offers(s, seat)
        if s.phase == BRIBED:
            return bribe.ANSWERS
        if s.phase == BLACKMAILED:
            return action_cards.answers(s, seat)
        return end_of_turn.discards(s, seat)

    def follow(self, s: State, seat: int, action: Action, chance: Chance, tell: Tell) -> None:
        if isinstance(action, actions.Draw):
            turn.draw(s, seat, chance, tell)
        elif isinstance(action, actions.TakeTop):
            turn.take_top(s, seat, tell)
        elif isinstance(action, actions.Pass):
            turn.pass_turn(s, seat, tell)
        elif isinstance(action, actions.Bribe):
            bribe.bribe(s, place_of(s, action.aim), tell)
        elif isinstance(action, actions.Offer):
            bribe.offer(s, action.kind, tell)
        elif isinstance(action, actions.Accept):
            bribe.accept(s, tell)
        elif isinstance(action, actions.Decline):
            bribe.decline(s, tell)
        elif isinstance(action, actions.Discard):
            end_of_turn.discard(s, seat, action.kind, tell)
        elif isinstance(action, actions.CashOut):
            action_cards.cash_out(s, seat, tell)
        elif isinstance(action, actions.Steal):
            action_cards.steal(s, seat, place_of(s, action.aim), tell)
        elif isinstance(action, actions.Interrogate):
            target = place_of(s, action.aim)
            action_cards.interrogate(s, seat, target, action.kind, chance, tell)
        elif isinstance(action, actions.Blackmail):
            target = place_of(s, action.aim)
            action_cards.blackmail(s, seat, target, action.kind, chance, tell)
        elif isinstance(action, actions.PayOff):
            action_cards.pay_off(s, tell)
        elif isinstance(action, actions.Blowback):
            action_cards.blow_back(s, tell)
        elif isinstance(action, actions.Refuse):
            action_cards.refuse(s, chance, tell)
        else:
            attempts.attempt(s, seat, action, chance, tell)
        # An open question is answered first; after everything else the turn is over.
        if s.phase == TURN or s.phase == DISCARD:
            end_of_turn.end_turn(s, chance, tell)

    def memory(self, options: Options, seat: int | None) -> MicrofilmsMemory:
        return MicrofilmsMemory(options.seats, options.mode == "croupier", seat)

    def see(self, s: State, seat: int | None, memory: MicrofilmsMemory | None) -> View:
        return view.see(s, seat, memory)

    def imagine(self, v: View, chance: Chance) -> State:
        return imagine.imagine(v, chance)

    def clone(self, s: State) -> State:
        return s.clone()

    def result(self, s: State) -> Result | None:
        return ending.result(s) if s.phase == OVER else None

    def role(self, s: State, seat: int) -> str:
        identity = s.identity[seat]
        return "agent" if identity < NATIONS else IDENTITY_NAMES[identity]


GAME: Final = Microfilms()
