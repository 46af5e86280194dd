"""The enumerations of the cuf dialect, which fir and hlfir have attributes of, and the dialect itself."""

from __future__ import annotations

from mlircore import dialect as d

cuf = d.Dialect("cuf")


def _enum(name: str, words: str, summary: str, cpp_name: str) -> d.AttrConstraint:
    return cuf.enum(d.EnumDef([(word, i) for i, word in enumerate(words.split())], attr_name=name, summary=summary,
                              cpp_name=f"::cuf::{cpp_name}", cpp_attr=f"cuf_{cpp_name}Attr", tight=True))


DataAttributeAttr = _enum("cuda", "constant device managed pinned shared unified", "CUDA Fortran variable attributes", "DataAttribute")
DataTransferKindAttr = _enum(
    "cuda_transfer", "device_host host_device device_device", "CUDA Fortran data transfer kind", "DataTransferKind")
ProcAttributeAttr = _enum(
    "cuda_proc", "host device host_device global grid_global", "CUDA Fortran procedure attributes", "ProcAttribute")
