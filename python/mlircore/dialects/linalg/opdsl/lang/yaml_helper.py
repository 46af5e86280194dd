"""YAML of definitions, by the package PyYAML, which is imported when something is dumped."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

__all__ = ["YAMLObject", "yaml_dump", "yaml_dump_all"]


class YAMLObject:
    """Base of what is dumped as a mapping with a tag."""

    yaml_tag = ""

    def to_yaml_custom_dict(self) -> dict[str, Any]:
        """The mapping."""
        raise NotImplementedError

    def as_linalg_yaml(self) -> str:
        """The text."""
        return yaml_dump(self)


def _yaml() -> tuple[Any, Any]:
    """PyYAML, and a dumper for the objects here. Raises ModuleNotFoundError when it is not installed."""
    try:
        import yaml  # type: ignore[import-untyped, unused-ignore]
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"This tool requires PyYAML but it was not installed. Recommend: {sys.executable} -m pip install PyYAML") from error

    class Dumper(yaml.Dumper):  # type: ignore[misc, unused-ignore]
        """With lines of their own for texts of several lines."""

    Dumper.add_multi_representer(YAMLObject, lambda dumper, thing: dumper.represent_mapping(thing.yaml_tag, thing.to_yaml_custom_dict()))
    Dumper.add_representer(str, lambda dumper, text: dumper.represent_scalar(
        "tag:yaml.org,2002:str", text, style="|" if len(text.splitlines()) > 1 else None))
    return yaml, Dumper


def yaml_dump(data: Any, sort_keys: bool = False, **kwargs: Any) -> str:
    """The text of one document."""
    yaml, dumper = _yaml()
    return str(yaml.dump(data, Dumper=dumper, sort_keys=sort_keys, **kwargs))


def yaml_dump_all(data: Iterable[Any], sort_keys: bool = False, explicit_start: bool = True, **kwargs: Any) -> str:
    """The text of several documents, each after a line `---`."""
    yaml, dumper = _yaml()
    return str(yaml.dump_all(data, Dumper=dumper, sort_keys=sort_keys, explicit_start=explicit_start, **kwargs))
