"""Puts the compiled dialect and its stub into the wheel: the only step that pyproject.toml cannot express."""

import os
import subprocess
import sys

from setuptools import setup
from setuptools.command.build_py import build_py


class build_py_and_dialect(build_py):
    """Copies the module, then runs `mlircore compile-dialect`."""

    def run(self):
        super().run()
        if not self.editable_mode:  # a context compiles the module that is being edited
            command = [sys.executable, "-m", "mlircore", "compile-dialect", "money_dialect"]
            subprocess.run([*command, "-o", os.path.join(self.build_lib, "money_dialect")], check=True)


setup(cmdclass={"build_py": build_py_and_dialect})
