// Updates that change nothing, or do not read the old value.
func.func @a(%x: memref<i32>, %v: i32, %c: i1) {
  acc.atomic.update %x : memref<i32> {
  ^bb0(%o: i32):
    acc.yield %o : i32
  }
  acc.atomic.update if(%c) %x : memref<i32> {
  ^bb0(%o: i32):
    acc.yield %v : i32
  } 
  acc.atomic.update %x : memref<i32> {
  ^bb0(%o: i32):
    acc.yield %v : i32
  } {k}
  omp.atomic.update %x : memref<i32> {
  ^bb0(%o: i32):
    omp.yield(%o : i32)
  }
  omp.atomic.update hint(uncontended) memory_order(relaxed) %x : memref<i32> {
  ^bb0(%o: i32):
    omp.yield(%v : i32)
  }
  omp.atomic.update %x : memref<i32> {
  ^bb0(%o: i32):
    omp.yield(%v : i32)
  } {k}
  return
}

//= --canonicalize
module {
  func.func @a(%arg0: memref<i32>, %arg1: i32, %arg2: i1) {
    acc.atomic.write if(%arg2) %arg0 = %arg1 : memref<i32>, i32
    acc.atomic.write %arg0 = %arg1 : memref<i32>, i32
    omp.atomic.write %arg0 = %arg1 hint(uncontended) memory_order(relaxed) : memref<i32>, i32
    omp.atomic.write %arg0 = %arg1 : memref<i32>, i32
    return
  }
}

