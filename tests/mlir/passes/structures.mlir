// Maps and sets that are simpler, sets without points, and the operations that have them.
#m = affine_map<(d0, d1)[s0] -> (d0 + d1 - d0 + s0 * 0, (d0 * 4 + 8) mod 4, (d0 * 6) floordiv 3)>
#never = affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, d1 - d0 - 1 >= 0, s0 >= 0)>
#odd = affine_set<(d0) : (d0 * 2 - 5 == 0)>
#between = affine_set<(d0) : (d0 * 3 - 4 >= 0, 5 - d0 * 3 >= 0)>
#always = affine_set<(d0) : (3 >= 0, d0 - d0 >= 0)>
#twice = affine_set<(d0)[s0] : (d0 * 4 - 6 >= 0, d0 - 1 >= 0, s0 - d0 >= 0, s0 - d0 + 5 >= 0, s0 * 2 - d0 * 2 == 0)>
#chain = affine_set<(d0, d1, d2) : (d0 - d1 - 1 >= 0, d1 - d2 - 1 >= 0, d2 - d0 - 1 >= 0)>
func.func @sets(%i: index, %j: index, %n: index, %m: memref<8xf32>, %f: f32) {
  affine.for %a = 0 to 8 {
    affine.for %b = 0 to 8 {
      affine.if #never(%a, %b)[%n] {
        affine.store %f, %m[%a] : memref<8xf32>
      }
      affine.if #odd(%a) {
        affine.store %f, %m[%a] : memref<8xf32>
      } else {
        affine.store %f, %m[%b] : memref<8xf32>
      }
      affine.if #between(%a) {
        affine.store %f, %m[%a] : memref<8xf32>
      }
      affine.if #always(%a) {
        affine.store %f, %m[%a] : memref<8xf32>
      }
      affine.if #twice(%a)[%n] {
        affine.store %f, %m[%a] : memref<8xf32>
      }
      affine.if #chain(%a, %b, %i) {
        affine.store %f, %m[%a] : memref<8xf32>
      }
    }
  }
  return
}
func.func @maps(%i: index, %j: index) -> (index, index) {
  "foo.maps"() {one = #m, set = #odd, list = [#m]} : () -> ()
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 - d0 + s0)>(%0)[%0]
  %2 = affine.apply affine_map<(d0) -> (d0)>(%1)
  %3 = arith.constant 4 : index
  affine.for %a = affine_map<(d0) -> (d0)>(%3) to min affine_map<(d0) -> (d0 + 2 - 2, 9)>(%i) {
    %4 = affine.apply affine_map<(d0) -> (d0 + 1)>(%a)
    "foo.use"(%4) : (index) -> ()
  }
  affine.for %a = 0 to 4 {
  }
  return %1, %2 : index, index
}
module {
  func.func @nested(%i: index) -> index {
    %0 = affine.apply affine_map<(d0) -> (d0 - d0)>(%i)
    return %0 : index
  }
}
//= --allow-unregistered-dialect --affine-simplify-structures
#map = affine_map<(d0, d1)[s0] -> (d0 + d1 - d0, 0, d0 * 2)>
#map1 = affine_map<(d0, d1)[s0] -> (d1, 0, d0 * 2)>
#map2 = affine_map<()[s0, s1] -> (s0 * 2 + s1 * 2)>
#map3 = affine_map<()[s0] -> (s0, 9)>
#map4 = affine_map<(d0) -> (d0 + 1)>
#map5 = affine_map<(d0) -> (0)>
#set = affine_set<(d0)[s0] : (-d0 + s0 == 0, d0 - 2 >= 0, -d0 + s0 >= 0)>
#set1 = affine_set<(d0) : (1 == 0)>
module {
  func.func @sets(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8xf32>, %arg4: f32) {
    affine.for %arg5 = 0 to 8 {
      affine.for %arg6 = 0 to 8 {
        affine.store %arg4, %arg3[%arg6] : memref<8xf32>
        affine.store %arg4, %arg3[%arg5] : memref<8xf32>
        affine.if #set(%arg5)[%arg2] {
          affine.store %arg4, %arg3[%arg5] : memref<8xf32>
        }
      }
    }
    return
  }
  func.func @maps(%arg0: index, %arg1: index) -> (index, index) {
    "foo.maps"() {list = [#map], one = #map1, set = #set1} : () -> ()
    %0 = affine.apply #map2()[%arg0, %arg1]
    %c4 = arith.constant 4 : index
    affine.for %arg2 = 4 to min #map3()[%arg0] {
      %1 = affine.apply #map4(%arg2)
      "foo.use"(%1) : (index) -> ()
    }
    return %0, %0 : index, index
  }
  module {
    func.func @nested(%arg0: index) -> index {
      %0 = affine.apply #map5(%arg0)
      return %0 : index
    }
  }
}

