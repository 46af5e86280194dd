"""jax's own lowering rules, run on mlircore: jax is a large client of upstream's bindings, and its text is the oracle, byte for byte.

tests/support/jax_lowering.py runs in two processes at once: with `jaxlib.mlir` replaced by mlircore before jax is imported, and with jax
unchanged. The lowered modules are printed with and without locations.
"""

import importlib.util
import json
import subprocess
import sys

import pytest
from paths import ROOT

SCRIPT = ROOT / "tests/support/jax_lowering.py"


@pytest.fixture(scope="module")
def answers(tmp_path_factory):
    """{case: text} of mlircore, and of jaxlib."""
    if importlib.util.find_spec("jax") is None:
        pytest.skip("jax is not installed")
    folder = tmp_path_factory.mktemp("jax")
    files = [folder / "mlircore.json", folder / "jaxlib.json"]
    commands = [[sys.executable, SCRIPT, *options, file] for options, file in zip(([], ["--jaxlib"]), files)]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) for command in commands]
    for process in running:
        output, _ = process.communicate(timeout=300)
        assert process.returncode == 0, output
    return [json.loads(file.read_text()) for file in files]


def test_jax_runs_on_mlircore(answers):
    ours, theirs = answers
    assert ours.pop("bindings") == "mlircore.ir" and theirs.pop("bindings") == "jaxlib.mlir.ir"
    assert list(ours) == list(theirs) and len(ours) > 80
    assert [name for name, text in theirs.items() if text.startswith("error")] == []
    assert {name: text for name, text in ours.items() if text.startswith("error")} == {}
    assert [name for name in ours if ours[name] != theirs[name]] == []
    assert "callsite" in ours["transformer"] and "stablehlo.while" in ours["scan"] and "stablehlo.case" in ours["switch"]
