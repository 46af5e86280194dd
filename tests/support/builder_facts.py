"""The classes and functions of upstream's generated files as lines; and those of mlircore, to be compared.

`facts(text)` reads a file that `mlir-tblgen -gen-python-op-bindings` wrote (`_X_ops_gen.py`), without importing it. A line is

    arith.addi|AddIOp|(lhs, rhs, *, overflowFlags=None, results=None)|addi(lhs, rhs, *, overflow_flags=None, results=None) -> result|accessors

without `loc` and `ip`, which all have; in the list of accessors, `s` marks one that can be set and `d` one that can be deleted.
"""

import ast
import sys
from pathlib import Path


def _parameters(function):
    arguments = function.args
    must = [each.arg for each in arguments.args if each.arg != "self"]
    names = [*must[:len(must) - len(arguments.defaults)], *(f"{name}=None" for name in must[len(must) - len(arguments.defaults):])]
    if arguments.kwonlyargs:
        names.append("*")
    for each, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True):
        if each.arg not in ("loc", "ip"):
            names.append(each.arg if default is None else f"{each.arg}=None")
    return names[:-1] if names and names[-1] == "*" else names


def _answer(function):
    text = ast.unparse(function.body[-1])
    if "len(results)" in text:
        return "any"
    return "result" if text.endswith(".result") else "results" if text.endswith(".results") else "op"


def facts(text):
    """By operation name: the line of an operation."""
    found, classes, functions = {}, {}, {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            functions[node.name] = node
        elif isinstance(node, ast.ClassDef) and any(isinstance(base, ast.Attribute) and base.attr == "OpView" for base in node.bases):
            classes[node.name] = node
    makers = {}
    for function in functions.values():
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in classes:
                makers[call.func.id] = function
    for name, node in classes.items():
        accessors, init, op_name = {}, None, None
        for item in node.body:
            if isinstance(item, ast.Assign) and item.targets[0].id == "OPERATION_NAME":
                op_name = item.value.value
            elif isinstance(item, ast.FunctionDef) and item.name == "__init__":
                init = item
            elif isinstance(item, ast.FunctionDef):
                decorator = ast.unparse(item.decorator_list[0])
                accessors.setdefault(item.name, "")
                accessors[item.name] += "s" if decorator.endswith(".setter") else "d" if decorator.endswith(".deleter") else ""
        function = makers[name]
        shown = " ".join(f"{key}:{flags}" if flags else key for key, flags in accessors.items())
        found[op_name] = (f"{op_name}|{name}|({', '.join(_parameters(init))})|{function.name}({', '.join(_parameters(function))}) -> "
                          f"{_answer(function)}|{shown}")
    return found


if __name__ == "__main__":
    for path in sys.argv[1:]:
        print(*facts(Path(path).read_text()).values(), sep="\n")
