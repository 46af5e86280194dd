"""How much of MLIR's own dialects `mlircore import-ods` takes over, and whether the imported definitions read what ours read.

    python tests/bench/import_ods.py CASES.jsonl.gz [DIALECT ...] [--include DIR] [--jobs N] [--show N]

For each dialect, llvm-tblgen makes the records of its ODS files, and the importer makes the package. It takes the place of our definitions
in a process of its own. Forms that are C++ upstream, and so to be written by hand, are taken from ours, and names of results and facts that
other operations' C++ code reads, too. The cases that contain an imported operation are read by both: verdict, custom and generic form must be the same. `open` counts the
cases that ours refuse and the imported definitions accept, and that name an operation whose report says that a condition is C++.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from typing import Any

INCLUDE = "/usr/lib/llvm-22/include"
TBLGEN = "llvm-tblgen-22"

# The ODS files of each dialect, below mlir/Dialect.
FILES = {
    "acc": "OpenACC/OpenACCOps", "affine": "Affine/IR/AffineOps", "amdgpu": "AMDGPU/IR/AMDGPU", "amx": "AMX/AMX",
    "arith": "Arith/IR/ArithOps", "arm_neon": "ArmNeon/ArmNeon",
    "arm_sme": "ArmSME/IR/ArmSME ArmSME/IR/ArmSMEOps ArmSME/IR/ArmSMEIntrinsicOps", "arm_sve": "ArmSVE/IR/ArmSVE",
    "async": "Async/IR/AsyncOps", "bufferization": "Bufferization/IR/BufferizationOps", "cf": "ControlFlow/IR/ControlFlowOps",
    "complex": "Complex/IR/ComplexOps", "dlti": "DLTI/DLTI DLTI/DLTIAttrs", "emitc": "EmitC/IR/EmitC", "func": "Func/IR/FuncOps",
    "gpu": "GPU/IR/GPUOps", "index": "Index/IR/IndexOps", "irdl": "IRDL/IR/IRDLOps",
    "linalg": "Linalg/IR/LinalgOps Linalg/IR/LinalgStructuredOps Linalg/IR/LinalgRelayoutOps",
    "llvm": "LLVMIR/LLVMTypes LLVMIR/LLVMOps LLVMIR/LLVMIntrinsicOps", "math": "Math/IR/MathOps", "memref": "MemRef/IR/MemRefOps",
    "ml_program": "MLProgram/IR/MLProgramOps", "mpi": "MPI/IR/MPIOps", "nvgpu": "NVGPU/IR/NVGPUOps", "nvvm": "LLVMIR/NVVMOps",
    "omp": "OpenMP/OpenMPOps", "pdl": "PDL/IR/PDLOps", "pdl_interp": "PDLInterp/IR/PDLInterpOps", "ptr": "Ptr/IR/PtrOps",
    "quant": "Quant/IR/QuantOps", "rocdl": "LLVMIR/ROCDLOps", "scf": "SCF/IR/SCFOps", "shape": "Shape/IR/ShapeOps",
    "shard": "Shard/IR/ShardOps", "smt": "SMT/IR/SMT", "sparse_tensor": "SparseTensor/IR/SparseTensorOps", "spirv": "SPIRV/IR/SPIRVOps",
    "tensor": "Tensor/IR/TensorOps", "tosa": "Tosa/IR/TosaOps Tosa/IR/TosaUtilOps Tosa/IR/TosaShapeOps",
    "transform": "+Transform/IR/TransformOps +Transform/DebugExtension/DebugExtensionOps +Transform/IRDLExtension/IRDLExtensionOps "
                 "+Transform/LoopExtension/LoopExtensionOps +Transform/PDLExtension/PDLExtensionOps +Transform/SMTExtension/SMTExtensionOps "
                 "+Transform/TuneExtension/TuneExtensionOps +Affine/TransformOps/AffineTransformOps "
                 "+Bufferization/TransformOps/BufferizationTransformOps +Func/TransformOps/FuncTransformOps +GPU/TransformOps/GPUTransformOps "
                 "+Linalg/TransformOps/LinalgTransformOps +Linalg/TransformOps/LinalgMatchOps +MemRef/TransformOps/MemRefTransformOps "
                 "+NVGPU/TransformOps/NVGPUTransformOps +SCF/TransformOps/SCFTransformOps "
                 "+SparseTensor/TransformOps/SparseTensorTransformOps +Tensor/TransformOps/TensorTransformOps "
                 "+Vector/TransformOps/VectorTransformOps",  # + before a file that has records of its own
    "ub": "UB/IR/UBOps", "vcix": "LLVMIR/VCIXOps", "vector": "Vector/IR/VectorOps", "wasmssa": "WasmSSA/IR/WasmSSAOps",
    "x86vector": "X86Vector/X86Vector", "xegpu": "XeGPU/IR/XeGPU", "xevm": "LLVMIR/XeVMOps",
}


def records(dialect: str, include: str, folder: str) -> list[str]:
    """Files of records that llvm-tblgen makes of a dialect's ODS files."""
    names = FILES[dialect].split()
    parts = [[name.lstrip("+")] for name in names] if names[0].startswith("+") else [names]
    paths = []
    for number, part in enumerate(parts):
        source, path = (os.path.join(folder, f"{dialect}{number}.{suffix}") for suffix in ("td", "json"))
        with open(source, "w", encoding="utf-8") as file:
            file.writelines(f'include "mlir/Dialect/{name}.td"\n' for name in part)
        subprocess.run([TBLGEN, "--dump-json", "-I", include, "-I", os.path.join(include, "mlir/Dialect/ArmSME/IR"), source, "-o", path], check=True)
        paths.append(path)
    return paths


def process(text: str) -> tuple[bool, str, str]:
    """Whether a text is accepted; its custom and generic form, or the message."""
    from mlircore import ir

    context = ir.Context()
    context.allow_unregistered_dialects = True
    try:
        module = ir.Module.parse(text, context, source_name="<stdin>")
        return True, module.operation.get_asm(), module.operation.get_asm(print_generic_op_form=True)
    except ir.MLIRError as error:
        return False, error.error_diagnostics[0].message if error.error_diagnostics else str(error), ""
    except MemoryError as error:  # a text that mlircore refuses for its size
        return False, str(error), ""


def replace(dialect: str, package: Any, folder: str) -> None:
    """Puts an imported package in the place of our definitions; what is to be written by hand is taken from those."""
    from mlircore.compile import files
    from mlircore.define import dialect as dialects, opcodes as oc
    from mlircore.tools.ods.operations import BY_HAND

    ours = dialects.find(dialect)
    dialects._check_namespace = lambda found: None  # the namespace is mlircore's
    read = files.read
    files.read = lambda name: None if name == dialect else read(name)
    files._kept.pop(dialect, None)
    name = f"imported_{dialect}"
    os.makedirs(os.path.join(folder, name), exist_ok=True)
    for file_name, text in package.files.items():
        with open(os.path.join(folder, name, file_name), "w", encoding="utf-8") as file:
            file.write(text)
    sys.path.insert(0, folder)
    module = __import__(name)
    sys.modules[f"mlircore.dialects.{dialect}"] = module
    theirs = dialects.Dialect.known[dialect]
    assert theirs is not ours and ours is not None
    theirs.type_noun, theirs.argument_check, theirs.rules = ours.type_noun, ours.argument_check, ours.rules
    theirs.infer = ours.infer
    theirs.complete = theirs.symbols_complete = True
    enums = {each.attr_name: each for each in theirs.enums if each.attr_name is not None}
    for enum in ours.enums:
        if enum.attr_name is None or (enum.attr_name not in enums and not any(each.name == f"{dialect}.{enum.attr_name}" for each in theirs.definitions)):
            theirs.enums.append(enum)
    defined = {(each.is_type, each.name) for each in theirs.definitions} | {(False, f"{dialect}.{name}") for name in enums}
    for cls in ours.definitions:
        if (cls.is_type, cls.name if isinstance(cls.name, str) else cls.definition) in defined:
            continue
        for param in cls.params.values():
            if param.kind == oc.PK_ENUM and param.detail.attr_name in enums:
                param.detail = enums[param.detail.attr_name]
        cls.dialect = theirs
        theirs.definitions.append(cls)
    states = {each.name.partition(".")[2]: each.state for each in package.operations}
    for key, op in ours.ops.items():
        if states.get(key, BY_HAND) == BY_HAND:
            for attr in op.definition.attrs.values():
                enum = getattr(attr.constraint, "enum", None)
                if enum is not None and enum.attr_name in enums and enum.dialect == dialect:
                    attr.constraint.enum = enums[enum.attr_name]
            theirs.ops[key] = op
    for each in package.operations:  # names of values, and what code of other operations reads about it, are C++ upstream
        key = each.name.partition(".")[2]
        if key in ours.ops and theirs.ops[key] is not ours.ops[key]:
            old, new = ours.ops[key].definition, theirs.ops[key].definition
            new.facts = {**old.facts, **new.facts}
            if not each.names:
                continue
            new.result_name, new.result_names, new.name_groups = old.result_name, old.result_names, old.name_groups
            new.argument_names, new.default_dialect = old.argument_names, old.default_dialect
    theirs._changed()


def measure(dialect: str, cases: list[str], include: str, show: int) -> dict[str, Any]:
    """Imports a dialect and reads the cases."""
    from mlircore.define import dialect as dialects
    from mlircore.tools.ods.operations import BY_HAND, COMPLETE, OPEN
    from mlircore.tools.ods.package import imported
    from mlircore.tools.ods.records import Records

    with tempfile.TemporaryDirectory() as folder:
        package = imported([Records.read(path) for path in records(dialect, include, folder)], dialect)
        found: dict[str, Any] = {"dialect": dialect, "operations": len(package.operations)}
        for state in (COMPLETE, OPEN, BY_HAND):
            found[state] = sum(each.state == state for each in package.operations)
        formats = [each for each in package.operations if each.has_format]
        found["formats"], found["compiled"] = len(formats), sum(each.by_hand is None for each in formats)
        found["C++"] = sum(each.needs_cpp for each in formats if each.by_hand is not None)
        if dialects.find(dialect) is None:
            return found
        names = {each.name: each for each in package.operations if each.state != BY_HAND}
        pattern = re.compile(rf"\b{dialect}\.[\w.$]+")
        chosen = [(text, mentioned) for text in cases if (mentioned := {name.rstrip(".") for name in pattern.findall(text)} & names.keys())]
        before = [process(text) for text, _ in chosen]
        replace(dialect, package, folder)
        counts: Counter[str] = Counter(cases=len(chosen))
        shown = 0
        for (text, mentioned), old in zip(chosen, before, strict=True):
            new = process(text)
            counts["verdict"] += new[0] == old[0]
            counts["custom"] += new[:2] == old[:2] or not (new[0] or old[0])
            counts["generic"] += new[0] == old[0] and (not new[0] or new[2] == old[2])
            counts["accepted"] += old[0]
            counts["read"] += old[0] and new[0]
            counts["same"] += old[0] and new == old
            is_open = not old[0] and new[0] and any(names[each].open for each in mentioned)
            counts["open"] += is_open
            if new[:2] != old[:2] and (new[0] or old[0]) and not is_open and shown < show:
                shown += 1
                print(f"--- {dialect}\n{text[:1500]}\n--- ours: {old[0]}\n{old[1][:700]}\n--- imported: {new[0]}\n{new[1][:700]}\n", flush=True)
        return {**found, **counts}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases")
    parser.add_argument("dialects", nargs="*")
    parser.add_argument("--include", default=INCLUDE)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--show", type=int, default=0, help="how many differences of each dialect to print")
    options = parser.parse_args()
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    with gzip.open(options.cases, "rt") as file:
        cases = [json.loads(line)["source"] for line in file]
    wanted = options.dialects or list(FILES)
    total: Counter[str] = Counter()
    columns = ("operations", "complete", "constraints open", "form by hand", "formats", "compiled", "C++", "cases", "verdict", "custom", "generic",
               "open", "accepted", "read", "same")
    print("dialect", *columns, sep="\t")
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(options.jobs, context, max_tasks_per_child=1) as pool:  # a process for each dialect
        chosen = {name: [text for text in cases if f"{name}." in text] for name in wanted}
        for job in [pool.submit(measure, name, chosen[name], options.include, options.show) for name in wanted]:
            found = job.result()
            total.update({key: value for key, value in found.items() if isinstance(value, int)})
            print(found["dialect"], *(found.get(key, "") for key in columns), sep="\t", flush=True)
    print("all", *(total[key] for key in columns), sep="\t")


if __name__ == "__main__":
    main()
