"""The dialect, and the versions of its parts."""

from __future__ import annotations

from mlircore.define.inference import GIVEN
from mlircore.dialect import Dialect

vhlo = Dialect("vhlo", infer=GIVEN, type_noun="vhlo type: ", attr_noun="vhlo attribute")

# "vhlo.add_v1", "!vhlo.f32_v1" or "#vhlo.bool_v1" -> the first and the last version of StableHLO that have it; None: the newest has it.
VERSIONS: dict[str, tuple[str, str | None]] = {}
CURRENT_VERSION = "1.20.0"  # what is defined here
FIRST_VERSION = "0.9.0"     # of StableHLO's files

IS_VHLO = ("routine", "vhlo.OfDialect")
VHLO_TYPE = (IS_VHLO, "expected VHLO type")
VHLO_TYPES = (IS_VHLO, "expected VHLO types")


def versions(text: str, prefix: str) -> None:
    """Notes versions: a line has a version, and the parts that are there from it on."""
    for line in text.strip().splitlines():
        first, *names = line.split()
        for name in names:
            VERSIONS[f"{prefix}vhlo.{name}"] = (first, None)
