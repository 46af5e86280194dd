"""The spirv dialect: attributes that are no enumerations."""

from mlircore.define.types_attributes import ArrayParam, AttrDef, AttrParam, BoolParam, DenseParam, EnumParam, IntParam, Param, TypeParam
from mlircore.dialect import ArrayAttr, AttrConstraint, StrAttr
from mlircore.dialects.spirv.enums import (
    Capability, ClientAPI, DeviceType, Extension, LinkageTypeAttr, LoadCacheControl, ScopeAttr, StorageClass, StoreCacheControl, Vendor,
    Version, spirv,
)

UNKNOWN_DEVICE = 0x7FFFFFFF


def _int(*, optional: bool = False, default: int | None = None) -> Param:
    return IntParam(32, optional=optional, default=default, cpp_type="std::optional<int>" if optional else "int")


class InterfaceVarABIAttr(AttrDef, dialect=spirv, mnemonic="interface_var_abi"):
    """Where an argument of a kernel is bound, and in which memory it is."""

    descriptor_set = IntParam(32, signed=False)
    binding = IntParam(32, signed=False)
    storage_class = EnumParam(StorageClass, optional=True, complaint="unknown storage class: $")
    assembly_format = """
        `<` `(` custom<`spirv.Number`>($descriptor_set, `missing descriptor set`) `,` custom<`spirv.Number`>($binding, `missing binding`)
        `)` (`,` $storage_class^)? `>`
    """


class VerCapExtAttr(AttrDef, dialect=spirv, mnemonic="vce"):
    """A version, capabilities and extensions."""

    version = EnumParam(Version, complaint="unknown version: $")
    capabilities = ArrayParam(EnumParam(Capability, complaint="unknown capability: $"), bracketed=True)
    extensions = ArrayParam(EnumParam(Extension, complaint="unknown extension: $"), bracketed=True)
    assembly_format = "`<` $version `,` $capabilities `,` $extensions `>`"


class CooperativeMatrixPropertiesKHRAttr(AttrDef, dialect=spirv, mnemonic="coop_matrix_props_khr"):
    """Sizes and types of matrices whose product a device computes."""

    m_size = IntParam(32, signed=False, cpp_type="uint32_t")
    n_size = IntParam(32, signed=False, cpp_type="uint32_t")
    k_size = IntParam(32, signed=False, cpp_type="uint32_t")
    a_type = TypeParam(cpp_type="mlir::Type")
    b_type = TypeParam(cpp_type="mlir::Type")
    c_type = TypeParam(cpp_type="mlir::Type")
    result_type = TypeParam(cpp_type="mlir::Type")
    acc_sat = BoolParam(cpp_type="bool")
    scope = AttrParam(ScopeAttr, cpp_type="mlir::spirv::ScopeAttr")
    cpp_name = "SPIRV_CooperativeMatrixPropertiesKHRAttr"
    assembly_format = "`<` struct(params) `>`"


class CooperativeMatrixPropertiesNVAttr(AttrDef, dialect=spirv, mnemonic="coop_matrix_props_nv"):
    """The same for the extension of NVIDIA."""

    m_size = _int()
    n_size = _int()
    k_size = _int()
    a_type = TypeParam(cpp_type="mlir::Type")
    b_type = TypeParam(cpp_type="mlir::Type")
    c_type = TypeParam(cpp_type="mlir::Type")
    result_type = TypeParam(cpp_type="mlir::Type")
    scope = AttrParam(ScopeAttr, cpp_type="mlir::spirv::ScopeAttr")
    cpp_name = "SPIRV_CooperativeMatrixPropertiesNVAttr"
    assembly_format = "`<` struct(params) `>`"


class ResourceLimitsAttr(AttrDef, dialect=spirv, mnemonic="resource_limits"):
    """How much of its resources a device gives to a kernel."""

    max_compute_shared_memory_size = _int(default=16384)
    max_compute_workgroup_invocations = _int(default=128)
    max_compute_workgroup_size = AttrParam(ArrayAttr, default="[128 : i32, 128 : i32, 64 : i32]", cpp_type="ArrayAttr")
    subgroup_size = _int(default=32)
    min_subgroup_size = _int(optional=True)
    max_subgroup_size = _int(optional=True)
    cooperative_matrix_properties_khr = AttrParam(ArrayAttr, default="[]", cpp_type="ArrayAttr")
    cooperative_matrix_properties_nv = AttrParam(ArrayAttr, default="[]", cpp_type="ArrayAttr")
    cpp_name = "SPIRV_ResourceLimitsAttr"
    assembly_format = "`<` struct(params) `>`"


class TargetEnvAttr(AttrDef, dialect=spirv, mnemonic="target_env"):
    """The target of a module: a triple, an API, a device and its limits."""

    triple = AttrParam(VerCapExtAttr)
    client_api = EnumParam(ClientAPI, default="Unknown", complaint="unknown client API: $")
    vendor = EnumParam(Vendor, default="Unknown", complaint="unknown vendor: $")
    device_type = EnumParam(DeviceType, default="Unknown", complaint="unknown device type: $")
    device_id = IntParam(32, signed=False, default=UNKNOWN_DEVICE)
    limits = AttrParam(ResourceLimitsAttr)
    assembly_format = """
        `<` qualified($triple) `,` `` custom<`spirv.Device`>($client_api, $vendor, $device_type, $device_id) qualified($limits) `>`
    """


class EntryPointABIAttr(AttrDef, dialect=spirv, mnemonic="entry_point_abi"):
    """The sizes of the groups that a kernel is started in."""

    workgroup_size = DenseParam("i32", optional=True, cpp_type="DenseI32ArrayAttr")
    subgroup_size = _int(optional=True)
    target_width = _int(optional=True)
    cpp_name = "SPIRV_EntryPointABIAttr"
    assembly_format = "`<` struct(params) `>`"


class LinkageAttributesAttr(AttrDef, dialect=spirv, mnemonic="linkage_attributes"):
    """The name of a function or a variable outside, and whether it is imported or exported."""

    linkage_name = AttrParam(StrAttr, cpp_type="StringAttr")
    linkage_type = AttrParam(LinkageTypeAttr, cpp_type="mlir::spirv::LinkageTypeAttr")
    cpp_name = "SPIRV_LinkageAttributesAttr"
    assembly_format = "`<` struct(params) `>`"


class CacheControlLoadINTELAttr(AttrDef, dialect=spirv, mnemonic="cache_control_load_intel"):
    """How loads use a level of the cache."""

    cache_level = IntParam(32, signed=False, cpp_type="unsigned")
    load_cache_control = EnumParam(LoadCacheControl, field=True, cpp_type="mlir::spirv::LoadCacheControl")
    cpp_name = "SPIRV_CacheControlLoadINTELAttr"
    assembly_format = "`<` struct(params) `>`"


class CacheControlStoreINTELAttr(AttrDef, dialect=spirv, mnemonic="cache_control_store_intel"):
    """How stores use a level of the cache."""

    cache_level = IntParam(32, signed=False, cpp_type="unsigned")
    store_cache_control = EnumParam(StoreCacheControl, field=True, cpp_type="mlir::spirv::StoreCacheControl")
    cpp_name = "SPIRV_CacheControlStoreINTELAttr"
    assembly_format = "`<` struct(params) `>`"


_TRIPLE = ("defined", "spirv.vce")
VerCapExt = AttrConstraint("version-capability-extension attribute", _TRIPLE, _TRIPLE)
_LINKAGE = ("defined", "spirv.linkage_attributes")
LinkageAttributes = AttrConstraint("", _LINKAGE, _LINKAGE)

spirv.rule("entry_point_abi", value=("defined", "spirv.entry_point_abi"), message="'$' attribute must be an entry point ABI attribute")
spirv.rule("target_env", value=("defined", "spirv.target_env"), message="'$' must be a spirv::TargetEnvAttr")
spirv.rule(None, value=("not", ("any",)), message="found unsupported '$' attribute on operation")
