"""IREE's hal dialect: devices, executables, buffers, command buffers, fences. Types, attributes, constraints."""

from mlircore import dialect as d

hal = d.Dialect("hal", lists_properties=True)

ExecutionModel = hal.enum(d.EnumDef(
    [("synchronous", 0), ("coarse_fences", 1)], summary="Execution model for function invocation", cpp_name="::mlir::iree_compiler::IREE::HAL::ExecutionModel"))

CollectiveKind = hal.enum(d.EnumDef(
    [("all_gather", 0),
     ("all_reduce", 1),
     ("all_to_all", 2),
     ("broadcast", 3),
     ("reduce", 4),
     ("reduce_scatter", 5),
     ("send", 6),
     ("recv", 7),
     ("send_recv", 8)], summary="valid CollectiveKind", cpp_name="::mlir::iree_compiler::IREE::HAL::CollectiveKind"))

CollectiveReductionOp = hal.enum(d.EnumDef(
    [("none", 0), ("sum", 1), ("product", 2), ("minimum", 3), ("maximum", 4), ("average", 5)], summary="valid CollectiveReductionOp", cpp_name="::mlir::iree_compiler::IREE::HAL::CollectiveReductionOp"))

CollectiveElementType = hal.enum(d.EnumDef(
    [("si8", 0),
     ("ui8", 1),
     ("si16", 2),
     ("ui16", 3),
     ("si32", 4),
     ("ui32", 5),
     ("si64", 6),
     ("ui64", 7),
     ("f16", 8),
     ("f32", 9),
     ("f64", 10),
     ("bf16", 11),
     ("f8E5M2", 12),
     ("f8E4M3FN", 13),
     ("f8E5M2FNUZ", 14),
     ("f8E4M3FNUZ", 15)], summary="valid CollectiveElementType", cpp_name="::mlir::iree_compiler::IREE::HAL::CollectiveElementType"))

DescriptorType = hal.enum(d.EnumDef(
    [("uniform_buffer", 6), ("storage_buffer", 7)], summary="valid DescriptorType", cpp_name="::mlir::iree_compiler::IREE::HAL::DescriptorType"))

DescriptorFlags = hal.enum(d.EnumDef(
    [("None", 0), ("ReadOnly", 1), ("Indirect", 2)], bits=True, every=True, separator="|", summary="valid Descriptor flags", cpp_name="::mlir::iree_compiler::IREE::HAL::DescriptorFlags"))

PipelineLayoutFlags = hal.enum(d.EnumDef(
    [("None", 0), ("Indirect", 1)], bits=True, every=True, separator="|", summary="valid PipelineLayout flags", cpp_name="::mlir::iree_compiler::IREE::HAL::PipelineLayoutFlags"))

DescriptorTypeAttr = hal.enum(d.EnumDef(
    [("uniform_buffer", 6), ("storage_buffer", 7)], attr_name="descriptor_type", summary="valid DescriptorType", cpp_name="::mlir::iree_compiler::IREE::HAL::DescriptorType", cpp_attr="HAL_DescriptorTypeAttr"))

Lifetime = hal.enum(d.EnumDef(
    [("*", 0), ("external", 1), ("staging", 2), ("transient", 3), ("variable", 4), ("constant", 5)], summary="IREE HAL value lifetime", cpp_name="::mlir::iree_compiler::IREE::HAL::Lifetime"))

MemoryTypeBitfield = hal.enum(d.EnumDef(
    [("None", 0),
     ("Optimal", 1),
     ("HostVisible", 2),
     ("HostCoherent", 4),
     ("HostCached", 8),
     ("HostLocal", 70),
     ("DeviceVisible", 16),
     ("DeviceLocal", 48)], bits=True, every=True, separator="|", summary="valid MemoryType", cpp_name="mlir::iree_compiler::IREE::HAL::MemoryTypeBitfield"))

BufferUsageBitfield = hal.enum(d.EnumDef(
    [("None", 0),
     ("TransferSource", 1),
     ("TransferTarget", 2),
     ("Transfer", 3),
     ("DispatchIndirectParameters", 256),
     ("DispatchUniformRead", 512),
     ("DispatchStorageRead", 1024),
     ("DispatchStorageWrite", 2048),
     ("DispatchStorage", 3072),
     ("DispatchImageRead", 4096),
     ("DispatchImageWrite", 8192),
     ("DispatchImage", 12288),
     ("SharingExport", 65536),
     ("SharingReplicate", 131072),
     ("SharingConcurrent", 262144),
     ("SharingImmutable", 524288),
     ("MappingScoped", 16777216),
     ("MappingPersistent", 33554432),
     ("MappingOptional", 67108864),
     ("MappingAccessRandom", 134217728),
     ("MappingAccessSequentialWrite", 268435456),
     ("Mapping", 150994944)], bits=True, every=True, separator="|", summary="valid BufferUsage", cpp_name="mlir::iree_compiler::IREE::HAL::BufferUsageBitfield"))

ChannelFlagBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("Reserved", 1)], bits=True, every=True, separator="|", width=64, summary="valid ChannelFlag", cpp_name="::mlir::iree_compiler::IREE::HAL::ChannelFlagBitfield"))

CopyFlagBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("Reserved", 1)], bits=True, every=True, separator="|", width=64, summary="valid CopyFlag", cpp_name="::mlir::iree_compiler::IREE::HAL::CopyFlagBitfield"))

CommandBufferModeBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("OneShot", 1), ("AllowInlineExecution", 16)], bits=True, every=True, separator="|", summary="valid CommandBufferMode", cpp_name="mlir::iree_compiler::IREE::HAL::CommandBufferModeBitfield"))

CommandCategoryBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("Transfer", 1), ("Dispatch", 2)], bits=True, every=True, separator="|", summary="valid CommandCategory", cpp_name="mlir::iree_compiler::IREE::HAL::CommandCategoryBitfield"))

DispatchFlags = hal.enum(d.EnumDef(
    [("None", 0), ("Reserved", 1)], bits=True, every=True, separator="|", width=64, summary="valid dispatch flags", cpp_name="::mlir::iree_compiler::IREE::HAL::DispatchFlags"))

ExecutionStageBitfield = hal.enum(d.EnumDef(
    [("None", 0),
     ("CommandIssue", 1),
     ("CommandProcess", 2),
     ("Dispatch", 4),
     ("Transfer", 8),
     ("CommandRetire", 16),
     ("Host", 32)], bits=True, every=True, separator="|", summary="valid ExecutionStage", cpp_name="mlir::iree_compiler::IREE::HAL::ExecutionStageBitfield"))

ExecutionBarrierFlagBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("Reserved", 1)], bits=True, every=True, separator="|", width=64, summary="valid ExecutionBarrierFlag", cpp_name="::mlir::iree_compiler::IREE::HAL::ExecutionBarrierFlagBitfield"))

FillFlagBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("Reserved", 1)], bits=True, every=True, separator="|", width=64, summary="valid FillFlag", cpp_name="::mlir::iree_compiler::IREE::HAL::FillFlagBitfield"))

UpdateFlagBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("Reserved", 1)], bits=True, every=True, separator="|", width=64, summary="valid UpdateFlag", cpp_name="::mlir::iree_compiler::IREE::HAL::UpdateFlagBitfield"))

AllocaFlagBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("IndeterminateLifetime", 1)], bits=True, every=True, separator="|", width=64, summary="valid AllocaFlag", cpp_name="::mlir::iree_compiler::IREE::HAL::AllocaFlagBitfield"))

ExecuteFlagBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("Reserved", 1)], bits=True, every=True, separator="|", width=64, summary="valid ExecuteFlag", cpp_name="::mlir::iree_compiler::IREE::HAL::ExecuteFlagBitfield"))

DeallocaFlagBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("PreferOrigin", 1)], bits=True, every=True, separator="|", width=64, summary="valid DeallocaFlag", cpp_name="::mlir::iree_compiler::IREE::HAL::DeallocaFlagBitfield"))

ReadFlagBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("Reserved", 1)], bits=True, every=True, separator="|", width=64, summary="valid ReadFlag", cpp_name="::mlir::iree_compiler::IREE::HAL::ReadFlagBitfield"))

WriteFlagBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("Reserved", 1)], bits=True, every=True, separator="|", width=64, summary="valid WriteFlag", cpp_name="::mlir::iree_compiler::IREE::HAL::WriteFlagBitfield"))

MemoryAccessBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("Read", 1), ("Write", 2), ("Discard", 4), ("MayAlias", 8), ("Unaligned", 16), ("Any", 32)], bits=True, every=True, separator="|", summary="valid MemoryAccess", cpp_name="mlir::iree_compiler::IREE::HAL::MemoryAccessBitfield"))

WaitFlagBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("Reserved", 1)], bits=True, every=True, separator="|", width=64, summary="valid WaitFlag", cpp_name="::mlir::iree_compiler::IREE::HAL::WaitFlagBitfield"))

FenceFlagBitfield = hal.enum(d.EnumDef(
    [("None", 0), ("Reserved", 1)], bits=True, every=True, separator="|", width=64, summary="valid FenceFlag", cpp_name="::mlir::iree_compiler::IREE::HAL::FenceFlagBitfield"))

DictionaryAttr = d.AttrConstraint(
    "dictionary of named attribute values", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"), value_type="none")


class ABIConventionAttr(d.AttrDef, dialect=hal, mnemonic="abi.convention"):
    executionModel = d.EnumParam(ExecutionModel, field=True)
    assembly_format = "`<` $executionModel `>`"
    summary = "ABI calling convention for cross-module host functions."


class CollectiveAttr(d.AttrDef, dialect=hal, mnemonic="collective"):
    kind = d.EnumParam(CollectiveKind, field=True)
    reduction = d.EnumParam(CollectiveReductionOp, field=True, optional=True)
    element_type = d.EnumParam(CollectiveElementType, field=True)
    assembly_format = "`<` $kind (`with` $reduction^)? `:` $element_type `>`"
    summary = "Collective operation and specification."


class DeviceAliasAttr(d.AttrDef, dialect=hal, mnemonic="device.alias"):
    type = d.SelfType()
    deviceID = d.AttrParam(
    d.AttrConstraint("StringAttr", ("kind", "ATTR_STRING"), ("kind", "ATTR_STRING"), value_type="none"))
    ordinal = d.IntParam(64, optional=True)
    configuration = d.AttrParam(
    d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), optional=True)
    assembly_format = "`<` $deviceID `` (`[` $ordinal^ `]`)? (`,` $configuration^)? `>`"
    summary = "Device target named alias."


class DeviceFallbackAttr(d.AttrDef, dialect=hal, mnemonic="device.fallback"):
    type = d.SelfType()
    name_ = d.AttrParam(d.AttrConstraint("FlatSymbolRefAttr", ("flat_symbol",), ("flat_symbol",)))
    assembly_format = "`<` $name `>`"
    summary = "Specifies a reference to another device."


class DeviceLinkAttr(d.AttrDef, dialect=hal, mnemonic="device.link"):
    sourceDevice = d.AttrParam(d.AttrConstraint("SymbolRefAttr", ("kind", "ATTR_SYMBOL_REF"), ("kind", "ATTR_SYMBOL_REF")))
    targetDevice = d.AttrParam(d.AttrConstraint("SymbolRefAttr", ("kind", "ATTR_SYMBOL_REF"), ("kind", "ATTR_SYMBOL_REF")))
    unified_memory = d.BoolParam(optional=True)
    transparent_access = d.BoolParam(optional=True)
    extra_properties = d.AttrParam(
    d.AttrConstraint("DictionaryAttr", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), optional=True)
    assembly_format = """
        `(` $sourceDevice `->` $targetDevice `=` `{` struct($unified_memory, $transparent_access)`}` (`,` $extra_properties^)? `)`
    """
    summary = "Connection between devices."


class DeviceOptimalAttr(d.AttrDef, dialect=hal, mnemonic="device.optimal"):
    affinities = d.ArrayParam(d.AttrParam())
    assembly_format = "`<` `[` $affinities `]` `>`"
    summary = "Selects an optimal device for the assigned operation."


class DeviceOrdinalAttr(d.AttrDef, dialect=hal, mnemonic="device.ordinal"):
    type = d.SelfType()
    ordinal = d.IntParam(64)
    assembly_format = "`<` $ordinal `>`"
    summary = "Specifies a device by runtime registration ordinal."


class DeviceSelectAttr(d.AttrDef, dialect=hal, mnemonic="device.select"):
    type = d.SelfType()
    devices = d.AttrParam(d.AttrConstraint("ArrayAttr", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY")))
    assembly_format = "`<` $devices `>`"
    summary = "Selects a device from one or more options."


class DeviceTopologyAttr(d.AttrDef, dialect=hal, mnemonic="device.topology"):
    links = d.ArrayParam(d.AttrParam("hal.device.link"))
    assembly_format = "`<` `links` `=` `[` $links `]` `>`"
    summary = "Device connection topology specification."


class PipelineBindingAttr(d.AttrDef, dialect=hal, mnemonic="pipeline.binding"):
    type = d.EnumParam(DescriptorType, field=True)
    flags = d.EnumParam(DescriptorFlags, field=True, optional=True)
    assembly_format = "`<` $type (`,` $flags^)? `>`"
    summary = "Pipeline binding specification."


class PipelineLayoutAttr(d.AttrDef, dialect=hal, mnemonic="pipeline.layout"):
    bindings = d.ArrayParam(d.AttrParam("hal.pipeline.binding"), optional=True)
    constants = d.IntParam(64, default=0)
    flags = d.EnumParam(PipelineLayoutFlags, field=True, optional=True)
    assembly_format = """
        `<` (`constants` `=` $constants^ `,` ` `)? `bindings` `=` `[` (`]`) : (qualified($bindings)^ `]`)? (`,` `flags` `=` $flags^)? `>`
    """
    summary = "Executable entry point layout specification."
    alias = "pipeline_layout"


class AllocatorType(d.TypeDef, dialect=hal, mnemonic="allocator"):
    summary = "allocator"


class BufferType(d.TypeDef, dialect=hal, mnemonic="buffer"):
    summary = "buffer"


class BufferViewType(d.TypeDef, dialect=hal, mnemonic="buffer_view"):
    summary = "buffer_view"


class ChannelType(d.TypeDef, dialect=hal, mnemonic="channel"):
    summary = "collective.channel"


class CommandBufferType(d.TypeDef, dialect=hal, mnemonic="command_buffer"):
    summary = "command_buffer"


class DeviceType(d.TypeDef, dialect=hal, mnemonic="device"):
    summary = "device"


class ExecutableType(d.TypeDef, dialect=hal, mnemonic="executable"):
    summary = "executable"


class EventType(d.TypeDef, dialect=hal, mnemonic="event"):
    summary = "event"


class FenceType(d.TypeDef, dialect=hal, mnemonic="fence"):
    summary = "fence"


class SemaphoreType(d.TypeDef, dialect=hal, mnemonic="semaphore"):
    summary = "semaphore"


class FileType(d.TypeDef, dialect=hal, mnemonic="file"):
    summary = "buffer"


class ExecutableTargetAttr(d.AttrDef, dialect=hal, mnemonic="executable.target"):
    backend = d.StringParam()
    format = d.StringParam()
    configuration = d.AttrParam(d.AttrConstraint("dictionary of named attribute values", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), default="{}")
    assembly_format = "`<` $backend `,` $format (`,` $configuration^)? `>`"
    alias = "executable_target_{1}"


class ExecutableObjectAttr(d.AttrDef, dialect=hal, mnemonic="executable.object"):
    fields = d.AttrParam(d.AttrConstraint("dictionary of named attribute values", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), optional=True)
    assembly_format = "`<` ($fields^)? `>`"


class ExecutableObjectsAttr(d.AttrDef, dialect=hal, mnemonic="executable.objects"):
    targets = d.ArrayParam(d.AttrParam())
    targetObjects = d.ArrayParam(d.AttrParam())
    assembly_format = "`<` custom<`iree.Objects`>($targets, $targetObjects) `>`"


class DeviceTargetAttr(d.AttrDef, dialect=hal, mnemonic="device.target"):
    type_ = d.SelfType()
    deviceID = d.StringParam()
    configuration = d.AttrParam(d.AttrConstraint("dictionary of named attribute values", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY")), optional=True)
    executable_targets = d.ArrayParam(d.AttrParam(), optional=True)
    assembly_format = "`<` $deviceID `` custom<`iree.Device`>($configuration, $executable_targets) `>`"
    alias = "device_target_{1}{2.ordinal}"


class DeviceAffinityAttr(d.AttrDef, dialect=hal, mnemonic="device.affinity"):
    device = d.SymbolParam()
    queue_mask = d.IntParam(64)
    assembly_format = "`<` $device `` custom<`iree.Queues`>($queue_mask) `>`"


class DevicePromiseAttr(d.AttrDef, dialect=hal, mnemonic="device.promise"):
    device = d.SymbolParam()
    queue_mask = d.IntParam(64)
    assembly_format = "`<` $device `` custom<`iree.Queues`>($queue_mask) `>`"


HAL_Allocator = d.TypeConstraint("allocator", ("defined", "hal.allocator"), type_text="!hal.allocator")
HAL_DeviceQueueAffinity = d.TypeConstraint(
    "64-bit signless integer", ("integer", 1, 64), type_text="i64", type_name="builtin.integer", type_class=("kind", "TYPE_INTEGER"))
HAL_MemoryType = d.TypeConstraint(
    "32-bit signless integer", ("integer", 1, 32), type_text="i32", type_name="builtin.integer", type_class=("kind", "TYPE_INTEGER"))
HAL_DeviceSize = d.TypeConstraint("index", ("kind", "TYPE_INDEX"), type_text="index", type_name="builtin.index")
HAL_Buffer = d.TypeConstraint("buffer", ("defined", "hal.buffer"), type_text="!hal.buffer")
BufferType2 = d.type_of("util.buffer")
HAL_Device = d.TypeConstraint("device", ("defined", "hal.device"), type_text="!hal.device")
HAL_BufferType = d.TypeConstraint("buffer", ("defined", "hal.buffer"))
IndexOrSignlessIntegerOrFloatingPointOrCType = d.TypeConstraint(
    "index or signless integer or floating-point or complex-type or vector of any type values", ("or",
     ("kind", "TYPE_INDEX"),
     ("integer", 1, 0),
     ("kind", "TYPE_FLOAT"),
     ("kind", "TYPE_COMPLEX"),
     ("and", ("kind", "TYPE_VECTOR"), ("not", ("rank", 0)))))
HAL_BufferView = d.TypeConstraint("buffer_view", ("defined", "hal.buffer_view"), type_text="!hal.buffer_view")
HAL_Channel = d.TypeConstraint(
    "collective.channel", ("defined", "hal.channel"), type_text="!hal.channel")
HAL_CommandBuffer = d.TypeConstraint("command_buffer", ("defined", "hal.command_buffer"), type_text="!hal.command_buffer")
IndexOrBufferType = d.TypeConstraint("index or buffer", ("or", ("kind", "TYPE_INDEX"), ("defined", "hal.buffer")))
HAL_Executable = d.TypeConstraint("executable", ("defined", "hal.executable"), type_text="!hal.executable")
HAL_FillPatternType = d.TypeConstraint(
    "8-bit signless integer or 16-bit signless integer or 32-bit signless integer", ("or", ("integer", 1, 8), ("integer", 1, 16), ("integer", 1, 32)))
HAL_Fence = d.TypeConstraint("fence", ("defined", "hal.fence"), type_text="!hal.fence")
HAL_File = d.TypeConstraint("buffer", ("defined", "hal.file"), type_text="!hal.file")
DeviceOrAllocatorOr64BitSignlessIntegerType = d.TypeConstraint(
    "device or allocator or 64-bit signless integer", ("or", ("defined", "hal.device"), ("defined", "hal.allocator"), ("integer", 1, 64)))
HAL_OrdinalArrayAttr = d.AttrConstraint(
    "Array of index ordinal attributes", ("and",
     ("kind", "ATTR_ARRAY"),
     ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("kind", "TYPE_INDEX"))))), ("kind", "ATTR_ARRAY"), value_type="none")
HAL_WorkgroupSizeAttr = d.AttrConstraint(
    "index array attribute", ("and",
     ("kind", "ATTR_ARRAY"),
     ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("kind", "TYPE_INDEX"))))), ("kind", "ATTR_ARRAY"), value_type="none")
HAL_SubgroupSizeAttr = d.AttrConstraint(
    "size_t", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("kind", "TYPE_INDEX"))), ("kind", "ATTR_INTEGER"), value_type="index")
Util_TiedOpStorageAttr = d.AttrConstraint(
    "64-bit integer array attribute", ("and",
     ("kind", "ATTR_ARRAY"),
     ("all", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("kind", "TYPE_INDEX"))))), ("kind", "ATTR_ARRAY"), value_type="none")
Util_AnySerializableAttr = d.AttrConstraint("buffer-like constant attribute values")
TypeAttributeOfFunctionTypeAttr = d.AttrConstraint(
    "type attribute of function type", ("and", ("kind", "ATTR_TYPE"), ("type_value", ("kind", "TYPE_FUNCTION"))), ("kind", "ATTR_TYPE"), value_type="none")
HAL_PrimitiveType = d.TypeConstraint(
    "index or signless integer or floating-point or complex-type", ("or", ("kind", "TYPE_INDEX"), ("integer", 1, 0), ("kind", "TYPE_FLOAT"), ("kind", "TYPE_COMPLEX")))
HAL_ExecutableObjectArrayAttr = d.AttrConstraint(
    "HAL executable object references", ("and", ("kind", "ATTR_ARRAY"), ("all", ("defined", "hal.executable.object"))), ("kind", "ATTR_ARRAY"), value_type="none")
AnyMemRef = d.TypeConstraint("memref of any type values", ("kind", "TYPE_MEMREF"), type_name="builtin.memref")
AnyI8Attr = d.AttrConstraint(
    "8-bit integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 7, 8))), ("kind", "ATTR_INTEGER"))
AnyTensor = d.TypeConstraint(
    "tensor of any type values", ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"), type_name="")
BufferOrBufferViewType = d.TypeConstraint("buffer or buffer_view", ("or", ("defined", "hal.buffer"), ("defined", "hal.buffer_view")))
