// Loops of scf for peeling: constant and open bounds, signed or not, carried values.
func.func @f4(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 0 : i32
  %s = arith.constant 1 : i32
  %ub = arith.addi %lb, %c  : i32
  %r = scf.for %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f5(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant -4 : i32
  %s = arith.constant 1 : i32
  %ub = arith.addi %lb, %c  : i32
  %r = scf.for %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f7(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %lb, %c  : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f8(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %c, %lb  : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f9(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 8 : i32
  %ub = arith.addi %lb, %c  : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f10(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 8 : i32
  %ub = arith.addi %c, %lb  : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f18(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 0 : i32
  %s = arith.constant 1 : i32
  %ub = arith.addi %lb, %c overflow<nsw> : i32
  %r = scf.for %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f19(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant -4 : i32
  %s = arith.constant 1 : i32
  %ub = arith.addi %lb, %c overflow<nsw> : i32
  %r = scf.for %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f21(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %lb, %c overflow<nsw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f22(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %c, %lb overflow<nsw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f23(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 8 : i32
  %ub = arith.addi %lb, %c overflow<nsw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f24(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 8 : i32
  %ub = arith.addi %c, %lb overflow<nsw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f32(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 0 : i32
  %s = arith.constant 1 : i32
  %ub = arith.addi %lb, %c overflow<nuw> : i32
  %r = scf.for %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f33(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant -4 : i32
  %s = arith.constant 1 : i32
  %ub = arith.addi %lb, %c overflow<nuw> : i32
  %r = scf.for %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f35(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %lb, %c overflow<nuw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f36(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %c, %lb overflow<nuw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f37(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 8 : i32
  %ub = arith.addi %lb, %c overflow<nuw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f38(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 8 : i32
  %ub = arith.addi %c, %lb overflow<nuw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f46(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 0 : i32
  %s = arith.constant 1 : i32
  %ub = arith.addi %lb, %c overflow<nsw, nuw> : i32
  %r = scf.for %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f47(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant -4 : i32
  %s = arith.constant 1 : i32
  %ub = arith.addi %lb, %c overflow<nsw, nuw> : i32
  %r = scf.for %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f49(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %lb, %c overflow<nsw, nuw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f50(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 4 : i32
  %ub = arith.addi %c, %lb overflow<nsw, nuw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f51(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 8 : i32
  %ub = arith.addi %lb, %c overflow<nsw, nuw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f52(%lb: i32, %x: i32) -> i32 {
  %c = arith.constant 4 : i32
  %s = arith.constant 8 : i32
  %ub = arith.addi %c, %lb overflow<nsw, nuw> : i32
  %r = scf.for unsigned %i = %lb to %ub step %s iter_args(%y = %x) -> (i32) : i32 {
    %0 = "test.make"(%y, %i) : (i32, i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f56(%x: i32) -> i32 {
  %lo = arith.constant 0 : i8
  %hi = arith.constant 1 : i8
  %s = arith.constant 1 : i8
  %r = scf.for %i = %lo to %hi step %s iter_args(%y = %x) -> (i32) : i8 {
    %0 = "test.make"(%y, %i) : (i32, i8) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f57(%x: i32) -> i32 {
  %lo = arith.constant 0 : i8
  %hi = arith.constant 1 : i8
  %s = arith.constant 1 : i8
  %r = scf.for unsigned %i = %lo to %hi step %s iter_args(%y = %x) -> (i32) : i8 {
    %0 = "test.make"(%y, %i) : (i32, i8) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f58(%x: i32) -> i32 {
  %lo = arith.constant 0 : i8
  %hi = arith.constant 0 : i8
  %s = arith.constant 1 : i8
  %r = scf.for %i = %lo to %hi step %s iter_args(%y = %x) -> (i32) : i8 {
    %0 = "test.make"(%y, %i) : (i32, i8) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f59(%x: i32) -> i32 {
  %lo = arith.constant 0 : i8
  %hi = arith.constant 0 : i8
  %s = arith.constant 1 : i8
  %r = scf.for unsigned %i = %lo to %hi step %s iter_args(%y = %x) -> (i32) : i8 {
    %0 = "test.make"(%y, %i) : (i32, i8) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f110(%x: i32) -> i32 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 1 : index
  %s = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %s iter_args(%y = %x) -> (i32) {
    %0 = "test.make"(%y, %i) : (i32, index) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f111(%x: i32) -> i32 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 1 : index
  %s = arith.constant 1 : index
  %r = scf.for unsigned %i = %lo to %hi step %s iter_args(%y = %x) -> (i32) {
    %0 = "test.make"(%y, %i) : (i32, index) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f112(%x: i32) -> i32 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 0 : index
  %s = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %s iter_args(%y = %x) -> (i32) {
    %0 = "test.make"(%y, %i) : (i32, index) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f113(%x: i32) -> i32 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 0 : index
  %s = arith.constant 1 : index
  %r = scf.for unsigned %i = %lo to %hi step %s iter_args(%y = %x) -> (i32) {
    %0 = "test.make"(%y, %i) : (i32, index) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @f126(%x: i32) -> i32 {
  %lo = arith.constant 0 : index
  %hi = arith.constant 3 : index
  %s = arith.constant 4 : index
  %r = scf.for %i = %lo to %hi step %s iter_args(%y = %x) -> (i32) {
    %0 = "test.make"(%y, %i) : (i32, index) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}

//= --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(scf-for-loop-peeling))
module {
  func.func @f4(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.for %arg2 = %arg0 to %arg0 step %c1_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %1 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f5(%arg0: i32, %arg1: i32) -> i32 {
    %c-4_i32 = arith.constant -4 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c-4_i32 : i32
    %1 = scf.for %arg2 = %arg0 to %0 step %c1_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f7(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg0, %c4_i32 : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c4_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f8(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg0, %c4_i32 : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c4_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f9(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c4_i32 : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c8_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f10(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c4_i32 : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c8_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f18(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.for %arg2 = %arg0 to %arg0 step %c1_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %1 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f19(%arg0: i32, %arg1: i32) -> i32 {
    %c-4_i32 = arith.constant -4 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c-4_i32 overflow<nsw> : i32
    %1 = scf.for %arg2 = %arg0 to %0 step %c1_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f21(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg0, %c4_i32 overflow<nsw> : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c4_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f22(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg0, %c4_i32 overflow<nsw> : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c4_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f23(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c4_i32 overflow<nsw> : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c8_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f24(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c4_i32 overflow<nsw> : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c8_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f32(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.for %arg2 = %arg0 to %arg0 step %c1_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %1 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f33(%arg0: i32, %arg1: i32) -> i32 {
    %c-4_i32 = arith.constant -4 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c-4_i32 overflow<nuw> : i32
    %1 = scf.for %arg2 = %arg0 to %0 step %c1_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f35(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg0, %c4_i32 overflow<nuw> : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c4_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f36(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg0, %c4_i32 overflow<nuw> : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c4_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f37(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c4_i32 overflow<nuw> : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c8_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f38(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c4_i32 overflow<nuw> : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c8_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f46(%arg0: i32, %arg1: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.for %arg2 = %arg0 to %arg0 step %c1_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %1 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f47(%arg0: i32, %arg1: i32) -> i32 {
    %c-4_i32 = arith.constant -4 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %arg0, %c-4_i32 overflow<nsw, nuw> : i32
    %1 = scf.for %arg2 = %arg0 to %0 step %c1_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f49(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg0, %c4_i32 overflow<nsw, nuw> : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c4_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f50(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg0, %c4_i32 overflow<nsw, nuw> : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c4_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f51(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c4_i32 overflow<nsw, nuw> : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c8_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f52(%arg0: i32, %arg1: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c8_i32 = arith.constant 8 : i32
    %0 = arith.addi %arg0, %c4_i32 overflow<nsw, nuw> : i32
    %1 = scf.for unsigned %arg2 = %arg0 to %0 step %c8_i32 iter_args(%arg3 = %arg1) -> (i32)  : i32 {
      %2 = "test.make"(%arg3, %arg2) : (i32, i32) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
  func.func @f56(%arg0: i32) -> i32 {
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %0 = scf.for %arg1 = %c0_i8 to %c1_i8 step %c1_i8 iter_args(%arg2 = %arg0) -> (i32)  : i8 {
      %1 = "test.make"(%arg2, %arg1) : (i32, i8) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f57(%arg0: i32) -> i32 {
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %0 = scf.for unsigned %arg1 = %c0_i8 to %c1_i8 step %c1_i8 iter_args(%arg2 = %arg0) -> (i32)  : i8 {
      %1 = "test.make"(%arg2, %arg1) : (i32, i8) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f58(%arg0: i32) -> i32 {
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %0 = scf.for %arg1 = %c0_i8 to %c0_i8 step %c1_i8 iter_args(%arg2 = %arg0) -> (i32)  : i8 {
      %1 = "test.make"(%arg2, %arg1) : (i32, i8) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f59(%arg0: i32) -> i32 {
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %0 = scf.for unsigned %arg1 = %c0_i8 to %c0_i8 step %c1_i8 iter_args(%arg2 = %arg0) -> (i32)  : i8 {
      %1 = "test.make"(%arg2, %arg1) : (i32, i8) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f110(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %arg0) -> (i32) {
      %1 = "test.make"(%arg2, %arg1) : (i32, index) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f111(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for unsigned %arg1 = %c0 to %c1 step %c1 iter_args(%arg2 = %arg0) -> (i32) {
      %1 = "test.make"(%arg2, %arg1) : (i32, index) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f112(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %c0 to %c0 step %c1 iter_args(%arg2 = %arg0) -> (i32) {
      %1 = "test.make"(%arg2, %arg1) : (i32, index) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f113(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for unsigned %arg1 = %c0 to %c0 step %c1 iter_args(%arg2 = %arg0) -> (i32) {
      %1 = "test.make"(%arg2, %arg1) : (i32, index) -> i32
      scf.yield %1 : i32
    }
    return %0 : i32
  }
  func.func @f126(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %0 = scf.for %arg1 = %c0 to %c0 step %c4 iter_args(%arg2 = %arg0) -> (i32) {
      %2 = "test.make"(%arg2, %arg1) : (i32, index) -> i32
      scf.yield %2 : i32
    }
    %1 = scf.for %arg1 = %c0 to %c3 step %c4 iter_args(%arg2 = %0) -> (i32) {
      %2 = "test.make"(%arg2, %arg1) : (i32, index) -> i32
      scf.yield %2 : i32
    }
    return %1 : i32
  }
}

