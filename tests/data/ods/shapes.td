// A dialect for the tests of import-ods: written by us, a small part of everything.
// llvm-tblgen-22 --dump-json -I /usr/lib/llvm-22/include tests/data/ods/shapes.td makes the records beside it.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Shapes_Dialect : Dialect {
  let name = "shapes";
  let cppNamespace = "::shapes";
  let summary = "areas and rectangles";
}

def Shapes_Unit : I32EnumAttr<"Unit", "unit of length", [
    I32EnumAttrCase<"Millimetre", 0, "mm">, I32EnumAttrCase<"Metre", 7, "m">]> {
  let cppNamespace = "::shapes";
  let genSpecializedAttr = 0;
}
def Shapes_UnitAttr : EnumAttr<Shapes_Dialect, Shapes_Unit, "unit">;

def Shapes_Color : I64EnumAttr<"Color", "a color", [I64EnumAttrCase<"red", 0>, I64EnumAttrCase<"blue", 1>]> {
  let cppNamespace = "::shapes";
}

def Shapes_Box : TypeDef<Shapes_Dialect, "Box"> {
  let mnemonic = "box";
  let summary = "a box of a width";
  let parameters = (ins "unsigned":$width, OptionalParameter<"::mlir::Type">:$content);
  let assemblyFormat = "`<` $width (`,` $content^)? `>`";
}

def Shapes_Secret : TypeDef<Shapes_Dialect, "Secret"> {
  let mnemonic = "secret";
  let parameters = (ins "::shapes::Detail":$detail);
  let hasCustomAssemblyFormat = 1;
}

class Shapes_Op<string name, list<Trait> traits = []> : Op<Shapes_Dialect, name, traits>;

def Shapes_RectangleOp : Shapes_Op<"rectangle", [Pure, SameOperandsAndResultType]> {
  let summary = "the area of a rectangle";
  let arguments = (ins AnyInteger:$width, AnyInteger:$height, DefaultValuedAttr<Shapes_UnitAttr, "Unit::Metre">:$unit,
                       ConfinedAttr<I64Attr, [IntMinValue<1>]>:$count, UnitAttr:$hollow);
  let results = (outs AnyInteger:$area);
  let assemblyFormat = [{
    $width `by` $height (`in` $unit^)? `times` $count (`hollow` $hollow^)? attr-dict `:` type($area)
  }];
}

def Shapes_PaintOp : Shapes_Op<"paint", [AttrSizedOperandSegments]> {
  let summary = "paint for boxes";
  let arguments = (ins Shapes_Color:$color, Variadic<Shapes_Box>:$boxes, Optional<VectorOfRankAndType<[1], [F32, I8]>>:$weights);
  let assemblyFormat = [{
    $color `on` $boxes `:` type($boxes) (`with` $weights^ `:` type($weights))? attr-dict
  }];
}

def Shapes_GroupOp : Shapes_Op<"group", [SingleBlock, NoTerminator, IsolatedFromAbove]> {
  let summary = "shapes that belong together";
  let arguments = (ins StrAttr:$name, OptionalAttr<TypedArrayAttrBase<I32Attr, "numbers">>:$order);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$name (`order` $order^)? attr-dict-with-keyword $body";
}

def Shapes_Even : Attr<CPred<"::shapes::isEven($_self)">, "an even number">;

def Shapes_CheckOp : Shapes_Op<"check", [HasParent<"GroupOp">]> {
  let summary = "a check that is C++";
  let arguments = (ins Shapes_Even:$number, AnyType:$value, Shapes_Secret:$secret);
  let assemblyFormat = "$value `of` $secret attr-dict `:` type($value) `,` type($secret) `is` $number";
  let hasVerifier = 1;
}

def Shapes_DrawOp : Shapes_Op<"draw"> {
  let summary = "a form that is C++";
  let arguments = (ins Variadic<AnyType>:$things);
  let hasCustomAssemblyFormat = 1;
}

def Shapes_TurnOp : Shapes_Op<"turn"> {
  let summary = "a directive that is C++";
  let arguments = (ins AnyType:$thing, I32Attr:$angle);
  let assemblyFormat = "$thing custom<Angle>($angle) attr-dict `:` type($thing)";
}

def Shapes_LabelOp : Shapes_Op<"label"> {
  let summary = "a number that can be absent, and is no attribute";
  let arguments = (ins AnyType:$thing, OptionalProp<I64Prop>:$size);
  let assemblyFormat = "$thing (`of` `size` $size^)? attr-dict `:` type($thing)";
}
