"""Interrupts work that runs in this process, as Ctrl-C does: SIGINT itself is ignored in background jobs."""

import contextlib
import signal
from collections.abc import Iterator

_SIGNALS = {signal.ITIMER_VIRTUAL: signal.SIGVTALRM, signal.ITIMER_REAL: signal.SIGALRM}


@contextlib.contextmanager
def interrupt_after(seconds: float, timer: int = signal.ITIMER_VIRTUAL) -> Iterator[None]:
    """Raises KeyboardInterrupt in the block after so many seconds: of the process's own time, or of the clock (ITIMER_REAL)."""
    number = _SIGNALS[timer]
    before = signal.signal(number, signal.default_int_handler)
    try:
        signal.setitimer(timer, seconds)
        yield
    finally:
        signal.setitimer(timer, 0)
        signal.signal(number, before)
