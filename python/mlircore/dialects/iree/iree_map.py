"""IREE's iree_map dialect: layouts as nested shapes."""

from mlircore import dialect as d

iree_map = d.Dialect("iree_map", symbols_complete=False)


__getattr__ = iree_map.member
__dir__ = iree_map.members
