"""README.md, CONTRIBUTING.md and docs/: their code blocks run, and the paths that they name exist.

    ```python    runs in a namespace of its own
    ```sh        each line runs, in a folder of the document's own, where `pip install .` installs, too; a command that is expensive, or
                 that changes the machine, does not run: its targets of make and its paths must exist
    others       paths of the repository in them must exist

A comment on the line before a block: `<!-- file: NAME -->` writes the block to that file of the document's folder, where later blocks find
it (Python imports it from there, too). `<!-- only shown -->` is for a block that cannot run alone; its paths are checked. Paths of a
dialect `toy` are examples.
"""

import os
import pathlib
import re
import shlex
import subprocess
import sys
import typing

import mlircore
import pytest
from paths import IN_TREE, ROOT

if not IN_TREE:
    pytest.skip("needs the repository around tests/", allow_module_level=True)

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^((?:<!-- [^\n]* -->\n)*)```(\w*)\n(.*?)^```$", re.M | re.S)
PACKAGE = pathlib.Path(mlircore.__file__).parents[1]  # of the checkout, or of a wheel that is tested
FOLDERS = ("src_c", "mlircore", "python", "tests", "docs", "examples", ".ci")
PATH = re.compile(rf"(?<![\w/.-])(?:{'|'.join(map(re.escape, FOLDERS))})/[\w./*-]*")
EXPENSIVE = ("make", "pip", "git", "gdb", "valgrind", "pytest", "python", "python3", "cd")
BUILT = ("build/", "dist/", "python/mlircore/compiled", "python/mlircore/compile/routines.py")


class Block(typing.NamedTuple):
    document: pathlib.Path
    line: int
    language: str
    text: str
    file: str | None
    only_shown: bool


def blocks() -> list[Block]:
    found = []
    for document in DOCUMENTS:
        text = document.read_text()
        for match in BLOCK.finditer(text):
            marks, language, body = match.groups()
            file = re.search(r"<!-- file: (\S+) -->", marks)
            found.append(Block(document, text.count("\n", 0, match.start()) + 1, language, body, file and file[1], "<!-- only shown -->" in marks))
    return found


BLOCKS = blocks()


def commands(text: str) -> list[str]:
    lines = text.replace("\\\n", " ").splitlines()
    return [line for line in lines if line.strip() and not line.lstrip().startswith("#")]


def words(command: str) -> list[str]:
    """The words of a command, without the assignments before it."""
    found = shlex.split(command, comments=True)
    while found and re.match(r"[A-Z_]+=", found[0]):
        found.pop(0)
    return found


@pytest.fixture(scope="session")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[pathlib.Path, pathlib.Path]:
    """A folder for each document, with its files; `mlircore` and `mlircore-opt` of this checkout are in bin/."""
    made = {}
    for document in DOCUMENTS:
        made[document] = folder = tmp_path_factory.mktemp(document.stem)
        for name, module in (("mlircore", "mlircore"), ("mlircore-opt", "mlircore.tools.opt")):
            call = f"from {module + '.__main__' if name == 'mlircore' else module} import main; import sys; sys.exit(main())"
            script = folder / "bin" / name
            script.parent.mkdir(exist_ok=True)
            script.write_text(f"#!/bin/sh\nexec {shlex.quote(sys.executable)} -c {shlex.quote(call)} \"$@\"\n")
            script.chmod(0o755)
    for block in BLOCKS:
        if block.file is not None:
            path = made[block.document] / block.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text)
    return made


def environment(folder: pathlib.Path) -> dict[str, str]:
    path = os.pathsep.join([str(folder / "site"), str(folder), str(PACKAGE), os.environ.get("PYTHONPATH", "")])
    return dict(os.environ, PATH=f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}", PYTHONPATH=path.rstrip(os.pathsep))


def missing(path: str) -> bool:
    """Whether a path of the repository does not exist: a pattern, or one below src_c/ or python/mlircore/."""
    path = re.sub(r":\d+$", "", path).rstrip("./")
    if re.search(r"\btoy\b", path):
        return False
    if path.startswith(BUILT):
        return False
    if "/" not in path and not (ROOT / path).exists():  # a file's name alone
        return not any(next((ROOT / folder).rglob(path), None) for folder in FOLDERS)
    bases = (ROOT, ROOT / "src_c", ROOT / "python/mlircore", ROOT / "mlircore")
    return not any(next(base.glob(path), None) if "*" in path else (base / path).exists() for base in bases)


def install(folder: pathlib.Path) -> None:
    """Installs the package in the document's files, for its later commands."""
    command = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index"]
    done = subprocess.run([*command, "--target", folder / "site", "."], cwd=folder, env=environment(folder), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def target_exists(target: str) -> bool:
    return re.search(rf"^{re.escape(target)}:", (ROOT / "Makefile").read_text(), re.M) is not None


def run_commands(block: Block, folder: pathlib.Path) -> None:
    for command in commands(block.text):
        found = words(command)
        program = pathlib.Path(found[0]).name if found else ""
        if found[:3] == ["pip", "install", "."]:
            install(folder)
            continue
        if program in EXPENSIVE or program.startswith("."):
            for word in found[1:]:
                if program == "make" and re.fullmatch(r"[a-z-]+", word):
                    assert target_exists(word), command
            assert not [path for path in PATH.findall(command) if missing(path)], command
            continue
        done = subprocess.run(command, shell=True, cwd=folder, env=environment(folder), capture_output=True, text=True, timeout=100)
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: f"{block.document.stem}:{block.line}")
def test_block(block: Block, folders: dict[pathlib.Path, pathlib.Path]) -> None:
    folder = folders[block.document]
    if block.language == "python" and not block.only_shown:
        path = folder / (block.file or f"block_{block.line}.py")
        path.write_text(block.text)  # a process of its own: blocks define dialects, and a namespace is defined once
        done = subprocess.run([sys.executable, "-W", "error", path], cwd=folder, env=environment(folder), capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    elif block.language == "sh" and not block.only_shown:
        run_commands(block, folder)
    else:
        assert not [path for path in PATH.findall(block.text) if missing(path)]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.stem)
def test_paths_exist(document: pathlib.Path) -> None:
    text = BLOCK.sub("", document.read_text())
    paths = [path for path in re.findall(r"`([\w.*-]+/[\w./*-]*|[\w-]+\.(?:pyx?|pxi|[ch]|def|md|toml|mlir)(?::\d+)?)`", text)]
    links = [path for path in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)]
    written = {block.file for block in BLOCKS if block.document == document}
    assert not [path for path in paths if missing(path) and path not in written and not written & {path.rstrip("/")}]
    assert not [path for path in links if not (document.parent / path).exists()]


def test_there_are_examples_in_the_readme() -> None:
    assert sum(block.document.stem == "README" and block.language == "python" for block in BLOCKS) >= 5


def test_no_block_is_indented() -> None:
    """Indented blocks have no language, so nothing would run them."""
    for document in DOCUMENTS:
        assert not re.search(r"\n\n    \S", BLOCK.sub("", document.read_text())), document


def test_limits_are_those_of_the_code() -> None:
    rows = re.findall(r"^\| [^|]* \| ([^|]*) \| `(\w+)` \| `([^`]*)` \|$", (ROOT / "docs/limits.md").read_text(), re.M)
    assert rows
    for number, constant, path in rows:
        defined = re.search(rf"^#define {constant} (.*?)(?: /\*.*)?$", (ROOT / path).read_text(), re.M)
        assert defined and re.sub(r"(?<=\d)u", "", defined[1]).strip("()").replace("(1 << 24", "1 << 24") == number.strip("()"), constant
