// Locations of every kind: aliases, which of them wait for the end, and the pretty form.
#file = loc("model.py":12:3)
#deep = loc(callsite("callee"(#file) at fused<"pass">["a.py":1:2, "b.py":3:4 to 5:6]))
module @named {
  %0 = "d.a"() : () -> i32 loc(#deep)
  "d.b"(%0) ({
  ^bb0(%arg: i32 loc("argument"), %plain: i8 loc(unknown), %again: i8 loc("argument"(#file))):
    "d.c"(%arg) {where = loc("attribute":7:8)} : (i32) -> () loc(#file)
    "d.c"(%arg) : (i32) -> () loc(unknown)
  }) : (i32) -> () loc("named"(#file))
  "d.d"() : () -> () loc("x.py":1:2 to :9)
  "d.d"() : () -> () loc(callsite("in"("f":1:1) at "g":2:2))
  "d.d"() : () -> () loc(callsite("g":2:2 at "in"))
} loc("whole")

//= --allow-unregistered-dialect --mlir-print-debuginfo
#loc1 = loc("model.py":12:3)
#loc4 = loc("argument")
#loc5 = loc(unknown)
#loc6 = loc("attribute":7:8)
#loc14 = loc("argument"(#loc1))
module @named {
  %0 = "d.a"() : () -> i32 loc(#loc17)
  "d.b"(%0) ({
  ^bb0(%arg0: i32 loc("argument"), %arg1: i8 loc(unknown), %arg2: i8 loc("argument"(#loc1))):
    "d.c"(%arg0) {where = #loc6} : (i32) -> () loc(#loc1)
    "d.c"(%arg0) : (i32) -> () loc(#loc5)
  }) : (i32) -> () loc(#loc13)
  "d.d"() : () -> () loc(#loc7)
  "d.d"() : () -> () loc(#loc18)
  "d.d"() : () -> () loc(#loc16)
} loc(#loc)
#loc = loc("whole")
#loc2 = loc("a.py":1:2)
#loc3 = loc("b.py":3:4 to 5:6)
#loc7 = loc("x.py":1:2 to :9)
#loc8 = loc("f":1:1)
#loc9 = loc("g":2:2)
#loc10 = loc("in")
#loc11 = loc("callee"(#loc1))
#loc12 = loc(fused<"pass">[#loc2, #loc3])
#loc13 = loc("named"(#loc1))
#loc15 = loc("in"(#loc8))
#loc16 = loc(callsite(#loc9 at #loc10))
#loc17 = loc(callsite(#loc11 at #loc12))
#loc18 = loc(callsite(#loc15 at #loc9))


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-op-generic
#loc1 = loc("model.py":12:3)
#loc4 = loc("argument")
#loc5 = loc(unknown)
#loc6 = loc("attribute":7:8)
#loc14 = loc("argument"(#loc1))
"builtin.module"() <{sym_name = "named"}> ({
  %0 = "d.a"() : () -> i32 loc(#loc17)
  "d.b"(%0) ({
  ^bb0(%arg0: i32 loc("argument"), %arg1: i8 loc(unknown), %arg2: i8 loc("argument"(#loc1))):
    "d.c"(%arg0) {where = #loc6} : (i32) -> () loc(#loc1)
    "d.c"(%arg0) : (i32) -> () loc(#loc5)
  }) : (i32) -> () loc(#loc13)
  "d.d"() : () -> () loc(#loc7)
  "d.d"() : () -> () loc(#loc18)
  "d.d"() : () -> () loc(#loc16)
}) : () -> () loc(#loc)
#loc = loc("whole")
#loc2 = loc("a.py":1:2)
#loc3 = loc("b.py":3:4 to 5:6)
#loc7 = loc("x.py":1:2 to :9)
#loc8 = loc("f":1:1)
#loc9 = loc("g":2:2)
#loc10 = loc("in")
#loc11 = loc("callee"(#loc1))
#loc12 = loc(fused<"pass">[#loc2, #loc3])
#loc13 = loc("named"(#loc1))
#loc15 = loc("in"(#loc8))
#loc16 = loc(callsite(#loc9 at #loc10))
#loc17 = loc(callsite(#loc11 at #loc12))
#loc18 = loc(callsite(#loc15 at #loc9))


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-pretty-debuginfo
#loc1 = model.py:12:3
#loc4 = "argument"
#loc5 = [unknown]
#loc6 = attribute:7:8
#loc14 = "argument"(#loc1)
module @named {
  %0 = "d.a"() : () -> i32 #loc11
 at #loc12
  "d.b"(%0) ({
  ^bb0(%arg0: i32 "argument", %arg1: i8 [unknown], %arg2: i8 "argument"(#loc1)):
    "d.c"(%arg0) {where = #loc6} : (i32) -> () model.py:12:3
    "d.c"(%arg0) : (i32) -> () [unknown]
  }) : (i32) -> () "named"(#loc1)
  "d.d"() : () -> () x.py:1:2 to :9
  "d.d"() : () -> () #loc15 at #loc9
  "d.d"() : () -> () #loc9
 at #loc10
} "whole"
#loc = "whole"
#loc2 = a.py:1:2
#loc3 = b.py:3:4 to 5:6
#loc7 = x.py:1:2 to :9
#loc8 = f:1:1
#loc9 = g:2:2
#loc10 = "in"
#loc11 = "callee"(#loc1)
#loc12 = <"pass">[#loc2, #loc3]
#loc13 = "named"(#loc1)
#loc15 = "in"(#loc8)
#loc16 = #loc9
 at #loc10
#loc17 = #loc11
 at #loc12
#loc18 = #loc15 at #loc9


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module @named {
  %0 = "d.a"() : () -> i32 loc(callsite("callee"("model.py":12:3) at fused<"pass">["a.py":1:2, "b.py":3:4 to 5:6]))
  "d.b"(%0) ({
  ^bb0(%arg0: i32 loc("argument"), %arg1: i8 loc(unknown), %arg2: i8 loc("argument"("model.py":12:3))):
    "d.c"(%arg0) {where = loc("attribute":7:8)} : (i32) -> () loc("model.py":12:3)
    "d.c"(%arg0) : (i32) -> () loc(unknown)
  }) : (i32) -> () loc("named"("model.py":12:3))
  "d.d"() : () -> () loc("x.py":1:2 to :9)
  "d.d"() : () -> () loc(callsite("in"("f":1:1) at "g":2:2))
  "d.d"() : () -> () loc(callsite("g":2:2 at "in"))
} loc("whole")

//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-skip-regions
module @named {...} loc(#loc)
#loc = loc("whole")


//= --allow-unregistered-dialect --mlir-pretty-debuginfo
#loc = attribute:7:8
module @named {
  %0 = "d.a"() : () -> i32
  "d.b"(%0) ({
  ^bb0(%arg0: i32, %arg1: i8, %arg2: i8):
    "d.c"(%arg0) {where = #loc} : (i32) -> ()
    "d.c"(%arg0) : (i32) -> ()
  }) : (i32) -> ()
  "d.d"() : () -> ()
  "d.d"() : () -> ()
  "d.d"() : () -> ()
}

