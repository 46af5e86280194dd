// A fold that sees operands in groups, lists of operands and blocks.
func.func @sum(%x: i32) -> (i32, i32) {
  %5 = "test.constant"() {value = 5 : i32} : () -> i32
  %1 = "test.constant"() {value = -1 : i32} : () -> i32
  %0 = test.fold_with_fold_adaptor %5, [%1, %x, %5], {(%x, %1), (), (%5)} {
    "foo"() : () -> ()
    "foo"() : () -> ()
  ^bb1:
    "foo"() : () -> ()
  }
  %2 = test.fold_with_fold_adaptor %x, [], {} {
  }
  return %0, %2 : i32, i32
}
// Constants of operations in a region that keeps them.
func.func @constants_inside(%x: i32) {
  %c2 = arith.constant 2 : i32
  "test.one_region_op"() ({
    %c1 = arith.constant 1 : i32
    %0 = arith.addi %c1, %c2 : i32
    %1 = arith.addi %c1, %c1 : i32
    "test.two_region_op"() ({
      %2 = arith.muli %c2, %c2 : i32
      "foo.yield"(%2) : (i32) -> ()
    }, {}) : () -> ()
    "foo.yield"(%0, %1) : (i32, i32) -> ()
  }) : () -> ()
  "use"(%c2) : (i32) -> ()
  return
}

//= --allow-unregistered-dialect --canonicalize
module {
  func.func @sum(%arg0: i32) -> (i32, i32) {
    %0 = "test.constant"() <{value = 29 : i32}> : () -> i32
    %1 = "test.constant"() <{value = 0 : i32}> : () -> i32
    return %0, %1 : i32, i32
  }
  func.func @constants_inside(%arg0: i32) {
    %c2_i32 = arith.constant 2 : i32
    "test.one_region_op"() ({
      %c4_i32 = arith.constant 4 : i32
      %c3_i32 = arith.constant 3 : i32
      %c2_i32_0 = arith.constant 2 : i32
      "test.two_region_op"() ({
        "foo.yield"(%c4_i32) : (i32) -> ()
      }, {
      }) : () -> ()
      "foo.yield"(%c3_i32, %c2_i32_0) : (i32, i32) -> ()
    }) : () -> ()
    "use"(%c2_i32) : (i32) -> ()
    return
  }
}

