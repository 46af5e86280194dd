"""Messages of the verifier: every file of verify/.

The first line is `// RUN: FLAGS`; the file goes to mlircore-opt's stdin with them. The expected messages are in comments, as upstream's
--verify-diagnostics spells them: `// expected-error {{part of the message}}`, with note or warning for error, with @above, @below, @+2, @-1
or @unknown for another line than its own. All messages must be expected and all expected ones must appear; only notes that show the current
operation may appear unexpectedly. Where mlir-opt 22 is installed, it must pass the same test.
"""

import pathlib
import re
import shutil
import subprocess
from collections.abc import Callable

import pytest
import tool
from mlircore.tools import opt
from paths import ROOT

FILES = sorted((ROOT / "tests/text/verify").glob("fail_*.mlir"))
PEER = shutil.which("mlir-opt-22")
EXPECTED = re.compile(r"expected-(error|warning|note|remark)\s*(?:@(\S+)\s*)?\{\{(.*?)\}\}")
MESSAGE = re.compile(r"^(?:<stdin>:(\d+):\d+|<unknown>:0): (error|warning|note|remark): (.*)$", re.M)


def expectations(text: str) -> list[tuple[int, str, str]]:
    """Line (0: unknown), severity and part of the message of each."""
    lines = text.splitlines()
    found = []
    for number, line in enumerate(lines, 1):
        for severity, place, part in EXPECTED.findall(line):
            at = number
            if place in ("above", "below"):
                step = -1 if place == "above" else 1
                at += step
                while EXPECTED.search(lines[at - 1]):
                    at += step
            elif place == "unknown":
                at = 0
            elif place:
                at += int(place)
            found.append((at, severity, part))
    return found


def check(path: pathlib.Path, run: Callable[[list[str], bytes], tuple[int, bytes]]) -> None:
    """`run`: from flags and stdin to exit code and stderr."""
    text = path.read_text()
    first = text.partition("\n")[0]
    assert first.startswith("// RUN: "), f"{path.name} does not say how it is run"
    flags = first.removeprefix("// RUN: ").split()
    plain = text.replace("expected-", "wanted-")  # mlir-opt reads such comments by default
    code, err = run(flags, plain.encode())
    assert code == 1
    open_ones = expectations(text)
    surprises = []
    for line, severity, message in MESSAGE.findall(err.decode()):
        match = [e for e in open_ones if e[:2] == (int(line or 0), severity) and e[2] in message]
        if match:
            open_ones.remove(match[0])
        elif not (severity == "note" and message.startswith("see current operation:")):
            surprises.append((int(line or 0), severity, message))
    assert (surprises, open_ones) == ([], [])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_messages_are_the_expected_ones(path: pathlib.Path) -> None:
    def run(flags: list[str], text: bytes) -> tuple[int, bytes]:
        code, _, err = tool.run(opt.main, flags, text)
        return code, err

    check(path, run)


@pytest.mark.skipif(not PEER, reason="needs mlir-opt-22")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_mlir_opt_says_the_same(path: pathlib.Path) -> None:
    def run(flags: list[str], text: bytes) -> tuple[int, bytes]:
        done = subprocess.run([str(PEER), *flags], input=text, capture_output=True, timeout=120)
        return done.returncode, done.stderr

    check(path, run)
