util.func private @f(%a: i32 {x.y}, %b: tensor<?xf32>) -> (i32, %b as tensor<4xf32> {z.z})
util.global private mutable @g : i32
util.global private @g2 = 4 : i32
util.func public @h(%a: index, %t: tensor<?xf32>) -> %t {
  %0 = util.assume.int %a<umin = 0, umax = 4> : index
  %1:2 = util.assume.int %a<umin = 0, umax = 4, udiv = 4>, %a[<udiv = 2>, <umax = 3>] : index, index
  %c = util.unfoldable_constant 4 : i32
  %l = util.list.create %a : !util.list<?>
  %l2 = util.list.get %l[%a] : !util.list<?> -> i32
  %r = util.call @h(%a, %t) : (index, tensor<?xf32>) -> %t
  %b = util.buffer.constant : !util.buffer = #util.composite<4xi8, [dense<1> : tensor<4xi8>]>
  %e:2 = util.range.extents [%a for %a], [%a for %a] : index
  %v = util.null : !util.list<i32>
  %z = util.hoistable_conversion "a" inverts("b") (%x = %a) : (index) -> index {
    util.return %x : index
  }
  util.return %t : tensor<?xf32>
}
util.initializer {
  util.return
}
util.func public @h2(%a: index, %t: tensor<?xf32>) -> (%t, i32, %t as tensor<?xi32>) attributes {inlining_policy = #util.inline.never} {
  util.unreachable "x"
}
func.func @x() attributes {a = #util.byte_range<1, 4>, t = !util.ptr<i32>} { return }
// ANSWER custom
#composite_of_4b = #util.composite<4xi8, [
    dense<1> : tensor<4xi8>,
]>
module {
  util.func private @f(%arg0: i32 {x.y}, %arg1: tensor<?xf32>) -> (i32, %arg1 as tensor<4xf32> {z.z})
  util.global private mutable @g : i32
  util.global private @g2 = 4 : i32
  util.func public @h(%arg0: index, %arg1: tensor<?xf32>) -> %arg1 {
    %0 = util.assume.int %arg0<umin = 0, umax = 4> : index
    %1:2 = util.assume.int 
        %arg0<umin = 0, umax = 4, udiv = 4>, 
        %arg0[<udiv = 2>, <umax = 3>]
      : index, index
    %2 = util.unfoldable_constant 4 : i32
    %3 = util.list.create %arg0 : !util.list<?>
    %4 = util.list.get %3[%arg0] : !util.list<?> -> i32
    %5 = util.call @h(%arg0, %arg1) : (index, tensor<?xf32>) -> %arg1
    %buffer_cst = util.buffer.constant : !util.buffer = #composite_of_4b
    %min, %max = util.range.extents [%arg0 for %arg0], [%arg0 for %arg0] : index
    %6 = util.null : !util.list<i32>
    %7 = util.hoistable_conversion "a" inverts("b") (%arg2 = %arg0) : (index) -> index {
      util.return %arg2 : index
    }
    util.return %arg1 : tensor<?xf32>
  }
  util.initializer {
    util.return
  }
  util.func public @h2(%arg0: index, %arg1: tensor<?xf32>) -> (%arg1, i32, %arg1 as tensor<?xi32>) attributes {inlining_policy = #util.inline.never} {
    util.unreachable "x"
  }
  func.func @x() attributes {a = #util.byte_range<1, 4>, t = !util.ptr<i32>} {
    return
  }
}

// ANSWER generic
#composite_of_4b = #util.composite<4xi8, [
    dense<1> : tensor<4xi8>,
]>
"builtin.module"() ({
  "util.func"() <{arg_attrs = [{x.y}, {}], function_type = (i32, tensor<?xf32>) -> (i32, tensor<4xf32>), res_attrs = [{}, {z.z}], sym_name = "f", sym_visibility = "private", tied_operands = [-1 : index, 1 : index]}> ({
  }) : () -> ()
  "util.global"() <{is_mutable, sym_name = "g", sym_visibility = "private", type = i32}> : () -> ()
  "util.global"() <{initial_value = 4 : i32, sym_name = "g2", sym_visibility = "private", type = i32}> : () -> ()
  "util.func"() <{function_type = (index, tensor<?xf32>) -> tensor<?xf32>, sym_name = "h", sym_visibility = "public", tied_operands = [1 : index]}> ({
  ^bb0(%arg2: index, %arg3: tensor<?xf32>):
    %0 = "util.assume.int"(%arg2) <{assumptions = [[#util.int.assumption<umin = 0, umax = 4>]]}> : (index) -> index
    %1:2 = "util.assume.int"(%arg2, %arg2) <{assumptions = [[#util.int.assumption<umin = 0, umax = 4, udiv = 4>], [#util.int.assumption<udiv = 2>, #util.int.assumption<umax = 3>]]}> : (index, index) -> (index, index)
    %2 = "util.unfoldable_constant"() <{value = 4 : i32}> : () -> i32
    %3 = "util.list.create"(%arg2) : (index) -> !util.list<?>
    %4 = "util.list.get"(%3, %arg2) : (!util.list<?>, index) -> i32
    %5 = "util.call"(%arg2, %arg3) <{callee = @h, tied_operands = [1 : index]}> : (index, tensor<?xf32>) -> tensor<?xf32>
    %6 = "util.buffer.constant"() <{value = #composite_of_4b}> : () -> !util.buffer
    %7:2 = "util.range.extents"(%arg2, %arg2, %arg2, %arg2) : (index, index, index, index) -> (index, index)
    %8 = "util.null"() : () -> !util.list<i32>
    %9 = "util.hoistable_conversion"(%arg2) <{inverseTag = "b", tag = "a"}> ({
    ^bb0(%arg4: index):
      "util.return"(%arg4) : (index) -> ()
    }) : (index) -> index
    "util.return"(%arg3) : (tensor<?xf32>) -> ()
  }) : () -> ()
  "util.initializer"() <{function_type = () -> ()}> ({
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (index, tensor<?xf32>) -> (tensor<?xf32>, i32, tensor<?xi32>), inlining_policy = #util.inline.never, sym_name = "h2", sym_visibility = "public", tied_operands = [1 : index, -1 : index, 1 : index]}> ({
  ^bb0(%arg0: index, %arg1: tensor<?xf32>):
    "util.unreachable"() <{message = "x"}> : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "x"}> ({
    "func.return"() : () -> ()
  }) {a = #util.byte_range<1, 4>, t = !util.ptr<i32>} : () -> ()
}) : () -> ()

