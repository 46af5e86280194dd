// Stores and loads of affine, across loops, conditions and calls.
func.func @stores(%m: memref<64xf32>, %n: index, %f: f32, %g: f32) -> f32 {
  affine.store %f, %m[3] : memref<64xf32>
  %0 = affine.load %m[3] : memref<64xf32>
  affine.store %g, %m[4] : memref<64xf32>
  %1 = affine.load %m[3] : memref<64xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<64xf32>
    %v = affine.load %m[%i] : memref<64xf32>
    %w = affine.load %m[%i + 1] : memref<64xf32>
    %s = arith.addf %v, %w : f32
    affine.store %s, %m[%i + 1] : memref<64xf32>
    affine.store %g, %m[%i + 1] : memref<64xf32>
    affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%i) {
      %x = affine.load %m[%i + 1] : memref<64xf32>
      affine.store %x, %m[%i + 2] : memref<64xf32>
    } else {
      affine.store %f, %m[%i + 2] : memref<64xf32>
    }
    %y = affine.load %m[%i + 2] : memref<64xf32>
    affine.store %y, %m[%i + 3] : memref<64xf32>
  }
  %a = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %f, %a[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %v = affine.load %a[%i] : memref<8xf32>
    affine.store %v, %m[%i] : memref<64xf32>
  }
  %b = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %f, %b[%j] : memref<8xf32>
      %v = affine.load %b[%j] : memref<8xf32>
      %w = affine.load %b[%i] : memref<8xf32>
      %s = arith.addf %v, %w : f32
      affine.store %s, %m[%i * 8 + %j] : memref<64xf32>
    }
  }
  %2 = arith.addf %0, %1 : f32
  memref.dealloc %b : memref<8xf32>
  return %2 : f32
}
func.func @calls(%m: memref<64xf32>, %f: f32, %n: index) -> f32 {
  affine.store %f, %m[%n] : memref<64xf32>
  func.call @g(%m) : (memref<64xf32>) -> ()
  %0 = affine.load %m[%n] : memref<64xf32>
  affine.store %f, %m[%n] : memref<64xf32>
  scf.execute_region {
    memref.store %f, %m[%n] : memref<64xf32>
    scf.yield
  }
  %1 = affine.load %m[%n] : memref<64xf32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}
func.func private @g(memref<64xf32>)
//= --affine-scalrep
#set = affine_set<(d0) : (d0 - 4 >= 0)>
module {
  func.func @stores(%arg0: memref<64xf32>, %arg1: index, %arg2: f32, %arg3: f32) -> f32 {
    affine.store %arg2, %arg0[3] : memref<64xf32>
    affine.store %arg3, %arg0[4] : memref<64xf32>
    affine.for %arg4 = 0 to 10 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      %1 = affine.load %arg0[%arg4 + 1] : memref<64xf32>
      %2 = arith.addf %arg2, %1 : f32
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      affine.if #set(%arg4) {
        affine.store %arg3, %arg0[%arg4 + 2] : memref<64xf32>
      } else {
        affine.store %arg2, %arg0[%arg4 + 2] : memref<64xf32>
      }
      %3 = affine.load %arg0[%arg4 + 2] : memref<64xf32>
      affine.store %3, %arg0[%arg4 + 3] : memref<64xf32>
    }
    %alloc = memref.alloc() : memref<8xf32>
    affine.for %arg4 = 0 to 8 {
      affine.store %arg2, %alloc[%arg4] : memref<8xf32>
    }
    affine.for %arg4 = 0 to 8 {
      %1 = affine.load %alloc[%arg4] : memref<8xf32>
      affine.store %1, %arg0[%arg4] : memref<64xf32>
    }
    %alloc_0 = memref.alloc() : memref<8xf32>
    affine.for %arg4 = 0 to 8 {
      affine.for %arg5 = 0 to 8 {
        affine.store %arg2, %alloc_0[%arg5] : memref<8xf32>
        %1 = affine.load %alloc_0[%arg4] : memref<8xf32>
        %2 = arith.addf %arg2, %1 : f32
        affine.store %2, %arg0[%arg4 * 8 + %arg5] : memref<64xf32>
      }
    }
    %0 = arith.addf %arg2, %arg2 : f32
    memref.dealloc %alloc_0 : memref<8xf32>
    return %0 : f32
  }
  func.func @calls(%arg0: memref<64xf32>, %arg1: f32, %arg2: index) -> f32 {
    affine.store %arg1, %arg0[%arg2] : memref<64xf32>
    call @g(%arg0) : (memref<64xf32>) -> ()
    %0 = affine.load %arg0[%arg2] : memref<64xf32>
    affine.store %arg1, %arg0[%arg2] : memref<64xf32>
    scf.execute_region {
      memref.store %arg1, %arg0[%arg2] : memref<64xf32>
      scf.yield
    }
    %1 = affine.load %arg0[%arg2] : memref<64xf32>
    %2 = arith.addf %0, %1 : f32
    return %2 : f32
  }
  func.func private @g(memref<64xf32>)
}

