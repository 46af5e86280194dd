"""A program that answers lines, in a process of its own that may crash or hang."""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Callable, Sequence
from typing import Any


class Served:
    """It gets a line for each request and answers with lines of JSON. The process is started again after it has ended."""

    def __init__(self, command: Sequence[Any]) -> None:
        self.command = command
        self.process: subprocess.Popen[str] | None = None

    def ask(self, request: str, seconds: float, ends: Callable[[Any], bool] = lambda answer: True) -> tuple[list[Any], int | None]:
        """The answers up to the one that `ends` them, and the status of the process if it ended before: on its own, or killed after so long
        without an answer."""
        if self.process is None:
            self.process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        process, answers = self.process, list[Any]()
        assert process.stdin is not None and process.stdout is not None
        late = self.limit(seconds)
        try:
            process.stdin.write(request + "\n")
            process.stdin.flush()
            while (line := process.stdout.readline()).endswith("\n"):
                late.cancel()
                answers.append(json.loads(line))
                if ends(answers[-1]):
                    return answers, None
                late = self.limit(seconds)
        except BrokenPipeError:
            pass
        finally:
            late.cancel()
        self.process = None
        return answers, process.wait()

    def limit(self, seconds: float) -> threading.Timer:
        """Kills the process after so long, unless it is cancelled."""
        assert self.process is not None
        late = threading.Timer(seconds, self.process.kill)
        late.start()
        return late

    def close(self) -> None:
        """Ends the process, which ends with its input."""
        if self.process is not None and self.process.stdin is not None and self.process.stdout is not None:
            self.process.stdin.close()
            self.process.stdout.close()
            self.process.wait()
        self.process = None
