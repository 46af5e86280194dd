"""Makes a vm module as IREE's compiler emits it, 20 MB: imports, globals, constants, and functions that record commands.

    python tests/bench/make_vm.py FILE [FUNCTIONS]
"""

import sys

IMPORTS = """\
  vm.import private @hal.device.allocator(%device : !vm.ref<!hal.device>) -> !vm.ref<!hal.allocator> attributes {nosideeffects}
  vm.import private @hal.buffer.length(%buffer : !vm.ref<!hal.buffer>) -> i64 attributes {nosideeffects}
  vm.import private @hal.buffer.load(%source : !vm.ref<!hal.buffer>, %offset : i64, %length : i32) -> i32
  vm.import private @hal.buffer.store(%value : i32, %target : !vm.ref<!hal.buffer>, %offset : i64, %length : i32)
  vm.import private optional @trace.values(%tag : !vm.buffer, %values : i32 ...)
"""


def function(n: int) -> str:
    """Function `n`: it reads buffers, loops over lists, calls the one before it, and fails for wrong sizes."""
    before = max(n - 1, 0)
    lines = [
        f"  vm.global.i32 private mutable @state{n} = {n % 97} : i32",
        f"  vm.global.ref private mutable @buffer{n} : !vm.ref<!hal.buffer>",
        f'  vm.rodata private @key{n} <alignment = 16> dense<[{n % 7}, {n % 11}, {n % 13}, 4]> : vector<4xi32>',
        f"  vm.func private @run{n}(%device: !vm.ref<!hal.device>, %buffer: !vm.ref<!hal.buffer>, %list: !vm.list<i32>, %count: i32) -> (i32, i64) {{",
        "    %zero = vm.const.i32.zero",
        f"    %step = vm.const.i32 {1 + n % 5}",
        f"    %limit = vm.const.i64 {64 + n % 4096}",
        f"    %key = vm.const.ref.rodata @key{n} : !vm.buffer",
        f"    %state = vm.global.load.i32 @state{n} : i32",
        f"    %kept = vm.global.load.ref @buffer{n} : !vm.ref<!hal.buffer>",
        "    %allocator = vm.call @hal.device.allocator(%device) : (!vm.ref<!hal.device>) -> !vm.ref<!hal.allocator>",
        "    %length = vm.call @hal.buffer.length(%buffer) {nosideeffects} : (!vm.ref<!hal.buffer>) -> i64",
        "    %fits = vm.cmp.lt.i64.s %length, %limit : i64",
        f'    vm.cond_fail %fits, "buffer of function {n} is too small"',
        "    %none = vm.const.ref.zero : !vm.ref<!hal.buffer>",
        "    %same = vm.cmp.eq.ref %kept, %none : !vm.ref<!hal.buffer>",
        "    vm.cond_br %same, ^keep, ^loop(%zero, %state : i32, i32)",
        "  ^keep:",
        f"    vm.global.store.ref %buffer, @buffer{n} : !vm.ref<!hal.buffer>",
        "    vm.br ^loop(%zero, %zero : i32, i32)",
        "  ^loop(%i: i32, %sum: i32):",
        "    %more = vm.cmp.lt.i32.s %i, %count : i32",
        "    vm.cond_br %more, ^body, ^done",
        "  ^body:",
        "    %at = vm.ext.i32.i64.u %i : i32 -> i64",
        "    %four = vm.const.i32 4",
        "    %x0 = vm.call @hal.buffer.load(%buffer, %at, %four) : (!vm.ref<!hal.buffer>, i64, i32) -> i32",
    ]
    value = "%x0"
    for i in range(3 + n % 6):
        lines += [
            f"    %e{i} = vm.list.get.i32 %list, %i : (!vm.list<i32>, i32) -> i32",
            f"    %m{i} = vm.mul.i32 {value}, %e{i} : i32",
            f"    %s{i} = vm.shr.i32.u %m{i}, %step : i32",
            f"    %a{i} = vm.xor.i32 %s{i}, %sum : i32",
            f"    %t{i} = vm.cmp.ne.i32 %a{i}, %zero : i32",
            f"    %y{i} = vm.select.i32 %t{i}, %a{i}, {value} : i32",
            f"    vm.list.set.i32 %list, %i, %y{i} : (!vm.list<i32>, i32, i32)",
        ]
        value = f"%y{i}"
    lines += [
        f"    vm.call @hal.buffer.store({value}, %buffer, %at, %four) : (i32, !vm.ref<!hal.buffer>, i64, i32) -> ()",
        f"    vm.call.variadic @trace.values(%key, [{value}, %sum]) : (!vm.buffer, i32 ...)",
        "    %next = vm.add.i32 %i, %step : i32",
        f"    vm.br ^loop(%next, {value} : i32, i32)",
        "  ^done:",
        f"    vm.global.store.i32 %sum, @state{n} : i32",
    ]
    if n != before:
        call = f"vm.call @run{before}(%device, %kept, %list, %sum)"
        lines.append(f"    %r:2 = {call} : (!vm.ref<!hal.device>, !vm.ref<!hal.buffer>, !vm.list<i32>, i32) -> (i32, i64)")
        lines.append("    vm.return %r#0, %r#1 : i32, i64")
    else:
        lines.append("    vm.return %sum, %length : i32, i64")
    lines += ["  }", f'  vm.export @run{n} as("module.run{n}")']
    return "\n".join(lines)


def make_text(functions: int = 5900) -> str:
    return "\n".join(["vm.module public @module {", IMPORTS, *map(function, range(functions)), "}", ""])


if __name__ == "__main__":
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(make_text(*map(int, sys.argv[2:])))
