"""Commands in the order a newcomer needs them, and a sentence for one that there is not."""

from typing import Any

from typer.core import TyperGroup

from brushpass.core.refusal import unknown


class Commands(TyperGroup):
    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in self.commands:
            raise unknown("command", cmd_name, self.commands)
        return self.commands[cmd_name]
