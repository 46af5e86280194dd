// Functions of constants: f32 and f64 by the C library, exact ones of every kind; what has no answer stays.
func.func @unary_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.acos %c0 : f32
  %c1 = arith.constant 1.0 : f32
  %r1 = math.acosh %c1 : f32
  %c2 = arith.constant 0.0 : f32
  %r2 = math.asin %c2 : f32
  %c3 = arith.constant 0.0 : f32
  %r3 = math.asinh %c3 : f32
  %c4 = arith.constant 0.0 : f32
  %r4 = math.atan %c4 : f32
  %c5 = arith.constant -0.0 : f32
  %r5 = math.atan %c5 : f32
  %c6 = arith.constant 0.0 : f32
  %r6 = math.atanh %c6 : f32
  %c7 = arith.constant 0.0 : f32
  %r7 = math.cos %c7 : f32
  %c8 = arith.constant 0.0 : f32
  %r8 = math.cosh %c8 : f32
  %c9 = arith.constant 0.0 : f32
  %r9 = math.erf %c9 : f32
  %c10 = arith.constant 0.0 : f32
  %r10 = math.erfc %c10 : f32
  %c11 = arith.constant 0.0 : f32
  %r11 = math.exp %c11 : f32
  %c12 = arith.constant 3.0 : f32
  %r12 = math.exp2 %c12 : f32
  %c13 = arith.constant -2.0 : f32
  %r13 = math.exp2 %c13 : f32
  %c14 = arith.constant 0.0 : f32
  %r14 = math.expm1 %c14 : f32
  %c15 = arith.constant 1.0 : f32
  %r15 = math.log %c15 : f32
  %c16 = arith.constant -1.0 : f32
  %r16 = math.log %c16 : f32
  %c17 = arith.constant 1.0 : f32
  %r17 = math.log10 %c17 : f32
  %c18 = arith.constant -3.0 : f32
  %r18 = math.log10 %c18 : f32
  %c19 = arith.constant 0.0 : f32
  %r19 = math.log1p %c19 : f32
  %c20 = arith.constant -2.0 : f32
  %r20 = math.log1p %c20 : f32
  %c21 = arith.constant 8.0 : f32
  %r21 = math.log2 %c21 : f32
  %c22 = arith.constant -1.0 : f32
  %r22 = math.log2 %c22 : f32
  %c23 = arith.constant 0.0 : f32
  %r23 = math.sin %c23 : f32
  %c24 = arith.constant 0.0 : f32
  %r24 = math.sinh %c24 : f32
  %c25 = arith.constant 4.0 : f32
  %r25 = math.sqrt %c25 : f32
  %c26 = arith.constant -4.0 : f32
  %r26 = math.sqrt %c26 : f32
  %c27 = arith.constant 0.0 : f32
  %r27 = math.sqrt %c27 : f32
  %c28 = arith.constant 0.0 : f32
  %r28 = math.tan %c28 : f32
  %c29 = arith.constant 0.0 : f32
  %r29 = math.tanh %c29 : f32
  %c30 = arith.constant -1.5 : f32
  %r30 = math.absf %c30 : f32
  %c31 = arith.constant 2.5 : f32
  %r31 = math.absf %c31 : f32
  %c32 = arith.constant 1.5 : f32
  %r32 = math.ceil %c32 : f32
  %c33 = arith.constant -1.5 : f32
  %r33 = math.ceil %c33 : f32
  %c34 = arith.constant 1.5 : f32
  %r34 = math.floor %c34 : f32
  %c35 = arith.constant -1.5 : f32
  %r35 = math.floor %c35 : f32
  %c36 = arith.constant 2.5 : f32
  %r36 = math.round %c36 : f32
  %c37 = arith.constant -2.5 : f32
  %r37 = math.round %c37 : f32
  %c38 = arith.constant -0.25 : f32
  %r38 = math.round %c38 : f32
  %c39 = arith.constant 2.5 : f32
  %r39 = math.roundeven %c39 : f32
  %c40 = arith.constant 3.5 : f32
  %r40 = math.roundeven %c40 : f32
  %c41 = arith.constant -0.5 : f32
  %r41 = math.roundeven %c41 : f32
  %c42 = arith.constant 2.5 : f32
  %r42 = math.trunc %c42 : f32
  %c43 = arith.constant -0.5 : f32
  %r43 = math.trunc %c43 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}
func.func @unary_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0 : f64
  %r0 = math.acos %c0 : f64
  %c1 = arith.constant 1.0 : f64
  %r1 = math.acosh %c1 : f64
  %c2 = arith.constant 0.0 : f64
  %r2 = math.asin %c2 : f64
  %c3 = arith.constant 0.0 : f64
  %r3 = math.asinh %c3 : f64
  %c4 = arith.constant 0.0 : f64
  %r4 = math.atan %c4 : f64
  %c5 = arith.constant -0.0 : f64
  %r5 = math.atan %c5 : f64
  %c6 = arith.constant 0.0 : f64
  %r6 = math.atanh %c6 : f64
  %c7 = arith.constant 0.0 : f64
  %r7 = math.cos %c7 : f64
  %c8 = arith.constant 0.0 : f64
  %r8 = math.cosh %c8 : f64
  %c9 = arith.constant 0.0 : f64
  %r9 = math.erf %c9 : f64
  %c10 = arith.constant 0.0 : f64
  %r10 = math.erfc %c10 : f64
  %c11 = arith.constant 0.0 : f64
  %r11 = math.exp %c11 : f64
  %c12 = arith.constant 3.0 : f64
  %r12 = math.exp2 %c12 : f64
  %c13 = arith.constant -2.0 : f64
  %r13 = math.exp2 %c13 : f64
  %c14 = arith.constant 0.0 : f64
  %r14 = math.expm1 %c14 : f64
  %c15 = arith.constant 1.0 : f64
  %r15 = math.log %c15 : f64
  %c16 = arith.constant -1.0 : f64
  %r16 = math.log %c16 : f64
  %c17 = arith.constant 1.0 : f64
  %r17 = math.log10 %c17 : f64
  %c18 = arith.constant -3.0 : f64
  %r18 = math.log10 %c18 : f64
  %c19 = arith.constant 0.0 : f64
  %r19 = math.log1p %c19 : f64
  %c20 = arith.constant -2.0 : f64
  %r20 = math.log1p %c20 : f64
  %c21 = arith.constant 8.0 : f64
  %r21 = math.log2 %c21 : f64
  %c22 = arith.constant -1.0 : f64
  %r22 = math.log2 %c22 : f64
  %c23 = arith.constant 0.0 : f64
  %r23 = math.sin %c23 : f64
  %c24 = arith.constant 0.0 : f64
  %r24 = math.sinh %c24 : f64
  %c25 = arith.constant 4.0 : f64
  %r25 = math.sqrt %c25 : f64
  %c26 = arith.constant -4.0 : f64
  %r26 = math.sqrt %c26 : f64
  %c27 = arith.constant 0.0 : f64
  %r27 = math.sqrt %c27 : f64
  %c28 = arith.constant 0.0 : f64
  %r28 = math.tan %c28 : f64
  %c29 = arith.constant 0.0 : f64
  %r29 = math.tanh %c29 : f64
  %c30 = arith.constant -1.5 : f64
  %r30 = math.absf %c30 : f64
  %c31 = arith.constant 2.5 : f64
  %r31 = math.absf %c31 : f64
  %c32 = arith.constant 1.5 : f64
  %r32 = math.ceil %c32 : f64
  %c33 = arith.constant -1.5 : f64
  %r33 = math.ceil %c33 : f64
  %c34 = arith.constant 1.5 : f64
  %r34 = math.floor %c34 : f64
  %c35 = arith.constant -1.5 : f64
  %r35 = math.floor %c35 : f64
  %c36 = arith.constant 2.5 : f64
  %r36 = math.round %c36 : f64
  %c37 = arith.constant -2.5 : f64
  %r37 = math.round %c37 : f64
  %c38 = arith.constant -0.25 : f64
  %r38 = math.round %c38 : f64
  %c39 = arith.constant 2.5 : f64
  %r39 = math.roundeven %c39 : f64
  %c40 = arith.constant 3.5 : f64
  %r40 = math.roundeven %c40 : f64
  %c41 = arith.constant -0.5 : f64
  %r41 = math.roundeven %c41 : f64
  %c42 = arith.constant 2.5 : f64
  %r42 = math.trunc %c42 : f64
  %c43 = arith.constant -0.5 : f64
  %r43 = math.trunc %c43 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}
func.func @unary_bf16() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
  %c0 = arith.constant 1.0 : bf16
  %r0 = math.acos %c0 : bf16
  %c1 = arith.constant 1.0 : bf16
  %r1 = math.acosh %c1 : bf16
  %c2 = arith.constant 0.0 : bf16
  %r2 = math.asin %c2 : bf16
  %c3 = arith.constant 0.0 : bf16
  %r3 = math.asinh %c3 : bf16
  %c4 = arith.constant 0.0 : bf16
  %r4 = math.atan %c4 : bf16
  %c5 = arith.constant -0.0 : bf16
  %r5 = math.atan %c5 : bf16
  %c6 = arith.constant 0.0 : bf16
  %r6 = math.atanh %c6 : bf16
  %c7 = arith.constant 0.0 : bf16
  %r7 = math.cos %c7 : bf16
  %c8 = arith.constant 0.0 : bf16
  %r8 = math.cosh %c8 : bf16
  %c9 = arith.constant 0.0 : bf16
  %r9 = math.erf %c9 : bf16
  %c10 = arith.constant 0.0 : bf16
  %r10 = math.erfc %c10 : bf16
  %c11 = arith.constant 0.0 : bf16
  %r11 = math.exp %c11 : bf16
  %c12 = arith.constant 3.0 : bf16
  %r12 = math.exp2 %c12 : bf16
  %c13 = arith.constant -2.0 : bf16
  %r13 = math.exp2 %c13 : bf16
  %c14 = arith.constant 0.0 : bf16
  %r14 = math.expm1 %c14 : bf16
  %c15 = arith.constant 1.0 : bf16
  %r15 = math.log %c15 : bf16
  %c16 = arith.constant -1.0 : bf16
  %r16 = math.log %c16 : bf16
  %c17 = arith.constant 1.0 : bf16
  %r17 = math.log10 %c17 : bf16
  %c18 = arith.constant -3.0 : bf16
  %r18 = math.log10 %c18 : bf16
  %c19 = arith.constant 0.0 : bf16
  %r19 = math.log1p %c19 : bf16
  %c20 = arith.constant -2.0 : bf16
  %r20 = math.log1p %c20 : bf16
  %c21 = arith.constant 8.0 : bf16
  %r21 = math.log2 %c21 : bf16
  %c22 = arith.constant -1.0 : bf16
  %r22 = math.log2 %c22 : bf16
  %c23 = arith.constant 0.0 : bf16
  %r23 = math.sin %c23 : bf16
  %c24 = arith.constant 0.0 : bf16
  %r24 = math.sinh %c24 : bf16
  %c25 = arith.constant 4.0 : bf16
  %r25 = math.sqrt %c25 : bf16
  %c26 = arith.constant -4.0 : bf16
  %r26 = math.sqrt %c26 : bf16
  %c27 = arith.constant 0.0 : bf16
  %r27 = math.sqrt %c27 : bf16
  %c28 = arith.constant 0.0 : bf16
  %r28 = math.tan %c28 : bf16
  %c29 = arith.constant 0.0 : bf16
  %r29 = math.tanh %c29 : bf16
  %c30 = arith.constant -1.5 : bf16
  %r30 = math.absf %c30 : bf16
  %c31 = arith.constant 2.5 : bf16
  %r31 = math.absf %c31 : bf16
  %c32 = arith.constant 1.5 : bf16
  %r32 = math.ceil %c32 : bf16
  %c33 = arith.constant -1.5 : bf16
  %r33 = math.ceil %c33 : bf16
  %c34 = arith.constant 1.5 : bf16
  %r34 = math.floor %c34 : bf16
  %c35 = arith.constant -1.5 : bf16
  %r35 = math.floor %c35 : bf16
  %c36 = arith.constant 2.5 : bf16
  %r36 = math.round %c36 : bf16
  %c37 = arith.constant -2.5 : bf16
  %r37 = math.round %c37 : bf16
  %c38 = arith.constant -0.25 : bf16
  %r38 = math.round %c38 : bf16
  %c39 = arith.constant 2.5 : bf16
  %r39 = math.roundeven %c39 : bf16
  %c40 = arith.constant 3.5 : bf16
  %r40 = math.roundeven %c40 : bf16
  %c41 = arith.constant -0.5 : bf16
  %r41 = math.roundeven %c41 : bf16
  %c42 = arith.constant 2.5 : bf16
  %r42 = math.trunc %c42 : bf16
  %c43 = arith.constant -0.5 : bf16
  %r43 = math.trunc %c43 : bf16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16
}
func.func @unary_f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) {
  %c0 = arith.constant 1.0 : f16
  %r0 = math.acos %c0 : f16
  %c1 = arith.constant 1.0 : f16
  %r1 = math.acosh %c1 : f16
  %c2 = arith.constant 0.0 : f16
  %r2 = math.asin %c2 : f16
  %c3 = arith.constant 0.0 : f16
  %r3 = math.asinh %c3 : f16
  %c4 = arith.constant 0.0 : f16
  %r4 = math.atan %c4 : f16
  %c5 = arith.constant -0.0 : f16
  %r5 = math.atan %c5 : f16
  %c6 = arith.constant 0.0 : f16
  %r6 = math.atanh %c6 : f16
  %c7 = arith.constant 0.0 : f16
  %r7 = math.cos %c7 : f16
  %c8 = arith.constant 0.0 : f16
  %r8 = math.cosh %c8 : f16
  %c9 = arith.constant 0.0 : f16
  %r9 = math.erf %c9 : f16
  %c10 = arith.constant 0.0 : f16
  %r10 = math.erfc %c10 : f16
  %c11 = arith.constant 0.0 : f16
  %r11 = math.exp %c11 : f16
  %c12 = arith.constant 3.0 : f16
  %r12 = math.exp2 %c12 : f16
  %c13 = arith.constant -2.0 : f16
  %r13 = math.exp2 %c13 : f16
  %c14 = arith.constant 0.0 : f16
  %r14 = math.expm1 %c14 : f16
  %c15 = arith.constant 1.0 : f16
  %r15 = math.log %c15 : f16
  %c16 = arith.constant -1.0 : f16
  %r16 = math.log %c16 : f16
  %c17 = arith.constant 1.0 : f16
  %r17 = math.log10 %c17 : f16
  %c18 = arith.constant -3.0 : f16
  %r18 = math.log10 %c18 : f16
  %c19 = arith.constant 0.0 : f16
  %r19 = math.log1p %c19 : f16
  %c20 = arith.constant -2.0 : f16
  %r20 = math.log1p %c20 : f16
  %c21 = arith.constant 8.0 : f16
  %r21 = math.log2 %c21 : f16
  %c22 = arith.constant -1.0 : f16
  %r22 = math.log2 %c22 : f16
  %c23 = arith.constant 0.0 : f16
  %r23 = math.sin %c23 : f16
  %c24 = arith.constant 0.0 : f16
  %r24 = math.sinh %c24 : f16
  %c25 = arith.constant 4.0 : f16
  %r25 = math.sqrt %c25 : f16
  %c26 = arith.constant -4.0 : f16
  %r26 = math.sqrt %c26 : f16
  %c27 = arith.constant 0.0 : f16
  %r27 = math.sqrt %c27 : f16
  %c28 = arith.constant 0.0 : f16
  %r28 = math.tan %c28 : f16
  %c29 = arith.constant 0.0 : f16
  %r29 = math.tanh %c29 : f16
  %c30 = arith.constant -1.5 : f16
  %r30 = math.absf %c30 : f16
  %c31 = arith.constant 2.5 : f16
  %r31 = math.absf %c31 : f16
  %c32 = arith.constant 1.5 : f16
  %r32 = math.ceil %c32 : f16
  %c33 = arith.constant -1.5 : f16
  %r33 = math.ceil %c33 : f16
  %c34 = arith.constant 1.5 : f16
  %r34 = math.floor %c34 : f16
  %c35 = arith.constant -1.5 : f16
  %r35 = math.floor %c35 : f16
  %c36 = arith.constant 2.5 : f16
  %r36 = math.round %c36 : f16
  %c37 = arith.constant -2.5 : f16
  %r37 = math.round %c37 : f16
  %c38 = arith.constant -0.25 : f16
  %r38 = math.round %c38 : f16
  %c39 = arith.constant 2.5 : f16
  %r39 = math.roundeven %c39 : f16
  %c40 = arith.constant 3.5 : f16
  %r40 = math.roundeven %c40 : f16
  %c41 = arith.constant -0.5 : f16
  %r41 = math.roundeven %c41 : f16
  %c42 = arith.constant 2.5 : f16
  %r42 = math.trunc %c42 : f16
  %c43 = arith.constant -0.5 : f16
  %r43 = math.trunc %c43 : f16
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35, %r36, %r37, %r38, %r39, %r40, %r41, %r42, %r43 : f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16
}
func.func @unary_vector() -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %c0 = arith.constant dense<[1.0, 1.0]> : vector<2xf32>
  %r0 = math.acos %c0 : vector<2xf32>
  %c1 = arith.constant dense<[1.0, 1.0]> : vector<2xf32>
  %r1 = math.acosh %c1 : vector<2xf32>
  %c2 = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
  %r2 = math.asin %c2 : vector<2xf32>
  %c3 = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
  %r3 = math.asinh %c3 : vector<2xf32>
  %c4 = arith.constant dense<[0.0, -0.0]> : vector<2xf32>
  %r4 = math.atan %c4 : vector<2xf32>
  %c5 = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
  %r5 = math.atanh %c5 : vector<2xf32>
  %c6 = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
  %r6 = math.cos %c6 : vector<2xf32>
  %c7 = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
  %r7 = math.cosh %c7 : vector<2xf32>
  %c8 = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
  %r8 = math.erf %c8 : vector<2xf32>
  %c9 = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
  %r9 = math.erfc %c9 : vector<2xf32>
  %c10 = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
  %r10 = math.exp %c10 : vector<2xf32>
  %c11 = arith.constant dense<[3.0, -2.0]> : vector<2xf32>
  %r11 = math.exp2 %c11 : vector<2xf32>
  %c12 = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
  %r12 = math.expm1 %c12 : vector<2xf32>
  %c13 = arith.constant dense<[1.0, -1.0]> : vector<2xf32>
  %r13 = math.log %c13 : vector<2xf32>
  %c14 = arith.constant dense<[1.0, -3.0]> : vector<2xf32>
  %r14 = math.log10 %c14 : vector<2xf32>
  %c15 = arith.constant dense<[0.0, -2.0]> : vector<2xf32>
  %r15 = math.log1p %c15 : vector<2xf32>
  %c16 = arith.constant dense<[8.0, -1.0]> : vector<2xf32>
  %r16 = math.log2 %c16 : vector<2xf32>
  %c17 = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
  %r17 = math.sin %c17 : vector<2xf32>
  %c18 = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
  %r18 = math.sinh %c18 : vector<2xf32>
  %c19 = arith.constant dense<[4.0, 0.0]> : vector<2xf32>
  %r19 = math.sqrt %c19 : vector<2xf32>
  %c20 = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
  %r20 = math.tan %c20 : vector<2xf32>
  %c21 = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
  %r21 = math.tanh %c21 : vector<2xf32>
  %c22 = arith.constant dense<[-1.5, 2.5]> : vector<2xf32>
  %r22 = math.absf %c22 : vector<2xf32>
  %c23 = arith.constant dense<[1.5, -1.5]> : vector<2xf32>
  %r23 = math.ceil %c23 : vector<2xf32>
  %c24 = arith.constant dense<[1.5, -1.5]> : vector<2xf32>
  %r24 = math.floor %c24 : vector<2xf32>
  %c25 = arith.constant dense<[2.5, -0.25]> : vector<2xf32>
  %r25 = math.round %c25 : vector<2xf32>
  %c26 = arith.constant dense<[2.5, -0.5]> : vector<2xf32>
  %r26 = math.roundeven %c26 : vector<2xf32>
  %c27 = arith.constant dense<[2.5, -0.5]> : vector<2xf32>
  %r27 = math.trunc %c27 : vector<2xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27 : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
}
func.func @unary_tensor() -> (tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>) {
  %c0 = arith.constant dense<1.0> : tensor<2x2xf64>
  %r0 = math.acos %c0 : tensor<2x2xf64>
  %c1 = arith.constant dense<1.0> : tensor<2x2xf64>
  %r1 = math.acosh %c1 : tensor<2x2xf64>
  %c2 = arith.constant dense<0.0> : tensor<2x2xf64>
  %r2 = math.asin %c2 : tensor<2x2xf64>
  %c3 = arith.constant dense<0.0> : tensor<2x2xf64>
  %r3 = math.asinh %c3 : tensor<2x2xf64>
  %c4 = arith.constant dense<-0.0> : tensor<2x2xf64>
  %r4 = math.atan %c4 : tensor<2x2xf64>
  %c5 = arith.constant dense<0.0> : tensor<2x2xf64>
  %r5 = math.atanh %c5 : tensor<2x2xf64>
  %c6 = arith.constant dense<0.0> : tensor<2x2xf64>
  %r6 = math.cos %c6 : tensor<2x2xf64>
  %c7 = arith.constant dense<0.0> : tensor<2x2xf64>
  %r7 = math.cosh %c7 : tensor<2x2xf64>
  %c8 = arith.constant dense<0.0> : tensor<2x2xf64>
  %r8 = math.erf %c8 : tensor<2x2xf64>
  %c9 = arith.constant dense<0.0> : tensor<2x2xf64>
  %r9 = math.erfc %c9 : tensor<2x2xf64>
  %c10 = arith.constant dense<0.0> : tensor<2x2xf64>
  %r10 = math.exp %c10 : tensor<2x2xf64>
  %c11 = arith.constant dense<-2.0> : tensor<2x2xf64>
  %r11 = math.exp2 %c11 : tensor<2x2xf64>
  %c12 = arith.constant dense<0.0> : tensor<2x2xf64>
  %r12 = math.expm1 %c12 : tensor<2x2xf64>
  %c13 = arith.constant dense<-1.0> : tensor<2x2xf64>
  %r13 = math.log %c13 : tensor<2x2xf64>
  %c14 = arith.constant dense<-3.0> : tensor<2x2xf64>
  %r14 = math.log10 %c14 : tensor<2x2xf64>
  %c15 = arith.constant dense<-2.0> : tensor<2x2xf64>
  %r15 = math.log1p %c15 : tensor<2x2xf64>
  %c16 = arith.constant dense<-1.0> : tensor<2x2xf64>
  %r16 = math.log2 %c16 : tensor<2x2xf64>
  %c17 = arith.constant dense<0.0> : tensor<2x2xf64>
  %r17 = math.sin %c17 : tensor<2x2xf64>
  %c18 = arith.constant dense<0.0> : tensor<2x2xf64>
  %r18 = math.sinh %c18 : tensor<2x2xf64>
  %c19 = arith.constant dense<0.0> : tensor<2x2xf64>
  %r19 = math.sqrt %c19 : tensor<2x2xf64>
  %c20 = arith.constant dense<0.0> : tensor<2x2xf64>
  %r20 = math.tan %c20 : tensor<2x2xf64>
  %c21 = arith.constant dense<0.0> : tensor<2x2xf64>
  %r21 = math.tanh %c21 : tensor<2x2xf64>
  %c22 = arith.constant dense<2.5> : tensor<2x2xf64>
  %r22 = math.absf %c22 : tensor<2x2xf64>
  %c23 = arith.constant dense<-1.5> : tensor<2x2xf64>
  %r23 = math.ceil %c23 : tensor<2x2xf64>
  %c24 = arith.constant dense<-1.5> : tensor<2x2xf64>
  %r24 = math.floor %c24 : tensor<2x2xf64>
  %c25 = arith.constant dense<-0.25> : tensor<2x2xf64>
  %r25 = math.round %c25 : tensor<2x2xf64>
  %c26 = arith.constant dense<-0.5> : tensor<2x2xf64>
  %r26 = math.roundeven %c26 : tensor<2x2xf64>
  %c27 = arith.constant dense<-0.5> : tensor<2x2xf64>
  %r27 = math.trunc %c27 : tensor<2x2xf64>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27 : tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>
}
func.func @binary_0() -> (f32, f32, f32, f32) {
  %a = arith.constant 0.0 : f32
  %b = arith.constant 2.0 : f32
  %r0 = math.atan2 %a, %b : f32
  %r1 = math.copysign %a, %b : f32
  %r2 = math.powf %a, %b : f32
  %r3 = math.fma %a, %b, %a : f32
  return %r0, %r1, %r2, %r3 : f32, f32, f32, f32
}
func.func @binary_1() -> (f64, f64, f64, f64) {
  %a = arith.constant 0.0 : f64
  %b = arith.constant 0.0 : f64
  %r0 = math.atan2 %a, %b : f64
  %r1 = math.copysign %a, %b : f64
  %r2 = math.powf %a, %b : f64
  %r3 = math.fma %a, %b, %a : f64
  return %r0, %r1, %r2, %r3 : f64, f64, f64, f64
}
func.func @binary_2() -> (f64, f64, f64, f64) {
  %a = arith.constant 0.0 : f64
  %b = arith.constant 3.0 : f64
  %r0 = math.atan2 %a, %b : f64
  %r1 = math.copysign %a, %b : f64
  %r2 = math.powf %a, %b : f64
  %r3 = math.fma %a, %b, %a : f64
  return %r0, %r1, %r2, %r3 : f64, f64, f64, f64
}
func.func @binary_3() -> (f16, f16, f16, f16) {
  %a = arith.constant 1.0 : f16
  %b = arith.constant -1.0 : f16
  %r0 = math.atan2 %a, %b : f16
  %r1 = math.copysign %a, %b : f16
  %r2 = math.powf %a, %b : f16
  %r3 = math.fma %a, %b, %a : f16
  return %r0, %r1, %r2, %r3 : f16, f16, f16, f16
}
func.func @binary_4() -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %a = arith.constant dense<[0.0, 0.0]> : vector<2xf32>
  %b = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %r0 = math.atan2 %a, %b : vector<2xf32>
  %r1 = math.copysign %a, %b : vector<2xf32>
  %r2 = math.powf %a, %b : vector<2xf32>
  %r3 = math.fma %a, %b, %a : vector<2xf32>
  return %r0, %r1, %r2, %r3 : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
}
func.func @binary_5() -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
  %a = arith.constant dense<0.0> : vector<2xf64>
  %b = arith.constant dense<5.0e-01> : vector<2xf64>
  %r0 = math.atan2 %a, %b : vector<2xf64>
  %r1 = math.copysign %a, %b : vector<2xf64>
  %r2 = math.powf %a, %b : vector<2xf64>
  %r3 = math.fma %a, %b, %a : vector<2xf64>
  return %r0, %r1, %r2, %r3 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
}
func.func @class_0() -> (i1, i1, i1, i1) {
  %a = arith.constant 1.0 : f32
  %r0 = math.isfinite %a : f32
  %r1 = math.isinf %a : f32
  %r2 = math.isnan %a : f32
  %r3 = math.isnormal %a : f32
  return %r0, %r1, %r2, %r3 : i1, i1, i1, i1
}
func.func @class_1() -> (i1, i1, i1, i1) {
  %a = arith.constant 0.0 : f64
  %r0 = math.isfinite %a : f64
  %r1 = math.isinf %a : f64
  %r2 = math.isnan %a : f64
  %r3 = math.isnormal %a : f64
  return %r0, %r1, %r2, %r3 : i1, i1, i1, i1
}
func.func @class_2() -> (i1, i1, i1, i1) {
  %a = arith.constant 0x7F800000 : f32
  %r0 = math.isfinite %a : f32
  %r1 = math.isinf %a : f32
  %r2 = math.isnan %a : f32
  %r3 = math.isnormal %a : f32
  return %r0, %r1, %r2, %r3 : i1, i1, i1, i1
}
func.func @class_3() -> (i1, i1, i1, i1) {
  %a = arith.constant 0x7FF8000000000000 : f64
  %r0 = math.isfinite %a : f64
  %r1 = math.isinf %a : f64
  %r2 = math.isnan %a : f64
  %r3 = math.isnormal %a : f64
  return %r0, %r1, %r2, %r3 : i1, i1, i1, i1
}
func.func @class_4() -> (i1, i1, i1, i1) {
  %a = arith.constant 1.0e-40 : f32
  %r0 = math.isfinite %a : f32
  %r1 = math.isinf %a : f32
  %r2 = math.isnan %a : f32
  %r3 = math.isnormal %a : f32
  return %r0, %r1, %r2, %r3 : i1, i1, i1, i1
}
func.func @class_5() -> (i1, i1, i1, i1) {
  %a = arith.constant 1.0e-310 : f64
  %r0 = math.isfinite %a : f64
  %r1 = math.isinf %a : f64
  %r2 = math.isnan %a : f64
  %r3 = math.isnormal %a : f64
  return %r0, %r1, %r2, %r3 : i1, i1, i1, i1
}
func.func @class_6() -> (i1, i1, i1, i1) {
  %a = arith.constant 1.0 : f16
  %r0 = math.isfinite %a : f16
  %r1 = math.isinf %a : f16
  %r2 = math.isnan %a : f16
  %r3 = math.isnormal %a : f16
  return %r0, %r1, %r2, %r3 : i1, i1, i1, i1
}
func.func @class_7() -> (vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>) {
  %a = arith.constant dense<1.0> : vector<2xf32>
  %r0 = math.isfinite %a : vector<2xf32>
  %r1 = math.isinf %a : vector<2xf32>
  %r2 = math.isnan %a : vector<2xf32>
  %r3 = math.isnormal %a : vector<2xf32>
  return %r0, %r1, %r2, %r3 : vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>
}
func.func @bits_0() -> (i32, i32, i32, i32) {
  %a = arith.constant -5 : i32
  %r0 = math.absi %a : i32
  %r1 = math.ctlz %a : i32
  %r2 = math.ctpop %a : i32
  %r3 = math.cttz %a : i32
  return %r0, %r1, %r2, %r3 : i32, i32, i32, i32
}
func.func @bits_1() -> (i8, i8, i8, i8) {
  %a = arith.constant 0 : i8
  %r0 = math.absi %a : i8
  %r1 = math.ctlz %a : i8
  %r2 = math.ctpop %a : i8
  %r3 = math.cttz %a : i8
  return %r0, %r1, %r2, %r3 : i8, i8, i8, i8
}
func.func @bits_2() -> (i64, i64, i64, i64) {
  %a = arith.constant 1024 : i64
  %r0 = math.absi %a : i64
  %r1 = math.ctlz %a : i64
  %r2 = math.ctpop %a : i64
  %r3 = math.cttz %a : i64
  return %r0, %r1, %r2, %r3 : i64, i64, i64, i64
}
func.func @bits_3() -> (i1, i1, i1, i1) {
  %a = arith.constant true
  %r0 = math.absi %a : i1
  %r1 = math.ctlz %a : i1
  %r2 = math.ctpop %a : i1
  %r3 = math.cttz %a : i1
  return %r0, %r1, %r2, %r3 : i1, i1, i1, i1
}
func.func @bits_4() -> (vector<3xi16>, vector<3xi16>, vector<3xi16>, vector<3xi16>) {
  %a = arith.constant dense<[1, -1, 6]> : vector<3xi16>
  %r0 = math.absi %a : vector<3xi16>
  %r1 = math.ctlz %a : vector<3xi16>
  %r2 = math.ctpop %a : vector<3xi16>
  %r3 = math.cttz %a : vector<3xi16>
  return %r0, %r1, %r2, %r3 : vector<3xi16>, vector<3xi16>, vector<3xi16>, vector<3xi16>
}
func.func @bits_5() -> (index, index, index, index) {
  %a = arith.constant 7 : index
  %r0 = math.absi %a : index
  %r1 = math.ctlz %a : index
  %r2 = math.ctpop %a : index
  %r3 = math.cttz %a : index
  return %r0, %r1, %r2, %r3 : index, index, index, index
}
func.func @bits_6() -> (i128, i128, i128, i128) {
  %a = arith.constant 340282366920938463463374607431768211455 : i128
  %r0 = math.absi %a : i128
  %r1 = math.ctlz %a : i128
  %r2 = math.ctpop %a : i128
  %r3 = math.cttz %a : i128
  return %r0, %r1, %r2, %r3 : i128, i128, i128, i128
}
func.func @power_i32() -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %a0 = arith.constant 2 : i32
  %b0 = arith.constant 10 : i32
  %r0 = math.ipowi %a0, %b0 : i32
  %a1 = arith.constant 0 : i32
  %b1 = arith.constant 0 : i32
  %r1 = math.ipowi %a1, %b1 : i32
  %a2 = arith.constant 0 : i32
  %b2 = arith.constant -1 : i32
  %r2 = math.ipowi %a2, %b2 : i32
  %a3 = arith.constant 1 : i32
  %b3 = arith.constant -3 : i32
  %r3 = math.ipowi %a3, %b3 : i32
  %a4 = arith.constant -1 : i32
  %b4 = arith.constant -3 : i32
  %r4 = math.ipowi %a4, %b4 : i32
  %a5 = arith.constant -1 : i32
  %b5 = arith.constant -2 : i32
  %r5 = math.ipowi %a5, %b5 : i32
  %a6 = arith.constant 2 : i32
  %b6 = arith.constant -1 : i32
  %r6 = math.ipowi %a6, %b6 : i32
  %a7 = arith.constant -3 : i32
  %b7 = arith.constant 3 : i32
  %r7 = math.ipowi %a7, %b7 : i32
  %a8 = arith.constant 7 : i32
  %b8 = arith.constant 100 : i32
  %r8 = math.ipowi %a8, %b8 : i32
  %a9 = arith.constant -2 : i32
  %b9 = arith.constant 0 : i32
  %r9 = math.ipowi %a9, %b9 : i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}
func.func @power_i8() -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %a0 = arith.constant 2 : i8
  %b0 = arith.constant 10 : i8
  %r0 = math.ipowi %a0, %b0 : i8
  %a1 = arith.constant 0 : i8
  %b1 = arith.constant 0 : i8
  %r1 = math.ipowi %a1, %b1 : i8
  %a2 = arith.constant 0 : i8
  %b2 = arith.constant -1 : i8
  %r2 = math.ipowi %a2, %b2 : i8
  %a3 = arith.constant 1 : i8
  %b3 = arith.constant -3 : i8
  %r3 = math.ipowi %a3, %b3 : i8
  %a4 = arith.constant -1 : i8
  %b4 = arith.constant -3 : i8
  %r4 = math.ipowi %a4, %b4 : i8
  %a5 = arith.constant -1 : i8
  %b5 = arith.constant -2 : i8
  %r5 = math.ipowi %a5, %b5 : i8
  %a6 = arith.constant 2 : i8
  %b6 = arith.constant -1 : i8
  %r6 = math.ipowi %a6, %b6 : i8
  %a7 = arith.constant -3 : i8
  %b7 = arith.constant 3 : i8
  %r7 = math.ipowi %a7, %b7 : i8
  %a8 = arith.constant 7 : i8
  %b8 = arith.constant 100 : i8
  %r8 = math.ipowi %a8, %b8 : i8
  %a9 = arith.constant -2 : i8
  %b9 = arith.constant 0 : i8
  %r9 = math.ipowi %a9, %b9 : i8
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9 : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
}
func.func @power_i64() -> (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) {
  %a0 = arith.constant 2 : i64
  %b0 = arith.constant 10 : i64
  %r0 = math.ipowi %a0, %b0 : i64
  %a1 = arith.constant 0 : i64
  %b1 = arith.constant 0 : i64
  %r1 = math.ipowi %a1, %b1 : i64
  %a2 = arith.constant 0 : i64
  %b2 = arith.constant -1 : i64
  %r2 = math.ipowi %a2, %b2 : i64
  %a3 = arith.constant 1 : i64
  %b3 = arith.constant -3 : i64
  %r3 = math.ipowi %a3, %b3 : i64
  %a4 = arith.constant -1 : i64
  %b4 = arith.constant -3 : i64
  %r4 = math.ipowi %a4, %b4 : i64
  %a5 = arith.constant -1 : i64
  %b5 = arith.constant -2 : i64
  %r5 = math.ipowi %a5, %b5 : i64
  %a6 = arith.constant 2 : i64
  %b6 = arith.constant -1 : i64
  %r6 = math.ipowi %a6, %b6 : i64
  %a7 = arith.constant -3 : i64
  %b7 = arith.constant 3 : i64
  %r7 = math.ipowi %a7, %b7 : i64
  %a8 = arith.constant 7 : i64
  %b8 = arith.constant 100 : i64
  %r8 = math.ipowi %a8, %b8 : i64
  %a9 = arith.constant -2 : i64
  %b9 = arith.constant 0 : i64
  %r9 = math.ipowi %a9, %b9 : i64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9 : i64, i64, i64, i64, i64, i64, i64, i64, i64, i64
}
func.func @power_vector() -> (vector<4xi32>) {
  %a = arith.constant dense<[2, 3, -1, 0]> : vector<4xi32>
  %b = arith.constant dense<[3, 2, -5, 4]> : vector<4xi32>
  %r0 = math.ipowi %a, %b : vector<4xi32>
  return %r0 : vector<4xi32>
}
func.func @unknown(%x: f32, %i: i32, %v: vector<4xf32>) -> (f32, f32, i32, f32, i1, f32, f32) {
  %one = arith.constant 1.0 : f32
  %0 = math.sin %x : f32
  %1 = math.powf %x, %one : f32
  %2 = math.ipowi %i, %i : i32
  %3 = math.fma %x, %one, %x : f32
  %4 = math.isnan %x : f32
  %5 = math.absf %x : f32
  %6 = math.absf %5 : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, i32, f32, i1, f32, f32
}
//= --canonicalize
module {
  func.func @unary_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
    %cst = arith.constant 4.000000e+00 : f32
    %cst_0 = arith.constant 2.500000e+00 : f32
    %cst_1 = arith.constant 1.500000e+00 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant 3.000000e+00 : f32
    %cst_4 = arith.constant -4.000000e+00 : f32
    %cst_5 = arith.constant -3.000000e+00 : f32
    %cst_6 = arith.constant -1.000000e+00 : f32
    %cst_7 = arith.constant -2.000000e+00 : f32
    %cst_8 = arith.constant 0.000000e+00 : f32
    %cst_9 = arith.constant -0.000000e+00 : f32
    %cst_10 = arith.constant 1.000000e+00 : f32
    %cst_11 = arith.constant 8.000000e+00 : f32
    %cst_12 = arith.constant 2.500000e-01 : f32
    %0 = math.log %cst_6 : f32
    %1 = math.log10 %cst_5 : f32
    %2 = math.log1p %cst_7 : f32
    %3 = math.log2 %cst_6 : f32
    %4 = math.sqrt %cst_4 : f32
    return %cst_8, %cst_8, %cst_8, %cst_8, %cst_8, %cst_9, %cst_8, %cst_10, %cst_10, %cst_8, %cst_10, %cst_10, %cst_11, %cst_12, %cst_8, %cst_8, %0, %cst_8, %1, %cst_8, %2, %cst_3, %3, %cst_8, %cst_8, %cst_2, %4, %cst_8, %cst_8, %cst_8, %cst_1, %cst_0, %cst_2, %cst_6, %cst_10, %cst_7, %cst_3, %cst_5, %cst_9, %cst_2, %cst, %cst_9, %cst_2, %cst_9 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
  }
  func.func @unary_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
    %cst = arith.constant 4.000000e+00 : f64
    %cst_0 = arith.constant 2.500000e+00 : f64
    %cst_1 = arith.constant 1.500000e+00 : f64
    %cst_2 = arith.constant 2.000000e+00 : f64
    %cst_3 = arith.constant 3.000000e+00 : f64
    %cst_4 = arith.constant -4.000000e+00 : f64
    %cst_5 = arith.constant -3.000000e+00 : f64
    %cst_6 = arith.constant -1.000000e+00 : f64
    %cst_7 = arith.constant -2.000000e+00 : f64
    %cst_8 = arith.constant 0.000000e+00 : f64
    %cst_9 = arith.constant -0.000000e+00 : f64
    %cst_10 = arith.constant 1.000000e+00 : f64
    %cst_11 = arith.constant 8.000000e+00 : f64
    %cst_12 = arith.constant 2.500000e-01 : f64
    %0 = math.log %cst_6 : f64
    %1 = math.log10 %cst_5 : f64
    %2 = math.log1p %cst_7 : f64
    %3 = math.log2 %cst_6 : f64
    %4 = math.sqrt %cst_4 : f64
    return %cst_8, %cst_8, %cst_8, %cst_8, %cst_8, %cst_9, %cst_8, %cst_10, %cst_10, %cst_8, %cst_10, %cst_10, %cst_11, %cst_12, %cst_8, %cst_8, %0, %cst_8, %1, %cst_8, %2, %cst_3, %3, %cst_8, %cst_8, %cst_2, %4, %cst_8, %cst_8, %cst_8, %cst_1, %cst_0, %cst_2, %cst_6, %cst_10, %cst_7, %cst_3, %cst_5, %cst_9, %cst_2, %cst, %cst_9, %cst_2, %cst_9 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
  }
  func.func @unary_bf16() -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
    %cst = arith.constant 2.000000e+00 : bf16
    %cst_0 = arith.constant 1.500000e+00 : bf16
    %cst_1 = arith.constant -5.000000e-01 : bf16
    %cst_2 = arith.constant -2.500000e-01 : bf16
    %cst_3 = arith.constant -2.500000e+00 : bf16
    %cst_4 = arith.constant 2.500000e+00 : bf16
    %cst_5 = arith.constant -4.000000e+00 : bf16
    %cst_6 = arith.constant 4.000000e+00 : bf16
    %cst_7 = arith.constant 8.000000e+00 : bf16
    %cst_8 = arith.constant -3.000000e+00 : bf16
    %cst_9 = arith.constant -1.000000e+00 : bf16
    %cst_10 = arith.constant -2.000000e+00 : bf16
    %cst_11 = arith.constant 3.000000e+00 : bf16
    %cst_12 = arith.constant -0.000000e+00 : bf16
    %cst_13 = arith.constant 0.000000e+00 : bf16
    %cst_14 = arith.constant 1.000000e+00 : bf16
    %0 = math.acos %cst_14 : bf16
    %1 = math.acosh %cst_14 : bf16
    %2 = math.asin %cst_13 : bf16
    %3 = math.asinh %cst_13 : bf16
    %4 = math.atan %cst_13 : bf16
    %5 = math.atan %cst_12 : bf16
    %6 = math.atanh %cst_13 : bf16
    %7 = math.cos %cst_13 : bf16
    %8 = math.cosh %cst_13 : bf16
    %9 = math.erf %cst_13 : bf16
    %10 = math.erfc %cst_13 : bf16
    %11 = math.exp %cst_13 : bf16
    %12 = math.exp2 %cst_11 : bf16
    %13 = math.exp2 %cst_10 : bf16
    %14 = math.expm1 %cst_13 : bf16
    %15 = math.log %cst_14 : bf16
    %16 = math.log %cst_9 : bf16
    %17 = math.log10 %cst_14 : bf16
    %18 = math.log10 %cst_8 : bf16
    %19 = math.log1p %cst_13 : bf16
    %20 = math.log1p %cst_10 : bf16
    %21 = math.log2 %cst_7 : bf16
    %22 = math.log2 %cst_9 : bf16
    %23 = math.sin %cst_13 : bf16
    %24 = math.sinh %cst_13 : bf16
    %25 = math.sqrt %cst_6 : bf16
    %26 = math.sqrt %cst_5 : bf16
    %27 = math.sqrt %cst_13 : bf16
    %28 = math.tan %cst_13 : bf16
    %29 = math.tanh %cst_13 : bf16
    %30 = math.round %cst_4 : bf16
    %31 = math.round %cst_3 : bf16
    %32 = math.round %cst_2 : bf16
    %33 = math.trunc %cst_4 : bf16
    %34 = math.trunc %cst_1 : bf16
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %cst_0, %cst_4, %cst, %cst_9, %cst_14, %cst_10, %30, %31, %32, %cst, %cst_6, %cst_12, %33, %34 : bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16
  }
  func.func @unary_f16() -> (f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16) {
    %cst = arith.constant 2.000000e+00 : f16
    %cst_0 = arith.constant 1.500000e+00 : f16
    %cst_1 = arith.constant -5.000000e-01 : f16
    %cst_2 = arith.constant -2.500000e-01 : f16
    %cst_3 = arith.constant -2.500000e+00 : f16
    %cst_4 = arith.constant 2.500000e+00 : f16
    %cst_5 = arith.constant -4.000000e+00 : f16
    %cst_6 = arith.constant 4.000000e+00 : f16
    %cst_7 = arith.constant 8.000000e+00 : f16
    %cst_8 = arith.constant -3.000000e+00 : f16
    %cst_9 = arith.constant -1.000000e+00 : f16
    %cst_10 = arith.constant -2.000000e+00 : f16
    %cst_11 = arith.constant 3.000000e+00 : f16
    %cst_12 = arith.constant -0.000000e+00 : f16
    %cst_13 = arith.constant 0.000000e+00 : f16
    %cst_14 = arith.constant 1.000000e+00 : f16
    %0 = math.acos %cst_14 : f16
    %1 = math.acosh %cst_14 : f16
    %2 = math.asin %cst_13 : f16
    %3 = math.asinh %cst_13 : f16
    %4 = math.atan %cst_13 : f16
    %5 = math.atan %cst_12 : f16
    %6 = math.atanh %cst_13 : f16
    %7 = math.cos %cst_13 : f16
    %8 = math.cosh %cst_13 : f16
    %9 = math.erf %cst_13 : f16
    %10 = math.erfc %cst_13 : f16
    %11 = math.exp %cst_13 : f16
    %12 = math.exp2 %cst_11 : f16
    %13 = math.exp2 %cst_10 : f16
    %14 = math.expm1 %cst_13 : f16
    %15 = math.log %cst_14 : f16
    %16 = math.log %cst_9 : f16
    %17 = math.log10 %cst_14 : f16
    %18 = math.log10 %cst_8 : f16
    %19 = math.log1p %cst_13 : f16
    %20 = math.log1p %cst_10 : f16
    %21 = math.log2 %cst_7 : f16
    %22 = math.log2 %cst_9 : f16
    %23 = math.sin %cst_13 : f16
    %24 = math.sinh %cst_13 : f16
    %25 = math.sqrt %cst_6 : f16
    %26 = math.sqrt %cst_5 : f16
    %27 = math.sqrt %cst_13 : f16
    %28 = math.tan %cst_13 : f16
    %29 = math.tanh %cst_13 : f16
    %30 = math.round %cst_4 : f16
    %31 = math.round %cst_3 : f16
    %32 = math.round %cst_2 : f16
    %33 = math.trunc %cst_4 : f16
    %34 = math.trunc %cst_1 : f16
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %cst_0, %cst_4, %cst, %cst_9, %cst_14, %cst_10, %30, %31, %32, %cst, %cst_6, %cst_12, %33, %34 : f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16, f16
  }
  func.func @unary_vector() -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
    %cst = arith.constant dense<[2.000000e+00, -0.000000e+00]> : vector<2xf32>
    %cst_0 = arith.constant dense<[3.000000e+00, -0.000000e+00]> : vector<2xf32>
    %cst_1 = arith.constant dense<[1.000000e+00, -2.000000e+00]> : vector<2xf32>
    %cst_2 = arith.constant dense<[2.000000e+00, -1.000000e+00]> : vector<2xf32>
    %cst_3 = arith.constant dense<[1.500000e+00, 2.500000e+00]> : vector<2xf32>
    %cst_4 = arith.constant dense<[2.000000e+00, 0.000000e+00]> : vector<2xf32>
    %cst_5 = arith.constant dense<[8.000000e+00, -1.000000e+00]> : vector<2xf32>
    %cst_6 = arith.constant dense<[0.000000e+00, -2.000000e+00]> : vector<2xf32>
    %cst_7 = arith.constant dense<[1.000000e+00, -3.000000e+00]> : vector<2xf32>
    %cst_8 = arith.constant dense<[1.000000e+00, -1.000000e+00]> : vector<2xf32>
    %cst_9 = arith.constant dense<0.000000e+00> : vector<2xf32>
    %cst_10 = arith.constant dense<[0.000000e+00, -0.000000e+00]> : vector<2xf32>
    %cst_11 = arith.constant dense<1.000000e+00> : vector<2xf32>
    %cst_12 = arith.constant dense<[8.000000e+00, 2.500000e-01]> : vector<2xf32>
    %0 = math.log %cst_8 : vector<2xf32>
    %1 = math.log10 %cst_7 : vector<2xf32>
    %2 = math.log1p %cst_6 : vector<2xf32>
    %3 = math.log2 %cst_5 : vector<2xf32>
    return %cst_9, %cst_9, %cst_9, %cst_9, %cst_10, %cst_9, %cst_11, %cst_11, %cst_9, %cst_11, %cst_11, %cst_12, %cst_9, %0, %1, %2, %3, %cst_9, %cst_9, %cst_4, %cst_9, %cst_9, %cst_3, %cst_2, %cst_1, %cst_0, %cst, %cst : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
  }
  func.func @unary_tensor() -> (tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>) {
    %cst = arith.constant dense<2.500000e+00> : tensor<2x2xf64>
    %cst_0 = arith.constant dense<-3.000000e+00> : tensor<2x2xf64>
    %cst_1 = arith.constant dense<-1.000000e+00> : tensor<2x2xf64>
    %cst_2 = arith.constant dense<-2.000000e+00> : tensor<2x2xf64>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<2x2xf64>
    %cst_4 = arith.constant dense<-0.000000e+00> : tensor<2x2xf64>
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<2x2xf64>
    %cst_6 = arith.constant dense<2.500000e-01> : tensor<2x2xf64>
    %0 = math.log %cst_1 : tensor<2x2xf64>
    %1 = math.log10 %cst_0 : tensor<2x2xf64>
    %2 = math.log1p %cst_2 : tensor<2x2xf64>
    %3 = math.log2 %cst_1 : tensor<2x2xf64>
    return %cst_3, %cst_3, %cst_3, %cst_3, %cst_4, %cst_3, %cst_5, %cst_5, %cst_3, %cst_5, %cst_5, %cst_6, %cst_3, %0, %1, %2, %3, %cst_3, %cst_3, %cst_3, %cst_3, %cst_3, %cst, %cst_1, %cst_2, %cst_4, %cst_4, %cst_4 : tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>, tensor<2x2xf64>
  }
  func.func @binary_0() -> (f32, f32, f32, f32) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.000000e+00 : f32
    %0 = math.fma %cst, %cst_0, %cst : f32
    return %cst, %cst, %cst, %0 : f32, f32, f32, f32
  }
  func.func @binary_1() -> (f64, f64, f64, f64) {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0x7FF8000000000000 : f64
    %cst_1 = arith.constant 1.000000e+00 : f64
    %0 = math.fma %cst, %cst, %cst : f64
    return %cst_0, %cst, %cst_1, %0 : f64, f64, f64, f64
  }
  func.func @binary_2() -> (f64, f64, f64, f64) {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 3.000000e+00 : f64
    %0 = math.fma %cst, %cst_0, %cst : f64
    return %cst, %cst, %cst, %0 : f64, f64, f64, f64
  }
  func.func @binary_3() -> (f16, f16, f16, f16) {
    %cst = arith.constant 1.000000e+00 : f16
    %cst_0 = arith.constant -1.000000e+00 : f16
    %0 = math.atan2 %cst, %cst_0 : f16
    %1 = math.powf %cst, %cst_0 : f16
    %2 = math.fma %cst, %cst_0, %cst : f16
    return %0, %cst_0, %1, %2 : f16, f16, f16, f16
  }
  func.func @binary_4() -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %cst_0 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
    %0 = math.fma %cst, %cst_0, %cst : vector<2xf32>
    return %cst, %cst, %cst, %0 : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
  }
  func.func @binary_5() -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
    %cst = arith.constant dense<0.000000e+00> : vector<2xf64>
    %cst_0 = arith.constant dense<5.000000e-01> : vector<2xf64>
    %0 = math.fma %cst, %cst_0, %cst : vector<2xf64>
    return %cst, %cst, %cst, %0 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
  }
  func.func @class_0() -> (i1, i1, i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    return %true, %false, %false, %true : i1, i1, i1, i1
  }
  func.func @class_1() -> (i1, i1, i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    return %true, %false, %false, %false : i1, i1, i1, i1
  }
  func.func @class_2() -> (i1, i1, i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    return %false, %true, %false, %false : i1, i1, i1, i1
  }
  func.func @class_3() -> (i1, i1, i1, i1) {
    %false = arith.constant false
    %true = arith.constant true
    return %false, %false, %true, %false : i1, i1, i1, i1
  }
  func.func @class_4() -> (i1, i1, i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    return %true, %false, %false, %false : i1, i1, i1, i1
  }
  func.func @class_5() -> (i1, i1, i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    return %true, %false, %false, %false : i1, i1, i1, i1
  }
  func.func @class_6() -> (i1, i1, i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    return %true, %false, %false, %true : i1, i1, i1, i1
  }
  func.func @class_7() -> (vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>) {
    %cst = arith.constant dense<true> : vector<2xi1>
    %cst_0 = arith.constant dense<false> : vector<2xi1>
    return %cst, %cst_0, %cst_0, %cst : vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>
  }
  func.func @bits_0() -> (i32, i32, i32, i32) {
    %c5_i32 = arith.constant 5 : i32
    %c0_i32 = arith.constant 0 : i32
    %c31_i32 = arith.constant 31 : i32
    return %c5_i32, %c0_i32, %c31_i32, %c0_i32 : i32, i32, i32, i32
  }
  func.func @bits_1() -> (i8, i8, i8, i8) {
    %c0_i8 = arith.constant 0 : i8
    %c8_i8 = arith.constant 8 : i8
    return %c0_i8, %c8_i8, %c0_i8, %c8_i8 : i8, i8, i8, i8
  }
  func.func @bits_2() -> (i64, i64, i64, i64) {
    %c1024_i64 = arith.constant 1024 : i64
    %c53_i64 = arith.constant 53 : i64
    %c1_i64 = arith.constant 1 : i64
    %c10_i64 = arith.constant 10 : i64
    return %c1024_i64, %c53_i64, %c1_i64, %c10_i64 : i64, i64, i64, i64
  }
  func.func @bits_3() -> (i1, i1, i1, i1) {
    %true = arith.constant true
    %false = arith.constant false
    return %true, %false, %true, %false : i1, i1, i1, i1
  }
  func.func @bits_4() -> (vector<3xi16>, vector<3xi16>, vector<3xi16>, vector<3xi16>) {
    %cst = arith.constant dense<[1, 1, 6]> : vector<3xi16>
    %cst_0 = arith.constant dense<[15, 0, 13]> : vector<3xi16>
    %cst_1 = arith.constant dense<[1, 16, 2]> : vector<3xi16>
    %cst_2 = arith.constant dense<[0, 0, 1]> : vector<3xi16>
    return %cst, %cst_0, %cst_1, %cst_2 : vector<3xi16>, vector<3xi16>, vector<3xi16>, vector<3xi16>
  }
  func.func @bits_5() -> (index, index, index, index) {
    %c7 = arith.constant 7 : index
    %c61 = arith.constant 61 : index
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    return %c7, %c61, %c3, %c0 : index, index, index, index
  }
  func.func @bits_6() -> (i128, i128, i128, i128) {
    %c1_i128 = arith.constant 1 : i128
    %c0_i128 = arith.constant 0 : i128
    %c128_i128 = arith.constant 128 : i128
    return %c1_i128, %c0_i128, %c128_i128, %c0_i128 : i128, i128, i128, i128
  }
  func.func @power_i32() -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
    %c1027218017_i32 = arith.constant 1027218017 : i32
    %c-27_i32 = arith.constant -27 : i32
    %c-1_i32 = arith.constant -1 : i32
    %c0_i32 = arith.constant 0 : i32
    %c1024_i32 = arith.constant 1024 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = math.ipowi %c0_i32, %c-1_i32 : i32
    return %c1024_i32, %c1_i32, %0, %c1_i32, %c-1_i32, %c1_i32, %c0_i32, %c-27_i32, %c1027218017_i32, %c1_i32 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
  }
  func.func @power_i8() -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
    %c97_i8 = arith.constant 97 : i8
    %c-27_i8 = arith.constant -27 : i8
    %c-1_i8 = arith.constant -1 : i8
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %0 = math.ipowi %c0_i8, %c-1_i8 : i8
    return %c0_i8, %c1_i8, %0, %c1_i8, %c-1_i8, %c1_i8, %c0_i8, %c-27_i8, %c97_i8, %c1_i8 : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
  }
  func.func @power_i64() -> (i64, i64, i64, i64, i64, i64, i64, i64, i64, i64) {
    %c3728452490685454945_i64 = arith.constant 3728452490685454945 : i64
    %c-27_i64 = arith.constant -27 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1024_i64 = arith.constant 1024 : i64
    %c1_i64 = arith.constant 1 : i64
    %0 = math.ipowi %c0_i64, %c-1_i64 : i64
    return %c1024_i64, %c1_i64, %0, %c1_i64, %c-1_i64, %c1_i64, %c0_i64, %c-27_i64, %c3728452490685454945_i64, %c1_i64 : i64, i64, i64, i64, i64, i64, i64, i64, i64, i64
  }
  func.func @power_vector() -> vector<4xi32> {
    %cst = arith.constant dense<[8, 9, -1, 0]> : vector<4xi32>
    return %cst : vector<4xi32>
  }
  func.func @unknown(%arg0: f32, %arg1: i32, %arg2: vector<4xf32>) -> (f32, f32, i32, f32, i1, f32, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = math.sin %arg0 : f32
    %1 = math.powf %arg0, %cst : f32
    %2 = math.ipowi %arg1, %arg1 : i32
    %3 = math.fma %arg0, %cst, %arg0 : f32
    %4 = math.isnan %arg0 : f32
    %5 = math.absf %arg0 : f32
    %6 = math.absf %5 : f32
    return %0, %1, %2, %3, %4, %5, %6 : f32, f32, i32, f32, i1, f32, f32
  }
}

