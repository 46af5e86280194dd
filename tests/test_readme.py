"""The examples of README.md run."""

import re

import pytest
from paths import ROOT

README = ROOT / "README.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", README.read_text(), re.M | re.S)


def test_there_are_examples():
    assert len(EXAMPLES) >= 5


@pytest.mark.parametrize("code", EXAMPLES, ids=range(len(EXAMPLES)))
def test_example(code):
    exec(compile(code, str(README), "exec"), {"__name__": "readme"})
