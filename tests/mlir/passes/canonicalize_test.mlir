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

//= --allow-unregistered-dialect --canonicalize
module {
  func.func @sum(%arg0: i32) -> (i32, i32) {
    %0 = "test.constant"() <{value = 29 : i32}> : () -> i32
    %1 = "test.constant"() <{value = 0 : i32}> : () -> i32
    return %0, %1 : i32, i32
  }
}

