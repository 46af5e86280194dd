hw.module private @foo(in %a: i3, out c: i3 {x.y}) attributes {comment = ""} { hw.output %a : i3 }
hw.module.extern private @foo2<P: i32>(in %a b: i3, in %q: i2, out c: i3) attributes {verilogName = "x"}
hw.hierpath private @h [@foo::@x, @foo]
hw.generator.schema @SS, "Simple", ["test"]
hw.module.generated @bar, @SS(in %a: i1 {hw.exportPort = #hw<innerSym@symA>}, in %b: i1, out nameOfPortInSV: i1) attributes {test = 64}
hw.module @baz(in %x: i1, in %clock: !hw.typealias<@t::@s, i3>, in %z: !hw.struct<a: i1, b: !hw.enum<A, B>>) {
 %w = hw.wire %x sym @foo name "bar" {a} : i1
 %w2 = hw.wire %x sym [<@x,0,public>] : i1
 %a, %b = hw.struct_explode %z : !hw.struct<a: i1, b: !hw.enum<A, B>>
 %q = hw.struct_extract %z["a"] : !hw.struct<a: i1, b: !hw.enum<A, B>>
 %r = hw.struct_inject %z["a"], %x {a} : !hw.struct<a: i1, b: !hw.enum<A, B>>
 %r2 = hw.struct_create (%a, %b) {a} : !hw.struct<a: i1, b: !hw.enum<A, B>>
 %e = hw.enum.constant A : !hw.enum<A, B>
 %u = hw.union_create "a", %x {b} : !hw.union<a: i1, b: i2 offset 3>
 %v = hw.union_extract %u["a"] : !hw.union<a: i1, b: i2 offset 3>
 %c = hw.constant 3 : i2
 %arr = hw.array_create %x, %x, %x : i1
 %arr2 = hw.array_concat %arr, %arr : !hw.array<3xi1>, !hw.array<3xi1>
 %g = hw.array_get %arr[%c] : !hw.array<3xi1>, i2
 %s = hw.array_slice %arr[%c] : (!hw.array<3xi1>) -> !hw.array<2xi1>
 %in = hw.array_inject %arr[%c], %x : !hw.array<3xi1>, i2
 %bc = hw.bitcast %arr : (!hw.array<3xi1>) -> i3
 %ag = hw.aggregate_constant [1 : i1, "A"] : !hw.struct<a: i1, b: !hw.enum<A, B>>
 %o = hw.instance "i1" @bar(a: %x: i1, b: %x : i1) -> (nameOfPortInSV: i1)
 %o1 = hw.instance "i1" sym @foo4 @par<p: i8 = 4>(a: %x: i1, b: %x : i1) -> (nameOfPortInSV: i8) {a}
 hw.triggered posedge %x(%x) : i1 {
  ^bb0(%d: i1):
 }
}
hw.module @par<p: i8>(in %a: i1, in %b: i1, out nameOfPortInSV: i8) {
 %1 = hw.param.value !hw.int<#hw.param.decl.ref<"p">> = #hw.param.verbatim<"x">
 %2 = hw.param.value i8 = #hw.param.expr.add<#hw.param.decl.ref<"p">, 4>
 hw.output %2 : i8
}
hw.type_scope @pkg { hw.typedecl @t1, "foo" : i1 }
func.func private @x1() attributes {a = !hw.inout<array<4xuarray<3xi2>>>, b = !hw.int<4>, c = #hw.output_file<"", excludeFromFileList>, d = !hw.inout<typealias<@t::@s, i4>>, e = !hw.array<#hw.param.decl.ref<"p">x!hw.struct<a: i1>>, f = #hw.enum.field<A, !hw.enum<A>>}
// ANSWER custom
module {
  hw.module private @foo(in %a : i3, out c : i3 {x.y}) {
    hw.output %a : i3
  }
  hw.module.extern private @foo2<P: i32>(in %b : i3, in %q : i2, out c : i3) attributes {verilogName = "x"}
  hw.hierpath private @h [@foo::@x, @foo]
  hw.generator.schema @SS, "Simple", ["test"]
  hw.module.generated @bar, @SS(in %a : i1 {hw.exportPort = #hw<innerSym@symA>}, in %b : i1, out nameOfPortInSV : i1) attributes {test = 64 : i64}
  hw.module @baz(in %x : i1, in %clock : !hw.typealias<@t::@s, i3>, in %z : !hw.struct<a: i1, b: !hw.enum<A, B>>) {
    %bar = hw.wire %x sym @foo  {a} : i1
    %w2 = hw.wire %x sym @x  : i1
    %a, %b = hw.struct_explode %z : !hw.struct<a: i1, b: !hw.enum<A, B>>
    %a_0 = hw.struct_extract %z["a"] : !hw.struct<a: i1, b: !hw.enum<A, B>>
    %0 = hw.struct_inject %z["a"], %x {a} : !hw.struct<a: i1, b: !hw.enum<A, B>>
    %1 = hw.struct_create (%a, %b) {a} : !hw.struct<a: i1, b: !hw.enum<A, B>>
    %A = hw.enum.constant A : !hw.enum<A, B>
    %2 = hw.union_create "a", %x {b} : !hw.union<a: i1, b: i2 offset 3>
    %3 = hw.union_extract %2["a"] : !hw.union<a: i1, b: i2 offset 3>
    %c-1_i2 = hw.constant -1 : i2
    %4 = hw.array_create %x, %x, %x : i1
    %5 = hw.array_concat %4, %4 : !hw.array<3xi1>, !hw.array<3xi1>
    %6 = hw.array_get %4[%c-1_i2] : !hw.array<3xi1>, i2
    %7 = hw.array_slice %4[%c-1_i2] : (!hw.array<3xi1>) -> !hw.array<2xi1>
    %8 = hw.array_inject %4[%c-1_i2], %x : !hw.array<3xi1>, i2
    %9 = hw.bitcast %4 : (!hw.array<3xi1>) -> i3
    %10 = hw.aggregate_constant [true, "A"] : !hw.struct<a: i1, b: !hw.enum<A, B>>
    %i1.nameOfPortInSV = hw.instance "i1" @bar(a: %x: i1, b: %x: i1) -> (nameOfPortInSV: i1)
    %i1.nameOfPortInSV_1 = hw.instance "i1" sym @foo4 @par<p: i8 = 4>(a: %x: i1, b: %x: i1) -> (nameOfPortInSV: i8) {a}
    hw.triggered posedge %x(%x) : i1 {
    ^bb0(%arg0: i1):
    }
    hw.output
  }
  hw.module @par<p: i8>(in %a : i1, in %b : i1, out nameOfPortInSV : i8) {
    %0 = hw.param.value !hw.int<#hw.param.decl.ref<"p">> = #hw.param.verbatim<"x">
    %1 = hw.param.value i8 = #hw.param.expr.add<#hw.param.decl.ref<"p">, 4>
    hw.output %1 : i8
  }
  hw.type_scope @pkg {
    hw.typedecl @t1, "foo" : i1
  }
  func.func private @x1() attributes {a = !hw.inout<array<4xuarray<3xi2>>>, b = i4, c = #hw.output_file<"/", excludeFromFileList>, d = !hw.inout<typealias<@t::@s, i4>>, e = !hw.array<#hw.param.decl.ref<"p">xstruct<a: i1>>, f = #hw.enum.field<A, !hw.enum<A>>}
}

// ANSWER generic
#loc = loc("-":1:39)
#loc1 = loc("-":2:43)
#loc2 = loc("-":2:56)
#loc3 = loc("-":2:68)
#loc4 = loc("-":5:34)
#loc5 = loc("-":5:82)
#loc6 = loc("-":5:94)
#loc7 = loc("-":30:49)
"builtin.module"() ({
  "hw.module"() <{comment = "", module_type = !hw.modty<input a : i3, output c : i3>, parameters = [], per_port_attrs = [{}, {x.y}], result_locs = [#loc], sym_name = "foo", sym_visibility = "private"}> ({
  ^bb0(%arg6: i3):
    "hw.output"(%arg6) : (i3) -> ()
  }) : () -> ()
  "hw.module.extern"() <{module_type = !hw.modty<input b : i3, input q : i2, output c : i3>, parameters = [#hw.param.decl<"P": i32> : i32], port_locs = [#loc1, #loc2, #loc3], sym_name = "foo2", sym_visibility = "private", verilogName = "x"}> ({
  }) : () -> ()
  "hw.hierpath"() <{namepath = [#hw.innerNameRef<@foo::@x>, @foo], sym_name = "h", sym_visibility = "private"}> : () -> ()
  "hw.generator.schema"() <{descriptor = "Simple", requiredAttrs = ["test"], sym_name = "SS"}> : () -> ()
  "hw.module.generated"() <{generatorKind = @SS, module_type = !hw.modty<input a : i1, input b : i1, output nameOfPortInSV : i1>, parameters = [], per_port_attrs = [{hw.exportPort = #hw<innerSym@symA>}, {}, {}], port_locs = [#loc4, #loc5, #loc6], sym_name = "bar"}> ({
  }) {test = 64 : i64} : () -> ()
  "hw.module"() <{module_type = !hw.modty<input x : i1, input clock : !hw.typealias<@t::@s, i3>, input z : !hw.struct<a: i1, b: !hw.enum<A, B>>>, parameters = [], sym_name = "baz"}> ({
  ^bb0(%arg2: i1, %arg3: !hw.typealias<@t::@s, i3>, %arg4: !hw.struct<a: i1, b: !hw.enum<A, B>>):
    %2 = "hw.wire"(%arg2) <{inner_sym = #hw<innerSym@foo>, name = "bar"}> {a} : (i1) -> i1
    %3 = "hw.wire"(%arg2) <{inner_sym = #hw<innerSym@x>, name = "w2"}> : (i1) -> i1
    %4:2 = "hw.struct_explode"(%arg4) : (!hw.struct<a: i1, b: !hw.enum<A, B>>) -> (i1, !hw.enum<A, B>)
    %5 = "hw.struct_extract"(%arg4) <{fieldIndex = 0 : i32}> : (!hw.struct<a: i1, b: !hw.enum<A, B>>) -> i1
    %6 = "hw.struct_inject"(%arg4, %arg2) <{fieldIndex = 0 : i32}> {a} : (!hw.struct<a: i1, b: !hw.enum<A, B>>, i1) -> !hw.struct<a: i1, b: !hw.enum<A, B>>
    %7 = "hw.struct_create"(%4#0, %4#1) {a} : (i1, !hw.enum<A, B>) -> !hw.struct<a: i1, b: !hw.enum<A, B>>
    %8 = "hw.enum.constant"() <{field = #hw.enum.field<A, !hw.enum<A, B>>}> : () -> !hw.enum<A, B>
    %9 = "hw.union_create"(%arg2) <{fieldIndex = 0 : i32}> {b} : (i1) -> !hw.union<a: i1, b: i2 offset 3>
    %10 = "hw.union_extract"(%9) <{fieldIndex = 0 : i32}> : (!hw.union<a: i1, b: i2 offset 3>) -> i1
    %11 = "hw.constant"() <{value = -1 : i2}> : () -> i2
    %12 = "hw.array_create"(%arg2, %arg2, %arg2) : (i1, i1, i1) -> !hw.array<3xi1>
    %13 = "hw.array_concat"(%12, %12) : (!hw.array<3xi1>, !hw.array<3xi1>) -> !hw.array<6xi1>
    %14 = "hw.array_get"(%12, %11) : (!hw.array<3xi1>, i2) -> i1
    %15 = "hw.array_slice"(%12, %11) : (!hw.array<3xi1>, i2) -> !hw.array<2xi1>
    %16 = "hw.array_inject"(%12, %11, %arg2) : (!hw.array<3xi1>, i2, i1) -> !hw.array<3xi1>
    %17 = "hw.bitcast"(%12) : (!hw.array<3xi1>) -> i3
    %18 = "hw.aggregate_constant"() <{fields = [true, "A"]}> : () -> !hw.struct<a: i1, b: !hw.enum<A, B>>
    %19 = "hw.instance"(%arg2, %arg2) <{argNames = ["a", "b"], instanceName = "i1", moduleName = @bar, parameters = [], resultNames = ["nameOfPortInSV"]}> : (i1, i1) -> i1
    %20 = "hw.instance"(%arg2, %arg2) <{argNames = ["a", "b"], inner_sym = #hw<innerSym@foo4>, instanceName = "i1", moduleName = @par, parameters = [#hw.param.decl<"p": i8 = 4> : i8], resultNames = ["nameOfPortInSV"]}> {a} : (i1, i1) -> i8
    "hw.triggered"(%arg2, %arg2) <{event = 0 : i32}> ({
    ^bb0(%arg5: i1):
    }) : (i1, i1) -> ()
    "hw.output"() : () -> ()
  }) : () -> ()
  "hw.module"() <{module_type = !hw.modty<input a : i1, input b : i1, output nameOfPortInSV : i8>, parameters = [#hw.param.decl<"p": i8> : i8], result_locs = [#loc7], sym_name = "par"}> ({
  ^bb0(%arg0: i1, %arg1: i1):
    %0 = "hw.param.value"() <{value = #hw.param.verbatim<"x"> : !hw.int<#hw.param.decl.ref<"p">>}> : () -> !hw.int<#hw.param.decl.ref<"p">>
    %1 = "hw.param.value"() <{value = #hw.param.expr.add<#hw.param.decl.ref<"p">, 4> : i8}> : () -> i8
    "hw.output"(%1) : (i8) -> ()
  }) : () -> ()
  "hw.type_scope"() <{sym_name = "pkg"}> ({
    "hw.typedecl"() <{sym_name = "t1", type = i1, verilogName = "foo"}> : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "x1", sym_visibility = "private"}> ({
  }) {a = !hw.inout<array<4xuarray<3xi2>>>, b = i4, c = #hw.output_file<"/", excludeFromFileList>, d = !hw.inout<typealias<@t::@s, i4>>, e = !hw.array<#hw.param.decl.ref<"p">xstruct<a: i1>>, f = #hw.enum.field<A, !hw.enum<A>>} : () -> ()
}) : () -> ()

