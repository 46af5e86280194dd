kanagawa.design @d {
  kanagawa.container "outer" sym @Outer top_level {
    %in = kanagawa.port.input "in" sym @in : i8 {note}
    %out = kanagawa.port.output sym @out : i8
    %v = kanagawa.port.read %in : !kanagawa.portref<in i8>
    kanagawa.port.write %out, %v : !kanagawa.portref<out i8>
    %w, %val = kanagawa.wire.input @w : i4
    %c = kanagawa.container.instance @inner, <@d::@Inner>
    %p = kanagawa.get_port %c, @go : !kanagawa.scoperef<@d::@Inner> -> !kanagawa.portref<in i1>
  }
  kanagawa.container sym @Inner {
    %go = kanagawa.port.input "go" sym @go : i1
    %up = kanagawa.path [#kanagawa.step<parent : !kanagawa.scoperef>, #kanagawa.step<child, @outer : !kanagawa.scoperef<@d::@Outer>>]
    %q = kanagawa.get_port %up, @out : !kanagawa.scoperef<@d::@Outer> -> !kanagawa.portref<out i8>
    %r = kanagawa.port.read %q : !kanagawa.portref<out i8>
  }
  kanagawa.class "k" sym @K {
    kanagawa.var @x : memref<i32>
    %k = kanagawa.instance @k, <@d::@K>
    kanagawa.method @twice(%a: i32, %b: i32) -> (i32, i32) {
      %0:2 = kanagawa.sblock (%x : i32 = %a, %y : i32 = %b) -> (i32, i32) attributes {maxThreads = 2 : i64} {
        kanagawa.sblock.return %y, %x : i32, i32
      }
      kanagawa.sblock () {
      }
      kanagawa.return %0#0, %0#1 : i32, i32
    }
    kanagawa.method @nothing() -> () {
      kanagawa.return
    }
    kanagawa.method.df @flow(%a: i8) -> i8 {
      kanagawa.return %a : i8
    }
  }
}
// ANSWER custom
module {
  kanagawa.design @d {
    kanagawa.container "outer" sym @Outer top_level {
      %in = kanagawa.port.input "in" sym @in : i8 {note}
      %out = kanagawa.port.output sym @out : i8
      %in.val = kanagawa.port.read %in : !kanagawa.portref<in i8>
      kanagawa.port.write %out, %in.val : !kanagawa.portref<out i8>
      %w, %w.out = kanagawa.wire.input @w : i4
      %inner = kanagawa.container.instance @inner, <@d::@Inner> 
      %inner.go.ref = kanagawa.get_port %inner, @go : !kanagawa.scoperef<@d::@Inner> -> !kanagawa.portref<in i1>
    }
    kanagawa.container sym @Inner {
      %go = kanagawa.port.input "go" sym @go : i1
      %parent.outer = kanagawa.path [#kanagawa.step<parent : !kanagawa.scoperef> : !kanagawa.scoperef, #kanagawa.step<child, @outer : !kanagawa.scoperef<@d::@Outer>> : !kanagawa.scoperef<@d::@Outer>]
      %parent.outer.out.ref = kanagawa.get_port %parent.outer, @out : !kanagawa.scoperef<@d::@Outer> -> !kanagawa.portref<out i8>
      %parent.outer.out.ref.val = kanagawa.port.read %parent.outer.out.ref : !kanagawa.portref<out i8>
    }
    kanagawa.class "k" sym @K {
      kanagawa.var @x : memref<i32>
      %k = kanagawa.instance @k, <@d::@K> 
      kanagawa.method @twice(%a: i32, %b: i32)  -> (i32, i32) {
        %0:2 = kanagawa.sblock (%arg0 : i32 = %a, %arg1 : i32 = %b) -> (i32, i32) attributes {maxThreads = 2 : i64} {
          kanagawa.sblock.return %arg1, %arg0 : i32, i32
        }
        kanagawa.sblock () {
          kanagawa.sblock.return
        }
        kanagawa.return %0#0, %0#1 : i32, i32
      }
      kanagawa.method @nothing()  -> () {
        kanagawa.return
      }
      kanagawa.method.df @flow(%arg0: i8)  -> i8 {
        kanagawa.return %arg0 : i8
      }
    }
  }
}

// ANSWER generic
"builtin.module"() ({
  "kanagawa.design"() <{sym_name = "d"}> ({
    "kanagawa.container"() <{inner_sym = #hw<innerSym@Outer>, isTopLevel, name = "outer"}> ({
      %6 = "kanagawa.port.input"() <{inner_sym = #hw<innerSym@in>, name = "in", type = i8}> {note} : () -> !kanagawa.portref<in i8>
      %7 = "kanagawa.port.output"() <{inner_sym = #hw<innerSym@out>, type = i8}> : () -> !kanagawa.portref<out i8>
      %8 = "kanagawa.port.read"(%6) : (!kanagawa.portref<in i8>) -> i8
      "kanagawa.port.write"(%7, %8) : (!kanagawa.portref<out i8>, i8) -> ()
      %9:2 = "kanagawa.wire.input"() <{inner_sym = #hw<innerSym@w>}> : () -> (!kanagawa.portref<in i4>, i4)
      %10 = "kanagawa.container.instance"() <{inner_sym = #hw<innerSym@inner>, targetName = #hw.innerNameRef<@d::@Inner>}> : () -> !kanagawa.scoperef<@d::@Inner>
      %11 = "kanagawa.get_port"(%10) <{portSymbol = @go}> : (!kanagawa.scoperef<@d::@Inner>) -> !kanagawa.portref<in i1>
    }) : () -> ()
    "kanagawa.container"() <{inner_sym = #hw<innerSym@Inner>}> ({
      %2 = "kanagawa.port.input"() <{inner_sym = #hw<innerSym@go>, name = "go", type = i1}> : () -> !kanagawa.portref<in i1>
      %3 = "kanagawa.path"() <{path = [#kanagawa.step<parent : !kanagawa.scoperef> : !kanagawa.scoperef, #kanagawa.step<child, @outer : !kanagawa.scoperef<@d::@Outer>> : !kanagawa.scoperef<@d::@Outer>]}> : () -> !kanagawa.scoperef<@d::@Outer>
      %4 = "kanagawa.get_port"(%3) <{portSymbol = @out}> : (!kanagawa.scoperef<@d::@Outer>) -> !kanagawa.portref<out i8>
      %5 = "kanagawa.port.read"(%4) : (!kanagawa.portref<out i8>) -> i8
    }) : () -> ()
    "kanagawa.class"() <{inner_sym = #hw<innerSym@K>, name = "k"}> ({
      "kanagawa.var"() <{inner_sym = #hw<innerSym@x>, type = memref<i32>}> : () -> ()
      %0 = "kanagawa.instance"() <{inner_sym = #hw<innerSym@k>, targetName = #hw.innerNameRef<@d::@K>}> : () -> !kanagawa.scoperef<@d::@K>
      "kanagawa.method"() <{argNames = ["a", "b"], function_type = (i32, i32) -> (i32, i32), inner_sym = #hw<innerSym@twice>}> ({
      ^bb0(%arg1: i32, %arg2: i32):
        %1:2 = "kanagawa.sblock"(%arg1, %arg2) <{maxThreads = 2 : i64}> ({
        ^bb0(%arg3: i32, %arg4: i32):
          "kanagawa.sblock.return"(%arg4, %arg3) : (i32, i32) -> ()
        }) : (i32, i32) -> (i32, i32)
        "kanagawa.sblock"() ({
          "kanagawa.sblock.return"() : () -> ()
        }) : () -> ()
        "kanagawa.return"(%1#0, %1#1) : (i32, i32) -> ()
      }) : () -> ()
      "kanagawa.method"() <{argNames = [], function_type = () -> (), inner_sym = #hw<innerSym@nothing>}> ({
        "kanagawa.return"() : () -> ()
      }) : () -> ()
      "kanagawa.method.df"() <{argNames = ["a"], function_type = (i8) -> i8, inner_sym = #hw<innerSym@flow>}> ({
      ^bb0(%arg0: i8):
        "kanagawa.return"(%arg0) : (i8) -> ()
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

