"""Dialects of IREE: the pack follows IREE's main branch of August 2026 (commit b48a5955575c), and its texts of release 3.13.

A module or a package for each namespace. `mlircore.define.packs` lists them; contexts load one when they meet its namespace.
"""
