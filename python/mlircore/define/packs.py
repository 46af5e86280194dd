"""Packs: dialects of projects outside LLVM, in a folder of `mlircore.dialects` for each project.

A context loads one when it first meets the namespace, as it loads any other dialect. A package that is installed, and a program that defines
the namespace, have priority: the names are short, and others may use them too. No other pack of the project is loaded then, since their
routines read the types, attributes and operations of one another. `Context(packs=False)` loads none.
"""

from __future__ import annotations

# The namespaces of each project, below `mlircore.dialects`.
PROJECTS = {
    "circt": (
        "arc", "calyx", "chirrtl", "comb", "datapath", "dbg", "dc", "emit", "esi", "firrtl", "fsm", "handshake", "hw",
        "hwarith", "interop", "kanagawa", "llhd", "loopschedule", "ltl", "moore", "msft", "om", "pipeline", "probe", "rtg",
        "rtgtest", "seq", "sim", "ssp", "sv", "synth", "systemc", "verif"),
    "flang": ("cuf", "fir", "fircg", "hlfir", "mif"),
    "jax": ("mosaic_gpu", "tpu"),
    "torch_mlir": ("tm_tensor", "torch", "torch_c"),
    "xla": ("mhlo",),
    "iree": (
        "check", "flow", "hal", "hal_inline", "hal_loader", "io_parameters", "iree_codegen", "iree_cpu", "iree_encoding", "iree_gpu", "iree_linalg_ext",
        "iree_map", "iree_tensor_ext", "iree_vector_ext", "pcf", "rocm", "stream", "util", "vm", "vmvx"),
    "triton": ("amdg", "gluon", "nvws", "proton", "proton_gpu", "tptr", "triton_gen", "tt", "ttg", "tti", "ttig", "ttng", "tts", "ttx"),
}

# Namespaces that several projects use, and the characters that the operations of the pack begin with after their names: in custom form
# these show whose operation it is. The generic form does not, so that it is an unregistered operation until the pack has been loaded.
SHARED = {"check": "(<"}  # StableHLO's interpreter has operations of these names, which begin with a value

# By namespace: the module, below `mlircore.dialects`.
PACKS = {namespace: f"{project}.{namespace}" for project, namespaces in PROJECTS.items() for namespace in namespaces}


def project_of(namespace: str) -> tuple[str, ...]:
    """The namespaces of the project that a pack is of, the pack's included; those that others use, too, belong to none."""
    return () if namespace in SHARED else tuple(name for name in PROJECTS[PACKS[namespace].partition(".")[0]] if name not in SHARED)
