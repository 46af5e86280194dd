"""Answers of mlir-opt-22 for many modules by few processes: its text or its first error for each.

The modules are parts of one input (`--split-input-file`), and places in errors are counted from the start of each. After each is a part
that is refused: its error shows that the module before it is done. The module at which a process ends early is left out, and the
others are asked again.
"""

from __future__ import annotations

import functools
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
from collections.abc import Container
from typing import NamedTuple

MARK, OUT = "// <<<< next >>>>", "// <<<< next answer >>>>"
DONE, SHOWN = "@\n", "\n@\n ^\n"  # a part that is refused at once, and how it is shown after the error
NAME = "modules.mlir"
ENVIRONMENT = os.environ | {"LLVM_DISABLE_SYMBOLIZATION": "1"}  # a crash takes a fifth of the time
ERROR = re.compile(rf"^{re.escape(NAME)}:(\d+):(\d+): error: (.*)$", re.M)
ANY_ERROR = re.compile(r"\berror: (.*)")
SECONDS = 30


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
            done = subprocess.run(command, cwd=self.folder.name, capture_output=True, timeout=SECONDS, stdin=subprocess.DEVNULL, env=ENVIRONMENT)
        except subprocess.TimeoutExpired:
            return -1, "", "timeout"
        return done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")

    def one(self, text: str, flags: list[str]) -> Answer:
        status, out, said = self.run(text, flags)
        if status == 0:
            return Answer(out, "")
        return Answer(None, first_error(said, 0)) if status == 1 else Answer(None, said[:200], crash=True)

    def many(self, texts: list[str], flags: list[str]) -> list[Answer]:
        """The answers for modules, each of which ends with a newline."""
        if len(texts) <= 1:
            return [self.one(text, flags) for text in texts]
        starts, marks, line = list[int](), list[int](), 0
        for text in texts:
            starts.append(line)
            marks.append(line + text.count("\n") + 2)
            line = marks[-1] + 1
        status, out, said = self.run(f"{MARK}\n".join(text + f"{MARK}\n{DONE}" for text in texts),
                                     [*flags, f"--split-input-file={MARK}", f"--output-split-marker={OUT}"])
        found = {int(each[1]): each.span() for each in ERROR.finditer(said)}
        done = [found[mark] for mark in marks if mark in found]
        outs = out.split(OUT + "\n")
        if status in (0, 1) and len(done) == len(texts) and len(outs) == 2 * len(texts):
            return [Answer(text, "") if text.strip() else Answer(None, first_error(said[begin:end].removeprefix(SHOWN), start))
                    for text, (_, begin), (end, _), start in zip(outs[::2], [(0, 0), *done], done, starts, strict=False)]
        wrong = min(len(done), len(texts) - 1)
        others = self.many(texts[:wrong] + texts[wrong + 1:], flags)
        return [*others[:wrong], self.one(texts[wrong], flags), *others[wrong:]]


def first_error(said: str, start: int) -> str:
    """The first error in what the tool says of a module whose first line is line `start` + 1."""
    found = ERROR.search(said)
    if found is not None:
        return f"{int(found[1]) - start}:{found[2]}: {found[3]}"
    other = ANY_ERROR.search(said)
    return f"0:0: {other[1] if other else said[:200]}"
