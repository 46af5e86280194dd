"""Stops with one clear line when the package is not installed."""

import mlircore
import pytest

if mlircore.__file__ is None:
    raise pytest.UsageError("mlircore is not installed: run `make dev` (or pip install -e .) first")
