"""Dialects of XLA: the pack follows mlir-hlo of January 2026 (commit 74b9d25f5) and jaxlib 0.12.

A module or a package for each namespace. `mlircore.define.packs` lists them; contexts load one when they meet its namespace.
"""
