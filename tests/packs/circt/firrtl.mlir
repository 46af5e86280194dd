firrtl.circuit "Top" attributes {annotations = [{class = "note", target = "~Top|Top"}]} {
  firrtl.layer @Debug bind {
    firrtl.layer @Deep inline {
    }
  }
  firrtl.option @Place {
    firrtl.option_case @Left
  }
  firrtl.extmodule @Ext<WIDTH: ui32 = 4, NAME: none = "x">(in a: !firrtl.uint<4>, out b: !firrtl.bundle<x: uint<2>, y flip: sint>) attributes {defname = "ext"}
  firrtl.module private @Child(in %clock: !firrtl.clock, in %in: !firrtl.uint<4> sym @in, out %out: !firrtl.uint<8> [{class = "keep"}]) {
    %0 = firrtl.mul %in, %in : (!firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<8>
    firrtl.matchingconnect %out, %0 : !firrtl.uint<8>
  }
  firrtl.module @Top(in %clock: !firrtl.clock, in %reset: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %v: !firrtl.vector<uint<4>, 3>, out %z: !firrtl.uint<8>, out %p: !firrtl.probe<uint<4>, @Debug>) attributes {convention = #firrtl<convention scalarized>, layers = [@Debug]} {
    %c_clock, %c_in, %c_out = firrtl.instance c sym @c interesting_name @Child(in clock: !firrtl.clock, in in: !firrtl.uint<4>, out out: !firrtl.uint<8>)
    %e_a, %e_b = firrtl.instance e @Ext(in a: !firrtl.uint<4>, out b: !firrtl.bundle<x: uint<2>, y flip: sint>)
    %w = firrtl.wire sym @w {annotations = [{class = "keep"}]} : !firrtl.uint
    %n = firrtl.node interesting_name %a : !firrtl.uint<4>
    %r = firrtl.reg %clock : !firrtl.clock, !firrtl.uint<4>
    %c1_ui4 = firrtl.constant 1 : !firrtl.uint<4>
    %rr, %rr_ref = firrtl.regreset %clock, %reset, %c1_ui4 forceable : !firrtl.clock, !firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint<4>, !firrtl.rwprobe<uint<4>>
    %sum = firrtl.add %r, %rr : (!firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<5>
    %cut = firrtl.bits %sum 3 to 0 : (!firrtl.uint<5>) -> !firrtl.uint<4>
    %sh = firrtl.shl %cut, 2 : (!firrtl.uint<4>) -> !firrtl.uint<6>
    %less = firrtl.lt %cut, %a : (!firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<1>
    %any = firrtl.orr %cut : (!firrtl.uint<4>) -> !firrtl.uint<1>
    %mux = firrtl.mux(%less, %cut, %a) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<4>
    %v1 = firrtl.subindex %v[1] : !firrtl.vector<uint<4>, 3>
    %va = firrtl.subaccess %v[%a] : !firrtl.vector<uint<4>, 3>, !firrtl.uint<4>
    %x = firrtl.subfield %e_b[x] : !firrtl.bundle<x: uint<2>, y flip: sint>
    firrtl.connect %w, %mux : !firrtl.uint, !firrtl.uint<4>
    firrtl.when %less : !firrtl.uint<1> {
      firrtl.matchingconnect %c_in, %v1 : !firrtl.uint<4>
    } else {
      %inner = firrtl.node %va : !firrtl.uint<4>
      firrtl.skip
    }
    %ref = firrtl.ref.send %n : !firrtl.uint<4>
    firrtl.layerblock @Debug {
      %cast = firrtl.ref.cast %ref : (!firrtl.probe<uint<4>>) -> !firrtl.probe<uint<4>, @Debug>
      firrtl.ref.define %p, %cast : !firrtl.probe<uint<4>, @Debug>
      %read = firrtl.ref.resolve %ref : !firrtl.probe<uint<4>>
      firrtl.printf %clock, %any, "%d\0A" {name = "say"} (%read) : !firrtl.clock, !firrtl.uint<1>, !firrtl.uint<4>
    }
    firrtl.assert %clock, %less, %any, "no %x" (%a) : !firrtl.clock, !firrtl.uint<1>, !firrtl.uint<1>, !firrtl.uint<4> {isConcurrent = true}
    %m_r = firrtl.mem Undefined {depth = 16 : i64, name = "m", portNames = ["r"], readLatency = 1 : i32, writeLatency = 1 : i32} : !firrtl.bundle<addr: uint<4>, en: uint<1>, clk: clock, data flip: uint<8>>
    %none = firrtl.invalidvalue : !firrtl.analog<1>
    %opt_clock, %opt_in, %opt_out = firrtl.instance_choice opt @Child alternatives @Place { @Left -> @Child } (in clock: !firrtl.clock, in in: !firrtl.uint<4>, out out: !firrtl.uint<8>)
  }
  firrtl.class @Thing(in %s: !firrtl.string, out %l: !firrtl.list<integer>) {
    %i = firrtl.integer 5
    %list = firrtl.list.create %i, %i : !firrtl.list<integer>
    firrtl.propassign %l, %list : !firrtl.list<integer>
  }
}
firrtl.circuit "Choices" {
  firrtl.module @Choices(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %k: !firrtl.const.uint<4>, in %x: !firrtl.bundle<x: uint<1>>, in %y: !firrtl.bundle<x: uint<4>>, in %v: !firrtl.vector<uint<4>, 2>, in %w: !firrtl.vector<uint<8>, 2>, in %s: !firrtl.uint<2>, in %u: !firrtl.uint) {
    %0 = firrtl.mux(%c, %a, %b) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint<8>) -> !firrtl.uint<8>
    %1 = firrtl.mux(%c, %k, %k) : (!firrtl.uint<1>, !firrtl.const.uint<4>, !firrtl.const.uint<4>) -> !firrtl.uint<4>
    %2 = firrtl.mux(%c, %x, %y) : (!firrtl.uint<1>, !firrtl.bundle<x: uint<1>>, !firrtl.bundle<x: uint<4>>) -> !firrtl.bundle<x: uint<4>>
    %3 = firrtl.mux(%c, %v, %w) : (!firrtl.uint<1>, !firrtl.vector<uint<4>, 2>, !firrtl.vector<uint<8>, 2>) -> !firrtl.vector<uint<8>, 2>
    %4 = firrtl.mux(%c, %a, %u) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint) -> !firrtl.uint
    %5 = firrtl.int.mux4cell(%s, %a, %b, %a, %a) : (!firrtl.uint<2>, !firrtl.uint<4>, !firrtl.uint<8>, !firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<8>
  }
}
// ANSWER custom
module {
  firrtl.circuit "Top" attributes {annotations = [{class = "note", target = "~Top|Top"}]} {
    firrtl.layer @Debug bind {
      firrtl.layer @Deep inline {
      }
    }
    firrtl.option @Place {
      firrtl.option_case @Left
    }
    firrtl.extmodule @Ext<WIDTH: ui32 = 4, NAME: none = "x">(in a: !firrtl.uint<4>, out b: !firrtl.bundle<x: uint<2>, y flip: sint>) attributes {defname = "ext"}
    firrtl.module private @Child(in %clock: !firrtl.clock, in %in: !firrtl.uint<4> sym @in, out %out: !firrtl.uint<8> [{class = "keep"}]) {
      %0 = firrtl.mul %in, %in : (!firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<8>
      firrtl.matchingconnect %out, %0 : !firrtl.uint<8>
    }
    firrtl.module @Top(in %clock: !firrtl.clock, in %reset: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %v: !firrtl.vector<uint<4>, 3>, out %z: !firrtl.uint<8>, out %p: !firrtl.probe<uint<4>, @Debug>) attributes {convention = #firrtl<convention scalarized>, layers = [@Debug]} {
      %c_clock, %c_in, %c_out = firrtl.instance c sym @c interesting_name @Child(in clock: !firrtl.clock, in in: !firrtl.uint<4>, out out: !firrtl.uint<8>)
      %e_a, %e_b = firrtl.instance e @Ext(in a: !firrtl.uint<4>, out b: !firrtl.bundle<x: uint<2>, y flip: sint>)
      %w = firrtl.wire sym @w {annotations = [{class = "keep"}]} : !firrtl.uint
      %n = firrtl.node interesting_name %a : !firrtl.uint<4>
      %r = firrtl.reg %clock : !firrtl.clock, !firrtl.uint<4>
      %c1_ui4 = firrtl.constant 1 : !firrtl.uint<4>
      %rr, %rr_ref = firrtl.regreset %clock, %reset, %c1_ui4 forceable : !firrtl.clock, !firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint<4>, !firrtl.rwprobe<uint<4>>
      %0 = firrtl.add %r, %rr : (!firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<5>
      %1 = firrtl.bits %0 3 to 0 : (!firrtl.uint<5>) -> !firrtl.uint<4>
      %2 = firrtl.shl %1, 2 : (!firrtl.uint<4>) -> !firrtl.uint<6>
      %3 = firrtl.lt %1, %a : (!firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<1>
      %4 = firrtl.orr %1 : (!firrtl.uint<4>) -> !firrtl.uint<1>
      %5 = firrtl.mux(%3, %1, %a) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<4>
      %6 = firrtl.subindex %v[1] : !firrtl.vector<uint<4>, 3>
      %7 = firrtl.subaccess %v[%a] : !firrtl.vector<uint<4>, 3>, !firrtl.uint<4>
      %8 = firrtl.subfield %e_b[x] : !firrtl.bundle<x: uint<2>, y flip: sint>
      firrtl.connect %w, %5 : !firrtl.uint, !firrtl.uint<4>
      firrtl.when %3 : !firrtl.uint<1> {
        firrtl.matchingconnect %c_in, %6 : !firrtl.uint<4>
      } else {
        %inner = firrtl.node %7 : !firrtl.uint<4>
        firrtl.skip
      }
      %9 = firrtl.ref.send %n : !firrtl.uint<4>
      firrtl.layerblock @Debug {
        %10 = firrtl.ref.cast %9 : (!firrtl.probe<uint<4>>) -> !firrtl.probe<uint<4>, @Debug>
        firrtl.ref.define %p, %10 : !firrtl.probe<uint<4>, @Debug>
        %11 = firrtl.ref.resolve %9 : !firrtl.probe<uint<4>>
        firrtl.printf %clock, %4, "%d\0A" {name = "say"} (%11) : !firrtl.clock, !firrtl.uint<1>, !firrtl.uint<4>
      }
      firrtl.assert %clock, %3, %4, "no %x"(%a) : !firrtl.clock, !firrtl.uint<1>, !firrtl.uint<1>, !firrtl.uint<4>  {eventControl = 0 : i32, isConcurrent = true}
      %m_r = firrtl.mem Undefined {depth = 16 : i64, name = "m", portNames = ["r"], readLatency = 1 : i32, writeLatency = 1 : i32} : !firrtl.bundle<addr: uint<4>, en: uint<1>, clk: clock, data flip: uint<8>>
      %invalid_analog1 = firrtl.invalidvalue : !firrtl.analog<1>
      %opt_clock, %opt_in, %opt_out = firrtl.instance_choice opt @Child alternatives @Place { @Left -> @Child } (in clock: !firrtl.clock, in in: !firrtl.uint<4>, out out: !firrtl.uint<8>)
    }
    firrtl.class @Thing(in %s: !firrtl.string, out %l: !firrtl.list<integer>) {
      %0 = firrtl.integer 5
      %1 = firrtl.list.create %0, %0 : !firrtl.list<integer>
      firrtl.propassign %l, %1 : !firrtl.list<integer>
    }
  }
  firrtl.circuit "Choices" {
    firrtl.module @Choices(in %c: !firrtl.uint<1>, in %a: !firrtl.uint<4>, in %b: !firrtl.uint<8>, in %k: !firrtl.const.uint<4>, in %x: !firrtl.bundle<x: uint<1>>, in %y: !firrtl.bundle<x: uint<4>>, in %v: !firrtl.vector<uint<4>, 2>, in %w: !firrtl.vector<uint<8>, 2>, in %s: !firrtl.uint<2>, in %u: !firrtl.uint) {
      %0 = firrtl.mux(%c, %a, %b) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint<8>) -> !firrtl.uint<8>
      %1 = firrtl.mux(%c, %k, %k) : (!firrtl.uint<1>, !firrtl.const.uint<4>, !firrtl.const.uint<4>) -> !firrtl.uint<4>
      %2 = firrtl.mux(%c, %x, %y) : (!firrtl.uint<1>, !firrtl.bundle<x: uint<1>>, !firrtl.bundle<x: uint<4>>) -> !firrtl.bundle<x: uint<4>>
      %3 = firrtl.mux(%c, %v, %w) : (!firrtl.uint<1>, !firrtl.vector<uint<4>, 2>, !firrtl.vector<uint<8>, 2>) -> !firrtl.vector<uint<8>, 2>
      %4 = firrtl.mux(%c, %a, %u) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint) -> !firrtl.uint
      %5 = firrtl.int.mux4cell(%s, %a, %b, %a, %a) : (!firrtl.uint<2>, !firrtl.uint<4>, !firrtl.uint<8>, !firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<8>
    }
  }
}

// ANSWER generic
#loc = loc("-":9:63)
#loc1 = loc("-":9:87)
#loc2 = loc("-":10:35)
#loc3 = loc("-":10:61)
#loc4 = loc("-":10:95)
#loc5 = loc("-":14:25)
#loc6 = loc("-":14:51)
#loc7 = loc("-":14:79)
#loc8 = loc("-":14:103)
#loc9 = loc("-":14:139)
#loc10 = loc("-":14:164)
#loc11 = loc("-":50:26)
#loc12 = loc("-":50:50)
#loc13 = loc("-":57:29)
#loc14 = loc("-":57:53)
#loc15 = loc("-":57:77)
#loc16 = loc("-":57:101)
#loc17 = loc("-":57:131)
#loc18 = loc("-":57:166)
#loc19 = loc("-":57:201)
#loc20 = loc("-":57:236)
#loc21 = loc("-":57:271)
#loc22 = loc("-":57:295)
"builtin.module"() ({
  "firrtl.circuit"() <{annotations = [{class = "note", target = "~Top|Top"}], name = "Top"}> ({
    "firrtl.layer"() <{convention = #firrtl<layerconvention bind>, sym_name = "Debug"}> ({
      "firrtl.layer"() <{convention = #firrtl<layerconvention inline>, sym_name = "Deep"}> ({
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "firrtl.option"() <{sym_name = "Place"}> ({
      "firrtl.option_case"() <{sym_name = "Left"}> : () -> ()
    }) : () -> ()
    "firrtl.extmodule"() <{annotations = [], convention = #firrtl<convention internal>, defname = "ext", domainInfo = [], externalRequirements = [], knownLayers = [], layers = [], parameters = [#firrtl.param.decl<"WIDTH": ui32 = 4> : ui32, #firrtl.param.decl<"NAME": none = "x">], portAnnotations = [], portDirections = array<i1: false, true>, portLocations = [#loc, #loc1], portNames = ["a", "b"], portSymbols = [], portTypes = [!firrtl.uint<4>, !firrtl.bundle<x: uint<2>, y flip: sint>], sym_name = "Ext"}> ({
    }) : () -> ()
    "firrtl.module"() <{annotations = [], convention = #firrtl<convention internal>, domainInfo = [], layers = [], portAnnotations = [[], [], [{class = "keep"}]], portDirections = array<i1: false, false, true>, portLocations = [#loc2, #loc3, #loc4], portNames = ["clock", "in", "out"], portSymbols = [#hw<innerSym[]>, #hw<innerSym@in>, #hw<innerSym[]>], portTypes = [!firrtl.clock, !firrtl.uint<4>, !firrtl.uint<8>], sym_name = "Child", sym_visibility = "private"}> ({
    ^bb0(%arg18: !firrtl.clock, %arg19: !firrtl.uint<4>, %arg20: !firrtl.uint<8>):
      %31 = "firrtl.mul"(%arg19, %arg19) : (!firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<8>
      "firrtl.matchingconnect"(%arg20, %31) : (!firrtl.uint<8>, !firrtl.uint<8>) -> ()
    }) : () -> ()
    "firrtl.module"() <{annotations = [], convention = #firrtl<convention scalarized>, domainInfo = [], layers = [@Debug], portAnnotations = [], portDirections = array<i1: false, false, false, false, true, true>, portLocations = [#loc5, #loc6, #loc7, #loc8, #loc9, #loc10], portNames = ["clock", "reset", "a", "v", "z", "p"], portSymbols = [], portTypes = [!firrtl.clock, !firrtl.uint<1>, !firrtl.uint<4>, !firrtl.vector<uint<4>, 3>, !firrtl.uint<8>, !firrtl.probe<uint<4>, @Debug>], sym_name = "Top"}> ({
    ^bb0(%arg12: !firrtl.clock, %arg13: !firrtl.uint<1>, %arg14: !firrtl.uint<4>, %arg15: !firrtl.vector<uint<4>, 3>, %arg16: !firrtl.uint<8>, %arg17: !firrtl.probe<uint<4>, @Debug>):
      %8:3 = "firrtl.instance"() <{annotations = [], domainInfo = [[], [], []], inner_sym = #hw<innerSym@c>, layers = [], moduleName = @Child, name = "c", nameKind = #firrtl<name_kind interesting_name>, portAnnotations = [[], [], []], portDirections = array<i1: false, false, true>, portNames = ["clock", "in", "out"]}> : () -> (!firrtl.clock, !firrtl.uint<4>, !firrtl.uint<8>)
      %9:2 = "firrtl.instance"() <{annotations = [], domainInfo = [[], []], layers = [], moduleName = @Ext, name = "e", nameKind = #firrtl<name_kind droppable_name>, portAnnotations = [[], []], portDirections = array<i1: false, true>, portNames = ["a", "b"]}> : () -> (!firrtl.uint<4>, !firrtl.bundle<x: uint<2>, y flip: sint>)
      %10 = "firrtl.wire"() <{annotations = [{class = "keep"}], inner_sym = #hw<innerSym@w>, name = "w", nameKind = #firrtl<name_kind droppable_name>}> : () -> !firrtl.uint
      %11 = "firrtl.node"(%arg14) <{annotations = [], name = "n", nameKind = #firrtl<name_kind interesting_name>}> : (!firrtl.uint<4>) -> !firrtl.uint<4>
      %12 = "firrtl.reg"(%arg12) <{annotations = [], name = "r", nameKind = #firrtl<name_kind droppable_name>}> : (!firrtl.clock) -> !firrtl.uint<4>
      %13 = "firrtl.constant"() <{value = 1 : ui4}> : () -> !firrtl.uint<4>
      %14:2 = "firrtl.regreset"(%arg12, %arg13, %13) <{annotations = [], forceable, name = "rr", nameKind = #firrtl<name_kind droppable_name>}> : (!firrtl.clock, !firrtl.uint<1>, !firrtl.uint<4>) -> (!firrtl.uint<4>, !firrtl.rwprobe<uint<4>>)
      %15 = "firrtl.add"(%12, %14#0) : (!firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<5>
      %16 = "firrtl.bits"(%15) <{hi = 3 : i32, lo = 0 : i32}> : (!firrtl.uint<5>) -> !firrtl.uint<4>
      %17 = "firrtl.shl"(%16) <{amount = 2 : i32}> : (!firrtl.uint<4>) -> !firrtl.uint<6>
      %18 = "firrtl.lt"(%16, %arg14) : (!firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<1>
      %19 = "firrtl.orr"(%16) : (!firrtl.uint<4>) -> !firrtl.uint<1>
      %20 = "firrtl.mux"(%18, %16, %arg14) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<4>
      %21 = "firrtl.subindex"(%arg15) <{index = 1 : i32}> : (!firrtl.vector<uint<4>, 3>) -> !firrtl.uint<4>
      %22 = "firrtl.subaccess"(%arg15, %arg14) : (!firrtl.vector<uint<4>, 3>, !firrtl.uint<4>) -> !firrtl.uint<4>
      %23 = "firrtl.subfield"(%9#1) <{fieldIndex = 0 : i32}> : (!firrtl.bundle<x: uint<2>, y flip: sint>) -> !firrtl.uint<2>
      "firrtl.connect"(%10, %20) : (!firrtl.uint, !firrtl.uint<4>) -> ()
      "firrtl.when"(%18) ({
        "firrtl.matchingconnect"(%8#1, %21) : (!firrtl.uint<4>, !firrtl.uint<4>) -> ()
      }, {
        %30 = "firrtl.node"(%22) <{annotations = [], name = "inner", nameKind = #firrtl<name_kind droppable_name>}> : (!firrtl.uint<4>) -> !firrtl.uint<4>
        "firrtl.skip"() : () -> ()
      }) : (!firrtl.uint<1>) -> ()
      %24 = "firrtl.ref.send"(%11) : (!firrtl.uint<4>) -> !firrtl.probe<uint<4>>
      "firrtl.layerblock"() <{layerName = @Debug}> ({
        %28 = "firrtl.ref.cast"(%24) : (!firrtl.probe<uint<4>>) -> !firrtl.probe<uint<4>, @Debug>
        "firrtl.ref.define"(%arg17, %28) : (!firrtl.probe<uint<4>, @Debug>, !firrtl.probe<uint<4>, @Debug>) -> ()
        %29 = "firrtl.ref.resolve"(%24) : (!firrtl.probe<uint<4>>) -> !firrtl.uint<4>
        "firrtl.printf"(%arg12, %19, %29) <{formatString = "%d\0A", name = "say"}> : (!firrtl.clock, !firrtl.uint<1>, !firrtl.uint<4>) -> ()
      }) : () -> ()
      "firrtl.assert"(%arg12, %18, %19, %arg14) <{eventControl = 0 : i32, isConcurrent = true, message = "no %x", name = ""}> : (!firrtl.clock, !firrtl.uint<1>, !firrtl.uint<1>, !firrtl.uint<4>) -> ()
      %25 = "firrtl.mem"() <{annotations = [], depth = 16 : i64, name = "m", nameKind = #firrtl<name_kind droppable_name>, portAnnotations = [[]], portNames = ["r"], readLatency = 1 : i32, ruw = #firrtl<ruwbehavior Undefined>, writeLatency = 1 : i32}> : () -> !firrtl.bundle<addr: uint<4>, en: uint<1>, clk: clock, data flip: uint<8>>
      %26 = "firrtl.invalidvalue"() : () -> !firrtl.analog<1>
      %27:3 = "firrtl.instance_choice"() <{annotations = [], caseNames = [@Place::@Left], domainInfo = [[], [], []], layers = [], moduleNames = [@Child, @Child], name = "opt", nameKind = #firrtl<name_kind droppable_name>, portAnnotations = [[], [], []], portDirections = array<i1: false, false, true>, portNames = ["clock", "in", "out"]}> : () -> (!firrtl.clock, !firrtl.uint<4>, !firrtl.uint<8>)
    }) : () -> ()
    "firrtl.class"() <{domainInfo = [], portDirections = array<i1: false, true>, portLocations = [#loc11, #loc12], portNames = ["s", "l"], portSymbols = [], portTypes = [!firrtl.string, !firrtl.list<integer>], sym_name = "Thing"}> ({
    ^bb0(%arg10: !firrtl.string, %arg11: !firrtl.list<integer>):
      %6 = "firrtl.integer"() <{value = 5 : si64}> : () -> !firrtl.integer
      %7 = "firrtl.list.create"(%6, %6) : (!firrtl.integer, !firrtl.integer) -> !firrtl.list<integer>
      "firrtl.propassign"(%arg11, %7) : (!firrtl.list<integer>, !firrtl.list<integer>) -> ()
    }) : () -> ()
  }) : () -> ()
  "firrtl.circuit"() <{annotations = [], name = "Choices"}> ({
    "firrtl.module"() <{annotations = [], convention = #firrtl<convention internal>, domainInfo = [], layers = [], portAnnotations = [], portDirections = array<i1: false, false, false, false, false, false, false, false, false, false>, portLocations = [#loc13, #loc14, #loc15, #loc16, #loc17, #loc18, #loc19, #loc20, #loc21, #loc22], portNames = ["c", "a", "b", "k", "x", "y", "v", "w", "s", "u"], portSymbols = [], portTypes = [!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint<8>, !firrtl.const.uint<4>, !firrtl.bundle<x: uint<1>>, !firrtl.bundle<x: uint<4>>, !firrtl.vector<uint<4>, 2>, !firrtl.vector<uint<8>, 2>, !firrtl.uint<2>, !firrtl.uint], sym_name = "Choices"}> ({
    ^bb0(%arg0: !firrtl.uint<1>, %arg1: !firrtl.uint<4>, %arg2: !firrtl.uint<8>, %arg3: !firrtl.const.uint<4>, %arg4: !firrtl.bundle<x: uint<1>>, %arg5: !firrtl.bundle<x: uint<4>>, %arg6: !firrtl.vector<uint<4>, 2>, %arg7: !firrtl.vector<uint<8>, 2>, %arg8: !firrtl.uint<2>, %arg9: !firrtl.uint):
      %0 = "firrtl.mux"(%arg0, %arg1, %arg2) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint<8>) -> !firrtl.uint<8>
      %1 = "firrtl.mux"(%arg0, %arg3, %arg3) : (!firrtl.uint<1>, !firrtl.const.uint<4>, !firrtl.const.uint<4>) -> !firrtl.uint<4>
      %2 = "firrtl.mux"(%arg0, %arg4, %arg5) : (!firrtl.uint<1>, !firrtl.bundle<x: uint<1>>, !firrtl.bundle<x: uint<4>>) -> !firrtl.bundle<x: uint<4>>
      %3 = "firrtl.mux"(%arg0, %arg6, %arg7) : (!firrtl.uint<1>, !firrtl.vector<uint<4>, 2>, !firrtl.vector<uint<8>, 2>) -> !firrtl.vector<uint<8>, 2>
      %4 = "firrtl.mux"(%arg0, %arg1, %arg9) : (!firrtl.uint<1>, !firrtl.uint<4>, !firrtl.uint) -> !firrtl.uint
      %5 = "firrtl.int.mux4cell"(%arg8, %arg1, %arg2, %arg1, %arg1) : (!firrtl.uint<2>, !firrtl.uint<4>, !firrtl.uint<8>, !firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<8>
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

