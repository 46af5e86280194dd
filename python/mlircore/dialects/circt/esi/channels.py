"""The esi dialect: channels, bundles, windows."""

from mlircore import dialect as d

from .base import *  # noqa: F403 - its constraints
from .base import esi


class ChannelBufferOp(d.Op, dialect=esi, name="buffer"):
    clk = d.Operand(ClockType)
    rst = d.Operand(d.I1)
    input = d.Operand(ChannelType)
    stages = d.OptionalAttr(PositiveI64Attr)
    name_ = d.OptionalAttr(d.StrAttr)
    output = d.Result(ChannelType)
    traits = (d.Pure,)
    checks = (d.Check("esi.SameInner"),)
    assembly_format = "$clk `,` $rst `,` $input attr-dict `:` qualified(type($input)) `->` qualified(type($output))"


class FIFOOp(d.Op, dialect=esi, name="fifo"):
    clk = d.Operand(ClockType)
    rst = d.Operand(d.I1)
    input = d.Operand(ChannelType)
    depth = d.Attr(PositiveI64Attr)
    output = d.Result(ChannelType)
    checks = (d.Check("esi.SameInner"),)
    assembly_format = "`in` $input `clk` $clk `rst` $rst `depth` $depth attr-dict `:` type($input) `->` type($output)"


class NullSourceOp(d.Op, dialect=esi, name="null"):
    out = d.Result(ChannelType)
    traits = (d.Pure,)
    assembly_format = "attr-dict `:` qualified(type($out))"


class PackBundleOp(d.Op, dialect=esi, name="bundle.pack"):
    toChannels = d.Operands(ChannelType)
    bundle = d.Result(ChannelBundleType)
    fromChannels = d.Results(ChannelType)
    result_names = "esi.Packed"
    assembly_format = """
        $toChannels attr-dict `:` custom<`esi.Bundle`>(type($toChannels), type($fromChannels), type($bundle))
    """


class PipelineStageOp(d.Op, dialect=esi, name="stage"):
    clk = d.Operand(ClockType)
    rst = d.Operand(d.I1)
    input = d.Operand(ChannelType)
    output = d.Result(ChannelType)
    traits = (d.Pure, d.AllTypesMatch("input", "output"))
    assembly_format = "$clk `,` $rst `,` $input attr-dict `:` qualified(type($input))"


class SnoopTransactionOp(d.Op, dialect=esi, name="snoop.xact"):
    input = d.Operand(ChannelType)
    transaction = d.Result(d.I1)
    data = d.Result(d.AnyType)
    traits = (d.TypesMatchWith("types of input and data go together", "input", "data", "esi.Inner"),)
    checks = (d.Check("esi.SameData"),)
    assembly_format = """
        $input attr-dict `:` qualified(type($input))
    """


class SnoopValidReadyOp(d.Op, dialect=esi, name="snoop.vr"):
    input = d.Operand(ChannelType)
    valid = d.Result(d.I1)
    ready = d.Result(d.I1)
    data = d.Result(d.AnyType)
    traits = (d.TypesMatchWith("types of input and data go together", "input", "data", "esi.Inner"),)
    checks = (d.Check("esi.SameData"),)
    assembly_format = """
        $input attr-dict `:` qualified(type($input))
    """


class UnpackBundleOp(d.Op, dialect=esi, name="bundle.unpack"):
    bundle = d.Operand(ChannelBundleType)
    fromChannels = d.Operands(ChannelType)
    toChannels = d.Results(ChannelType)
    result_names = "esi.Unpacked"
    assembly_format = """
        $fromChannels `from` $bundle attr-dict `:` custom<`esi.Bundle`>(
        type($toChannels), type($fromChannels), type($bundle))
    """


class UnwrapFIFOOp(d.Op, dialect=esi, name="unwrap.fifo"):
    chanInput = d.Operand(ChannelType)
    rden = d.Operand(d.I1)
    data = d.Result(d.AnyType)
    empty = d.Result(d.I1)
    traits = (d.TypesMatchWith("types of chanInput and data go together", "chanInput", "data", "esi.Inner"),)
    assembly_format = """
        $chanInput `,` $rden attr-dict `:` qualified(type($chanInput))
    """


class UnwrapSVInterfaceOp(d.Op, dialect=esi, name="unwrap.iface"):
    chanInput = d.Operand(ChannelType)
    interfaceSource = d.Operand(ModportType)
    assembly_format = """
        $chanInput `into` $interfaceSource attr-dict `:` `(` qualified(type($chanInput)) `,`
        qualified(type($interfaceSource)) `)`
    """


class UnwrapValidOnlyOp(d.Op, dialect=esi, name="unwrap.vo"):
    chanInput = d.Operand(ChannelType)
    rawOutput = d.Result(d.AnyType)
    valid = d.Result(d.I1)
    traits = (d.TypesMatchWith("types of chanInput and rawOutput go together", "chanInput", "rawOutput", "esi.Inner"),)
    assembly_format = """
        $chanInput attr-dict `:` qualified(type($chanInput))
    """


class UnwrapValidReadyOp(d.Op, dialect=esi, name="unwrap.vr"):
    chanInput = d.Operand(ChannelType)
    ready = d.Operand(d.I1)
    rawOutput = d.Result(d.AnyType)
    valid = d.Result(d.I1)
    traits = (d.TypesMatchWith("types of rawOutput and chanInput go together", "rawOutput", "chanInput", "esi.Channel"),)
    assembly_format = "$chanInput `,` $ready attr-dict `:` type($rawOutput)"


class UnwrapWindow(d.Op, dialect=esi, name="window.unwrap"):
    window = d.Operand(WindowType)
    frame = d.Result(d.AnyType)
    traits = (d.Pure, d.TypesMatchWith("types of window and frame go together", "window", "frame", "esi.Window"))
    assembly_format = """
        $window attr-dict `:` qualified(type($window))
    """


class WrapFIFOOp(d.Op, dialect=esi, name="wrap.fifo"):
    data = d.Operand(d.AnyType)
    empty = d.Operand(d.I1)
    chanOutput = d.Result(ChannelType)
    rden = d.Result(d.I1)
    traits = (d.TypesMatchWith("types of chanOutput and data go together", "chanOutput", "data", "esi.Inner"),)
    assembly_format = """
        $data `,` $empty attr-dict `:` qualified(type($chanOutput))
    """


class WrapSVInterfaceOp(d.Op, dialect=esi, name="wrap.iface"):
    interfaceSink = d.Operand(ModportType)
    output = d.Result(ChannelType)
    assembly_format = "$interfaceSink attr-dict `:` qualified(type($interfaceSink)) `->` qualified(type($output))"


class WrapValidOnlyOp(d.Op, dialect=esi, name="wrap.vo"):
    rawInput = d.Operand(d.AnyType)
    valid = d.Operand(d.I1)
    chanOutput = d.Result(ChannelType)
    traits = (d.TypesMatchWith("types of rawInput and chanOutput go together", "rawInput", "chanOutput", "esi.ValidOnly"),)
    assembly_format = """
        $rawInput `,` $valid attr-dict `:` type($rawInput)
    """


class WrapValidReadyOp(d.Op, dialect=esi, name="wrap.vr"):
    rawInput = d.Operand(d.AnyType)
    valid = d.Operand(d.I1)
    chanOutput = d.Result(ChannelType)
    ready = d.Result(d.I1)
    traits = (d.TypesMatchWith("types of rawInput and chanOutput go together", "rawInput", "chanOutput", "esi.Channel"),)
    assembly_format = "$rawInput `,` $valid attr-dict `:` type($rawInput)"


class WrapWindow(d.Op, dialect=esi, name="window.wrap"):
    frame = d.Operand(d.AnyType)
    window = d.Result(WindowType)
    traits = (d.Pure, d.TypesMatchWith("types of window and frame go together", "window", "frame", "esi.Window"))
    assembly_format = """
        $frame attr-dict `:` qualified(type($window))
    """
