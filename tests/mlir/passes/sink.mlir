// Operations that one region uses move into it.
func.func @sinks(%c: i1, %a: i32, %b: i32, %m: memref<i32>, %k: index) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %b : i32
  %2 = arith.subi %a, %b : i32
  %3 = memref.load %m[] : memref<i32>
  %4 = arith.divsi %a, %b : i32
  %r = scf.if %c -> i32 {
    %5 = arith.addi %1, %4 : i32
    scf.yield %5 : i32
  } else {
    %6 = arith.subi %2, %3 : i32
    scf.yield %6 : i32
  }
  %7 = arith.addi %0, %r : i32
  %8 = arith.muli %7, %7 : i32
  %9 = scf.index_switch %k -> i32
  case 2 {
    scf.yield %8 : i32
  }
  default {
    scf.yield %r : i32
  }
  %10 = arith.xori %a, %b : i32
  scf.if %c {
    scf.if %c {
      "test.use"(%10) : (i32) -> ()
    }
  }
  return %9 : i32
}

//= --control-flow-sink --allow-unregistered-dialect
module {
  func.func @sinks(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: memref<i32>, %arg4: index) -> i32 {
    %0 = arith.addi %arg1, %arg2 : i32
    %1 = memref.load %arg3[] : memref<i32>
    %2 = scf.if %arg0 -> (i32) {
      %4 = arith.divsi %arg1, %arg2 : i32
      %5 = arith.muli %0, %arg2 : i32
      %6 = arith.addi %5, %4 : i32
      scf.yield %6 : i32
    } else {
      %4 = arith.subi %arg1, %arg2 : i32
      %5 = arith.subi %4, %1 : i32
      scf.yield %5 : i32
    }
    %3 = scf.index_switch %arg4 -> i32 
    case 2 {
      %4 = arith.addi %0, %2 : i32
      %5 = arith.muli %4, %4 : i32
      scf.yield %5 : i32
    }
    default {
      scf.yield %2 : i32
    }
    scf.if %arg0 {
      scf.if %arg0 {
        %4 = arith.xori %arg1, %arg2 : i32
        "test.use"(%4) : (i32) -> ()
      }
    }
    return %3 : i32
  }
}

