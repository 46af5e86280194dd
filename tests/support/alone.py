"""One process at a time: tests run in several (pytest-xdist), which share the files that they build in build/."""

import contextlib
from collections.abc import Iterator

from paths import ROOT

try:
    import fcntl
except ImportError:  # Windows: nothing is built in build/
    fcntl = None


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """No other process is in a block of this name meanwhile."""
    folder = ROOT / "build/locks"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / name).open("w") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)  # until the file is closed
        yield
