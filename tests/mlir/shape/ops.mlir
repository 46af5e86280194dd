// Every operation of shape, in the spellings that its form has.
func.func @f(%s: !shape.shape, %n: !shape.size, %w: !shape.witness, %v: !shape.value_shape, %e: tensor<?xindex>, %i: index, %t: tensor<3x?xf32>, %b: i1) {
  %0 = shape.add %n, %i {x} : !shape.size, index -> !shape.size
  %1 = shape.broadcast %s, %e {error = "oh"} : !shape.shape, tensor<?xindex> -> !shape.shape
  %2 = shape.const_shape [] : !shape.shape
  %3 = shape.const_shape {x} [1, 2, 3] : tensor<3xindex>
  %4 = shape.const_size 5 {x}
  %5 = shape.div %n, %n : !shape.size, !shape.size -> !shape.size
  %6 = shape.shape_eq %s, %e {x} : !shape.shape, tensor<?xindex>
  %7 = shape.from_extents %n, %i : !shape.size, index
  %8 = shape.from_extent_tensor %e : tensor<?xindex>
  %9 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
  %10 = shape.rank %s : !shape.shape -> !shape.size
  %11 = shape.to_extent_tensor %s : !shape.shape -> tensor<3xindex>
  %12 = shape.dim %t, %i : tensor<3x?xf32>, index -> index
  %13 = shape.get_extent %s, %n : !shape.shape, !shape.size -> !shape.size
  %14 = shape.index_to_size %i
  %15 = shape.max %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %16 = shape.meet %s, %s, error = "bad" {x} : !shape.shape, !shape.shape -> !shape.shape
  %17 = shape.min %n, %n : !shape.size, !shape.size -> !shape.size
  %18 = shape.mul %n, %n : !shape.size, !shape.size -> !shape.size
  %19 = shape.num_elements %s : !shape.shape -> !shape.size
  %20 = shape.reduce(%s, %n) : !shape.shape -> !shape.size {
  ^bb0(%index: index, %dim: !shape.size, %acc: !shape.size):
    shape.yield %acc : !shape.size
  }
  %21:2 = shape.reduce(%e, %i, %i) : tensor<?xindex> -> (index, index) {
  ^bb0(%index: index, %dim: index, %acc: index, %acc2: index):
    shape.yield {y} %acc, %acc2 : index, index
  } {x}
  %22 = shape.shape_of %t : tensor<3x?xf32> -> tensor<2xindex>
  %23 = shape.value_of %v : tensor<?xf32>
  %24 = shape.size_to_index %n : !shape.size
  %25 = shape.value_as_shape %e : tensor<?xindex> -> !shape.shape
  %26 = shape.with_shape %t, %s {x} : tensor<3x?xf32>, !shape.shape
  %27 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  %28:2 = "shape.split_at"(%s, %n) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %29 = shape.concat %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %30 = shape.any %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %31 = shape.assuming_all %w, %w
  %32:2 = shape.assuming %w -> (tensor<3x?xf32>, index) {
    shape.assuming_yield {z} %t, %i : tensor<3x?xf32>, index
  } {x}
  shape.assuming %w {
  }
  shape.assuming %w {
    shape.assuming_yield {z}
  }
  %34 = shape.cstr_broadcastable %s, %e : !shape.shape, tensor<?xindex>
  %35 = shape.cstr_eq %s, %e : !shape.shape, tensor<?xindex>
  %36 = shape.const_witness true
  %37 = shape.cstr_require %b, "must" {x}
  return
}
shape.function_library @lib {
  func @same(%arg: !shape.value_shape {x.y}) -> (!shape.shape {x.z}) {
    %0 = shape_of %arg : !shape.value_shape -> !shape.shape
    shape.return %0 : !shape.shape
  }
  shape.func private @decl(!shape.value_shape) -> !shape.shape attributes {q}
} mapping {
  std.atan = @same, a.b = @decl
}
shape.function_library @other attributes {x = 1} {
  func private @none()
} mapping {}

"shape.function_library"() <{sym_name = "ended", mapping = {}}> ({
  "shape.yield"() : () -> ()
}) : () -> ()

//= --allow-unregistered-dialect
module {
  func.func @f(%arg0: !shape.shape, %arg1: !shape.size, %arg2: !shape.witness, %arg3: !shape.value_shape, %arg4: tensor<?xindex>, %arg5: index, %arg6: tensor<3x?xf32>, %arg7: i1) {
    %0 = shape.add %arg1, %arg5 {x} : !shape.size, index -> !shape.size
    %1 = shape.broadcast %arg0, %arg4 {error = "oh"} : !shape.shape, tensor<?xindex> -> !shape.shape
    %2 = shape.const_shape [] : !shape.shape
    %3 = shape.const_shape  {x}[1, 2, 3] : tensor<3xindex>
    %c5 = shape.const_size 5 {x}
    %4 = shape.div %arg1, %arg1 : !shape.size, !shape.size -> !shape.size
    %5 = shape.shape_eq %arg0, %arg4 {x} : !shape.shape, tensor<?xindex>
    %6 = shape.from_extents %arg1, %arg5 : !shape.size, index
    %7 = shape.from_extent_tensor %arg4 : tensor<?xindex>
    %8 = shape.is_broadcastable %arg0, %arg0 : !shape.shape, !shape.shape
    %9 = shape.rank %arg0 : !shape.shape -> !shape.size
    %10 = shape.to_extent_tensor %arg0 : !shape.shape -> tensor<3xindex>
    %11 = shape.dim %arg6, %arg5 : tensor<3x?xf32>, index -> index
    %12 = shape.get_extent %arg0, %arg1 : !shape.shape, !shape.size -> !shape.size
    %13 = shape.index_to_size %arg5
    %14 = shape.max %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
    %15 = shape.meet %arg0, %arg0, error = "bad" {x} : !shape.shape, !shape.shape -> !shape.shape
    %16 = shape.min %arg1, %arg1 : !shape.size, !shape.size -> !shape.size
    %17 = shape.mul %arg1, %arg1 : !shape.size, !shape.size -> !shape.size
    %18 = shape.num_elements %arg0 : !shape.shape -> !shape.size
    %19 = shape.reduce(%arg0, %arg1) : !shape.shape -> !shape.size {
    ^bb0(%arg8: index, %arg9: !shape.size, %arg10: !shape.size):
      shape.yield %arg10 : !shape.size
    }
    %20:2 = shape.reduce(%arg4, %arg5, %arg5) : tensor<?xindex> -> (index, index) {
    ^bb0(%arg8: index, %arg9: index, %arg10: index, %arg11: index):
      shape.yield {y} %arg10, %arg11 : index, index
    } {x}
    %21 = shape.shape_of %arg6 : tensor<3x?xf32> -> tensor<2xindex>
    %22 = shape.value_of %arg3 : tensor<?xf32>
    %23 = shape.size_to_index %arg1 : !shape.size
    %24 = shape.value_as_shape %arg4 : tensor<?xindex> -> !shape.shape
    %25 = shape.with_shape %arg6, %arg0 {x} : tensor<3x?xf32>, !shape.shape
    %26 = "shape.debug_print"(%arg0) : (!shape.shape) -> !shape.shape
    %head, %tail = "shape.split_at"(%arg0, %arg1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %27 = shape.concat %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
    %28 = shape.any %arg0, %arg4 : !shape.shape, tensor<?xindex> -> !shape.shape
    %29 = shape.assuming_all %arg2, %arg2
    %30:2 = shape.assuming %arg2 -> (tensor<3x?xf32>, index) {
      shape.assuming_yield {z} %arg6, %arg5 : tensor<3x?xf32>, index
    } {x}
    shape.assuming %arg2 {
    }
    shape.assuming %arg2 {
    }
    %31 = shape.cstr_broadcastable %arg0, %arg4 : !shape.shape, tensor<?xindex>
    %32 = shape.cstr_eq %arg0, %arg4 : !shape.shape, tensor<?xindex>
    %33 = shape.const_witness true
    %34 = shape.cstr_require %arg7, "must" {x}
    return
  }
  shape.function_library @lib {
    func @same(%arg0: !shape.value_shape {x.y}) -> (!shape.shape {x.z}) {
      %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
    func private @decl(!shape.value_shape) -> !shape.shape attributes {q}
  } mapping {a.b = @decl, std.atan = @same}
  shape.function_library @other attributes {x = 1 : i64} {
    func private @none()
  } mapping {}
  shape.function_library @ended {
  } mapping {}
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (!shape.shape, !shape.size, !shape.witness, !shape.value_shape, tensor<?xindex>, index, tensor<3x?xf32>, i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg1: !shape.shape, %arg2: !shape.size, %arg3: !shape.witness, %arg4: !shape.value_shape, %arg5: tensor<?xindex>, %arg6: index, %arg7: tensor<3x?xf32>, %arg8: i1):
    %1 = "shape.add"(%arg2, %arg6) {x} : (!shape.size, index) -> !shape.size
    %2 = "shape.broadcast"(%arg1, %arg5) <{error = "oh"}> : (!shape.shape, tensor<?xindex>) -> !shape.shape
    %3 = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> !shape.shape
    %4 = "shape.const_shape"() <{shape = dense<[1, 2, 3]> : tensor<3xindex>}> {x} : () -> tensor<3xindex>
    %5 = "shape.const_size"() <{value = 5 : index}> {x} : () -> !shape.size
    %6 = "shape.div"(%arg2, %arg2) : (!shape.size, !shape.size) -> !shape.size
    %7 = "shape.shape_eq"(%arg1, %arg5) {x} : (!shape.shape, tensor<?xindex>) -> i1
    %8 = "shape.from_extents"(%arg2, %arg6) : (!shape.size, index) -> !shape.shape
    %9 = "shape.from_extent_tensor"(%arg5) : (tensor<?xindex>) -> !shape.shape
    %10 = "shape.is_broadcastable"(%arg1, %arg1) : (!shape.shape, !shape.shape) -> i1
    %11 = "shape.rank"(%arg1) : (!shape.shape) -> !shape.size
    %12 = "shape.to_extent_tensor"(%arg1) : (!shape.shape) -> tensor<3xindex>
    %13 = "shape.dim"(%arg7, %arg6) : (tensor<3x?xf32>, index) -> index
    %14 = "shape.get_extent"(%arg1, %arg2) : (!shape.shape, !shape.size) -> !shape.size
    %15 = "shape.index_to_size"(%arg6) : (index) -> !shape.size
    %16 = "shape.max"(%arg1, %arg1) : (!shape.shape, !shape.shape) -> !shape.shape
    %17 = "shape.meet"(%arg1, %arg1) <{error = "bad"}> {x} : (!shape.shape, !shape.shape) -> !shape.shape
    %18 = "shape.min"(%arg2, %arg2) : (!shape.size, !shape.size) -> !shape.size
    %19 = "shape.mul"(%arg2, %arg2) : (!shape.size, !shape.size) -> !shape.size
    %20 = "shape.num_elements"(%arg1) : (!shape.shape) -> !shape.size
    %21 = "shape.reduce"(%arg1, %arg2) ({
    ^bb0(%arg13: index, %arg14: !shape.size, %arg15: !shape.size):
      "shape.yield"(%arg15) : (!shape.size) -> ()
    }) : (!shape.shape, !shape.size) -> !shape.size
    %22:2 = "shape.reduce"(%arg5, %arg6, %arg6) ({
    ^bb0(%arg9: index, %arg10: index, %arg11: index, %arg12: index):
      "shape.yield"(%arg11, %arg12) {y} : (index, index) -> ()
    }) {x} : (tensor<?xindex>, index, index) -> (index, index)
    %23 = "shape.shape_of"(%arg7) : (tensor<3x?xf32>) -> tensor<2xindex>
    %24 = "shape.value_of"(%arg4) : (!shape.value_shape) -> tensor<?xf32>
    %25 = "shape.size_to_index"(%arg2) : (!shape.size) -> index
    %26 = "shape.value_as_shape"(%arg5) : (tensor<?xindex>) -> !shape.shape
    %27 = "shape.with_shape"(%arg7, %arg1) {x} : (tensor<3x?xf32>, !shape.shape) -> !shape.value_shape
    %28 = "shape.debug_print"(%arg1) : (!shape.shape) -> !shape.shape
    %29:2 = "shape.split_at"(%arg1, %arg2) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
    %30 = "shape.concat"(%arg1, %arg1) : (!shape.shape, !shape.shape) -> !shape.shape
    %31 = "shape.any"(%arg1, %arg5) : (!shape.shape, tensor<?xindex>) -> !shape.shape
    %32 = "shape.assuming_all"(%arg3, %arg3) : (!shape.witness, !shape.witness) -> !shape.witness
    %33:2 = "shape.assuming"(%arg3) ({
      "shape.assuming_yield"(%arg7, %arg6) {z} : (tensor<3x?xf32>, index) -> ()
    }) {x} : (!shape.witness) -> (tensor<3x?xf32>, index)
    "shape.assuming"(%arg3) ({
      "shape.assuming_yield"() : () -> ()
    }) : (!shape.witness) -> ()
    "shape.assuming"(%arg3) ({
      "shape.assuming_yield"() {z} : () -> ()
    }) : (!shape.witness) -> ()
    %34 = "shape.cstr_broadcastable"(%arg1, %arg5) : (!shape.shape, tensor<?xindex>) -> !shape.witness
    %35 = "shape.cstr_eq"(%arg1, %arg5) : (!shape.shape, tensor<?xindex>) -> !shape.witness
    %36 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
    %37 = "shape.cstr_require"(%arg8) <{msg = "must"}> {x} : (i1) -> !shape.witness
    "func.return"() : () -> ()
  }) : () -> ()
  "shape.function_library"() <{mapping = {a.b = @decl, std.atan = @same}, sym_name = "lib"}> ({
    "shape.func"() <{arg_attrs = [{x.y}], function_type = (!shape.value_shape) -> !shape.shape, res_attrs = [{x.z}], sym_name = "same"}> ({
    ^bb0(%arg0: !shape.value_shape):
      %0 = "shape.shape_of"(%arg0) : (!shape.value_shape) -> !shape.shape
      "shape.return"(%0) : (!shape.shape) -> ()
    }) : () -> ()
    "shape.func"() <{function_type = (!shape.value_shape) -> !shape.shape, sym_name = "decl", sym_visibility = "private"}> ({
    }) {q} : () -> ()
  }) : () -> ()
  "shape.function_library"() <{mapping = {}, sym_name = "other"}> ({
    "shape.func"() <{function_type = () -> (), sym_name = "none", sym_visibility = "private"}> ({
    }) : () -> ()
  }) {x = 1 : i64} : () -> ()
  "shape.function_library"() <{mapping = {}, sym_name = "ended"}> ({
    "shape.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @f(%arg0: !shape.shape loc("<stdin>":2:14), %arg1: !shape.size loc("<stdin>":2:32), %arg2: !shape.witness loc("<stdin>":2:49), %arg3: !shape.value_shape loc("<stdin>":2:69), %arg4: tensor<?xindex> loc("<stdin>":2:93), %arg5: index loc("<stdin>":2:114), %arg6: tensor<3x?xf32> loc("<stdin>":2:125), %arg7: i1 loc("<stdin>":2:146)) {
    %0 = shape.add %arg1, %arg5 {x} : !shape.size, index -> !shape.size loc("<stdin>":3:8)
    %1 = shape.broadcast %arg0, %arg4 {error = "oh"} : !shape.shape, tensor<?xindex> -> !shape.shape loc("<stdin>":4:8)
    %2 = shape.const_shape [] : !shape.shape loc("<stdin>":5:8)
    %3 = shape.const_shape  {x}[1, 2, 3] : tensor<3xindex> loc("<stdin>":6:8)
    %c5 = shape.const_size 5 {x} loc("<stdin>":7:8)
    %4 = shape.div %arg1, %arg1 : !shape.size, !shape.size -> !shape.size loc("<stdin>":8:8)
    %5 = shape.shape_eq %arg0, %arg4 {x} : !shape.shape, tensor<?xindex> loc("<stdin>":9:8)
    %6 = shape.from_extents %arg1, %arg5 : !shape.size, index loc("<stdin>":10:8)
    %7 = shape.from_extent_tensor %arg4 : tensor<?xindex> loc("<stdin>":11:8)
    %8 = shape.is_broadcastable %arg0, %arg0 : !shape.shape, !shape.shape loc("<stdin>":12:8)
    %9 = shape.rank %arg0 : !shape.shape -> !shape.size loc("<stdin>":13:9)
    %10 = shape.to_extent_tensor %arg0 : !shape.shape -> tensor<3xindex> loc("<stdin>":14:9)
    %11 = shape.dim %arg6, %arg5 : tensor<3x?xf32>, index -> index loc("<stdin>":15:9)
    %12 = shape.get_extent %arg0, %arg1 : !shape.shape, !shape.size -> !shape.size loc("<stdin>":16:9)
    %13 = shape.index_to_size %arg5 loc("<stdin>":17:9)
    %14 = shape.max %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape loc("<stdin>":18:9)
    %15 = shape.meet %arg0, %arg0, error = "bad" {x} : !shape.shape, !shape.shape -> !shape.shape loc("<stdin>":19:9)
    %16 = shape.min %arg1, %arg1 : !shape.size, !shape.size -> !shape.size loc("<stdin>":20:9)
    %17 = shape.mul %arg1, %arg1 : !shape.size, !shape.size -> !shape.size loc("<stdin>":21:9)
    %18 = shape.num_elements %arg0 : !shape.shape -> !shape.size loc("<stdin>":22:9)
    %19 = shape.reduce(%arg0, %arg1) : !shape.shape -> !shape.size {
    ^bb0(%arg8: index loc("<stdin>":24:8), %arg9: !shape.size loc("<stdin>":24:23), %arg10: !shape.size loc("<stdin>":24:42)):
      shape.yield %arg10 : !shape.size loc("<stdin>":25:5)
    } loc("<stdin>":23:9)
    %20:2 = shape.reduce(%arg4, %arg5, %arg5) : tensor<?xindex> -> (index, index) {
    ^bb0(%arg8: index loc("<stdin>":28:8), %arg9: index loc("<stdin>":28:23), %arg10: index loc("<stdin>":28:36), %arg11: index loc("<stdin>":28:49)):
      shape.yield {y} %arg10, %arg11 : index, index loc("<stdin>":29:5)
    } {x} loc("<stdin>":27:11)
    %21 = shape.shape_of %arg6 : tensor<3x?xf32> -> tensor<2xindex> loc("<stdin>":31:9)
    %22 = shape.value_of %arg3 : tensor<?xf32> loc("<stdin>":32:9)
    %23 = shape.size_to_index %arg1 : !shape.size loc("<stdin>":33:9)
    %24 = shape.value_as_shape %arg4 : tensor<?xindex> -> !shape.shape loc("<stdin>":34:9)
    %25 = shape.with_shape %arg6, %arg0 {x} : tensor<3x?xf32>, !shape.shape loc("<stdin>":35:9)
    %26 = "shape.debug_print"(%arg0) : (!shape.shape) -> !shape.shape loc("<stdin>":36:9)
    %head, %tail = "shape.split_at"(%arg0, %arg1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape) loc("<stdin>":37:11)
    %27 = shape.concat %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape loc("<stdin>":38:9)
    %28 = shape.any %arg0, %arg4 : !shape.shape, tensor<?xindex> -> !shape.shape loc("<stdin>":39:9)
    %29 = shape.assuming_all %arg2, %arg2 loc("<stdin>":40:9)
    %30:2 = shape.assuming %arg2 -> (tensor<3x?xf32>, index) {
      shape.assuming_yield {z} %arg6, %arg5 : tensor<3x?xf32>, index loc("<stdin>":42:5)
    } {x} loc("<stdin>":41:11)
    shape.assuming %arg2 {
    } loc("<stdin>":44:3)
    shape.assuming %arg2 {
    } loc("<stdin>":46:3)
    %31 = shape.cstr_broadcastable %arg0, %arg4 : !shape.shape, tensor<?xindex> loc("<stdin>":49:9)
    %32 = shape.cstr_eq %arg0, %arg4 : !shape.shape, tensor<?xindex> loc("<stdin>":50:9)
    %33 = shape.const_witness true loc("<stdin>":51:9)
    %34 = shape.cstr_require %arg7, "must" {x} loc("<stdin>":52:9)
    return loc("<stdin>":53:3)
  } loc("<stdin>":2:1)
  shape.function_library @lib {
    func @same(%arg0: !shape.value_shape {x.y} loc("<stdin>":56:14)) -> (!shape.shape {x.z}) {
      %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape loc("<stdin>":57:10)
      return %0 : !shape.shape loc("<stdin>":58:5)
    } loc("<stdin>":56:3)
    func private @decl(!shape.value_shape) -> !shape.shape attributes {q} loc("<stdin>":60:3)
  } mapping {a.b = @decl, std.atan = @same} loc("<stdin>":55:1)
  shape.function_library @other attributes {x = 1 : i64} {
    func private @none() loc("<stdin>":65:3)
  } mapping {} loc("<stdin>":64:1)
  shape.function_library @ended {
  } mapping {} loc("<stdin>":68:1)
} loc("<stdin>":0:0)
