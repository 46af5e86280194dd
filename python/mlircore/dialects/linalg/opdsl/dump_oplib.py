"""Prints the operations that modules define: `python -m mlircore.dialects.linalg.opdsl.dump_oplib .ops.core_named_ops`.

A module is given by its name, relative to this package when it begins with a dot, or as a file with `--file`. `--format` is `yaml`, a
document for each operation, or `repr`.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util

from mlircore.dialects.linalg.opdsl.lang.config import LinalgOpConfig
from mlircore.dialects.linalg.opdsl.lang.dsl import DefinedOpCallable
from mlircore.dialects.linalg.opdsl.lang.yaml_helper import yaml_dump_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType


def create_arg_parser() -> argparse.ArgumentParser:
    """The arguments."""
    parser = argparse.ArgumentParser(description="Dump an oplib in various formats")
    parser.add_argument("modules", metavar="M", nargs="*", help="Op module to dump")
    parser.add_argument("--file", metavar="F", nargs="*", help="Python op file to dump")
    parser.add_argument("--format", default="yaml", choices=("yaml", "repr"), help="Format in which to dump")
    return parser


def load_module_from_file(module_name: str, file_path: str) -> ModuleType:
    """The module of a file."""
    spec = importlib.util.spec_from_file_location(module_name, file_path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(args: argparse.Namespace) -> None:
    """Prints. Raises ValueError for a definition that makes no sense."""
    modules = [importlib.import_module(name, package="mlircore.dialects.linalg.opdsl") for name in args.modules]
    modules += [load_module_from_file(f"_mlir_eval_oplib{i}", path) for i, path in enumerate(args.file or [])]
    configs = []
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, DefinedOpCallable):
                try:
                    configs += LinalgOpConfig.from_linalg_op_def(value.op_def)
                except Exception as error:
                    raise ValueError(f"Could not create LinalgOpConfig from {value.op_def}") from error
    if args.format == "yaml":
        print(yaml_dump_all(configs))
    else:
        for config in configs:
            print(repr(config))


if __name__ == "__main__":
    main(create_arg_parser().parse_args())
