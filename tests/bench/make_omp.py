"""Makes OpenMP modules, 19 MB: loops, reductions, tasks, and constructs for devices over LLVM's dialect, as Flang has them.

    python tests/bench/make_omp.py FILE [ROUTINES]
"""

import sys

PRELUDE = """\
omp.private {type = private} @private_i32 : i32
omp.private {type = firstprivate} @first_f64 : f64 copy {
^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
  %value = llvm.load %from : !llvm.ptr -> f64
  llvm.store %value, %to : f64, !llvm.ptr
  omp.yield(%to : !llvm.ptr)
}
omp.declare_reduction @add_f64 : f64 init {
^bb0(%unused: f64):
  %zero = llvm.mlir.constant(0.000000e+00 : f64) : f64
  omp.yield(%zero : f64)
} combiner {
^bb0(%left: f64, %right: f64):
  %sum = llvm.fadd %left, %right : f64
  omp.yield(%sum : f64)
}
omp.critical.declare @lock hint(contended)"""


def statements(n: int, value: str, factor: str) -> list[str]:
    """Arithmetic on an element of a loop's body; the last result is %e."""
    lines, previous = [], value
    for step in range(3 + n % 5):
        lines += [
            f"          %a{step} = llvm.fmul {previous}, {factor} {{fastmathFlags = #llvm.fastmath<contract>}} : f64",
            f"          %b{step} = llvm.fadd %a{step}, {value} : f64",
            f'          %c{step} = llvm.fcmp "olt" %b{step}, {factor} : f64',
        ]
        lines.append(f"          %d{step} = llvm.select %c{step}, %b{step}, {previous} : i1, f64")
        previous = f"%d{step}"
    return [*lines, f"          %e = llvm.fadd {previous}, {factor} : f64"]


def routine(n: int) -> str:
    """Routine `n`: a parallel loop with a reduction, a region for a device, tasks."""
    schedule = ("static", "dynamic", "guided")[n % 3]
    array = f"!llvm.array<{64 + n % 100} x f64>"
    bounds = "lower_bound(%zero : i64) upper_bound(%last : i64) extent(%count : i64) stride(%one : i64) start_idx(%one : i64)"
    return "\n".join([
        f"llvm.func @routine{n}_(%x: !llvm.ptr {{llvm.nocapture}}, %y: !llvm.ptr, %n: !llvm.ptr) attributes {{frame_pointer = #llvm.framePointerKind<all>}} {{",
        "  %zero = llvm.mlir.constant(0 : i64) : i64",
        "  %one = llvm.mlir.constant(1 : i64) : i64",
        f"  %factor = llvm.mlir.constant({n % 17 + 1}.500000e+00 : f64) : f64",
        "  %first = llvm.mlir.constant(1 : i32) : i32",
        "  %threads = llvm.mlir.constant(8 : i32) : i32",
        '  %sum = llvm.alloca %one x f64 {bindc_name = "sum"} : (i64) -> !llvm.ptr',
        '  %i = llvm.alloca %one x i32 {bindc_name = "i"} : (i64) -> !llvm.ptr',
        "  %size = llvm.load %n : !llvm.ptr -> i32",
        "  %count = llvm.sext %size : i32 to i64",
        "  %last = llvm.sub %count, %one : i64",
        "  llvm.store %factor, %sum : f64, !llvm.ptr",
        "  omp.parallel num_threads(%threads : i32) proc_bind(close) private(@first_f64 %sum -> %mine : !llvm.ptr) {",
        f"    omp.wsloop nowait schedule({schedule} = %threads : i32) private(@private_i32 %i -> %k : !llvm.ptr) reduction(@add_f64 %sum -> %s : !llvm.ptr) {{",
        "      omp.loop_nest (%j) : i32 = (%first) to (%size) inclusive step (%first) {",
        "          llvm.store %j, %k : i32, !llvm.ptr",
        "          %wide = llvm.sext %j : i32 to i64",
        f"          %at = llvm.getelementptr %x[0, %wide] : (!llvm.ptr, i64) -> !llvm.ptr, {array}",
        "          %v = llvm.load %at : !llvm.ptr -> f64",
        *statements(n, "%v", "%factor"),
        "          llvm.store %e, %at : f64, !llvm.ptr",
        "          %old = llvm.load %s : !llvm.ptr -> f64",
        "          %new = llvm.fadd %old, %e : f64",
        "          llvm.store %new, %s : f64, !llvm.ptr",
        "        omp.yield",
        "      }",
        "    }",
        "    omp.critical(@lock) {",
        "      %old = llvm.load %mine : !llvm.ptr -> f64",
        "      llvm.store %old, %y : f64, !llvm.ptr",
        "      omp.terminator",
        "    }",
        "    omp.barrier",
        "    omp.terminator",
        "  }",
        f"  %bounds = omp.map.bounds {bounds}",
        f'  %mx = omp.map.info var_ptr(%x : !llvm.ptr, {array}) map_clauses(tofrom) capture(ByRef) bounds(%bounds) -> !llvm.ptr {{name = "x{n}"}}',
        '  %mn = omp.map.info var_ptr(%n : !llvm.ptr, i32) map_clauses(to) capture(ByCopy) -> !llvm.ptr {name = "n"}',
        "  omp.target map_entries(%mx -> %dx, %mn -> %dn : !llvm.ptr, !llvm.ptr) {",
        "    %low = llvm.mlir.constant(1 : i32) : i32",
        "    %scale = llvm.mlir.constant(2.000000e+00 : f64) : f64",
        "    %high = llvm.load %dn : !llvm.ptr -> i32",
        "    omp.teams {",
        "      omp.parallel {",
        "        omp.distribute {",
        "          omp.wsloop {",
        "            omp.loop_nest (%j) : i32 = (%low) to (%high) inclusive step (%low) {",
        f"          %at = llvm.getelementptr %dx[0, %j] : (!llvm.ptr, i32) -> !llvm.ptr, {array}",
        "          %v = llvm.load %at : !llvm.ptr -> f64",
        *statements(n + 2, "%v", "%scale"),
        "          llvm.store %e, %at : f64, !llvm.ptr",
        "              omp.yield",
        "            }",
        "          } {omp.composite}",
        "        } {omp.composite}",
        "        omp.terminator",
        "      } {omp.composite}",
        "      omp.terminator",
        "    }",
        "    omp.terminator",
        "  }",
        "  omp.parallel {",
        "    omp.single {",
        "      omp.taskgroup {",
        "        omp.task depend(taskdependin -> %x : !llvm.ptr, taskdependout -> %y : !llvm.ptr) private(@private_i32 %i -> %k : !llvm.ptr) {",
        "          omp.atomic.read %y = %x memory_order(seq_cst) : !llvm.ptr, !llvm.ptr, f64",
        "          omp.atomic.update memory_order(relaxed) %k : !llvm.ptr {",
        "          ^bb0(%old: i32):",
        "            %new = llvm.add %old, %old overflow<nsw> : i32",
        "            omp.yield(%new : i32)",
        "          }",
        "          omp.terminator",
        "        }",
        "        omp.terminator",
        "      }",
        "      omp.terminator",
        "    }",
        "    omp.terminator",
        "  }",
        "  llvm.return",
        "}",
    ])


def make_text(routines: int = 3300) -> str:
    """One module with that many routines."""
    return "\n".join([PRELUDE, *map(routine, range(routines)), ""])


if __name__ == "__main__":
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(make_text(*map(int, sys.argv[2:])))
