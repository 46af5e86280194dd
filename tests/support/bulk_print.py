"""Makes random modules full of aliases, locations and names, and compares the printed texts of mlir-opt-22 and this project.

It is not a test: run `python tests/support/bulk_print.py --count 300`, optionally with `--tool ./build/some-driver`. Every module is
printed with every set of flags below; the first differences are shown and the exit code states whether there were any.
"""

import argparse
import difflib
import random
import shutil
import subprocess
import sys

FLAGS = [
    [],
    ["--mlir-print-debuginfo"],
    ["--mlir-print-debuginfo", "--mlir-pretty-debuginfo"],
    ["--mlir-print-debuginfo", "--mlir-print-local-scope"],
    ["--mlir-print-local-scope"],
    ["--mlir-print-value-users"],
    ["--mlir-use-nameloc-as-prefix"],
    ["--mlir-use-nameloc-as-prefix", "--mlir-print-debuginfo"],
    ["--mlir-print-skip-regions", "--mlir-print-debuginfo"],
    ["--mlir-print-elementsattrs-with-hex-if-larger=2"],
    ["--mlir-elide-elementsattrs-if-larger=3"],
    ["--mlir-elide-resource-strings-if-larger=20"],
]
NAMES = ["a", "b c", "7", "x.y", "arg0", "ä", "", "-", "%q", "0x", "_", "a_0", "$"]
KEYS = ["blob", "k 1", "other"]


class Maker:
    """One random module, in generic form."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.count = 0

    def pick(self, *choices: str) -> str:
        return self.random.choice(choices)

    def loc(self, depth: int = 0) -> str:
        kind = self.random.randrange(3 if depth > 3 else 8)
        sub = [self.loc(depth + 1) for _ in range(self.random.randrange(1, 3))] if kind > 2 else []
        line, column = self.random.randrange(3), self.random.randrange(3)
        if kind == 0:
            return "unknown"
        if kind == 1:
            return f'"f{line}":{line}:{column}'
        if kind == 2:
            return f'"f":{line}:{column} to {line + self.random.randrange(2)}:{column + 1}'
        if kind == 3:
            return self.string()
        if kind == 4:
            return f"{self.string()}({sub[0]})"
        if kind == 5:
            return f"callsite({sub[0]} at {sub[-1]})"
        metadata = f"<{self.attr(2)}>" if self.random.randrange(2) else ""
        return f"fused{metadata}[{', '.join(sub)}]"

    def string(self) -> str:
        return '"' + self.random.choice(NAMES) + '"'

    def map(self, layout: bool = False) -> str:
        expr = self.pick("d0 + d1", "d0 - d1 * 2", "d1, d0", "d0 mod 3, d1 floordiv 2 - 1", "-d0, d1", "(d0 + d1) * 3 ceildiv 2")
        return f"affine_map<(d0, d1) -> ({expr})>"

    def type(self, depth: int = 0) -> str:
        kind = self.random.randrange(4 if depth > 2 else 10)
        if kind < 4:
            return self.pick("i1", "i32", "f32", "index", "!u.t<x>", "ui8", "none")
        if kind == 4:
            return f"memref<4x4xf32, affine_map<(d0, d1) -> ({self.pick('d1, d0', 'd0 + d1, d1', 'd0 * 2, d1')})>, {self.pick('1', '2 : i32')}>"
        if kind == 5:
            return f"tuple<{', '.join([self.type(depth + 1)] * self.random.choice([0, 2, 16, 17, 18]))}>"
        if kind == 6:
            return f"tensor<2x?xf32, {self.pick(self.map(), self.string(), '1 : i32', self.dictionary(depth + 2))}>"
        if kind == 7:
            return f"({self.type(depth + 1)}) -> {self.pick('()', '(i1, f32)', 'i1')}"
        if kind == 8:
            return f"vector<2x[4]x{self.pick('f32', 'i1')}>"
        return f"complex<{self.pick('f32', 'i8')}>"

    def attr(self, depth: int = 0) -> str:
        kind = self.random.randrange(6 if depth > 2 else 16)
        if kind == 0:
            return self.map()
        if kind == 1:
            return f"affine_set<(d0)[s0] : ({self.pick('d0 >= 0', 'd0 - s0 == 0', 's0 - 1 >= 0, d0 == 0')})>"
        if kind == 2:
            return self.pick("1 : i32", "true", "2.5", "unit", "-1", "0x7FC00000 : f32")
        if kind == 3:
            return self.string()
        if kind == 4:
            return self.pick("@a", '@a::@"b c"', "array<i32: 1, -2>", "array<i1: true>", "strided<[1, ?], offset: 3>")
        if kind == 5:
            return f"dense<[[1, {self.random.randrange(3)}], [3, 4]]> : tensor<2x2xi{self.pick('8', '33', '65')}>"
        if kind == 6:
            number = self.random.randrange(3)
            return f"distinct[{number}]<{['1 : i32', '', 'affine_map<() -> ()>'][number]}>"
        if kind == 7:
            return f"loc({self.loc(depth + 1)})"
        if kind == 8:
            return f"dense_resource<{self.pick('blob', chr(34) + 'k 1' + chr(34), 'missing')}> : tensor<2xi8>"
        if kind == 9:
            return "dense<[(1.0,2.0), (3.0,-4.0), (0.5,1.0)]> : tensor<3xcomplex<f32>>"
        if kind == 10:
            return f'sparse<[[0, 0], [1, 2]], [1, {self.random.randrange(4)}]> : tensor<3x4xi32>'
        if kind == 11:
            return f"#u.attr<{self.random.randrange(2)}> : i8" if self.random.randrange(2) else "#u<a b>"
        if kind < 14:
            return f"[{', '.join(self.attr(depth + 1) for _ in range(self.random.randrange(4)))}]"
        if kind == 14:
            return self.type(depth + 1)
        return self.dictionary(depth + 1)

    def dictionary(self, depth: int = 0) -> str:
        names = self.random.sample(["a", "b", '"c d"', "e.f", "zz"], self.random.randrange(4))
        return "{" + ", ".join(n + (f" = {self.attr(depth)}" if self.random.randrange(5) else "") for n in names) + "}"

    def value(self, values: list[tuple[str, str]]) -> tuple[str, str]:
        return self.random.choice(values)

    def region(self, depth: int, values: list[tuple[str, str]]) -> str:
        values = list(values)
        blocks = self.random.randrange(1, 4) if depth < 3 else 1
        text = "{\n"
        for b in range(blocks):
            args = [(f"%a{self.fresh()}", self.type()) for _ in range(self.random.randrange(3))] if b == 0 else []
            if args or b > 0:
                inner = ", ".join(f"{n}: {t} loc({self.loc()})" for n, t in args)
                text += f"^b{b}" + (f"({inner})" if args else "") + ":\n"
            values += args
            for _ in range(self.random.randrange(4)):
                text += self.operation(depth + 1, values)
            successors = self.random.choices([f"^b{i}" for i in range(1, blocks)], k=self.random.randrange(3)) if blocks > 1 else []
            text += f'"u.end"(){"[" + ", ".join(successors) + "]" if successors else ""} : () -> ()\n'
        return text + "}"

    def fresh(self) -> int:
        self.count += 1
        return self.count

    def operation(self, depth: int, values: list[tuple[str, str]]) -> str:
        results = [self.type() for _ in range(self.random.choice([0, 1, 1, 2, 3]))]
        operands = [self.value(values) for _ in range(self.random.randrange(3))] if values else []
        name = f"%r{self.fresh()}"
        text = f"{name}:{len(results)} = " if results else ""
        text += f'"u.op{self.random.randrange(3)}"({", ".join(o for o, _ in operands)})'
        if self.random.randrange(5) == 0:
            text += f" <{self.dictionary()}>"
        if depth < 4 and self.random.randrange(3) == 0:
            text += " (" + ", ".join(self.region(depth, values) for _ in range(self.random.randrange(1, 3))) + ")"
        text += f" {self.dictionary()} : ({', '.join(t for _, t in operands)}) -> ({', '.join(results)})"
        text += f" loc({self.loc()})\n" if self.random.randrange(4) else "\n"
        values += [(f"{name}#{i}", t) for i, t in enumerate(results)]
        return text

    def module(self) -> str:
        values: list[tuple[str, str]] = []
        body = "".join(self.operation(1, values) for _ in range(self.random.randrange(1, 6)))
        blobs = ', '.join(f'"{k}": "0x04000000{i:02X}0{i}"' for i, k in enumerate(KEYS))
        return f'"builtin.module"() ({{\n{body}}}) : () -> () loc({self.loc()})\n{{-# dialect_resources: {{ builtin: {{ {blobs} }} }} #-}}\n'


def run(tool: list[str], flags: list[str], text: str) -> tuple[int, str]:
    command = [*tool, "--allow-unregistered-dialect", "--mlir-print-op-generic", *flags]
    done = subprocess.run(command, input=text.encode(), capture_output=True, timeout=60)
    return done.returncode, (done.stdout if done.returncode == 0 else done.stderr).decode(errors="replace")


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tool", default=f"{sys.executable} -m mlircore opt", help="this project's command")
    arguments.add_argument("--count", type=int, default=100)
    arguments.add_argument("--first", type=int, default=0, help="the first seed")
    options = arguments.parse_args()
    oracle = shutil.which("mlir-opt-22")
    if oracle is None:
        print("mlir-opt-22 is not installed")
        return 0
    same = different = refused = 0
    for seed in range(options.first, options.first + options.count):
        text = Maker(seed).module()
        for flags in FLAGS:
            code, wanted = run([oracle], flags, text)
            if code != 0:
                refused += 1
                if refused <= 3:
                    print(f"seed {seed}: mlir-opt-22 refuses it: {wanted.splitlines()[0][:200]}")
                break
            _, got = run(options.tool.split(), flags, text)
            if got == wanted:
                same += 1
                continue
            different += 1
            if different <= 5:
                print(f"seed {seed} {' '.join(flags)}")
                print("\n".join(line[:300] for line in list(difflib.unified_diff(wanted.split("\n"), got.split("\n"), lineterm="", n=0))[2:10]))
    print(f"{same} same, {different} different, {refused} refused by mlir-opt-22")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
