"""Random modules of nested regions and branches, valid or not: mlircore-opt and mlir-opt 22 write the same on stderr.

Costs about four seconds; skipped where mlir-opt-22 is not installed.
"""

import random
import shutil
import subprocess
import sys

import pytest

PEER = shutil.which("mlir-opt-22")
FLAGS = ["--split-input-file", "--allow-unregistered-dialect", "-o", "/dev/null"]


class Maker:
    """Writes one module. Most uses come after their definition, some do not; a few branches leave their region."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.values = self.blocks = 0
        self.lines: list[str] = []

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def value(self) -> str:
        self.values += 1
        return f"%v{self.values}"

    def module(self) -> str:
        for _ in range(self.random.choice([1, 1, 2, 3])):
            self.function(0)
        if self.chance(0.2):
            self.isolated(0, [])
        return "\n".join(self.lines)

    def function(self, depth: int) -> None:
        arg, pad = self.value(), "  " * depth
        self.lines.append(f"{pad}func.func @{self.random.choice('fghij')}({arg} : i32) {{")
        self.region(depth + 1, [arg], named_entry=False)
        self.lines.append(pad + "}")

    def isolated(self, depth: int, seen: list[str]) -> None:
        self.lines.append("  " * depth + '"builtin.module"() ({')
        inner = list(seen) if self.chance(0.3) else []
        for _ in range(self.random.randrange(4)):
            self.operation(depth + 1, inner, [])
        if self.chance(0.3):
            self.function(depth + 1)
        self.lines.append("  " * depth + "}) : () -> ()")

    def region(self, depth: int, seen: list[str], *, named_entry: bool = True) -> None:
        """Blocks of operations; `seen` are the names that may be used."""
        count = self.random.choice([1, 1, 1, 2, 3, 4, 5])
        labels = [f"^b{self.blocks + i}" for i in range(count)]
        self.blocks += count
        names, pad = list(seen), "  " * depth
        for i, label in enumerate(labels):
            if i > 0 and self.chance(0.3):
                names.append(self.value())
                self.lines.append(f"{pad}{label}({names[-1]} : i32):")
            elif i > 0 or (named_entry and self.chance(0.3)):
                self.lines.append(f"{pad}{label}:")
            for _ in range(self.random.choice([0, 1, 1, 2, 3])):
                self.operation(depth, names, [])
            if count > 1 and self.chance(0.7):
                targets = labels[1:] if self.chance(0.97) else labels
                self.operation(depth, names, self.random.choices(targets, k=self.random.choice([1, 1, 2])))
            elif self.chance(0.95):
                self.lines.append(pad + ("return" if depth == 1 else '"x.end"() : () -> ()'))

    def operation(self, depth: int, names: list[str], successors: list[str]) -> None:
        if not successors and depth < 5 and self.chance(0.06):
            self.isolated(depth, names)
            return
        uses = self.random.choices(names, k=self.random.randrange(3)) if names else []
        late = self.value() if self.chance(0.02) else None
        uses += [late] if late else []
        result = self.value() if self.chance(0.5) else None
        if result and self.chance(0.02):
            names.append(result)
        pad = "  " * depth
        head = f'{pad}{result + " = " if result else ""}"x.{self.random.choice("abc")}"({", ".join(uses)})'
        head += f"[{', '.join(successors)}]" if successors else ""
        tail = f" : ({', '.join(['i32'] * len(uses))}) -> {'i32' if result else '()'}"
        regions = self.random.choice([0] * 8 + [1, 1, 2]) if depth < 5 and self.values < 60 else 0
        for i in range(regions):
            self.lines.append(f"{head} ({{" if i == 0 else pad + "}, {")
            self.region(depth + 1, names)
        self.lines.append(pad + "})" + tail if regions else head + tail)
        if late:
            self.lines.append(f'{pad}{late} = "x.d"() : () -> i32')
        names += [name for name in (result, late) if name and name not in names]


def messages(command: list[str], text: str) -> str:
    done = subprocess.run([*command, *FLAGS], input=text.encode(), capture_output=True, timeout=120)
    return done.stderr.decode()


@pytest.mark.skipif(not PEER, reason="needs mlir-opt-22")
def test_random_modules_get_the_same_messages() -> None:
    text = "\n// -----\n".join(Maker(seed).module() for seed in range(400))
    wanted = messages([PEER], text)
    assert wanted.count("does not dominate") > 20 and wanted.count("outside the region") > 20
    assert messages([sys.executable, "-m", "mlircore.tools.opt"], text) == wanted
