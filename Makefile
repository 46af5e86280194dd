.DEFAULT_GOAL := help
PYTHON ?= python3
VENV ?= .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip -q --disable-pip-version-check
BUILD := $(PY) setup.py -q build_ext --inplace
RUN := PYTHONPATH=$(CURDIR)/python $(PY)
TEST := $(RUN) -m pytest -q -n 2 --dist worksteal
MAKEFLAGS += -j2
.PHONY: help demo test dev build debug asan coverage bench fuzz wheel wheel-test clean

help: ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | sort | expand -t16

$(VENV)/can-build: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --no-compile 'setuptools>=77' 'cython>=3.1'
	touch $@

$(VENV)/can-test: $(VENV)/can-build
	$(PIP) install --no-compile numpy pytest pytest-xdist mypy dask distributed
	touch $@

dev: build $(VENV)/can-test ## make the virtual environment and install the package into it, editable
	$(PIP) install --no-build-isolation --no-deps -e .

build: $(VENV)/can-build ## rebuild changed files, in place, for development: without a profile
	$(BUILD)

demo: build ## parse, verify and print a module of several hundred thousand operations
	$(RUN) -m mlircore demo

test: build $(VENV)/can-test ## rebuild, then run every test
	$(TEST)

debug: $(VENV)/can-build ## rebuild with -O0 -g and assertions
	MLIRCORE_DEBUG=1 MLIRCORE_WERROR=1 $(BUILD)

asan: $(VENV)/can-test ## rebuild with AddressSanitizer and UBSan, run the Python tests on it
	MLIRCORE_SANITIZE=1 $(BUILD)
	ASAN_OPTIONS=detect_leaks=0 LD_PRELOAD="$$(cc -print-file-name=libasan.so) $$(cc -print-file-name=libubsan.so)" \
	  $(TEST) --ignore=tests/test_c.py

coverage: $(VENV)/can-test ## rebuild with counters, run the tests and all fuzzers, and report lines and branches of src_c that none reaches (CASES: corpora, too)
	MLIRCORE_COVERAGE=1 $(BUILD)
	$(RUN) tests/coverage.py --inputs 100000 $(if $(CASES),--cases $(CASES))

bench: $(VENV)/can-test ## the result table of the README (BENCH_DIR: the folder of the inputs, made when missing)
	MLIRCORE_PROFILE=1 $(BUILD)
	$(RUN) tests/bench/run.py $(BENCH_DIR)

FOR ?= 60
fuzz: build ## run every fuzzer for FOR seconds (60): texts, opaque operations, packs, bytecode, definitions, the API, failing allocations; pipelines, random modules
	$(RUN) tests/fuzz/drive.py --seconds $(FOR)
	$(RUN) tests/fuzz/drive.py --opaque --seconds $(FOR)
	$(RUN) tests/fuzz/drive.py --packs --seconds $(FOR)
	$(RUN) tests/fuzz/drive.py --bytecode --seconds $(FOR)
	$(RUN) tests/fuzz/pipelines.py --runs $$((10 * $(FOR)))
	$(RUN) tests/fuzz/generate.py --count $$((20 * $(FOR)))
	$(RUN) tests/fuzz/generate.py --packs --count $$((20 * $(FOR)))
	$(RUN) tests/fuzz/definitions.py --seconds $(FOR)
	$(RUN) tests/fuzz/api.py --seconds $(FOR)
	$(RUN) tests/fuzz/allocations.py --seconds $(FOR)

wheel-test: $(VENV)/can-build ## build a wheel without a profile, install it alone, run the tests beside it, outside of the tree
	rm -rf build/wheel-test
	MLIRCORE_PROFILE=0 $(PIP) wheel --no-build-isolation --no-deps -w build/wheel-test .
	$(PYTHON) -m venv build/wheel-test/venv
	build/wheel-test/venv/bin/python -m pip -q --disable-pip-version-check install numpy pytest pytest-xdist mypy build/wheel-test/*.whl
	mkdir build/wheel-test/outside && cp -r tests pyproject.toml build/wheel-test/outside
	cd build/wheel-test/outside && ../venv/bin/python -m pytest -q -n 2 --dist worksteal tests

wheel: $(VENV)/can-build ## build a wheel into dist/
	MLIRCORE_PROFILE=1 $(PIP) wheel --no-build-isolation --no-deps -w dist .

clean: ## remove all built files
	rm -rf build dist python/*.egg-info python/mlircore/*.so python/mlircore/compiled python/mlircore/compile/routines.py python/mlircore/define/words.py
