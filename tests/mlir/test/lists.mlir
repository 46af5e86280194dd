// Lists between brackets, clauses in any order, names of results, and types with entries in a data layout.
module attributes {dlti.dl_spec = #dlti.dl_spec<
    #dlti.dl_entry<!test.test_type_with_layout<7>, ["size", 3]>, #dlti.dl_entry<!test.test_type_with_layout<9>, ["alignment", 8]>>} {
  func.func @f(%a: tensor<2x?xf32>, %b: tensor<?x5xf32>, %x: i32, %y: i64) {
    %0:2 = "test.op_with_result_shape_interface"(%a, %b) : (tensor<2x?xf32>, tensor<?x5xf32>) -> (tensor<?x5xf32>, tensor<2x?xf32>)
    "test.use"(%0#0, %0#1) : (tensor<?x5xf32>, tensor<2x?xf32>) -> ()
    test.oilist_custom
    test.oilist_custom nowait private (%x, %y : i32, i64)
    test.oilist_custom nowait reduction (%x) private (%y : i64)
    test.oilist_custom reduction(%x) {a}
    test.array_of_attr_op a = [begin "x" end, begin 2 : i8 end], b = [3, -4], c = [b, a] {a1}
    test.array_of_attr_op a = [], b = [], c = []
    "test.use"() {a = [#test<array_of_ugly[]>, #test<array_of_ints[1]>, #test<array_of_enums[a]>]} : () -> ()
    return
  }
}

//= --allow-unregistered-dialect
module attributes {dlti.dl_spec = #dlti.dl_spec<!test.test_type_with_layout<7> = ["size", 3], !test.test_type_with_layout<9> = ["alignment", 8]>} {
  func.func @f(%arg0: tensor<2x?xf32>, %arg1: tensor<?x5xf32>, %arg2: i32, %arg3: i64) {
    %result1, %result2 = "test.op_with_result_shape_interface"(%arg0, %arg1) : (tensor<2x?xf32>, tensor<?x5xf32>) -> (tensor<?x5xf32>, tensor<2x?xf32>)
    "test.use"(%result1, %result2) : (tensor<?x5xf32>, tensor<2x?xf32>) -> ()
    test.oilist_custom
    test.oilist_custom private(%arg2, %arg3 : i32, i64) nowait
    test.oilist_custom private(%arg3 : i64) reduction (%arg2)  nowait
    test.oilist_custom reduction (%arg2)  {a}
    test.array_of_attr_op a = [ begin "x" end,  begin 2 : i8 end ], b = [3, -4], c = [b, a] {a1}
    test.array_of_attr_op a = [], b = [], c = []
    "test.use"() {a = [#test<array_of_ugly[]>, #test<array_of_ints[1]>, #test<array_of_enums[a]>]} : () -> ()
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?xf32>, tensor<?x5xf32>, i32, i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x?xf32>, %arg1: tensor<?x5xf32>, %arg2: i32, %arg3: i64):
    %0:2 = "test.op_with_result_shape_interface"(%arg0, %arg1) : (tensor<2x?xf32>, tensor<?x5xf32>) -> (tensor<?x5xf32>, tensor<2x?xf32>)
    "test.use"(%0#0, %0#1) : (tensor<?x5xf32>, tensor<2x?xf32>) -> ()
    "test.oilist_custom"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "test.oilist_custom"(%arg2, %arg3) <{nowait, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i64) -> ()
    "test.oilist_custom"(%arg3, %arg2) <{nowait, operandSegmentSizes = array<i32: 1, 1>}> : (i64, i32) -> ()
    "test.oilist_custom"(%arg2) <{operandSegmentSizes = array<i32: 0, 1>}> {a} : (i32) -> ()
    "test.array_of_attr_op"() <{a = #test<array_of_ugly[ begin "x" end,  begin 2 : i8 end ]>, b = #test<array_of_ints[3, -4]>, c = #test<array_of_enums[b, a]>}> {a1} : () -> ()
    "test.array_of_attr_op"() <{a = #test<array_of_ugly[]>, b = #test<array_of_ints[]>, c = #test<array_of_enums[]>}> : () -> ()
    "test.use"() {a = [#test<array_of_ugly[]>, #test<array_of_ints[1]>, #test<array_of_enums[a]>]} : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) {dlti.dl_spec = #dlti.dl_spec<!test.test_type_with_layout<7> = ["size", 3], !test.test_type_with_layout<9> = ["alignment", 8]>} : () -> ()

