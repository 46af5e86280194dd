"""Dialects of JAX's kernel compilers, Mosaic for TPUs and for GPUs: the pack follows jaxlib 0.12 (jax of August 2026, commit cec06d116c).

A module or a package for each namespace. `mlircore.define.packs` lists them; contexts load one when they meet its namespace.
"""
