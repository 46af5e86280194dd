// Bodies of loops that are repeated.
func.func @a(%m: memref<?xf32>, %n: index, %x: f32) -> f32 {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<?xf32>
    "use"(%0, %i) : (f32, index) -> ()
  }
  affine.for %i = 3 to 11 step 2 {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 0 to %n {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 0 to 3 {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 0 to 1 {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 0 to 8 {
    "nouse"() : () -> ()
  }
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 40)>()[%n] step 3 {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 0 to affine_map<()[s0] -> (s0 * 8)>()[%n] step 2 {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = %n to affine_map<()[s0] -> (s0 + 7)>()[%n] {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = affine_map<()[s0] -> (s0 + 1)>()[%n] to affine_map<()[s0] -> (s0 + 2)>()[%n] {
    "use"(%i) : (index) -> ()
  }
  affine.for %j = 0 to 7 {
    affine.for %i = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 8)>(%j) {
      "use"(%i, %j) : (index, index) -> ()
    }
    affine.for %i = max affine_map<(d0) -> (d0, 3)>(%j) to 12 {
      "use"(%i, %j) : (index, index) -> ()
    }
    affine.for %i = affine_map<(d0) -> (d0)>(%j) to 17 step 3 {
      "use"(%i, %j) : (index, index) -> ()
      affine.if affine_set<(d0) : (d0 >= 0)>(%i) { "z"() : () -> () }
    }
  }
  %r = affine.for %i = 0 to 10 iter_args(%s = %x) -> f32 {
    %0 = affine.load %m[%i] : memref<?xf32>
    %1 = arith.addf %s, %0 : f32
    affine.yield %1 : f32
  }
  %q:2 = affine.for %i = 0 to %n iter_args(%s = %x, %t = %r) -> (f32, f32) {
    %0 = affine.load %m[%i] : memref<?xf32>
    %1 = arith.addf %s, %0 : f32
    affine.yield %t, %1 : f32, f32
  }
  %w = affine.for %i = 0 to 4 iter_args(%s = %x) -> f32 {
    affine.yield %r : f32
  }
  affine.for %i = 0 to 10 {
  }
  %k = arith.addf %q#0, %q#1 : f32
  %k2 = arith.addf %k, %w : f32
  return %k2 : f32
}
func.func @b(%n: index) {
  affine.for %i = 0 to min affine_map<() -> (4, 8)>() {
    "use"(%i) : (index) -> ()
  }
  affine.for %i = 0 to min affine_map<() -> (1, 2)>() {
    "one"(%i) : (index) -> ()
  }
  affine.for %i = 0 to min affine_map<() -> (1, 1)>() {
    "one1"(%i) : (index) -> ()
  }
  affine.for %j = 0 to 1 {
  affine.for %i = 0 to affine_map<(d0) -> (d0 + 1)>(%j) {
    "inner"(%i) : (index) -> ()
  } }
  affine.for %j = 2 to 4 {
  affine.for %i = 0 to affine_map<(d0) -> (d0 + 1)>(%j) {
    "inner2"(%i) : (index) -> ()
  } }
  affine.for %j = 0 to 8 step 4 {
  affine.for %i = affine_map<(d0) -> (d0)>(%j) to min affine_map<(d0) -> (d0 + 4, 6)>(%j) {
    "inner3"(%i) : (index) -> ()
  } }
  affine.for %j = 0 to 8 step 4 {
  affine.for %i = affine_map<(d0) -> (d0)>(%j) to min affine_map<(d0) -> (d0 + 4, d0 + 6)>(%j) {
    "inner4"(%i) : (index) -> ()
  } }
  affine.for %j = 0 to 8 step 4 {
  affine.for %i = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 1)>(%j) {
    "inner5"(%i) : (index) -> ()
  } }
  return
}
//= --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(affine-loop-unroll))
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
#map3 = affine_map<(d0) -> (d0 + 4)>
#map4 = affine_map<(d0) -> (d0 + 6)>
#map5 = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>
#map6 = affine_map<()[s0] -> (s0, 40)>
#map7 = affine_map<()[s0] -> (s0 * 8)>
#map8 = affine_map<()[s0] -> (s0)>
#map9 = affine_map<()[s0] -> (s0 + 4)>
#map10 = affine_map<()[s0] -> (s0 + 7)>
#map11 = affine_map<()[s0] -> (s0 + 1)>
#map12 = affine_map<()[s0] -> (s0 + 2)>
#map13 = affine_map<(d0) -> (d0)>
#map14 = affine_map<(d0) -> (d0 + 8)>
#map15 = affine_map<(d0) -> (d0, 3)>
#map16 = affine_map<(d0) -> (d0 + (((-d0 + 17) ceildiv 3) floordiv 4) * 12)>
#map17 = affine_map<(d0) -> (d0 + 9)>
#map18 = affine_map<() -> (1, 2)>
#map19 = affine_map<() -> (1, 1)>
#map20 = affine_map<(d0) -> (((d0 + 1) floordiv 4) * 4)>
#map21 = affine_map<(d0) -> (d0 + 4, 6)>
#map22 = affine_map<(d0) -> (d0 + 4, d0 + 6)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @a(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> f32 {
    %c3 = arith.constant 3 : index
    affine.for %arg3 = 0 to 8 step 4 {
      %14 = affine.load %arg0[%arg3] : memref<?xf32>
      "use"(%14, %arg3) : (f32, index) -> ()
      %15 = affine.apply #map(%arg3)
      %16 = affine.load %arg0[%15] : memref<?xf32>
      "use"(%16, %15) : (f32, index) -> ()
      %17 = affine.apply #map1(%arg3)
      %18 = affine.load %arg0[%17] : memref<?xf32>
      "use"(%18, %17) : (f32, index) -> ()
      %19 = affine.apply #map2(%arg3)
      %20 = affine.load %arg0[%19] : memref<?xf32>
      "use"(%20, %19) : (f32, index) -> ()
    }
    affine.for %arg3 = 8 to 10 {
      %14 = affine.load %arg0[%arg3] : memref<?xf32>
      "use"(%14, %arg3) : (f32, index) -> ()
    }
    "use"(%c3) : (index) -> ()
    %0 = affine.apply #map1(%c3)
    "use"(%0) : (index) -> ()
    %1 = affine.apply #map3(%c3)
    "use"(%1) : (index) -> ()
    %2 = affine.apply #map4(%c3)
    "use"(%2) : (index) -> ()
    affine.for %arg3 = 0 to #map5()[%arg1] step 4 {
      "use"(%arg3) : (index) -> ()
      %14 = affine.apply #map(%arg3)
      "use"(%14) : (index) -> ()
      %15 = affine.apply #map1(%arg3)
      "use"(%15) : (index) -> ()
      %16 = affine.apply #map2(%arg3)
      "use"(%16) : (index) -> ()
    }
    affine.for %arg3 = #map5()[%arg1] to %arg1 {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to 3 {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to 1 {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to 8 step 4 {
      "nouse"() : () -> ()
      "nouse"() : () -> ()
      "nouse"() : () -> ()
      "nouse"() : () -> ()
    }
    affine.for %arg3 = 0 to min #map6()[%arg1] step 3 {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to #map7()[%arg1] step 8 {
      "use"(%arg3) : (index) -> ()
      %14 = affine.apply #map1(%arg3)
      "use"(%14) : (index) -> ()
      %15 = affine.apply #map3(%arg3)
      "use"(%15) : (index) -> ()
      %16 = affine.apply #map4(%arg3)
      "use"(%16) : (index) -> ()
    }
    %3 = affine.apply #map8()[%arg1]
    "use"(%3) : (index) -> ()
    %4 = affine.apply #map(%3)
    "use"(%4) : (index) -> ()
    %5 = affine.apply #map1(%3)
    "use"(%5) : (index) -> ()
    %6 = affine.apply #map2(%3)
    "use"(%6) : (index) -> ()
    affine.for %arg3 = #map9()[%arg1] to #map10()[%arg1] {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = #map11()[%arg1] to #map12()[%arg1] {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to 7 {
      affine.for %arg4 = #map13(%arg3) to #map14(%arg3) step 4 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        %14 = affine.apply #map(%arg4)
        "use"(%14, %arg3) : (index, index) -> ()
        %15 = affine.apply #map1(%arg4)
        "use"(%15, %arg3) : (index, index) -> ()
        %16 = affine.apply #map2(%arg4)
        "use"(%16, %arg3) : (index, index) -> ()
      }
      affine.for %arg4 = max #map15(%arg3) to 12 {
        "use"(%arg4, %arg3) : (index, index) -> ()
      }
      affine.for %arg4 = #map13(%arg3) to #map16(%arg3) step 12 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        affine.if #set(%arg4) {
          "z"() : () -> ()
        }
        %14 = affine.apply #map2(%arg4)
        "use"(%14, %arg3) : (index, index) -> ()
        affine.if #set(%14) {
          "z"() : () -> ()
        }
        %15 = affine.apply #map4(%arg4)
        "use"(%15, %arg3) : (index, index) -> ()
        affine.if #set(%15) {
          "z"() : () -> ()
        }
        %16 = affine.apply #map17(%arg4)
        "use"(%16, %arg3) : (index, index) -> ()
        affine.if #set(%16) {
          "z"() : () -> ()
        }
      }
      affine.for %arg4 = #map16(%arg3) to 17 step 3 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        affine.if #set(%arg4) {
          "z"() : () -> ()
        }
      }
    }
    %7 = affine.for %arg3 = 0 to 8 step 4 iter_args(%arg4 = %arg2) -> (f32) {
      %14 = affine.load %arg0[%arg3] : memref<?xf32>
      %15 = arith.addf %arg4, %14 : f32
      %16 = affine.apply #map(%arg3)
      %17 = affine.load %arg0[%16] : memref<?xf32>
      %18 = arith.addf %15, %17 : f32
      %19 = affine.apply #map1(%arg3)
      %20 = affine.load %arg0[%19] : memref<?xf32>
      %21 = arith.addf %18, %20 : f32
      %22 = affine.apply #map2(%arg3)
      %23 = affine.load %arg0[%22] : memref<?xf32>
      %24 = arith.addf %21, %23 : f32
      affine.yield %24 : f32
    }
    %8 = affine.for %arg3 = 8 to 10 iter_args(%arg4 = %7) -> (f32) {
      %14 = affine.load %arg0[%arg3] : memref<?xf32>
      %15 = arith.addf %arg4, %14 : f32
      affine.yield %15 : f32
    }
    %9:2 = affine.for %arg3 = 0 to #map5()[%arg1] step 4 iter_args(%arg4 = %arg2, %arg5 = %8) -> (f32, f32) {
      %14 = affine.load %arg0[%arg3] : memref<?xf32>
      %15 = arith.addf %arg4, %14 : f32
      %16 = affine.apply #map(%arg3)
      %17 = affine.load %arg0[%16] : memref<?xf32>
      %18 = arith.addf %arg5, %17 : f32
      %19 = affine.apply #map1(%arg3)
      %20 = affine.load %arg0[%19] : memref<?xf32>
      %21 = arith.addf %arg5, %20 : f32
      %22 = affine.apply #map2(%arg3)
      %23 = affine.load %arg0[%22] : memref<?xf32>
      %24 = arith.addf %arg5, %23 : f32
      affine.yield %arg5, %24 : f32, f32
    }
    %10:2 = affine.for %arg3 = #map5()[%arg1] to %arg1 iter_args(%arg4 = %9#0, %arg5 = %9#1) -> (f32, f32) {
      %14 = affine.load %arg0[%arg3] : memref<?xf32>
      %15 = arith.addf %arg4, %14 : f32
      affine.yield %arg5, %15 : f32, f32
    }
    %11 = affine.for %arg3 = 0 to 4 iter_args(%arg4 = %arg2) -> (f32) {
      affine.yield %8 : f32
    }
    affine.for %arg3 = 0 to 10 {
    }
    %12 = arith.addf %10#0, %10#1 : f32
    %13 = arith.addf %12, %11 : f32
    return %13 : f32
  }
  func.func @b(%arg0: index) {
    %c0 = arith.constant 0 : index
    "use"(%c0) : (index) -> ()
    %0 = affine.apply #map(%c0)
    "use"(%0) : (index) -> ()
    %1 = affine.apply #map1(%c0)
    "use"(%1) : (index) -> ()
    %2 = affine.apply #map2(%c0)
    "use"(%2) : (index) -> ()
    affine.for %arg1 = 0 to min #map18() {
      "one"(%arg1) : (index) -> ()
    }
    affine.for %arg1 = 0 to min #map19() {
      "one1"(%arg1) : (index) -> ()
    }
    affine.for %arg1 = 0 to 1 {
      affine.for %arg2 = 0 to #map20(%arg1) step 4 {
        "inner"(%arg2) : (index) -> ()
        %3 = affine.apply #map(%arg2)
        "inner"(%3) : (index) -> ()
        %4 = affine.apply #map1(%arg2)
        "inner"(%4) : (index) -> ()
        %5 = affine.apply #map2(%arg2)
        "inner"(%5) : (index) -> ()
      }
      affine.for %arg2 = #map20(%arg1) to #map(%arg1) {
        "inner"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 2 to 4 {
      affine.for %arg2 = 0 to #map20(%arg1) step 4 {
        "inner2"(%arg2) : (index) -> ()
        %3 = affine.apply #map(%arg2)
        "inner2"(%3) : (index) -> ()
        %4 = affine.apply #map1(%arg2)
        "inner2"(%4) : (index) -> ()
        %5 = affine.apply #map2(%arg2)
        "inner2"(%5) : (index) -> ()
      }
      affine.for %arg2 = #map20(%arg1) to #map(%arg1) {
        "inner2"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map13(%arg1) to min #map21(%arg1) {
        "inner3"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map13(%arg1) to min #map22(%arg1) {
        "inner4"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map13(%arg1) to #map(%arg1) {
        "inner5"(%arg2) : (index) -> ()
      }
    }
    return
  }
}


//= --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=-1}))
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
#map3 = affine_map<(d0) -> (d0 + 4)>
#map4 = affine_map<(d0) -> (d0 + 5)>
#map5 = affine_map<(d0) -> (d0 + 6)>
#map6 = affine_map<(d0) -> (d0 + 7)>
#map7 = affine_map<(d0) -> (d0 + 8)>
#map8 = affine_map<(d0) -> (d0 + 9)>
#map9 = affine_map<()[s0] -> (s0, 40)>
#map10 = affine_map<()[s0] -> (s0 * 8)>
#map11 = affine_map<()[s0] -> (s0)>
#map12 = affine_map<()[s0] -> (s0 + 1)>
#map13 = affine_map<(d0) -> (d0, 3)>
#map14 = affine_map<(d0) -> (d0)>
#map15 = affine_map<(d0) -> (d0 + 4, 6)>
#map16 = affine_map<(d0) -> (d0 + 4, d0 + 6)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @a(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c0_2 = arith.constant 0 : index
    %0 = affine.load %arg0[%c0_2] : memref<?xf32>
    "use"(%0, %c0_2) : (f32, index) -> ()
    %1 = affine.apply #map(%c0_2)
    %2 = affine.load %arg0[%1] : memref<?xf32>
    "use"(%2, %1) : (f32, index) -> ()
    %3 = affine.apply #map1(%c0_2)
    %4 = affine.load %arg0[%3] : memref<?xf32>
    "use"(%4, %3) : (f32, index) -> ()
    %5 = affine.apply #map2(%c0_2)
    %6 = affine.load %arg0[%5] : memref<?xf32>
    "use"(%6, %5) : (f32, index) -> ()
    %7 = affine.apply #map3(%c0_2)
    %8 = affine.load %arg0[%7] : memref<?xf32>
    "use"(%8, %7) : (f32, index) -> ()
    %9 = affine.apply #map4(%c0_2)
    %10 = affine.load %arg0[%9] : memref<?xf32>
    "use"(%10, %9) : (f32, index) -> ()
    %11 = affine.apply #map5(%c0_2)
    %12 = affine.load %arg0[%11] : memref<?xf32>
    "use"(%12, %11) : (f32, index) -> ()
    %13 = affine.apply #map6(%c0_2)
    %14 = affine.load %arg0[%13] : memref<?xf32>
    "use"(%14, %13) : (f32, index) -> ()
    %15 = affine.apply #map7(%c0_2)
    %16 = affine.load %arg0[%15] : memref<?xf32>
    "use"(%16, %15) : (f32, index) -> ()
    %17 = affine.apply #map8(%c0_2)
    %18 = affine.load %arg0[%17] : memref<?xf32>
    "use"(%18, %17) : (f32, index) -> ()
    "use"(%c3) : (index) -> ()
    %19 = affine.apply #map1(%c3)
    "use"(%19) : (index) -> ()
    %20 = affine.apply #map3(%c3)
    "use"(%20) : (index) -> ()
    %21 = affine.apply #map5(%c3)
    "use"(%21) : (index) -> ()
    affine.for %arg3 = 0 to %arg1 {
      "use"(%arg3) : (index) -> ()
    }
    "use"(%c0_1) : (index) -> ()
    %22 = affine.apply #map(%c0_1)
    "use"(%22) : (index) -> ()
    %23 = affine.apply #map1(%c0_1)
    "use"(%23) : (index) -> ()
    "use"(%c0_0) : (index) -> ()
    "nouse"() : () -> ()
    "nouse"() : () -> ()
    "nouse"() : () -> ()
    "nouse"() : () -> ()
    "nouse"() : () -> ()
    "nouse"() : () -> ()
    "nouse"() : () -> ()
    "nouse"() : () -> ()
    affine.for %arg3 = 0 to min #map9()[%arg1] step 3 {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to #map10()[%arg1] step 2 {
      "use"(%arg3) : (index) -> ()
    }
    %24 = affine.apply #map11()[%arg1]
    "use"(%24) : (index) -> ()
    %25 = affine.apply #map(%24)
    "use"(%25) : (index) -> ()
    %26 = affine.apply #map1(%24)
    "use"(%26) : (index) -> ()
    %27 = affine.apply #map2(%24)
    "use"(%27) : (index) -> ()
    %28 = affine.apply #map3(%24)
    "use"(%28) : (index) -> ()
    %29 = affine.apply #map4(%24)
    "use"(%29) : (index) -> ()
    %30 = affine.apply #map5(%24)
    "use"(%30) : (index) -> ()
    %31 = affine.apply #map12()[%arg1]
    "use"(%31) : (index) -> ()
    affine.for %arg3 = 0 to 7 {
      "use"(%arg3, %arg3) : (index, index) -> ()
      %65 = affine.apply #map(%arg3)
      "use"(%65, %arg3) : (index, index) -> ()
      %66 = affine.apply #map1(%arg3)
      "use"(%66, %arg3) : (index, index) -> ()
      %67 = affine.apply #map2(%arg3)
      "use"(%67, %arg3) : (index, index) -> ()
      %68 = affine.apply #map3(%arg3)
      "use"(%68, %arg3) : (index, index) -> ()
      %69 = affine.apply #map4(%arg3)
      "use"(%69, %arg3) : (index, index) -> ()
      %70 = affine.apply #map5(%arg3)
      "use"(%70, %arg3) : (index, index) -> ()
      %71 = affine.apply #map6(%arg3)
      "use"(%71, %arg3) : (index, index) -> ()
      affine.for %arg4 = max #map13(%arg3) to 12 {
        "use"(%arg4, %arg3) : (index, index) -> ()
      }
      affine.for %arg4 = #map14(%arg3) to 17 step 3 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        affine.if #set(%arg4) {
          "z"() : () -> ()
        }
      }
    }
    %32 = affine.load %arg0[%c0] : memref<?xf32>
    %33 = arith.addf %arg2, %32 : f32
    %34 = affine.apply #map(%c0)
    %35 = affine.load %arg0[%34] : memref<?xf32>
    %36 = arith.addf %33, %35 : f32
    %37 = affine.apply #map1(%c0)
    %38 = affine.load %arg0[%37] : memref<?xf32>
    %39 = arith.addf %36, %38 : f32
    %40 = affine.apply #map2(%c0)
    %41 = affine.load %arg0[%40] : memref<?xf32>
    %42 = arith.addf %39, %41 : f32
    %43 = affine.apply #map3(%c0)
    %44 = affine.load %arg0[%43] : memref<?xf32>
    %45 = arith.addf %42, %44 : f32
    %46 = affine.apply #map4(%c0)
    %47 = affine.load %arg0[%46] : memref<?xf32>
    %48 = arith.addf %45, %47 : f32
    %49 = affine.apply #map5(%c0)
    %50 = affine.load %arg0[%49] : memref<?xf32>
    %51 = arith.addf %48, %50 : f32
    %52 = affine.apply #map6(%c0)
    %53 = affine.load %arg0[%52] : memref<?xf32>
    %54 = arith.addf %51, %53 : f32
    %55 = affine.apply #map7(%c0)
    %56 = affine.load %arg0[%55] : memref<?xf32>
    %57 = arith.addf %54, %56 : f32
    %58 = affine.apply #map8(%c0)
    %59 = affine.load %arg0[%58] : memref<?xf32>
    %60 = arith.addf %57, %59 : f32
    %61:2 = affine.for %arg3 = 0 to %arg1 iter_args(%arg4 = %arg2, %arg5 = %60) -> (f32, f32) {
      %65 = affine.load %arg0[%arg3] : memref<?xf32>
      %66 = arith.addf %arg4, %65 : f32
      affine.yield %arg5, %66 : f32, f32
    }
    %62 = affine.for %arg3 = 0 to 4 iter_args(%arg4 = %arg2) -> (f32) {
      affine.yield %60 : f32
    }
    affine.for %arg3 = 0 to 10 {
    }
    %63 = arith.addf %61#0, %61#1 : f32
    %64 = arith.addf %63, %62 : f32
    return %64 : f32
  }
  func.func @b(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    "use"(%c0_1) : (index) -> ()
    %0 = affine.apply #map(%c0_1)
    "use"(%0) : (index) -> ()
    %1 = affine.apply #map1(%c0_1)
    "use"(%1) : (index) -> ()
    %2 = affine.apply #map2(%c0_1)
    "use"(%2) : (index) -> ()
    "one"(%c0_0) : (index) -> ()
    "one1"(%c0) : (index) -> ()
    affine.for %arg1 = 0 to 1 {
      affine.for %arg2 = 0 to #map(%arg1) {
        "inner"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 2 to 4 {
      affine.for %arg2 = 0 to #map(%arg1) {
        "inner2"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map14(%arg1) to min #map15(%arg1) {
        "inner3"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map14(%arg1) to min #map16(%arg1) {
        "inner4"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      "inner5"(%arg1) : (index) -> ()
    }
    return
  }
}


//= --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=3}))
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 4)>
#map3 = affine_map<()[s0] -> ((s0 floordiv 3) * 3)>
#map4 = affine_map<()[s0] -> (s0, 40)>
#map5 = affine_map<()[s0] -> (((s0 * 4) floordiv 3) * 6)>
#map6 = affine_map<()[s0] -> (s0 * 8)>
#map7 = affine_map<()[s0] -> (s0 + 6)>
#map8 = affine_map<()[s0] -> (s0 + 1)>
#map9 = affine_map<()[s0] -> (s0 + 2)>
#map10 = affine_map<(d0) -> (d0)>
#map11 = affine_map<(d0) -> (d0 + 6)>
#map12 = affine_map<(d0) -> (d0 + 8)>
#map13 = affine_map<(d0) -> (d0, 3)>
#map14 = affine_map<(d0) -> (d0 + (((-d0 + 17) ceildiv 3) floordiv 3) * 9)>
#map15 = affine_map<(d0) -> (d0 + 3)>
#map16 = affine_map<() -> (4, 8)>
#map17 = affine_map<() -> (1, 2)>
#map18 = affine_map<() -> (1, 1)>
#map19 = affine_map<(d0) -> (((d0 + 1) floordiv 3) * 3)>
#map20 = affine_map<(d0) -> (d0 + 4, 6)>
#map21 = affine_map<(d0) -> (d0 + 4, d0 + 6)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @a(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> f32 {
    %c9 = arith.constant 9 : index
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c9_0 = arith.constant 9 : index
    %c9_1 = arith.constant 9 : index
    affine.for %arg3 = 0 to 9 step 3 {
      %14 = affine.load %arg0[%arg3] : memref<?xf32>
      "use"(%14, %arg3) : (f32, index) -> ()
      %15 = affine.apply #map(%arg3)
      %16 = affine.load %arg0[%15] : memref<?xf32>
      "use"(%16, %15) : (f32, index) -> ()
      %17 = affine.apply #map1(%arg3)
      %18 = affine.load %arg0[%17] : memref<?xf32>
      "use"(%18, %17) : (f32, index) -> ()
    }
    %0 = affine.load %arg0[%c9_1] : memref<?xf32>
    "use"(%0, %c9_1) : (f32, index) -> ()
    "use"(%c3) : (index) -> ()
    %1 = affine.apply #map1(%c3)
    "use"(%1) : (index) -> ()
    %2 = affine.apply #map2(%c3)
    "use"(%2) : (index) -> ()
    "use"(%c9_0) : (index) -> ()
    affine.for %arg3 = 0 to #map3()[%arg1] step 3 {
      "use"(%arg3) : (index) -> ()
      %14 = affine.apply #map(%arg3)
      "use"(%14) : (index) -> ()
      %15 = affine.apply #map1(%arg3)
      "use"(%15) : (index) -> ()
    }
    affine.for %arg3 = #map3()[%arg1] to %arg1 {
      "use"(%arg3) : (index) -> ()
    }
    "use"(%c0) : (index) -> ()
    %3 = affine.apply #map(%c0)
    "use"(%3) : (index) -> ()
    %4 = affine.apply #map1(%c0)
    "use"(%4) : (index) -> ()
    affine.for %arg3 = 0 to 1 {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to 6 step 3 {
      "nouse"() : () -> ()
      "nouse"() : () -> ()
      "nouse"() : () -> ()
    }
    affine.for %arg3 = 6 to 8 {
      "nouse"() : () -> ()
    }
    affine.for %arg3 = 0 to min #map4()[%arg1] step 3 {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to #map5()[%arg1] step 6 {
      "use"(%arg3) : (index) -> ()
      %14 = affine.apply #map1(%arg3)
      "use"(%14) : (index) -> ()
      %15 = affine.apply #map2(%arg3)
      "use"(%15) : (index) -> ()
    }
    affine.for %arg3 = #map5()[%arg1] to #map6()[%arg1] step 2 {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = %arg1 to #map7()[%arg1] step 3 {
      "use"(%arg3) : (index) -> ()
      %14 = affine.apply #map(%arg3)
      "use"(%14) : (index) -> ()
      %15 = affine.apply #map1(%arg3)
      "use"(%15) : (index) -> ()
    }
    %5 = affine.apply #map7()[%arg1]
    "use"(%5) : (index) -> ()
    affine.for %arg3 = #map8()[%arg1] to #map9()[%arg1] {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to 7 {
      affine.for %arg4 = #map10(%arg3) to #map11(%arg3) step 3 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        %14 = affine.apply #map(%arg4)
        "use"(%14, %arg3) : (index, index) -> ()
        %15 = affine.apply #map1(%arg4)
        "use"(%15, %arg3) : (index, index) -> ()
      }
      affine.for %arg4 = #map11(%arg3) to #map12(%arg3) {
        "use"(%arg4, %arg3) : (index, index) -> ()
      }
      affine.for %arg4 = max #map13(%arg3) to 12 {
        "use"(%arg4, %arg3) : (index, index) -> ()
      }
      affine.for %arg4 = #map10(%arg3) to #map14(%arg3) step 9 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        affine.if #set(%arg4) {
          "z"() : () -> ()
        }
        %14 = affine.apply #map15(%arg4)
        "use"(%14, %arg3) : (index, index) -> ()
        affine.if #set(%14) {
          "z"() : () -> ()
        }
        %15 = affine.apply #map11(%arg4)
        "use"(%15, %arg3) : (index, index) -> ()
        affine.if #set(%15) {
          "z"() : () -> ()
        }
      }
      affine.for %arg4 = #map14(%arg3) to 17 step 3 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        affine.if #set(%arg4) {
          "z"() : () -> ()
        }
      }
    }
    %6 = affine.for %arg3 = 0 to 9 step 3 iter_args(%arg4 = %arg2) -> (f32) {
      %14 = affine.load %arg0[%arg3] : memref<?xf32>
      %15 = arith.addf %arg4, %14 : f32
      %16 = affine.apply #map(%arg3)
      %17 = affine.load %arg0[%16] : memref<?xf32>
      %18 = arith.addf %15, %17 : f32
      %19 = affine.apply #map1(%arg3)
      %20 = affine.load %arg0[%19] : memref<?xf32>
      %21 = arith.addf %18, %20 : f32
      affine.yield %21 : f32
    }
    %7 = affine.load %arg0[%c9] : memref<?xf32>
    %8 = arith.addf %6, %7 : f32
    %9:2 = affine.for %arg3 = 0 to #map3()[%arg1] step 3 iter_args(%arg4 = %arg2, %arg5 = %8) -> (f32, f32) {
      %14 = affine.load %arg0[%arg3] : memref<?xf32>
      %15 = arith.addf %arg4, %14 : f32
      %16 = affine.apply #map(%arg3)
      %17 = affine.load %arg0[%16] : memref<?xf32>
      %18 = arith.addf %arg5, %17 : f32
      %19 = affine.apply #map1(%arg3)
      %20 = affine.load %arg0[%19] : memref<?xf32>
      %21 = arith.addf %arg5, %20 : f32
      affine.yield %arg5, %21 : f32, f32
    }
    %10:2 = affine.for %arg3 = #map3()[%arg1] to %arg1 iter_args(%arg4 = %9#0, %arg5 = %9#1) -> (f32, f32) {
      %14 = affine.load %arg0[%arg3] : memref<?xf32>
      %15 = arith.addf %arg4, %14 : f32
      affine.yield %arg5, %15 : f32, f32
    }
    %11 = affine.for %arg3 = 0 to 4 iter_args(%arg4 = %arg2) -> (f32) {
      affine.yield %8 : f32
    }
    affine.for %arg3 = 0 to 10 {
    }
    %12 = arith.addf %10#0, %10#1 : f32
    %13 = arith.addf %12, %11 : f32
    return %13 : f32
  }
  func.func @b(%arg0: index) {
    affine.for %arg1 = 0 to min #map16() {
      "use"(%arg1) : (index) -> ()
    }
    affine.for %arg1 = 0 to min #map17() {
      "one"(%arg1) : (index) -> ()
    }
    affine.for %arg1 = 0 to min #map18() {
      "one1"(%arg1) : (index) -> ()
    }
    affine.for %arg1 = 0 to 1 {
      affine.for %arg2 = 0 to #map19(%arg1) step 3 {
        "inner"(%arg2) : (index) -> ()
        %0 = affine.apply #map(%arg2)
        "inner"(%0) : (index) -> ()
        %1 = affine.apply #map1(%arg2)
        "inner"(%1) : (index) -> ()
      }
      affine.for %arg2 = #map19(%arg1) to #map(%arg1) {
        "inner"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 2 to 4 {
      affine.for %arg2 = 0 to #map19(%arg1) step 3 {
        "inner2"(%arg2) : (index) -> ()
        %0 = affine.apply #map(%arg2)
        "inner2"(%0) : (index) -> ()
        %1 = affine.apply #map1(%arg2)
        "inner2"(%1) : (index) -> ()
      }
      affine.for %arg2 = #map19(%arg1) to #map(%arg1) {
        "inner2"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map10(%arg1) to min #map20(%arg1) {
        "inner3"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map10(%arg1) to min #map21(%arg1) {
        "inner4"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map10(%arg1) to #map(%arg1) {
        "inner5"(%arg2) : (index) -> ()
      }
    }
    return
  }
}


//= --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(affine-loop-unroll{cleanup-unroll=true}))
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
#map3 = affine_map<(d0) -> (d0 + 4)>
#map4 = affine_map<(d0) -> (d0 + 5)>
#map5 = affine_map<(d0) -> (d0 + 6)>
#map6 = affine_map<(d0) -> (d0 + 7)>
#map7 = affine_map<(d0) -> (d0 + 8)>
#map8 = affine_map<(d0) -> (d0 + 9)>
#map9 = affine_map<()[s0] -> (s0, 40)>
#map10 = affine_map<()[s0] -> (s0 * 8)>
#map11 = affine_map<()[s0] -> (s0)>
#map12 = affine_map<()[s0] -> (s0 + 1)>
#map13 = affine_map<(d0) -> (d0)>
#map14 = affine_map<(d0) -> (d0, 3)>
#map15 = affine_map<(d0) -> (d0 + 4, 6)>
#map16 = affine_map<(d0) -> (d0 + 4, d0 + 6)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @a(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c0_2 = arith.constant 0 : index
    %0 = affine.load %arg0[%c0_2] : memref<?xf32>
    "use"(%0, %c0_2) : (f32, index) -> ()
    %1 = affine.apply #map(%c0_2)
    %2 = affine.load %arg0[%1] : memref<?xf32>
    "use"(%2, %1) : (f32, index) -> ()
    %3 = affine.apply #map1(%c0_2)
    %4 = affine.load %arg0[%3] : memref<?xf32>
    "use"(%4, %3) : (f32, index) -> ()
    %5 = affine.apply #map2(%c0_2)
    %6 = affine.load %arg0[%5] : memref<?xf32>
    "use"(%6, %5) : (f32, index) -> ()
    %7 = affine.apply #map3(%c0_2)
    %8 = affine.load %arg0[%7] : memref<?xf32>
    "use"(%8, %7) : (f32, index) -> ()
    %9 = affine.apply #map4(%c0_2)
    %10 = affine.load %arg0[%9] : memref<?xf32>
    "use"(%10, %9) : (f32, index) -> ()
    %11 = affine.apply #map5(%c0_2)
    %12 = affine.load %arg0[%11] : memref<?xf32>
    "use"(%12, %11) : (f32, index) -> ()
    %13 = affine.apply #map6(%c0_2)
    %14 = affine.load %arg0[%13] : memref<?xf32>
    "use"(%14, %13) : (f32, index) -> ()
    %15 = affine.apply #map7(%c0_2)
    %16 = affine.load %arg0[%15] : memref<?xf32>
    "use"(%16, %15) : (f32, index) -> ()
    %17 = affine.apply #map8(%c0_2)
    %18 = affine.load %arg0[%17] : memref<?xf32>
    "use"(%18, %17) : (f32, index) -> ()
    "use"(%c3) : (index) -> ()
    %19 = affine.apply #map1(%c3)
    "use"(%19) : (index) -> ()
    %20 = affine.apply #map3(%c3)
    "use"(%20) : (index) -> ()
    %21 = affine.apply #map5(%c3)
    "use"(%21) : (index) -> ()
    affine.for %arg3 = 0 to %arg1 {
      "use"(%arg3) : (index) -> ()
    }
    "use"(%c0_1) : (index) -> ()
    %22 = affine.apply #map(%c0_1)
    "use"(%22) : (index) -> ()
    %23 = affine.apply #map1(%c0_1)
    "use"(%23) : (index) -> ()
    "use"(%c0_0) : (index) -> ()
    affine.for %arg3 = 0 to 8 step 4 {
      "nouse"() : () -> ()
      "nouse"() : () -> ()
      "nouse"() : () -> ()
      "nouse"() : () -> ()
    }
    affine.for %arg3 = 0 to min #map9()[%arg1] step 3 {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to #map10()[%arg1] step 8 {
      "use"(%arg3) : (index) -> ()
      %65 = affine.apply #map1(%arg3)
      "use"(%65) : (index) -> ()
      %66 = affine.apply #map3(%arg3)
      "use"(%66) : (index) -> ()
      %67 = affine.apply #map5(%arg3)
      "use"(%67) : (index) -> ()
    }
    %24 = affine.apply #map11()[%arg1]
    "use"(%24) : (index) -> ()
    %25 = affine.apply #map(%24)
    "use"(%25) : (index) -> ()
    %26 = affine.apply #map1(%24)
    "use"(%26) : (index) -> ()
    %27 = affine.apply #map2(%24)
    "use"(%27) : (index) -> ()
    %28 = affine.apply #map3(%24)
    "use"(%28) : (index) -> ()
    %29 = affine.apply #map4(%24)
    "use"(%29) : (index) -> ()
    %30 = affine.apply #map5(%24)
    "use"(%30) : (index) -> ()
    %31 = affine.apply #map12()[%arg1]
    "use"(%31) : (index) -> ()
    affine.for %arg3 = 0 to 7 {
      affine.for %arg4 = #map13(%arg3) to #map7(%arg3) step 4 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        %65 = affine.apply #map(%arg4)
        "use"(%65, %arg3) : (index, index) -> ()
        %66 = affine.apply #map1(%arg4)
        "use"(%66, %arg3) : (index, index) -> ()
        %67 = affine.apply #map2(%arg4)
        "use"(%67, %arg3) : (index, index) -> ()
      }
      affine.for %arg4 = max #map14(%arg3) to 12 {
        "use"(%arg4, %arg3) : (index, index) -> ()
      }
      affine.for %arg4 = #map13(%arg3) to 17 step 3 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        affine.if #set(%arg4) {
          "z"() : () -> ()
        }
      }
    }
    %32 = affine.load %arg0[%c0] : memref<?xf32>
    %33 = arith.addf %arg2, %32 : f32
    %34 = affine.apply #map(%c0)
    %35 = affine.load %arg0[%34] : memref<?xf32>
    %36 = arith.addf %33, %35 : f32
    %37 = affine.apply #map1(%c0)
    %38 = affine.load %arg0[%37] : memref<?xf32>
    %39 = arith.addf %36, %38 : f32
    %40 = affine.apply #map2(%c0)
    %41 = affine.load %arg0[%40] : memref<?xf32>
    %42 = arith.addf %39, %41 : f32
    %43 = affine.apply #map3(%c0)
    %44 = affine.load %arg0[%43] : memref<?xf32>
    %45 = arith.addf %42, %44 : f32
    %46 = affine.apply #map4(%c0)
    %47 = affine.load %arg0[%46] : memref<?xf32>
    %48 = arith.addf %45, %47 : f32
    %49 = affine.apply #map5(%c0)
    %50 = affine.load %arg0[%49] : memref<?xf32>
    %51 = arith.addf %48, %50 : f32
    %52 = affine.apply #map6(%c0)
    %53 = affine.load %arg0[%52] : memref<?xf32>
    %54 = arith.addf %51, %53 : f32
    %55 = affine.apply #map7(%c0)
    %56 = affine.load %arg0[%55] : memref<?xf32>
    %57 = arith.addf %54, %56 : f32
    %58 = affine.apply #map8(%c0)
    %59 = affine.load %arg0[%58] : memref<?xf32>
    %60 = arith.addf %57, %59 : f32
    %61:2 = affine.for %arg3 = 0 to %arg1 iter_args(%arg4 = %arg2, %arg5 = %60) -> (f32, f32) {
      %65 = affine.load %arg0[%arg3] : memref<?xf32>
      %66 = arith.addf %arg4, %65 : f32
      affine.yield %arg5, %66 : f32, f32
    }
    %62 = affine.for %arg3 = 0 to 4 iter_args(%arg4 = %arg2) -> (f32) {
      affine.yield %60 : f32
    }
    affine.for %arg3 = 0 to 10 {
    }
    %63 = arith.addf %61#0, %61#1 : f32
    %64 = arith.addf %63, %62 : f32
    return %64 : f32
  }
  func.func @b(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    "use"(%c0_1) : (index) -> ()
    %0 = affine.apply #map(%c0_1)
    "use"(%0) : (index) -> ()
    %1 = affine.apply #map1(%c0_1)
    "use"(%1) : (index) -> ()
    %2 = affine.apply #map2(%c0_1)
    "use"(%2) : (index) -> ()
    "one"(%c0_0) : (index) -> ()
    "one1"(%c0) : (index) -> ()
    affine.for %arg1 = 0 to 1 {
      affine.for %arg2 = 0 to #map(%arg1) {
        "inner"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 2 to 4 {
      affine.for %arg2 = 0 to #map(%arg1) {
        "inner2"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map13(%arg1) to min #map15(%arg1) {
        "inner3"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map13(%arg1) to min #map16(%arg1) {
        "inner4"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      "inner5"(%arg1) : (index) -> ()
    }
    return
  }
}


//= --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-up-to-factor=true}))
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
#map3 = affine_map<(d0) -> (d0 + 4)>
#map4 = affine_map<(d0) -> (d0 + 6)>
#map5 = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>
#map6 = affine_map<()[s0] -> (s0, 40)>
#map7 = affine_map<()[s0] -> (s0 * 8)>
#map8 = affine_map<()[s0] -> (s0)>
#map9 = affine_map<()[s0] -> (s0 + 4)>
#map10 = affine_map<()[s0] -> (s0 + 7)>
#map11 = affine_map<()[s0] -> (s0 + 1)>
#map12 = affine_map<(d0) -> (d0)>
#map13 = affine_map<(d0) -> (d0 + 8)>
#map14 = affine_map<(d0) -> (d0, 3)>
#map15 = affine_map<(d0) -> (d0 + (((-d0 + 17) ceildiv 3) floordiv 4) * 12)>
#map16 = affine_map<(d0) -> (d0 + 9)>
#map17 = affine_map<(d0) -> (((d0 + 1) floordiv 4) * 4)>
#map18 = affine_map<(d0) -> (d0 + 4, 6)>
#map19 = affine_map<(d0) -> (d0 + 4, d0 + 6)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @a(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    affine.for %arg3 = 0 to 8 step 4 {
      %17 = affine.load %arg0[%arg3] : memref<?xf32>
      "use"(%17, %arg3) : (f32, index) -> ()
      %18 = affine.apply #map(%arg3)
      %19 = affine.load %arg0[%18] : memref<?xf32>
      "use"(%19, %18) : (f32, index) -> ()
      %20 = affine.apply #map1(%arg3)
      %21 = affine.load %arg0[%20] : memref<?xf32>
      "use"(%21, %20) : (f32, index) -> ()
      %22 = affine.apply #map2(%arg3)
      %23 = affine.load %arg0[%22] : memref<?xf32>
      "use"(%23, %22) : (f32, index) -> ()
    }
    affine.for %arg3 = 8 to 10 {
      %17 = affine.load %arg0[%arg3] : memref<?xf32>
      "use"(%17, %arg3) : (f32, index) -> ()
    }
    "use"(%c3) : (index) -> ()
    %0 = affine.apply #map1(%c3)
    "use"(%0) : (index) -> ()
    %1 = affine.apply #map3(%c3)
    "use"(%1) : (index) -> ()
    %2 = affine.apply #map4(%c3)
    "use"(%2) : (index) -> ()
    affine.for %arg3 = 0 to #map5()[%arg1] step 4 {
      "use"(%arg3) : (index) -> ()
      %17 = affine.apply #map(%arg3)
      "use"(%17) : (index) -> ()
      %18 = affine.apply #map1(%arg3)
      "use"(%18) : (index) -> ()
      %19 = affine.apply #map2(%arg3)
      "use"(%19) : (index) -> ()
    }
    affine.for %arg3 = #map5()[%arg1] to %arg1 {
      "use"(%arg3) : (index) -> ()
    }
    "use"(%c0_0) : (index) -> ()
    %3 = affine.apply #map(%c0_0)
    "use"(%3) : (index) -> ()
    %4 = affine.apply #map1(%c0_0)
    "use"(%4) : (index) -> ()
    "use"(%c0) : (index) -> ()
    affine.for %arg3 = 0 to 8 step 4 {
      "nouse"() : () -> ()
      "nouse"() : () -> ()
      "nouse"() : () -> ()
      "nouse"() : () -> ()
    }
    affine.for %arg3 = 0 to min #map6()[%arg1] step 3 {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to #map7()[%arg1] step 8 {
      "use"(%arg3) : (index) -> ()
      %17 = affine.apply #map1(%arg3)
      "use"(%17) : (index) -> ()
      %18 = affine.apply #map3(%arg3)
      "use"(%18) : (index) -> ()
      %19 = affine.apply #map4(%arg3)
      "use"(%19) : (index) -> ()
    }
    %5 = affine.apply #map8()[%arg1]
    "use"(%5) : (index) -> ()
    %6 = affine.apply #map(%5)
    "use"(%6) : (index) -> ()
    %7 = affine.apply #map1(%5)
    "use"(%7) : (index) -> ()
    %8 = affine.apply #map2(%5)
    "use"(%8) : (index) -> ()
    affine.for %arg3 = #map9()[%arg1] to #map10()[%arg1] {
      "use"(%arg3) : (index) -> ()
    }
    %9 = affine.apply #map11()[%arg1]
    "use"(%9) : (index) -> ()
    affine.for %arg3 = 0 to 7 {
      affine.for %arg4 = #map12(%arg3) to #map13(%arg3) step 4 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        %17 = affine.apply #map(%arg4)
        "use"(%17, %arg3) : (index, index) -> ()
        %18 = affine.apply #map1(%arg4)
        "use"(%18, %arg3) : (index, index) -> ()
        %19 = affine.apply #map2(%arg4)
        "use"(%19, %arg3) : (index, index) -> ()
      }
      affine.for %arg4 = max #map14(%arg3) to 12 {
        "use"(%arg4, %arg3) : (index, index) -> ()
      }
      affine.for %arg4 = #map12(%arg3) to #map15(%arg3) step 12 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        affine.if #set(%arg4) {
          "z"() : () -> ()
        }
        %17 = affine.apply #map2(%arg4)
        "use"(%17, %arg3) : (index, index) -> ()
        affine.if #set(%17) {
          "z"() : () -> ()
        }
        %18 = affine.apply #map4(%arg4)
        "use"(%18, %arg3) : (index, index) -> ()
        affine.if #set(%18) {
          "z"() : () -> ()
        }
        %19 = affine.apply #map16(%arg4)
        "use"(%19, %arg3) : (index, index) -> ()
        affine.if #set(%19) {
          "z"() : () -> ()
        }
      }
      affine.for %arg4 = #map15(%arg3) to 17 step 3 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        affine.if #set(%arg4) {
          "z"() : () -> ()
        }
      }
    }
    %10 = affine.for %arg3 = 0 to 8 step 4 iter_args(%arg4 = %arg2) -> (f32) {
      %17 = affine.load %arg0[%arg3] : memref<?xf32>
      %18 = arith.addf %arg4, %17 : f32
      %19 = affine.apply #map(%arg3)
      %20 = affine.load %arg0[%19] : memref<?xf32>
      %21 = arith.addf %18, %20 : f32
      %22 = affine.apply #map1(%arg3)
      %23 = affine.load %arg0[%22] : memref<?xf32>
      %24 = arith.addf %21, %23 : f32
      %25 = affine.apply #map2(%arg3)
      %26 = affine.load %arg0[%25] : memref<?xf32>
      %27 = arith.addf %24, %26 : f32
      affine.yield %27 : f32
    }
    %11 = affine.for %arg3 = 8 to 10 iter_args(%arg4 = %10) -> (f32) {
      %17 = affine.load %arg0[%arg3] : memref<?xf32>
      %18 = arith.addf %arg4, %17 : f32
      affine.yield %18 : f32
    }
    %12:2 = affine.for %arg3 = 0 to #map5()[%arg1] step 4 iter_args(%arg4 = %arg2, %arg5 = %11) -> (f32, f32) {
      %17 = affine.load %arg0[%arg3] : memref<?xf32>
      %18 = arith.addf %arg4, %17 : f32
      %19 = affine.apply #map(%arg3)
      %20 = affine.load %arg0[%19] : memref<?xf32>
      %21 = arith.addf %arg5, %20 : f32
      %22 = affine.apply #map1(%arg3)
      %23 = affine.load %arg0[%22] : memref<?xf32>
      %24 = arith.addf %arg5, %23 : f32
      %25 = affine.apply #map2(%arg3)
      %26 = affine.load %arg0[%25] : memref<?xf32>
      %27 = arith.addf %arg5, %26 : f32
      affine.yield %arg5, %27 : f32, f32
    }
    %13:2 = affine.for %arg3 = #map5()[%arg1] to %arg1 iter_args(%arg4 = %12#0, %arg5 = %12#1) -> (f32, f32) {
      %17 = affine.load %arg0[%arg3] : memref<?xf32>
      %18 = arith.addf %arg4, %17 : f32
      affine.yield %arg5, %18 : f32, f32
    }
    %14 = affine.for %arg3 = 0 to 4 iter_args(%arg4 = %arg2) -> (f32) {
      affine.yield %11 : f32
    }
    affine.for %arg3 = 0 to 10 {
    }
    %15 = arith.addf %13#0, %13#1 : f32
    %16 = arith.addf %15, %14 : f32
    return %16 : f32
  }
  func.func @b(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %c0_1 = arith.constant 0 : index
    "use"(%c0_1) : (index) -> ()
    %0 = affine.apply #map(%c0_1)
    "use"(%0) : (index) -> ()
    %1 = affine.apply #map1(%c0_1)
    "use"(%1) : (index) -> ()
    %2 = affine.apply #map2(%c0_1)
    "use"(%2) : (index) -> ()
    "one"(%c0_0) : (index) -> ()
    "one1"(%c0) : (index) -> ()
    affine.for %arg1 = 0 to 1 {
      affine.for %arg2 = 0 to #map17(%arg1) step 4 {
        "inner"(%arg2) : (index) -> ()
        %3 = affine.apply #map(%arg2)
        "inner"(%3) : (index) -> ()
        %4 = affine.apply #map1(%arg2)
        "inner"(%4) : (index) -> ()
        %5 = affine.apply #map2(%arg2)
        "inner"(%5) : (index) -> ()
      }
      affine.for %arg2 = #map17(%arg1) to #map(%arg1) {
        "inner"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 2 to 4 {
      affine.for %arg2 = 0 to #map17(%arg1) step 4 {
        "inner2"(%arg2) : (index) -> ()
        %3 = affine.apply #map(%arg2)
        "inner2"(%3) : (index) -> ()
        %4 = affine.apply #map1(%arg2)
        "inner2"(%4) : (index) -> ()
        %5 = affine.apply #map2(%arg2)
        "inner2"(%5) : (index) -> ()
      }
      affine.for %arg2 = #map17(%arg1) to #map(%arg1) {
        "inner2"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map12(%arg1) to min #map18(%arg1) {
        "inner3"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map12(%arg1) to min #map19(%arg1) {
        "inner4"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      "inner5"(%arg1) : (index) -> ()
    }
    return
  }
}


//= --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-num-reps=2}))
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0 + 2)>
#map2 = affine_map<(d0) -> (d0 + 3)>
#map3 = affine_map<(d0) -> (d0 + 4)>
#map4 = affine_map<(d0) -> (d0 + 6)>
#map5 = affine_map<()[s0] -> (((s0 floordiv 4) floordiv 4) * 16)>
#map6 = affine_map<(d0) -> (d0 + 8)>
#map7 = affine_map<(d0) -> (d0 + 12)>
#map8 = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>
#map9 = affine_map<()[s0] -> (s0, 40)>
#map10 = affine_map<()[s0] -> ((s0 floordiv 4) * 32)>
#map11 = affine_map<(d0) -> (d0 + 16)>
#map12 = affine_map<(d0) -> (d0 + 24)>
#map13 = affine_map<()[s0] -> (s0 * 8)>
#map14 = affine_map<()[s0] -> (s0)>
#map15 = affine_map<()[s0] -> (s0 + 4)>
#map16 = affine_map<()[s0] -> (s0 + 7)>
#map17 = affine_map<()[s0] -> (s0 + 1)>
#map18 = affine_map<()[s0] -> (s0 + 2)>
#map19 = affine_map<(d0) -> (d0)>
#map20 = affine_map<(d0) -> (d0, 3)>
#map21 = affine_map<(d0) -> (d0 + ((((-d0 + 17) ceildiv 3) floordiv 4) floordiv 4) * 48)>
#map22 = affine_map<(d0) -> (d0 + 9)>
#map23 = affine_map<(d0) -> (d0 + 36)>
#map24 = affine_map<(d0) -> (d0 + (((-d0 + 17) ceildiv 3) floordiv 4) * 12)>
#map25 = affine_map<(d0) -> (d0 + (((-d0 + 17) ceildiv 3) floordiv 4) * 12 + (((-d0 - (((-d0 + 17) ceildiv 3) floordiv 4) * 12 + 17) ceildiv 3) floordiv 4) * 12)>
#map26 = affine_map<() -> (1, 2)>
#map27 = affine_map<() -> (1, 1)>
#map28 = affine_map<(d0) -> ((((d0 + 1) floordiv 4) floordiv 4) * 16)>
#map29 = affine_map<(d0) -> (((d0 + 1) floordiv 4) * 4)>
#map30 = affine_map<(d0) -> (((d0 + 1) floordiv 4) * 4 + ((d0 - ((d0 + 1) floordiv 4) * 4 + 1) floordiv 4) * 4)>
#map31 = affine_map<(d0) -> (d0 + 4, 6)>
#map32 = affine_map<(d0) -> (d0 + 4, d0 + 6)>
#set = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @a(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> f32 {
    %c3 = arith.constant 3 : index
    affine.for %arg3 = 0 to 8 step 4 {
      %16 = affine.load %arg0[%arg3] : memref<?xf32>
      "use"(%16, %arg3) : (f32, index) -> ()
      %17 = affine.apply #map(%arg3)
      %18 = affine.load %arg0[%17] : memref<?xf32>
      "use"(%18, %17) : (f32, index) -> ()
      %19 = affine.apply #map1(%arg3)
      %20 = affine.load %arg0[%19] : memref<?xf32>
      "use"(%20, %19) : (f32, index) -> ()
      %21 = affine.apply #map2(%arg3)
      %22 = affine.load %arg0[%21] : memref<?xf32>
      "use"(%22, %21) : (f32, index) -> ()
    }
    affine.for %arg3 = 8 to 10 {
      %16 = affine.load %arg0[%arg3] : memref<?xf32>
      "use"(%16, %arg3) : (f32, index) -> ()
    }
    "use"(%c3) : (index) -> ()
    %0 = affine.apply #map1(%c3)
    "use"(%0) : (index) -> ()
    %1 = affine.apply #map3(%c3)
    "use"(%1) : (index) -> ()
    %2 = affine.apply #map4(%c3)
    "use"(%2) : (index) -> ()
    affine.for %arg3 = 0 to #map5()[%arg1] step 16 {
      "use"(%arg3) : (index) -> ()
      %16 = affine.apply #map(%arg3)
      "use"(%16) : (index) -> ()
      %17 = affine.apply #map1(%arg3)
      "use"(%17) : (index) -> ()
      %18 = affine.apply #map2(%arg3)
      "use"(%18) : (index) -> ()
      %19 = affine.apply #map3(%arg3)
      "use"(%19) : (index) -> ()
      %20 = affine.apply #map(%19)
      "use"(%20) : (index) -> ()
      %21 = affine.apply #map1(%19)
      "use"(%21) : (index) -> ()
      %22 = affine.apply #map2(%19)
      "use"(%22) : (index) -> ()
      %23 = affine.apply #map6(%arg3)
      "use"(%23) : (index) -> ()
      %24 = affine.apply #map(%23)
      "use"(%24) : (index) -> ()
      %25 = affine.apply #map1(%23)
      "use"(%25) : (index) -> ()
      %26 = affine.apply #map2(%23)
      "use"(%26) : (index) -> ()
      %27 = affine.apply #map7(%arg3)
      "use"(%27) : (index) -> ()
      %28 = affine.apply #map(%27)
      "use"(%28) : (index) -> ()
      %29 = affine.apply #map1(%27)
      "use"(%29) : (index) -> ()
      %30 = affine.apply #map2(%27)
      "use"(%30) : (index) -> ()
    }
    affine.for %arg3 = #map5()[%arg1] to #map8()[%arg1] step 4 {
      "use"(%arg3) : (index) -> ()
      %16 = affine.apply #map(%arg3)
      "use"(%16) : (index) -> ()
      %17 = affine.apply #map1(%arg3)
      "use"(%17) : (index) -> ()
      %18 = affine.apply #map2(%arg3)
      "use"(%18) : (index) -> ()
    }
    affine.for %arg3 = #map8()[%arg1] to #map8()[%arg1] step 4 {
      "use"(%arg3) : (index) -> ()
      %16 = affine.apply #map(%arg3)
      "use"(%16) : (index) -> ()
      %17 = affine.apply #map1(%arg3)
      "use"(%17) : (index) -> ()
      %18 = affine.apply #map2(%arg3)
      "use"(%18) : (index) -> ()
    }
    affine.for %arg3 = #map8()[%arg1] to %arg1 {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to 3 {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to 1 {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to 8 step 4 {
      "nouse"() : () -> ()
      "nouse"() : () -> ()
      "nouse"() : () -> ()
      "nouse"() : () -> ()
    }
    affine.for %arg3 = 0 to min #map9()[%arg1] step 3 {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to #map10()[%arg1] step 32 {
      "use"(%arg3) : (index) -> ()
      %16 = affine.apply #map1(%arg3)
      "use"(%16) : (index) -> ()
      %17 = affine.apply #map3(%arg3)
      "use"(%17) : (index) -> ()
      %18 = affine.apply #map4(%arg3)
      "use"(%18) : (index) -> ()
      %19 = affine.apply #map6(%arg3)
      "use"(%19) : (index) -> ()
      %20 = affine.apply #map1(%19)
      "use"(%20) : (index) -> ()
      %21 = affine.apply #map3(%19)
      "use"(%21) : (index) -> ()
      %22 = affine.apply #map4(%19)
      "use"(%22) : (index) -> ()
      %23 = affine.apply #map11(%arg3)
      "use"(%23) : (index) -> ()
      %24 = affine.apply #map1(%23)
      "use"(%24) : (index) -> ()
      %25 = affine.apply #map3(%23)
      "use"(%25) : (index) -> ()
      %26 = affine.apply #map4(%23)
      "use"(%26) : (index) -> ()
      %27 = affine.apply #map12(%arg3)
      "use"(%27) : (index) -> ()
      %28 = affine.apply #map1(%27)
      "use"(%28) : (index) -> ()
      %29 = affine.apply #map3(%27)
      "use"(%29) : (index) -> ()
      %30 = affine.apply #map4(%27)
      "use"(%30) : (index) -> ()
    }
    affine.for %arg3 = #map10()[%arg1] to #map13()[%arg1] step 8 {
      "use"(%arg3) : (index) -> ()
      %16 = affine.apply #map1(%arg3)
      "use"(%16) : (index) -> ()
      %17 = affine.apply #map3(%arg3)
      "use"(%17) : (index) -> ()
      %18 = affine.apply #map4(%arg3)
      "use"(%18) : (index) -> ()
    }
    %3 = affine.apply #map14()[%arg1]
    "use"(%3) : (index) -> ()
    %4 = affine.apply #map(%3)
    "use"(%4) : (index) -> ()
    %5 = affine.apply #map1(%3)
    "use"(%5) : (index) -> ()
    %6 = affine.apply #map2(%3)
    "use"(%6) : (index) -> ()
    affine.for %arg3 = #map15()[%arg1] to #map16()[%arg1] {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = #map17()[%arg1] to #map18()[%arg1] {
      "use"(%arg3) : (index) -> ()
    }
    affine.for %arg3 = 0 to 7 {
      affine.for %arg4 = #map19(%arg3) to #map6(%arg3) step 4 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        %16 = affine.apply #map(%arg4)
        "use"(%16, %arg3) : (index, index) -> ()
        %17 = affine.apply #map1(%arg4)
        "use"(%17, %arg3) : (index, index) -> ()
        %18 = affine.apply #map2(%arg4)
        "use"(%18, %arg3) : (index, index) -> ()
      }
      affine.for %arg4 = max #map20(%arg3) to 12 {
        "use"(%arg4, %arg3) : (index, index) -> ()
      }
      affine.for %arg4 = #map19(%arg3) to #map21(%arg3) step 48 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        affine.if #set(%arg4) {
          "z"() : () -> ()
        }
        %16 = affine.apply #map2(%arg4)
        "use"(%16, %arg3) : (index, index) -> ()
        affine.if #set(%16) {
          "z"() : () -> ()
        }
        %17 = affine.apply #map4(%arg4)
        "use"(%17, %arg3) : (index, index) -> ()
        affine.if #set(%17) {
          "z"() : () -> ()
        }
        %18 = affine.apply #map22(%arg4)
        "use"(%18, %arg3) : (index, index) -> ()
        affine.if #set(%18) {
          "z"() : () -> ()
        }
        %19 = affine.apply #map7(%arg4)
        "use"(%19, %arg3) : (index, index) -> ()
        affine.if #set(%19) {
          "z"() : () -> ()
        }
        %20 = affine.apply #map2(%19)
        "use"(%20, %arg3) : (index, index) -> ()
        affine.if #set(%20) {
          "z"() : () -> ()
        }
        %21 = affine.apply #map4(%19)
        "use"(%21, %arg3) : (index, index) -> ()
        affine.if #set(%21) {
          "z"() : () -> ()
        }
        %22 = affine.apply #map22(%19)
        "use"(%22, %arg3) : (index, index) -> ()
        affine.if #set(%22) {
          "z"() : () -> ()
        }
        %23 = affine.apply #map12(%arg4)
        "use"(%23, %arg3) : (index, index) -> ()
        affine.if #set(%23) {
          "z"() : () -> ()
        }
        %24 = affine.apply #map2(%23)
        "use"(%24, %arg3) : (index, index) -> ()
        affine.if #set(%24) {
          "z"() : () -> ()
        }
        %25 = affine.apply #map4(%23)
        "use"(%25, %arg3) : (index, index) -> ()
        affine.if #set(%25) {
          "z"() : () -> ()
        }
        %26 = affine.apply #map22(%23)
        "use"(%26, %arg3) : (index, index) -> ()
        affine.if #set(%26) {
          "z"() : () -> ()
        }
        %27 = affine.apply #map23(%arg4)
        "use"(%27, %arg3) : (index, index) -> ()
        affine.if #set(%27) {
          "z"() : () -> ()
        }
        %28 = affine.apply #map2(%27)
        "use"(%28, %arg3) : (index, index) -> ()
        affine.if #set(%28) {
          "z"() : () -> ()
        }
        %29 = affine.apply #map4(%27)
        "use"(%29, %arg3) : (index, index) -> ()
        affine.if #set(%29) {
          "z"() : () -> ()
        }
        %30 = affine.apply #map22(%27)
        "use"(%30, %arg3) : (index, index) -> ()
        affine.if #set(%30) {
          "z"() : () -> ()
        }
      }
      affine.for %arg4 = #map21(%arg3) to #map24(%arg3) step 12 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        affine.if #set(%arg4) {
          "z"() : () -> ()
        }
        %16 = affine.apply #map2(%arg4)
        "use"(%16, %arg3) : (index, index) -> ()
        affine.if #set(%16) {
          "z"() : () -> ()
        }
        %17 = affine.apply #map4(%arg4)
        "use"(%17, %arg3) : (index, index) -> ()
        affine.if #set(%17) {
          "z"() : () -> ()
        }
        %18 = affine.apply #map22(%arg4)
        "use"(%18, %arg3) : (index, index) -> ()
        affine.if #set(%18) {
          "z"() : () -> ()
        }
      }
      affine.for %arg4 = #map24(%arg3) to #map25(%arg3) step 12 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        affine.if #set(%arg4) {
          "z"() : () -> ()
        }
        %16 = affine.apply #map2(%arg4)
        "use"(%16, %arg3) : (index, index) -> ()
        affine.if #set(%16) {
          "z"() : () -> ()
        }
        %17 = affine.apply #map4(%arg4)
        "use"(%17, %arg3) : (index, index) -> ()
        affine.if #set(%17) {
          "z"() : () -> ()
        }
        %18 = affine.apply #map22(%arg4)
        "use"(%18, %arg3) : (index, index) -> ()
        affine.if #set(%18) {
          "z"() : () -> ()
        }
      }
      affine.for %arg4 = #map25(%arg3) to 17 step 3 {
        "use"(%arg4, %arg3) : (index, index) -> ()
        affine.if #set(%arg4) {
          "z"() : () -> ()
        }
      }
    }
    %7 = affine.for %arg3 = 0 to 8 step 4 iter_args(%arg4 = %arg2) -> (f32) {
      %16 = affine.load %arg0[%arg3] : memref<?xf32>
      %17 = arith.addf %arg4, %16 : f32
      %18 = affine.apply #map(%arg3)
      %19 = affine.load %arg0[%18] : memref<?xf32>
      %20 = arith.addf %17, %19 : f32
      %21 = affine.apply #map1(%arg3)
      %22 = affine.load %arg0[%21] : memref<?xf32>
      %23 = arith.addf %20, %22 : f32
      %24 = affine.apply #map2(%arg3)
      %25 = affine.load %arg0[%24] : memref<?xf32>
      %26 = arith.addf %23, %25 : f32
      affine.yield %26 : f32
    }
    %8 = affine.for %arg3 = 8 to 10 iter_args(%arg4 = %7) -> (f32) {
      %16 = affine.load %arg0[%arg3] : memref<?xf32>
      %17 = arith.addf %arg4, %16 : f32
      affine.yield %17 : f32
    }
    %9:2 = affine.for %arg3 = 0 to #map5()[%arg1] step 16 iter_args(%arg4 = %arg2, %arg5 = %8) -> (f32, f32) {
      %16 = affine.load %arg0[%arg3] : memref<?xf32>
      %17 = arith.addf %arg4, %16 : f32
      %18 = affine.apply #map(%arg3)
      %19 = affine.load %arg0[%18] : memref<?xf32>
      %20 = arith.addf %arg5, %19 : f32
      %21 = affine.apply #map1(%arg3)
      %22 = affine.load %arg0[%21] : memref<?xf32>
      %23 = arith.addf %arg5, %22 : f32
      %24 = affine.apply #map2(%arg3)
      %25 = affine.load %arg0[%24] : memref<?xf32>
      %26 = arith.addf %arg5, %25 : f32
      %27 = affine.apply #map3(%arg3)
      %28 = affine.load %arg0[%27] : memref<?xf32>
      %29 = arith.addf %arg5, %28 : f32
      %30 = affine.apply #map(%27)
      %31 = affine.load %arg0[%30] : memref<?xf32>
      %32 = arith.addf %26, %31 : f32
      %33 = affine.apply #map1(%27)
      %34 = affine.load %arg0[%33] : memref<?xf32>
      %35 = arith.addf %26, %34 : f32
      %36 = affine.apply #map2(%27)
      %37 = affine.load %arg0[%36] : memref<?xf32>
      %38 = arith.addf %26, %37 : f32
      %39 = affine.apply #map6(%arg3)
      %40 = affine.load %arg0[%39] : memref<?xf32>
      %41 = arith.addf %arg5, %40 : f32
      %42 = affine.apply #map(%39)
      %43 = affine.load %arg0[%42] : memref<?xf32>
      %44 = arith.addf %38, %43 : f32
      %45 = affine.apply #map1(%39)
      %46 = affine.load %arg0[%45] : memref<?xf32>
      %47 = arith.addf %38, %46 : f32
      %48 = affine.apply #map2(%39)
      %49 = affine.load %arg0[%48] : memref<?xf32>
      %50 = arith.addf %38, %49 : f32
      %51 = affine.apply #map7(%arg3)
      %52 = affine.load %arg0[%51] : memref<?xf32>
      %53 = arith.addf %arg5, %52 : f32
      %54 = affine.apply #map(%51)
      %55 = affine.load %arg0[%54] : memref<?xf32>
      %56 = arith.addf %50, %55 : f32
      %57 = affine.apply #map1(%51)
      %58 = affine.load %arg0[%57] : memref<?xf32>
      %59 = arith.addf %50, %58 : f32
      %60 = affine.apply #map2(%51)
      %61 = affine.load %arg0[%60] : memref<?xf32>
      %62 = arith.addf %50, %61 : f32
      affine.yield %arg5, %62 : f32, f32
    }
    %10:2 = affine.for %arg3 = #map5()[%arg1] to #map8()[%arg1] step 4 iter_args(%arg4 = %9#0, %arg5 = %9#1) -> (f32, f32) {
      %16 = affine.load %arg0[%arg3] : memref<?xf32>
      %17 = arith.addf %arg4, %16 : f32
      %18 = affine.apply #map(%arg3)
      %19 = affine.load %arg0[%18] : memref<?xf32>
      %20 = arith.addf %arg5, %19 : f32
      %21 = affine.apply #map1(%arg3)
      %22 = affine.load %arg0[%21] : memref<?xf32>
      %23 = arith.addf %arg5, %22 : f32
      %24 = affine.apply #map2(%arg3)
      %25 = affine.load %arg0[%24] : memref<?xf32>
      %26 = arith.addf %arg5, %25 : f32
      affine.yield %arg5, %26 : f32, f32
    }
    %11:2 = affine.for %arg3 = #map8()[%arg1] to #map8()[%arg1] step 4 iter_args(%arg4 = %10#0, %arg5 = %10#1) -> (f32, f32) {
      %16 = affine.load %arg0[%arg3] : memref<?xf32>
      %17 = arith.addf %arg4, %16 : f32
      %18 = affine.apply #map(%arg3)
      %19 = affine.load %arg0[%18] : memref<?xf32>
      %20 = arith.addf %arg5, %19 : f32
      %21 = affine.apply #map1(%arg3)
      %22 = affine.load %arg0[%21] : memref<?xf32>
      %23 = arith.addf %arg5, %22 : f32
      %24 = affine.apply #map2(%arg3)
      %25 = affine.load %arg0[%24] : memref<?xf32>
      %26 = arith.addf %arg5, %25 : f32
      affine.yield %arg5, %26 : f32, f32
    }
    %12:2 = affine.for %arg3 = #map8()[%arg1] to %arg1 iter_args(%arg4 = %11#0, %arg5 = %11#1) -> (f32, f32) {
      %16 = affine.load %arg0[%arg3] : memref<?xf32>
      %17 = arith.addf %arg4, %16 : f32
      affine.yield %arg5, %17 : f32, f32
    }
    %13 = affine.for %arg3 = 0 to 4 iter_args(%arg4 = %arg2) -> (f32) {
      affine.yield %8 : f32
    }
    affine.for %arg3 = 0 to 10 {
    }
    %14 = arith.addf %12#0, %12#1 : f32
    %15 = arith.addf %14, %13 : f32
    return %15 : f32
  }
  func.func @b(%arg0: index) {
    %c0 = arith.constant 0 : index
    "use"(%c0) : (index) -> ()
    %0 = affine.apply #map(%c0)
    "use"(%0) : (index) -> ()
    %1 = affine.apply #map1(%c0)
    "use"(%1) : (index) -> ()
    %2 = affine.apply #map2(%c0)
    "use"(%2) : (index) -> ()
    affine.for %arg1 = 0 to min #map26() {
      "one"(%arg1) : (index) -> ()
    }
    affine.for %arg1 = 0 to min #map27() {
      "one1"(%arg1) : (index) -> ()
    }
    affine.for %arg1 = 0 to 1 {
      affine.for %arg2 = 0 to #map28(%arg1) step 16 {
        "inner"(%arg2) : (index) -> ()
        %3 = affine.apply #map(%arg2)
        "inner"(%3) : (index) -> ()
        %4 = affine.apply #map1(%arg2)
        "inner"(%4) : (index) -> ()
        %5 = affine.apply #map2(%arg2)
        "inner"(%5) : (index) -> ()
        %6 = affine.apply #map3(%arg2)
        "inner"(%6) : (index) -> ()
        %7 = affine.apply #map(%6)
        "inner"(%7) : (index) -> ()
        %8 = affine.apply #map1(%6)
        "inner"(%8) : (index) -> ()
        %9 = affine.apply #map2(%6)
        "inner"(%9) : (index) -> ()
        %10 = affine.apply #map6(%arg2)
        "inner"(%10) : (index) -> ()
        %11 = affine.apply #map(%10)
        "inner"(%11) : (index) -> ()
        %12 = affine.apply #map1(%10)
        "inner"(%12) : (index) -> ()
        %13 = affine.apply #map2(%10)
        "inner"(%13) : (index) -> ()
        %14 = affine.apply #map7(%arg2)
        "inner"(%14) : (index) -> ()
        %15 = affine.apply #map(%14)
        "inner"(%15) : (index) -> ()
        %16 = affine.apply #map1(%14)
        "inner"(%16) : (index) -> ()
        %17 = affine.apply #map2(%14)
        "inner"(%17) : (index) -> ()
      }
      affine.for %arg2 = #map28(%arg1) to #map29(%arg1) step 4 {
        "inner"(%arg2) : (index) -> ()
        %3 = affine.apply #map(%arg2)
        "inner"(%3) : (index) -> ()
        %4 = affine.apply #map1(%arg2)
        "inner"(%4) : (index) -> ()
        %5 = affine.apply #map2(%arg2)
        "inner"(%5) : (index) -> ()
      }
      affine.for %arg2 = #map29(%arg1) to #map30(%arg1) step 4 {
        "inner"(%arg2) : (index) -> ()
        %3 = affine.apply #map(%arg2)
        "inner"(%3) : (index) -> ()
        %4 = affine.apply #map1(%arg2)
        "inner"(%4) : (index) -> ()
        %5 = affine.apply #map2(%arg2)
        "inner"(%5) : (index) -> ()
      }
      affine.for %arg2 = #map30(%arg1) to #map(%arg1) {
        "inner"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 2 to 4 {
      affine.for %arg2 = 0 to #map28(%arg1) step 16 {
        "inner2"(%arg2) : (index) -> ()
        %3 = affine.apply #map(%arg2)
        "inner2"(%3) : (index) -> ()
        %4 = affine.apply #map1(%arg2)
        "inner2"(%4) : (index) -> ()
        %5 = affine.apply #map2(%arg2)
        "inner2"(%5) : (index) -> ()
        %6 = affine.apply #map3(%arg2)
        "inner2"(%6) : (index) -> ()
        %7 = affine.apply #map(%6)
        "inner2"(%7) : (index) -> ()
        %8 = affine.apply #map1(%6)
        "inner2"(%8) : (index) -> ()
        %9 = affine.apply #map2(%6)
        "inner2"(%9) : (index) -> ()
        %10 = affine.apply #map6(%arg2)
        "inner2"(%10) : (index) -> ()
        %11 = affine.apply #map(%10)
        "inner2"(%11) : (index) -> ()
        %12 = affine.apply #map1(%10)
        "inner2"(%12) : (index) -> ()
        %13 = affine.apply #map2(%10)
        "inner2"(%13) : (index) -> ()
        %14 = affine.apply #map7(%arg2)
        "inner2"(%14) : (index) -> ()
        %15 = affine.apply #map(%14)
        "inner2"(%15) : (index) -> ()
        %16 = affine.apply #map1(%14)
        "inner2"(%16) : (index) -> ()
        %17 = affine.apply #map2(%14)
        "inner2"(%17) : (index) -> ()
      }
      affine.for %arg2 = #map28(%arg1) to #map29(%arg1) step 4 {
        "inner2"(%arg2) : (index) -> ()
        %3 = affine.apply #map(%arg2)
        "inner2"(%3) : (index) -> ()
        %4 = affine.apply #map1(%arg2)
        "inner2"(%4) : (index) -> ()
        %5 = affine.apply #map2(%arg2)
        "inner2"(%5) : (index) -> ()
      }
      affine.for %arg2 = #map29(%arg1) to #map30(%arg1) step 4 {
        "inner2"(%arg2) : (index) -> ()
        %3 = affine.apply #map(%arg2)
        "inner2"(%3) : (index) -> ()
        %4 = affine.apply #map1(%arg2)
        "inner2"(%4) : (index) -> ()
        %5 = affine.apply #map2(%arg2)
        "inner2"(%5) : (index) -> ()
      }
      affine.for %arg2 = #map30(%arg1) to #map(%arg1) {
        "inner2"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map19(%arg1) to min #map31(%arg1) {
        "inner3"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map19(%arg1) to min #map32(%arg1) {
        "inner4"(%arg2) : (index) -> ()
      }
    }
    affine.for %arg1 = 0 to 8 step 4 {
      affine.for %arg2 = #map19(%arg1) to #map(%arg1) {
        "inner5"(%arg2) : (index) -> ()
      }
    }
    return
  }
}

