"""The browser's types are those of the server."""

from brushpass.server.web.typescript import files
from tests.architecture.tree import ROOT


def test_the_types_in_the_client_are_made_from_the_present_schema() -> None:
    folder = ROOT / "client" / "src" / "wire"
    found = {file.name: file.read_text("utf-8") for file in folder.glob("*.ts")}
    assert found == files(), "run `make types`"
