//2023
"foo"() {a = vector<2x[4x8]xf32>, b = memref<?x?xf32, (i,j)->(i,j)>, c = strided<[3], offset: 2>} : () -> () loc("a"(fused<{a = 1}>["x", ?]))
