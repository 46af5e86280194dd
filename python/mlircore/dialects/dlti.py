"""The dlti dialect: attributes that say how types are laid out, and what the target is like. There are no operations."""

from mlircore.define.types_attributes import ArrayParam, AttrDef, AttrParam, BoolParam, IntParam
from mlircore.dialect import AttrConstraint, Dialect

dlti = Dialect("dlti")

_Key = AttrConstraint("a type or a string", ("kind", "ATTR_TYPE", "ATTR_STRING"), ("kind", "ATTR_TYPE", "ATTR_STRING"))


class DataLayoutEntryAttr(AttrDef, dialect=dlti, mnemonic="dl_entry"):
    """The value of one key, which is a type or a string."""

    key = AttrParam(_Key)
    value = AttrParam(complaint="")  # upstream has no second message about it
    cpp_name = "DLTI_DataLayoutEntryAttr"
    assembly_format = "`<` custom<`dlti.Key`>($key) `,` $value `>`"


class DataLayoutSpecAttr(AttrDef, dialect=dlti, mnemonic="dl_spec"):
    """The layout of data."""

    entries = ArrayParam(AttrParam(DataLayoutEntryAttr), optional=True)
    cpp_name, verify, blame_name = "DLTI_DataLayoutSpecAttr", "dlti.Entries", True
    assembly_format = "`<` custom<`dlti.Entries`>($entries, `types`) `>`"


class MapAttr(AttrDef, dialect=dlti, mnemonic="map"):
    """Values by their keys."""

    entries = ArrayParam(AttrParam(DataLayoutEntryAttr), optional=True)
    cpp_name, verify, blame_name = "DLTI_MapAttr", "dlti.Entries", True
    assembly_format = "`<` custom<`dlti.Entries`>($entries, `types`) `>`"


class TargetDeviceSpecAttr(AttrDef, dialect=dlti, mnemonic="target_device_spec"):
    """A device of the target."""

    entries = ArrayParam(AttrParam(DataLayoutEntryAttr), optional=True)
    cpp_name, verify, blame_name = "DLTI_TargetDeviceSpecAttr", "dlti.DeviceEntries", True
    assembly_format = "`<` custom<`dlti.Entries`>($entries, `strings`) `>`"


class TargetSystemSpecAttr(AttrDef, dialect=dlti, mnemonic="target_system_spec"):
    """The devices of the target, by their names."""

    entries = ArrayParam(AttrParam(DataLayoutEntryAttr), optional=True)
    cpp_name, verify, blame_name = "DLTI_TargetSystemSpecAttr", "dlti.SystemEntries", True
    assembly_format = "`<` custom<`dlti.Entries`>($entries, `strings`) `>`"


class FunctionPointerAlignmentAttr(AttrDef, dialect=dlti, mnemonic="function_pointer_alignment"):
    """How pointers to functions are aligned, at least."""

    alignment = IntParam(64, signed=False, cpp_type="uint64_t")
    function_dependent = BoolParam(cpp_type="bool")
    cpp_name = "DLTI_FunctionPointerAlignmentAttr"
    assembly_format = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`"


for _attr, _check in ((DataLayoutSpecAttr, "DataLayout"), (TargetSystemSpecAttr, None), (MapAttr, None)):
    dlti.rule(_attr.name.removeprefix("dlti."), value=_attr.predicate, message=f"'$' is expected to be a #{_attr.name} attribute", check=_check)
dlti.rule(None, value=("not", ("any",)), message="attribute '$' not supported by dialect")


__getattr__ = dlti.member  # classes that other modules define, and the functions that build operations
__dir__ = dlti.members
