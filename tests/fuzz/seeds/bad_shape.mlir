"b.a"() {a = memref<-1x4xf32>, b = vector<0xf32>, c = tensor<4x i32>} : () -> ()
