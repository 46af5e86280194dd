firrtl.circuit "Tags" {
  firrtl.module @Tags(in %e: !firrtl.enum<None, Some: uint<6>, Odd: sint<3>>, in %one: !firrtl.enum<Lone: uint<2>>, in %u: !firrtl.uint<6>, in %s: !firrtl.sint<9>, in %k: !firrtl.const.uint<3>, in %ks: !firrtl.const.sint<4>, in %n: !firrtl.uint, in %z: !firrtl.uint<0>) {
    %0 = firrtl.istag %e Some : !firrtl.enum<None, Some: uint<6>, Odd: sint<3>>
    %1 = firrtl.istag %one Lone {note = 4 : i8} : !firrtl.enum<Lone: uint<2>>
    %2 = firrtl.subtag %e[Odd] : !firrtl.enum<None, Some: uint<6>, Odd: sint<3>>
    %3 = firrtl.tagextract %e : !firrtl.enum<None, Some: uint<6>, Odd: sint<3>>
    %4 = firrtl.tagextract %one {note} : !firrtl.enum<Lone: uint<2>>
    %5 = firrtl.enumcreate Some(%u) : (!firrtl.uint<6>) -> !firrtl.enum<None, Some: uint<6>, Odd: sint<3>>
    %6 = firrtl.dshl %u, %k : (!firrtl.uint<6>, !firrtl.const.uint<3>) -> !firrtl.uint<13>
    %7 = firrtl.dshl %ks, %k : (!firrtl.const.sint<4>, !firrtl.const.uint<3>) -> !firrtl.const.sint<11>
    %8 = firrtl.dshlw %s, %u : (!firrtl.sint<9>, !firrtl.uint<6>) -> !firrtl.sint<9>
    %9 = firrtl.dshr %s, %u : (!firrtl.sint<9>, !firrtl.uint<6>) -> !firrtl.sint<9>
    %10 = firrtl.dshl %n, %u : (!firrtl.uint, !firrtl.uint<6>) -> !firrtl.uint
    %11 = firrtl.dshl %s, %n : (!firrtl.sint<9>, !firrtl.uint) -> !firrtl.sint
    %12 = firrtl.dshr %u, %n : (!firrtl.uint<6>, !firrtl.uint) -> !firrtl.uint<6>
    %13 = firrtl.dshl %u, %z : (!firrtl.uint<6>, !firrtl.uint<0>) -> !firrtl.uint<6>
  }
}
// ANSWER custom
module {
  firrtl.circuit "Tags" {
    firrtl.module @Tags(in %e: !firrtl.enum<None, Some: uint<6>, Odd: sint<3>>, in %one: !firrtl.enum<Lone: uint<2>>, in %u: !firrtl.uint<6>, in %s: !firrtl.sint<9>, in %k: !firrtl.const.uint<3>, in %ks: !firrtl.const.sint<4>, in %n: !firrtl.uint, in %z: !firrtl.uint<0>) {
      %0 = firrtl.istag %e Some : !firrtl.enum<None, Some: uint<6>, Odd: sint<3>>
      %1 = firrtl.istag %one Lone {note = 4 : i8} : !firrtl.enum<Lone: uint<2>>
      %2 = firrtl.subtag %e[Odd] : !firrtl.enum<None, Some: uint<6>, Odd: sint<3>>
      %3 = firrtl.tagextract %e : !firrtl.enum<None, Some: uint<6>, Odd: sint<3>>
      %4 = firrtl.tagextract %one {note} : !firrtl.enum<Lone: uint<2>>
      %5 = firrtl.enumcreate Some(%u) : (!firrtl.uint<6>) -> !firrtl.enum<None, Some: uint<6>, Odd: sint<3>>
      %6 = firrtl.dshl %u, %k : (!firrtl.uint<6>, !firrtl.const.uint<3>) -> !firrtl.uint<13>
      %7 = firrtl.dshl %ks, %k : (!firrtl.const.sint<4>, !firrtl.const.uint<3>) -> !firrtl.const.sint<11>
      %8 = firrtl.dshlw %s, %u : (!firrtl.sint<9>, !firrtl.uint<6>) -> !firrtl.sint<9>
      %9 = firrtl.dshr %s, %u : (!firrtl.sint<9>, !firrtl.uint<6>) -> !firrtl.sint<9>
      %10 = firrtl.dshl %n, %u : (!firrtl.uint, !firrtl.uint<6>) -> !firrtl.uint
      %11 = firrtl.dshl %s, %n : (!firrtl.sint<9>, !firrtl.uint) -> !firrtl.sint
      %12 = firrtl.dshr %u, %n : (!firrtl.uint<6>, !firrtl.uint) -> !firrtl.uint<6>
      %13 = firrtl.dshl %u, %z : (!firrtl.uint<6>, !firrtl.uint<0>) -> !firrtl.uint<6>
    }
  }
}

// ANSWER generic
#loc = loc("-":2:26)
#loc1 = loc("-":2:82)
#loc2 = loc("-":2:120)
#loc3 = loc("-":2:144)
#loc4 = loc("-":2:168)
#loc5 = loc("-":2:198)
#loc6 = loc("-":2:229)
#loc7 = loc("-":2:250)
"builtin.module"() ({
  "firrtl.circuit"() <{annotations = [], name = "Tags"}> ({
    "firrtl.module"() <{annotations = [], convention = #firrtl<convention internal>, domainInfo = [], layers = [], portAnnotations = [], portDirections = array<i1: false, false, false, false, false, false, false, false>, portLocations = [#loc, #loc1, #loc2, #loc3, #loc4, #loc5, #loc6, #loc7], portNames = ["e", "one", "u", "s", "k", "ks", "n", "z"], portSymbols = [], portTypes = [!firrtl.enum<None, Some: uint<6>, Odd: sint<3>>, !firrtl.enum<Lone: uint<2>>, !firrtl.uint<6>, !firrtl.sint<9>, !firrtl.const.uint<3>, !firrtl.const.sint<4>, !firrtl.uint, !firrtl.uint<0>], sym_name = "Tags"}> ({
    ^bb0(%arg0: !firrtl.enum<None, Some: uint<6>, Odd: sint<3>>, %arg1: !firrtl.enum<Lone: uint<2>>, %arg2: !firrtl.uint<6>, %arg3: !firrtl.sint<9>, %arg4: !firrtl.const.uint<3>, %arg5: !firrtl.const.sint<4>, %arg6: !firrtl.uint, %arg7: !firrtl.uint<0>):
      %0 = "firrtl.istag"(%arg0) <{fieldIndex = 1 : i32}> : (!firrtl.enum<None, Some: uint<6>, Odd: sint<3>>) -> !firrtl.uint<1>
      %1 = "firrtl.istag"(%arg1) <{fieldIndex = 0 : i32}> {note = 4 : i8} : (!firrtl.enum<Lone: uint<2>>) -> !firrtl.uint<1>
      %2 = "firrtl.subtag"(%arg0) <{fieldIndex = 2 : i32}> : (!firrtl.enum<None, Some: uint<6>, Odd: sint<3>>) -> !firrtl.sint<3>
      %3 = "firrtl.tagextract"(%arg0) : (!firrtl.enum<None, Some: uint<6>, Odd: sint<3>>) -> !firrtl.uint<2>
      %4 = "firrtl.tagextract"(%arg1) {note} : (!firrtl.enum<Lone: uint<2>>) -> !firrtl.uint<0>
      %5 = "firrtl.enumcreate"(%arg2) <{fieldIndex = 1 : i32}> : (!firrtl.uint<6>) -> !firrtl.enum<None, Some: uint<6>, Odd: sint<3>>
      %6 = "firrtl.dshl"(%arg2, %arg4) : (!firrtl.uint<6>, !firrtl.const.uint<3>) -> !firrtl.uint<13>
      %7 = "firrtl.dshl"(%arg5, %arg4) : (!firrtl.const.sint<4>, !firrtl.const.uint<3>) -> !firrtl.const.sint<11>
      %8 = "firrtl.dshlw"(%arg3, %arg2) : (!firrtl.sint<9>, !firrtl.uint<6>) -> !firrtl.sint<9>
      %9 = "firrtl.dshr"(%arg3, %arg2) : (!firrtl.sint<9>, !firrtl.uint<6>) -> !firrtl.sint<9>
      %10 = "firrtl.dshl"(%arg6, %arg2) : (!firrtl.uint, !firrtl.uint<6>) -> !firrtl.uint
      %11 = "firrtl.dshl"(%arg3, %arg6) : (!firrtl.sint<9>, !firrtl.uint) -> !firrtl.sint
      %12 = "firrtl.dshr"(%arg2, %arg6) : (!firrtl.uint<6>, !firrtl.uint) -> !firrtl.uint<6>
      %13 = "firrtl.dshl"(%arg2, %arg7) : (!firrtl.uint<6>, !firrtl.uint<0>) -> !firrtl.uint<6>
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

