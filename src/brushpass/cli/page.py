"""A table that a command writes into a page of markdown, between two comments."""

from dataclasses import dataclass

from brushpass.core.refusal import Refusal


@dataclass(frozen=True)
class Place:
    name: str
    by: str  # the command that writes it

    @property
    def begin(self) -> str:
        return f"<!-- {self.name}: written by `{self.by}` -->"

    @property
    def end(self) -> str:
        return f"<!-- end of {self.name} -->"

    def fill(self, page: str, block: str) -> str:
        """The page with the block in its place, and everything around it as it was."""
        before, begin, rest = page.partition(self.begin)
        _, end, after = rest.partition(self.end)
        if not begin or not end:
            raise Refusal(
                f"the page has no place for the table: the lines {self.begin} and {self.end}"
            )
        return f"{before}{begin}\n\n{block}\n\n{end}{after}"
