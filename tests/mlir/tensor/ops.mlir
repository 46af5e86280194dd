// Every operation of tensor, in the spellings that its form has.
func.func @tensor(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index, %n: index, %f: f32, %shape: tensor<2xindex>, %where: tensor<3x2xi32>, %line: tensor<?xf32>, %fixed: tensor<6x5x7xf32>, %parts: tensor<3x7xf32>) -> tensor<4x?xf32> {
  %0 = tensor.bitcast %t {x} : tensor<4x?xf32> to tensor<4x?xui32>
  %1 = tensor.cast %t {x} : tensor<4x?xf32> to tensor<?x9xf32>
  %2 = tensor.cast %u : tensor<*xf32> to tensor<4xf32>
  %3 = tensor.concat dim(1) %t, %t {x} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  %4 = tensor.concat dim(0) %fixed : (tensor<6x5x7xf32>) -> tensor<6x5x7xf32>
  %5 = tensor.dim %t, %i : tensor<4x?xf32>
  %6 = tensor.dim {x} %u, %i : tensor<*xf32>
  %7 = tensor.empty() : tensor<4xi1>
  %8 = tensor.empty(%n, %i) {x} : tensor<?x3x?xbf16, "sparse">
  %9 = tensor.extract %t[%i, %n] {x} : tensor<4x?xf32>
  %10 = tensor.extract %2[%i] : tensor<4xf32>
  %11 = tensor.extract_slice %t[0, %i] [%n, 2] [1, %n] {x} : tensor<4x?xf32> to tensor<?x2xf32>
  %12 = tensor.extract_slice %fixed[0, 2, 1] [6, 1, 3] [1, 1, 2] : tensor<6x5x7xf32> to tensor<6x3xf32>
  %13 = tensor.from_elements %f, %f, %f {x} : tensor<3x1xf32>
  %14 = tensor.from_elements %i : tensor<index>
  %15 = tensor.from_elements : tensor<0xi8>
  %16 = tensor.gather %fixed[%where] gather_dims([0, 1]) : (tensor<6x5x7xf32>, tensor<3x2xi32>) -> tensor<3x7xf32>
  %17 = tensor.gather %fixed[%where] gather_dims([0, 2]) unique {x} : (tensor<6x5x7xf32>, tensor<3x2xi32>) -> tensor<3x1x5x1xf32>
  %18 = tensor.generate %n, %i {
  ^bb0(%a: index, %b: index, %c: index):
    %sum = arith.addi %a, %b : index
    tensor.yield %sum {y} : index
  } {x} : tensor<?x3x?xindex>
  %19 = tensor.generate {
  ^bb0(%a: index):
    tensor.yield %f : f32
  } : tensor<3xf32>
  %20 = tensor.insert %f into %t[%i, %n] {x} : tensor<4x?xf32>
  %21 = tensor.insert_slice %line into %t[%i, 0] [1, %n] [1, 1] {x} : tensor<?xf32> into tensor<4x?xf32>
  %22 = tensor.pad %t low[1, %i] high[%n, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %f : f32
  } {x} : tensor<4x?xf32> to tensor<?x?xf32>
  %23 = tensor.pad %line nofold low[0] high[3] {
  ^bb0(%a: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %24 = tensor.rank %u {x} : tensor<*xf32>
  %25 = tensor.reshape %t(%shape) {x} : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<2x?xf32>
  %26 = tensor.expand_shape %line [[0, 1]] output_shape [%n, 4] {x} : tensor<?xf32> into tensor<?x4xf32>
  %27 = tensor.collapse_shape %26 [[0, 1]] {x} : tensor<?x4xf32> into tensor<?xf32>
  %28 = tensor.collapse_shape %fixed [[0], [1, 2]] : tensor<6x5x7xf32> into tensor<6x35xf32>
  %29 = tensor.scatter %parts into %fixed[%where] scatter_dims([0, 1]) unique {x} : (tensor<3x7xf32>, tensor<6x5x7xf32>, tensor<3x2xi32>) -> tensor<6x5x7xf32>
  %30 = tensor.splat %f : tensor<2x3xf32>
  %31 = tensor.splat %f[%n, %i] {x} : tensor<?x3x?xf32>
  %32 = scf.forall (%k) in (%n) shared_outs(%o = %t) -> (tensor<4x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %line into %o[%k, 0] [1, %n] [1, 1] {x} : tensor<?xf32> into tensor<4x?xf32>
    }
  }
  return %32 : tensor<4x?xf32>
}

//= --allow-unregistered-dialect
module {
  func.func @tensor(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: index, %arg3: index, %arg4: f32, %arg5: tensor<2xindex>, %arg6: tensor<3x2xi32>, %arg7: tensor<?xf32>, %arg8: tensor<6x5x7xf32>, %arg9: tensor<3x7xf32>) -> tensor<4x?xf32> {
    %0 = tensor.bitcast %arg0 {x} : tensor<4x?xf32> to tensor<4x?xui32>
    %cast = tensor.cast %arg0 {x} : tensor<4x?xf32> to tensor<?x9xf32>
    %cast_0 = tensor.cast %arg1 : tensor<*xf32> to tensor<4xf32>
    %concat = tensor.concat dim(1) %arg0, %arg0 {x} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    %concat_1 = tensor.concat dim(0) %arg8 : (tensor<6x5x7xf32>) -> tensor<6x5x7xf32>
    %dim = tensor.dim %arg0, %arg2 : tensor<4x?xf32>
    %dim_2 = tensor.dim {x} %arg1, %arg2 : tensor<*xf32>
    %1 = tensor.empty() : tensor<4xi1>
    %2 = tensor.empty(%arg3, %arg2) {x} : tensor<?x3x?xbf16, "sparse">
    %extracted = tensor.extract %arg0[%arg2, %arg3] {x} : tensor<4x?xf32>
    %extracted_3 = tensor.extract %cast_0[%arg2] : tensor<4xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, %arg2] [%arg3, 2] [1, %arg3] {x} : tensor<4x?xf32> to tensor<?x2xf32>
    %extracted_slice_4 = tensor.extract_slice %arg8[0, 2, 1] [6, 1, 3] [1, 1, 2] : tensor<6x5x7xf32> to tensor<6x3xf32>
    %from_elements = tensor.from_elements %arg4, %arg4, %arg4 {x} : tensor<3x1xf32>
    %from_elements_5 = tensor.from_elements %arg2 : tensor<index>
    %from_elements_6 = tensor.from_elements  : tensor<0xi8>
    %gather = tensor.gather %arg8[%arg6] gather_dims([0, 1]) : (tensor<6x5x7xf32>, tensor<3x2xi32>) -> tensor<3x7xf32>
    %gather_7 = tensor.gather %arg8[%arg6] gather_dims([0, 2]) unique {x} : (tensor<6x5x7xf32>, tensor<3x2xi32>) -> tensor<3x1x5x1xf32>
    %generated = tensor.generate %arg3, %arg2 {
    ^bb0(%arg10: index, %arg11: index, %arg12: index):
      %4 = arith.addi %arg10, %arg11 : index
      tensor.yield %4 {y} : index
    } {x} : tensor<?x3x?xindex>
    %generated_8 = tensor.generate  {
    ^bb0(%arg10: index):
      tensor.yield %arg4 : f32
    } : tensor<3xf32>
    %inserted = tensor.insert %arg4 into %arg0[%arg2, %arg3] {x} : tensor<4x?xf32>
    %inserted_slice = tensor.insert_slice %arg7 into %arg0[%arg2, 0] [1, %arg3] [1, 1] {x} : tensor<?xf32> into tensor<4x?xf32>
    %padded = tensor.pad %arg0 low[1, %arg2] high[%arg3, 0] {
    ^bb0(%arg10: index, %arg11: index):
      tensor.yield %arg4 : f32
    } {x} : tensor<4x?xf32> to tensor<?x?xf32>
    %padded_9 = tensor.pad %arg7 nofold low[0] high[3] {
    ^bb0(%arg10: index):
      tensor.yield %arg4 : f32
    } : tensor<?xf32> to tensor<?xf32>
    %rank = tensor.rank %arg1 {x} : tensor<*xf32>
    %reshape = tensor.reshape %arg0(%arg5) {x} : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<2x?xf32>
    %expanded = tensor.expand_shape %arg7 [[0, 1]] output_shape [%arg3, 4] {x} : tensor<?xf32> into tensor<?x4xf32>
    %collapsed = tensor.collapse_shape %expanded [[0, 1]] {x} : tensor<?x4xf32> into tensor<?xf32>
    %collapsed_10 = tensor.collapse_shape %arg8 [[0], [1, 2]] : tensor<6x5x7xf32> into tensor<6x35xf32>
    %scatter = tensor.scatter %arg9 into %arg8[%arg6] scatter_dims([0, 1]) unique {x} : (tensor<3x7xf32>, tensor<6x5x7xf32>, tensor<3x2xi32>) -> tensor<6x5x7xf32>
    %splat = tensor.splat %arg4 : tensor<2x3xf32>
    %splat_11 = tensor.splat %arg4[%arg3, %arg2] {x} : tensor<?x3x?xf32>
    %3 = scf.forall (%arg10) in (%arg3) shared_outs(%arg11 = %arg0) -> (tensor<4x?xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg7 into %arg11[%arg10, 0] [1, %arg3] [1, 1] {x} : tensor<?xf32> into tensor<4x?xf32>
      }
    }
    return %3 : tensor<4x?xf32>
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>, tensor<*xf32>, index, index, f32, tensor<2xindex>, tensor<3x2xi32>, tensor<?xf32>, tensor<6x5x7xf32>, tensor<3x7xf32>) -> tensor<4x?xf32>, sym_name = "tensor"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: tensor<*xf32>, %arg2: index, %arg3: index, %arg4: f32, %arg5: tensor<2xindex>, %arg6: tensor<3x2xi32>, %arg7: tensor<?xf32>, %arg8: tensor<6x5x7xf32>, %arg9: tensor<3x7xf32>):
    %0 = "tensor.bitcast"(%arg0) {x} : (tensor<4x?xf32>) -> tensor<4x?xui32>
    %1 = "tensor.cast"(%arg0) {x} : (tensor<4x?xf32>) -> tensor<?x9xf32>
    %2 = "tensor.cast"(%arg1) : (tensor<*xf32>) -> tensor<4xf32>
    %3 = "tensor.concat"(%arg0, %arg0) <{dim = 1 : i64}> {x} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
    %4 = "tensor.concat"(%arg8) <{dim = 0 : i64}> : (tensor<6x5x7xf32>) -> tensor<6x5x7xf32>
    %5 = "tensor.dim"(%arg0, %arg2) : (tensor<4x?xf32>, index) -> index
    %6 = "tensor.dim"(%arg1, %arg2) {x} : (tensor<*xf32>, index) -> index
    %7 = "tensor.empty"() : () -> tensor<4xi1>
    %8 = "tensor.empty"(%arg3, %arg2) {x} : (index, index) -> tensor<?x3x?xbf16, "sparse">
    %9 = "tensor.extract"(%arg0, %arg2, %arg3) {x} : (tensor<4x?xf32>, index, index) -> f32
    %10 = "tensor.extract"(%2, %arg2) : (tensor<4xf32>, index) -> f32
    %11 = "tensor.extract_slice"(%arg0, %arg2, %arg3, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: -9223372036854775808, 2>, static_strides = array<i64: 1, -9223372036854775808>}> {x} : (tensor<4x?xf32>, index, index, index) -> tensor<?x2xf32>
    %12 = "tensor.extract_slice"(%arg8) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 2, 1>, static_sizes = array<i64: 6, 1, 3>, static_strides = array<i64: 1, 1, 2>}> : (tensor<6x5x7xf32>) -> tensor<6x3xf32>
    %13 = "tensor.from_elements"(%arg4, %arg4, %arg4) {x} : (f32, f32, f32) -> tensor<3x1xf32>
    %14 = "tensor.from_elements"(%arg2) : (index) -> tensor<index>
    %15 = "tensor.from_elements"() : () -> tensor<0xi8>
    %16 = "tensor.gather"(%arg8, %arg6) <{gather_dims = array<i64: 0, 1>}> : (tensor<6x5x7xf32>, tensor<3x2xi32>) -> tensor<3x7xf32>
    %17 = "tensor.gather"(%arg8, %arg6) <{gather_dims = array<i64: 0, 2>, unique}> {x} : (tensor<6x5x7xf32>, tensor<3x2xi32>) -> tensor<3x1x5x1xf32>
    %18 = "tensor.generate"(%arg3, %arg2) ({
    ^bb0(%arg16: index, %arg17: index, %arg18: index):
      %33 = "arith.addi"(%arg16, %arg17) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      "tensor.yield"(%33) {y} : (index) -> ()
    }) {x} : (index, index) -> tensor<?x3x?xindex>
    %19 = "tensor.generate"() ({
    ^bb0(%arg15: index):
      "tensor.yield"(%arg4) : (f32) -> ()
    }) : () -> tensor<3xf32>
    %20 = "tensor.insert"(%arg4, %arg0, %arg2, %arg3) {x} : (f32, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %21 = "tensor.insert_slice"(%arg7, %arg0, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> {x} : (tensor<?xf32>, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
    %22 = "tensor.pad"(%arg0, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1>, static_high = array<i64: -9223372036854775808, 0>, static_low = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg13: index, %arg14: index):
      "tensor.yield"(%arg4) : (f32) -> ()
    }) {x} : (tensor<4x?xf32>, index, index) -> tensor<?x?xf32>
    %23 = "tensor.pad"(%arg7) <{nofold, operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 3>, static_low = array<i64: 0>}> ({
    ^bb0(%arg12: index):
      "tensor.yield"(%arg4) : (f32) -> ()
    }) : (tensor<?xf32>) -> tensor<?xf32>
    %24 = "tensor.rank"(%arg1) {x} : (tensor<*xf32>) -> index
    %25 = "tensor.reshape"(%arg0, %arg5) {x} : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<2x?xf32>
    %26 = "tensor.expand_shape"(%arg7, %arg3) <{reassociation = [[0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> {x} : (tensor<?xf32>, index) -> tensor<?x4xf32>
    %27 = "tensor.collapse_shape"(%26) <{reassociation = [[0, 1]]}> {x} : (tensor<?x4xf32>) -> tensor<?xf32>
    %28 = "tensor.collapse_shape"(%arg8) <{reassociation = [[0], [1, 2]]}> : (tensor<6x5x7xf32>) -> tensor<6x35xf32>
    %29 = "tensor.scatter"(%arg9, %arg8, %arg6) <{scatter_dims = array<i64: 0, 1>, unique}> {x} : (tensor<3x7xf32>, tensor<6x5x7xf32>, tensor<3x2xi32>) -> tensor<6x5x7xf32>
    %30 = "tensor.splat"(%arg4) : (f32) -> tensor<2x3xf32>
    %31 = "tensor.splat"(%arg4, %arg3, %arg2) {x} : (f32, index, index) -> tensor<?x3x?xf32>
    %32 = "scf.forall"(%arg3, %arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
    ^bb0(%arg10: index, %arg11: tensor<4x?xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%arg7, %arg11, %arg10, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, -9223372036854775808>, static_strides = array<i64: 1, 1>}> {x} : (tensor<?xf32>, tensor<4x?xf32>, index, index) -> ()
      }) : () -> ()
    }) : (index, tensor<4x?xf32>) -> tensor<4x?xf32>
    "func.return"(%32) : (tensor<4x?xf32>) -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @tensor(%arg0: tensor<4x?xf32> loc("<stdin>":2:19), %arg1: tensor<*xf32> loc("<stdin>":2:40), %arg2: index loc("<stdin>":2:59), %arg3: index loc("<stdin>":2:70), %arg4: f32 loc("<stdin>":2:81), %arg5: tensor<2xindex> loc("<stdin>":2:90), %arg6: tensor<3x2xi32> loc("<stdin>":2:115), %arg7: tensor<?xf32> loc("<stdin>":2:140), %arg8: tensor<6x5x7xf32> loc("<stdin>":2:162), %arg9: tensor<3x7xf32> loc("<stdin>":2:189)) -> tensor<4x?xf32> {
    %0 = tensor.bitcast %arg0 {x} : tensor<4x?xf32> to tensor<4x?xui32> loc("<stdin>":3:8)
    %cast = tensor.cast %arg0 {x} : tensor<4x?xf32> to tensor<?x9xf32> loc("<stdin>":4:8)
    %cast_0 = tensor.cast %arg1 : tensor<*xf32> to tensor<4xf32> loc("<stdin>":5:8)
    %concat = tensor.concat dim(1) %arg0, %arg0 {x} : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32> loc("<stdin>":6:8)
    %concat_1 = tensor.concat dim(0) %arg8 : (tensor<6x5x7xf32>) -> tensor<6x5x7xf32> loc("<stdin>":7:8)
    %dim = tensor.dim %arg0, %arg2 : tensor<4x?xf32> loc("<stdin>":8:8)
    %dim_2 = tensor.dim {x} %arg1, %arg2 : tensor<*xf32> loc("<stdin>":9:8)
    %1 = tensor.empty() : tensor<4xi1> loc("<stdin>":10:8)
    %2 = tensor.empty(%arg3, %arg2) {x} : tensor<?x3x?xbf16, "sparse"> loc("<stdin>":11:8)
    %extracted = tensor.extract %arg0[%arg2, %arg3] {x} : tensor<4x?xf32> loc("<stdin>":12:8)
    %extracted_3 = tensor.extract %cast_0[%arg2] : tensor<4xf32> loc("<stdin>":13:9)
    %extracted_slice = tensor.extract_slice %arg0[0, %arg2] [%arg3, 2] [1, %arg3] {x} : tensor<4x?xf32> to tensor<?x2xf32> loc("<stdin>":14:9)
    %extracted_slice_4 = tensor.extract_slice %arg8[0, 2, 1] [6, 1, 3] [1, 1, 2] : tensor<6x5x7xf32> to tensor<6x3xf32> loc("<stdin>":15:9)
    %from_elements = tensor.from_elements %arg4, %arg4, %arg4 {x} : tensor<3x1xf32> loc("<stdin>":16:9)
    %from_elements_5 = tensor.from_elements %arg2 : tensor<index> loc("<stdin>":17:9)
    %from_elements_6 = tensor.from_elements  : tensor<0xi8> loc("<stdin>":18:9)
    %gather = tensor.gather %arg8[%arg6] gather_dims([0, 1]) : (tensor<6x5x7xf32>, tensor<3x2xi32>) -> tensor<3x7xf32> loc("<stdin>":19:9)
    %gather_7 = tensor.gather %arg8[%arg6] gather_dims([0, 2]) unique {x} : (tensor<6x5x7xf32>, tensor<3x2xi32>) -> tensor<3x1x5x1xf32> loc("<stdin>":20:9)
    %generated = tensor.generate %arg3, %arg2 {
    ^bb0(%arg10: index loc("<stdin>":22:8), %arg11: index loc("<stdin>":22:19), %arg12: index loc("<stdin>":22:30)):
      %4 = arith.addi %arg10, %arg11 : index loc("<stdin>":23:12)
      tensor.yield %4 {y} : index loc("<stdin>":24:5)
    } {x} : tensor<?x3x?xindex> loc("<stdin>":21:9)
    %generated_8 = tensor.generate  {
    ^bb0(%arg10: index loc("<stdin>":27:8)):
      tensor.yield %arg4 : f32 loc("<stdin>":28:5)
    } : tensor<3xf32> loc("<stdin>":26:9)
    %inserted = tensor.insert %arg4 into %arg0[%arg2, %arg3] {x} : tensor<4x?xf32> loc("<stdin>":30:9)
    %inserted_slice = tensor.insert_slice %arg7 into %arg0[%arg2, 0] [1, %arg3] [1, 1] {x} : tensor<?xf32> into tensor<4x?xf32> loc("<stdin>":31:9)
    %padded = tensor.pad %arg0 low[1, %arg2] high[%arg3, 0] {
    ^bb0(%arg10: index loc("<stdin>":33:8), %arg11: index loc("<stdin>":33:19)):
      tensor.yield %arg4 : f32 loc("<stdin>":34:5)
    } {x} : tensor<4x?xf32> to tensor<?x?xf32> loc("<stdin>":32:9)
    %padded_9 = tensor.pad %arg7 nofold low[0] high[3] {
    ^bb0(%arg10: index loc("<stdin>":37:8)):
      tensor.yield %arg4 : f32 loc("<stdin>":38:5)
    } : tensor<?xf32> to tensor<?xf32> loc("<stdin>":36:9)
    %rank = tensor.rank %arg1 {x} : tensor<*xf32> loc("<stdin>":40:9)
    %reshape = tensor.reshape %arg0(%arg5) {x} : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<2x?xf32> loc("<stdin>":41:9)
    %expanded = tensor.expand_shape %arg7 [[0, 1]] output_shape [%arg3, 4] {x} : tensor<?xf32> into tensor<?x4xf32> loc("<stdin>":42:9)
    %collapsed = tensor.collapse_shape %expanded [[0, 1]] {x} : tensor<?x4xf32> into tensor<?xf32> loc("<stdin>":43:9)
    %collapsed_10 = tensor.collapse_shape %arg8 [[0], [1, 2]] : tensor<6x5x7xf32> into tensor<6x35xf32> loc("<stdin>":44:9)
    %scatter = tensor.scatter %arg9 into %arg8[%arg6] scatter_dims([0, 1]) unique {x} : (tensor<3x7xf32>, tensor<6x5x7xf32>, tensor<3x2xi32>) -> tensor<6x5x7xf32> loc("<stdin>":45:9)
    %splat = tensor.splat %arg4 : tensor<2x3xf32> loc("<stdin>":46:9)
    %splat_11 = tensor.splat %arg4[%arg3, %arg2] {x} : tensor<?x3x?xf32> loc("<stdin>":47:9)
    %3 = scf.forall (%arg10) in (%arg3) shared_outs(%arg11 = %arg0) -> (tensor<4x?xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg7 into %arg11[%arg10, 0] [1, %arg3] [1, 1] {x} : tensor<?xf32> into tensor<4x?xf32> loc("<stdin>":50:7)
      } loc("<stdin>":49:5)
    } loc("<stdin>":48:9)
    return %3 : tensor<4x?xf32> loc("<stdin>":53:3)
  } loc("<stdin>":2:1)
} loc("<stdin>":0:0)
