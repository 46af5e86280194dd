// Folds of integers, unique constants, dead operations, unreachable blocks, dead arguments.
func.func @sums(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %0 = arith.addi %c0, %a : i32
  %1 = arith.addi %c3, %c4 : i32
  %2 = arith.subi %a, %b : i32
  %3 = arith.addi %2, %b : i32
  %4 = arith.subi %b, %b : i32
  %5 = arith.muli %c3, %b : i32
  %6 = arith.muli %1, %c4 : i32
  return %0, %1, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32
}
func.func @bits(%a: i8, %v: vector<4xi8>) -> (i8, i8, i8, i8, i8, vector<4xi8>) {
  %c-1 = arith.constant -1 : i8
  %c100 = arith.constant 100 : i8
  %ones = arith.constant dense<-1> : vector<4xi8>
  %0 = arith.andi %a, %c-1 : i8
  %1 = arith.ori %c-1, %a : i8
  %2 = arith.xori %a, %a : i8
  %3 = arith.addi %c100, %c100 : i8
  %4 = arith.andi %a, %a : i8
  %5 = arith.andi %v, %ones : vector<4xi8>
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, i8, vector<4xi8>
}
func.func @comparisons(%a: index, %p: i1) -> (i1, i1, i1, i1, index) {
  %c-5 = arith.constant -5 : index
  %c5 = arith.constant 5 : index
  %true = arith.constant true
  %0 = arith.cmpi slt, %c-5, %c5 : index
  %1 = arith.cmpi ult, %c-5, %c5 : index
  %2 = arith.cmpi sgt, %c5, %a : index
  %3 = arith.cmpi eq, %p, %true : i1
  %4 = arith.select %0, %a, %c5 : index
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, index
}
func.func @regions(%p: i1, %a: i32, %m: memref<4xi32>, %i: index) -> i32 {
  %c1 = arith.constant 1 : i32
  %dead = arith.muli %a, %a : i32
  %read = memref.load %m[%i] : memref<4xi32>
  "test.region"() ({
    %c1_again = arith.constant 1 : i32
    "test.use"(%c1_again, %c1) : (i32, i32) -> ()
  }) : () -> ()
  %alloc = memref.alloc() : memref<4xi32>
  return %c1 : i32
}
//= --allow-unregistered-dialect --canonicalize
module {
  func.func @sums(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32) {
    %c28_i32 = arith.constant 28 : i32
    %c3_i32 = arith.constant 3 : i32
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.muli %arg1, %c3_i32 : i32
    return %arg0, %c7_i32, %arg0, %c0_i32, %0, %c28_i32 : i32, i32, i32, i32, i32, i32
  }
  func.func @bits(%arg0: i8, %arg1: vector<4xi8>) -> (i8, i8, i8, i8, i8, vector<4xi8>) {
    %c-1_i8 = arith.constant -1 : i8
    %c0_i8 = arith.constant 0 : i8
    %c-56_i8 = arith.constant -56 : i8
    return %arg0, %c-1_i8, %c0_i8, %c-56_i8, %arg0, %arg1 : i8, i8, i8, i8, i8, vector<4xi8>
  }
  func.func @comparisons(%arg0: index, %arg1: i1) -> (i1, i1, i1, i1, index) {
    %c5 = arith.constant 5 : index
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.cmpi slt, %arg0, %c5 : index
    return %true, %false, %0, %arg1, %arg0 : i1, i1, i1, i1, index
  }
  func.func @regions(%arg0: i1, %arg1: i32, %arg2: memref<4xi32>, %arg3: index) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    "test.region"() ({
      %c1_i32_0 = arith.constant 1 : i32
      "test.use"(%c1_i32_0, %c1_i32) : (i32, i32) -> ()
    }) : () -> ()
    return %c1_i32 : i32
  }
}


//= --allow-unregistered-dialect --canonicalize=top-down=false
module {
  func.func @sums(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32) {
    %c28_i32 = arith.constant 28 : i32
    %c3_i32 = arith.constant 3 : i32
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.muli %arg1, %c3_i32 : i32
    return %arg0, %c7_i32, %arg0, %c0_i32, %0, %c28_i32 : i32, i32, i32, i32, i32, i32
  }
  func.func @bits(%arg0: i8, %arg1: vector<4xi8>) -> (i8, i8, i8, i8, i8, vector<4xi8>) {
    %c-1_i8 = arith.constant -1 : i8
    %c0_i8 = arith.constant 0 : i8
    %c-56_i8 = arith.constant -56 : i8
    return %arg0, %c-1_i8, %c0_i8, %c-56_i8, %arg0, %arg1 : i8, i8, i8, i8, i8, vector<4xi8>
  }
  func.func @comparisons(%arg0: index, %arg1: i1) -> (i1, i1, i1, i1, index) {
    %c5 = arith.constant 5 : index
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.cmpi slt, %arg0, %c5 : index
    return %true, %false, %0, %arg1, %arg0 : i1, i1, i1, i1, index
  }
  func.func @regions(%arg0: i1, %arg1: i32, %arg2: memref<4xi32>, %arg3: index) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    "test.region"() ({
      %c1_i32_0 = arith.constant 1 : i32
      "test.use"(%c1_i32_0, %c1_i32) : (i32, i32) -> ()
    }) : () -> ()
    return %c1_i32 : i32
  }
}


//= --allow-unregistered-dialect --canonicalize=region-simplify=disabled
module {
  func.func @sums(%arg0: i32, %arg1: i32) -> (i32, i32, i32, i32, i32, i32) {
    %c28_i32 = arith.constant 28 : i32
    %c3_i32 = arith.constant 3 : i32
    %c7_i32 = arith.constant 7 : i32
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.muli %arg1, %c3_i32 : i32
    return %arg0, %c7_i32, %arg0, %c0_i32, %0, %c28_i32 : i32, i32, i32, i32, i32, i32
  }
  func.func @bits(%arg0: i8, %arg1: vector<4xi8>) -> (i8, i8, i8, i8, i8, vector<4xi8>) {
    %c-1_i8 = arith.constant -1 : i8
    %c0_i8 = arith.constant 0 : i8
    %c-56_i8 = arith.constant -56 : i8
    return %arg0, %c-1_i8, %c0_i8, %c-56_i8, %arg0, %arg1 : i8, i8, i8, i8, i8, vector<4xi8>
  }
  func.func @comparisons(%arg0: index, %arg1: i1) -> (i1, i1, i1, i1, index) {
    %c5 = arith.constant 5 : index
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.cmpi slt, %arg0, %c5 : index
    return %true, %false, %0, %arg1, %arg0 : i1, i1, i1, i1, index
  }
  func.func @regions(%arg0: i1, %arg1: i32, %arg2: memref<4xi32>, %arg3: index) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    "test.region"() ({
      %c1_i32_0 = arith.constant 1 : i32
      "test.use"(%c1_i32_0, %c1_i32) : (i32, i32) -> ()
    }) : () -> ()
    return %c1_i32 : i32
  }
}

