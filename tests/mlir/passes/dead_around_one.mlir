// One operation is simplified at the end: nothing outside of its region goes because of it.
func.func @stays() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : index = (%c0) to (%c4) step (%c4) {
        %a = memref.alloc() : memref<4xf32>
        %0 = arith.cmpi slt, %c4, %c0 : index
        scf.if %0 {
          memref.dealloc %a : memref<4xf32>
        }
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
//= --remove-dead-values
module {
  func.func @stays() {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%arg0) : index = (%c0) to (%c4) step (%c4) {
          %alloc = memref.alloc() : memref<4xf32>
          omp.yield
        }
      }
      omp.terminator
    }
    return
  }
}

