"""A language in Python for linalg's operations: `lang` has the language, `ops` the named operations written in it, `dump_oplib` prints them.

The names and their meaning are those of upstream's `mlir.dialects.linalg.opdsl`.
"""
