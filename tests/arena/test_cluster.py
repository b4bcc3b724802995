"""On a real Ray, started on this machine."""

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import run as run_process
from typing import Any, cast

import pytest
from msgspec.structs import replace

from brushpass.arena.cluster import play_batch
from brushpass.arena.tournament import on_ray, on_this_machine, run
from brushpass.core.refusal import Refusal
from tests.arena.plans import lasting, plan_of

PATIENCE = 240  # seconds after which something hangs

# Ray's own code, which we do not start to mend
pytestmark = [
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


def quiet(done: int, total: int) -> None:
    pass


def written(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "results.json").read_text())
    return found


@pytest.fixture
def two_cpus(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    import ray

    start, get_node = ray.init, cast(Any, ray._private.services.get_node)

    def small(address: str, **more: Any) -> Any:
        return start(address, num_cpus=2, object_store_memory=100_000_000, **more)

    def patient(gcs: str, node: str) -> Any:
        limit = time.monotonic() + PATIENCE
        while True:
            try:
                return get_node(gcs, node)
            except RuntimeError:
                if time.monotonic() > limit:
                    raise

    monkeypatch.setattr(ray, "init", small)
    # Ray gives up on its own processes after half a minute each; a busy machine takes longer.
    monkeypatch.setenv("RAY_gcs_server_port_wait_time_s", str(PATIENCE))
    monkeypatch.setattr(ray._private.services, "get_node", patient)
    yield
    assert not ray.is_initialized()  # the tournament ended what it started


@pytest.mark.usefixtures("two_cpus")
def test_ray_comes_to_the_same_as_this_machine(tmp_path: Path) -> None:
    plan = plan_of("spy_tactics")
    run(plan, 6, tmp_path / "ray", on_ray("local"), quiet)
    run(plan, 6, tmp_path / "here", on_this_machine(1), quiet)
    assert lasting(written(tmp_path / "ray")) == lasting(written(tmp_path / "here"))
    records = [sorted((tmp_path / name / "records").rglob("*.txt")) for name in ("ray", "here")]
    assert [file.read_text() for file in records[0]] == [file.read_text() for file in records[1]]


def test_a_cluster_with_another_version_is_refused() -> None:
    with pytest.raises(Refusal, match=r"and the tournament is of 99\.0"):
        play_batch(replace(plan_of(), version="99.0"), [1])


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere.invalid:6379"])
def test_a_cluster_that_is_not_there_is_refused(tmp_path: Path, address: str) -> None:
    with pytest.raises(Refusal, match=f"there is no Ray cluster at '{address}'"):
        run(plan_of(), 1, tmp_path / "out", on_ray(address), quiet)


def test_without_ray_it_says_how_to_install_it(tmp_path: Path) -> None:
    # In a process of its own: an import that is hidden stays hidden.
    code = (
        "import sys; sys.modules['ray'] = None\n"
        "from brushpass.cli import main\n"
        "sys.exit(main(['tournament', 'kompromat', '--ray', 'local', '--out', sys.argv[1]]))\n"
    )
    done = run_process(
        [sys.executable, "-c", code, str(tmp_path / "out")], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert done.stderr == (
        "brushpass: --ray needs Ray, which is not installed: pip install 'brushpass[ray]'\n"
    )
