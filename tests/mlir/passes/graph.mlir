// Operations as a graph: the text is for graphviz.
module @m attributes {t.text = "a{b}|c\\<d>\t\""} {
  func.func @f(%a: tensor<1000x2000x3000xf32>, %n: index, %flag: i1) -> (i32, tensor<2xf32>) attributes {"t.n|<" = 1 : i32} {
    %r:2 = scf.for %i = %n to %n step %n iter_args(%x = %a, %y = %n) -> (tensor<1000x2000x3000xf32>, index) {
      scf.yield %x, %y : tensor<1000x2000x3000xf32>, index
    } {t.arr = array<i64: 1, 2, 3, 4, 5, 6, 7, 8, 9>}
    %c = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xi32>
    %s = arith.constant {t.splat} dense<1.0> : tensor<20x30xf32>
    %sp = arith.constant sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x14xi32>
    %e = arith.constant dense<> : tensor<0x3xi32>
    %0 = arith.constant 7 : i32
    %1 = llvm.add %0, %0 overflow<nsw> : i32
    %2:2 = "t.op"(%1, %r#1) {y = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], "k|" = @f, z = affine_map<(d0) -> (d0)>, d = {a = 1, b}} : (i32, index) -> (i32, tuple<i32, i64, f32, f64>)
    cf.cond_br %flag, ^bb1(%2#0 : i32), ^bb2
  ^bb1(%q: i32):
    "t.empty"(%q) ({}, {}) : (i32) -> ()
    cf.br ^bb2
  ^bb2:
    %t = "t.region"(%0) ({
    ^bb0(%w: memref<1x2x3x4x5x6x7x8xf32>):
      %u = "t.use"(%w, %n, %w) : (memref<1x2x3x4x5x6x7x8xf32>, index, memref<1x2x3x4x5x6x7x8xf32>) -> i1
      "t.end"(%u) : (i1) -> ()
    }) : (i32) -> tensor<2xf32>
    return %2#0, %t : i32, tensor<2xf32>
  }
  func.func private @g(i32)
}

//= --allow-unregistered-dialect --view-op-graph 2>&1
digraph G {
  compound = true;
  subgraph cluster_1 {
    v2 [label = " ", shape = plain];
    label = "builtin.module : ()\lsym_name: \"m\"\lt.text: \"a\{b\}\|c\\\<d\>\09\22\"\l";
    subgraph cluster_3 {
      v4 [label = " ", shape = plain];
      label = "";
      subgraph cluster_5 {
        v6 [label = " ", shape = plain];
        label = "func.func : ()\lfunction_type: (tensor\<1000x2000x30...\lsym_name: \"f\"\lt.n\|\<: 1 : i32\l";
        subgraph cluster_7 {
          v8 [label = " ", shape = plain];
          label = "";
          v9 [label = "<res_arg0> %arg0 tensor\<1000x2000x300...", shape = Mrecord];
          v10 [label = "<res_arg1> %arg1 index", shape = Mrecord];
          v11 [label = "<res_arg2> %arg2 i1", shape = Mrecord];
          subgraph cluster_12 {
            v13 [label = " ", shape = plain];
            label = "scf.for : (tensor<1000x2000x300...)\lt.arr: array\<i64: 1, 2, 3, ...\l";
            subgraph cluster_14 {
              v15 [label = " ", shape = plain];
              label = "";
              v16 [label = "<res_arg3> %arg3 index", shape = Mrecord];
              v17 [label = "<res_arg4> %arg4 tensor\<1000x2000x300...", shape = Mrecord];
              v18 [label = "<res_arg5> %arg5 index", shape = Mrecord];
              v19 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg4> %arg4|<arg_arg5> %arg5}|scf.yield\l}", shape = Mrecord, style = filled];
            }
          }
          v20 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: [...] : tensor\<17xi32\>\l|{<res_cst> %cst tensor\<17xi32\>}}", shape = Mrecord, style = filled];
          v21 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lt.splat: unit\lvalue: dense\<1.000000e+00\> : tensor\<20x30xf32\>\l|{<res_cst_0> %cst_0 tensor\<20x30xf32\>}}", shape = Mrecord, style = filled];
          v22 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: [[...]] : tensor\<3x14xi32\>\l|{<res_cst_1> %cst_1 tensor\<3x14xi32\>}}", shape = Mrecord, style = filled];
          v23 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: dense\<\> : tensor\<0x3...\l|{<res_cst_2> %cst_2 tensor\<0x3xi32\>}}", shape = Mrecord, style = filled];
          v24 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: 7 : i32\l|{<res_c7_i32> %c7_i32 i32}}", shape = Mrecord, style = filled];
          v25 [fillcolor = "0.214286 0.3 0.95", label = "{{<arg_c7_i32> %c7_i32|<arg_c7_i32> %c7_i32}|llvm.add\l|{<res_1> %1 i32}}", shape = Mrecord, style = filled];
          v26 [fillcolor = "0.285714 0.3 0.95", label = "{{<arg_1> %1|<arg_0_1> %0#1}|t.op\l\ld: \{a = 1 : i64, b\}\lk|: @f\ly: [...]\lz: affine_map\<(d0) -\> (...\l|{<res_2_0> %2#0 i32|<res_2_1> %2#1 tuple\<i32, i64, f32,...}}", shape = Mrecord, style = filled];
          v27 [fillcolor = "0.357143 0.3 0.95", label = "{{<arg_arg2> %arg2|<arg_2_0> %2#0}|cf.cond_br\l\loperandSegmentSizes: array\<i32: 1, 1, 0\>\l}", shape = Mrecord, style = filled];
        }
        subgraph cluster_28 {
          v29 [label = " ", shape = plain];
          label = "";
          v30 [label = "<res_3> %3 i32", shape = Mrecord];
          subgraph cluster_31 {
            v32 [label = " ", shape = plain];
            label = "t.empty : ()\l";
          }
          v33 [fillcolor = "0.500000 0.3 0.95", label = "{cf.br\l}", shape = Mrecord, style = filled];
        }
        subgraph cluster_34 {
          v35 [label = " ", shape = plain];
          label = "";
          subgraph cluster_36 {
            v37 [label = " ", shape = plain];
            label = "t.region : (tensor<2xf32>)\l";
            subgraph cluster_38 {
              v39 [label = " ", shape = plain];
              label = "";
              v40 [label = "<res_arg3> %arg3 memref\<1x2x3x4x5x6x7...", shape = Mrecord];
              v41 [fillcolor = "0.571429 0.3 0.95", label = "{{<arg_arg3> %arg3|<arg_arg1> %arg1|<arg_arg3> %arg3}|t.use\l|{<res_5> %5 i1}}", shape = Mrecord, style = filled];
              v42 [fillcolor = "0.642857 0.3 0.95", label = "{{<arg_5> %5}|t.end\l}", shape = Mrecord, style = filled];
            }
          }
          v43 [fillcolor = "0.785714 0.3 0.95", label = "{{<arg_2_0> %2#0|<arg_4> %4}|func.return\l}", shape = Mrecord, style = filled];
        }
      }
      subgraph cluster_44 {
        v45 [label = " ", shape = plain];
        label = "func.func : ()\lfunction_type: (i32) -\> ()\lsym_name: \"g\"\lsym_visibility: \"private\"\l";
      }
    }
  }
  v17:res_arg4:s -> v19:arg_arg4:n[style = solid];
  v18:res_arg5:s -> v19:arg_arg5:n[style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v9:res_arg0:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v24:res_c7_i32:s -> v25:arg_c7_i32:n[style = solid];
  v24:res_c7_i32:s -> v25:arg_c7_i32:n[style = solid];
  v25:res_1:s -> v26:arg_1:n[style = solid];
  v13 -> v26:arg_0_1:n[ltail = cluster_12, style = solid];
  v11:res_arg2:s -> v27:arg_arg2:n[style = solid];
  v26:res_2_0:s -> v27:arg_2_0:n[style = solid];
  v30:res_3:s -> v32[lhead = cluster_31, style = solid];
  v40:res_arg3:s -> v41:arg_arg3:n[style = solid];
  v10:res_arg1:s -> v41:arg_arg1:n[style = solid];
  v40:res_arg3:s -> v41:arg_arg3:n[style = solid];
  v41:res_5:s -> v42:arg_5:n[style = solid];
  v24:res_c7_i32:s -> v37[lhead = cluster_36, style = solid];
  v26:res_2_0:s -> v43:arg_2_0:n[style = solid];
  v37 -> v43:arg_4:n[ltail = cluster_36, style = solid];
}
#map = affine_map<(d0) -> (d0)>
module @m attributes {t.text = "a{b}|c\\<d>\09\22"} {
  func.func @f(%arg0: tensor<1000x2000x3000xf32>, %arg1: index, %arg2: i1) -> (i32, tensor<2xf32>) attributes {"t.n|<" = 1 : i32} {
    %0:2 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (tensor<1000x2000x3000xf32>, index) {
      scf.yield %arg4, %arg5 : tensor<1000x2000x3000xf32>, index
    } {t.arr = array<i64: 1, 2, 3, 4, 5, 6, 7, 8, 9>}
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xi32>
    %cst_0 = arith.constant {t.splat} dense<1.000000e+00> : tensor<20x30xf32>
    %cst_1 = arith.constant sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x14xi32>
    %cst_2 = arith.constant dense<> : tensor<0x3xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = llvm.add %c7_i32, %c7_i32 overflow<nsw> : i32
    %2:2 = "t.op"(%1, %0#1) {d = {a = 1 : i64, b}, "k|" = @f, y = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], z = #map} : (i32, index) -> (i32, tuple<i32, i64, f32, f64>)
    cf.cond_br %arg2, ^bb1(%2#0 : i32), ^bb2
  ^bb1(%3: i32):  // pred: ^bb0
    "t.empty"(%3) ({
    }, {
    }) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %4 = "t.region"(%c7_i32) ({
    ^bb0(%arg3: memref<1x2x3x4x5x6x7x8xf32>):
      %5 = "t.use"(%arg3, %arg1, %arg3) : (memref<1x2x3x4x5x6x7x8xf32>, index, memref<1x2x3x4x5x6x7x8xf32>) -> i1
      "t.end"(%5) : (i1) -> ()
    }) : (i32) -> tensor<2xf32>
    return %2#0, %4 : i32, tensor<2xf32>
  }
  func.func private @g(i32)
}


//= --allow-unregistered-dialect --view-op-graph=print-control-flow-edges=true 2>&1
digraph G {
  compound = true;
  subgraph cluster_1 {
    v2 [label = " ", shape = plain];
    label = "builtin.module : ()\lsym_name: \"m\"\lt.text: \"a\{b\}\|c\\\<d\>\09\22\"\l";
    subgraph cluster_3 {
      v4 [label = " ", shape = plain];
      label = "";
      subgraph cluster_5 {
        v6 [label = " ", shape = plain];
        label = "func.func : ()\lfunction_type: (tensor\<1000x2000x30...\lsym_name: \"f\"\lt.n\|\<: 1 : i32\l";
        subgraph cluster_7 {
          v8 [label = " ", shape = plain];
          label = "";
          v9 [label = "<res_arg0> %arg0 tensor\<1000x2000x300...", shape = Mrecord];
          v10 [label = "<res_arg1> %arg1 index", shape = Mrecord];
          v11 [label = "<res_arg2> %arg2 i1", shape = Mrecord];
          subgraph cluster_12 {
            v13 [label = " ", shape = plain];
            label = "scf.for : (tensor<1000x2000x300...)\lt.arr: array\<i64: 1, 2, 3, ...\l";
            subgraph cluster_14 {
              v15 [label = " ", shape = plain];
              label = "";
              v16 [label = "<res_arg3> %arg3 index", shape = Mrecord];
              v17 [label = "<res_arg4> %arg4 tensor\<1000x2000x300...", shape = Mrecord];
              v18 [label = "<res_arg5> %arg5 index", shape = Mrecord];
              v19 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg4> %arg4|<arg_arg5> %arg5}|scf.yield\l}", shape = Mrecord, style = filled];
            }
          }
          v20 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: [...] : tensor\<17xi32\>\l|{<res_cst> %cst tensor\<17xi32\>}}", shape = Mrecord, style = filled];
          v21 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lt.splat: unit\lvalue: dense\<1.000000e+00\> : tensor\<20x30xf32\>\l|{<res_cst_0> %cst_0 tensor\<20x30xf32\>}}", shape = Mrecord, style = filled];
          v22 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: [[...]] : tensor\<3x14xi32\>\l|{<res_cst_1> %cst_1 tensor\<3x14xi32\>}}", shape = Mrecord, style = filled];
          v23 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: dense\<\> : tensor\<0x3...\l|{<res_cst_2> %cst_2 tensor\<0x3xi32\>}}", shape = Mrecord, style = filled];
          v24 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: 7 : i32\l|{<res_c7_i32> %c7_i32 i32}}", shape = Mrecord, style = filled];
          v25 [fillcolor = "0.214286 0.3 0.95", label = "{{<arg_c7_i32> %c7_i32|<arg_c7_i32> %c7_i32}|llvm.add\l|{<res_1> %1 i32}}", shape = Mrecord, style = filled];
          v26 [fillcolor = "0.285714 0.3 0.95", label = "{{<arg_1> %1|<arg_0_1> %0#1}|t.op\l\ld: \{a = 1 : i64, b\}\lk|: @f\ly: [...]\lz: affine_map\<(d0) -\> (...\l|{<res_2_0> %2#0 i32|<res_2_1> %2#1 tuple\<i32, i64, f32,...}}", shape = Mrecord, style = filled];
          v27 [fillcolor = "0.357143 0.3 0.95", label = "{{<arg_arg2> %arg2|<arg_2_0> %2#0}|cf.cond_br\l\loperandSegmentSizes: array\<i32: 1, 1, 0\>\l}", shape = Mrecord, style = filled];
        }
        subgraph cluster_28 {
          v29 [label = " ", shape = plain];
          label = "";
          v30 [label = "<res_3> %3 i32", shape = Mrecord];
          subgraph cluster_31 {
            v32 [label = " ", shape = plain];
            label = "t.empty : ()\l";
          }
          v33 [fillcolor = "0.500000 0.3 0.95", label = "{cf.br\l}", shape = Mrecord, style = filled];
        }
        subgraph cluster_34 {
          v35 [label = " ", shape = plain];
          label = "";
          subgraph cluster_36 {
            v37 [label = " ", shape = plain];
            label = "t.region : (tensor<2xf32>)\l";
            subgraph cluster_38 {
              v39 [label = " ", shape = plain];
              label = "";
              v40 [label = "<res_arg3> %arg3 memref\<1x2x3x4x5x6x7...", shape = Mrecord];
              v41 [fillcolor = "0.571429 0.3 0.95", label = "{{<arg_arg3> %arg3|<arg_arg1> %arg1|<arg_arg3> %arg3}|t.use\l|{<res_5> %5 i1}}", shape = Mrecord, style = filled];
              v42 [fillcolor = "0.642857 0.3 0.95", label = "{{<arg_5> %5}|t.end\l}", shape = Mrecord, style = filled];
            }
          }
          v43 [fillcolor = "0.785714 0.3 0.95", label = "{{<arg_2_0> %2#0|<arg_4> %4}|func.return\l}", shape = Mrecord, style = filled];
        }
      }
      subgraph cluster_44 {
        v45 [label = " ", shape = plain];
        label = "func.func : ()\lfunction_type: (i32) -\> ()\lsym_name: \"g\"\lsym_visibility: \"private\"\l";
      }
    }
  }
  v13 -> v20[ltail = cluster_12, style = dashed];
  v20 -> v21[style = dashed];
  v21 -> v22[style = dashed];
  v22 -> v23[style = dashed];
  v23 -> v24[style = dashed];
  v24 -> v25[style = dashed];
  v25 -> v26[style = dashed];
  v26 -> v27[style = dashed];
  v32 -> v33[ltail = cluster_31, style = dashed];
  v41 -> v42[style = dashed];
  v37 -> v43[ltail = cluster_36, style = dashed];
  v6 -> v45[lhead = cluster_44, ltail = cluster_5, style = dashed];
  v17:res_arg4:s -> v19:arg_arg4:n[style = solid];
  v18:res_arg5:s -> v19:arg_arg5:n[style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v9:res_arg0:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v24:res_c7_i32:s -> v25:arg_c7_i32:n[style = solid];
  v24:res_c7_i32:s -> v25:arg_c7_i32:n[style = solid];
  v25:res_1:s -> v26:arg_1:n[style = solid];
  v13 -> v26:arg_0_1:n[ltail = cluster_12, style = solid];
  v11:res_arg2:s -> v27:arg_arg2:n[style = solid];
  v26:res_2_0:s -> v27:arg_2_0:n[style = solid];
  v30:res_3:s -> v32[lhead = cluster_31, style = solid];
  v40:res_arg3:s -> v41:arg_arg3:n[style = solid];
  v10:res_arg1:s -> v41:arg_arg1:n[style = solid];
  v40:res_arg3:s -> v41:arg_arg3:n[style = solid];
  v41:res_5:s -> v42:arg_5:n[style = solid];
  v24:res_c7_i32:s -> v37[lhead = cluster_36, style = solid];
  v26:res_2_0:s -> v43:arg_2_0:n[style = solid];
  v37 -> v43:arg_4:n[ltail = cluster_36, style = solid];
}
#map = affine_map<(d0) -> (d0)>
module @m attributes {t.text = "a{b}|c\\<d>\09\22"} {
  func.func @f(%arg0: tensor<1000x2000x3000xf32>, %arg1: index, %arg2: i1) -> (i32, tensor<2xf32>) attributes {"t.n|<" = 1 : i32} {
    %0:2 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (tensor<1000x2000x3000xf32>, index) {
      scf.yield %arg4, %arg5 : tensor<1000x2000x3000xf32>, index
    } {t.arr = array<i64: 1, 2, 3, 4, 5, 6, 7, 8, 9>}
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xi32>
    %cst_0 = arith.constant {t.splat} dense<1.000000e+00> : tensor<20x30xf32>
    %cst_1 = arith.constant sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x14xi32>
    %cst_2 = arith.constant dense<> : tensor<0x3xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = llvm.add %c7_i32, %c7_i32 overflow<nsw> : i32
    %2:2 = "t.op"(%1, %0#1) {d = {a = 1 : i64, b}, "k|" = @f, y = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], z = #map} : (i32, index) -> (i32, tuple<i32, i64, f32, f64>)
    cf.cond_br %arg2, ^bb1(%2#0 : i32), ^bb2
  ^bb1(%3: i32):  // pred: ^bb0
    "t.empty"(%3) ({
    }, {
    }) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %4 = "t.region"(%c7_i32) ({
    ^bb0(%arg3: memref<1x2x3x4x5x6x7x8xf32>):
      %5 = "t.use"(%arg3, %arg1, %arg3) : (memref<1x2x3x4x5x6x7x8xf32>, index, memref<1x2x3x4x5x6x7x8xf32>) -> i1
      "t.end"(%5) : (i1) -> ()
    }) : (i32) -> tensor<2xf32>
    return %2#0, %4 : i32, tensor<2xf32>
  }
  func.func private @g(i32)
}


//= --allow-unregistered-dialect --view-op-graph=print-data-flow-edges=false 2>&1
digraph G {
  compound = true;
  subgraph cluster_1 {
    v2 [label = " ", shape = plain];
    label = "builtin.module : ()\lsym_name: \"m\"\lt.text: \"a\{b\}\|c\\\<d\>\09\22\"\l";
    subgraph cluster_3 {
      v4 [label = " ", shape = plain];
      label = "";
      subgraph cluster_5 {
        v6 [label = " ", shape = plain];
        label = "func.func : ()\lfunction_type: (tensor\<1000x2000x30...\lsym_name: \"f\"\lt.n\|\<: 1 : i32\l";
        subgraph cluster_7 {
          v8 [label = " ", shape = plain];
          label = "";
          v9 [label = "<res_arg0> %arg0 tensor\<1000x2000x300...", shape = Mrecord];
          v10 [label = "<res_arg1> %arg1 index", shape = Mrecord];
          v11 [label = "<res_arg2> %arg2 i1", shape = Mrecord];
          subgraph cluster_12 {
            v13 [label = " ", shape = plain];
            label = "scf.for : (tensor<1000x2000x300...)\lt.arr: array\<i64: 1, 2, 3, ...\l";
            subgraph cluster_14 {
              v15 [label = " ", shape = plain];
              label = "";
              v16 [label = "<res_arg3> %arg3 index", shape = Mrecord];
              v17 [label = "<res_arg4> %arg4 tensor\<1000x2000x300...", shape = Mrecord];
              v18 [label = "<res_arg5> %arg5 index", shape = Mrecord];
              v19 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg4> %arg4|<arg_arg5> %arg5}|scf.yield\l}", shape = Mrecord, style = filled];
            }
          }
          v20 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: [...] : tensor\<17xi32\>\l|{<res_cst> %cst tensor\<17xi32\>}}", shape = Mrecord, style = filled];
          v21 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lt.splat: unit\lvalue: dense\<1.000000e+00\> : tensor\<20x30xf32\>\l|{<res_cst_0> %cst_0 tensor\<20x30xf32\>}}", shape = Mrecord, style = filled];
          v22 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: [[...]] : tensor\<3x14xi32\>\l|{<res_cst_1> %cst_1 tensor\<3x14xi32\>}}", shape = Mrecord, style = filled];
          v23 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: dense\<\> : tensor\<0x3...\l|{<res_cst_2> %cst_2 tensor\<0x3xi32\>}}", shape = Mrecord, style = filled];
          v24 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: 7 : i32\l|{<res_c7_i32> %c7_i32 i32}}", shape = Mrecord, style = filled];
          v25 [fillcolor = "0.214286 0.3 0.95", label = "{{<arg_c7_i32> %c7_i32|<arg_c7_i32> %c7_i32}|llvm.add\l|{<res_1> %1 i32}}", shape = Mrecord, style = filled];
          v26 [fillcolor = "0.285714 0.3 0.95", label = "{{<arg_1> %1|<arg_0_1> %0#1}|t.op\l\ld: \{a = 1 : i64, b\}\lk|: @f\ly: [...]\lz: affine_map\<(d0) -\> (...\l|{<res_2_0> %2#0 i32|<res_2_1> %2#1 tuple\<i32, i64, f32,...}}", shape = Mrecord, style = filled];
          v27 [fillcolor = "0.357143 0.3 0.95", label = "{{<arg_arg2> %arg2|<arg_2_0> %2#0}|cf.cond_br\l\loperandSegmentSizes: array\<i32: 1, 1, 0\>\l}", shape = Mrecord, style = filled];
        }
        subgraph cluster_28 {
          v29 [label = " ", shape = plain];
          label = "";
          v30 [label = "<res_3> %3 i32", shape = Mrecord];
          subgraph cluster_31 {
            v32 [label = " ", shape = plain];
            label = "t.empty : ()\l";
          }
          v33 [fillcolor = "0.500000 0.3 0.95", label = "{cf.br\l}", shape = Mrecord, style = filled];
        }
        subgraph cluster_34 {
          v35 [label = " ", shape = plain];
          label = "";
          subgraph cluster_36 {
            v37 [label = " ", shape = plain];
            label = "t.region : (tensor<2xf32>)\l";
            subgraph cluster_38 {
              v39 [label = " ", shape = plain];
              label = "";
              v40 [label = "<res_arg3> %arg3 memref\<1x2x3x4x5x6x7...", shape = Mrecord];
              v41 [fillcolor = "0.571429 0.3 0.95", label = "{{<arg_arg3> %arg3|<arg_arg1> %arg1|<arg_arg3> %arg3}|t.use\l|{<res_5> %5 i1}}", shape = Mrecord, style = filled];
              v42 [fillcolor = "0.642857 0.3 0.95", label = "{{<arg_5> %5}|t.end\l}", shape = Mrecord, style = filled];
            }
          }
          v43 [fillcolor = "0.785714 0.3 0.95", label = "{{<arg_2_0> %2#0|<arg_4> %4}|func.return\l}", shape = Mrecord, style = filled];
        }
      }
      subgraph cluster_44 {
        v45 [label = " ", shape = plain];
        label = "func.func : ()\lfunction_type: (i32) -\> ()\lsym_name: \"g\"\lsym_visibility: \"private\"\l";
      }
    }
  }
}
#map = affine_map<(d0) -> (d0)>
module @m attributes {t.text = "a{b}|c\\<d>\09\22"} {
  func.func @f(%arg0: tensor<1000x2000x3000xf32>, %arg1: index, %arg2: i1) -> (i32, tensor<2xf32>) attributes {"t.n|<" = 1 : i32} {
    %0:2 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (tensor<1000x2000x3000xf32>, index) {
      scf.yield %arg4, %arg5 : tensor<1000x2000x3000xf32>, index
    } {t.arr = array<i64: 1, 2, 3, 4, 5, 6, 7, 8, 9>}
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xi32>
    %cst_0 = arith.constant {t.splat} dense<1.000000e+00> : tensor<20x30xf32>
    %cst_1 = arith.constant sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x14xi32>
    %cst_2 = arith.constant dense<> : tensor<0x3xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = llvm.add %c7_i32, %c7_i32 overflow<nsw> : i32
    %2:2 = "t.op"(%1, %0#1) {d = {a = 1 : i64, b}, "k|" = @f, y = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], z = #map} : (i32, index) -> (i32, tuple<i32, i64, f32, f64>)
    cf.cond_br %arg2, ^bb1(%2#0 : i32), ^bb2
  ^bb1(%3: i32):  // pred: ^bb0
    "t.empty"(%3) ({
    }, {
    }) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %4 = "t.region"(%c7_i32) ({
    ^bb0(%arg3: memref<1x2x3x4x5x6x7x8xf32>):
      %5 = "t.use"(%arg3, %arg1, %arg3) : (memref<1x2x3x4x5x6x7x8xf32>, index, memref<1x2x3x4x5x6x7x8xf32>) -> i1
      "t.end"(%5) : (i1) -> ()
    }) : (i32) -> tensor<2xf32>
    return %2#0, %4 : i32, tensor<2xf32>
  }
  func.func private @g(i32)
}


//= --allow-unregistered-dialect --view-op-graph=print-attrs=false 2>&1
digraph G {
  compound = true;
  subgraph cluster_1 {
    v2 [label = " ", shape = plain];
    label = "builtin.module : ()";
    subgraph cluster_3 {
      v4 [label = " ", shape = plain];
      label = "";
      subgraph cluster_5 {
        v6 [label = " ", shape = plain];
        label = "func.func : ()";
        subgraph cluster_7 {
          v8 [label = " ", shape = plain];
          label = "";
          v9 [label = "<res_arg0> %arg0 tensor\<1000x2000x300...", shape = Mrecord];
          v10 [label = "<res_arg1> %arg1 index", shape = Mrecord];
          v11 [label = "<res_arg2> %arg2 i1", shape = Mrecord];
          subgraph cluster_12 {
            v13 [label = " ", shape = plain];
            label = "scf.for : (tensor<1000x2000x300...)";
            subgraph cluster_14 {
              v15 [label = " ", shape = plain];
              label = "";
              v16 [label = "<res_arg3> %arg3 index", shape = Mrecord];
              v17 [label = "<res_arg4> %arg4 tensor\<1000x2000x300...", shape = Mrecord];
              v18 [label = "<res_arg5> %arg5 index", shape = Mrecord];
              v19 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg4> %arg4|<arg_arg5> %arg5}|scf.yield\l}", shape = Mrecord, style = filled];
            }
          }
          v20 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l|{<res_cst> %cst tensor\<17xi32\>}}", shape = Mrecord, style = filled];
          v21 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l|{<res_cst_0> %cst_0 tensor\<20x30xf32\>}}", shape = Mrecord, style = filled];
          v22 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l|{<res_cst_1> %cst_1 tensor\<3x14xi32\>}}", shape = Mrecord, style = filled];
          v23 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l|{<res_cst_2> %cst_2 tensor\<0x3xi32\>}}", shape = Mrecord, style = filled];
          v24 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l|{<res_c7_i32> %c7_i32 i32}}", shape = Mrecord, style = filled];
          v25 [fillcolor = "0.214286 0.3 0.95", label = "{{<arg_c7_i32> %c7_i32|<arg_c7_i32> %c7_i32}|llvm.add\l|{<res_1> %1 i32}}", shape = Mrecord, style = filled];
          v26 [fillcolor = "0.285714 0.3 0.95", label = "{{<arg_1> %1|<arg_0_1> %0#1}|t.op\l|{<res_2_0> %2#0 i32|<res_2_1> %2#1 tuple\<i32, i64, f32,...}}", shape = Mrecord, style = filled];
          v27 [fillcolor = "0.357143 0.3 0.95", label = "{{<arg_arg2> %arg2|<arg_2_0> %2#0}|cf.cond_br\l}", shape = Mrecord, style = filled];
        }
        subgraph cluster_28 {
          v29 [label = " ", shape = plain];
          label = "";
          v30 [label = "<res_3> %3 i32", shape = Mrecord];
          subgraph cluster_31 {
            v32 [label = " ", shape = plain];
            label = "t.empty : ()";
          }
          v33 [fillcolor = "0.500000 0.3 0.95", label = "{cf.br\l}", shape = Mrecord, style = filled];
        }
        subgraph cluster_34 {
          v35 [label = " ", shape = plain];
          label = "";
          subgraph cluster_36 {
            v37 [label = " ", shape = plain];
            label = "t.region : (tensor<2xf32>)";
            subgraph cluster_38 {
              v39 [label = " ", shape = plain];
              label = "";
              v40 [label = "<res_arg3> %arg3 memref\<1x2x3x4x5x6x7...", shape = Mrecord];
              v41 [fillcolor = "0.571429 0.3 0.95", label = "{{<arg_arg3> %arg3|<arg_arg1> %arg1|<arg_arg3> %arg3}|t.use\l|{<res_5> %5 i1}}", shape = Mrecord, style = filled];
              v42 [fillcolor = "0.642857 0.3 0.95", label = "{{<arg_5> %5}|t.end\l}", shape = Mrecord, style = filled];
            }
          }
          v43 [fillcolor = "0.785714 0.3 0.95", label = "{{<arg_2_0> %2#0|<arg_4> %4}|func.return\l}", shape = Mrecord, style = filled];
        }
      }
      subgraph cluster_44 {
        v45 [label = " ", shape = plain];
        label = "func.func : ()";
      }
    }
  }
  v17:res_arg4:s -> v19:arg_arg4:n[style = solid];
  v18:res_arg5:s -> v19:arg_arg5:n[style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v9:res_arg0:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v24:res_c7_i32:s -> v25:arg_c7_i32:n[style = solid];
  v24:res_c7_i32:s -> v25:arg_c7_i32:n[style = solid];
  v25:res_1:s -> v26:arg_1:n[style = solid];
  v13 -> v26:arg_0_1:n[ltail = cluster_12, style = solid];
  v11:res_arg2:s -> v27:arg_arg2:n[style = solid];
  v26:res_2_0:s -> v27:arg_2_0:n[style = solid];
  v30:res_3:s -> v32[lhead = cluster_31, style = solid];
  v40:res_arg3:s -> v41:arg_arg3:n[style = solid];
  v10:res_arg1:s -> v41:arg_arg1:n[style = solid];
  v40:res_arg3:s -> v41:arg_arg3:n[style = solid];
  v41:res_5:s -> v42:arg_5:n[style = solid];
  v24:res_c7_i32:s -> v37[lhead = cluster_36, style = solid];
  v26:res_2_0:s -> v43:arg_2_0:n[style = solid];
  v37 -> v43:arg_4:n[ltail = cluster_36, style = solid];
}
#map = affine_map<(d0) -> (d0)>
module @m attributes {t.text = "a{b}|c\\<d>\09\22"} {
  func.func @f(%arg0: tensor<1000x2000x3000xf32>, %arg1: index, %arg2: i1) -> (i32, tensor<2xf32>) attributes {"t.n|<" = 1 : i32} {
    %0:2 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (tensor<1000x2000x3000xf32>, index) {
      scf.yield %arg4, %arg5 : tensor<1000x2000x3000xf32>, index
    } {t.arr = array<i64: 1, 2, 3, 4, 5, 6, 7, 8, 9>}
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xi32>
    %cst_0 = arith.constant {t.splat} dense<1.000000e+00> : tensor<20x30xf32>
    %cst_1 = arith.constant sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x14xi32>
    %cst_2 = arith.constant dense<> : tensor<0x3xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = llvm.add %c7_i32, %c7_i32 overflow<nsw> : i32
    %2:2 = "t.op"(%1, %0#1) {d = {a = 1 : i64, b}, "k|" = @f, y = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], z = #map} : (i32, index) -> (i32, tuple<i32, i64, f32, f64>)
    cf.cond_br %arg2, ^bb1(%2#0 : i32), ^bb2
  ^bb1(%3: i32):  // pred: ^bb0
    "t.empty"(%3) ({
    }, {
    }) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %4 = "t.region"(%c7_i32) ({
    ^bb0(%arg3: memref<1x2x3x4x5x6x7x8xf32>):
      %5 = "t.use"(%arg3, %arg1, %arg3) : (memref<1x2x3x4x5x6x7x8xf32>, index, memref<1x2x3x4x5x6x7x8xf32>) -> i1
      "t.end"(%5) : (i1) -> ()
    }) : (i32) -> tensor<2xf32>
    return %2#0, %4 : i32, tensor<2xf32>
  }
  func.func private @g(i32)
}


//= --allow-unregistered-dialect --pass-pipeline=builtin.module(view-op-graph{print-result-types=false}) 2>&1
digraph G {
  compound = true;
  subgraph cluster_1 {
    v2 [label = " ", shape = plain];
    label = "builtin.module\lsym_name: \"m\"\lt.text: \"a\{b\}\|c\\\<d\>\09\22\"\l";
    subgraph cluster_3 {
      v4 [label = " ", shape = plain];
      label = "";
      subgraph cluster_5 {
        v6 [label = " ", shape = plain];
        label = "func.func\lfunction_type: (tensor\<1000x2000x30...\lsym_name: \"f\"\lt.n\|\<: 1 : i32\l";
        subgraph cluster_7 {
          v8 [label = " ", shape = plain];
          label = "";
          v9 [label = "<res_arg0> %arg0", shape = Mrecord];
          v10 [label = "<res_arg1> %arg1", shape = Mrecord];
          v11 [label = "<res_arg2> %arg2", shape = Mrecord];
          subgraph cluster_12 {
            v13 [label = " ", shape = plain];
            label = "scf.for\lt.arr: array\<i64: 1, 2, 3, ...\l";
            subgraph cluster_14 {
              v15 [label = " ", shape = plain];
              label = "";
              v16 [label = "<res_arg3> %arg3", shape = Mrecord];
              v17 [label = "<res_arg4> %arg4", shape = Mrecord];
              v18 [label = "<res_arg5> %arg5", shape = Mrecord];
              v19 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg4> %arg4|<arg_arg5> %arg5}|scf.yield\l}", shape = Mrecord, style = filled];
            }
          }
          v20 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: [...] : tensor\<17xi32\>\l|{<res_cst> %cst}}", shape = Mrecord, style = filled];
          v21 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lt.splat: unit\lvalue: dense\<1.000000e+00\> : tensor\<20x30xf32\>\l|{<res_cst_0> %cst_0}}", shape = Mrecord, style = filled];
          v22 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: [[...]] : tensor\<3x14xi32\>\l|{<res_cst_1> %cst_1}}", shape = Mrecord, style = filled];
          v23 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: dense\<\> : tensor\<0x3...\l|{<res_cst_2> %cst_2}}", shape = Mrecord, style = filled];
          v24 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: 7 : i32\l|{<res_c7_i32> %c7_i32}}", shape = Mrecord, style = filled];
          v25 [fillcolor = "0.214286 0.3 0.95", label = "{{<arg_c7_i32> %c7_i32|<arg_c7_i32> %c7_i32}|llvm.add\l|{<res_1> %1}}", shape = Mrecord, style = filled];
          v26 [fillcolor = "0.285714 0.3 0.95", label = "{{<arg_1> %1|<arg_0_1> %0#1}|t.op\l\ld: \{a = 1 : i64, b\}\lk|: @f\ly: [...]\lz: affine_map\<(d0) -\> (...\l|{<res_2_0> %2#0|<res_2_1> %2#1}}", shape = Mrecord, style = filled];
          v27 [fillcolor = "0.357143 0.3 0.95", label = "{{<arg_arg2> %arg2|<arg_2_0> %2#0}|cf.cond_br\l\loperandSegmentSizes: array\<i32: 1, 1, 0\>\l}", shape = Mrecord, style = filled];
        }
        subgraph cluster_28 {
          v29 [label = " ", shape = plain];
          label = "";
          v30 [label = "<res_3> %3", shape = Mrecord];
          subgraph cluster_31 {
            v32 [label = " ", shape = plain];
            label = "t.empty\l";
          }
          v33 [fillcolor = "0.500000 0.3 0.95", label = "{cf.br\l}", shape = Mrecord, style = filled];
        }
        subgraph cluster_34 {
          v35 [label = " ", shape = plain];
          label = "";
          subgraph cluster_36 {
            v37 [label = " ", shape = plain];
            label = "t.region\l";
            subgraph cluster_38 {
              v39 [label = " ", shape = plain];
              label = "";
              v40 [label = "<res_arg3> %arg3", shape = Mrecord];
              v41 [fillcolor = "0.571429 0.3 0.95", label = "{{<arg_arg3> %arg3|<arg_arg1> %arg1|<arg_arg3> %arg3}|t.use\l|{<res_5> %5}}", shape = Mrecord, style = filled];
              v42 [fillcolor = "0.642857 0.3 0.95", label = "{{<arg_5> %5}|t.end\l}", shape = Mrecord, style = filled];
            }
          }
          v43 [fillcolor = "0.785714 0.3 0.95", label = "{{<arg_2_0> %2#0|<arg_4> %4}|func.return\l}", shape = Mrecord, style = filled];
        }
      }
      subgraph cluster_44 {
        v45 [label = " ", shape = plain];
        label = "func.func\lfunction_type: (i32) -\> ()\lsym_name: \"g\"\lsym_visibility: \"private\"\l";
      }
    }
  }
  v17:res_arg4:s -> v19:arg_arg4:n[style = solid];
  v18:res_arg5:s -> v19:arg_arg5:n[style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v9:res_arg0:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v24:res_c7_i32:s -> v25:arg_c7_i32:n[style = solid];
  v24:res_c7_i32:s -> v25:arg_c7_i32:n[style = solid];
  v25:res_1:s -> v26:arg_1:n[style = solid];
  v13 -> v26:arg_0_1:n[ltail = cluster_12, style = solid];
  v11:res_arg2:s -> v27:arg_arg2:n[style = solid];
  v26:res_2_0:s -> v27:arg_2_0:n[style = solid];
  v30:res_3:s -> v32[lhead = cluster_31, style = solid];
  v40:res_arg3:s -> v41:arg_arg3:n[style = solid];
  v10:res_arg1:s -> v41:arg_arg1:n[style = solid];
  v40:res_arg3:s -> v41:arg_arg3:n[style = solid];
  v41:res_5:s -> v42:arg_5:n[style = solid];
  v24:res_c7_i32:s -> v37[lhead = cluster_36, style = solid];
  v26:res_2_0:s -> v43:arg_2_0:n[style = solid];
  v37 -> v43:arg_4:n[ltail = cluster_36, style = solid];
}
#map = affine_map<(d0) -> (d0)>
module @m attributes {t.text = "a{b}|c\\<d>\09\22"} {
  func.func @f(%arg0: tensor<1000x2000x3000xf32>, %arg1: index, %arg2: i1) -> (i32, tensor<2xf32>) attributes {"t.n|<" = 1 : i32} {
    %0:2 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (tensor<1000x2000x3000xf32>, index) {
      scf.yield %arg4, %arg5 : tensor<1000x2000x3000xf32>, index
    } {t.arr = array<i64: 1, 2, 3, 4, 5, 6, 7, 8, 9>}
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xi32>
    %cst_0 = arith.constant {t.splat} dense<1.000000e+00> : tensor<20x30xf32>
    %cst_1 = arith.constant sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x14xi32>
    %cst_2 = arith.constant dense<> : tensor<0x3xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = llvm.add %c7_i32, %c7_i32 overflow<nsw> : i32
    %2:2 = "t.op"(%1, %0#1) {d = {a = 1 : i64, b}, "k|" = @f, y = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], z = #map} : (i32, index) -> (i32, tuple<i32, i64, f32, f64>)
    cf.cond_br %arg2, ^bb1(%2#0 : i32), ^bb2
  ^bb1(%3: i32):  // pred: ^bb0
    "t.empty"(%3) ({
    }, {
    }) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %4 = "t.region"(%c7_i32) ({
    ^bb0(%arg3: memref<1x2x3x4x5x6x7x8xf32>):
      %5 = "t.use"(%arg3, %arg1, %arg3) : (memref<1x2x3x4x5x6x7x8xf32>, index, memref<1x2x3x4x5x6x7x8xf32>) -> i1
      "t.end"(%5) : (i1) -> ()
    }) : (i32) -> tensor<2xf32>
    return %2#0, %4 : i32, tensor<2xf32>
  }
  func.func private @g(i32)
}


//= --allow-unregistered-dialect --view-op-graph=max-label-len=3 2>&1
digraph G {
  compound = true;
  subgraph cluster_1 {
    v2 [label = " ", shape = plain];
    label = "builtin.module : ()\lsym_name: \"m\"\lt.text: \"a\{...\l";
    subgraph cluster_3 {
      v4 [label = " ", shape = plain];
      label = "";
      subgraph cluster_5 {
        v6 [label = " ", shape = plain];
        label = "func.func : ()\lfunction_type: (te...\lsym_name: \"f\"\lt.n\|\<: 1 :...\l";
        subgraph cluster_7 {
          v8 [label = " ", shape = plain];
          label = "";
          v9 [label = "<res_arg0> %arg0 ten...", shape = Mrecord];
          v10 [label = "<res_arg1> %arg1 ind...", shape = Mrecord];
          v11 [label = "<res_arg2> %arg2 i1", shape = Mrecord];
          subgraph cluster_12 {
            v13 [label = " ", shape = plain];
            label = "scf.for : (ten...)\lt.arr: arr...\l";
            subgraph cluster_14 {
              v15 [label = " ", shape = plain];
              label = "";
              v16 [label = "<res_arg3> %arg3 ind...", shape = Mrecord];
              v17 [label = "<res_arg4> %arg4 ten...", shape = Mrecord];
              v18 [label = "<res_arg5> %arg5 ind...", shape = Mrecord];
              v19 [fillcolor = "0.000000 0.3 0.95", label = "{{<arg_arg4> %arg4|<arg_arg5> %arg5}|scf.yield\l}", shape = Mrecord, style = filled];
            }
          }
          v20 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: [...] : ten...\l|{<res_cst> %cst ten...}}", shape = Mrecord, style = filled];
          v21 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lt.splat: uni...\lvalue: dense\<1.000000e+00\> : tensor\<20x30xf32\>\l|{<res_cst_0> %cst_0 ten...}}", shape = Mrecord, style = filled];
          v22 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: [[...]] : ten...\l|{<res_cst_1> %cst_1 ten...}}", shape = Mrecord, style = filled];
          v23 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: den...\l|{<res_cst_2> %cst_2 ten...}}", shape = Mrecord, style = filled];
          v24 [fillcolor = "0.142857 0.3 0.95", label = "{arith.constant\l\lvalue: 7 :...\l|{<res_c7_i32> %c7_i32 i32}}", shape = Mrecord, style = filled];
          v25 [fillcolor = "0.214286 0.3 0.95", label = "{{<arg_c7_i32> %c7_i32|<arg_c7_i32> %c7_i32}|llvm.add\l|{<res_1> %1 i32}}", shape = Mrecord, style = filled];
          v26 [fillcolor = "0.285714 0.3 0.95", label = "{{<arg_1> %1|<arg_0_1> %0#1}|t.op\l\ld: \{a ...\lk|: @f\ly: [...]\lz: aff...\l|{<res_2_0> %2#0 i32|<res_2_1> %2#1 tup...}}", shape = Mrecord, style = filled];
          v27 [fillcolor = "0.357143 0.3 0.95", label = "{{<arg_arg2> %arg2|<arg_2_0> %2#0}|cf.cond_br\l\loperandSegmentSizes: arr...\l}", shape = Mrecord, style = filled];
        }
        subgraph cluster_28 {
          v29 [label = " ", shape = plain];
          label = "";
          v30 [label = "<res_3> %3 i32", shape = Mrecord];
          subgraph cluster_31 {
            v32 [label = " ", shape = plain];
            label = "t.empty : ()\l";
          }
          v33 [fillcolor = "0.500000 0.3 0.95", label = "{cf.br\l}", shape = Mrecord, style = filled];
        }
        subgraph cluster_34 {
          v35 [label = " ", shape = plain];
          label = "";
          subgraph cluster_36 {
            v37 [label = " ", shape = plain];
            label = "t.region : (ten...)\l";
            subgraph cluster_38 {
              v39 [label = " ", shape = plain];
              label = "";
              v40 [label = "<res_arg3> %arg3 mem...", shape = Mrecord];
              v41 [fillcolor = "0.571429 0.3 0.95", label = "{{<arg_arg3> %arg3|<arg_arg1> %arg1|<arg_arg3> %arg3}|t.use\l|{<res_5> %5 i1}}", shape = Mrecord, style = filled];
              v42 [fillcolor = "0.642857 0.3 0.95", label = "{{<arg_5> %5}|t.end\l}", shape = Mrecord, style = filled];
            }
          }
          v43 [fillcolor = "0.785714 0.3 0.95", label = "{{<arg_2_0> %2#0|<arg_4> %4}|func.return\l}", shape = Mrecord, style = filled];
        }
      }
      subgraph cluster_44 {
        v45 [label = " ", shape = plain];
        label = "func.func : ()\lfunction_type: (i3...\lsym_name: \"g\"\lsym_visibility: \"pr...\l";
      }
    }
  }
  v17:res_arg4:s -> v19:arg_arg4:n[style = solid];
  v18:res_arg5:s -> v19:arg_arg5:n[style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v9:res_arg0:s -> v13[lhead = cluster_12, style = solid];
  v10:res_arg1:s -> v13[lhead = cluster_12, style = solid];
  v24:res_c7_i32:s -> v25:arg_c7_i32:n[style = solid];
  v24:res_c7_i32:s -> v25:arg_c7_i32:n[style = solid];
  v25:res_1:s -> v26:arg_1:n[style = solid];
  v13 -> v26:arg_0_1:n[ltail = cluster_12, style = solid];
  v11:res_arg2:s -> v27:arg_arg2:n[style = solid];
  v26:res_2_0:s -> v27:arg_2_0:n[style = solid];
  v30:res_3:s -> v32[lhead = cluster_31, style = solid];
  v40:res_arg3:s -> v41:arg_arg3:n[style = solid];
  v10:res_arg1:s -> v41:arg_arg1:n[style = solid];
  v40:res_arg3:s -> v41:arg_arg3:n[style = solid];
  v41:res_5:s -> v42:arg_5:n[style = solid];
  v24:res_c7_i32:s -> v37[lhead = cluster_36, style = solid];
  v26:res_2_0:s -> v43:arg_2_0:n[style = solid];
  v37 -> v43:arg_4:n[ltail = cluster_36, style = solid];
}
#map = affine_map<(d0) -> (d0)>
module @m attributes {t.text = "a{b}|c\\<d>\09\22"} {
  func.func @f(%arg0: tensor<1000x2000x3000xf32>, %arg1: index, %arg2: i1) -> (i32, tensor<2xf32>) attributes {"t.n|<" = 1 : i32} {
    %0:2 = scf.for %arg3 = %arg1 to %arg1 step %arg1 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (tensor<1000x2000x3000xf32>, index) {
      scf.yield %arg4, %arg5 : tensor<1000x2000x3000xf32>, index
    } {t.arr = array<i64: 1, 2, 3, 4, 5, 6, 7, 8, 9>}
    %cst = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]> : tensor<17xi32>
    %cst_0 = arith.constant {t.splat} dense<1.000000e+00> : tensor<20x30xf32>
    %cst_1 = arith.constant sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x14xi32>
    %cst_2 = arith.constant dense<> : tensor<0x3xi32>
    %c7_i32 = arith.constant 7 : i32
    %1 = llvm.add %c7_i32, %c7_i32 overflow<nsw> : i32
    %2:2 = "t.op"(%1, %0#1) {d = {a = 1 : i64, b}, "k|" = @f, y = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17], z = #map} : (i32, index) -> (i32, tuple<i32, i64, f32, f64>)
    cf.cond_br %arg2, ^bb1(%2#0 : i32), ^bb2
  ^bb1(%3: i32):  // pred: ^bb0
    "t.empty"(%3) ({
    }, {
    }) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %4 = "t.region"(%c7_i32) ({
    ^bb0(%arg3: memref<1x2x3x4x5x6x7x8xf32>):
      %5 = "t.use"(%arg3, %arg1, %arg3) : (memref<1x2x3x4x5x6x7x8xf32>, index, memref<1x2x3x4x5x6x7x8xf32>) -> i1
      "t.end"(%5) : (i1) -> ()
    }) : (i32) -> tensor<2xf32>
    return %2#0, %4 : i32, tensor<2xf32>
  }
  func.func private @g(i32)
}

