.DEFAULT_GOAL := help
PYTHON ?= python3
VENV ?= .venv
PY := $(VENV)/bin/python
BUILD := $(PY) setup.py -q build_ext --inplace
TEST := $(PY) -m pytest -q -n 2 --dist worksteal
.PHONY: help demo test dev build debug asan bench fuzz wheel clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | sort | expand -t16

$(VENV)/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PY) -m pip install -q --disable-pip-version-check 'setuptools>=77' 'cython>=3.1' numpy pytest pytest-xdist mypy
	$(BUILD)
	$(PY) -m pip install -q --disable-pip-version-check --no-build-isolation --no-deps -e .
	touch $@

dev: $(VENV)/ready ## make the virtual environment and install the package into it, editable

build: $(VENV)/ready ## rebuild what changed, in place
	$(BUILD)

demo: build ## parse, verify and print a module of several hundred thousand operations
	$(PY) -m mlircore demo

test: build ## rebuild, then run every test
	$(TEST)

debug: $(VENV)/ready ## rebuild with -O0 -g and assertions
	MLIRCORE_DEBUG=1 MLIRCORE_WERROR=1 $(BUILD)

asan: $(VENV)/ready ## rebuild with AddressSanitizer and UBSan, run the Python tests on it
	MLIRCORE_SANITIZE=1 $(BUILD)
	ASAN_OPTIONS=detect_leaks=0 LD_PRELOAD="$$(cc -print-file-name=libasan.so) $$(cc -print-file-name=libubsan.so)" \
	  $(TEST) --ignore=tests/test_c.py

bench: $(VENV)/ready ## the result table of the README (BENCH_DIR: where the inputs are, made when missing)
	MLIRCORE_PROFILE=1 $(BUILD)
	$(PY) tests/bench/run.py $(BENCH_DIR)

fuzz: build ## throw mutated inputs at the parser for a minute
	$(PY) tests/fuzz/drive.py --seconds 60

wheel: $(VENV)/ready ## build a wheel into dist/
	$(PY) -m pip wheel -q --disable-pip-version-check --no-build-isolation --no-deps -w dist .

clean: ## remove everything that is built
	rm -rf build dist python/*.egg-info python/mlircore/*.so python/mlircore/compiled python/mlircore/_routines.py
