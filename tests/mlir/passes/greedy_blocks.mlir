// Blocks that control cannot reach are gone before anything is folded.
func.func @unused(%x: i32) -> i32 {
  %0 = arith.constant 2 : i32
  %1 = arith.addi %x, %0 : i32
  return %1 : i32
^bb1:
  "use"(%1) : (i32) -> ()
  %2 = arith.addi %x, %0 : i32
  return %2 : i32
}
func.func @inside(%x: i32) {
  "foo"(%x) ({
    "bar"() : () -> ()
  ^bb1:
    "bar"(%x) : (i32) -> ()
  }): (i32) -> ()
  return
}
func.func @later(%x: i32) -> i32 {
  %t = arith.constant true
  cf.cond_br %t, ^bb1, ^bb2
^bb1:
  return %x : i32
^bb2:
  "foo"(%x) : (i32) -> ()
  return %x : i32
}

//= --allow-unregistered-dialect --canonicalize=region-simplify=disabled
module {
  func.func @unused(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.addi %arg0, %c2_i32 : i32
    return %0 : i32
  }
  func.func @inside(%arg0: i32) {
    "foo"(%arg0) ({
      "bar"() : () -> ()
    }) : (i32) -> ()
    return
  }
  func.func @later(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}


//= --allow-unregistered-dialect --canonicalize=top-down=false
module {
  func.func @unused(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.addi %arg0, %c2_i32 : i32
    return %0 : i32
  }
  func.func @inside(%arg0: i32) {
    "foo"(%arg0) ({
      "bar"() : () -> ()
    }) : (i32) -> ()
    return
  }
  func.func @later(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

