"""Types of the results of the sdy dialect's operations, where upstream's code infers them: see `mlircore.bind.inference`."""

from __future__ import annotations

from mlircore.bind.inference import of_value, table

RULES = table({
    "constant": of_value("value"),
})
