"""Checks that the cost of work does not grow too fast with its input, in processor time of this process: other programs do not count."""

import time
from collections.abc import Callable
from typing import Any, TypeVar

Input = TypeVar("Input")


def seconds(work: Callable[[], Any]) -> float:
    """Seconds of the processor that a call takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


def assert_linear(cost: Callable[[Input], float], small: Input, large: Input) -> None:
    """`cost(input)` of an input 8 times as large is far from 64 times as much."""
    few = min(cost(small) for _ in range(3))
    assert min(cost(large) for _ in range(2)) < 24 * max(0.001, few)
