"""Dialects of Flang, LLVM's Fortran compiler: the pack follows LLVM 22.1.8.

A module or a package for each namespace. `mlircore.define.packs` lists them; contexts load one when they meet its namespace.
"""
