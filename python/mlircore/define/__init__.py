"""The definition language: what a dialect's classes declare. A leaf: nothing here imports another part of mlircore, except `_core`."""
