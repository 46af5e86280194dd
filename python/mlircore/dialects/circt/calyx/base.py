"""The calyx dialect: constraints."""

from mlircore import dialect as d

calyx = d.Dialect("calyx", is_open=True, needed=("hw",))

_ARRAY = ("kind", "ATTR_ARRAY")
ArrayAttr = d.AttrConstraint("array attribute", _ARRAY, _ARRAY, value_type="none")
ParamArray = d.AttrConstraint("parameter array", _ARRAY, _ARRAY, value_type="none")
APIntAttr = d.AttrConstraint("arbitrary integer attribute", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"))
SignlessInteger = d.TypeConstraint("signless integer", ("integer", 1, 0))
Integer = d.TypeConstraint("integer", ("kind", "TYPE_INTEGER"))
I3 = d.TypeConstraint("3-bit signless integer", ("integer", 1, 3), type_text="i3")
I5 = d.TypeConstraint("5-bit signless integer", ("integer", 1, 5), type_text="i5")
