"""Scripts: content that asks. The kernel re-runs a script with the answers so far, so its frame is plain
data.
"""

from __future__ import annotations

from flipfield.kernel.game import Flow, Game
from flipfield.kernel.options import Pick
from flipfield.kernel.state import Decision, Frame, State
from flipfield.kernel.value import Value


def script_frame(name: str, args: tuple[Value, ...]) -> Frame:
    """A frame that runs a registered script."""
    return Frame("script", (name, *args))


def ask(player: int, kind: str, spec: tuple[Value, ...]) -> Decision:
    """A question for a script to yield; the kernel numbers it when it is asked."""
    return Decision(0, player, kind, spec)


class ScriptFlow(Flow):
    """Runs the script of its frame; when it returns, its effects are written in order.

    A choice with one option is taken, not asked. An effect ("run", script, …) opens a script of its own.
    """

    def __init__(self, game: Game, ask_all: bool = False) -> None:
        self.game = game
        self.ask_all = ask_all

    def run(self, state: State, frame: Frame) -> None:
        name = frame.args[0]
        assert isinstance(name, str)
        talk = self.game.scripts[name](state, frame.args[1:])
        answers = list(frame.answers)
        used = 0
        try:
            question = next(talk)
            while True:
                if used < len(answers):
                    said = answers[used]
                elif self.lone(question):
                    said = question.spec[0]
                else:
                    state.ask(question.player, question.kind, question.spec, question.secret)
                    if used != len(frame.answers):
                        state.frames[-1] = Frame(frame.op, frame.args, frame.step, tuple(answers))
                    return
                if used == len(answers):
                    answers.append(said)
                used += 1
                question = talk.send(said)
        except StopIteration as stop:
            effects = stop.value
        state.pop()
        for effect in reversed(effects):
            if effect[0] == "run":
                state.push(Frame("script", effect[1:]))
            else:
                state.push(Frame("effect", effect))

    def lone(self, question: Decision) -> bool:
        """Whether a question has one answer and so needs no asking."""
        return (
            len(question.spec) == 1
            and not self.ask_all
            and isinstance(self.game.families[question.kind], Pick)
        )

    def answered(self, state: State, frame: Frame, decision: Decision, answer: Value) -> None:
        state.frames[-1] = Frame(frame.op, frame.args, frame.step, (*frame.answers, answer))


class EffectFlow(Flow):
    """Writes one effect: the only way in which a script changes the state."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def run(self, state: State, frame: Frame) -> None:
        state.pop()
        name = frame.args[0]
        assert isinstance(name, str)
        self.game.writers[name](state, frame.args[1:])
