"""Which prints that are not read again are mlir-opt 22's, too: its own print of the same module is refused, changes, means something else, or is a crash.

    python tests/fuzz/judge.py FOLDER...     # findings of fuzz.c, as drive.py keeps them; lists those that are ours alone

Each finding costs up to six runs of mlir-opt-22.
"""

from __future__ import annotations

import pathlib
import shutil
import subprocess
import sys

OPT = shutil.which("mlir-opt-22")


def printed(text: bytes, *options: str) -> bytes | None:
    """The print of a module by mlir-opt-22; None when it refuses the text, crashes or hangs."""
    command = [OPT, "--allow-unregistered-dialect", *options]
    try:
        done = subprocess.run(command, input=text, capture_output=True, timeout=60, check=False)
    except subprocess.TimeoutExpired:
        return None
    return done.stdout if done.returncode == 0 else None


def is_shared(text: bytes) -> bool:
    """Whether mlir-opt-22 accepts a module and crashes when it prints it, does not read its own print of it as the same, or refuses one with locations."""
    generic, custom = printed(text, "--mlir-print-op-generic"), printed(text)
    if generic is None or custom is None:
        return generic is not None
    located = printed(text, "--mlir-print-debuginfo")
    return printed(custom) != custom or printed(custom, "--mlir-print-op-generic") != generic or located is None or printed(located) is None


def ours(folder: pathlib.Path) -> list[pathlib.Path]:
    """The reports of a folder that are not shared; all of them without mlir-opt-22."""
    reports = sorted(folder.glob("finding-*.txt"))
    if OPT is None:
        return reports

    def texts(report: pathlib.Path) -> list[bytes]:
        """The module in the form that mlir-opt-22 reads, and as it was written, which may be in a form of old."""
        paths = report.with_suffix(".generic"), report.with_suffix(".mlir")
        return [path.read_bytes() for path in paths if path.exists()]

    return [report for report in reports if not any(map(is_shared, texts(report)))]


def main() -> int:
    left = [report for folder in sys.argv[1:] for report in ours(pathlib.Path(folder))]
    for report in left:
        print(report, report.read_text(errors="replace").partition("\n")[0])
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
