"""The async dialect: its types; the operations are not defined yet."""

from mlircore._definitions import TypeDef, TypeParam
from mlircore.dialect import Dialect

async_ = Dialect("async", complete=False, symbols_complete=True)


class TokenType(TypeDef, dialect=async_, mnemonic="token"):
    """async token type."""


class ValueType(TypeDef, dialect=async_, mnemonic="value"):
    """async value type."""

    valueType = TypeParam(cpp_type="Type")
    cpp_name = "Async_ValueType"
    assembly_format = "`<` $valueType `>`"


class GroupType(TypeDef, dialect=async_, mnemonic="group"):
    """async group type."""


class CoroIdType(TypeDef, dialect=async_, mnemonic="coro.id"):
    """switched-resume coroutine identifier."""


class CoroHandleType(TypeDef, dialect=async_, mnemonic="coro.handle"):
    """coroutine handle."""


class CoroStateType(TypeDef, dialect=async_, mnemonic="coro.state"):
    """saved coroutine state."""
