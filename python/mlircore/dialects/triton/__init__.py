"""Dialects of Triton: the pack follows Triton's main branch of August 2026, as Intel's backend has it (commit 6c1649935d83), and its release 3.9.

A module or a package for each namespace. `mlircore.define.packs` lists them; contexts load one when they meet its namespace. Also here are
the dialects of Triton's backends (`amdg`, `nvws`, `triton_gen`, `ttig`), of its profiler (`proton`), and of Microsoft's triton-shared (`tptr`,
`tts`, `ttx`).
"""
