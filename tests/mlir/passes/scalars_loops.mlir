// Stores and loads in one loop: which values the loads have, and which stores are dead.
func.func @f0(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f1(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f2(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f3(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    affine.store %y, %k[%i] : memref<64xf32>
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f5(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f6(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f7(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f8(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    affine.store %y, %k[%i] : memref<64xf32>
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f10(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f11(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f12(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f13(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    affine.store %y, %k[%i] : memref<64xf32>
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f15(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f16(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f17(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f18(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i] : memref<64xf32>
    affine.store %y, %k[%i] : memref<64xf32>
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f20(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f21(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f22(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f23(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    affine.store %y, %k[%i] : memref<64xf32>
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f25(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f26(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f27(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f28(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    affine.store %y, %k[%i] : memref<64xf32>
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f30(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f31(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f32(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f33(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    affine.store %y, %k[%i] : memref<64xf32>
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f35(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f36(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f37(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f38(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i + 1] : memref<64xf32>
    affine.store %y, %k[%i] : memref<64xf32>
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f40(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f41(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f42(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f44(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    %9 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%9) : (f32) -> ()
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f45(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f46(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f47(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f49(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    %9 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%9) : (f32) -> ()
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f50(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f51(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f52(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f54(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    %9 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%9) : (f32) -> ()
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f55(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f56(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f57(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f59(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[%i * 2] : memref<64xf32>
    %9 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%9) : (f32) -> ()
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f60(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f61(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f62(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f64(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    %9 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%9) : (f32) -> ()
    %0 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i] : memref<64xf32>
  }
  return
}
func.func @f65(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f66(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f67(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f69(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    %9 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%9) : (f32) -> ()
    %0 = affine.load %m[%i + 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i + 1] : memref<64xf32>
  }
  return
}
func.func @f70(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f71(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f72(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f74(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    %9 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%9) : (f32) -> ()
    %0 = affine.load %m[%i - 1] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[%i - 1] : memref<64xf32>
  }
  return
}
func.func @f75(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f76(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    "test.may"(%m) : (memref<64xf32>) -> ()
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f77(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    affine.store %y, %m[%i + 1] : memref<64xf32>
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f79(%m: memref<64xf32>, %k: memref<64xf32>, %x: f32, %y: f32) {
  affine.for %i = 1 to 32 {
    affine.store %x, %m[0] : memref<64xf32>
    %9 = affine.load %m[%i] : memref<64xf32>
    "test.use"(%9) : (f32) -> ()
    %0 = affine.load %m[0] : memref<64xf32>
    "test.use"(%0) : (f32) -> ()
    affine.store %y, %m[0] : memref<64xf32>
  }
  return
}
func.func @f80(%x: f32) -> f32 {
  %m = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xf32>
  }
  %r = affine.load %m[3] : memref<8xf32>
  return %r : f32
}
func.func @f81(%x: f32) {
  %m = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xf32>
    %0 = affine.load %m[%i] : memref<8xf32>
    "test.use"(%0) : (f32) -> ()
  }
  return
}
func.func @f82(%x: f32) {
  %m = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xf32>
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      %0 = affine.load %m[%i] : memref<8xf32>
      "test.use"(%0) : (f32) -> ()
    }
  }
  return
}
func.func @f84(%x: f32) -> f32 {
  %m = memref.alloca() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xf32>
  }
  %r = affine.load %m[3] : memref<8xf32>
  return %r : f32
}
func.func @f85(%x: f32) {
  %m = memref.alloca() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xf32>
    %0 = affine.load %m[%i] : memref<8xf32>
    "test.use"(%0) : (f32) -> ()
  }
  return
}
func.func @f86(%x: f32) {
  %m = memref.alloca() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xf32>
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      %0 = affine.load %m[%i] : memref<8xf32>
      "test.use"(%0) : (f32) -> ()
    }
  }
  return
}

//= --allow-unregistered-dialect --affine-scalrep
#set = affine_set<(d0) : (d0 - 3 >= 0)>
module {
  func.func @f0(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      "test.use"(%arg2) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f1(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f2(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%arg2) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f3(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      affine.store %arg3, %arg1[%arg4] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f5(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f6(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f7(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%arg3) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f8(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      affine.store %arg3, %arg1[%arg4] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f10(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f11(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f12(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f13(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      affine.store %arg3, %arg1[%arg4] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f15(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      %0 = affine.load %arg0[0] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f16(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[0] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f17(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      %0 = affine.load %arg0[0] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f18(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4] : memref<64xf32>
      affine.store %arg3, %arg1[%arg4] : memref<64xf32>
      %0 = affine.load %arg0[0] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f20(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 + 1] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f21(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 + 1] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f22(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f23(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 + 1] : memref<64xf32>
      affine.store %arg3, %arg1[%arg4] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f25(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%arg2) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f26(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 + 1] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f27(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%arg3) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f28(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 + 1] : memref<64xf32>
      affine.store %arg3, %arg1[%arg4] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f30(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 + 1] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f31(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 + 1] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f32(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f33(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 + 1] : memref<64xf32>
      affine.store %arg3, %arg1[%arg4] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f35(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 + 1] : memref<64xf32>
      %0 = affine.load %arg0[0] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f36(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 + 1] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[0] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f37(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      %0 = affine.load %arg0[0] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f38(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 + 1] : memref<64xf32>
      affine.store %arg3, %arg1[%arg4] : memref<64xf32>
      %0 = affine.load %arg0[0] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f40(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f41(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f42(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f44(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      %1 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%1) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f45(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f46(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f47(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%arg3) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f49(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      %1 = affine.load %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%1) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f50(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f51(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f52(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f54(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      %1 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%1) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f55(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      %0 = affine.load %arg0[0] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f56(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[0] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f57(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      %0 = affine.load %arg0[0] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f59(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[%arg4 * 2] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      %1 = affine.load %arg0[0] : memref<64xf32>
      "test.use"(%1) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f60(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f61(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f62(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f64(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      %1 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%1) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4] : memref<64xf32>
    }
    return
  }
  func.func @f65(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f66(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f67(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%arg3) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f69(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      %1 = affine.load %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%1) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
    }
    return
  }
  func.func @f70(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f71(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f72(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      %0 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f74(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      %1 = affine.load %arg0[%arg4 - 1] : memref<64xf32>
      "test.use"(%1) : (f32) -> ()
      affine.store %arg3, %arg0[%arg4 - 1] : memref<64xf32>
    }
    return
  }
  func.func @f75(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      "test.use"(%arg2) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f76(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      "test.may"(%arg0) : (memref<64xf32>) -> ()
      %0 = affine.load %arg0[0] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f77(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      affine.store %arg3, %arg0[%arg4 + 1] : memref<64xf32>
      "test.use"(%arg2) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f79(%arg0: memref<64xf32>, %arg1: memref<64xf32>, %arg2: f32, %arg3: f32) {
    affine.for %arg4 = 1 to 32 {
      affine.store %arg2, %arg0[0] : memref<64xf32>
      %0 = affine.load %arg0[%arg4] : memref<64xf32>
      "test.use"(%0) : (f32) -> ()
      %1 = affine.load %arg0[0] : memref<64xf32>
      "test.use"(%1) : (f32) -> ()
      affine.store %arg3, %arg0[0] : memref<64xf32>
    }
    return
  }
  func.func @f80(%arg0: f32) -> f32 {
    %alloc = memref.alloc() : memref<8xf32>
    affine.for %arg1 = 0 to 8 {
      affine.store %arg0, %alloc[%arg1] : memref<8xf32>
    }
    %0 = affine.load %alloc[3] : memref<8xf32>
    return %0 : f32
  }
  func.func @f81(%arg0: f32) {
    affine.for %arg1 = 0 to 8 {
      "test.use"(%arg0) : (f32) -> ()
    }
    return
  }
  func.func @f82(%arg0: f32) {
    %alloc = memref.alloc() : memref<8xf32>
    affine.for %arg1 = 0 to 8 {
      affine.store %arg0, %alloc[%arg1] : memref<8xf32>
      affine.if #set(%arg1) {
        %0 = affine.load %alloc[%arg1] : memref<8xf32>
        "test.use"(%0) : (f32) -> ()
      }
    }
    return
  }
  func.func @f84(%arg0: f32) -> f32 {
    %alloca = memref.alloca() : memref<8xf32>
    affine.for %arg1 = 0 to 8 {
      affine.store %arg0, %alloca[%arg1] : memref<8xf32>
    }
    %0 = affine.load %alloca[3] : memref<8xf32>
    return %0 : f32
  }
  func.func @f85(%arg0: f32) {
    affine.for %arg1 = 0 to 8 {
      "test.use"(%arg0) : (f32) -> ()
    }
    return
  }
  func.func @f86(%arg0: f32) {
    %alloca = memref.alloca() : memref<8xf32>
    affine.for %arg1 = 0 to 8 {
      affine.store %arg0, %alloca[%arg1] : memref<8xf32>
      affine.if #set(%arg1) {
        %0 = affine.load %alloca[%arg1] : memref<8xf32>
        "test.use"(%0) : (f32) -> ()
      }
    }
    return
  }
}

