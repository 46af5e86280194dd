"""Dialects of CIRCT: the pack follows CIRCT's main branch of August 2026 (commit 231e825112), and its texts of release 1.162.

A module or a package for each namespace. `mlircore.define.packs` lists them; contexts load one when they meet its namespace.
"""
