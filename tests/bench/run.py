"""All benchmarks, as the README shows them; each in a process of its own.

    python tests/bench/run.py [FOLDER]
"""

import pathlib
import subprocess
import sys

if __name__ == "__main__":
    for name in ("parse", "print", "walk", "memory", "imports"):
        subprocess.run([sys.executable, pathlib.Path(__file__).with_name(f"{name}.py"), *sys.argv[1:]], check=True)
