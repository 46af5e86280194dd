// Every operation of cf.
func.func @f(%a: i32, %b: i64, %t: i1, %w: i128, %u: ui8) {
  cf.assert %t, "says \"why\"\n"
  cf.assert %t, "" {k}
  cf.br ^bb1
^bb1:
  cf.br ^bb2(%a, %b : i32, i64) {k}
^bb2(%c: i32, %d: i64):
  cf.cond_br %t, ^bb1, ^bb2(%c, %d : i32, i64)
^bb3:
  cf.cond_br %t weights([1, -2]), ^bb2(%a, %b : i32, i64), ^bb2(%c, %d : i32, i64) {k}
^bb4:
  cf.cond_br %t, ^bb2(%a, %b : i32, i64), ^bb1 {branch_weights = array<i32: 3, 4>}
^bb5:
  cf.switch %a : i32, [
    default: ^bb1
  ]
^bb6:
  cf.switch %a : i32, [default: ^bb2(%a, %b : i32, i64), 42: ^bb1, -3: ^bb2(%c, %d : i32, i64), 0x10: ^bb1] {k}
^bb7:
  cf.switch %w : i128, [default: ^bb1, -5: ^bb1, 7: ^bb1]
^bb8:
  cf.switch %u : ui8, [default: ^bb1, 200: ^bb1, 300: ^bb1]
^bb9:
  cf.switch %t : i1, [default: ^bb1, 0: ^bb1, 1: ^bb2(%a, %b : i32, i64)]
^bb10:
  cf.switch %b : i64, [default: ^bb1, 1: ^bb1, 1: ^bb1]
}

// The same in generic form.
"func.func"() <{function_type = (i32, i64, i1, i128, ui8) -> (), sym_name = "generic_f"}> ({
^bb0(%arg0: i32, %arg1: i64, %arg2: i1, %arg3: i128, %arg4: ui8):
  "cf.assert"(%arg2) <{msg = "says \22why\22\0A"}> : (i1) -> ()
  "cf.assert"(%arg2) <{msg = ""}> {k} : (i1) -> ()
  "cf.br"()[^bb1] : () -> ()
^bb1:  // 17 preds: ^bb0, ^bb2, ^bb4, ^bb5, ^bb6, ^bb6, ^bb7, ^bb7, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb10
  "cf.br"(%arg0, %arg1)[^bb2] {k} : (i32, i64) -> ()
^bb2(%0: i32, %1: i64):  // 8 preds: ^bb1, ^bb2, ^bb3, ^bb3, ^bb4, ^bb6, ^bb6, ^bb9
  "cf.cond_br"(%arg2, %0, %1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
^bb3:  // no predecessors
  "cf.cond_br"(%arg2, %arg0, %arg1, %0, %1)[^bb2, ^bb2] <{branch_weights = array<i32: 1, -2>, operandSegmentSizes = array<i32: 1, 2, 2>}> {k} : (i1, i32, i64, i32, i64) -> ()
^bb4:  // no predecessors
  "cf.cond_br"(%arg2, %arg0, %arg1)[^bb2, ^bb1] <{branch_weights = array<i32: 3, 4>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
^bb5:  // no predecessors
  "cf.switch"(%arg0)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb6:  // no predecessors
  "cf.switch"(%arg0, %arg0, %arg1, %0, %1)[^bb2, ^bb1, ^bb2, ^bb1] <{case_operand_segments = array<i32: 0, 2, 0>, case_values = dense<[42, -3, 16]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 2>}> {k} : (i32, i32, i64, i32, i64) -> ()
^bb7:  // no predecessors
  "cf.switch"(%arg3)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[-5, 7]> : vector<2xi128>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i128) -> ()
^bb8:  // no predecessors
  "cf.switch"(%arg4)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[200, 44]> : vector<2xui8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (ui8) -> ()
^bb9:  // no predecessors
  "cf.switch"(%arg2, %arg0, %arg1)[^bb1, ^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 2>, case_values = dense<[false, true]> : vector<2xi1>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
^bb10:  // no predecessors
  "cf.switch"(%arg1)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
}) : () -> ()

//= --allow-unregistered-dialect
module {
  func.func @f(%arg0: i32, %arg1: i64, %arg2: i1, %arg3: i128, %arg4: ui8) {
    cf.assert %arg2, "says \22why\22\0A"
    cf.assert %arg2, "" {k}
    cf.br ^bb1
  ^bb1:  // 17 preds: ^bb0, ^bb2, ^bb4, ^bb5, ^bb6, ^bb6, ^bb7, ^bb7, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb10
    cf.br ^bb2(%arg0, %arg1 : i32, i64) {k}
  ^bb2(%0: i32, %1: i64):  // 8 preds: ^bb1, ^bb2, ^bb3, ^bb3, ^bb4, ^bb6, ^bb6, ^bb9
    cf.cond_br %arg2, ^bb1, ^bb2(%0, %1 : i32, i64)
  ^bb3:  // no predecessors
    cf.cond_br %arg2 weights([1, -2]), ^bb2(%arg0, %arg1 : i32, i64), ^bb2(%0, %1 : i32, i64) {k}
  ^bb4:  // no predecessors
    cf.cond_br %arg2 weights([3, 4]), ^bb2(%arg0, %arg1 : i32, i64), ^bb1
  ^bb5:  // no predecessors
    cf.switch %arg0 : i32, [
      default: ^bb1]
  ^bb6:  // no predecessors
    cf.switch %arg0 : i32, [
      default: ^bb2(%arg0, %arg1 : i32, i64),
      42: ^bb1,
      4294967293: ^bb2(%0, %1 : i32, i64),
      16: ^bb1
    ] {k}
  ^bb7:  // no predecessors
    cf.switch %arg3 : i128, [
      default: ^bb1,
      18446744073709551615: ^bb1,
      7: ^bb1
    ]
  ^bb8:  // no predecessors
    cf.switch %arg4 : ui8, [
      default: ^bb1,
      200: ^bb1,
      44: ^bb1
    ]
  ^bb9:  // no predecessors
    cf.switch %arg2 : i1, [
      default: ^bb1,
      0: ^bb1,
      1: ^bb2(%arg0, %arg1 : i32, i64)
    ]
  ^bb10:  // no predecessors
    cf.switch %arg1 : i64, [
      default: ^bb1,
      1: ^bb1,
      1: ^bb1
    ]
  }
  func.func @generic_f(%arg0: i32, %arg1: i64, %arg2: i1, %arg3: i128, %arg4: ui8) {
    cf.assert %arg2, "says \22why\22\0A"
    cf.assert %arg2, "" {k}
    cf.br ^bb1
  ^bb1:  // 17 preds: ^bb0, ^bb2, ^bb4, ^bb5, ^bb6, ^bb6, ^bb7, ^bb7, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb10
    cf.br ^bb2(%arg0, %arg1 : i32, i64) {k}
  ^bb2(%0: i32, %1: i64):  // 8 preds: ^bb1, ^bb2, ^bb3, ^bb3, ^bb4, ^bb6, ^bb6, ^bb9
    cf.cond_br %arg2, ^bb1, ^bb2(%0, %1 : i32, i64)
  ^bb3:  // no predecessors
    cf.cond_br %arg2 weights([1, -2]), ^bb2(%arg0, %arg1 : i32, i64), ^bb2(%0, %1 : i32, i64) {k}
  ^bb4:  // no predecessors
    cf.cond_br %arg2 weights([3, 4]), ^bb2(%arg0, %arg1 : i32, i64), ^bb1
  ^bb5:  // no predecessors
    cf.switch %arg0 : i32, [
      default: ^bb1]
  ^bb6:  // no predecessors
    cf.switch %arg0 : i32, [
      default: ^bb2(%arg0, %arg1 : i32, i64),
      42: ^bb1,
      4294967293: ^bb2(%0, %1 : i32, i64),
      16: ^bb1
    ] {k}
  ^bb7:  // no predecessors
    cf.switch %arg3 : i128, [
      default: ^bb1,
      18446744073709551615: ^bb1,
      7: ^bb1
    ]
  ^bb8:  // no predecessors
    cf.switch %arg4 : ui8, [
      default: ^bb1,
      200: ^bb1,
      44: ^bb1
    ]
  ^bb9:  // no predecessors
    cf.switch %arg2 : i1, [
      default: ^bb1,
      0: ^bb1,
      1: ^bb2(%arg0, %arg1 : i32, i64)
    ]
  ^bb10:  // no predecessors
    cf.switch %arg1 : i64, [
      default: ^bb1,
      1: ^bb1,
      1: ^bb1
    ]
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i64, i1, i128, ui8) -> (), sym_name = "f"}> ({
  ^bb0(%arg5: i32, %arg6: i64, %arg7: i1, %arg8: i128, %arg9: ui8):
    "cf.assert"(%arg7) <{msg = "says \22why\22\0A"}> : (i1) -> ()
    "cf.assert"(%arg7) <{msg = ""}> {k} : (i1) -> ()
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // 17 preds: ^bb0, ^bb2, ^bb4, ^bb5, ^bb6, ^bb6, ^bb7, ^bb7, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb10
    "cf.br"(%arg5, %arg6)[^bb2] {k} : (i32, i64) -> ()
  ^bb2(%2: i32, %3: i64):  // 8 preds: ^bb1, ^bb2, ^bb3, ^bb3, ^bb4, ^bb6, ^bb6, ^bb9
    "cf.cond_br"(%arg7, %2, %3)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb3:  // no predecessors
    "cf.cond_br"(%arg7, %arg5, %arg6, %2, %3)[^bb2, ^bb2] <{branch_weights = array<i32: 1, -2>, operandSegmentSizes = array<i32: 1, 2, 2>}> {k} : (i1, i32, i64, i32, i64) -> ()
  ^bb4:  // no predecessors
    "cf.cond_br"(%arg7, %arg5, %arg6)[^bb2, ^bb1] <{branch_weights = array<i32: 3, 4>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb5:  // no predecessors
    "cf.switch"(%arg5)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb6:  // no predecessors
    "cf.switch"(%arg5, %arg5, %arg6, %2, %3)[^bb2, ^bb1, ^bb2, ^bb1] <{case_operand_segments = array<i32: 0, 2, 0>, case_values = dense<[42, -3, 16]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 2>}> {k} : (i32, i32, i64, i32, i64) -> ()
  ^bb7:  // no predecessors
    "cf.switch"(%arg8)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[-5, 7]> : vector<2xi128>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i128) -> ()
  ^bb8:  // no predecessors
    "cf.switch"(%arg9)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[200, 44]> : vector<2xui8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (ui8) -> ()
  ^bb9:  // no predecessors
    "cf.switch"(%arg7, %arg5, %arg6)[^bb1, ^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 2>, case_values = dense<[false, true]> : vector<2xi1>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb10:  // no predecessors
    "cf.switch"(%arg6)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, i64, i1, i128, ui8) -> (), sym_name = "generic_f"}> ({
  ^bb0(%arg0: i32, %arg1: i64, %arg2: i1, %arg3: i128, %arg4: ui8):
    "cf.assert"(%arg2) <{msg = "says \22why\22\0A"}> : (i1) -> ()
    "cf.assert"(%arg2) <{msg = ""}> {k} : (i1) -> ()
    "cf.br"()[^bb1] : () -> ()
  ^bb1:  // 17 preds: ^bb0, ^bb2, ^bb4, ^bb5, ^bb6, ^bb6, ^bb7, ^bb7, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb10
    "cf.br"(%arg0, %arg1)[^bb2] {k} : (i32, i64) -> ()
  ^bb2(%0: i32, %1: i64):  // 8 preds: ^bb1, ^bb2, ^bb3, ^bb3, ^bb4, ^bb6, ^bb6, ^bb9
    "cf.cond_br"(%arg2, %0, %1)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb3:  // no predecessors
    "cf.cond_br"(%arg2, %arg0, %arg1, %0, %1)[^bb2, ^bb2] <{branch_weights = array<i32: 1, -2>, operandSegmentSizes = array<i32: 1, 2, 2>}> {k} : (i1, i32, i64, i32, i64) -> ()
  ^bb4:  // no predecessors
    "cf.cond_br"(%arg2, %arg0, %arg1)[^bb2, ^bb1] <{branch_weights = array<i32: 3, 4>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i32, i64) -> ()
  ^bb5:  // no predecessors
    "cf.switch"(%arg0)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb6:  // no predecessors
    "cf.switch"(%arg0, %arg0, %arg1, %0, %1)[^bb2, ^bb1, ^bb2, ^bb1] <{case_operand_segments = array<i32: 0, 2, 0>, case_values = dense<[42, -3, 16]> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 2, 2>}> {k} : (i32, i32, i64, i32, i64) -> ()
  ^bb7:  // no predecessors
    "cf.switch"(%arg3)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[-5, 7]> : vector<2xi128>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i128) -> ()
  ^bb8:  // no predecessors
    "cf.switch"(%arg4)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[200, 44]> : vector<2xui8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (ui8) -> ()
  ^bb9:  // no predecessors
    "cf.switch"(%arg2, %arg0, %arg1)[^bb1, ^bb1, ^bb2] <{case_operand_segments = array<i32: 0, 2>, case_values = dense<[false, true]> : vector<2xi1>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i32, i64) -> ()
  ^bb10:  // no predecessors
    "cf.switch"(%arg1)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<1> : vector<2xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i64) -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @f(%arg0: i32 loc("<stdin>":2:14), %arg1: i64 loc("<stdin>":2:23), %arg2: i1 loc("<stdin>":2:32), %arg3: i128 loc("<stdin>":2:40), %arg4: ui8 loc("<stdin>":2:50)) {
    cf.assert %arg2, "says \22why\22\0A" loc("<stdin>":3:3)
    cf.assert %arg2, "" {k} loc("<stdin>":4:3)
    cf.br ^bb1 loc("<stdin>":5:3)
  ^bb1:  // 17 preds: ^bb0, ^bb2, ^bb4, ^bb5, ^bb6, ^bb6, ^bb7, ^bb7, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb10
    cf.br ^bb2(%arg0, %arg1 : i32, i64) {k} loc("<stdin>":7:3)
  ^bb2(%0: i32 loc("<stdin>":8:6), %1: i64 loc("<stdin>":8:15)):  // 8 preds: ^bb1, ^bb2, ^bb3, ^bb3, ^bb4, ^bb6, ^bb6, ^bb9
    cf.cond_br %arg2, ^bb1, ^bb2(%0, %1 : i32, i64) loc("<stdin>":9:3)
  ^bb3:  // no predecessors
    cf.cond_br %arg2 weights([1, -2]), ^bb2(%arg0, %arg1 : i32, i64), ^bb2(%0, %1 : i32, i64) {k} loc("<stdin>":11:3)
  ^bb4:  // no predecessors
    cf.cond_br %arg2 weights([3, 4]), ^bb2(%arg0, %arg1 : i32, i64), ^bb1 loc("<stdin>":13:3)
  ^bb5:  // no predecessors
    cf.switch %arg0 : i32, [
      default: ^bb1] loc("<stdin>":15:3)
  ^bb6:  // no predecessors
    cf.switch %arg0 : i32, [
      default: ^bb2(%arg0, %arg1 : i32, i64),
      42: ^bb1,
      4294967293: ^bb2(%0, %1 : i32, i64),
      16: ^bb1
    ] {k} loc("<stdin>":19:3)
  ^bb7:  // no predecessors
    cf.switch %arg3 : i128, [
      default: ^bb1,
      18446744073709551615: ^bb1,
      7: ^bb1
    ] loc("<stdin>":21:3)
  ^bb8:  // no predecessors
    cf.switch %arg4 : ui8, [
      default: ^bb1,
      200: ^bb1,
      44: ^bb1
    ] loc("<stdin>":23:3)
  ^bb9:  // no predecessors
    cf.switch %arg2 : i1, [
      default: ^bb1,
      0: ^bb1,
      1: ^bb2(%arg0, %arg1 : i32, i64)
    ] loc("<stdin>":25:3)
  ^bb10:  // no predecessors
    cf.switch %arg1 : i64, [
      default: ^bb1,
      1: ^bb1,
      1: ^bb1
    ] loc("<stdin>":27:3)
  } loc("<stdin>":2:1)
  func.func @generic_f(%arg0: i32 loc("<stdin>":32:6), %arg1: i64 loc("<stdin>":32:18), %arg2: i1 loc("<stdin>":32:30), %arg3: i128 loc("<stdin>":32:41), %arg4: ui8 loc("<stdin>":32:54)) {
    cf.assert %arg2, "says \22why\22\0A" loc("<stdin>":33:3)
    cf.assert %arg2, "" {k} loc("<stdin>":34:3)
    cf.br ^bb1 loc("<stdin>":35:3)
  ^bb1:  // 17 preds: ^bb0, ^bb2, ^bb4, ^bb5, ^bb6, ^bb6, ^bb7, ^bb7, ^bb7, ^bb8, ^bb8, ^bb8, ^bb9, ^bb9, ^bb10, ^bb10, ^bb10
    cf.br ^bb2(%arg0, %arg1 : i32, i64) {k} loc("<stdin>":37:3)
  ^bb2(%0: i32 loc("<stdin>":38:6), %1: i64 loc("<stdin>":38:15)):  // 8 preds: ^bb1, ^bb2, ^bb3, ^bb3, ^bb4, ^bb6, ^bb6, ^bb9
    cf.cond_br %arg2, ^bb1, ^bb2(%0, %1 : i32, i64) loc("<stdin>":39:3)
  ^bb3:  // no predecessors
    cf.cond_br %arg2 weights([1, -2]), ^bb2(%arg0, %arg1 : i32, i64), ^bb2(%0, %1 : i32, i64) {k} loc("<stdin>":41:3)
  ^bb4:  // no predecessors
    cf.cond_br %arg2 weights([3, 4]), ^bb2(%arg0, %arg1 : i32, i64), ^bb1 loc("<stdin>":43:3)
  ^bb5:  // no predecessors
    cf.switch %arg0 : i32, [
      default: ^bb1] loc("<stdin>":45:3)
  ^bb6:  // no predecessors
    cf.switch %arg0 : i32, [
      default: ^bb2(%arg0, %arg1 : i32, i64),
      42: ^bb1,
      4294967293: ^bb2(%0, %1 : i32, i64),
      16: ^bb1
    ] {k} loc("<stdin>":47:3)
  ^bb7:  // no predecessors
    cf.switch %arg3 : i128, [
      default: ^bb1,
      18446744073709551615: ^bb1,
      7: ^bb1
    ] loc("<stdin>":49:3)
  ^bb8:  // no predecessors
    cf.switch %arg4 : ui8, [
      default: ^bb1,
      200: ^bb1,
      44: ^bb1
    ] loc("<stdin>":51:3)
  ^bb9:  // no predecessors
    cf.switch %arg2 : i1, [
      default: ^bb1,
      0: ^bb1,
      1: ^bb2(%arg0, %arg1 : i32, i64)
    ] loc("<stdin>":53:3)
  ^bb10:  // no predecessors
    cf.switch %arg1 : i64, [
      default: ^bb1,
      1: ^bb1,
      1: ^bb1
    ] loc("<stdin>":55:3)
  } loc("<stdin>":31:1)
} loc("<stdin>":0:0)
