"""Answers of mlir-opt-22 for many modules by few processes: its text or its first error for each.

The modules are parts of one input (`--split-input-file`), and places in errors are counted from the start of each. A process that ends
early is halved until the module is found at which it does.
"""

from __future__ import annotations

import bisect
import functools
import pathlib
import re
import shutil
import subprocess
import tempfile
from collections.abc import Container
from typing import NamedTuple

MARK, OUT = "// <<<< next >>>>", "// <<<< next answer >>>>"
NAME = "modules.mlir"
ERROR = re.compile(rf"^{re.escape(NAME)}:(\d+):(\d+): error: (.*)$", re.M)
ANY_ERROR = re.compile(r"\berror: (.*)")
SECONDS = 60


class Answer(NamedTuple):
    """`text`: what is printed, None when the module is refused. `error`: "LINE:COLUMN: message". `crash`: of the tool itself."""

    text: str | None
    error: str
    crash: bool = False


@functools.cache
def known() -> frozenset[str]:
    """The namespaces that the oracle has; empty where there is none."""
    found = tool()
    if found is None:
        return frozenset()
    said = subprocess.run([found, "--show-dialects"], capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout
    return frozenset(re.split(r"[,\s]+", said.partition(":")[2].strip()))


# Operations whose generic form mlir-opt 22 prints and does not read: it has a type for the function type that it prints.
UNREADABLE = ("spirv.ARM.Graph",)


def foreign(text: str, ours: Container[str]) -> bool:
    """Whether the oracle's answer says nothing: a dialect of ours is unregistered there, or it does not read what it prints."""
    return any(f'"{name}"' in text for name in UNREADABLE) or any(name in ours and name not in known() for name in re.findall(r'["!#]([a-z_]\w*)[.<]', text))


def tool() -> str | None:
    """The oracle's path; None where there is none."""
    return shutil.which("mlir-opt-22")


class Oracle:
    """Runs mlir-opt-22 in a folder of its own."""

    def __init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="oracle")

    def run(self, text: str, flags: list[str]) -> tuple[int, str, str]:
        pathlib.Path(self.folder.name, NAME).write_text(text)
        found = tool()
        assert found is not None
        command = [found, "--allow-unregistered-dialect", "--mlir-disable-threading", *flags, NAME]
        try:
            done = subprocess.run(command, cwd=self.folder.name, capture_output=True, timeout=SECONDS, stdin=subprocess.DEVNULL)
        except subprocess.TimeoutExpired:
            return -1, "", "timeout"
        return done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")

    def one(self, text: str, flags: list[str]) -> Answer:
        status, out, said = self.run(text, flags)
        if status == 0:
            return Answer(out, "")
        if status == 1:
            found = ERROR.search(said)
            if found is not None:
                return Answer(None, f"{found[1]}:{found[2]}: {found[3]}")
            other = ANY_ERROR.search(said)
            return Answer(None, f"0:0: {other[1] if other else said[:200]}")
        return Answer(None, said[:200], crash=True)

    def many(self, texts: list[str], flags: list[str]) -> list[Answer]:
        """The answers for modules, each of which ends with a newline."""
        if len(texts) <= 1:
            return [self.one(text, flags) for text in texts]
        starts, line = list[int](), 0
        for text in texts:
            starts.append(line)
            line += text.count("\n") + 1
        status, out, said = self.run((MARK + "\n").join(texts), [*flags, f"--split-input-file={MARK}", f"--output-split-marker={OUT}"])
        outs = out.split(OUT + "\n")
        if status not in (0, 1) or len(outs) != len(texts):
            half = len(texts) // 2
            return self.many(texts[:half], flags) + self.many(texts[half:], flags)
        errors: dict[int, str] = {}
        for found in ERROR.finditer(said):
            at = int(found[1])
            number = max(bisect.bisect_right(starts, at - 1) - 1, 0)
            errors.setdefault(number, f"{at - starts[number]}:{found[2]}: {found[3]}")
        return [Answer(text, "") if text.strip() else Answer(None, errors[i]) if i in errors else self.one(texts[i], flags)
                for i, text in enumerate(outs)]
