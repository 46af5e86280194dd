"""The dialect of operations of old generations, and tables of those that only have another name today. See `legacy.py`."""

from mlircore import _assembly
from mlircore.dialect import Dialect, Op

# Custom directives of old forms (src_c/legacy.def), as `_assembly.ROUTINES` has those of today.
OLD_FORMS = {"legacy.Constant": "atd", "legacy.Alloc": "oatd", "legacy.TensorStore": "ootd", "legacy.Reshape": "oottd",
             "legacy.View": "ooattd", "legacy.SubView": "ooattd", "legacy.Apply": "aotd"}
OLD_FORMS |= {"legacy.SpvConstant": "at", "legacy.KnownTypes": "ot", "legacy.Pointee": "tt", "legacy.Element": "tat", "legacy.Access": "tot",
              "legacy.AttrList": "a"}
OLD_FORMS |= {"legacy.Extracted": "tat", "legacy.ElementOf": "tt", "legacy.LLVMPointer": "tt", "legacy.LLVMAddress": "ttat",
              "legacy.Shuffled": "tat"}
_assembly.ROUTINES.update(OLD_FORMS)

legacy = Dialect("legacy", complete=False, is_open=True)


def renamed(dialect: str, names: dict[str, str]) -> None:
    """Operations of an old dialect by their name, and what they are called today."""
    for old, new in names.items():
        body = {"__doc__": f"{new} today.", "__module__": __name__, "upgrade": new}
        type("Renamed", (Op,), body, dialect=legacy, name=f"{dialect}.{old}")
