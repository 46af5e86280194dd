// Sets that divide: quotients get their bounds, and those that are left are written.
#mod = affine_set<(d0, d1) : (d0 mod 16 + d1 * 16 >= 0, -(d0 floordiv 16) >= 0, 40 - d1 * 16 - d0 mod 16 >= 0)>
#twice = affine_set<(d0)[s0] : (d0 floordiv 4 - s0 >= 0, (d0 * 2) floordiv 8 + s0 == 0, d0 mod 4 - 3 >= 0)>
#nested = affine_set<(d0, d1) : ((d0 + (d1 + 3) floordiv 8) mod 5 - 2 == 0, d1 ceildiv 6 - d0 >= 0)>
#none = affine_set<(d0) : (d0 mod 4 - 4 >= 0)>
#gone = affine_set<(d0) : ((d0 * 8) mod 4 >= 0, (d0 * 8) floordiv 4 - d0 * 2 == 0)>
#both = affine_set<(d0)[s0] : (s0 == 0, d0 floordiv 6 - s0 >= 0)>
#scaled = affine_set<(d0, d1)[s0] : ((d0 * 6 + 9) floordiv 12 + s0 >= 0, (d1 * 4 + 6) mod 8 + (d1 * 4 + 6) floordiv 8 == 0)>
#ceil = affine_set<(d0)[s0] : ((d0 ceildiv 8 - s0) ceildiv 2 == 0, (d0 + 7) floordiv 8 >= 0)>
"test.sets"() {a = #mod, b = #twice, c = #nested, d = #none, e = #gone, f = #both, g = #scaled, h = #ceil} : () -> ()
func.func @inside(%i: index, %n: index) {
  "test.sets"() {a = #mod, b = #twice, c = #nested, d = #none, e = #gone, f = #both, g = #scaled, h = #ceil} : () -> ()
  affine.if #none(%i) {
    "test.never"() : () -> ()
  }
  affine.if #ceil(%i)[%n] {
    "test.sometimes"() : () -> ()
  }
  return
}
//= --affine-simplify-structures --allow-unregistered-dialect
#set = affine_set<(d0, d1) : (d0 mod 16 + d1 * 16 >= 0, -(d0 floordiv 16) >= 0, d1 * -16 - d0 mod 16 + 40 >= 0)>
#set1 = affine_set<(d0)[s0] : (d0 floordiv 4 - s0 >= 0, (d0 * 2) floordiv 8 + s0 == 0, d0 mod 4 - 3 >= 0)>
#set2 = affine_set<(d0, d1) : ((d0 + (d1 + 3) floordiv 8) mod 5 - 2 == 0, d1 ceildiv 6 - d0 >= 0)>
#set3 = affine_set<(d0) : (d0 mod 4 - 4 >= 0)>
#set4 = affine_set<(d0) : (0 >= 0, 0 == 0)>
#set5 = affine_set<(d0)[s0] : (s0 == 0, d0 floordiv 6 - s0 >= 0)>
#set6 = affine_set<(d0, d1)[s0] : ((d0 * 6 + 9) floordiv 12 + s0 >= 0, (d1 * 4 + 6) mod 8 + (d1 * 4 + 6) floordiv 8 == 0)>
#set7 = affine_set<(d0)[s0] : ((d0 ceildiv 8 - s0) ceildiv 2 == 0, (d0 + 7) floordiv 8 >= 0)>
#set8 = affine_set<(d0, d1) : (d0 + d1 * 16 - (d0 floordiv 16) * 16 >= 0, -(d0 floordiv 16) >= 0, -d0 - d1 * 16 + (d0 floordiv 16) * 16 + 40 >= 0, -d0 + (d0 floordiv 16) * 16 + 15 >= 0, d0 mod 16 >= 0)>
#set9 = affine_set<(d0)[s0] : (d0 floordiv 4 + s0 == 0, d0 floordiv 4 - s0 >= 0, d0 mod 4 - 3 >= 0, -d0 + (d0 floordiv 4) * 4 + 3 >= 0)>
#set10 = affine_set<(d0, d1) : ((d0 + (d1 + 3) floordiv 8) mod 5 - 2 == 0, -d0 + (d1 + 5) floordiv 6 >= 0, -d1 + ((d1 + 3) floordiv 8) * 8 + 4 >= 0, d1 - ((d1 + 3) floordiv 8) * 8 + 3 >= 0, -d0 - (d1 + 3) floordiv 8 + ((d0 + (d1 + 3) floordiv 8) floordiv 5) * 5 + 4 >= 0, (d0 + (d1 + 3) floordiv 8) mod 5 >= 0, -d1 + ((d1 + 5) floordiv 6) * 6 >= 0, d1 - ((d1 + 5) floordiv 6) * 6 + 5 >= 0)>
#set11 = affine_set<(d0) : (1 == 0)>
#set12 = affine_set<(d0) : (0 == 0)>
#set13 = affine_set<(d0)[s0] : (s0 == 0, d0 floordiv 6 - s0 >= 0, -d0 + (d0 floordiv 6) * 6 + 5 >= 0, d0 mod 6 >= 0)>
#set14 = affine_set<(d0, d1)[s0] : (d1 * 4 - ((d1 + 1) floordiv 2) * 7 + 6 == 0, (d0 + 1) floordiv 2 + s0 >= 0, -d0 + ((d0 + 1) floordiv 2) * 2 >= 0, d0 - ((d0 + 1) floordiv 2) * 2 + 1 >= 0, -d1 + ((d1 + 1) floordiv 2) * 2 >= 0, d1 - ((d1 + 1) floordiv 2) * 2 + 1 >= 0)>
#set15 = affine_set<(d0)[s0] : (((d0 + 7) floordiv 8 + -s0 + 1) floordiv 2 == 0, (d0 + 7) floordiv 8 >= 0, -d0 + ((d0 + 7) floordiv 8) * 8 >= 0, d0 - ((d0 + 7) floordiv 8) * 8 + 7 >= 0, -((d0 + 7) floordiv 8) + (((d0 + 7) floordiv 8 + -s0 + 1) floordiv 2) * 2 + s0 >= 0, (d0 + 7) floordiv 8 + (((d0 + 7) floordiv 8 + -s0 + 1) floordiv 2) * -2 - s0 + 1 >= 0, -d0 + ((d0 + 7) floordiv 8) * 8 >= 0, d0 - ((d0 + 7) floordiv 8) * 8 + 7 >= 0)>
#set16 = affine_set<()[s0, s1] : (((s1 + 7) floordiv 8 + -s0 + 1) floordiv 2 == 0, (s1 + 7) floordiv 8 >= 0, -s1 + ((s1 + 7) floordiv 8) * 8 >= 0, s1 - ((s1 + 7) floordiv 8) * 8 + 7 >= 0, -((s1 + 7) floordiv 8) + (((s1 + 7) floordiv 8 + -s0 + 1) floordiv 2) * 2 + s0 >= 0, (s1 + 7) floordiv 8 + (((s1 + 7) floordiv 8 + -s0 + 1) floordiv 2) * -2 - s0 + 1 >= 0, -s1 + ((s1 + 7) floordiv 8) * 8 >= 0, s1 - ((s1 + 7) floordiv 8) * 8 + 7 >= 0)>
module {
  "test.sets"() {a = #set, b = #set1, c = #set2, d = #set3, e = #set4, f = #set5, g = #set6, h = #set7} : () -> ()
  func.func @inside(%arg0: index, %arg1: index) {
    "test.sets"() {a = #set8, b = #set9, c = #set10, d = #set11, e = #set12, f = #set13, g = #set14, h = #set15} : () -> ()
    affine.if #set16()[%arg1, %arg0] {
      "test.sometimes"() : () -> ()
    }
    return
  }
}

