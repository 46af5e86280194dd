"""The modules of the package import each other in one direction: no cycle, and no lower layer imports a higher one.

Every import counts, those in functions too; imports for type checkers alone do not. An import of `package.module` depends on the package's
`__init__` as well, except from inside the package: there it has been started already.
"""

from __future__ import annotations

import ast
import pathlib
import re

import pytest
from paths import needs_tree

ROOT = pathlib.Path(__file__).parents[1] / "python"

pytestmark = needs_tree

# From the lowest layer up: a module imports from its own layer and from those before. The longest name that fits decides.
LAYERS = [
    {"_core", "_pipeline", "_reports", "_reproducer", "define"},
    {"compile"},
    {"bind"},
    {"ir", "lexer", "passmanager", "rewrite", "edit", "analysis", "_mlir_libs", ""},  # "": mlircore/__init__, which users import
    {"extras"},
    {"dialect"},
    {"dialects", "legacy"},
    {"tools", "__main__"},
    {"dask"},
]

# Modules that load others by a name that they compute.
LOADERS = {
    "mlircore",  # the modules that `dir` shows, in `__getattr__`
    "mlircore._mlir_libs._mlir",  # `ir` and others under upstream's names, in `__getattr__`
    "mlircore.tools.compile_dialect",  # the module that the user names
    "mlircore.dialects.linalg.opdsl.dump_oplib",  # the modules that the user names
    "mlircore.define.dialect",  # the module of a dialect, when its namespace is met; its `build` and `infer`
}

# Modules that the extension module imports in its callbacks. `_core` is below all Python modules, so these are no edges of the graph.
CALLED_BACK = {"bind.arrays", "bind.builders", "bind.interfaces", "bind.types_attributes", "compile.files", "define.dialect", "define.packages"}


def module_of(path: pathlib.Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in sorted((ROOT / "mlircore").rglob("*.py"))}
PACKAGES = {name for name, path in MODULES.items() if path.name == "__init__.py"}


def parents(name: str) -> list[str]:
    """The packages that a module is in, the outermost first."""
    parts = name.split(".")
    return [".".join(parts[:i]) for i in range(1, len(parts))]


def is_for_type_checkers(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def statements(tree: ast.AST) -> list[ast.Import | ast.ImportFrom | ast.Call]:
    """The imports of a module that a program runs, and its calls."""
    found: list[ast.Import | ast.ImportFrom | ast.Call] = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and is_for_type_checkers(node):
            for each in node.orelse:
                found += statements(ast.Module([each], []))
            continue
        if isinstance(node, (ast.Import, ast.ImportFrom, ast.Call)):
            found.append(node)
        found += statements(node)
    return found


def named(module: str, node: ast.Import | ast.ImportFrom) -> set[str]:
    """The modules that a statement names."""
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names}
    base = node.module or ""
    if node.level:
        package = module if module in PACKAGES else module.rpartition(".")[0]
        for _ in range(node.level - 1):
            package = package.rpartition(".")[0]
        base = f"{package}.{base}" if base else package
    found = set()
    for alias in node.names:
        full = f"{base}.{alias.name}"
        found.add(full if full in MODULES or full == "mlircore._core" else base)
    return found


def imports(module: str) -> set[str]:
    """The modules of mlircore that a module depends on."""
    found: set[str] = set()
    for node in statements(ast.parse(MODULES[module].read_text())):
        if isinstance(node, ast.Call):
            if ast.unparse(node.func).endswith(".extend") and ast.unparse(node.args[0]) == "globals()":
                found.add(f"{module}.build")  # it imports the handwritten code
            continue
        for name in named(module, node):
            found |= {each for each in (*parents(name), name) if each in MODULES and each not in (module, *parents(module))}
            if name in parents(module):  # a name that the package itself has
                found.add(name)
    return found


GRAPH = {module: imports(module) for module in MODULES}


def cycle(graph: dict[str, set[str]]) -> list[str] | None:
    """A cycle, the first module again at its end; None when there is none."""
    done: set[str] = set()
    for start in graph:
        path, stack = [start], [iter(sorted(graph[start]))]
        while stack:
            following = next(stack[-1], None)
            if following is None:
                stack.pop()
                done.add(path.pop())
            elif following in path:
                return [*path[path.index(following):], following]
            elif following not in done:
                path.append(following)
                stack.append(iter(sorted(graph[following])))
    return None


def layer(module: str) -> int:
    top = module.removeprefix("mlircore").removeprefix(".").partition(".")[0]
    return next(i for i, names in enumerate(LAYERS) if top in names)


def test_a_cycle_is_found():
    assert cycle({"a": {"b"}, "b": {"c"}, "c": set()}) is None
    assert cycle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]


def test_no_module_is_in_a_cycle_of_imports():
    found = cycle(GRAPH)
    assert found is None, " -> ".join(found)


def test_no_layer_imports_a_higher_one():
    wrong = {f"{module} -> {each}" for module, found in GRAPH.items() for each in found if layer(each) > layer(module)}
    assert wrong == set()


def test_the_definition_language_is_a_leaf():
    wrong = {f"{module} -> {each}" for module, found in GRAPH.items() if module.startswith("mlircore.define") for each in found
             if not each.startswith("mlircore.define")}
    assert wrong == set()


def test_modules_that_load_others_by_name_are_few():
    found = set()
    for module, path in MODULES.items():
        tree = ast.parse(path.read_text())
        if any(isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("import_module", "__import__") for node in ast.walk(tree)):
            found.add(module)
    assert found == LOADERS


@pytest.mark.parametrize("module", sorted(MODULES))
def test_a_module_says_what_it_is_for(module):
    assert ast.get_docstring(ast.parse(MODULES[module].read_text()))


def test_the_extension_module_calls_back_few_modules():
    found = set()
    for path in (ROOT.parent / "mlircore").rglob("*.px[id]"):
        found |= {f"{package}.{module}" for package, module in re.findall(r"from mlircore\.(\w+) import (\w+)", path.read_text())}
        assert not re.search(r"from mlircore import", path.read_text()), path
    assert found == CALLED_BACK
