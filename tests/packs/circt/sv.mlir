sv.macro.decl @MASK["mask_macro"]
sv.macro.decl @PLAIN
sv.macro.def @PLAIN "1 + 1"
sv.reserve_names ["taken", "also"]
sv.include system "header.svh"
sv.interface @bus {
  sv.interface.signal @data : i8
  sv.interface.signal @valid : i1
  sv.interface.modport @source (output @data, output @valid)
  sv.interface.modport @sink (input @data, input @valid)
}
sv.func @twice(in %x : i8, out y : i8 {sv.func.explicitly_returned}) {
  %0 = comb.add %x, %x : i8
  sv.return %0 : i8
}
sv.func private @outside(in %x : i8, out y : i8 {sv.func.explicitly_returned})
sv.func.dpi.import linkage "c_name" @outside
hw.module @child(in %a : i8) {}
hw.module @top(in %clk : i1, in %rst : i1, in %a : i8, in %b : i8, in %i : i2) {
  %w = sv.wire sym @w : !hw.inout<i8>
  %other = sv.wire name "renamed" : !hw.inout<i8>
  %r = sv.reg init %a : !hw.inout<i8>
  %mem = sv.reg : !hw.inout<uarray<4xi8>>
  %l = sv.logic : !hw.inout<struct<x: i8, y: i1>>
  %p = sv.localparam {value = 5 : i8} : i8
  sv.assign %w, %a : i8
  %0 = sv.read_inout %w : !hw.inout<i8>
  %1 = sv.array_index_inout %mem[%i] : !hw.inout<uarray<4xi8>>, i2
  %2 = sv.struct_field_inout %l["x"] : !hw.inout<struct<x: i8, y: i1>>
  %3 = sv.indexed_part_select_inout %w[%i : 3] : !hw.inout<i8>, i2
  %4 = sv.indexed_part_select %a[%i decrement : 2] : i8, i2
  %x = sv.constantX : i8
  %z = sv.constantZ : i1
  %5 = sv.verbatim.expr "{{0}} + {{1}}"(%a, %b) : (i8, i8) -> i8
  %6 = sv.verbatim.expr.se "`NAME(x)" : () -> i1
  %7 = sv.macro.ref.expr @PLAIN() : () -> i8
  %8 = sv.xmr isRooted "a", "b", "c" : !hw.inout<i1>
  %bus = sv.interface.instance : !sv.interface<@bus>
  %port = sv.modport.get %bus @sink : !sv.interface<@bus> -> !sv.modport<@bus::@sink>
  sv.interface.signal.assign %bus(@bus::@data) = %a : i8
  %9 = sv.interface.signal.read %bus(@bus::@valid) : i1
  hw.instance "kept" sym @kept @child(a: %a: i8) -> () {doNotPrint}
  sv.alias %w, %other : !hw.inout<i8>, !hw.inout<i8>
  sv.ifdef @MASK {
    sv.verbatim "// only {{0}}"(%a) : i8
  } else {
    sv.error "no %d"(%a) : i8
  }
  sv.always posedge %clk, negedge %rst {
    sv.if %rst {
      sv.passign %r, %a : i8
    } else {
      sv.bpassign %r, %b : i8
    }
    sv.case casez unique %a : i8
    case b0000z1x0: {
      sv.fatal.procedural 1, "bad"
    }
    case %b: {
      sv.finish 0
    }
    default: {
      sv.info.procedural "value %x"(%a) : i8
    } 
  }
  sv.always {
    %lo = hw.constant 0 : i4
    %hi = hw.constant -1 : i4
    %st = hw.constant 1 : i4
    sv.for %k = %lo to %hi step %st : i4 {
      sv.exit
    }
  }
  sv.alwaysff(posedge %clk) {
    sv.passign %r, %a : i8
  } (asyncreset : negedge %rst) {
    sv.passign %r, %b : i8
  }
  sv.alwayscomb {
    sv.force %w, %a : i8
    sv.release %w : !hw.inout<i8>
  }
  sv.initial {
    %fd = hw.constant 1 : i32
    sv.fwrite %fd, "text %x\0A"(%a) : i8
    sv.readmem %mem, "file.hex", MemBaseHex : !hw.inout<uarray<4xi8>>
    sv.ifdef.procedural @MASK {
      sv.assert %rst, immediate label "checked" message "no %x"(%a) : i8
    }
    %sum = sv.func.call.procedural @twice(%a) : (i8) -> i8
  }
  sv.assert.concurrent posedge %clk, %rst label "later"
  sv.assert_property %rst on posedge %clk disable_iff %9 label "given" : i1
  sv.generate "gen" : {
    sv.generate.for %n : i32 = 0 to 4 step 1 name "each" {
      %v = sv.wire : !hw.inout<i1>
    }
    sv.generate.case 1 : i64 [
      case (0 : i64, "zero") {
      }
      case (unit, "other") {
      }
    ]
  }
  hw.output
}
sv.bind #hw.innerNameRef<@top::@kept>
// ANSWER custom
module {
  sv.macro.decl @MASK["mask_macro"]
  sv.macro.decl @PLAIN
  sv.macro.def @PLAIN "1 + 1"
  sv.reserve_names ["taken", "also"]
  sv.include system "header.svh"
  sv.interface @bus {
    sv.interface.signal @data : i8
    sv.interface.signal @valid : i1
    sv.interface.modport @source (output @data, output @valid)
    sv.interface.modport @sink (input @data, input @valid)
  }
  sv.func @twice(in %x : i8, out y : i8 {sv.func.explicitly_returned}) {
    %0 = comb.add %x, %x : i8
    sv.return %0 : i8
  }
  sv.func private @outside(in %x : i8, out y : i8 {sv.func.explicitly_returned})
  sv.func.dpi.import linkage "c_name" @outside
  hw.module @child(in %a : i8) {
    hw.output
  }
  hw.module @top(in %clk : i1, in %rst : i1, in %a : i8, in %b : i8, in %i : i2) {
    %w = sv.wire sym @w : !hw.inout<i8>
    %renamed = sv.wire : !hw.inout<i8>
    %r = sv.reg init %a : !hw.inout<i8> 
    %mem = sv.reg : !hw.inout<uarray<4xi8>> 
    %l = sv.logic : !hw.inout<struct<x: i8, y: i1>>
    %p = sv.localparam {value = 5 : i8} : i8
    sv.assign %w, %a : i8
    %0 = sv.read_inout %w : !hw.inout<i8>
    %1 = sv.array_index_inout %mem[%i] : !hw.inout<uarray<4xi8>>, i2
    %2 = sv.struct_field_inout %l["x"] : !hw.inout<struct<x: i8, y: i1>>
    %3 = sv.indexed_part_select_inout %w[%i : 3] : !hw.inout<i8>, i2
    %4 = sv.indexed_part_select %a[%i decrement : 2] : i8, i2
    %x_i8 = sv.constantX : i8
    %z_i1 = sv.constantZ : i1
    %5 = sv.verbatim.expr "{{0}} + {{1}}"(%a, %b) : (i8, i8) -> i8
    %NAME = sv.verbatim.expr.se "`NAME(x)" : () -> i1
    %PLAIN = sv.macro.ref.expr @PLAIN() : () -> i8
    %6 = sv.xmr isRooted "a", "b", "c" : !hw.inout<i1>
    %bus = sv.interface.instance : !sv.interface<@bus>
    %7 = sv.modport.get %bus @sink : !sv.interface<@bus> -> !sv.modport<@bus::@sink>
    sv.interface.signal.assign %bus(@bus::@data) = %a : i8
    %8 = sv.interface.signal.read %bus(@bus::@valid) : i1
    hw.instance "kept" sym @kept @child(a: %a: i8) -> () {doNotPrint}
    sv.alias %w, %renamed : !hw.inout<i8>, !hw.inout<i8>
    sv.ifdef @MASK {
      sv.verbatim "// only {{0}}"(%a) : i8
    } else {
      sv.error "no %d"(%a) : i8
    }
    sv.always posedge %clk, negedge %rst {
      sv.if %rst {
        sv.passign %r, %a : i8
      } else {
        sv.bpassign %r, %b : i8
      }
      sv.case casez unique %a : i8
      case b0000z1x0: {
        sv.fatal.procedural 1, "bad"
      }
      case %b: {
        sv.finish 0
      }
      default: {
        sv.info.procedural "value %x"(%a) : i8
      }
    }
    sv.always  {
      %c0_i4 = hw.constant 0 : i4
      %c-1_i4 = hw.constant -1 : i4
      %c1_i4 = hw.constant 1 : i4
      sv.for %k = %c0_i4 to %c-1_i4 step %c1_i4 : i4 {
        sv.exit
      }
    }
    sv.alwaysff(posedge %clk) {
      sv.passign %r, %a : i8
    }(asyncreset : negedge %rst) {
      sv.passign %r, %b : i8
    }
    sv.alwayscomb {
      sv.force %w, %a : i8
      sv.release %w : !hw.inout<i8>
    }
    sv.initial {
      %c1_i32 = hw.constant 1 : i32
      sv.fwrite %c1_i32, "text %x\0A"(%a) : i8
      sv.readmem %mem, "file.hex", MemBaseHex : !hw.inout<uarray<4xi8>>
      sv.ifdef.procedural @MASK {
        sv.assert %rst, immediate label "checked" message "no %x"(%a) : i8
      }
      %9 = sv.func.call.procedural @twice(%a) : (i8) -> i8
    }
    sv.assert.concurrent posedge %clk, %rst label "later"
    sv.assert_property %rst on posedge %clk disable_iff %8 label "given" : i1
    sv.generate "gen" : {
      sv.generate.for %n : i32 = 0 : i32 to 4 : i32 step 1 : i32 name "each" {
        %v = sv.wire : !hw.inout<i1>
      }
      sv.generate.case 1 : i64 [
      case (0 : i64, "zero") {
      }
      case (unit, "other") {
      }
      ]
    }
    hw.output
  }
  sv.bind <@top::@kept>
}

// ANSWER generic
#loc = loc("-":12:32)
#loc1 = loc("-":16:29)
#loc2 = loc("-":16:42)
"builtin.module"() ({
  "sv.macro.decl"() <{sym_name = "MASK", verilogName = "mask_macro"}> : () -> ()
  "sv.macro.decl"() <{sym_name = "PLAIN"}> : () -> ()
  "sv.macro.def"() <{format_string = "1 + 1", macroName = @PLAIN, symbols = []}> : () -> ()
  "sv.reserve_names"() <{reservedNames = ["taken", "also"]}> : () -> ()
  "sv.include"() <{style = #sv<include_style system>, target = "header.svh"}> : () -> ()
  "sv.interface"() <{sym_name = "bus"}> ({
    "sv.interface.signal"() <{sym_name = "data", type = i8}> : () -> ()
    "sv.interface.signal"() <{sym_name = "valid", type = i1}> : () -> ()
    "sv.interface.modport"() <{ports = [#sv.mod_port<direction = output, signal = @data>, #sv.mod_port<direction = output, signal = @valid>], sym_name = "source"}> : () -> ()
    "sv.interface.modport"() <{ports = [#sv.mod_port<direction = input, signal = @data>, #sv.mod_port<direction = input, signal = @valid>], sym_name = "sink"}> : () -> ()
  }) : () -> ()
  "sv.func"() <{module_type = !hw.modty<input x : i8, output y : i8>, per_argument_attrs = [{}, {sv.func.explicitly_returned}], result_locs = [#loc], sym_name = "twice"}> ({
  ^bb0(%arg8: i8):
    %26 = "comb.add"(%arg8, %arg8) : (i8, i8) -> i8
    "sv.return"(%26) : (i8) -> ()
  }) : () -> ()
  "sv.func"() <{input_locs = [#loc1], module_type = !hw.modty<input x : i8, output y : i8>, per_argument_attrs = [{}, {sv.func.explicitly_returned}], result_locs = [#loc2], sym_name = "outside", sym_visibility = "private"}> ({
  }) : () -> ()
  "sv.func.dpi.import"() <{callee = @outside, linkage_name = "c_name"}> : () -> ()
  "hw.module"() <{module_type = !hw.modty<input a : i8>, parameters = [], sym_name = "child"}> ({
  ^bb0(%arg7: i8):
    "hw.output"() : () -> ()
  }) : () -> ()
  "hw.module"() <{module_type = !hw.modty<input clk : i1, input rst : i1, input a : i8, input b : i8, input i : i2>, parameters = [], sym_name = "top"}> ({
  ^bb0(%arg0: i1, %arg1: i1, %arg2: i8, %arg3: i8, %arg4: i2):
    %0 = "sv.wire"() <{inner_sym = #hw<innerSym@w>, name = "w"}> : () -> !hw.inout<i8>
    %1 = "sv.wire"() <{name = "renamed"}> : () -> !hw.inout<i8>
    %2 = "sv.reg"(%arg2) <{name = "r"}> : (i8) -> !hw.inout<i8>
    %3 = "sv.reg"() <{name = "mem"}> : () -> !hw.inout<uarray<4xi8>>
    %4 = "sv.logic"() <{name = "l"}> : () -> !hw.inout<struct<x: i8, y: i1>>
    %5 = "sv.localparam"() <{name = "p", value = 5 : i8}> : () -> i8
    "sv.assign"(%0, %arg2) : (!hw.inout<i8>, i8) -> ()
    %6 = "sv.read_inout"(%0) : (!hw.inout<i8>) -> i8
    %7 = "sv.array_index_inout"(%3, %arg4) : (!hw.inout<uarray<4xi8>>, i2) -> !hw.inout<i8>
    %8 = "sv.struct_field_inout"(%4) <{field = "x"}> : (!hw.inout<struct<x: i8, y: i1>>) -> !hw.inout<i8>
    %9 = "sv.indexed_part_select_inout"(%0, %arg4) <{width = 3 : i32}> : (!hw.inout<i8>, i2) -> !hw.inout<i3>
    %10 = "sv.indexed_part_select"(%arg2, %arg4) <{decrement, width = 2 : i32}> : (i8, i2) -> i2
    %11 = "sv.constantX"() : () -> i8
    %12 = "sv.constantZ"() : () -> i1
    %13 = "sv.verbatim.expr"(%arg2, %arg3) <{format_string = "{{0}} + {{1}}", symbols = []}> : (i8, i8) -> i8
    %14 = "sv.verbatim.expr.se"() <{format_string = "`NAME(x)", symbols = []}> : () -> i1
    %15 = "sv.macro.ref.expr"() <{macroName = @PLAIN}> : () -> i8
    %16 = "sv.xmr"() <{isRooted, path = ["a", "b"], terminal = "c"}> : () -> !hw.inout<i1>
    %17 = "sv.interface.instance"() <{name = "bus"}> : () -> !sv.interface<@bus>
    %18 = "sv.modport.get"(%17) <{field = @sink}> : (!sv.interface<@bus>) -> !sv.modport<@bus::@sink>
    "sv.interface.signal.assign"(%17, %arg2) <{signalName = @data}> : (!sv.interface<@bus>, i8) -> ()
    %19 = "sv.interface.signal.read"(%17) <{signalName = @valid}> : (!sv.interface<@bus>) -> i1
    "hw.instance"(%arg2) <{argNames = ["a"], doNotPrint, inner_sym = #hw<innerSym@kept>, instanceName = "kept", moduleName = @child, parameters = [], resultNames = []}> : (i8) -> ()
    "sv.alias"(%0, %1) : (!hw.inout<i8>, !hw.inout<i8>) -> ()
    "sv.ifdef"() <{cond = #sv<macro.ident @MASK>}> ({
      "sv.verbatim"(%arg2) <{format_string = "// only {{0}}", symbols = []}> : (i8) -> ()
    }, {
      "sv.error"(%arg2) <{message = "no %d"}> : (i8) -> ()
    }) : () -> ()
    "sv.always"(%arg0, %arg1) <{events = [0 : i32, 1 : i32]}> ({
      "sv.if"(%arg1) ({
        "sv.passign"(%2, %arg2) : (!hw.inout<i8>, i8) -> ()
      }, {
        "sv.bpassign"(%2, %arg3) : (!hw.inout<i8>, i8) -> ()
      }) : (i1) -> ()
      "sv.case"(%arg2, %arg3) <{casePatterns = [216 : i16, #sv.expr, unit], caseStyle = 2 : i32, validationQualifier = #sv<validation_qualifier unique>}> ({
        "sv.fatal.procedural"() <{message = "bad", verbosity = 1 : i8}> : () -> ()
      }, {
        "sv.finish"() <{verbosity = 0 : i8}> : () -> ()
      }, {
        "sv.info.procedural"(%arg2) <{message = "value %x"}> : (i8) -> ()
      }) : (i8, i8) -> ()
    }) : (i1, i1) -> ()
    "sv.always"() <{events = []}> ({
      %23 = "hw.constant"() <{value = 0 : i4}> : () -> i4
      %24 = "hw.constant"() <{value = -1 : i4}> : () -> i4
      %25 = "hw.constant"() <{value = 1 : i4}> : () -> i4
      "sv.for"(%23, %24, %25) <{inductionVarName = "k"}> ({
      ^bb0(%arg6: i4):
        "sv.exit"() : () -> ()
      }) : (i4, i4, i4) -> ()
    }) : () -> ()
    "sv.alwaysff"(%arg0, %arg1) <{clockEdge = 0 : i32, resetEdge = 1 : i32, resetStyle = 2 : i32}> ({
      "sv.passign"(%2, %arg2) : (!hw.inout<i8>, i8) -> ()
    }, {
      "sv.passign"(%2, %arg3) : (!hw.inout<i8>, i8) -> ()
    }) : (i1, i1) -> ()
    "sv.alwayscomb"() ({
      "sv.force"(%0, %arg2) : (!hw.inout<i8>, i8) -> ()
      "sv.release"(%0) : (!hw.inout<i8>) -> ()
    }) : () -> ()
    "sv.initial"() ({
      %21 = "hw.constant"() <{value = 1 : i32}> : () -> i32
      "sv.fwrite"(%21, %arg2) <{format_string = "text %x\0A"}> : (i32, i8) -> ()
      "sv.readmem"(%3) <{base = 1 : i32, filename = "file.hex"}> : (!hw.inout<uarray<4xi8>>) -> ()
      "sv.ifdef.procedural"() <{cond = #sv<macro.ident @MASK>}> ({
        "sv.assert"(%arg1, %arg2) <{defer = 0 : i32, label = "checked", message = "no %x"}> : (i1, i8) -> ()
      }, {
      }) : () -> ()
      %22 = "sv.func.call.procedural"(%arg2) <{callee = @twice}> : (i8) -> i8
    }) : () -> ()
    "sv.assert.concurrent"(%arg0, %arg1) <{event = 0 : i32, label = "later"}> : (i1, i1) -> ()
    "sv.assert_property"(%arg1, %arg0, %19) <{event = 0 : i32, label = "given", operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i1, i1) -> ()
    "sv.generate"() <{sym_name = "gen"}> ({
      "sv.generate.for"() <{genBlockName = "each", inductionVarName = "n", lowerBound = 0 : i32, step = 1 : i32, upperBound = 4 : i32}> ({
      ^bb0(%arg5: i32):
        %20 = "sv.wire"() <{name = "v"}> : () -> !hw.inout<i1>
      }) : () -> ()
      "sv.generate.case"() <{caseNames = ["zero", "other"], casePatterns = [0, unit], cond = 1 : i64}> ({
      ^bb0:
      }, {
      ^bb0:
      }) : () -> ()
    }) : () -> ()
    "hw.output"() : () -> ()
  }) : () -> ()
  "sv.bind"() <{instance = #hw.innerNameRef<@top::@kept>}> : () -> ()
}) : () -> ()

