// Parts of aggregates, which were inserted, are constants, or have no value of their own.
llvm.func @f1(%a: i32, %b: i32, %s: !llvm.struct<(i32, struct<(i32, i32)>)>, %t: !llvm.struct<(i32, i32)>) -> i32 {
  %t1 = llvm.insertvalue %a, %t[1] : !llvm.struct<(i32, i32)>
  %0 = llvm.insertvalue %t1, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %1 = llvm.extractvalue %0[1, 1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  llvm.return %1 : i32
}
llvm.func @f2(%a: i32, %b: i32, %s: !llvm.struct<(i32, struct<(i32, i32)>)>, %t: !llvm.struct<(i32, i32)>) -> i32 {
  %t1 = llvm.insertvalue %a, %t[0] : !llvm.struct<(i32, i32)>
  %0 = llvm.insertvalue %t1, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %4 = llvm.insertvalue %b, %0[0] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %1 = llvm.extractvalue %4[1, 1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  llvm.return %1 : i32
}
llvm.func @f3(%a: i32, %b: i32, %s: !llvm.struct<(i32, struct<(i32, i32)>)>, %t: !llvm.struct<(i32, i32)>) -> i32 {
  %t1 = llvm.insertvalue %a, %t[1] : !llvm.struct<(i32, i32)>
  %0 = llvm.insertvalue %t1, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %4 = llvm.insertvalue %b, %0[0] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %1 = llvm.extractvalue %4[1, 1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  llvm.return %1 : i32
}
llvm.func @f4(%a: i32, %b: i32, %s: !llvm.struct<(i32, struct<(i32, i32)>)>, %t: !llvm.struct<(i32, i32)>) -> i32 {
  %t1 = llvm.insertvalue %a, %t[1] : !llvm.struct<(i32, i32)>
  %t2 = llvm.insertvalue %b, %t1[0] : !llvm.struct<(i32, i32)>
  %0 = llvm.insertvalue %t2, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %1 = llvm.extractvalue %0[1, 1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  llvm.return %1 : i32
}
llvm.func @f5() -> f64 {
    %1 = llvm.mlir.undef : !llvm.array<2x array<2 x f64>>
    %3 = llvm.extractvalue %1[1,0] : !llvm.array<2x array<2 x f64>>
    llvm.return %3 : f64
}
llvm.func @f6(%a: f64) -> f64 {
    %1 = llvm.mlir.undef : !llvm.array<2x array<2 x f64>>
    %2 = llvm.insertvalue %a, %1[1,1] : !llvm.array<2x array<2 x f64>>
    %3 = llvm.extractvalue %2[1,0] : !llvm.array<2x array<2 x f64>>
    llvm.return %3 : f64
}
llvm.func @f7(%a: f64) -> f64 {
    %1 = llvm.mlir.constant(dense<[1.0,2.0]> : tensor<2xf64>) : !llvm.array<2 x f64>
    %2 = llvm.insertvalue %a, %1[1] : !llvm.array<2 x f64>
    %3 = llvm.extractvalue %2[0] : !llvm.array<2 x f64>
    llvm.return %3 : f64
}
llvm.func @f8(%a: f64) -> f64 {
    %1 = llvm.mlir.constant([2.040000e+01, 2.300000e+01]) : !llvm.struct<(f64, f64)>
    %2 = llvm.insertvalue %a, %1[1] : !llvm.struct<(f64, f64)>
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(f64, f64)>
    llvm.return %3 : f64
}
llvm.func @f9(%a: f64, %s : !llvm.array<2x array<2 x f64>>) -> f64 {
    %1 = llvm.mlir.undef : !llvm.array<2 x f64>
    %2 = llvm.insertvalue %1, %s[1] : !llvm.array<2x array<2 x f64>>
    %3 = llvm.extractvalue %2[1, 1] : !llvm.array<2x array<2 x f64>>
    llvm.return %3 : f64
}
llvm.func @f10(%a: f64) -> f64 {
    %1 = llvm.mlir.zero : !llvm.array<2 x f64>
    %2 = llvm.insertvalue %a, %1[1] : !llvm.array<2 x f64>
    %3 = llvm.extractvalue %2[0] : !llvm.array<2 x f64>
    llvm.return %3 : f64
}
llvm.func @f11(%a: f64) -> !llvm.struct<(f64, ptr)> {
    %1 = llvm.mlir.zero : !llvm.struct<(i32, struct<(f64, ptr)>)>
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(i32, struct<(f64, ptr)>)>
    llvm.return %3 : !llvm.struct<(f64, ptr)>
}
llvm.func @f12(%a: f64) -> !llvm.array<2 x f32> {
    %1 = llvm.mlir.constant(dense<1.0> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
    %3 = llvm.extractvalue %1[1] : !llvm.array<2 x array<2 x f32>>
    llvm.return %3 : !llvm.array<2 x f32>
}
llvm.func @f13(%a: f64, %s : !llvm.array<2x array<2 x f64>>) -> f64 {
    %1 = llvm.mlir.constant(dense<[1.0,2.0]> : tensor<2xf64>) : !llvm.array<2 x f64>
    %2 = llvm.insertvalue %1, %s[1] : !llvm.array<2x array<2 x f64>>
    %3 = llvm.extractvalue %2[1, 1] : !llvm.array<2x array<2 x f64>>
    llvm.return %3 : f64
}
llvm.func @f14() -> i8 {
    %1 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
    %3 = llvm.extractvalue %1[1] : !llvm.array<3 x i8>
    llvm.return %3 : i8
}
llvm.func @f15() -> i32 {
    %1 = llvm.mlir.constant(dense<[1,2]> : vector<2xi32>) : !llvm.array<2 x i32>
    %3 = llvm.extractvalue %1[1] : !llvm.array<2 x i32>
    llvm.return %3 : i32
}
llvm.func @f16() -> i32 {
    %1 = llvm.mlir.constant([1 : i32, 2 : i16]) : !llvm.struct<(i32, i16)>
    %3 = llvm.extractvalue %1[0] : !llvm.struct<(i32, i16)>
    llvm.return %3 : i32
}
llvm.func @f17() -> i32 {
    %1 = llvm.mlir.constant(dense<[[1,2],[3,4]]> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
    %3 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>>
    %c = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.extractelement %3[%c : i32] : vector<2xi32>
    llvm.return %4 : i32
}
llvm.func @f18() -> i16 {
    %1 = llvm.mlir.constant([[1 : i32, 2 : i16], [3 : i32, 4 : i16]]) : !llvm.array<2 x struct<(i32, i16)>>
    %3 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x struct<(i32, i16)>>
    llvm.return %3 : i16
}
llvm.func @f19() -> !llvm.struct<(i32, i16)> {
    %1 = llvm.mlir.constant([[1 : i32, 2 : i16], [3 : i32, 4 : i16]]) : !llvm.array<2 x struct<(i32, i16)>>
    %3 = llvm.extractvalue %1[1] : !llvm.array<2 x struct<(i32, i16)>>
    llvm.return %3 : !llvm.struct<(i32, i16)>
}
llvm.func @f20() -> i16 {
    %1 = llvm.mlir.constant([#llvm.zero, [3 : i32, #llvm.undef]]) : !llvm.array<2 x struct<(i32, i16)>>
    %3 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x struct<(i32, i16)>>
    %4 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x struct<(i32, i16)>>
    %r = llvm.add %3, %4 : i16
    llvm.return %r : i16
}
llvm.func @f21() -> !llvm.struct<(i32, i16)> {
    %1 = llvm.mlir.constant([#llvm.zero, [3 : i32, 4 : i16]]) : !llvm.array<2 x struct<(i32, i16)>>
    %3 = llvm.extractvalue %1[0] : !llvm.array<2 x struct<(i32, i16)>>
    llvm.return %3 : !llvm.struct<(i32, i16)>
}
llvm.func @f22() -> vector<2xi32> {
    %1 = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
    %3 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>>
    llvm.return %3 : vector<2xi32>
}
llvm.func @f23() -> f32 {
    %1 = llvm.mlir.constant([1.0 : f32, 1.0 : f32]) : !llvm.struct<(f32, f32)>
    %2 = llvm.mlir.constant(2.0 : f32) : f32
    %4 = llvm.insertvalue %2, %1[1] : !llvm.struct<(f32, f32)>
    %3 = llvm.extractvalue %4[0] : !llvm.struct<(f32, f32)>
    %5 = llvm.extractvalue %4[1] : !llvm.struct<(f32, f32)>
    %6 = llvm.fadd %3, %5 : f32
    llvm.return %6 : f32
}
llvm.func @f24(%s: !llvm.struct<(i32, struct<(f32, f32)>)>) -> f32 {
    %1 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %2 = llvm.mlir.constant(2.0 : f32) : f32
    %4 = llvm.insertvalue %2, %1[1] : !llvm.struct<(f32, f32)>
    %5 = llvm.insertvalue %4, %s[1] : !llvm.struct<(i32, struct<(f32, f32)>)>
    %3 = llvm.extractvalue %5[1, 0] : !llvm.struct<(i32, struct<(f32, f32)>)>
    llvm.return %3 : f32
}
llvm.func @f25() -> !llvm.array<2 x f32> {
    %1 = llvm.mlir.undef : !llvm.struct<(f32, array<2 x f32>)>
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, array<2 x f32>)>
    llvm.return %3 : !llvm.array<2 x f32>
}
llvm.func @f26(%a: i32, %s: !llvm.struct<(i32, i32, i32)>) -> i32 {
  %0 = llvm.insertvalue %a, %s[1] : !llvm.struct<(i32, i32, i32)>
  %1 = llvm.extractvalue %0[2] : !llvm.struct<(i32, i32, i32)>
  llvm.return %1 : i32
}
llvm.func @f27(%a: i32, %s1: !llvm.struct<(i32, struct<(i32, i32, i32)>)>) -> i32 {
  %s = llvm.extractvalue %s1[1] : !llvm.struct<(i32, struct<(i32, i32, i32)>)>
  %0 = llvm.insertvalue %a, %s[1] : !llvm.struct<(i32, i32, i32)>
  %1 = llvm.extractvalue %0[2] : !llvm.struct<(i32, i32, i32)>
  llvm.return %1 : i32
}
llvm.func @f28(%a: i32) -> i32 {
  %s = "t.make"() : () -> !llvm.struct<(i32, i32, i32)>
  %0 = llvm.insertvalue %a, %s[1] : !llvm.struct<(i32, i32, i32)>
  %1 = llvm.extractvalue %0[2] : !llvm.struct<(i32, i32, i32)>
  llvm.return %1 : i32
}
llvm.func @f29(%a: i32, %s1: !llvm.struct<(i32, struct<(i32, i32, i32)>)>) -> i32 {
  %s = llvm.extractvalue %s1[1] : !llvm.struct<(i32, struct<(i32, i32, i32)>)>
  %0 = llvm.insertvalue %a, %s[1] : !llvm.struct<(i32, i32, i32)>
  %00 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, i32, i32)>
  %1 = llvm.extractvalue %00[2] : !llvm.struct<(i32, i32, i32)>
  llvm.return %1 : i32
}
llvm.func @f30(%a: i32, %s1: !llvm.struct<(i32, struct<(i32, struct<(i32, i32)>, i32)>)>) -> i32 {
  %s = llvm.extractvalue %s1[1] : !llvm.struct<(i32, struct<(i32, struct<(i32, i32)>, i32)>)>
  %0 = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, struct<(i32, i32)>, i32)>
  %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, i32)>
  %2 = llvm.insertvalue %a, %1[0] : !llvm.struct<(i32, i32)>
  %3 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i32)>
  llvm.return %3 : i32
}
llvm.func @f31(%a: i32, %s1: !llvm.struct<(i32, struct<(i32, struct<(i32, i32)>, i32)>)>, %t: !llvm.struct<(i32, i32)>) -> i32 {
  %s = llvm.extractvalue %s1[1] : !llvm.struct<(i32, struct<(i32, struct<(i32, i32)>, i32)>)>
  %0 = llvm.insertvalue %t, %s[1] : !llvm.struct<(i32, struct<(i32, i32)>, i32)>
  %00 = llvm.insertvalue %a, %0[0] : !llvm.struct<(i32, struct<(i32, i32)>, i32)>
  %1 = llvm.extractvalue %00[1, 0] : !llvm.struct<(i32, struct<(i32, i32)>, i32)>
  llvm.return %1 : i32
}
//= --allow-unregistered-dialect --canonicalize
module {
  llvm.func @f1(%arg0: i32, %arg1: i32, %arg2: !llvm.struct<(i32, struct<(i32, i32)>)>, %arg3: !llvm.struct<(i32, i32)>) -> i32 {
    llvm.return %arg0 : i32
  }
  llvm.func @f2(%arg0: i32, %arg1: i32, %arg2: !llvm.struct<(i32, struct<(i32, i32)>)>, %arg3: !llvm.struct<(i32, i32)>) -> i32 {
    %0 = llvm.insertvalue %arg0, %arg3[0] : !llvm.struct<(i32, i32)> 
    %1 = llvm.insertvalue %0, %arg2[1] : !llvm.struct<(i32, struct<(i32, i32)>)> 
    %2 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i32, struct<(i32, i32)>)> 
    llvm.return %2 : i32
  }
  llvm.func @f3(%arg0: i32, %arg1: i32, %arg2: !llvm.struct<(i32, struct<(i32, i32)>)>, %arg3: !llvm.struct<(i32, i32)>) -> i32 {
    llvm.return %arg0 : i32
  }
  llvm.func @f4(%arg0: i32, %arg1: i32, %arg2: !llvm.struct<(i32, struct<(i32, i32)>)>, %arg3: !llvm.struct<(i32, i32)>) -> i32 {
    llvm.return %arg0 : i32
  }
  llvm.func @f5() -> f64 {
    %0 = llvm.mlir.undef : f64
    llvm.return %0 : f64
  }
  llvm.func @f6(%arg0: f64) -> f64 {
    %0 = llvm.mlir.undef : f64
    llvm.return %0 : f64
  }
  llvm.func @f7(%arg0: f64) -> f64 {
    %0 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    llvm.return %0 : f64
  }
  llvm.func @f8(%arg0: f64) -> f64 {
    %0 = llvm.mlir.constant(2.040000e+01 : f64) : f64
    llvm.return %0 : f64
  }
  llvm.func @f9(%arg0: f64, %arg1: !llvm.array<2 x array<2 x f64>>) -> f64 {
    %0 = llvm.mlir.undef : f64
    llvm.return %0 : f64
  }
  llvm.func @f10(%arg0: f64) -> f64 {
    %0 = llvm.mlir.zero : f64
    llvm.return %0 : f64
  }
  llvm.func @f11(%arg0: f64) -> !llvm.struct<(f64, ptr)> {
    %0 = llvm.mlir.zero : !llvm.struct<(f64, ptr)>
    llvm.return %0 : !llvm.struct<(f64, ptr)>
  }
  llvm.func @f12(%arg0: f64) -> !llvm.array<2 x f32> {
    %0 = llvm.mlir.constant(dense<1.000000e+00> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
    %1 = llvm.extractvalue %0[1] : !llvm.array<2 x array<2 x f32>> 
    llvm.return %1 : !llvm.array<2 x f32>
  }
  llvm.func @f13(%arg0: f64, %arg1: !llvm.array<2 x array<2 x f64>>) -> f64 {
    %0 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    llvm.return %0 : f64
  }
  llvm.func @f14() -> i8 {
    %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
    %1 = llvm.extractvalue %0[1] : !llvm.array<3 x i8> 
    llvm.return %1 : i8
  }
  llvm.func @f15() -> i32 {
    %0 = llvm.mlir.constant(2 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.func @f16() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.return %0 : i32
  }
  llvm.func @f17() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
    %2 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>> 
    %3 = llvm.extractelement %2[%0 : i32] : vector<2xi32>
    llvm.return %3 : i32
  }
  llvm.func @f18() -> i16 {
    %0 = llvm.mlir.constant(4 : i16) : i16
    llvm.return %0 : i16
  }
  llvm.func @f19() -> !llvm.struct<(i32, i16)> {
    %0 = llvm.mlir.constant([[1 : i32, 2 : i16], [3 : i32, 4 : i16]]) : !llvm.array<2 x struct<(i32, i16)>>
    %1 = llvm.extractvalue %0[1] : !llvm.array<2 x struct<(i32, i16)>> 
    llvm.return %1 : !llvm.struct<(i32, i16)>
  }
  llvm.func @f20() -> i16 {
    %0 = llvm.mlir.zero : i16
    %1 = llvm.mlir.undef : i16
    %2 = llvm.add %0, %1 : i16
    llvm.return %2 : i16
  }
  llvm.func @f21() -> !llvm.struct<(i32, i16)> {
    %0 = llvm.mlir.zero : !llvm.struct<(i32, i16)>
    llvm.return %0 : !llvm.struct<(i32, i16)>
  }
  llvm.func @f22() -> vector<2xi32> {
    %0 = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
    %1 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    llvm.return %1 : vector<2xi32>
  }
  llvm.func @f23() -> f32 {
    %0 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = llvm.fadd %1, %0 : f32
    llvm.return %2 : f32
  }
  llvm.func @f24(%arg0: !llvm.struct<(i32, struct<(f32, f32)>)>) -> f32 {
    %0 = llvm.mlir.poison : f32
    llvm.return %0 : f32
  }
  llvm.func @f25() -> !llvm.array<2 x f32> {
    %0 = llvm.mlir.undef : !llvm.array<2 x f32>
    llvm.return %0 : !llvm.array<2 x f32>
  }
  llvm.func @f26(%arg0: i32, %arg1: !llvm.struct<(i32, i32, i32)>) -> i32 {
    %0 = llvm.extractvalue %arg1[2] : !llvm.struct<(i32, i32, i32)> 
    llvm.return %0 : i32
  }
  llvm.func @f27(%arg0: i32, %arg1: !llvm.struct<(i32, struct<(i32, i32, i32)>)>) -> i32 {
    %0 = llvm.extractvalue %arg1[1, 2] : !llvm.struct<(i32, struct<(i32, i32, i32)>)> 
    llvm.return %0 : i32
  }
  llvm.func @f28(%arg0: i32) -> i32 {
    %0 = "t.make"() : () -> !llvm.struct<(i32, i32, i32)>
    %1 = llvm.extractvalue %0[2] : !llvm.struct<(i32, i32, i32)> 
    llvm.return %1 : i32
  }
  llvm.func @f29(%arg0: i32, %arg1: !llvm.struct<(i32, struct<(i32, i32, i32)>)>) -> i32 {
    %0 = llvm.extractvalue %arg1[1, 2] : !llvm.struct<(i32, struct<(i32, i32, i32)>)> 
    llvm.return %0 : i32
  }
  llvm.func @f30(%arg0: i32, %arg1: !llvm.struct<(i32, struct<(i32, struct<(i32, i32)>, i32)>)>) -> i32 {
    %0 = llvm.extractvalue %arg1[1, 1, 1] : !llvm.struct<(i32, struct<(i32, struct<(i32, i32)>, i32)>)> 
    llvm.return %0 : i32
  }
  llvm.func @f31(%arg0: i32, %arg1: !llvm.struct<(i32, struct<(i32, struct<(i32, i32)>, i32)>)>, %arg2: !llvm.struct<(i32, i32)>) -> i32 {
    %0 = llvm.extractvalue %arg1[1] : !llvm.struct<(i32, struct<(i32, struct<(i32, i32)>, i32)>)> 
    %1 = llvm.insertvalue %arg2, %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, i32)> 
    %2 = llvm.extractvalue %1[1, 0] : !llvm.struct<(i32, struct<(i32, i32)>, i32)> 
    llvm.return %2 : i32
  }
}


//= --allow-unregistered-dialect --sccp
module {
  llvm.func @f1(%arg0: i32, %arg1: i32, %arg2: !llvm.struct<(i32, struct<(i32, i32)>)>, %arg3: !llvm.struct<(i32, i32)>) -> i32 {
    %0 = llvm.insertvalue %arg0, %arg3[1] : !llvm.struct<(i32, i32)> 
    %1 = llvm.insertvalue %0, %arg2[1] : !llvm.struct<(i32, struct<(i32, i32)>)> 
    %2 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i32, struct<(i32, i32)>)> 
    llvm.return %2 : i32
  }
  llvm.func @f2(%arg0: i32, %arg1: i32, %arg2: !llvm.struct<(i32, struct<(i32, i32)>)>, %arg3: !llvm.struct<(i32, i32)>) -> i32 {
    %0 = llvm.insertvalue %arg0, %arg3[0] : !llvm.struct<(i32, i32)> 
    %1 = llvm.insertvalue %0, %arg2[1] : !llvm.struct<(i32, struct<(i32, i32)>)> 
    %2 = llvm.insertvalue %arg1, %1[0] : !llvm.struct<(i32, struct<(i32, i32)>)> 
    %3 = llvm.extractvalue %2[1, 1] : !llvm.struct<(i32, struct<(i32, i32)>)> 
    llvm.return %3 : i32
  }
  llvm.func @f3(%arg0: i32, %arg1: i32, %arg2: !llvm.struct<(i32, struct<(i32, i32)>)>, %arg3: !llvm.struct<(i32, i32)>) -> i32 {
    %0 = llvm.insertvalue %arg0, %arg3[1] : !llvm.struct<(i32, i32)> 
    %1 = llvm.insertvalue %0, %arg2[1] : !llvm.struct<(i32, struct<(i32, i32)>)> 
    %2 = llvm.insertvalue %arg1, %1[0] : !llvm.struct<(i32, struct<(i32, i32)>)> 
    %3 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i32, struct<(i32, i32)>)> 
    llvm.return %3 : i32
  }
  llvm.func @f4(%arg0: i32, %arg1: i32, %arg2: !llvm.struct<(i32, struct<(i32, i32)>)>, %arg3: !llvm.struct<(i32, i32)>) -> i32 {
    %0 = llvm.insertvalue %arg0, %arg3[1] : !llvm.struct<(i32, i32)> 
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(i32, i32)> 
    %2 = llvm.insertvalue %1, %arg2[1] : !llvm.struct<(i32, struct<(i32, i32)>)> 
    %3 = llvm.extractvalue %2[1, 1] : !llvm.struct<(i32, struct<(i32, i32)>)> 
    llvm.return %3 : i32
  }
  llvm.func @f5() -> f64 {
    %0 = llvm.mlir.undef : f64
    %1 = llvm.mlir.undef : !llvm.array<2 x array<2 x f64>>
    llvm.return %0 : f64
  }
  llvm.func @f6(%arg0: f64) -> f64 {
    %0 = llvm.mlir.undef : f64
    %1 = llvm.mlir.undef : !llvm.array<2 x array<2 x f64>>
    %2 = llvm.insertvalue %arg0, %1[1, 1] : !llvm.array<2 x array<2 x f64>> 
    llvm.return %0 : f64
  }
  llvm.func @f7(%arg0: f64) -> f64 {
    %0 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf64>) : !llvm.array<2 x f64>
    %2 = llvm.insertvalue %arg0, %1[1] : !llvm.array<2 x f64> 
    llvm.return %0 : f64
  }
  llvm.func @f8(%arg0: f64) -> f64 {
    %0 = llvm.mlir.constant(2.040000e+01 : f64) : f64
    %1 = llvm.mlir.constant([2.040000e+01, 2.300000e+01]) : !llvm.struct<(f64, f64)>
    %2 = llvm.insertvalue %arg0, %1[1] : !llvm.struct<(f64, f64)> 
    llvm.return %0 : f64
  }
  llvm.func @f9(%arg0: f64, %arg1: !llvm.array<2 x array<2 x f64>>) -> f64 {
    %0 = llvm.mlir.undef : f64
    %1 = llvm.mlir.undef : !llvm.array<2 x f64>
    %2 = llvm.insertvalue %1, %arg1[1] : !llvm.array<2 x array<2 x f64>> 
    llvm.return %0 : f64
  }
  llvm.func @f10(%arg0: f64) -> f64 {
    %0 = llvm.mlir.zero : f64
    %1 = llvm.mlir.zero : !llvm.array<2 x f64>
    %2 = llvm.insertvalue %arg0, %1[1] : !llvm.array<2 x f64> 
    llvm.return %0 : f64
  }
  llvm.func @f11(%arg0: f64) -> !llvm.struct<(f64, ptr)> {
    %0 = llvm.mlir.zero : !llvm.struct<(f64, ptr)>
    %1 = llvm.mlir.zero : !llvm.struct<(i32, struct<(f64, ptr)>)>
    llvm.return %0 : !llvm.struct<(f64, ptr)>
  }
  llvm.func @f12(%arg0: f64) -> !llvm.array<2 x f32> {
    %0 = llvm.mlir.constant(dense<1.000000e+00> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
    %1 = llvm.extractvalue %0[1] : !llvm.array<2 x array<2 x f32>> 
    llvm.return %1 : !llvm.array<2 x f32>
  }
  llvm.func @f13(%arg0: f64, %arg1: !llvm.array<2 x array<2 x f64>>) -> f64 {
    %0 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf64>) : !llvm.array<2 x f64>
    %2 = llvm.insertvalue %1, %arg1[1] : !llvm.array<2 x array<2 x f64>> 
    llvm.return %0 : f64
  }
  llvm.func @f14() -> i8 {
    %0 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
    %1 = llvm.extractvalue %0[1] : !llvm.array<3 x i8> 
    llvm.return %1 : i8
  }
  llvm.func @f15() -> i32 {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : !llvm.array<2 x i32>
    llvm.return %0 : i32
  }
  llvm.func @f16() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant([1 : i32, 2 : i16]) : !llvm.struct<(i32, i16)>
    llvm.return %0 : i32
  }
  llvm.func @f17() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
    %2 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>> 
    %3 = llvm.extractelement %2[%0 : i32] : vector<2xi32>
    llvm.return %3 : i32
  }
  llvm.func @f18() -> i16 {
    %0 = llvm.mlir.constant(4 : i16) : i16
    %1 = llvm.mlir.constant([[1 : i32, 2 : i16], [3 : i32, 4 : i16]]) : !llvm.array<2 x struct<(i32, i16)>>
    llvm.return %0 : i16
  }
  llvm.func @f19() -> !llvm.struct<(i32, i16)> {
    %0 = llvm.mlir.constant([[1 : i32, 2 : i16], [3 : i32, 4 : i16]]) : !llvm.array<2 x struct<(i32, i16)>>
    %1 = llvm.extractvalue %0[1] : !llvm.array<2 x struct<(i32, i16)>> 
    llvm.return %1 : !llvm.struct<(i32, i16)>
  }
  llvm.func @f20() -> i16 {
    %0 = llvm.mlir.undef : i16
    %1 = llvm.mlir.zero : i16
    %2 = llvm.mlir.constant([#llvm.zero, [3 : i32, #llvm.undef]]) : !llvm.array<2 x struct<(i32, i16)>>
    %3 = llvm.add %1, %0 : i16
    llvm.return %3 : i16
  }
  llvm.func @f21() -> !llvm.struct<(i32, i16)> {
    %0 = llvm.mlir.zero : !llvm.struct<(i32, i16)>
    %1 = llvm.mlir.constant([#llvm.zero, [3 : i32, 4 : i16]]) : !llvm.array<2 x struct<(i32, i16)>>
    llvm.return %0 : !llvm.struct<(i32, i16)>
  }
  llvm.func @f22() -> vector<2xi32> {
    %0 = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
    %1 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    llvm.return %1 : vector<2xi32>
  }
  llvm.func @f23() -> f32 {
    %0 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %1 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant([1.000000e+00 : f32, 1.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
    %3 = llvm.insertvalue %1, %2[1] : !llvm.struct<(f32, f32)> 
    %4 = llvm.fadd %0, %1 : f32
    llvm.return %4 : f32
  }
  llvm.func @f24(%arg0: !llvm.struct<(i32, struct<(f32, f32)>)>) -> f32 {
    %0 = llvm.mlir.poison : f32
    %1 = llvm.mlir.constant(2.000000e+00 : f32) : f32
    %2 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %3 = llvm.insertvalue %1, %2[1] : !llvm.struct<(f32, f32)> 
    %4 = llvm.insertvalue %3, %arg0[1] : !llvm.struct<(i32, struct<(f32, f32)>)> 
    llvm.return %0 : f32
  }
  llvm.func @f25() -> !llvm.array<2 x f32> {
    %0 = llvm.mlir.undef : !llvm.array<2 x f32>
    %1 = llvm.mlir.undef : !llvm.struct<(f32, array<2 x f32>)>
    llvm.return %0 : !llvm.array<2 x f32>
  }
  llvm.func @f26(%arg0: i32, %arg1: !llvm.struct<(i32, i32, i32)>) -> i32 {
    %0 = llvm.insertvalue %arg0, %arg1[1] : !llvm.struct<(i32, i32, i32)> 
    %1 = llvm.extractvalue %0[2] : !llvm.struct<(i32, i32, i32)> 
    llvm.return %1 : i32
  }
  llvm.func @f27(%arg0: i32, %arg1: !llvm.struct<(i32, struct<(i32, i32, i32)>)>) -> i32 {
    %0 = llvm.extractvalue %arg1[1] : !llvm.struct<(i32, struct<(i32, i32, i32)>)> 
    %1 = llvm.insertvalue %arg0, %0[1] : !llvm.struct<(i32, i32, i32)> 
    %2 = llvm.extractvalue %0[2] : !llvm.struct<(i32, i32, i32)> 
    llvm.return %2 : i32
  }
  llvm.func @f28(%arg0: i32) -> i32 {
    %0 = "t.make"() : () -> !llvm.struct<(i32, i32, i32)>
    %1 = llvm.insertvalue %arg0, %0[1] : !llvm.struct<(i32, i32, i32)> 
    %2 = llvm.extractvalue %0[2] : !llvm.struct<(i32, i32, i32)> 
    llvm.return %2 : i32
  }
  llvm.func @f29(%arg0: i32, %arg1: !llvm.struct<(i32, struct<(i32, i32, i32)>)>) -> i32 {
    %0 = llvm.extractvalue %arg1[1] : !llvm.struct<(i32, struct<(i32, i32, i32)>)> 
    %1 = llvm.insertvalue %arg0, %0[1] : !llvm.struct<(i32, i32, i32)> 
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(i32, i32, i32)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(i32, i32, i32)> 
    llvm.return %3 : i32
  }
  llvm.func @f30(%arg0: i32, %arg1: !llvm.struct<(i32, struct<(i32, struct<(i32, i32)>, i32)>)>) -> i32 {
    %0 = llvm.extractvalue %arg1[1] : !llvm.struct<(i32, struct<(i32, struct<(i32, i32)>, i32)>)> 
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, struct<(i32, i32)>, i32)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, i32)> 
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(i32, i32)> 
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(i32, i32)> 
    llvm.return %4 : i32
  }
  llvm.func @f31(%arg0: i32, %arg1: !llvm.struct<(i32, struct<(i32, struct<(i32, i32)>, i32)>)>, %arg2: !llvm.struct<(i32, i32)>) -> i32 {
    %0 = llvm.extractvalue %arg1[1] : !llvm.struct<(i32, struct<(i32, struct<(i32, i32)>, i32)>)> 
    %1 = llvm.insertvalue %arg2, %0[1] : !llvm.struct<(i32, struct<(i32, i32)>, i32)> 
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(i32, struct<(i32, i32)>, i32)> 
    %3 = llvm.extractvalue %2[1, 0] : !llvm.struct<(i32, struct<(i32, i32)>, i32)> 
    llvm.return %3 : i32
  }
}

