"""Amounts of money: an example of a dialect in a package of its own."""

from __future__ import annotations

from typing import Any

from mlircore import dialect as d, ir

money = d.Dialect("money")

Rounding = money.enum(d.EnumDef([("down", 0), ("up", 1), ("even", 2)], summary="how a fraction of a cent is rounded"))


class AmountType(d.TypeDef, dialect=money, mnemonic="amount"):
    """An amount in one currency."""

    currency = d.KeywordParam()
    assembly_format = "`<` $currency `>`"

    @staticmethod
    def verify(currency: str) -> None:
        """Raises ValueError for a text that is not the code of a currency."""
        if len(currency) != 3 or not currency.isupper():
            raise ValueError(f"expected three capital letters for a currency, got '{currency}'")


class ConstantOp(d.Op, dialect=money, name="constant"):
    """A fixed amount, written `money.constant 1250 EUR`: the currency is the result's type."""

    cents = d.Attr(d.I64Attr)
    amount = d.Result(AmountType)
    traits = (d.Pure, d.ConstantLike)

    @staticmethod
    def parse(parser: d.AsmParser) -> None:
        """Reads the number, and makes the type from the keyword after it."""
        cents, currency = parser.parse_integer(), parser.parse_keyword()
        parser.add_attribute("cents", ir.IntegerAttr.get(ir.IntegerType.get_signless(64, parser.context), cents))
        parser.add_result_types(AmountType.get(currency, context=parser.context))
        parser.parse_optional_attr_dict()

    @staticmethod
    def print(printer: d.AsmPrinter, op: Any) -> None:
        """Writes them as `parse` reads them."""
        printer.print_string(f" {op.cents.value} {op.amount.type.currency}")
        printer.print_optional_attr_dict(["cents"])


class AddOp(d.Op, dialect=money, name="add"):
    """The sum of two amounts in one currency."""

    lhs = d.Operand(AmountType)
    rhs = d.Operand(AmountType)
    sum = d.Result(AmountType)
    traits = (d.Pure, d.Commutative, d.SameOperandsAndResultType)
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($sum)"


class ConvertOp(d.Op, dialect=money, name="convert"):
    """An amount in another currency; `rate` is in thousandths."""

    amount = d.Operand(AmountType)
    rate = d.Attr(d.I64Attr)
    rounding = d.Attr(Rounding)
    result = d.Result(AmountType)
    traits = (d.Pure,)
    assembly_format = "$amount `at` $rate `rounded` $rounding attr-dict `:` type($amount) `to` type($result)"

    def verify(self) -> None:
        """Raises ValueError when there is nothing to convert."""
        if self.amount.type == self.result.type:
            raise ValueError(f"expects two currencies, got {self.result.type.currency} twice")


class LedgerOp(d.Op, dialect=money, name="ledger"):
    """Amounts that belong together; the last operation gives the total."""

    body = d.Region(blocks=1)
    traits = (d.NoTerminator, d.IsolatedFromAbove)
    assembly_format = "attr-dict-with-keyword $body"

    def verify_regions(self) -> None:
        """Raises ValueError when the ledger has no total."""
        last = list(self.body.blocks[0].operations)[-1]
        if not any(isinstance(each.type, AmountType) for each in last.operation.results):
            raise ValueError("expects an amount from its last operation")


__getattr__ = money.member  # builders: money_dialect.add(...), money_dialect.constant(...)
