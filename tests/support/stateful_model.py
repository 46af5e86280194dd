"""A plain Python model of operations, blocks, regions and values, and of the owners that keep trees alive, for test_stateful.py.

Things of the model have `key`: the hash of the real handle, which is made of id and generation, so that a real handle leads to its model
without being held. A tree lives as long as a handle holds its Root, as in mlircore/handles/root.pxi.
"""

from __future__ import annotations

from collections.abc import Iterator


SYMBOLS = 100  # attributes from here on are references to symbols


def attribute_text(number: int) -> str:
    return f"{number} : i32" if number < SYMBOLS else f"@s{number}"


class Root:
    """Owner of a tree; forwards to another owner after the tree was inserted into that one's tree."""

    def __init__(self, top: Op) -> None:
        self.top = top
        self.forward: Root | None = None

    def final(self) -> Root:
        root = self
        while root.forward is not None:
            root = root.forward
        return root


class Value:
    def __init__(self, owner: Op | Block, type: str) -> None:
        self.owner, self.type = owner, type
        self.key = 0
        self.uses: list[tuple[Op, int]] = []  # in no order
        self.erased = False

    @property
    def live(self) -> bool:
        return self.owner.live and not self.erased

    @property
    def index(self) -> int:
        return (self.owner.results if isinstance(self.owner, Op) else self.owner.args).index(self)

    def drop_uses(self) -> None:
        for op, i in list(self.uses):
            op.set_operand(i, None)


class Op:
    def __init__(self, name: str, results: list[str]) -> None:
        self.name = name
        self.key = 0
        self.live = True
        self.block: Block | None = None
        self.results = [Value(self, type) for type in results]
        self.operands: list[Value | None] = []
        self.successors: list[Block | None] = []
        self.regions: list[Region] = []
        self.attrs: dict[str, int] = {}

    @property
    def parent(self) -> Op | None:
        return self.block.region.op if self.block is not None else None

    @property
    def top(self) -> Op:
        op = self
        while op.parent is not None:
            op = op.parent
        return op

    @property
    def next(self) -> Op | None:
        if self.block is None:
            return None
        i = self.block.ops.index(self) + 1
        return self.block.ops[i] if i < len(self.block.ops) else None

    def walk(self) -> Iterator[Op]:
        yield self
        for region in self.regions:
            for block in region.blocks:
                for op in block.ops:
                    yield from op.walk()

    def blocks_inside(self) -> Iterator[Block]:
        for op in self.walk():
            for region in op.regions:
                yield from region.blocks

    def contains(self, block: Block | None) -> bool:
        while block is not None:
            if block.region.op is self:
                return True
            block = block.region.op.block
        return False

    def set_operand(self, i: int, value: Value | None) -> None:
        old = self.operands[i]
        if old is not None:
            old.uses.remove((self, i))
        self.operands[i] = value
        if value is not None:
            value.uses.append((self, i))

    def set_successor(self, i: int, block: Block | None) -> None:
        old = self.successors[i]
        if old is not None:
            old.branches.remove((self, i))
        self.successors[i] = block
        if block is not None:
            block.branches.append((self, i))

    def unlink(self) -> None:
        if self.block is not None:
            self.block.ops.remove(self)
            self.block = None

    def kill(self) -> None:
        """It is erased, with everything in it; the operands that used it become empty."""
        self.unlink()
        ops, blocks = list(self.walk()), list(self.blocks_inside())
        for op in ops:
            for i in range(len(op.operands)):
                op.set_operand(i, None)
            for i in range(len(op.successors)):
                op.set_successor(i, None)
        for value in [result for op in ops for result in op.results] + [arg for block in blocks for arg in block.args]:
            value.drop_uses()
        for block in blocks:
            for op, i in list(block.branches):
                op.set_successor(i, None)
            block.live = False
        for op in ops:
            op.live = False


class Region:
    def __init__(self, op: Op) -> None:
        self.op = op
        self.key = 0
        self.blocks: list[Block] = []

    @property
    def live(self) -> bool:
        return self.op.live


class Block:
    def __init__(self, region: Region, args: list[str]) -> None:
        self.region = region
        self.key = 0
        self.live = True
        self.args = [Value(self, type) for type in args]
        self.ops: list[Op] = []
        self.branches: list[tuple[Op, int]] = []  # that lead here, in no order


def clone(op: Op) -> Op:
    """A deep copy without keys; things from outside are shared."""
    values: dict[Value, Value] = {}
    blocks: dict[Block, Block] = {}
    pairs: list[tuple[Op, Op]] = []

    def copy(one: Op) -> Op:
        made = Op(one.name, [value.type for value in one.results])
        made.attrs = dict(one.attrs)
        values.update(zip(one.results, made.results))
        pairs.append((one, made))
        for region in one.regions:
            made.regions.append(Region(made))
            for block in region.blocks:
                blocks[block] = Block(made.regions[-1], [arg.type for arg in block.args])
                values.update(zip(block.args, blocks[block].args))
                made.regions[-1].blocks.append(blocks[block])
        for region in one.regions:
            for block in region.blocks:
                for inner in block.ops:
                    inner_copy = copy(inner)
                    inner_copy.block = blocks[block]
                    blocks[block].ops.append(inner_copy)
        return made

    whole = copy(op)
    for one, made in pairs:
        made.operands = [None] * len(one.operands)
        made.successors = [None] * len(one.successors)
        for i, value in enumerate(one.operands):
            made.set_operand(i, values.get(value, value) if value is not None else None)
        for i, block in enumerate(one.successors):
            made.set_successor(i, blocks.get(block, block) if block is not None else None)
    return whole


class Unprintable(Exception):
    """An operand or a successor is missing."""


def text_of(op: Op) -> str:
    """The generic form of an operation. Raises Unprintable."""
    names: dict[int, str] = {}

    def name(thing: Value | Block, prefix: str) -> str:
        return names.setdefault(id(thing), f"{prefix}{len(names)}")

    def one(op: Op) -> str:
        if None in op.operands or None in op.successors:
            raise Unprintable
        results = ", ".join(name(value, "%v") for value in op.results)
        operands = ", ".join(name(value, "%v") for value in op.operands if value is not None)
        successors = ", ".join(name(block, "^b") for block in op.successors if block is not None)
        text = f'{results}{" = " if results else ""}"{op.name}"({operands})' + (f" [{successors}]" if successors else "")
        if op.regions:
            text += f" ({', '.join(map(region, op.regions))})"
        if op.attrs:
            text += " {" + ", ".join(f"{key} = {attribute_text(number)}" for key, number in op.attrs.items()) + "}"
        types = ", ".join(value.type for value in op.operands if value is not None)
        return text + f" : ({types}) -> ({', '.join(value.type for value in op.results)})"

    def region(one_region: Region) -> str:
        lines = []
        for block in one_region.blocks:
            args = ", ".join(f"{name(arg, '%v')}: {arg.type}" for arg in block.args)
            lines += [f"{name(block, '^b')}({args}):" if args else f"{name(block, '^b')}:", *map(one, block.ops)]
        return "{\n" + "\n".join(lines) + "\n}"

    return one(op)
