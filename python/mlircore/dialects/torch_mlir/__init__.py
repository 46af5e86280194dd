"""Dialects of torch-mlir: the pack follows its main branch of August 2026 (commit 0029fc2e102c), and IREE's release 3.13, which includes them."""
