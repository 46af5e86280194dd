"""The dialect of operations of old generations, and tables of those that only have another name today. See `mlircore.legacy`."""

from mlircore.define.dialect import OLD
from mlircore.dialect import Dialect, Op

legacy = Dialect(OLD, complete=False, is_old=True)


def renamed(dialect: str, names: dict[str, str]) -> None:
    """Adds operations of an old dialect: their old names, and their names today."""
    for old, new in names.items():
        body = {"__doc__": f"{new} today.", "__module__": __name__, "upgrade": new}
        type("Renamed", (Op,), body, dialect=legacy, name=f"{dialect}.{old}")
