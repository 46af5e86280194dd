"""The esi dialect: services, the manifest, memories, simulation with a host."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import esi


class AppIDHierNodeOp(d.Op, dialect=esi, name="manifest.hier_node"):
    appID = d.Attr(AppIDAttr)
    moduleRef = d.Attr(d.FlatSymbolRefAttr)
    children = d.Region(1)
    traits = (d.HasParent("esi.manifest.hier_root", "esi.manifest.hier_node"), d.NoTerminator, d.SingleBlock)
    assembly_format = "qualified($appID) `mod` $moduleRef attr-dict-with-keyword $children"


class AppIDHierRootOp(d.Op, dialect=esi, name="manifest.hier_root"):
    topModuleRef = d.Attr(d.FlatSymbolRefAttr)
    children = d.Region(1)
    traits = (d.HasParent("builtin.module"), d.NoTerminator, d.SingleBlock)
    assembly_format = "$topModuleRef attr-dict-with-keyword $children"


class _ServiceDecl(d.Op):
    """A service of the standard library."""

    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    traits = (d.HasParent("builtin.module"), d.Symbol)
    assembly_format = "$sym_name attr-dict"


class CallServiceDeclOp(_ServiceDecl, dialect=esi, name="service.std.call"):
    pass


class ChannelServiceDeclOp(_ServiceDecl, dialect=esi, name="service.std.channel"):
    pass


class CompressedManifestOp(d.Op, dialect=esi, name="manifest.compressed"):
    compressedManifest = d.Attr(BlobAttr)
    assembly_format = "$compressedManifest attr-dict"


class CosimFromHostEndpointOp(d.Op, dialect=esi, name="cosim.from_host"):
    clk = d.Operand(ClockType)
    rst = d.Operand(d.I1)
    id = d.Attr(d.StrAttr)
    fromHost = d.Result(ChannelType)
    assembly_format = "$clk `,` $rst `,` $id attr-dict `:` qualified(type($fromHost))"


class CosimToHostEndpointOp(d.Op, dialect=esi, name="cosim.to_host"):
    clk = d.Operand(ClockType)
    rst = d.Operand(d.I1)
    toHost = d.Operand(ChannelType)
    id = d.Attr(d.StrAttr)
    assembly_format = "$clk `,` $rst `,` $toHost`,` $id attr-dict `:` qualified(type($toHost))"


class CustomServiceDeclOp(d.Op, dialect=esi, name="service.decl"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    ports = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator, d.HasParent("builtin.module"), d.Symbol)
    assembly_format = "$sym_name $ports attr-dict"


class ESIPureModuleInputOp(d.Op, dialect=esi, name="pure_module.input"):
    name_ = d.Attr(d.StrAttr)
    value = d.Result(d.AnyType)
    traits = (d.HasParent("esi.pure_module"),)
    assembly_format = "$name attr-dict `:` type($value)"


class ESIPureModuleOp(d.Op, dialect=esi, name="pure_module"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    body = d.Region(1)
    traits = (d.GraphRegion, d.Symbol, d.NoTerminator, d.NoRegionArguments, d.SingleBlock, d.HasParent("builtin.module"))
    assembly_format = "$sym_name attr-dict-with-keyword $body"


class ESIPureModuleOutputOp(d.Op, dialect=esi, name="pure_module.output"):
    name_ = d.Attr(d.StrAttr)
    value = d.Operand(d.AnyType)
    traits = (d.HasParent("esi.pure_module"),)
    assembly_format = "$name `,` $value attr-dict `:` type($value)"


class ESIPureModuleParamOp(d.Op, dialect=esi, name="pure_module.param"):
    name_ = d.Attr(d.StrAttr)
    type = d.Attr(d.TypeAttr)
    traits = (d.HasParent("esi.pure_module"),)
    assembly_format = "$name `:` $type attr-dict"


class FuncServiceDeclOp(_ServiceDecl, dialect=esi, name="service.std.func"):
    pass


class HostMemServiceDeclOp(_ServiceDecl, dialect=esi, name="service.std.hostmem"):
    pass


class MMIOServiceDeclOp(_ServiceDecl, dialect=esi, name="service.std.mmio"):
    pass


class RandomAccessMemoryDeclOp(d.Op, dialect=esi, name="mem.ram"):
    sym_name = d.Attr(d.SymbolNameAttr)
    sym_visibility = d.OptionalAttr(d.StrAttr)
    innerType = d.Attr(d.TypeAttr)
    depth = d.Attr(d.I64Attr)
    traits = (d.HasParent("builtin.module"), d.Symbol)
    assembly_format = "$sym_name $innerType `x` $depth attr-dict"


class RequestConnectionOp(d.Op, dialect=esi, name="service.req"):
    servicePort = d.Attr(InnerRefAttr)
    appID = d.Attr(AppIDAttr)
    options = d.OptionalAttr(DictionaryAttr)
    toClient = d.Result(ChannelBundleType)
    assembly_format = """
        $servicePort `(` qualified($appID) `)` (`opts` $options^)? attr-dict `:` qualified(type($toClient))
    """


class ServiceDeclPortOp(d.Op, dialect=esi, name="service.port"):
    inner_sym = d.Attr(d.SymbolNameAttr)
    toClientType = d.Attr(BundleTypeAttr)
    traits = (d.HasParent("esi.service.decl"),)
    assembly_format = "$inner_sym attr-dict `:` $toClientType"


class ServiceImplClientRecordOp(d.Op, dialect=esi, name="manifest.impl_conn"):
    relAppIDPath = d.Attr(AppIDArrayAttr)
    servicePort = d.Attr(InnerRefAttr)
    typeID = d.Attr(BundleTypeAttr)
    channelAssignments = d.OptionalAttr(DictionaryAttr)
    implDetails = d.OptionalAttr(DictionaryAttr)
    traits = (d.HasParent("esi.manifest.service_impl"),)
    assembly_format = """
        $relAppIDPath `req` $servicePort `(` $typeID `)` (`channels` $channelAssignments^)? (`with`
        $implDetails^)? attr-dict
    """


class ServiceImplRecordOp(d.Op, dialect=esi, name="manifest.service_impl"):
    appID = d.Attr(AppIDAttr)
    isEngine = d.Attr(d.UnitAttr)
    service = d.OptionalAttr(d.FlatSymbolRefAttr)
    stdService = d.OptionalAttr(d.StrAttr)
    serviceImplName = d.Attr(d.StrAttr)
    implDetails = d.Attr(DictionaryAttr)
    reqDetails = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator)
    assembly_format = """
        qualified($appID) (`svc` $service^)? (`std` $stdService^)? `by` $serviceImplName (`engine` $isEngine^)?
        `with` $implDetails attr-dict-with-keyword custom<`esi.Details`>($reqDetails)
    """


class ServiceImplementConnReqOp(d.Op, dialect=esi, name="service.impl_req.req"):
    servicePort = d.Attr(InnerRefAttr)
    relativeAppIDPath = d.Attr(AppIDArrayAttr)
    options = d.OptionalAttr(DictionaryAttr)
    toClient = d.Result(ChannelBundleType)
    assembly_format = """
        $servicePort `(` $relativeAppIDPath `)` (`opts` $options^)? attr-dict `:` qualified(type($toClient))
    """


class ServiceImplementReqOp(d.Op, dialect=esi, name="service.impl_req"):
    appID = d.Attr(AppIDAttr)
    service_symbol = d.OptionalAttr(d.FlatSymbolRefAttr)
    impl_type = d.Attr(d.StrAttr)
    stdService = d.OptionalAttr(d.StrAttr)
    impl_opts = d.OptionalAttr(DictionaryAttr)
    inputs = d.Operands(d.AnyType)
    outputs = d.Results(d.AnyType)
    portReqs = d.Region(1)
    traits = (d.NoTerminator,)
    assembly_format = """
        qualified($appID) (`svc` $service_symbol^)? `impl` `as` $impl_type (`std` $stdService^)? (`opts`
        $impl_opts^)? `(` $inputs `)` attr-dict `:` functional-type($inputs, results) $portReqs
    """


class ServiceInstanceOp(d.Op, dialect=esi, name="service.instance"):
    appID = d.Attr(AppIDAttr)
    service_symbol = d.OptionalAttr(d.FlatSymbolRefAttr)
    impl_type = d.Attr(d.StrAttr)
    impl_opts = d.OptionalAttr(DictionaryAttr)
    inputs = d.Operands(d.AnyType)
    result_ = d.Results(d.AnyType)
    assembly_format = """
        qualified($appID) (`svc` $service_symbol^)? `impl` `as` $impl_type (`opts` $impl_opts^)? `(` $inputs `)`
        attr-dict `:` functional-type($inputs, results)
    """


class ServiceRequestRecordOp(d.Op, dialect=esi, name="manifest.req"):
    requestor = d.Attr(AppIDAttr)
    servicePort = d.Attr(InnerRefAttr)
    stdService = d.OptionalAttr(d.StrAttr)
    typeID = d.Attr(BundleTypeAttr)
    assembly_format = "qualified($requestor) `,` $servicePort (`std` $stdService^)? `,` $typeID attr-dict"


class SymbolConstantsOp(d.Op, dialect=esi, name="manifest.constants"):
    symbolRef = d.Attr(d.FlatSymbolRefAttr)
    constants = d.Attr(DictionaryAttr)
    assembly_format = "$symbolRef $constants attr-dict"


class SymbolMetadataOp(d.Op, dialect=esi, name="manifest.sym"):
    symbolRef = d.Attr(d.FlatSymbolRefAttr)
    name_ = d.OptionalAttr(d.StrAttr)
    repo = d.OptionalAttr(d.StrAttr)
    commitHash = d.OptionalAttr(d.StrAttr)
    version = d.OptionalAttr(d.StrAttr)
    summary = d.OptionalAttr(d.StrAttr)
    assembly_format = """
        $symbolRef (`name` $name^)? (`repo` $repo^)? (`commit` $commitHash^)? (`version` $version^)? (`summary`
        $summary^)? attr-dict
    """


class TelemetryServiceDeclOp(_ServiceDecl, dialect=esi, name="service.std.telemetry"):
    pass
