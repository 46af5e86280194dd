"""Makes a module small as long as it shows the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from grammar.nodes import Block, Op, copy

STEPS = 600


def reduced(module: Op, shows: Callable[[Op], bool], steps: int = STEPS) -> Op:
    """The smallest module found that still `shows` it."""
    changed = True
    while changed and steps > 0:
        changed = False
        for number in range(10_000):
            candidate = nth(module, number)
            if candidate is None:
                break
            steps -= 1
            if shows(candidate):
                module, changed = candidate, True
                break
            if steps <= 0:
                break
    return module


def nth(module: Op, number: int) -> Op | None:
    """The module after one of the changes that make it smaller; None when there are no more."""
    made = copy(module, {})
    for i, change in enumerate(changes(made)):
        if i == number:
            change()
            return made
    return None


def changes(module: Op) -> Iterator[Callable[[], object]]:
    """Larger ones first: an operation with all that uses it goes, it is replaced by a producer of its results, parts of it go."""
    ops = [(block, op) for outer in module.walk() for region in outer.regions for block in region for op in block.ops]
    for block, op in ops:
        yield lambda block=block, op=op: drop(module, block, op)  # type: ignore[misc]
    for block, op in ops:
        if op.results and op.name != "gen.value":
            yield lambda block=block, op=op: stand_in(block, op)  # type: ignore[misc]
    for _, op in ops:
        for i in range(len(op.regions)):
            for j in range(len(op.regions[i])):
                yield lambda op=op, i=i, j=j: op.regions[i].pop(j)  # type: ignore[misc]
        for where in (op.attrs, op.props):
            for name in list(where):
                yield lambda where=where, name=name: where.pop(name)  # type: ignore[misc]
    for outer in module.walk():
        for region in outer.regions:
            for block in region:
                for i, arg in enumerate(block.args):
                    if not any(value is arg for op in module.walk() for value in op.operands):
                        yield lambda outer=outer, block=block, i=i: drop_argument(outer, block, i)  # type: ignore[misc]


def drop_argument(op: Op, block: Block, number: int) -> None:
    block.args.pop(number)
    if op.name == "func.func":
        op.props["function_type"] = f"({', '.join(arg.type for arg in block.args)}) -> ()"


def drop(module: Op, block: Block, op: Op) -> None:
    """Takes it out, and what uses its results."""
    block.ops.remove(op)
    gone = {id(value) for each in op.walk() for value in each.results}
    while True:
        using = [(b, each) for outer in module.walk() for region in outer.regions for b in region for each in b.ops
                 if any(id(value) in gone for value in each.operands)]
        if not using:
            return
        for b, each in using:
            b.ops.remove(each)
            gone.update(id(value) for inner in each.walk() for value in inner.results)


def stand_in(block: Block, op: Op) -> None:
    """Replaces it by an operation that is not defined and has its results."""
    block.ops[block.ops.index(op)] = Op("gen.value", results=op.results)
