"""Dialects of Triton. The pack follows its release 3.9, and its main branch as Intel's backend has it (commit 6c1649935d83).

Where the two differ, the release counts: accesses have a `cachePolicy`, address spaces of pointers are words.

A module or a package for each namespace. `mlircore.define.packs` lists them; contexts load one when they meet its namespace. Also here are
the dialects of Triton's backends (`amdg`, `nvws`, `triton_gen`, `ttig`), of its profiler (`proton`), and of Microsoft's triton-shared (`tptr`,
`tts`, `ttx`).
"""
