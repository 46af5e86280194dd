// Every operation of rocdl, made from the facts of ODS, without and with an attribute; its attributes.
llvm.func @all(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: !llvm.ptr<8>, %arg4: bf16, %arg5: f16, %arg6: f32, %arg7: i1, %arg8: i16, %arg9: i32, %arg10: i64, %arg11: vector<16xbf16>, %arg12: vector<16xf16>, %arg13: vector<16xf32>, %arg14: vector<2xbf16>, %arg15: vector<2xf16>, %arg16: vector<2xf32>, %arg17: vector<2xi16>, %arg18: vector<2xi32>, %arg19: vector<32xbf16>, %arg20: vector<32xf16>, %arg21: vector<32xf32>, %arg22: vector<3xi32>, %arg23: vector<4xf32>, %arg24: vector<4xi32>, %arg25: vector<6xi32>, %arg26: vector<8xbf16>, %arg27: vector<8xf16>, %arg28: vector<8xf32>, %arg29: vector<8xi32>) {
  %0 = rocdl.cos %arg6 f32 -> f32
  %1 = rocdl.cos %arg6 f32 {a} -> f32
  %2 = rocdl.exp %arg6 f32 -> f32
  %3 = rocdl.exp %arg6 f32 {a} -> f32
  %4 = rocdl.exp2 %arg6 f32 -> f32
  %5 = rocdl.exp2 %arg6 f32 {a} -> f32
  %6 = rocdl.log %arg6 f32 -> f32
  %7 = rocdl.log %arg6 f32 {a} -> f32
  %8 = rocdl.rcp %arg6 f32 -> f32
  %9 = rocdl.rcp %arg6 f32 {a} -> f32
  %10 = rocdl.sin %arg6 f32 -> f32
  %11 = rocdl.sin %arg6 f32 {a} -> f32
  %12 = rocdl.sqrt %arg6 f32 -> f32
  %13 = rocdl.sqrt %arg6 f32 {a} -> f32
  %14 = rocdl.tanh %arg6 f32 -> f32
  %15 = rocdl.tanh %arg6 f32 {a} -> f32
  %16 = rocdl.ballot %arg7 : i32
  %17 = rocdl.ballot %arg7 {a} : i32
  rocdl.s.barrier.init %arg2 member_cnt = 3 : !llvm.ptr<3>
  rocdl.s.barrier.init %arg2 member_cnt = 3 {a} : !llvm.ptr<3>
  rocdl.s.barrier.join %arg2 : !llvm.ptr<3>
  rocdl.s.barrier.join %arg2 {a} : !llvm.ptr<3>
  rocdl.s.barrier.leave id = 3
  rocdl.s.barrier.leave id = 3 {a}
  rocdl.barrier
  rocdl.barrier {a}
  %18 = rocdl.s.barrier.signal.isfirst id = 3 -> i1
  %19 = rocdl.s.barrier.signal.isfirst id = 3 {a} -> i1
  rocdl.s.barrier.signal id = 3
  rocdl.s.barrier.signal id = 3 {a}
  rocdl.s.barrier.signal.var %arg2 member_cnt = 3 : !llvm.ptr<3>
  rocdl.s.barrier.signal.var %arg2 member_cnt = 3 {a} : !llvm.ptr<3>
  rocdl.s.barrier.wait id = 3
  rocdl.s.barrier.wait id = 3 {a}
  %20 = rocdl.workgroup.dim.x : i32
  %21 = rocdl.workgroup.dim.x {a} : i32
  %22 = rocdl.workgroup.dim.y : i32
  %23 = rocdl.workgroup.dim.y {a} : i32
  %24 = rocdl.workgroup.dim.z : i32
  %25 = rocdl.workgroup.dim.z {a} : i32
  %26 = rocdl.workgroup.id.x : i32
  %27 = rocdl.workgroup.id.x {a} : i32
  %28 = rocdl.workgroup.id.y : i32
  %29 = rocdl.workgroup.id.y {a} : i32
  %30 = rocdl.workgroup.id.z : i32
  %31 = rocdl.workgroup.id.z {a} : i32
  %32 = rocdl.cluster.id.x : i32
  %33 = rocdl.cluster.id.x {a} : i32
  %34 = rocdl.cluster.id.y : i32
  %35 = rocdl.cluster.id.y {a} : i32
  %36 = rocdl.cluster.id.z : i32
  %37 = rocdl.cluster.id.z {a} : i32
  rocdl.cluster.load.async.to.lds.b128 %arg1, %arg2, 3, 3, %arg9 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b128 %arg1, %arg2, 3, 3, %arg9 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b32 %arg1, %arg2, 3, 3, %arg9 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b32 %arg1, %arg2, 3, 3, %arg9 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b64 %arg1, %arg2, 3, 3, %arg9 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b64 %arg1, %arg2, 3, 3, %arg9 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b8 %arg1, %arg2, 3, 3, %arg9 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b8 %arg1, %arg2, 3, 3, %arg9 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  %38 = rocdl.cvt.f32.bf8 %arg9[3] : i32
  %39 = rocdl.cvt.f32.bf8 {a} %arg9[3] : i32
  %40 = rocdl.cvt.f32.fp8 %arg9[3] : i32
  %41 = rocdl.cvt.f32.fp8 {a} %arg9[3] : i32
  %42 = rocdl.cvt.pk.bf8.f32 %arg6, %arg6 -> %arg9[true] : i32
  %43 = rocdl.cvt.pk.bf8.f32 {a} %arg6, %arg6 -> %arg9[true] : i32
  %44 = rocdl.cvt.pk.f32.bf8 %arg9[true] : i32
  %45 = rocdl.cvt.pk.f32.bf8 {a} %arg9[true] : i32
  %46 = rocdl.cvt.pk.f32.fp8 %arg9[true] : i32
  %47 = rocdl.cvt.pk.f32.fp8 {a} %arg9[true] : i32
  %48 = rocdl.cvt.pk.fp8.f32 %arg6, %arg6 -> %arg9[true] : i32
  %49 = rocdl.cvt.pk.fp8.f32 {a} %arg6, %arg6 -> %arg9[true] : i32
  %50 = rocdl.cvt.pkrtz %arg6, %arg6 : i32
  %51 = rocdl.cvt.pkrtz {a} %arg6, %arg6 : i32
  %52 = rocdl.cvt.scale.pk16.bf16.bf6 %arg22, %arg9[3] : vector<16xbf16>
  %53 = rocdl.cvt.scale.pk16.bf16.bf6 {a} %arg22, %arg9[3] : vector<16xbf16>
  %54 = rocdl.cvt.scale.pk16.bf16.fp6 %arg22, %arg9[3] : vector<16xbf16>
  %55 = rocdl.cvt.scale.pk16.bf16.fp6 {a} %arg22, %arg9[3] : vector<16xbf16>
  %56 = rocdl.cvt.scale.pk16.f16.bf6 %arg22, %arg9[3] : vector<16xf16>
  %57 = rocdl.cvt.scale.pk16.f16.bf6 {a} %arg22, %arg9[3] : vector<16xf16>
  %58 = rocdl.cvt.scale.pk16.f16.fp6 %arg22, %arg9[3] : vector<16xf16>
  %59 = rocdl.cvt.scale.pk16.f16.fp6 {a} %arg22, %arg9[3] : vector<16xf16>
  %60 = rocdl.cvt.scale.pk16.f32.bf6 %arg22, %arg9[3] : vector<16xf32>
  %61 = rocdl.cvt.scale.pk16.f32.bf6 {a} %arg22, %arg9[3] : vector<16xf32>
  %62 = rocdl.cvt.scale.pk16.f32.fp6 %arg22, %arg9[3] : vector<16xf32>
  %63 = rocdl.cvt.scale.pk16.f32.fp6 {a} %arg22, %arg9[3] : vector<16xf32>
  %64 = rocdl.cvt.scale.pk8.bf16.bf8 %arg18, %arg9[3] : vector<8xbf16>
  %65 = rocdl.cvt.scale.pk8.bf16.bf8 {a} %arg18, %arg9[3] : vector<8xbf16>
  %66 = rocdl.cvt.scale.pk8.bf16.fp4 %arg9, %arg9[3] : vector<8xbf16>
  %67 = rocdl.cvt.scale.pk8.bf16.fp4 {a} %arg9, %arg9[3] : vector<8xbf16>
  %68 = rocdl.cvt.scale.pk8.bf16.fp8 %arg18, %arg9[3] : vector<8xbf16>
  %69 = rocdl.cvt.scale.pk8.bf16.fp8 {a} %arg18, %arg9[3] : vector<8xbf16>
  %70 = rocdl.cvt.scale.pk8.f16.bf8 %arg18, %arg9[3] : vector<8xf16>
  %71 = rocdl.cvt.scale.pk8.f16.bf8 {a} %arg18, %arg9[3] : vector<8xf16>
  %72 = rocdl.cvt.scale.pk8.f16.fp4 %arg9, %arg9[3] : vector<8xf16>
  %73 = rocdl.cvt.scale.pk8.f16.fp4 {a} %arg9, %arg9[3] : vector<8xf16>
  %74 = rocdl.cvt.scale.pk8.f16.fp8 %arg18, %arg9[3] : vector<8xf16>
  %75 = rocdl.cvt.scale.pk8.f16.fp8 {a} %arg18, %arg9[3] : vector<8xf16>
  %76 = rocdl.cvt.scale.pk8.f32.bf8 %arg18, %arg9[3] : vector<8xf32>
  %77 = rocdl.cvt.scale.pk8.f32.bf8 {a} %arg18, %arg9[3] : vector<8xf32>
  %78 = rocdl.cvt.scale.pk8.f32.fp4 %arg9, %arg9[3] : vector<8xf32>
  %79 = rocdl.cvt.scale.pk8.f32.fp4 {a} %arg9, %arg9[3] : vector<8xf32>
  %80 = rocdl.cvt.scale.pk8.f32.fp8 %arg18, %arg9[3] : vector<8xf32>
  %81 = rocdl.cvt.scale.pk8.f32.fp8 {a} %arg18, %arg9[3] : vector<8xf32>
  %82 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %arg13, %arg13, %arg6 : vector<6xi32>
  %83 = rocdl.cvt.scalef32.2xpk16.bf6.f32 {a} %arg13, %arg13, %arg6 : vector<6xi32>
  %84 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %arg13, %arg13, %arg6 : vector<6xi32>
  %85 = rocdl.cvt.scalef32.2xpk16.fp6.f32 {a} %arg13, %arg13, %arg6 : vector<6xi32>
  %86 = rocdl.cvt.scalef32.f16.bf8 %arg9[3], %arg6 -> %arg15[true] : vector<2xf16>
  %87 = rocdl.cvt.scalef32.f16.bf8 {a} %arg9[3], %arg6 -> %arg15[true] : vector<2xf16>
  %88 = rocdl.cvt.scalef32.f16.fp8 %arg9[3], %arg6 -> %arg15[true] : vector<2xf16>
  %89 = rocdl.cvt.scalef32.f16.fp8 {a} %arg9[3], %arg6 -> %arg15[true] : vector<2xf16>
  %90 = rocdl.cvt.scalef32.f32.bf8 %arg9[3], %arg6 : f32
  %91 = rocdl.cvt.scalef32.f32.bf8 {a} %arg9[3], %arg6 : f32
  %92 = rocdl.cvt.scalef32.f32.fp8 %arg9[3], %arg6 : f32
  %93 = rocdl.cvt.scalef32.f32.fp8 {a} %arg9[3], %arg6 : f32
  %94 = rocdl.cvt.scalef32.pk16.bf6.bf16 %arg11, %arg6 : vector<3xi32>
  %95 = rocdl.cvt.scalef32.pk16.bf6.bf16 {a} %arg11, %arg6 : vector<3xi32>
  %96 = rocdl.cvt.scalef32.pk16.bf6.f16 %arg12, %arg6 : vector<3xi32>
  %97 = rocdl.cvt.scalef32.pk16.bf6.f16 {a} %arg12, %arg6 : vector<3xi32>
  %98 = rocdl.cvt.scalef32.pk16.bf6.f32 %arg13, %arg6 : vector<3xi32>
  %99 = rocdl.cvt.scalef32.pk16.bf6.f32 {a} %arg13, %arg6 : vector<3xi32>
  %100 = rocdl.cvt.scalef32.pk16.fp6.bf16 %arg11, %arg6 : vector<3xi32>
  %101 = rocdl.cvt.scalef32.pk16.fp6.bf16 {a} %arg11, %arg6 : vector<3xi32>
  %102 = rocdl.cvt.scalef32.pk16.fp6.f16 %arg12, %arg6 : vector<3xi32>
  %103 = rocdl.cvt.scalef32.pk16.fp6.f16 {a} %arg12, %arg6 : vector<3xi32>
  %104 = rocdl.cvt.scalef32.pk16.fp6.f32 %arg13, %arg6 : vector<3xi32>
  %105 = rocdl.cvt.scalef32.pk16.fp6.f32 {a} %arg13, %arg6 : vector<3xi32>
  %106 = rocdl.cvt.scalef32.pk32.bf16.bf6 %arg25, %arg6 : vector<32xbf16>
  %107 = rocdl.cvt.scalef32.pk32.bf16.bf6 {a} %arg25, %arg6 : vector<32xbf16>
  %108 = rocdl.cvt.scalef32.pk32.bf16.fp6 %arg25, %arg6 : vector<32xbf16>
  %109 = rocdl.cvt.scalef32.pk32.bf16.fp6 {a} %arg25, %arg6 : vector<32xbf16>
  %110 = rocdl.cvt.scalef32.pk32.bf6.bf16 %arg19, %arg6 : vector<6xi32>
  %111 = rocdl.cvt.scalef32.pk32.bf6.bf16 {a} %arg19, %arg6 : vector<6xi32>
  %112 = rocdl.cvt.scalef32.pk32.bf6.f16 %arg20, %arg6 : vector<6xi32>
  %113 = rocdl.cvt.scalef32.pk32.bf6.f16 {a} %arg20, %arg6 : vector<6xi32>
  %114 = rocdl.cvt.scalef32.pk32.f16.bf6 %arg25, %arg6 : vector<32xf16>
  %115 = rocdl.cvt.scalef32.pk32.f16.bf6 {a} %arg25, %arg6 : vector<32xf16>
  %116 = rocdl.cvt.scalef32.pk32.f16.fp6 %arg25, %arg6 : vector<32xf16>
  %117 = rocdl.cvt.scalef32.pk32.f16.fp6 {a} %arg25, %arg6 : vector<32xf16>
  %118 = rocdl.cvt.scalef32.pk32.f32.bf6 %arg25, %arg6 : vector<32xf32>
  %119 = rocdl.cvt.scalef32.pk32.f32.bf6 {a} %arg25, %arg6 : vector<32xf32>
  %120 = rocdl.cvt.scalef32.pk32.f32.fp6 %arg25, %arg6 : vector<32xf32>
  %121 = rocdl.cvt.scalef32.pk32.f32.fp6 {a} %arg25, %arg6 : vector<32xf32>
  %122 = rocdl.cvt.scalef32.pk32.fp6.bf16 %arg19, %arg6 : vector<6xi32>
  %123 = rocdl.cvt.scalef32.pk32.fp6.bf16 {a} %arg19, %arg6 : vector<6xi32>
  %124 = rocdl.cvt.scalef32.pk32.fp6.f16 %arg20, %arg6 : vector<6xi32>
  %125 = rocdl.cvt.scalef32.pk32.fp6.f16 {a} %arg20, %arg6 : vector<6xi32>
  %126 = rocdl.cvt.scalef32.pk8.bf8.bf16 %arg26, %arg6 : vector<2xi32>
  %127 = rocdl.cvt.scalef32.pk8.bf8.bf16 {a} %arg26, %arg6 : vector<2xi32>
  %128 = rocdl.cvt.scalef32.pk8.bf8.f16 %arg27, %arg6 : vector<2xi32>
  %129 = rocdl.cvt.scalef32.pk8.bf8.f16 {a} %arg27, %arg6 : vector<2xi32>
  %130 = rocdl.cvt.scalef32.pk8.bf8.f32 %arg28, %arg6 : vector<2xi32>
  %131 = rocdl.cvt.scalef32.pk8.bf8.f32 {a} %arg28, %arg6 : vector<2xi32>
  %132 = rocdl.cvt.scalef32.pk8.fp4.bf16 %arg26, %arg6 : i32
  %133 = rocdl.cvt.scalef32.pk8.fp4.bf16 {a} %arg26, %arg6 : i32
  %134 = rocdl.cvt.scalef32.pk8.fp4.f16 %arg27, %arg6 : i32
  %135 = rocdl.cvt.scalef32.pk8.fp4.f16 {a} %arg27, %arg6 : i32
  %136 = rocdl.cvt.scalef32.pk8.fp4.f32 %arg28, %arg6 : i32
  %137 = rocdl.cvt.scalef32.pk8.fp4.f32 {a} %arg28, %arg6 : i32
  %138 = rocdl.cvt.scalef32.pk8.fp8.bf16 %arg26, %arg6 : vector<2xi32>
  %139 = rocdl.cvt.scalef32.pk8.fp8.bf16 {a} %arg26, %arg6 : vector<2xi32>
  %140 = rocdl.cvt.scalef32.pk8.fp8.f16 %arg27, %arg6 : vector<2xi32>
  %141 = rocdl.cvt.scalef32.pk8.fp8.f16 {a} %arg27, %arg6 : vector<2xi32>
  %142 = rocdl.cvt.scalef32.pk8.fp8.f32 %arg28, %arg6 : vector<2xi32>
  %143 = rocdl.cvt.scalef32.pk8.fp8.f32 {a} %arg28, %arg6 : vector<2xi32>
  %144 = rocdl.cvt.scalef32.pk.bf16.bf8 %arg9[true], %arg6 : vector<2xbf16>
  %145 = rocdl.cvt.scalef32.pk.bf16.bf8 {a} %arg9[true], %arg6 : vector<2xbf16>
  %146 = rocdl.cvt.scalef32.pk.bf16.fp4 %arg9[3], %arg6 : vector<2xbf16>
  %147 = rocdl.cvt.scalef32.pk.bf16.fp4 {a} %arg9[3], %arg6 : vector<2xbf16>
  %148 = rocdl.cvt.scalef32.pk.bf16.fp8 %arg9[true], %arg6 : vector<2xbf16>
  %149 = rocdl.cvt.scalef32.pk.bf16.fp8 {a} %arg9[true], %arg6 : vector<2xbf16>
  %150 = rocdl.cvt.scalef32.pk.bf8.bf16 %arg14, %arg6 -> %arg17[true] : vector<2xi16>
  %151 = rocdl.cvt.scalef32.pk.bf8.bf16 {a} %arg14, %arg6 -> %arg17[true] : vector<2xi16>
  %152 = rocdl.cvt.scalef32.pk.bf8.f16 %arg15, %arg6 -> %arg17[true] : vector<2xi16>
  %153 = rocdl.cvt.scalef32.pk.bf8.f16 {a} %arg15, %arg6 -> %arg17[true] : vector<2xi16>
  %154 = rocdl.cvt.scalef32.pk.bf8.f32 %arg6, %arg6, %arg6 -> %arg17[true] : vector<2xi16>
  %155 = rocdl.cvt.scalef32.pk.bf8.f32 {a} %arg6, %arg6, %arg6 -> %arg17[true] : vector<2xi16>
  %156 = rocdl.cvt.scalef32.pk.f16.bf8 %arg9[true], %arg6 : vector<2xf16>
  %157 = rocdl.cvt.scalef32.pk.f16.bf8 {a} %arg9[true], %arg6 : vector<2xf16>
  %158 = rocdl.cvt.scalef32.pk.f16.fp4 %arg9[3], %arg6 : vector<2xf16>
  %159 = rocdl.cvt.scalef32.pk.f16.fp4 {a} %arg9[3], %arg6 : vector<2xf16>
  %160 = rocdl.cvt.scalef32.pk.f16.fp8 %arg9[true], %arg6 : vector<2xf16>
  %161 = rocdl.cvt.scalef32.pk.f16.fp8 {a} %arg9[true], %arg6 : vector<2xf16>
  %162 = rocdl.cvt.scalef32.pk.f32.bf8 %arg9[true], %arg6 : vector<2xf32>
  %163 = rocdl.cvt.scalef32.pk.f32.bf8 {a} %arg9[true], %arg6 : vector<2xf32>
  %164 = rocdl.cvt.scalef32.pk.f32.fp4 %arg9[3], %arg6 : vector<2xf32>
  %165 = rocdl.cvt.scalef32.pk.f32.fp4 {a} %arg9[3], %arg6 : vector<2xf32>
  %166 = rocdl.cvt.scalef32.pk.f32.fp8 %arg9[true], %arg6 : vector<2xf32>
  %167 = rocdl.cvt.scalef32.pk.f32.fp8 {a} %arg9[true], %arg6 : vector<2xf32>
  %168 = rocdl.cvt.scalef32.pk.fp4.bf16 %arg14, %arg6 -> %arg9[3] : i32
  %169 = rocdl.cvt.scalef32.pk.fp4.bf16 {a} %arg14, %arg6 -> %arg9[3] : i32
  %170 = rocdl.cvt.scalef32.pk.fp4.f16 %arg15, %arg6 -> %arg9[3] : i32
  %171 = rocdl.cvt.scalef32.pk.fp4.f16 {a} %arg15, %arg6 -> %arg9[3] : i32
  %172 = rocdl.cvt.scalef32.pk.fp4.f32 %arg6, %arg6, %arg6 -> %arg9[3] : i32
  %173 = rocdl.cvt.scalef32.pk.fp4.f32 {a} %arg6, %arg6, %arg6 -> %arg9[3] : i32
  %174 = rocdl.cvt.scalef32.pk.fp8.bf16 %arg14, %arg6 -> %arg17[true] : vector<2xi16>
  %175 = rocdl.cvt.scalef32.pk.fp8.bf16 {a} %arg14, %arg6 -> %arg17[true] : vector<2xi16>
  %176 = rocdl.cvt.scalef32.pk.fp8.f16 %arg15, %arg6 -> %arg17[true] : vector<2xi16>
  %177 = rocdl.cvt.scalef32.pk.fp8.f16 {a} %arg15, %arg6 -> %arg17[true] : vector<2xi16>
  %178 = rocdl.cvt.scalef32.pk.fp8.f32 %arg6, %arg6, %arg6 -> %arg17[true] : vector<2xi16>
  %179 = rocdl.cvt.scalef32.pk.fp8.f32 {a} %arg6, %arg6, %arg6 -> %arg17[true] : vector<2xi16>
  %180 = rocdl.cvt.scalef32.sr.bf8.bf16 %arg4, %arg9, %arg6 -> %arg9[3] : i32
  %181 = rocdl.cvt.scalef32.sr.bf8.bf16 {a} %arg4, %arg9, %arg6 -> %arg9[3] : i32
  %182 = rocdl.cvt.scalef32.sr.bf8.f16 %arg5, %arg9, %arg6 -> %arg9[3] : i32
  %183 = rocdl.cvt.scalef32.sr.bf8.f16 {a} %arg5, %arg9, %arg6 -> %arg9[3] : i32
  %184 = rocdl.cvt.scalef32.sr.bf8.f32 %arg6, %arg9, %arg6 -> %arg9[3] : i32
  %185 = rocdl.cvt.scalef32.sr.bf8.f32 {a} %arg6, %arg9, %arg6 -> %arg9[3] : i32
  %186 = rocdl.cvt.scalef32.sr.fp8.bf16 %arg4, %arg9, %arg6 -> %arg9[3] : i32
  %187 = rocdl.cvt.scalef32.sr.fp8.bf16 {a} %arg4, %arg9, %arg6 -> %arg9[3] : i32
  %188 = rocdl.cvt.scalef32.sr.fp8.f16 %arg5, %arg9, %arg6 -> %arg9[3] : i32
  %189 = rocdl.cvt.scalef32.sr.fp8.f16 {a} %arg5, %arg9, %arg6 -> %arg9[3] : i32
  %190 = rocdl.cvt.scalef32.sr.fp8.f32 %arg6, %arg9, %arg6 -> %arg9[3] : i32
  %191 = rocdl.cvt.scalef32.sr.fp8.f32 {a} %arg6, %arg9, %arg6 -> %arg9[3] : i32
  %192 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %arg11, %arg9, %arg6 : vector<3xi32>
  %193 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 {a} %arg11, %arg9, %arg6 : vector<3xi32>
  %194 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %arg12, %arg9, %arg6 : vector<3xi32>
  %195 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 {a} %arg12, %arg9, %arg6 : vector<3xi32>
  %196 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %arg13, %arg9, %arg6 : vector<3xi32>
  %197 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 {a} %arg13, %arg9, %arg6 : vector<3xi32>
  %198 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %arg11, %arg9, %arg6 : vector<3xi32>
  %199 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 {a} %arg11, %arg9, %arg6 : vector<3xi32>
  %200 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %arg12, %arg9, %arg6 : vector<3xi32>
  %201 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 {a} %arg12, %arg9, %arg6 : vector<3xi32>
  %202 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %arg13, %arg9, %arg6 : vector<3xi32>
  %203 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 {a} %arg13, %arg9, %arg6 : vector<3xi32>
  %204 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %arg19, %arg9, %arg6 : vector<6xi32>
  %205 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 {a} %arg19, %arg9, %arg6 : vector<6xi32>
  %206 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %arg20, %arg9, %arg6 : vector<6xi32>
  %207 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 {a} %arg20, %arg9, %arg6 : vector<6xi32>
  %208 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %arg21, %arg9, %arg6 : vector<6xi32>
  %209 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 {a} %arg21, %arg9, %arg6 : vector<6xi32>
  %210 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %arg19, %arg9, %arg6 : vector<6xi32>
  %211 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 {a} %arg19, %arg9, %arg6 : vector<6xi32>
  %212 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %arg20, %arg9, %arg6 : vector<6xi32>
  %213 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 {a} %arg20, %arg9, %arg6 : vector<6xi32>
  %214 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %arg21, %arg9, %arg6 : vector<6xi32>
  %215 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 {a} %arg21, %arg9, %arg6 : vector<6xi32>
  %216 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %arg26, %arg9, %arg6 : vector<2xi32>
  %217 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 {a} %arg26, %arg9, %arg6 : vector<2xi32>
  %218 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %arg27, %arg9, %arg6 : vector<2xi32>
  %219 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 {a} %arg27, %arg9, %arg6 : vector<2xi32>
  %220 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %arg28, %arg9, %arg6 : vector<2xi32>
  %221 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 {a} %arg28, %arg9, %arg6 : vector<2xi32>
  %222 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %arg26, %arg9, %arg6 : i32
  %223 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 {a} %arg26, %arg9, %arg6 : i32
  %224 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %arg27, %arg9, %arg6 : i32
  %225 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 {a} %arg27, %arg9, %arg6 : i32
  %226 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %arg28, %arg9, %arg6 : i32
  %227 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 {a} %arg28, %arg9, %arg6 : i32
  %228 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %arg26, %arg9, %arg6 : vector<2xi32>
  %229 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 {a} %arg26, %arg9, %arg6 : vector<2xi32>
  %230 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %arg27, %arg9, %arg6 : vector<2xi32>
  %231 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 {a} %arg27, %arg9, %arg6 : vector<2xi32>
  %232 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %arg28, %arg9, %arg6 : vector<2xi32>
  %233 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 {a} %arg28, %arg9, %arg6 : vector<2xi32>
  %234 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %arg14, %arg9, %arg6 -> %arg9[3] : i32
  %235 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 {a} %arg14, %arg9, %arg6 -> %arg9[3] : i32
  %236 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %arg15, %arg9, %arg6 -> %arg9[3] : i32
  %237 = rocdl.cvt.scalef32.sr.pk.fp4.f16 {a} %arg15, %arg9, %arg6 -> %arg9[3] : i32
  %238 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %arg16, %arg9, %arg6 -> %arg9[3] : i32
  %239 = rocdl.cvt.scalef32.sr.pk.fp4.f32 {a} %arg16, %arg9, %arg6 -> %arg9[3] : i32
  %240 = rocdl.cvt.sr.bf8.f32 %arg6, %arg9 -> %arg9[3] : i32
  %241 = rocdl.cvt.sr.bf8.f32 {a} %arg6, %arg9 -> %arg9[3] : i32
  %242 = rocdl.cvt.sr.fp8.f32 %arg6, %arg9 -> %arg9[3] : i32
  %243 = rocdl.cvt.sr.fp8.f32 {a} %arg6, %arg9 -> %arg9[3] : i32
  %244 = rocdl.update.dpp %arg9, %arg9 with 3, 3, 3, true : i32
  %245 = rocdl.update.dpp {a} %arg9, %arg9 with 3, 3, 3, true : i32
  rocdl.ds.atomic.async.barrier.arrive.b64 %arg2 : !llvm.ptr<3>
  rocdl.ds.atomic.async.barrier.arrive.b64 %arg2 {a} : !llvm.ptr<3>
  %246 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg2, %arg10 : !llvm.ptr<3>, i64 -> i64
  %247 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg2, %arg10 {a} : !llvm.ptr<3>, i64 -> i64
  %248 = rocdl.ds_bpermute %arg9, %arg9 : (i32, i32) -> i32
  %249 = rocdl.ds_bpermute %arg9, %arg9 {a} : (i32, i32) -> i32
  %250 = rocdl.ds.load.tr16.b128 %arg2 : !llvm.ptr<3> -> i32
  %251 = rocdl.ds.load.tr16.b128 %arg2 {a} : !llvm.ptr<3> -> i32
  %252 = rocdl.ds.load.tr4.b64 %arg2 : !llvm.ptr<3> -> i32
  %253 = rocdl.ds.load.tr4.b64 %arg2 {a} : !llvm.ptr<3> -> i32
  %254 = rocdl.ds.load.tr6.b96 %arg2 : !llvm.ptr<3> -> i32
  %255 = rocdl.ds.load.tr6.b96 %arg2 {a} : !llvm.ptr<3> -> i32
  %256 = rocdl.ds.load.tr8.b64 %arg2 : !llvm.ptr<3> -> i32
  %257 = rocdl.ds.load.tr8.b64 %arg2 {a} : !llvm.ptr<3> -> i32
  %258 = rocdl.ds_swizzle %arg9, %arg9 : (i32, i32) -> i32
  %259 = rocdl.ds_swizzle %arg9, %arg9 {a} : (i32, i32) -> i32
  %260 = rocdl.fmed3 %arg6, %arg6, %arg6 : f32
  %261 = rocdl.fmed3 %arg6, %arg6, %arg6 {a} : f32
  rocdl.flat.prefetch %arg0, scope 3 : !llvm.ptr
  rocdl.flat.prefetch %arg0, scope 3 {a} : !llvm.ptr
  %262 = rocdl.s.get.barrier.state id = 3 -> i32
  %263 = rocdl.s.get.barrier.state id = 3 {a} -> i32
  %264 = rocdl.s.get.named.barrier.state %arg2 : !llvm.ptr<3> -> i32
  %265 = rocdl.s.get.named.barrier.state %arg2 {a} : !llvm.ptr<3> -> i32
  rocdl.global.load.async.to.lds.b128 %arg1, %arg2, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b128 %arg1, %arg2, 3, 3 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b32 %arg1, %arg2, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b32 %arg1, %arg2, 3, 3 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b64 %arg1, %arg2, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b64 %arg1, %arg2, 3, 3 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b8 %arg1, %arg2, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b8 %arg1, %arg2, 3, 3 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.lds %arg1, %arg2, 3, 3, 3
  rocdl.global.load.lds %arg1, %arg2, 3, 3, 3 {a}
  %266 = rocdl.global.load.tr4.b64 %arg1 : !llvm.ptr<1> -> i32
  %267 = rocdl.global.load.tr4.b64 %arg1 {a} : !llvm.ptr<1> -> i32
  %268 = rocdl.global.load.tr6.b96 %arg1 : !llvm.ptr<1> -> i32
  %269 = rocdl.global.load.tr6.b96 %arg1 {a} : !llvm.ptr<1> -> i32
  %270 = rocdl.global.load.tr.b128 %arg1 : !llvm.ptr<1> -> i32
  %271 = rocdl.global.load.tr.b128 %arg1 {a} : !llvm.ptr<1> -> i32
  %272 = rocdl.global.load.tr.b64 %arg1 : !llvm.ptr<1> -> i32
  %273 = rocdl.global.load.tr.b64 %arg1 {a} : !llvm.ptr<1> -> i32
  rocdl.global.prefetch %arg1, scope 3 : !llvm.ptr<1>
  rocdl.global.prefetch %arg1, scope 3 {a} : !llvm.ptr<1>
  %274 = rocdl.grid.dim.x : i32
  %275 = rocdl.grid.dim.x {a} : i32
  %276 = rocdl.grid.dim.y : i32
  %277 = rocdl.grid.dim.y {a} : i32
  %278 = rocdl.grid.dim.z : i32
  %279 = rocdl.grid.dim.z {a} : i32
  rocdl.iglp.opt 3
  rocdl.iglp.opt 3 {a}
  rocdl.load.to.lds %arg0, %arg2, 3, 3, 3 : !llvm.ptr
  rocdl.load.to.lds %arg0, %arg2, 3, 3, 3 {a} : !llvm.ptr
  %280 = rocdl.make.buffer.rsrc %arg0, %arg8, %arg10, %arg9 : !llvm.ptr to !llvm.ptr
  %281 = rocdl.make.buffer.rsrc %arg0, %arg8, %arg10, %arg9 {a} : !llvm.ptr to !llvm.ptr
  %282 = rocdl.mbcnt.hi %arg9, %arg9 : (i32, i32) -> i32
  %283 = rocdl.mbcnt.hi %arg9, %arg9 {a} : (i32, i32) -> i32
  %284 = rocdl.mbcnt.lo %arg9, %arg9 : (i32, i32) -> i32
  %285 = rocdl.mbcnt.lo %arg9, %arg9 {a} : (i32, i32) -> i32
  %286 = rocdl.permlane16.swap %arg9, %arg9, true, true : (i32, i32) -> <(i32, i32)>
  %287 = rocdl.permlane16.swap {a} %arg9, %arg9, true, true : (i32, i32) -> <(i32, i32)>
  %288 = rocdl.permlane32.swap %arg9, %arg9, true, true : (i32, i32) -> <(i32, i32)>
  %289 = rocdl.permlane32.swap {a} %arg9, %arg9, true, true : (i32, i32) -> <(i32, i32)>
  %290 = rocdl.permlanex16 %arg9, %arg9, %arg9, %arg9, true, true : i32, i32
  %291 = rocdl.permlanex16 {a} %arg9, %arg9, %arg9, %arg9, true, true : i32, i32
  %292 = rocdl.raw.buffer.atomic.cmpswap(%arg9, %arg9, %arg24, %arg9, %arg9, %arg9) : i32, vector<4xi32>
  %293 = rocdl.raw.buffer.atomic.cmpswap {a}(%arg9, %arg9, %arg24, %arg9, %arg9, %arg9) : i32, vector<4xi32>
  rocdl.raw.buffer.atomic.fadd %arg9, %arg24, %arg9, %arg9, %arg9 : i32
  rocdl.raw.buffer.atomic.fadd %arg9, %arg24, %arg9, %arg9, %arg9 : i32
  rocdl.raw.buffer.atomic.fmax %arg9, %arg24, %arg9, %arg9, %arg9 : i32
  rocdl.raw.buffer.atomic.fmax %arg9, %arg24, %arg9, %arg9, %arg9 : i32
  rocdl.raw.buffer.atomic.smax %arg9, %arg24, %arg9, %arg9, %arg9 : i32
  rocdl.raw.buffer.atomic.smax %arg9, %arg24, %arg9, %arg9, %arg9 : i32
  rocdl.raw.buffer.atomic.umin %arg9, %arg24, %arg9, %arg9, %arg9 : i32
  rocdl.raw.buffer.atomic.umin %arg9, %arg24, %arg9, %arg9, %arg9 : i32
  %294 = rocdl.raw.buffer.load %arg24, %arg9, %arg9, %arg9 : i32
  %295 = rocdl.raw.buffer.load %arg24, %arg9, %arg9, %arg9 : i32
  rocdl.raw.buffer.store %arg9, %arg24, %arg9, %arg9, %arg9 : i32
  rocdl.raw.buffer.store %arg9, %arg24, %arg9, %arg9, %arg9 : i32
  %296 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg9, %arg9, %arg3, %arg9, %arg9, %arg9 : i32
  %297 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg9, %arg9, %arg3, %arg9, %arg9, %arg9 {a} : i32
  rocdl.raw.ptr.buffer.atomic.fadd %arg9, %arg3, %arg9, %arg9, %arg9 : i32
  rocdl.raw.ptr.buffer.atomic.fadd %arg9, %arg3, %arg9, %arg9, %arg9 {a} : i32
  rocdl.raw.ptr.buffer.atomic.fmax %arg9, %arg3, %arg9, %arg9, %arg9 : i32
  rocdl.raw.ptr.buffer.atomic.fmax %arg9, %arg3, %arg9, %arg9, %arg9 {a} : i32
  rocdl.raw.ptr.buffer.atomic.smax %arg9, %arg3, %arg9, %arg9, %arg9 : i32
  rocdl.raw.ptr.buffer.atomic.smax %arg9, %arg3, %arg9, %arg9, %arg9 {a} : i32
  rocdl.raw.ptr.buffer.atomic.umin %arg9, %arg3, %arg9, %arg9, %arg9 : i32
  rocdl.raw.ptr.buffer.atomic.umin %arg9, %arg3, %arg9, %arg9, %arg9 {a} : i32
  rocdl.raw.ptr.buffer.load.lds %arg3, %arg2, %arg9, %arg9, %arg9, %arg9, %arg9
  rocdl.raw.ptr.buffer.load.lds %arg3, %arg2, %arg9, %arg9, %arg9, %arg9, %arg9 {a}
  %298 = rocdl.raw.ptr.buffer.load %arg3, %arg9, %arg9, %arg9 : i32
  %299 = rocdl.raw.ptr.buffer.load %arg3, %arg9, %arg9, %arg9 {a} : i32
  rocdl.raw.ptr.buffer.store %arg9, %arg3, %arg9, %arg9, %arg9 : i32
  rocdl.raw.ptr.buffer.store %arg9, %arg3, %arg9, %arg9, %arg9 {a} : i32
  %300 = rocdl.readfirstlane %arg9 : i32
  %301 = rocdl.readfirstlane %arg9 {a} : i32
  %302 = rocdl.readlane %arg9, %arg9 : (i32, i32) -> i32
  %303 = rocdl.readlane %arg9, %arg9 {a} : (i32, i32) -> i32
  rocdl.s.barrier
  rocdl.s.barrier {a}
  rocdl.s.nop 3
  rocdl.s.nop {a} 3
  rocdl.s.sleep 3
  rocdl.s.sleep {a} 3
  rocdl.s.waitcnt 3
  rocdl.s.waitcnt {a} 3
  rocdl.sched.barrier 3
  rocdl.sched.barrier 3 {a}
  rocdl.sched.group.barrier 3, 3, 3
  rocdl.sched.group.barrier 3, 3, 3 {a}
  rocdl.s.setprio 3
  rocdl.s.setprio 3 {a}
  rocdl.tensor.load.to.lds.d2 %arg24, %arg29 cachepolicy 3 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.load.to.lds.d2 {a} %arg24, %arg29 cachepolicy 3 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.load.to.lds %arg24, %arg29, %arg24, %arg24 cachepolicy 3 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.load.to.lds {a} %arg24, %arg29, %arg24, %arg24 cachepolicy 3 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds.d2 %arg24, %arg29 cachepolicy 3 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds.d2 {a} %arg24, %arg29 cachepolicy 3 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds %arg24, %arg29, %arg24, %arg24 cachepolicy 3 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds {a} %arg24, %arg29, %arg24, %arg24 cachepolicy 3 : vector<4xi32>, vector<8xi32>
  %304 = rocdl.workitem.id.x : i32
  %305 = rocdl.workitem.id.x {a} : i32
  %306 = rocdl.workitem.id.y : i32
  %307 = rocdl.workitem.id.y {a} : i32
  %308 = rocdl.workitem.id.z : i32
  %309 = rocdl.workitem.id.z {a} : i32
  rocdl.s.wait.asynccnt 3
  rocdl.s.wait.asynccnt 3 {a}
  rocdl.s.wait.dscnt 3
  rocdl.s.wait.dscnt 3 {a}
  rocdl.s.wait.expcnt 3
  rocdl.s.wait.expcnt 3 {a}
  rocdl.s.wait.loadcnt 3
  rocdl.s.wait.loadcnt 3 {a}
  rocdl.s.wait.storecnt 3
  rocdl.s.wait.storecnt 3 {a}
  rocdl.s.wait.tensorcnt 3
  rocdl.s.wait.tensorcnt 3 {a}
  rocdl.s.wakeup.barrier %arg2 : !llvm.ptr<3>
  rocdl.s.wakeup.barrier %arg2 {a} : !llvm.ptr<3>
  %310 = rocdl.wavefrontsize : i32
  %311 = rocdl.wavefrontsize {a} : i32
  %312 = rocdl.ds.read.tr16.b64 %arg2 : <3> -> i32
  %313 = rocdl.ds.read.tr16.b64 %arg2 {a} : <3> -> i32
  %314 = rocdl.ds.read.tr4.b64 %arg2 : <3> -> i32
  %315 = rocdl.ds.read.tr4.b64 %arg2 {a} : <3> -> i32
  %316 = rocdl.ds.read.tr6.b96 %arg2 : <3> -> i32
  %317 = rocdl.ds.read.tr6.b96 %arg2 {a} : <3> -> i32
  %318 = rocdl.ds.read.tr8.b64 %arg2 : <3> -> i32
  %319 = rocdl.ds.read.tr8.b64 %arg2 {a} : <3> -> i32
  %320 = rocdl.mfma.f32.16x16x16bf16.1k %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %321 = rocdl.mfma.f32.16x16x16bf16.1k %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %322 = rocdl.mfma.f32.16x16x16f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %323 = rocdl.mfma.f32.16x16x16f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %324 = rocdl.mfma.f32.16x16x1f32 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %325 = rocdl.mfma.f32.16x16x1f32 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %326 = rocdl.mfma.f32.16x16x2bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %327 = rocdl.mfma.f32.16x16x2bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %328 = rocdl.mfma.f32.16x16x32.bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %329 = rocdl.mfma.f32.16x16x32.bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %330 = rocdl.mfma.f32.16x16x32.bf8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %331 = rocdl.mfma.f32.16x16x32.bf8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %332 = rocdl.mfma.f32.16x16x32.bf8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %333 = rocdl.mfma.f32.16x16x32.bf8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %334 = rocdl.mfma.f32.16x16x32.f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %335 = rocdl.mfma.f32.16x16x32.f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %336 = rocdl.mfma.f32.16x16x32.fp8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %337 = rocdl.mfma.f32.16x16x32.fp8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %338 = rocdl.mfma.f32.16x16x32.fp8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %339 = rocdl.mfma.f32.16x16x32.fp8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %340 = rocdl.mfma.f32.16x16x4bf16.1k %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %341 = rocdl.mfma.f32.16x16x4bf16.1k %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %342 = rocdl.mfma.f32.16x16x4f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %343 = rocdl.mfma.f32.16x16x4f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %344 = rocdl.mfma.f32.16x16x4f32 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %345 = rocdl.mfma.f32.16x16x4f32 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %346 = rocdl.mfma.f32.16x16x8.xf32 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %347 = rocdl.mfma.f32.16x16x8.xf32 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %348 = rocdl.mfma.f32.16x16x8bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %349 = rocdl.mfma.f32.16x16x8bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %350 = rocdl.mfma.f32.32x32x16.bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %351 = rocdl.mfma.f32.32x32x16.bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %352 = rocdl.mfma.f32.32x32x16.bf8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %353 = rocdl.mfma.f32.32x32x16.bf8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %354 = rocdl.mfma.f32.32x32x16.bf8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %355 = rocdl.mfma.f32.32x32x16.bf8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %356 = rocdl.mfma.f32.32x32x16.f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %357 = rocdl.mfma.f32.32x32x16.f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %358 = rocdl.mfma.f32.32x32x16.fp8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %359 = rocdl.mfma.f32.32x32x16.fp8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %360 = rocdl.mfma.f32.32x32x16.fp8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %361 = rocdl.mfma.f32.32x32x16.fp8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %362 = rocdl.mfma.f32.32x32x1f32 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %363 = rocdl.mfma.f32.32x32x1f32 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %364 = rocdl.mfma.f32.32x32x2bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %365 = rocdl.mfma.f32.32x32x2bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %366 = rocdl.mfma.f32.32x32x2f32 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %367 = rocdl.mfma.f32.32x32x2f32 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %368 = rocdl.mfma.f32.32x32x4.xf32 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %369 = rocdl.mfma.f32.32x32x4.xf32 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %370 = rocdl.mfma.f32.32x32x4bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %371 = rocdl.mfma.f32.32x32x4bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %372 = rocdl.mfma.f32.32x32x4bf16.1k %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %373 = rocdl.mfma.f32.32x32x4bf16.1k %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %374 = rocdl.mfma.f32.32x32x4f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %375 = rocdl.mfma.f32.32x32x4f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %376 = rocdl.mfma.f32.32x32x8bf16.1k %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %377 = rocdl.mfma.f32.32x32x8bf16.1k %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %378 = rocdl.mfma.f32.32x32x8f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %379 = rocdl.mfma.f32.32x32x8f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %380 = rocdl.mfma.f32.4x4x1f32 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %381 = rocdl.mfma.f32.4x4x1f32 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %382 = rocdl.mfma.f32.4x4x2bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %383 = rocdl.mfma.f32.4x4x2bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %384 = rocdl.mfma.f32.4x4x4bf16.1k %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %385 = rocdl.mfma.f32.4x4x4bf16.1k %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %386 = rocdl.mfma.f32.4x4x4f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %387 = rocdl.mfma.f32.4x4x4f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %388 = rocdl.mfma.f64.16x16x4f64 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %389 = rocdl.mfma.f64.16x16x4f64 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %390 = rocdl.mfma.f64.4x4x4f64 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %391 = rocdl.mfma.f64.4x4x4f64 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %392 = rocdl.mfma.i32.16x16x16i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %393 = rocdl.mfma.i32.16x16x16i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %394 = rocdl.mfma.i32.16x16x32.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %395 = rocdl.mfma.i32.16x16x32.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %396 = rocdl.mfma.i32.16x16x4i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %397 = rocdl.mfma.i32.16x16x4i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %398 = rocdl.mfma.i32.16x16x64.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %399 = rocdl.mfma.i32.16x16x64.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %400 = rocdl.mfma.i32.32x32x16.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %401 = rocdl.mfma.i32.32x32x16.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %402 = rocdl.mfma.i32.32x32x32.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %403 = rocdl.mfma.i32.32x32x32.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %404 = rocdl.mfma.i32.32x32x4i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %405 = rocdl.mfma.i32.32x32x4i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %406 = rocdl.mfma.i32.32x32x8i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %407 = rocdl.mfma.i32.32x32x8i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %408 = rocdl.mfma.i32.4x4x4i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %409 = rocdl.mfma.i32.4x4x4i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %410 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %411 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %412 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %413 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %414 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %415 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %416 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %417 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %418 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %419 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %420 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %421 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %422 = rocdl.smfmac.f32.16x16x32.bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %423 = rocdl.smfmac.f32.16x16x32.bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %424 = rocdl.smfmac.f32.16x16x32.f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %425 = rocdl.smfmac.f32.16x16x32.f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %426 = rocdl.smfmac.f32.16x16x64.bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %427 = rocdl.smfmac.f32.16x16x64.bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %428 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %429 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %430 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %431 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %432 = rocdl.smfmac.f32.16x16x64.f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %433 = rocdl.smfmac.f32.16x16x64.f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %434 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %435 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %436 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %437 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %438 = rocdl.smfmac.f32.32x32x16.bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %439 = rocdl.smfmac.f32.32x32x16.bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %440 = rocdl.smfmac.f32.32x32x16.f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %441 = rocdl.smfmac.f32.32x32x16.f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %442 = rocdl.smfmac.f32.32x32x32.bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %443 = rocdl.smfmac.f32.32x32x32.bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %444 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %445 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %446 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %447 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %448 = rocdl.smfmac.f32.32x32x32.f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %449 = rocdl.smfmac.f32.32x32x32.f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %450 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %451 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %452 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %453 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %454 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %455 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %456 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %457 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %458 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %459 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %460 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %461 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %462 = rocdl.smfmac.i32.16x16x128.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %463 = rocdl.smfmac.i32.16x16x128.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %464 = rocdl.smfmac.i32.16x16x64.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %465 = rocdl.smfmac.i32.16x16x64.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %466 = rocdl.smfmac.i32.32x32x32.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %467 = rocdl.smfmac.i32.32x32x32.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %468 = rocdl.smfmac.i32.32x32x64.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
  %469 = rocdl.smfmac.i32.32x32x64.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
  %470 = rocdl.wmma.bf16.16x16x16.bf16 %arg24, %arg24, %arg24 {opsel = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %471 = rocdl.wmma.bf16.16x16x16.bf16 %arg24, %arg24, %arg24 {a, opsel = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %472 = rocdl.wmma.bf16.16x16x32.bf16 %arg26, %arg26, %arg26 {modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
  %473 = rocdl.wmma.bf16.16x16x32.bf16 %arg26, %arg26, %arg26 {a, modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
  %474 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg26, %arg26, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xbf16>
  %475 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg26, %arg26, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xbf16>
  %476 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %477 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %478 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %479 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %480 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %481 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %482 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %483 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %484 = rocdl.wmma.f16.16x16x16.f16 %arg27, %arg27, %arg27 {opsel = true} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  %485 = rocdl.wmma.f16.16x16x16.f16 %arg27, %arg27, %arg27 {a, opsel = true} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  %486 = rocdl.wmma.f16.16x16x32.f16 %arg27, %arg27, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  %487 = rocdl.wmma.f16.16x16x32.f16 %arg27, %arg27, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  %488 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %489 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %490 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %491 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %492 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %493 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %494 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %495 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
  %496 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %497 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %498 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %499 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %500 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %501 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %502 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %503 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %504 = rocdl.wmma.f32.16x16x16.bf16 %arg24, %arg24, %arg28 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %505 = rocdl.wmma.f32.16x16x16.bf16 %arg24, %arg24, %arg28 {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %506 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg24, %arg24, %arg28 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %507 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg24, %arg24, %arg28 {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %508 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg24, %arg24, %arg28 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %509 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg24, %arg24, %arg28 {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %510 = rocdl.wmma.f32.16x16x16.f16 %arg27, %arg27, %arg28 : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
  %511 = rocdl.wmma.f32.16x16x16.f16 %arg27, %arg27, %arg28 {a} : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
  %512 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg24, %arg24, %arg28 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %513 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg24, %arg24, %arg28 {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %514 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg24, %arg24, %arg28 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %515 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg24, %arg24, %arg28 {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %516 = rocdl.wmma.f32.16x16x32.bf16 %arg26, %arg26, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xf32>
  %517 = rocdl.wmma.f32.16x16x32.bf16 %arg26, %arg26, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xf32>
  %518 = rocdl.wmma.f32.16x16x32.f16 %arg27, %arg27, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
  %519 = rocdl.wmma.f32.16x16x32.f16 %arg27, %arg27, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
  %520 = rocdl.wmma.f32.16x16x4.f32 %arg28, %arg28, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  %521 = rocdl.wmma.f32.16x16x4.f32 %arg28, %arg28, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  %522 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %523 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %524 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %525 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %526 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %527 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %528 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %529 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
  %530 = rocdl.wmma.i32.16x16x16.iu4 %arg24, %arg24, %arg24 {clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %531 = rocdl.wmma.i32.16x16x16.iu4 %arg24, %arg24, %arg24 {a, clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %532 = rocdl.wmma.i32.16x16x16.iu8 %arg24, %arg24, %arg24 {clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %533 = rocdl.wmma.i32.16x16x16.iu8 %arg24, %arg24, %arg24 {a, clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %534 = rocdl.wmma.i32.16x16x32.iu4 %arg24, %arg24, %arg24 {clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %535 = rocdl.wmma.i32.16x16x32.iu4 %arg24, %arg24, %arg24 {a, clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %536 = rocdl.wmma.i32.16x16x64.iu8 %arg24, %arg24, %arg24 {clamp = true, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %537 = rocdl.wmma.i32.16x16x64.iu8 %arg24, %arg24, %arg24 {a, clamp = true, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %538 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg24, %arg24, %arg28, %arg10, %arg10 {fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
  %539 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg24, %arg24, %arg28, %arg10, %arg10 {a, fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
  %540 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg24, %arg24, %arg28, %arg10, %arg10 {fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
  %541 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg24, %arg24, %arg28, %arg10, %arg10 {a, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
  %542 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg24, %arg24, %arg28, %arg9, %arg9 {fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  %543 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg24, %arg24, %arg28, %arg9, %arg9 {a, fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  %544 = rocdl.wmma.scale.f32.32x16x128.f4 %arg24, %arg24, %arg28, %arg9, %arg9 {fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  %545 = rocdl.wmma.scale.f32.32x16x128.f4 %arg24, %arg24, %arg28, %arg9, %arg9 {a, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  llvm.return
}
func.func private @attributes() attributes {
  a = #rocdl.target, b = #rocdl.target<O = 3, triple = "amdgcn", chip = "gfx942", features = "+wavefrontsize64", abi = "500", flags = {fast}, link = ["a.bc"]>
}
gpu.module @kernels [#rocdl.target<chip = "gfx90a">] {
}
llvm.func @kernel() attributes {rocdl.kernel, rocdl.flat_work_group_size = "1,256", rocdl.waves_per_eu = 2 : i32} {
  %0 = rocdl.workitem.id.x range <i32, 0, 64> : i32
  %1 = rocdl.wavefrontsize range <i32, 32, 65> {a} : i32
  %2 = llvm.mlir.undef : f32
  %3 = llvm.mlir.undef : vector<8xf16>
  %4 = "rocdl.wmma.f32.16x16x16.f16"(%3, %3, %2) {a} : (vector<8xf16>, vector<8xf16>, f32) -> f32
  %5 = rocdl.wmma.f16.16x16x32.f16 %3, %3, %3 {signA = true, modC = 1 : i16} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  %6 = rocdl.wmma.f16.16x16x32.f16 %3, %3, %3 : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
  %7 = rocdl.mbcnt.lo %0, %0 {arg_attrs = [{}, {}], res_attrs = [{llvm.noundef}]} : (i32, i32) -> i32
  "rocdl.not.defined"() : () -> ()
  llvm.return
}
//= 
module {
  llvm.func @all(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: !llvm.ptr<8>, %arg4: bf16, %arg5: f16, %arg6: f32, %arg7: i1, %arg8: i16, %arg9: i32, %arg10: i64, %arg11: vector<16xbf16>, %arg12: vector<16xf16>, %arg13: vector<16xf32>, %arg14: vector<2xbf16>, %arg15: vector<2xf16>, %arg16: vector<2xf32>, %arg17: vector<2xi16>, %arg18: vector<2xi32>, %arg19: vector<32xbf16>, %arg20: vector<32xf16>, %arg21: vector<32xf32>, %arg22: vector<3xi32>, %arg23: vector<4xf32>, %arg24: vector<4xi32>, %arg25: vector<6xi32>, %arg26: vector<8xbf16>, %arg27: vector<8xf16>, %arg28: vector<8xf32>, %arg29: vector<8xi32>) {
    %0 = rocdl.cos %arg6 f32 -> f32
    %1 = rocdl.cos %arg6 f32 {a} -> f32
    %2 = rocdl.exp %arg6 f32 -> f32
    %3 = rocdl.exp %arg6 f32 {a} -> f32
    %4 = rocdl.exp2 %arg6 f32 -> f32
    %5 = rocdl.exp2 %arg6 f32 {a} -> f32
    %6 = rocdl.log %arg6 f32 -> f32
    %7 = rocdl.log %arg6 f32 {a} -> f32
    %8 = rocdl.rcp %arg6 f32 -> f32
    %9 = rocdl.rcp %arg6 f32 {a} -> f32
    %10 = rocdl.sin %arg6 f32 -> f32
    %11 = rocdl.sin %arg6 f32 {a} -> f32
    %12 = rocdl.sqrt %arg6 f32 -> f32
    %13 = rocdl.sqrt %arg6 f32 {a} -> f32
    %14 = rocdl.tanh %arg6 f32 -> f32
    %15 = rocdl.tanh %arg6 f32 {a} -> f32
    %16 = rocdl.ballot %arg7 : i32
    %17 = rocdl.ballot %arg7 {a} : i32
    rocdl.s.barrier.init %arg2 member_cnt = 3 : !llvm.ptr<3>
    rocdl.s.barrier.init %arg2 member_cnt = 3 {a} : !llvm.ptr<3>
    rocdl.s.barrier.join %arg2 : !llvm.ptr<3>
    rocdl.s.barrier.join %arg2 {a} : !llvm.ptr<3>
    rocdl.s.barrier.leave id = 3
    rocdl.s.barrier.leave id = 3 {a}
    rocdl.barrier
    rocdl.barrier {a}
    %18 = rocdl.s.barrier.signal.isfirst id = 3 -> i1
    %19 = rocdl.s.barrier.signal.isfirst id = 3 {a} -> i1
    rocdl.s.barrier.signal id = 3
    rocdl.s.barrier.signal id = 3 {a}
    rocdl.s.barrier.signal.var %arg2 member_cnt = 3 : !llvm.ptr<3>
    rocdl.s.barrier.signal.var %arg2 member_cnt = 3 {a} : !llvm.ptr<3>
    rocdl.s.barrier.wait id = 3
    rocdl.s.barrier.wait id = 3 {a}
    %20 = rocdl.workgroup.dim.x : i32
    %21 = rocdl.workgroup.dim.x {a} : i32
    %22 = rocdl.workgroup.dim.y : i32
    %23 = rocdl.workgroup.dim.y {a} : i32
    %24 = rocdl.workgroup.dim.z : i32
    %25 = rocdl.workgroup.dim.z {a} : i32
    %26 = rocdl.workgroup.id.x : i32
    %27 = rocdl.workgroup.id.x {a} : i32
    %28 = rocdl.workgroup.id.y : i32
    %29 = rocdl.workgroup.id.y {a} : i32
    %30 = rocdl.workgroup.id.z : i32
    %31 = rocdl.workgroup.id.z {a} : i32
    %32 = rocdl.cluster.id.x : i32
    %33 = rocdl.cluster.id.x {a} : i32
    %34 = rocdl.cluster.id.y : i32
    %35 = rocdl.cluster.id.y {a} : i32
    %36 = rocdl.cluster.id.z : i32
    %37 = rocdl.cluster.id.z {a} : i32
    rocdl.cluster.load.async.to.lds.b128 %arg1, %arg2, 3, 3, %arg9 : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.cluster.load.async.to.lds.b128 %arg1, %arg2, 3, 3, %arg9 {a} : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.cluster.load.async.to.lds.b32 %arg1, %arg2, 3, 3, %arg9 : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.cluster.load.async.to.lds.b32 %arg1, %arg2, 3, 3, %arg9 {a} : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.cluster.load.async.to.lds.b64 %arg1, %arg2, 3, 3, %arg9 : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.cluster.load.async.to.lds.b64 %arg1, %arg2, 3, 3, %arg9 {a} : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.cluster.load.async.to.lds.b8 %arg1, %arg2, 3, 3, %arg9 : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.cluster.load.async.to.lds.b8 %arg1, %arg2, 3, 3, %arg9 {a} : !llvm.ptr<1>, !llvm.ptr<3>
    %38 = rocdl.cvt.f32.bf8 %arg9[3] : i32
    %39 = rocdl.cvt.f32.bf8 {a} %arg9[3] : i32
    %40 = rocdl.cvt.f32.fp8 %arg9[3] : i32
    %41 = rocdl.cvt.f32.fp8 {a} %arg9[3] : i32
    %42 = rocdl.cvt.pk.bf8.f32 %arg6, %arg6 -> %arg9[true] : i32
    %43 = rocdl.cvt.pk.bf8.f32 {a} %arg6, %arg6 -> %arg9[true] : i32
    %44 = rocdl.cvt.pk.f32.bf8 %arg9[true] : i32
    %45 = rocdl.cvt.pk.f32.bf8 {a} %arg9[true] : i32
    %46 = rocdl.cvt.pk.f32.fp8 %arg9[true] : i32
    %47 = rocdl.cvt.pk.f32.fp8 {a} %arg9[true] : i32
    %48 = rocdl.cvt.pk.fp8.f32 %arg6, %arg6 -> %arg9[true] : i32
    %49 = rocdl.cvt.pk.fp8.f32 {a} %arg6, %arg6 -> %arg9[true] : i32
    %50 = rocdl.cvt.pkrtz %arg6, %arg6 : i32
    %51 = rocdl.cvt.pkrtz {a} %arg6, %arg6 : i32
    %52 = rocdl.cvt.scale.pk16.bf16.bf6 %arg22, %arg9[3] : vector<16xbf16>
    %53 = rocdl.cvt.scale.pk16.bf16.bf6 {a} %arg22, %arg9[3] : vector<16xbf16>
    %54 = rocdl.cvt.scale.pk16.bf16.fp6 %arg22, %arg9[3] : vector<16xbf16>
    %55 = rocdl.cvt.scale.pk16.bf16.fp6 {a} %arg22, %arg9[3] : vector<16xbf16>
    %56 = rocdl.cvt.scale.pk16.f16.bf6 %arg22, %arg9[3] : vector<16xf16>
    %57 = rocdl.cvt.scale.pk16.f16.bf6 {a} %arg22, %arg9[3] : vector<16xf16>
    %58 = rocdl.cvt.scale.pk16.f16.fp6 %arg22, %arg9[3] : vector<16xf16>
    %59 = rocdl.cvt.scale.pk16.f16.fp6 {a} %arg22, %arg9[3] : vector<16xf16>
    %60 = rocdl.cvt.scale.pk16.f32.bf6 %arg22, %arg9[3] : vector<16xf32>
    %61 = rocdl.cvt.scale.pk16.f32.bf6 {a} %arg22, %arg9[3] : vector<16xf32>
    %62 = rocdl.cvt.scale.pk16.f32.fp6 %arg22, %arg9[3] : vector<16xf32>
    %63 = rocdl.cvt.scale.pk16.f32.fp6 {a} %arg22, %arg9[3] : vector<16xf32>
    %64 = rocdl.cvt.scale.pk8.bf16.bf8 %arg18, %arg9[3] : vector<8xbf16>
    %65 = rocdl.cvt.scale.pk8.bf16.bf8 {a} %arg18, %arg9[3] : vector<8xbf16>
    %66 = rocdl.cvt.scale.pk8.bf16.fp4 %arg9, %arg9[3] : vector<8xbf16>
    %67 = rocdl.cvt.scale.pk8.bf16.fp4 {a} %arg9, %arg9[3] : vector<8xbf16>
    %68 = rocdl.cvt.scale.pk8.bf16.fp8 %arg18, %arg9[3] : vector<8xbf16>
    %69 = rocdl.cvt.scale.pk8.bf16.fp8 {a} %arg18, %arg9[3] : vector<8xbf16>
    %70 = rocdl.cvt.scale.pk8.f16.bf8 %arg18, %arg9[3] : vector<8xf16>
    %71 = rocdl.cvt.scale.pk8.f16.bf8 {a} %arg18, %arg9[3] : vector<8xf16>
    %72 = rocdl.cvt.scale.pk8.f16.fp4 %arg9, %arg9[3] : vector<8xf16>
    %73 = rocdl.cvt.scale.pk8.f16.fp4 {a} %arg9, %arg9[3] : vector<8xf16>
    %74 = rocdl.cvt.scale.pk8.f16.fp8 %arg18, %arg9[3] : vector<8xf16>
    %75 = rocdl.cvt.scale.pk8.f16.fp8 {a} %arg18, %arg9[3] : vector<8xf16>
    %76 = rocdl.cvt.scale.pk8.f32.bf8 %arg18, %arg9[3] : vector<8xf32>
    %77 = rocdl.cvt.scale.pk8.f32.bf8 {a} %arg18, %arg9[3] : vector<8xf32>
    %78 = rocdl.cvt.scale.pk8.f32.fp4 %arg9, %arg9[3] : vector<8xf32>
    %79 = rocdl.cvt.scale.pk8.f32.fp4 {a} %arg9, %arg9[3] : vector<8xf32>
    %80 = rocdl.cvt.scale.pk8.f32.fp8 %arg18, %arg9[3] : vector<8xf32>
    %81 = rocdl.cvt.scale.pk8.f32.fp8 {a} %arg18, %arg9[3] : vector<8xf32>
    %82 = rocdl.cvt.scalef32.2xpk16.bf6.f32 %arg13, %arg13, %arg6 : vector<6xi32>
    %83 = rocdl.cvt.scalef32.2xpk16.bf6.f32 {a} %arg13, %arg13, %arg6 : vector<6xi32>
    %84 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %arg13, %arg13, %arg6 : vector<6xi32>
    %85 = rocdl.cvt.scalef32.2xpk16.fp6.f32 {a} %arg13, %arg13, %arg6 : vector<6xi32>
    %86 = rocdl.cvt.scalef32.f16.bf8 %arg9[3], %arg6 -> %arg15[true] : vector<2xf16>
    %87 = rocdl.cvt.scalef32.f16.bf8 {a} %arg9[3], %arg6 -> %arg15[true] : vector<2xf16>
    %88 = rocdl.cvt.scalef32.f16.fp8 %arg9[3], %arg6 -> %arg15[true] : vector<2xf16>
    %89 = rocdl.cvt.scalef32.f16.fp8 {a} %arg9[3], %arg6 -> %arg15[true] : vector<2xf16>
    %90 = rocdl.cvt.scalef32.f32.bf8 %arg9[3], %arg6 : f32
    %91 = rocdl.cvt.scalef32.f32.bf8 {a} %arg9[3], %arg6 : f32
    %92 = rocdl.cvt.scalef32.f32.fp8 %arg9[3], %arg6 : f32
    %93 = rocdl.cvt.scalef32.f32.fp8 {a} %arg9[3], %arg6 : f32
    %94 = rocdl.cvt.scalef32.pk16.bf6.bf16 %arg11, %arg6 : vector<3xi32>
    %95 = rocdl.cvt.scalef32.pk16.bf6.bf16 {a} %arg11, %arg6 : vector<3xi32>
    %96 = rocdl.cvt.scalef32.pk16.bf6.f16 %arg12, %arg6 : vector<3xi32>
    %97 = rocdl.cvt.scalef32.pk16.bf6.f16 {a} %arg12, %arg6 : vector<3xi32>
    %98 = rocdl.cvt.scalef32.pk16.bf6.f32 %arg13, %arg6 : vector<3xi32>
    %99 = rocdl.cvt.scalef32.pk16.bf6.f32 {a} %arg13, %arg6 : vector<3xi32>
    %100 = rocdl.cvt.scalef32.pk16.fp6.bf16 %arg11, %arg6 : vector<3xi32>
    %101 = rocdl.cvt.scalef32.pk16.fp6.bf16 {a} %arg11, %arg6 : vector<3xi32>
    %102 = rocdl.cvt.scalef32.pk16.fp6.f16 %arg12, %arg6 : vector<3xi32>
    %103 = rocdl.cvt.scalef32.pk16.fp6.f16 {a} %arg12, %arg6 : vector<3xi32>
    %104 = rocdl.cvt.scalef32.pk16.fp6.f32 %arg13, %arg6 : vector<3xi32>
    %105 = rocdl.cvt.scalef32.pk16.fp6.f32 {a} %arg13, %arg6 : vector<3xi32>
    %106 = rocdl.cvt.scalef32.pk32.bf16.bf6 %arg25, %arg6 : vector<32xbf16>
    %107 = rocdl.cvt.scalef32.pk32.bf16.bf6 {a} %arg25, %arg6 : vector<32xbf16>
    %108 = rocdl.cvt.scalef32.pk32.bf16.fp6 %arg25, %arg6 : vector<32xbf16>
    %109 = rocdl.cvt.scalef32.pk32.bf16.fp6 {a} %arg25, %arg6 : vector<32xbf16>
    %110 = rocdl.cvt.scalef32.pk32.bf6.bf16 %arg19, %arg6 : vector<6xi32>
    %111 = rocdl.cvt.scalef32.pk32.bf6.bf16 {a} %arg19, %arg6 : vector<6xi32>
    %112 = rocdl.cvt.scalef32.pk32.bf6.f16 %arg20, %arg6 : vector<6xi32>
    %113 = rocdl.cvt.scalef32.pk32.bf6.f16 {a} %arg20, %arg6 : vector<6xi32>
    %114 = rocdl.cvt.scalef32.pk32.f16.bf6 %arg25, %arg6 : vector<32xf16>
    %115 = rocdl.cvt.scalef32.pk32.f16.bf6 {a} %arg25, %arg6 : vector<32xf16>
    %116 = rocdl.cvt.scalef32.pk32.f16.fp6 %arg25, %arg6 : vector<32xf16>
    %117 = rocdl.cvt.scalef32.pk32.f16.fp6 {a} %arg25, %arg6 : vector<32xf16>
    %118 = rocdl.cvt.scalef32.pk32.f32.bf6 %arg25, %arg6 : vector<32xf32>
    %119 = rocdl.cvt.scalef32.pk32.f32.bf6 {a} %arg25, %arg6 : vector<32xf32>
    %120 = rocdl.cvt.scalef32.pk32.f32.fp6 %arg25, %arg6 : vector<32xf32>
    %121 = rocdl.cvt.scalef32.pk32.f32.fp6 {a} %arg25, %arg6 : vector<32xf32>
    %122 = rocdl.cvt.scalef32.pk32.fp6.bf16 %arg19, %arg6 : vector<6xi32>
    %123 = rocdl.cvt.scalef32.pk32.fp6.bf16 {a} %arg19, %arg6 : vector<6xi32>
    %124 = rocdl.cvt.scalef32.pk32.fp6.f16 %arg20, %arg6 : vector<6xi32>
    %125 = rocdl.cvt.scalef32.pk32.fp6.f16 {a} %arg20, %arg6 : vector<6xi32>
    %126 = rocdl.cvt.scalef32.pk8.bf8.bf16 %arg26, %arg6 : vector<2xi32>
    %127 = rocdl.cvt.scalef32.pk8.bf8.bf16 {a} %arg26, %arg6 : vector<2xi32>
    %128 = rocdl.cvt.scalef32.pk8.bf8.f16 %arg27, %arg6 : vector<2xi32>
    %129 = rocdl.cvt.scalef32.pk8.bf8.f16 {a} %arg27, %arg6 : vector<2xi32>
    %130 = rocdl.cvt.scalef32.pk8.bf8.f32 %arg28, %arg6 : vector<2xi32>
    %131 = rocdl.cvt.scalef32.pk8.bf8.f32 {a} %arg28, %arg6 : vector<2xi32>
    %132 = rocdl.cvt.scalef32.pk8.fp4.bf16 %arg26, %arg6 : i32
    %133 = rocdl.cvt.scalef32.pk8.fp4.bf16 {a} %arg26, %arg6 : i32
    %134 = rocdl.cvt.scalef32.pk8.fp4.f16 %arg27, %arg6 : i32
    %135 = rocdl.cvt.scalef32.pk8.fp4.f16 {a} %arg27, %arg6 : i32
    %136 = rocdl.cvt.scalef32.pk8.fp4.f32 %arg28, %arg6 : i32
    %137 = rocdl.cvt.scalef32.pk8.fp4.f32 {a} %arg28, %arg6 : i32
    %138 = rocdl.cvt.scalef32.pk8.fp8.bf16 %arg26, %arg6 : vector<2xi32>
    %139 = rocdl.cvt.scalef32.pk8.fp8.bf16 {a} %arg26, %arg6 : vector<2xi32>
    %140 = rocdl.cvt.scalef32.pk8.fp8.f16 %arg27, %arg6 : vector<2xi32>
    %141 = rocdl.cvt.scalef32.pk8.fp8.f16 {a} %arg27, %arg6 : vector<2xi32>
    %142 = rocdl.cvt.scalef32.pk8.fp8.f32 %arg28, %arg6 : vector<2xi32>
    %143 = rocdl.cvt.scalef32.pk8.fp8.f32 {a} %arg28, %arg6 : vector<2xi32>
    %144 = rocdl.cvt.scalef32.pk.bf16.bf8 %arg9[true], %arg6 : vector<2xbf16>
    %145 = rocdl.cvt.scalef32.pk.bf16.bf8 {a} %arg9[true], %arg6 : vector<2xbf16>
    %146 = rocdl.cvt.scalef32.pk.bf16.fp4 %arg9[3], %arg6 : vector<2xbf16>
    %147 = rocdl.cvt.scalef32.pk.bf16.fp4 {a} %arg9[3], %arg6 : vector<2xbf16>
    %148 = rocdl.cvt.scalef32.pk.bf16.fp8 %arg9[true], %arg6 : vector<2xbf16>
    %149 = rocdl.cvt.scalef32.pk.bf16.fp8 {a} %arg9[true], %arg6 : vector<2xbf16>
    %150 = rocdl.cvt.scalef32.pk.bf8.bf16 %arg14, %arg6 -> %arg17[true] : vector<2xi16>
    %151 = rocdl.cvt.scalef32.pk.bf8.bf16 {a} %arg14, %arg6 -> %arg17[true] : vector<2xi16>
    %152 = rocdl.cvt.scalef32.pk.bf8.f16 %arg15, %arg6 -> %arg17[true] : vector<2xi16>
    %153 = rocdl.cvt.scalef32.pk.bf8.f16 {a} %arg15, %arg6 -> %arg17[true] : vector<2xi16>
    %154 = rocdl.cvt.scalef32.pk.bf8.f32 %arg6, %arg6, %arg6 -> %arg17[true] : vector<2xi16>
    %155 = rocdl.cvt.scalef32.pk.bf8.f32 {a} %arg6, %arg6, %arg6 -> %arg17[true] : vector<2xi16>
    %156 = rocdl.cvt.scalef32.pk.f16.bf8 %arg9[true], %arg6 : vector<2xf16>
    %157 = rocdl.cvt.scalef32.pk.f16.bf8 {a} %arg9[true], %arg6 : vector<2xf16>
    %158 = rocdl.cvt.scalef32.pk.f16.fp4 %arg9[3], %arg6 : vector<2xf16>
    %159 = rocdl.cvt.scalef32.pk.f16.fp4 {a} %arg9[3], %arg6 : vector<2xf16>
    %160 = rocdl.cvt.scalef32.pk.f16.fp8 %arg9[true], %arg6 : vector<2xf16>
    %161 = rocdl.cvt.scalef32.pk.f16.fp8 {a} %arg9[true], %arg6 : vector<2xf16>
    %162 = rocdl.cvt.scalef32.pk.f32.bf8 %arg9[true], %arg6 : vector<2xf32>
    %163 = rocdl.cvt.scalef32.pk.f32.bf8 {a} %arg9[true], %arg6 : vector<2xf32>
    %164 = rocdl.cvt.scalef32.pk.f32.fp4 %arg9[3], %arg6 : vector<2xf32>
    %165 = rocdl.cvt.scalef32.pk.f32.fp4 {a} %arg9[3], %arg6 : vector<2xf32>
    %166 = rocdl.cvt.scalef32.pk.f32.fp8 %arg9[true], %arg6 : vector<2xf32>
    %167 = rocdl.cvt.scalef32.pk.f32.fp8 {a} %arg9[true], %arg6 : vector<2xf32>
    %168 = rocdl.cvt.scalef32.pk.fp4.bf16 %arg14, %arg6 -> %arg9[3] : i32
    %169 = rocdl.cvt.scalef32.pk.fp4.bf16 {a} %arg14, %arg6 -> %arg9[3] : i32
    %170 = rocdl.cvt.scalef32.pk.fp4.f16 %arg15, %arg6 -> %arg9[3] : i32
    %171 = rocdl.cvt.scalef32.pk.fp4.f16 {a} %arg15, %arg6 -> %arg9[3] : i32
    %172 = rocdl.cvt.scalef32.pk.fp4.f32 %arg6, %arg6, %arg6 -> %arg9[3] : i32
    %173 = rocdl.cvt.scalef32.pk.fp4.f32 {a} %arg6, %arg6, %arg6 -> %arg9[3] : i32
    %174 = rocdl.cvt.scalef32.pk.fp8.bf16 %arg14, %arg6 -> %arg17[true] : vector<2xi16>
    %175 = rocdl.cvt.scalef32.pk.fp8.bf16 {a} %arg14, %arg6 -> %arg17[true] : vector<2xi16>
    %176 = rocdl.cvt.scalef32.pk.fp8.f16 %arg15, %arg6 -> %arg17[true] : vector<2xi16>
    %177 = rocdl.cvt.scalef32.pk.fp8.f16 {a} %arg15, %arg6 -> %arg17[true] : vector<2xi16>
    %178 = rocdl.cvt.scalef32.pk.fp8.f32 %arg6, %arg6, %arg6 -> %arg17[true] : vector<2xi16>
    %179 = rocdl.cvt.scalef32.pk.fp8.f32 {a} %arg6, %arg6, %arg6 -> %arg17[true] : vector<2xi16>
    %180 = rocdl.cvt.scalef32.sr.bf8.bf16 %arg4, %arg9, %arg6 -> %arg9[3] : i32
    %181 = rocdl.cvt.scalef32.sr.bf8.bf16 {a} %arg4, %arg9, %arg6 -> %arg9[3] : i32
    %182 = rocdl.cvt.scalef32.sr.bf8.f16 %arg5, %arg9, %arg6 -> %arg9[3] : i32
    %183 = rocdl.cvt.scalef32.sr.bf8.f16 {a} %arg5, %arg9, %arg6 -> %arg9[3] : i32
    %184 = rocdl.cvt.scalef32.sr.bf8.f32 %arg6, %arg9, %arg6 -> %arg9[3] : i32
    %185 = rocdl.cvt.scalef32.sr.bf8.f32 {a} %arg6, %arg9, %arg6 -> %arg9[3] : i32
    %186 = rocdl.cvt.scalef32.sr.fp8.bf16 %arg4, %arg9, %arg6 -> %arg9[3] : i32
    %187 = rocdl.cvt.scalef32.sr.fp8.bf16 {a} %arg4, %arg9, %arg6 -> %arg9[3] : i32
    %188 = rocdl.cvt.scalef32.sr.fp8.f16 %arg5, %arg9, %arg6 -> %arg9[3] : i32
    %189 = rocdl.cvt.scalef32.sr.fp8.f16 {a} %arg5, %arg9, %arg6 -> %arg9[3] : i32
    %190 = rocdl.cvt.scalef32.sr.fp8.f32 %arg6, %arg9, %arg6 -> %arg9[3] : i32
    %191 = rocdl.cvt.scalef32.sr.fp8.f32 {a} %arg6, %arg9, %arg6 -> %arg9[3] : i32
    %192 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 %arg11, %arg9, %arg6 : vector<3xi32>
    %193 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 {a} %arg11, %arg9, %arg6 : vector<3xi32>
    %194 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 %arg12, %arg9, %arg6 : vector<3xi32>
    %195 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 {a} %arg12, %arg9, %arg6 : vector<3xi32>
    %196 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 %arg13, %arg9, %arg6 : vector<3xi32>
    %197 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 {a} %arg13, %arg9, %arg6 : vector<3xi32>
    %198 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 %arg11, %arg9, %arg6 : vector<3xi32>
    %199 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 {a} %arg11, %arg9, %arg6 : vector<3xi32>
    %200 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %arg12, %arg9, %arg6 : vector<3xi32>
    %201 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 {a} %arg12, %arg9, %arg6 : vector<3xi32>
    %202 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 %arg13, %arg9, %arg6 : vector<3xi32>
    %203 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 {a} %arg13, %arg9, %arg6 : vector<3xi32>
    %204 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 %arg19, %arg9, %arg6 : vector<6xi32>
    %205 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 {a} %arg19, %arg9, %arg6 : vector<6xi32>
    %206 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 %arg20, %arg9, %arg6 : vector<6xi32>
    %207 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 {a} %arg20, %arg9, %arg6 : vector<6xi32>
    %208 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 %arg21, %arg9, %arg6 : vector<6xi32>
    %209 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 {a} %arg21, %arg9, %arg6 : vector<6xi32>
    %210 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 %arg19, %arg9, %arg6 : vector<6xi32>
    %211 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 {a} %arg19, %arg9, %arg6 : vector<6xi32>
    %212 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 %arg20, %arg9, %arg6 : vector<6xi32>
    %213 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 {a} %arg20, %arg9, %arg6 : vector<6xi32>
    %214 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %arg21, %arg9, %arg6 : vector<6xi32>
    %215 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 {a} %arg21, %arg9, %arg6 : vector<6xi32>
    %216 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 %arg26, %arg9, %arg6 : vector<2xi32>
    %217 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 {a} %arg26, %arg9, %arg6 : vector<2xi32>
    %218 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 %arg27, %arg9, %arg6 : vector<2xi32>
    %219 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 {a} %arg27, %arg9, %arg6 : vector<2xi32>
    %220 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 %arg28, %arg9, %arg6 : vector<2xi32>
    %221 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 {a} %arg28, %arg9, %arg6 : vector<2xi32>
    %222 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 %arg26, %arg9, %arg6 : i32
    %223 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 {a} %arg26, %arg9, %arg6 : i32
    %224 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 %arg27, %arg9, %arg6 : i32
    %225 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 {a} %arg27, %arg9, %arg6 : i32
    %226 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 %arg28, %arg9, %arg6 : i32
    %227 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 {a} %arg28, %arg9, %arg6 : i32
    %228 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 %arg26, %arg9, %arg6 : vector<2xi32>
    %229 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 {a} %arg26, %arg9, %arg6 : vector<2xi32>
    %230 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 %arg27, %arg9, %arg6 : vector<2xi32>
    %231 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 {a} %arg27, %arg9, %arg6 : vector<2xi32>
    %232 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 %arg28, %arg9, %arg6 : vector<2xi32>
    %233 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 {a} %arg28, %arg9, %arg6 : vector<2xi32>
    %234 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 %arg14, %arg9, %arg6 -> %arg9[3] : i32
    %235 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 {a} %arg14, %arg9, %arg6 -> %arg9[3] : i32
    %236 = rocdl.cvt.scalef32.sr.pk.fp4.f16 %arg15, %arg9, %arg6 -> %arg9[3] : i32
    %237 = rocdl.cvt.scalef32.sr.pk.fp4.f16 {a} %arg15, %arg9, %arg6 -> %arg9[3] : i32
    %238 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %arg16, %arg9, %arg6 -> %arg9[3] : i32
    %239 = rocdl.cvt.scalef32.sr.pk.fp4.f32 {a} %arg16, %arg9, %arg6 -> %arg9[3] : i32
    %240 = rocdl.cvt.sr.bf8.f32 %arg6, %arg9 -> %arg9[3] : i32
    %241 = rocdl.cvt.sr.bf8.f32 {a} %arg6, %arg9 -> %arg9[3] : i32
    %242 = rocdl.cvt.sr.fp8.f32 %arg6, %arg9 -> %arg9[3] : i32
    %243 = rocdl.cvt.sr.fp8.f32 {a} %arg6, %arg9 -> %arg9[3] : i32
    %244 = rocdl.update.dpp %arg9, %arg9 with 3, 3, 3, true : i32
    %245 = rocdl.update.dpp {a} %arg9, %arg9 with 3, 3, 3, true : i32
    rocdl.ds.atomic.async.barrier.arrive.b64 %arg2 : !llvm.ptr<3>
    rocdl.ds.atomic.async.barrier.arrive.b64 %arg2 {a} : !llvm.ptr<3>
    %246 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg2, %arg10 : !llvm.ptr<3>, i64 -> i64
    %247 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %arg2, %arg10 {a} : !llvm.ptr<3>, i64 -> i64
    %248 = rocdl.ds_bpermute %arg9, %arg9 : (i32, i32) -> i32
    %249 = rocdl.ds_bpermute %arg9, %arg9 {a} : (i32, i32) -> i32
    %250 = rocdl.ds.load.tr16.b128 %arg2 : !llvm.ptr<3> -> i32
    %251 = rocdl.ds.load.tr16.b128 %arg2 {a} : !llvm.ptr<3> -> i32
    %252 = rocdl.ds.load.tr4.b64 %arg2 : !llvm.ptr<3> -> i32
    %253 = rocdl.ds.load.tr4.b64 %arg2 {a} : !llvm.ptr<3> -> i32
    %254 = rocdl.ds.load.tr6.b96 %arg2 : !llvm.ptr<3> -> i32
    %255 = rocdl.ds.load.tr6.b96 %arg2 {a} : !llvm.ptr<3> -> i32
    %256 = rocdl.ds.load.tr8.b64 %arg2 : !llvm.ptr<3> -> i32
    %257 = rocdl.ds.load.tr8.b64 %arg2 {a} : !llvm.ptr<3> -> i32
    %258 = rocdl.ds_swizzle %arg9, %arg9 : (i32, i32) -> i32
    %259 = rocdl.ds_swizzle %arg9, %arg9 {a} : (i32, i32) -> i32
    %260 = rocdl.fmed3 %arg6, %arg6, %arg6 : f32
    %261 = rocdl.fmed3 %arg6, %arg6, %arg6 {a} : f32
    rocdl.flat.prefetch %arg0, scope 3 : !llvm.ptr
    rocdl.flat.prefetch %arg0, scope 3 {a} : !llvm.ptr
    %262 = rocdl.s.get.barrier.state id = 3 -> i32
    %263 = rocdl.s.get.barrier.state id = 3 {a} -> i32
    %264 = rocdl.s.get.named.barrier.state %arg2 : !llvm.ptr<3> -> i32
    %265 = rocdl.s.get.named.barrier.state %arg2 {a} : !llvm.ptr<3> -> i32
    rocdl.global.load.async.to.lds.b128 %arg1, %arg2, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.global.load.async.to.lds.b128 %arg1, %arg2, 3, 3 {a} : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.global.load.async.to.lds.b32 %arg1, %arg2, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.global.load.async.to.lds.b32 %arg1, %arg2, 3, 3 {a} : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.global.load.async.to.lds.b64 %arg1, %arg2, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.global.load.async.to.lds.b64 %arg1, %arg2, 3, 3 {a} : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.global.load.async.to.lds.b8 %arg1, %arg2, 3, 3 : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.global.load.async.to.lds.b8 %arg1, %arg2, 3, 3 {a} : !llvm.ptr<1>, !llvm.ptr<3>
    rocdl.global.load.lds %arg1, %arg2, 3, 3, 3
    rocdl.global.load.lds %arg1, %arg2, 3, 3, 3 {a}
    %266 = rocdl.global.load.tr4.b64 %arg1 : !llvm.ptr<1> -> i32
    %267 = rocdl.global.load.tr4.b64 %arg1 {a} : !llvm.ptr<1> -> i32
    %268 = rocdl.global.load.tr6.b96 %arg1 : !llvm.ptr<1> -> i32
    %269 = rocdl.global.load.tr6.b96 %arg1 {a} : !llvm.ptr<1> -> i32
    %270 = rocdl.global.load.tr.b128 %arg1 : !llvm.ptr<1> -> i32
    %271 = rocdl.global.load.tr.b128 %arg1 {a} : !llvm.ptr<1> -> i32
    %272 = rocdl.global.load.tr.b64 %arg1 : !llvm.ptr<1> -> i32
    %273 = rocdl.global.load.tr.b64 %arg1 {a} : !llvm.ptr<1> -> i32
    rocdl.global.prefetch %arg1, scope 3 : !llvm.ptr<1>
    rocdl.global.prefetch %arg1, scope 3 {a} : !llvm.ptr<1>
    %274 = rocdl.grid.dim.x : i32
    %275 = rocdl.grid.dim.x {a} : i32
    %276 = rocdl.grid.dim.y : i32
    %277 = rocdl.grid.dim.y {a} : i32
    %278 = rocdl.grid.dim.z : i32
    %279 = rocdl.grid.dim.z {a} : i32
    rocdl.iglp.opt 3
    rocdl.iglp.opt 3 {a}
    rocdl.load.to.lds %arg0, %arg2, 3, 3, 3 : !llvm.ptr
    rocdl.load.to.lds %arg0, %arg2, 3, 3, 3 {a} : !llvm.ptr
    %280 = rocdl.make.buffer.rsrc %arg0, %arg8, %arg10, %arg9 : !llvm.ptr to !llvm.ptr
    %281 = rocdl.make.buffer.rsrc %arg0, %arg8, %arg10, %arg9 {a} : !llvm.ptr to !llvm.ptr
    %282 = rocdl.mbcnt.hi %arg9, %arg9 : (i32, i32) -> i32
    %283 = rocdl.mbcnt.hi %arg9, %arg9 {a} : (i32, i32) -> i32
    %284 = rocdl.mbcnt.lo %arg9, %arg9 : (i32, i32) -> i32
    %285 = rocdl.mbcnt.lo %arg9, %arg9 {a} : (i32, i32) -> i32
    %286 = rocdl.permlane16.swap %arg9, %arg9, true, true : (i32, i32) -> <(i32, i32)>
    %287 = rocdl.permlane16.swap {a} %arg9, %arg9, true, true : (i32, i32) -> <(i32, i32)>
    %288 = rocdl.permlane32.swap %arg9, %arg9, true, true : (i32, i32) -> <(i32, i32)>
    %289 = rocdl.permlane32.swap {a} %arg9, %arg9, true, true : (i32, i32) -> <(i32, i32)>
    %290 = rocdl.permlanex16 %arg9, %arg9, %arg9, %arg9, true, true : i32, i32
    %291 = rocdl.permlanex16 {a} %arg9, %arg9, %arg9, %arg9, true, true : i32, i32
    %292 = rocdl.raw.buffer.atomic.cmpswap(%arg9, %arg9, %arg24, %arg9, %arg9, %arg9) : i32, vector<4xi32>
    %293 = rocdl.raw.buffer.atomic.cmpswap {a}(%arg9, %arg9, %arg24, %arg9, %arg9, %arg9) : i32, vector<4xi32>
    rocdl.raw.buffer.atomic.fadd %arg9, %arg24, %arg9, %arg9, %arg9 : i32
    rocdl.raw.buffer.atomic.fadd %arg9, %arg24, %arg9, %arg9, %arg9 : i32
    rocdl.raw.buffer.atomic.fmax %arg9, %arg24, %arg9, %arg9, %arg9 : i32
    rocdl.raw.buffer.atomic.fmax %arg9, %arg24, %arg9, %arg9, %arg9 : i32
    rocdl.raw.buffer.atomic.smax %arg9, %arg24, %arg9, %arg9, %arg9 : i32
    rocdl.raw.buffer.atomic.smax %arg9, %arg24, %arg9, %arg9, %arg9 : i32
    rocdl.raw.buffer.atomic.umin %arg9, %arg24, %arg9, %arg9, %arg9 : i32
    rocdl.raw.buffer.atomic.umin %arg9, %arg24, %arg9, %arg9, %arg9 : i32
    %294 = rocdl.raw.buffer.load %arg24, %arg9, %arg9, %arg9 : i32
    %295 = rocdl.raw.buffer.load %arg24, %arg9, %arg9, %arg9 : i32
    rocdl.raw.buffer.store %arg9, %arg24, %arg9, %arg9, %arg9 : i32
    rocdl.raw.buffer.store %arg9, %arg24, %arg9, %arg9, %arg9 : i32
    %296 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg9, %arg9, %arg3, %arg9, %arg9, %arg9 : i32
    %297 = rocdl.raw.ptr.buffer.atomic.cmpswap %arg9, %arg9, %arg3, %arg9, %arg9, %arg9 {a} : i32
    rocdl.raw.ptr.buffer.atomic.fadd %arg9, %arg3, %arg9, %arg9, %arg9 : i32
    rocdl.raw.ptr.buffer.atomic.fadd %arg9, %arg3, %arg9, %arg9, %arg9 {a} : i32
    rocdl.raw.ptr.buffer.atomic.fmax %arg9, %arg3, %arg9, %arg9, %arg9 : i32
    rocdl.raw.ptr.buffer.atomic.fmax %arg9, %arg3, %arg9, %arg9, %arg9 {a} : i32
    rocdl.raw.ptr.buffer.atomic.smax %arg9, %arg3, %arg9, %arg9, %arg9 : i32
    rocdl.raw.ptr.buffer.atomic.smax %arg9, %arg3, %arg9, %arg9, %arg9 {a} : i32
    rocdl.raw.ptr.buffer.atomic.umin %arg9, %arg3, %arg9, %arg9, %arg9 : i32
    rocdl.raw.ptr.buffer.atomic.umin %arg9, %arg3, %arg9, %arg9, %arg9 {a} : i32
    rocdl.raw.ptr.buffer.load.lds %arg3, %arg2, %arg9, %arg9, %arg9, %arg9, %arg9
    rocdl.raw.ptr.buffer.load.lds %arg3, %arg2, %arg9, %arg9, %arg9, %arg9, %arg9 {a}
    %298 = rocdl.raw.ptr.buffer.load %arg3, %arg9, %arg9, %arg9 : i32
    %299 = rocdl.raw.ptr.buffer.load %arg3, %arg9, %arg9, %arg9 {a} : i32
    rocdl.raw.ptr.buffer.store %arg9, %arg3, %arg9, %arg9, %arg9 : i32
    rocdl.raw.ptr.buffer.store %arg9, %arg3, %arg9, %arg9, %arg9 {a} : i32
    %300 = rocdl.readfirstlane %arg9 : i32
    %301 = rocdl.readfirstlane %arg9 {a} : i32
    %302 = rocdl.readlane %arg9, %arg9 : (i32, i32) -> i32
    %303 = rocdl.readlane %arg9, %arg9 {a} : (i32, i32) -> i32
    rocdl.s.barrier
    rocdl.s.barrier {a}
    rocdl.s.nop 3
    rocdl.s.nop {a} 3
    rocdl.s.sleep 3
    rocdl.s.sleep {a} 3
    rocdl.s.waitcnt 3
    rocdl.s.waitcnt {a} 3
    rocdl.sched.barrier 3
    rocdl.sched.barrier 3 {a}
    rocdl.sched.group.barrier 3, 3, 3
    rocdl.sched.group.barrier 3, 3, 3 {a}
    rocdl.s.setprio 3
    rocdl.s.setprio 3 {a}
    rocdl.tensor.load.to.lds.d2 %arg24, %arg29 cachepolicy 3 : vector<4xi32>, vector<8xi32>
    rocdl.tensor.load.to.lds.d2 {a} %arg24, %arg29 cachepolicy 3 : vector<4xi32>, vector<8xi32>
    rocdl.tensor.load.to.lds %arg24, %arg29, %arg24, %arg24 cachepolicy 3 : vector<4xi32>, vector<8xi32>
    rocdl.tensor.load.to.lds {a} %arg24, %arg29, %arg24, %arg24 cachepolicy 3 : vector<4xi32>, vector<8xi32>
    rocdl.tensor.store.from.lds.d2 %arg24, %arg29 cachepolicy 3 : vector<4xi32>, vector<8xi32>
    rocdl.tensor.store.from.lds.d2 {a} %arg24, %arg29 cachepolicy 3 : vector<4xi32>, vector<8xi32>
    rocdl.tensor.store.from.lds %arg24, %arg29, %arg24, %arg24 cachepolicy 3 : vector<4xi32>, vector<8xi32>
    rocdl.tensor.store.from.lds {a} %arg24, %arg29, %arg24, %arg24 cachepolicy 3 : vector<4xi32>, vector<8xi32>
    %304 = rocdl.workitem.id.x : i32
    %305 = rocdl.workitem.id.x {a} : i32
    %306 = rocdl.workitem.id.y : i32
    %307 = rocdl.workitem.id.y {a} : i32
    %308 = rocdl.workitem.id.z : i32
    %309 = rocdl.workitem.id.z {a} : i32
    rocdl.s.wait.asynccnt 3
    rocdl.s.wait.asynccnt 3 {a}
    rocdl.s.wait.dscnt 3
    rocdl.s.wait.dscnt 3 {a}
    rocdl.s.wait.expcnt 3
    rocdl.s.wait.expcnt 3 {a}
    rocdl.s.wait.loadcnt 3
    rocdl.s.wait.loadcnt 3 {a}
    rocdl.s.wait.storecnt 3
    rocdl.s.wait.storecnt 3 {a}
    rocdl.s.wait.tensorcnt 3
    rocdl.s.wait.tensorcnt 3 {a}
    rocdl.s.wakeup.barrier %arg2 : !llvm.ptr<3>
    rocdl.s.wakeup.barrier %arg2 {a} : !llvm.ptr<3>
    %310 = rocdl.wavefrontsize : i32
    %311 = rocdl.wavefrontsize {a} : i32
    %312 = rocdl.ds.read.tr16.b64 %arg2 : <3> -> i32
    %313 = rocdl.ds.read.tr16.b64 %arg2 {a} : <3> -> i32
    %314 = rocdl.ds.read.tr4.b64 %arg2 : <3> -> i32
    %315 = rocdl.ds.read.tr4.b64 %arg2 {a} : <3> -> i32
    %316 = rocdl.ds.read.tr6.b96 %arg2 : <3> -> i32
    %317 = rocdl.ds.read.tr6.b96 %arg2 {a} : <3> -> i32
    %318 = rocdl.ds.read.tr8.b64 %arg2 : <3> -> i32
    %319 = rocdl.ds.read.tr8.b64 %arg2 {a} : <3> -> i32
    %320 = rocdl.mfma.f32.16x16x16bf16.1k %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %321 = rocdl.mfma.f32.16x16x16bf16.1k %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %322 = rocdl.mfma.f32.16x16x16f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %323 = rocdl.mfma.f32.16x16x16f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %324 = rocdl.mfma.f32.16x16x1f32 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %325 = rocdl.mfma.f32.16x16x1f32 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %326 = rocdl.mfma.f32.16x16x2bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %327 = rocdl.mfma.f32.16x16x2bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %328 = rocdl.mfma.f32.16x16x32.bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %329 = rocdl.mfma.f32.16x16x32.bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %330 = rocdl.mfma.f32.16x16x32.bf8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %331 = rocdl.mfma.f32.16x16x32.bf8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %332 = rocdl.mfma.f32.16x16x32.bf8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %333 = rocdl.mfma.f32.16x16x32.bf8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %334 = rocdl.mfma.f32.16x16x32.f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %335 = rocdl.mfma.f32.16x16x32.f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %336 = rocdl.mfma.f32.16x16x32.fp8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %337 = rocdl.mfma.f32.16x16x32.fp8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %338 = rocdl.mfma.f32.16x16x32.fp8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %339 = rocdl.mfma.f32.16x16x32.fp8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %340 = rocdl.mfma.f32.16x16x4bf16.1k %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %341 = rocdl.mfma.f32.16x16x4bf16.1k %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %342 = rocdl.mfma.f32.16x16x4f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %343 = rocdl.mfma.f32.16x16x4f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %344 = rocdl.mfma.f32.16x16x4f32 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %345 = rocdl.mfma.f32.16x16x4f32 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %346 = rocdl.mfma.f32.16x16x8.xf32 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %347 = rocdl.mfma.f32.16x16x8.xf32 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %348 = rocdl.mfma.f32.16x16x8bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %349 = rocdl.mfma.f32.16x16x8bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %350 = rocdl.mfma.f32.32x32x16.bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %351 = rocdl.mfma.f32.32x32x16.bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %352 = rocdl.mfma.f32.32x32x16.bf8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %353 = rocdl.mfma.f32.32x32x16.bf8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %354 = rocdl.mfma.f32.32x32x16.bf8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %355 = rocdl.mfma.f32.32x32x16.bf8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %356 = rocdl.mfma.f32.32x32x16.f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %357 = rocdl.mfma.f32.32x32x16.f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %358 = rocdl.mfma.f32.32x32x16.fp8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %359 = rocdl.mfma.f32.32x32x16.fp8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %360 = rocdl.mfma.f32.32x32x16.fp8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %361 = rocdl.mfma.f32.32x32x16.fp8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %362 = rocdl.mfma.f32.32x32x1f32 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %363 = rocdl.mfma.f32.32x32x1f32 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %364 = rocdl.mfma.f32.32x32x2bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %365 = rocdl.mfma.f32.32x32x2bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %366 = rocdl.mfma.f32.32x32x2f32 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %367 = rocdl.mfma.f32.32x32x2f32 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %368 = rocdl.mfma.f32.32x32x4.xf32 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %369 = rocdl.mfma.f32.32x32x4.xf32 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %370 = rocdl.mfma.f32.32x32x4bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %371 = rocdl.mfma.f32.32x32x4bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %372 = rocdl.mfma.f32.32x32x4bf16.1k %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %373 = rocdl.mfma.f32.32x32x4bf16.1k %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %374 = rocdl.mfma.f32.32x32x4f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %375 = rocdl.mfma.f32.32x32x4f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %376 = rocdl.mfma.f32.32x32x8bf16.1k %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %377 = rocdl.mfma.f32.32x32x8bf16.1k %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %378 = rocdl.mfma.f32.32x32x8f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %379 = rocdl.mfma.f32.32x32x8f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %380 = rocdl.mfma.f32.4x4x1f32 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %381 = rocdl.mfma.f32.4x4x1f32 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %382 = rocdl.mfma.f32.4x4x2bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %383 = rocdl.mfma.f32.4x4x2bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %384 = rocdl.mfma.f32.4x4x4bf16.1k %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %385 = rocdl.mfma.f32.4x4x4bf16.1k %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %386 = rocdl.mfma.f32.4x4x4f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %387 = rocdl.mfma.f32.4x4x4f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %388 = rocdl.mfma.f64.16x16x4f64 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %389 = rocdl.mfma.f64.16x16x4f64 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %390 = rocdl.mfma.f64.4x4x4f64 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %391 = rocdl.mfma.f64.4x4x4f64 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %392 = rocdl.mfma.i32.16x16x16i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %393 = rocdl.mfma.i32.16x16x16i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %394 = rocdl.mfma.i32.16x16x32.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %395 = rocdl.mfma.i32.16x16x32.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %396 = rocdl.mfma.i32.16x16x4i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %397 = rocdl.mfma.i32.16x16x4i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %398 = rocdl.mfma.i32.16x16x64.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %399 = rocdl.mfma.i32.16x16x64.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %400 = rocdl.mfma.i32.32x32x16.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %401 = rocdl.mfma.i32.32x32x16.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %402 = rocdl.mfma.i32.32x32x32.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %403 = rocdl.mfma.i32.32x32x32.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %404 = rocdl.mfma.i32.32x32x4i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %405 = rocdl.mfma.i32.32x32x4i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %406 = rocdl.mfma.i32.32x32x8i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %407 = rocdl.mfma.i32.32x32x8i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %408 = rocdl.mfma.i32.4x4x4i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %409 = rocdl.mfma.i32.4x4x4i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %410 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %411 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %412 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %413 = rocdl.mfma.scale.f32.32x32x64.f8f6f4 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %414 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %415 = rocdl.smfmac.f32.16x16x128.bf8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %416 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %417 = rocdl.smfmac.f32.16x16x128.bf8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %418 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %419 = rocdl.smfmac.f32.16x16x128.fp8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %420 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %421 = rocdl.smfmac.f32.16x16x128.fp8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %422 = rocdl.smfmac.f32.16x16x32.bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %423 = rocdl.smfmac.f32.16x16x32.bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %424 = rocdl.smfmac.f32.16x16x32.f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %425 = rocdl.smfmac.f32.16x16x32.f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %426 = rocdl.smfmac.f32.16x16x64.bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %427 = rocdl.smfmac.f32.16x16x64.bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %428 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %429 = rocdl.smfmac.f32.16x16x64.bf8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %430 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %431 = rocdl.smfmac.f32.16x16x64.bf8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %432 = rocdl.smfmac.f32.16x16x64.f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %433 = rocdl.smfmac.f32.16x16x64.f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %434 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %435 = rocdl.smfmac.f32.16x16x64.fp8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %436 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %437 = rocdl.smfmac.f32.16x16x64.fp8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %438 = rocdl.smfmac.f32.32x32x16.bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %439 = rocdl.smfmac.f32.32x32x16.bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %440 = rocdl.smfmac.f32.32x32x16.f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %441 = rocdl.smfmac.f32.32x32x16.f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %442 = rocdl.smfmac.f32.32x32x32.bf16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %443 = rocdl.smfmac.f32.32x32x32.bf16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %444 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %445 = rocdl.smfmac.f32.32x32x32.bf8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %446 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %447 = rocdl.smfmac.f32.32x32x32.bf8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %448 = rocdl.smfmac.f32.32x32x32.f16 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %449 = rocdl.smfmac.f32.32x32x32.f16 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %450 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %451 = rocdl.smfmac.f32.32x32x32.fp8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %452 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %453 = rocdl.smfmac.f32.32x32x32.fp8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %454 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %455 = rocdl.smfmac.f32.32x32x64.bf8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %456 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %457 = rocdl.smfmac.f32.32x32x64.bf8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %458 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %459 = rocdl.smfmac.f32.32x32x64.fp8.bf8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %460 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %461 = rocdl.smfmac.f32.32x32x64.fp8.fp8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %462 = rocdl.smfmac.i32.16x16x128.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %463 = rocdl.smfmac.i32.16x16x128.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %464 = rocdl.smfmac.i32.16x16x64.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %465 = rocdl.smfmac.i32.16x16x64.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %466 = rocdl.smfmac.i32.32x32x32.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %467 = rocdl.smfmac.i32.32x32x32.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %468 = rocdl.smfmac.i32.32x32x64.i8 %arg9, %arg23 : (i32, vector<4xf32>) -> i32
    %469 = rocdl.smfmac.i32.32x32x64.i8 %arg9, %arg23 {a} : (i32, vector<4xf32>) -> i32
    %470 = rocdl.wmma.bf16.16x16x16.bf16 %arg24, %arg24, %arg24 {opsel = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %471 = rocdl.wmma.bf16.16x16x16.bf16 %arg24, %arg24, %arg24 {a, opsel = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %472 = rocdl.wmma.bf16.16x16x32.bf16 %arg26, %arg26, %arg26 {modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
    %473 = rocdl.wmma.bf16.16x16x32.bf16 %arg26, %arg26, %arg26 {a, modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
    %474 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg26, %arg26, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xbf16>
    %475 = rocdl.wmma.bf16f32.16x16x32.bf16 %arg26, %arg26, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xbf16>
    %476 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %477 = rocdl.wmma.f16.16x16x128.bf8_bf8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %478 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %479 = rocdl.wmma.f16.16x16x128.bf8_fp8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %480 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %481 = rocdl.wmma.f16.16x16x128.fp8_bf8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %482 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %483 = rocdl.wmma.f16.16x16x128.fp8_fp8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %484 = rocdl.wmma.f16.16x16x16.f16 %arg27, %arg27, %arg27 {opsel = true} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    %485 = rocdl.wmma.f16.16x16x16.f16 %arg27, %arg27, %arg27 {a, opsel = true} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    %486 = rocdl.wmma.f16.16x16x32.f16 %arg27, %arg27, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    %487 = rocdl.wmma.f16.16x16x32.f16 %arg27, %arg27, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    %488 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %489 = rocdl.wmma.f16.16x16x64.bf8_bf8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %490 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %491 = rocdl.wmma.f16.16x16x64.bf8_fp8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %492 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %493 = rocdl.wmma.f16.16x16x64.fp8_bf8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %494 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg24, %arg24, %arg27 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %495 = rocdl.wmma.f16.16x16x64.fp8_fp8 %arg24, %arg24, %arg27 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %496 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %497 = rocdl.wmma.f32.16x16x128.bf8_bf8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %498 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %499 = rocdl.wmma.f32.16x16x128.bf8_fp8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %500 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %501 = rocdl.wmma.f32.16x16x128.fp8_bf8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %502 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %503 = rocdl.wmma.f32.16x16x128.fp8_fp8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %504 = rocdl.wmma.f32.16x16x16.bf16 %arg24, %arg24, %arg28 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %505 = rocdl.wmma.f32.16x16x16.bf16 %arg24, %arg24, %arg28 {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %506 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg24, %arg24, %arg28 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %507 = rocdl.wmma.f32.16x16x16.bf8_bf8 %arg24, %arg24, %arg28 {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %508 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg24, %arg24, %arg28 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %509 = rocdl.wmma.f32.16x16x16.bf8_fp8 %arg24, %arg24, %arg28 {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %510 = rocdl.wmma.f32.16x16x16.f16 %arg27, %arg27, %arg28 : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
    %511 = rocdl.wmma.f32.16x16x16.f16 %arg27, %arg27, %arg28 {a} : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
    %512 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg24, %arg24, %arg28 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %513 = rocdl.wmma.f32.16x16x16.fp8_bf8 %arg24, %arg24, %arg28 {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %514 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg24, %arg24, %arg28 : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %515 = rocdl.wmma.f32.16x16x16.fp8_fp8 %arg24, %arg24, %arg28 {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %516 = rocdl.wmma.f32.16x16x32.bf16 %arg26, %arg26, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xf32>
    %517 = rocdl.wmma.f32.16x16x32.bf16 %arg26, %arg26, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xf32>
    %518 = rocdl.wmma.f32.16x16x32.f16 %arg27, %arg27, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
    %519 = rocdl.wmma.f32.16x16x32.f16 %arg27, %arg27, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
    %520 = rocdl.wmma.f32.16x16x4.f32 %arg28, %arg28, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %521 = rocdl.wmma.f32.16x16x4.f32 %arg28, %arg28, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %522 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %523 = rocdl.wmma.f32.16x16x64.bf8_bf8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %524 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %525 = rocdl.wmma.f32.16x16x64.bf8_fp8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %526 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %527 = rocdl.wmma.f32.16x16x64.fp8_bf8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %528 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg24, %arg24, %arg28 {modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %529 = rocdl.wmma.f32.16x16x64.fp8_fp8 %arg24, %arg24, %arg28 {a, modC = 3 : i16, reuseA = true, reuseB = true} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %530 = rocdl.wmma.i32.16x16x16.iu4 %arg24, %arg24, %arg24 {clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %531 = rocdl.wmma.i32.16x16x16.iu4 %arg24, %arg24, %arg24 {a, clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %532 = rocdl.wmma.i32.16x16x16.iu8 %arg24, %arg24, %arg24 {clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %533 = rocdl.wmma.i32.16x16x16.iu8 %arg24, %arg24, %arg24 {a, clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %534 = rocdl.wmma.i32.16x16x32.iu4 %arg24, %arg24, %arg24 {clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %535 = rocdl.wmma.i32.16x16x32.iu4 %arg24, %arg24, %arg24 {a, clamp = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %536 = rocdl.wmma.i32.16x16x64.iu8 %arg24, %arg24, %arg24 {clamp = true, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %537 = rocdl.wmma.i32.16x16x64.iu8 %arg24, %arg24, %arg24 {a, clamp = true, reuseA = true, reuseB = true, signA = true, signB = true} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %538 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg24, %arg24, %arg28, %arg10, %arg10 {fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
    %539 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %arg24, %arg24, %arg28, %arg10, %arg10 {a, fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
    %540 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg24, %arg24, %arg28, %arg10, %arg10 {fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
    %541 = rocdl.wmma.scale16.f32.32x16x128.f4 %arg24, %arg24, %arg28, %arg10, %arg10 {a, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
    %542 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg24, %arg24, %arg28, %arg9, %arg9 {fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
    %543 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %arg24, %arg24, %arg28, %arg9, %arg9 {a, fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
    %544 = rocdl.wmma.scale.f32.32x16x128.f4 %arg24, %arg24, %arg28, %arg9, %arg9 {fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
    %545 = rocdl.wmma.scale.f32.32x16x128.f4 %arg24, %arg24, %arg28, %arg9, %arg9 {a, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
    llvm.return
  }
  func.func private @attributes() attributes {a = #rocdl.target, b = #rocdl.target<O = 3, triple = "amdgcn", chip = "gfx942", features = "+wavefrontsize64", abi = "500", flags = {fast}, link = ["a.bc"]>}
  gpu.module @kernels [#rocdl.target<chip = "gfx90a">] {
  }
  llvm.func @kernel() attributes {rocdl.flat_work_group_size = "1,256", rocdl.kernel, rocdl.waves_per_eu = 2 : i32} {
    %0 = rocdl.workitem.id.x range <i32, 0, 64> : i32
    %1 = rocdl.wavefrontsize range <i32, 32, 65> {a} : i32
    %2 = llvm.mlir.undef : f32
    %3 = llvm.mlir.undef : vector<8xf16>
    %4 = rocdl.wmma.f32.16x16x16.f16 %3, %3, %2 {a} : (vector<8xf16>, vector<8xf16>, f32) -> f32
    %5 = rocdl.wmma.f16.16x16x32.f16 %3, %3, %3 {modC = 1 : i16, signA = true} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    %6 = rocdl.wmma.f16.16x16x32.f16 %3, %3, %3 : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    %7 = rocdl.mbcnt.lo %0, %0 {arg_attrs = [{}, {}], res_attrs = [{llvm.noundef}]} : (i32, i32) -> i32
    "rocdl.not.defined"() : () -> ()
    llvm.return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr, ptr<1>, ptr<3>, ptr<8>, bf16, f16, f32, i1, i16, i32, i64, vector<16xbf16>, vector<16xf16>, vector<16xf32>, vector<2xbf16>, vector<2xf16>, vector<2xf32>, vector<2xi16>, vector<2xi32>, vector<32xbf16>, vector<32xf16>, vector<32xf32>, vector<3xi32>, vector<4xf32>, vector<4xi32>, vector<6xi32>, vector<8xbf16>, vector<8xf16>, vector<8xf32>, vector<8xi32>)>, linkage = #llvm.linkage<external>, sym_name = "all", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>, %arg2: !llvm.ptr<3>, %arg3: !llvm.ptr<8>, %arg4: bf16, %arg5: f16, %arg6: f32, %arg7: i1, %arg8: i16, %arg9: i32, %arg10: i64, %arg11: vector<16xbf16>, %arg12: vector<16xf16>, %arg13: vector<16xf32>, %arg14: vector<2xbf16>, %arg15: vector<2xf16>, %arg16: vector<2xf32>, %arg17: vector<2xi16>, %arg18: vector<2xi32>, %arg19: vector<32xbf16>, %arg20: vector<32xf16>, %arg21: vector<32xf32>, %arg22: vector<3xi32>, %arg23: vector<4xf32>, %arg24: vector<4xi32>, %arg25: vector<6xi32>, %arg26: vector<8xbf16>, %arg27: vector<8xf16>, %arg28: vector<8xf32>, %arg29: vector<8xi32>):
    %8 = "rocdl.cos"(%arg6) : (f32) -> f32
    %9 = "rocdl.cos"(%arg6) {a} : (f32) -> f32
    %10 = "rocdl.exp"(%arg6) : (f32) -> f32
    %11 = "rocdl.exp"(%arg6) {a} : (f32) -> f32
    %12 = "rocdl.exp2"(%arg6) : (f32) -> f32
    %13 = "rocdl.exp2"(%arg6) {a} : (f32) -> f32
    %14 = "rocdl.log"(%arg6) : (f32) -> f32
    %15 = "rocdl.log"(%arg6) {a} : (f32) -> f32
    %16 = "rocdl.rcp"(%arg6) : (f32) -> f32
    %17 = "rocdl.rcp"(%arg6) {a} : (f32) -> f32
    %18 = "rocdl.sin"(%arg6) : (f32) -> f32
    %19 = "rocdl.sin"(%arg6) {a} : (f32) -> f32
    %20 = "rocdl.sqrt"(%arg6) : (f32) -> f32
    %21 = "rocdl.sqrt"(%arg6) {a} : (f32) -> f32
    %22 = "rocdl.tanh"(%arg6) : (f32) -> f32
    %23 = "rocdl.tanh"(%arg6) {a} : (f32) -> f32
    %24 = "rocdl.ballot"(%arg7) : (i1) -> i32
    %25 = "rocdl.ballot"(%arg7) {a} : (i1) -> i32
    "rocdl.s.barrier.init"(%arg2) <{memberCnt = 3 : i32}> : (!llvm.ptr<3>) -> ()
    "rocdl.s.barrier.init"(%arg2) <{memberCnt = 3 : i32}> {a} : (!llvm.ptr<3>) -> ()
    "rocdl.s.barrier.join"(%arg2) : (!llvm.ptr<3>) -> ()
    "rocdl.s.barrier.join"(%arg2) {a} : (!llvm.ptr<3>) -> ()
    "rocdl.s.barrier.leave"() <{id = 3 : i16}> : () -> ()
    "rocdl.s.barrier.leave"() <{id = 3 : i16}> {a} : () -> ()
    "rocdl.barrier"() : () -> ()
    "rocdl.barrier"() {a} : () -> ()
    %26 = "rocdl.s.barrier.signal.isfirst"() <{id = 3 : i32}> : () -> i1
    %27 = "rocdl.s.barrier.signal.isfirst"() <{id = 3 : i32}> {a} : () -> i1
    "rocdl.s.barrier.signal"() <{id = 3 : i32}> : () -> ()
    "rocdl.s.barrier.signal"() <{id = 3 : i32}> {a} : () -> ()
    "rocdl.s.barrier.signal.var"(%arg2) <{memberCnt = 3 : i32}> : (!llvm.ptr<3>) -> ()
    "rocdl.s.barrier.signal.var"(%arg2) <{memberCnt = 3 : i32}> {a} : (!llvm.ptr<3>) -> ()
    "rocdl.s.barrier.wait"() <{id = 3 : i16}> : () -> ()
    "rocdl.s.barrier.wait"() <{id = 3 : i16}> {a} : () -> ()
    %28 = "rocdl.workgroup.dim.x"() : () -> i32
    %29 = "rocdl.workgroup.dim.x"() {a} : () -> i32
    %30 = "rocdl.workgroup.dim.y"() : () -> i32
    %31 = "rocdl.workgroup.dim.y"() {a} : () -> i32
    %32 = "rocdl.workgroup.dim.z"() : () -> i32
    %33 = "rocdl.workgroup.dim.z"() {a} : () -> i32
    %34 = "rocdl.workgroup.id.x"() : () -> i32
    %35 = "rocdl.workgroup.id.x"() {a} : () -> i32
    %36 = "rocdl.workgroup.id.y"() : () -> i32
    %37 = "rocdl.workgroup.id.y"() {a} : () -> i32
    %38 = "rocdl.workgroup.id.z"() : () -> i32
    %39 = "rocdl.workgroup.id.z"() {a} : () -> i32
    %40 = "rocdl.cluster.id.x"() : () -> i32
    %41 = "rocdl.cluster.id.x"() {a} : () -> i32
    %42 = "rocdl.cluster.id.y"() : () -> i32
    %43 = "rocdl.cluster.id.y"() {a} : () -> i32
    %44 = "rocdl.cluster.id.z"() : () -> i32
    %45 = "rocdl.cluster.id.z"() {a} : () -> i32
    "rocdl.cluster.load.async.to.lds.b128"(%arg1, %arg2, %arg9) <{cpol = 3 : i32, offset = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    "rocdl.cluster.load.async.to.lds.b128"(%arg1, %arg2, %arg9) <{cpol = 3 : i32, offset = 3 : i32}> {a} : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    "rocdl.cluster.load.async.to.lds.b32"(%arg1, %arg2, %arg9) <{cpol = 3 : i32, offset = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    "rocdl.cluster.load.async.to.lds.b32"(%arg1, %arg2, %arg9) <{cpol = 3 : i32, offset = 3 : i32}> {a} : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    "rocdl.cluster.load.async.to.lds.b64"(%arg1, %arg2, %arg9) <{cpol = 3 : i32, offset = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    "rocdl.cluster.load.async.to.lds.b64"(%arg1, %arg2, %arg9) <{cpol = 3 : i32, offset = 3 : i32}> {a} : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    "rocdl.cluster.load.async.to.lds.b8"(%arg1, %arg2, %arg9) <{cpol = 3 : i32, offset = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    "rocdl.cluster.load.async.to.lds.b8"(%arg1, %arg2, %arg9) <{cpol = 3 : i32, offset = 3 : i32}> {a} : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    %46 = "rocdl.cvt.f32.bf8"(%arg9) <{byteSel = 3 : i32}> : (i32) -> i32
    %47 = "rocdl.cvt.f32.bf8"(%arg9) <{byteSel = 3 : i32}> {a} : (i32) -> i32
    %48 = "rocdl.cvt.f32.fp8"(%arg9) <{byteSel = 3 : i32}> : (i32) -> i32
    %49 = "rocdl.cvt.f32.fp8"(%arg9) <{byteSel = 3 : i32}> {a} : (i32) -> i32
    %50 = "rocdl.cvt.pk.bf8.f32"(%arg6, %arg6, %arg9) <{wordSel = true}> : (f32, f32, i32) -> i32
    %51 = "rocdl.cvt.pk.bf8.f32"(%arg6, %arg6, %arg9) <{wordSel = true}> {a} : (f32, f32, i32) -> i32
    %52 = "rocdl.cvt.pk.f32.bf8"(%arg9) <{wordSel = true}> : (i32) -> i32
    %53 = "rocdl.cvt.pk.f32.bf8"(%arg9) <{wordSel = true}> {a} : (i32) -> i32
    %54 = "rocdl.cvt.pk.f32.fp8"(%arg9) <{wordSel = true}> : (i32) -> i32
    %55 = "rocdl.cvt.pk.f32.fp8"(%arg9) <{wordSel = true}> {a} : (i32) -> i32
    %56 = "rocdl.cvt.pk.fp8.f32"(%arg6, %arg6, %arg9) <{wordSel = true}> : (f32, f32, i32) -> i32
    %57 = "rocdl.cvt.pk.fp8.f32"(%arg6, %arg6, %arg9) <{wordSel = true}> {a} : (f32, f32, i32) -> i32
    %58 = "rocdl.cvt.pkrtz"(%arg6, %arg6) : (f32, f32) -> i32
    %59 = "rocdl.cvt.pkrtz"(%arg6, %arg6) {a} : (f32, f32) -> i32
    %60 = "rocdl.cvt.scale.pk16.bf16.bf6"(%arg22, %arg9) <{scaleSel = 3 : i32}> : (vector<3xi32>, i32) -> vector<16xbf16>
    %61 = "rocdl.cvt.scale.pk16.bf16.bf6"(%arg22, %arg9) <{scaleSel = 3 : i32}> {a} : (vector<3xi32>, i32) -> vector<16xbf16>
    %62 = "rocdl.cvt.scale.pk16.bf16.fp6"(%arg22, %arg9) <{scaleSel = 3 : i32}> : (vector<3xi32>, i32) -> vector<16xbf16>
    %63 = "rocdl.cvt.scale.pk16.bf16.fp6"(%arg22, %arg9) <{scaleSel = 3 : i32}> {a} : (vector<3xi32>, i32) -> vector<16xbf16>
    %64 = "rocdl.cvt.scale.pk16.f16.bf6"(%arg22, %arg9) <{scaleSel = 3 : i32}> : (vector<3xi32>, i32) -> vector<16xf16>
    %65 = "rocdl.cvt.scale.pk16.f16.bf6"(%arg22, %arg9) <{scaleSel = 3 : i32}> {a} : (vector<3xi32>, i32) -> vector<16xf16>
    %66 = "rocdl.cvt.scale.pk16.f16.fp6"(%arg22, %arg9) <{scaleSel = 3 : i32}> : (vector<3xi32>, i32) -> vector<16xf16>
    %67 = "rocdl.cvt.scale.pk16.f16.fp6"(%arg22, %arg9) <{scaleSel = 3 : i32}> {a} : (vector<3xi32>, i32) -> vector<16xf16>
    %68 = "rocdl.cvt.scale.pk16.f32.bf6"(%arg22, %arg9) <{scaleSel = 3 : i32}> : (vector<3xi32>, i32) -> vector<16xf32>
    %69 = "rocdl.cvt.scale.pk16.f32.bf6"(%arg22, %arg9) <{scaleSel = 3 : i32}> {a} : (vector<3xi32>, i32) -> vector<16xf32>
    %70 = "rocdl.cvt.scale.pk16.f32.fp6"(%arg22, %arg9) <{scaleSel = 3 : i32}> : (vector<3xi32>, i32) -> vector<16xf32>
    %71 = "rocdl.cvt.scale.pk16.f32.fp6"(%arg22, %arg9) <{scaleSel = 3 : i32}> {a} : (vector<3xi32>, i32) -> vector<16xf32>
    %72 = "rocdl.cvt.scale.pk8.bf16.bf8"(%arg18, %arg9) <{scaleSel = 3 : i32}> : (vector<2xi32>, i32) -> vector<8xbf16>
    %73 = "rocdl.cvt.scale.pk8.bf16.bf8"(%arg18, %arg9) <{scaleSel = 3 : i32}> {a} : (vector<2xi32>, i32) -> vector<8xbf16>
    %74 = "rocdl.cvt.scale.pk8.bf16.fp4"(%arg9, %arg9) <{scaleSel = 3 : i32}> : (i32, i32) -> vector<8xbf16>
    %75 = "rocdl.cvt.scale.pk8.bf16.fp4"(%arg9, %arg9) <{scaleSel = 3 : i32}> {a} : (i32, i32) -> vector<8xbf16>
    %76 = "rocdl.cvt.scale.pk8.bf16.fp8"(%arg18, %arg9) <{scaleSel = 3 : i32}> : (vector<2xi32>, i32) -> vector<8xbf16>
    %77 = "rocdl.cvt.scale.pk8.bf16.fp8"(%arg18, %arg9) <{scaleSel = 3 : i32}> {a} : (vector<2xi32>, i32) -> vector<8xbf16>
    %78 = "rocdl.cvt.scale.pk8.f16.bf8"(%arg18, %arg9) <{scaleSel = 3 : i32}> : (vector<2xi32>, i32) -> vector<8xf16>
    %79 = "rocdl.cvt.scale.pk8.f16.bf8"(%arg18, %arg9) <{scaleSel = 3 : i32}> {a} : (vector<2xi32>, i32) -> vector<8xf16>
    %80 = "rocdl.cvt.scale.pk8.f16.fp4"(%arg9, %arg9) <{scaleSel = 3 : i32}> : (i32, i32) -> vector<8xf16>
    %81 = "rocdl.cvt.scale.pk8.f16.fp4"(%arg9, %arg9) <{scaleSel = 3 : i32}> {a} : (i32, i32) -> vector<8xf16>
    %82 = "rocdl.cvt.scale.pk8.f16.fp8"(%arg18, %arg9) <{scaleSel = 3 : i32}> : (vector<2xi32>, i32) -> vector<8xf16>
    %83 = "rocdl.cvt.scale.pk8.f16.fp8"(%arg18, %arg9) <{scaleSel = 3 : i32}> {a} : (vector<2xi32>, i32) -> vector<8xf16>
    %84 = "rocdl.cvt.scale.pk8.f32.bf8"(%arg18, %arg9) <{scaleSel = 3 : i32}> : (vector<2xi32>, i32) -> vector<8xf32>
    %85 = "rocdl.cvt.scale.pk8.f32.bf8"(%arg18, %arg9) <{scaleSel = 3 : i32}> {a} : (vector<2xi32>, i32) -> vector<8xf32>
    %86 = "rocdl.cvt.scale.pk8.f32.fp4"(%arg9, %arg9) <{scaleSel = 3 : i32}> : (i32, i32) -> vector<8xf32>
    %87 = "rocdl.cvt.scale.pk8.f32.fp4"(%arg9, %arg9) <{scaleSel = 3 : i32}> {a} : (i32, i32) -> vector<8xf32>
    %88 = "rocdl.cvt.scale.pk8.f32.fp8"(%arg18, %arg9) <{scaleSel = 3 : i32}> : (vector<2xi32>, i32) -> vector<8xf32>
    %89 = "rocdl.cvt.scale.pk8.f32.fp8"(%arg18, %arg9) <{scaleSel = 3 : i32}> {a} : (vector<2xi32>, i32) -> vector<8xf32>
    %90 = "rocdl.cvt.scalef32.2xpk16.bf6.f32"(%arg13, %arg13, %arg6) : (vector<16xf32>, vector<16xf32>, f32) -> vector<6xi32>
    %91 = "rocdl.cvt.scalef32.2xpk16.bf6.f32"(%arg13, %arg13, %arg6) {a} : (vector<16xf32>, vector<16xf32>, f32) -> vector<6xi32>
    %92 = "rocdl.cvt.scalef32.2xpk16.fp6.f32"(%arg13, %arg13, %arg6) : (vector<16xf32>, vector<16xf32>, f32) -> vector<6xi32>
    %93 = "rocdl.cvt.scalef32.2xpk16.fp6.f32"(%arg13, %arg13, %arg6) {a} : (vector<16xf32>, vector<16xf32>, f32) -> vector<6xi32>
    %94 = "rocdl.cvt.scalef32.f16.bf8"(%arg15, %arg9, %arg6) <{dstLoHiSel = true, srcSelIndex = 3 : i32}> : (vector<2xf16>, i32, f32) -> vector<2xf16>
    %95 = "rocdl.cvt.scalef32.f16.bf8"(%arg15, %arg9, %arg6) <{dstLoHiSel = true, srcSelIndex = 3 : i32}> {a} : (vector<2xf16>, i32, f32) -> vector<2xf16>
    %96 = "rocdl.cvt.scalef32.f16.fp8"(%arg15, %arg9, %arg6) <{dstLoHiSel = true, srcSelIndex = 3 : i32}> : (vector<2xf16>, i32, f32) -> vector<2xf16>
    %97 = "rocdl.cvt.scalef32.f16.fp8"(%arg15, %arg9, %arg6) <{dstLoHiSel = true, srcSelIndex = 3 : i32}> {a} : (vector<2xf16>, i32, f32) -> vector<2xf16>
    %98 = "rocdl.cvt.scalef32.f32.bf8"(%arg9, %arg6) <{srcSelIndex = 3 : i32}> : (i32, f32) -> f32
    %99 = "rocdl.cvt.scalef32.f32.bf8"(%arg9, %arg6) <{srcSelIndex = 3 : i32}> {a} : (i32, f32) -> f32
    %100 = "rocdl.cvt.scalef32.f32.fp8"(%arg9, %arg6) <{srcSelIndex = 3 : i32}> : (i32, f32) -> f32
    %101 = "rocdl.cvt.scalef32.f32.fp8"(%arg9, %arg6) <{srcSelIndex = 3 : i32}> {a} : (i32, f32) -> f32
    %102 = "rocdl.cvt.scalef32.pk16.bf6.bf16"(%arg11, %arg6) : (vector<16xbf16>, f32) -> vector<3xi32>
    %103 = "rocdl.cvt.scalef32.pk16.bf6.bf16"(%arg11, %arg6) {a} : (vector<16xbf16>, f32) -> vector<3xi32>
    %104 = "rocdl.cvt.scalef32.pk16.bf6.f16"(%arg12, %arg6) : (vector<16xf16>, f32) -> vector<3xi32>
    %105 = "rocdl.cvt.scalef32.pk16.bf6.f16"(%arg12, %arg6) {a} : (vector<16xf16>, f32) -> vector<3xi32>
    %106 = "rocdl.cvt.scalef32.pk16.bf6.f32"(%arg13, %arg6) : (vector<16xf32>, f32) -> vector<3xi32>
    %107 = "rocdl.cvt.scalef32.pk16.bf6.f32"(%arg13, %arg6) {a} : (vector<16xf32>, f32) -> vector<3xi32>
    %108 = "rocdl.cvt.scalef32.pk16.fp6.bf16"(%arg11, %arg6) : (vector<16xbf16>, f32) -> vector<3xi32>
    %109 = "rocdl.cvt.scalef32.pk16.fp6.bf16"(%arg11, %arg6) {a} : (vector<16xbf16>, f32) -> vector<3xi32>
    %110 = "rocdl.cvt.scalef32.pk16.fp6.f16"(%arg12, %arg6) : (vector<16xf16>, f32) -> vector<3xi32>
    %111 = "rocdl.cvt.scalef32.pk16.fp6.f16"(%arg12, %arg6) {a} : (vector<16xf16>, f32) -> vector<3xi32>
    %112 = "rocdl.cvt.scalef32.pk16.fp6.f32"(%arg13, %arg6) : (vector<16xf32>, f32) -> vector<3xi32>
    %113 = "rocdl.cvt.scalef32.pk16.fp6.f32"(%arg13, %arg6) {a} : (vector<16xf32>, f32) -> vector<3xi32>
    %114 = "rocdl.cvt.scalef32.pk32.bf16.bf6"(%arg25, %arg6) : (vector<6xi32>, f32) -> vector<32xbf16>
    %115 = "rocdl.cvt.scalef32.pk32.bf16.bf6"(%arg25, %arg6) {a} : (vector<6xi32>, f32) -> vector<32xbf16>
    %116 = "rocdl.cvt.scalef32.pk32.bf16.fp6"(%arg25, %arg6) : (vector<6xi32>, f32) -> vector<32xbf16>
    %117 = "rocdl.cvt.scalef32.pk32.bf16.fp6"(%arg25, %arg6) {a} : (vector<6xi32>, f32) -> vector<32xbf16>
    %118 = "rocdl.cvt.scalef32.pk32.bf6.bf16"(%arg19, %arg6) : (vector<32xbf16>, f32) -> vector<6xi32>
    %119 = "rocdl.cvt.scalef32.pk32.bf6.bf16"(%arg19, %arg6) {a} : (vector<32xbf16>, f32) -> vector<6xi32>
    %120 = "rocdl.cvt.scalef32.pk32.bf6.f16"(%arg20, %arg6) : (vector<32xf16>, f32) -> vector<6xi32>
    %121 = "rocdl.cvt.scalef32.pk32.bf6.f16"(%arg20, %arg6) {a} : (vector<32xf16>, f32) -> vector<6xi32>
    %122 = "rocdl.cvt.scalef32.pk32.f16.bf6"(%arg25, %arg6) : (vector<6xi32>, f32) -> vector<32xf16>
    %123 = "rocdl.cvt.scalef32.pk32.f16.bf6"(%arg25, %arg6) {a} : (vector<6xi32>, f32) -> vector<32xf16>
    %124 = "rocdl.cvt.scalef32.pk32.f16.fp6"(%arg25, %arg6) : (vector<6xi32>, f32) -> vector<32xf16>
    %125 = "rocdl.cvt.scalef32.pk32.f16.fp6"(%arg25, %arg6) {a} : (vector<6xi32>, f32) -> vector<32xf16>
    %126 = "rocdl.cvt.scalef32.pk32.f32.bf6"(%arg25, %arg6) : (vector<6xi32>, f32) -> vector<32xf32>
    %127 = "rocdl.cvt.scalef32.pk32.f32.bf6"(%arg25, %arg6) {a} : (vector<6xi32>, f32) -> vector<32xf32>
    %128 = "rocdl.cvt.scalef32.pk32.f32.fp6"(%arg25, %arg6) : (vector<6xi32>, f32) -> vector<32xf32>
    %129 = "rocdl.cvt.scalef32.pk32.f32.fp6"(%arg25, %arg6) {a} : (vector<6xi32>, f32) -> vector<32xf32>
    %130 = "rocdl.cvt.scalef32.pk32.fp6.bf16"(%arg19, %arg6) : (vector<32xbf16>, f32) -> vector<6xi32>
    %131 = "rocdl.cvt.scalef32.pk32.fp6.bf16"(%arg19, %arg6) {a} : (vector<32xbf16>, f32) -> vector<6xi32>
    %132 = "rocdl.cvt.scalef32.pk32.fp6.f16"(%arg20, %arg6) : (vector<32xf16>, f32) -> vector<6xi32>
    %133 = "rocdl.cvt.scalef32.pk32.fp6.f16"(%arg20, %arg6) {a} : (vector<32xf16>, f32) -> vector<6xi32>
    %134 = "rocdl.cvt.scalef32.pk8.bf8.bf16"(%arg26, %arg6) : (vector<8xbf16>, f32) -> vector<2xi32>
    %135 = "rocdl.cvt.scalef32.pk8.bf8.bf16"(%arg26, %arg6) {a} : (vector<8xbf16>, f32) -> vector<2xi32>
    %136 = "rocdl.cvt.scalef32.pk8.bf8.f16"(%arg27, %arg6) : (vector<8xf16>, f32) -> vector<2xi32>
    %137 = "rocdl.cvt.scalef32.pk8.bf8.f16"(%arg27, %arg6) {a} : (vector<8xf16>, f32) -> vector<2xi32>
    %138 = "rocdl.cvt.scalef32.pk8.bf8.f32"(%arg28, %arg6) : (vector<8xf32>, f32) -> vector<2xi32>
    %139 = "rocdl.cvt.scalef32.pk8.bf8.f32"(%arg28, %arg6) {a} : (vector<8xf32>, f32) -> vector<2xi32>
    %140 = "rocdl.cvt.scalef32.pk8.fp4.bf16"(%arg26, %arg6) : (vector<8xbf16>, f32) -> i32
    %141 = "rocdl.cvt.scalef32.pk8.fp4.bf16"(%arg26, %arg6) {a} : (vector<8xbf16>, f32) -> i32
    %142 = "rocdl.cvt.scalef32.pk8.fp4.f16"(%arg27, %arg6) : (vector<8xf16>, f32) -> i32
    %143 = "rocdl.cvt.scalef32.pk8.fp4.f16"(%arg27, %arg6) {a} : (vector<8xf16>, f32) -> i32
    %144 = "rocdl.cvt.scalef32.pk8.fp4.f32"(%arg28, %arg6) : (vector<8xf32>, f32) -> i32
    %145 = "rocdl.cvt.scalef32.pk8.fp4.f32"(%arg28, %arg6) {a} : (vector<8xf32>, f32) -> i32
    %146 = "rocdl.cvt.scalef32.pk8.fp8.bf16"(%arg26, %arg6) : (vector<8xbf16>, f32) -> vector<2xi32>
    %147 = "rocdl.cvt.scalef32.pk8.fp8.bf16"(%arg26, %arg6) {a} : (vector<8xbf16>, f32) -> vector<2xi32>
    %148 = "rocdl.cvt.scalef32.pk8.fp8.f16"(%arg27, %arg6) : (vector<8xf16>, f32) -> vector<2xi32>
    %149 = "rocdl.cvt.scalef32.pk8.fp8.f16"(%arg27, %arg6) {a} : (vector<8xf16>, f32) -> vector<2xi32>
    %150 = "rocdl.cvt.scalef32.pk8.fp8.f32"(%arg28, %arg6) : (vector<8xf32>, f32) -> vector<2xi32>
    %151 = "rocdl.cvt.scalef32.pk8.fp8.f32"(%arg28, %arg6) {a} : (vector<8xf32>, f32) -> vector<2xi32>
    %152 = "rocdl.cvt.scalef32.pk.bf16.bf8"(%arg9, %arg6) <{srcLoHiSel = true}> : (i32, f32) -> vector<2xbf16>
    %153 = "rocdl.cvt.scalef32.pk.bf16.bf8"(%arg9, %arg6) <{srcLoHiSel = true}> {a} : (i32, f32) -> vector<2xbf16>
    %154 = "rocdl.cvt.scalef32.pk.bf16.fp4"(%arg9, %arg6) <{srcSelIndex = 3 : i32}> : (i32, f32) -> vector<2xbf16>
    %155 = "rocdl.cvt.scalef32.pk.bf16.fp4"(%arg9, %arg6) <{srcSelIndex = 3 : i32}> {a} : (i32, f32) -> vector<2xbf16>
    %156 = "rocdl.cvt.scalef32.pk.bf16.fp8"(%arg9, %arg6) <{srcLoHiSel = true}> : (i32, f32) -> vector<2xbf16>
    %157 = "rocdl.cvt.scalef32.pk.bf16.fp8"(%arg9, %arg6) <{srcLoHiSel = true}> {a} : (i32, f32) -> vector<2xbf16>
    %158 = "rocdl.cvt.scalef32.pk.bf8.bf16"(%arg17, %arg14, %arg6) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> vector<2xi16>
    %159 = "rocdl.cvt.scalef32.pk.bf8.bf16"(%arg17, %arg14, %arg6) <{dstLoHiSel = true}> {a} : (vector<2xi16>, vector<2xbf16>, f32) -> vector<2xi16>
    %160 = "rocdl.cvt.scalef32.pk.bf8.f16"(%arg17, %arg15, %arg6) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xf16>, f32) -> vector<2xi16>
    %161 = "rocdl.cvt.scalef32.pk.bf8.f16"(%arg17, %arg15, %arg6) <{dstLoHiSel = true}> {a} : (vector<2xi16>, vector<2xf16>, f32) -> vector<2xi16>
    %162 = "rocdl.cvt.scalef32.pk.bf8.f32"(%arg17, %arg6, %arg6, %arg6) <{dstLoHiSel = true}> : (vector<2xi16>, f32, f32, f32) -> vector<2xi16>
    %163 = "rocdl.cvt.scalef32.pk.bf8.f32"(%arg17, %arg6, %arg6, %arg6) <{dstLoHiSel = true}> {a} : (vector<2xi16>, f32, f32, f32) -> vector<2xi16>
    %164 = "rocdl.cvt.scalef32.pk.f16.bf8"(%arg9, %arg6) <{srcLoHiSel = true}> : (i32, f32) -> vector<2xf16>
    %165 = "rocdl.cvt.scalef32.pk.f16.bf8"(%arg9, %arg6) <{srcLoHiSel = true}> {a} : (i32, f32) -> vector<2xf16>
    %166 = "rocdl.cvt.scalef32.pk.f16.fp4"(%arg9, %arg6) <{srcSelIndex = 3 : i32}> : (i32, f32) -> vector<2xf16>
    %167 = "rocdl.cvt.scalef32.pk.f16.fp4"(%arg9, %arg6) <{srcSelIndex = 3 : i32}> {a} : (i32, f32) -> vector<2xf16>
    %168 = "rocdl.cvt.scalef32.pk.f16.fp8"(%arg9, %arg6) <{srcLoHiSel = true}> : (i32, f32) -> vector<2xf16>
    %169 = "rocdl.cvt.scalef32.pk.f16.fp8"(%arg9, %arg6) <{srcLoHiSel = true}> {a} : (i32, f32) -> vector<2xf16>
    %170 = "rocdl.cvt.scalef32.pk.f32.bf8"(%arg9, %arg6) <{srcLoHiSel = true}> : (i32, f32) -> vector<2xf32>
    %171 = "rocdl.cvt.scalef32.pk.f32.bf8"(%arg9, %arg6) <{srcLoHiSel = true}> {a} : (i32, f32) -> vector<2xf32>
    %172 = "rocdl.cvt.scalef32.pk.f32.fp4"(%arg9, %arg6) <{srcSelIndex = 3 : i32}> : (i32, f32) -> vector<2xf32>
    %173 = "rocdl.cvt.scalef32.pk.f32.fp4"(%arg9, %arg6) <{srcSelIndex = 3 : i32}> {a} : (i32, f32) -> vector<2xf32>
    %174 = "rocdl.cvt.scalef32.pk.f32.fp8"(%arg9, %arg6) <{srcLoHiSel = true}> : (i32, f32) -> vector<2xf32>
    %175 = "rocdl.cvt.scalef32.pk.f32.fp8"(%arg9, %arg6) <{srcLoHiSel = true}> {a} : (i32, f32) -> vector<2xf32>
    %176 = "rocdl.cvt.scalef32.pk.fp4.bf16"(%arg9, %arg14, %arg6) <{dstSelIndex = 3 : i32}> : (i32, vector<2xbf16>, f32) -> i32
    %177 = "rocdl.cvt.scalef32.pk.fp4.bf16"(%arg9, %arg14, %arg6) <{dstSelIndex = 3 : i32}> {a} : (i32, vector<2xbf16>, f32) -> i32
    %178 = "rocdl.cvt.scalef32.pk.fp4.f16"(%arg9, %arg15, %arg6) <{dstSelIndex = 3 : i32}> : (i32, vector<2xf16>, f32) -> i32
    %179 = "rocdl.cvt.scalef32.pk.fp4.f16"(%arg9, %arg15, %arg6) <{dstSelIndex = 3 : i32}> {a} : (i32, vector<2xf16>, f32) -> i32
    %180 = "rocdl.cvt.scalef32.pk.fp4.f32"(%arg9, %arg6, %arg6, %arg6) <{dstSelIndex = 3 : i32}> : (i32, f32, f32, f32) -> i32
    %181 = "rocdl.cvt.scalef32.pk.fp4.f32"(%arg9, %arg6, %arg6, %arg6) <{dstSelIndex = 3 : i32}> {a} : (i32, f32, f32, f32) -> i32
    %182 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%arg17, %arg14, %arg6) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> vector<2xi16>
    %183 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%arg17, %arg14, %arg6) <{dstLoHiSel = true}> {a} : (vector<2xi16>, vector<2xbf16>, f32) -> vector<2xi16>
    %184 = "rocdl.cvt.scalef32.pk.fp8.f16"(%arg17, %arg15, %arg6) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xf16>, f32) -> vector<2xi16>
    %185 = "rocdl.cvt.scalef32.pk.fp8.f16"(%arg17, %arg15, %arg6) <{dstLoHiSel = true}> {a} : (vector<2xi16>, vector<2xf16>, f32) -> vector<2xi16>
    %186 = "rocdl.cvt.scalef32.pk.fp8.f32"(%arg17, %arg6, %arg6, %arg6) <{dstLoHiSel = true}> : (vector<2xi16>, f32, f32, f32) -> vector<2xi16>
    %187 = "rocdl.cvt.scalef32.pk.fp8.f32"(%arg17, %arg6, %arg6, %arg6) <{dstLoHiSel = true}> {a} : (vector<2xi16>, f32, f32, f32) -> vector<2xi16>
    %188 = "rocdl.cvt.scalef32.sr.bf8.bf16"(%arg9, %arg4, %arg9, %arg6) <{dstSelIndex = 3 : i32}> : (i32, bf16, i32, f32) -> i32
    %189 = "rocdl.cvt.scalef32.sr.bf8.bf16"(%arg9, %arg4, %arg9, %arg6) <{dstSelIndex = 3 : i32}> {a} : (i32, bf16, i32, f32) -> i32
    %190 = "rocdl.cvt.scalef32.sr.bf8.f16"(%arg9, %arg5, %arg9, %arg6) <{dstSelIndex = 3 : i32}> : (i32, f16, i32, f32) -> i32
    %191 = "rocdl.cvt.scalef32.sr.bf8.f16"(%arg9, %arg5, %arg9, %arg6) <{dstSelIndex = 3 : i32}> {a} : (i32, f16, i32, f32) -> i32
    %192 = "rocdl.cvt.scalef32.sr.bf8.f32"(%arg9, %arg6, %arg9, %arg6) <{dstSelIndex = 3 : i32}> : (i32, f32, i32, f32) -> i32
    %193 = "rocdl.cvt.scalef32.sr.bf8.f32"(%arg9, %arg6, %arg9, %arg6) <{dstSelIndex = 3 : i32}> {a} : (i32, f32, i32, f32) -> i32
    %194 = "rocdl.cvt.scalef32.sr.fp8.bf16"(%arg9, %arg4, %arg9, %arg6) <{dstSelIndex = 3 : i32}> : (i32, bf16, i32, f32) -> i32
    %195 = "rocdl.cvt.scalef32.sr.fp8.bf16"(%arg9, %arg4, %arg9, %arg6) <{dstSelIndex = 3 : i32}> {a} : (i32, bf16, i32, f32) -> i32
    %196 = "rocdl.cvt.scalef32.sr.fp8.f16"(%arg9, %arg5, %arg9, %arg6) <{dstSelIndex = 3 : i32}> : (i32, f16, i32, f32) -> i32
    %197 = "rocdl.cvt.scalef32.sr.fp8.f16"(%arg9, %arg5, %arg9, %arg6) <{dstSelIndex = 3 : i32}> {a} : (i32, f16, i32, f32) -> i32
    %198 = "rocdl.cvt.scalef32.sr.fp8.f32"(%arg9, %arg6, %arg9, %arg6) <{dstSelIndex = 3 : i32}> : (i32, f32, i32, f32) -> i32
    %199 = "rocdl.cvt.scalef32.sr.fp8.f32"(%arg9, %arg6, %arg9, %arg6) <{dstSelIndex = 3 : i32}> {a} : (i32, f32, i32, f32) -> i32
    %200 = "rocdl.cvt.scalef32.sr.pk16.bf6.bf16"(%arg11, %arg9, %arg6) : (vector<16xbf16>, i32, f32) -> vector<3xi32>
    %201 = "rocdl.cvt.scalef32.sr.pk16.bf6.bf16"(%arg11, %arg9, %arg6) {a} : (vector<16xbf16>, i32, f32) -> vector<3xi32>
    %202 = "rocdl.cvt.scalef32.sr.pk16.bf6.f16"(%arg12, %arg9, %arg6) : (vector<16xf16>, i32, f32) -> vector<3xi32>
    %203 = "rocdl.cvt.scalef32.sr.pk16.bf6.f16"(%arg12, %arg9, %arg6) {a} : (vector<16xf16>, i32, f32) -> vector<3xi32>
    %204 = "rocdl.cvt.scalef32.sr.pk16.bf6.f32"(%arg13, %arg9, %arg6) : (vector<16xf32>, i32, f32) -> vector<3xi32>
    %205 = "rocdl.cvt.scalef32.sr.pk16.bf6.f32"(%arg13, %arg9, %arg6) {a} : (vector<16xf32>, i32, f32) -> vector<3xi32>
    %206 = "rocdl.cvt.scalef32.sr.pk16.fp6.bf16"(%arg11, %arg9, %arg6) : (vector<16xbf16>, i32, f32) -> vector<3xi32>
    %207 = "rocdl.cvt.scalef32.sr.pk16.fp6.bf16"(%arg11, %arg9, %arg6) {a} : (vector<16xbf16>, i32, f32) -> vector<3xi32>
    %208 = "rocdl.cvt.scalef32.sr.pk16.fp6.f16"(%arg12, %arg9, %arg6) : (vector<16xf16>, i32, f32) -> vector<3xi32>
    %209 = "rocdl.cvt.scalef32.sr.pk16.fp6.f16"(%arg12, %arg9, %arg6) {a} : (vector<16xf16>, i32, f32) -> vector<3xi32>
    %210 = "rocdl.cvt.scalef32.sr.pk16.fp6.f32"(%arg13, %arg9, %arg6) : (vector<16xf32>, i32, f32) -> vector<3xi32>
    %211 = "rocdl.cvt.scalef32.sr.pk16.fp6.f32"(%arg13, %arg9, %arg6) {a} : (vector<16xf32>, i32, f32) -> vector<3xi32>
    %212 = "rocdl.cvt.scalef32.sr.pk32.bf6.bf16"(%arg19, %arg9, %arg6) : (vector<32xbf16>, i32, f32) -> vector<6xi32>
    %213 = "rocdl.cvt.scalef32.sr.pk32.bf6.bf16"(%arg19, %arg9, %arg6) {a} : (vector<32xbf16>, i32, f32) -> vector<6xi32>
    %214 = "rocdl.cvt.scalef32.sr.pk32.bf6.f16"(%arg20, %arg9, %arg6) : (vector<32xf16>, i32, f32) -> vector<6xi32>
    %215 = "rocdl.cvt.scalef32.sr.pk32.bf6.f16"(%arg20, %arg9, %arg6) {a} : (vector<32xf16>, i32, f32) -> vector<6xi32>
    %216 = "rocdl.cvt.scalef32.sr.pk32.bf6.f32"(%arg21, %arg9, %arg6) : (vector<32xf32>, i32, f32) -> vector<6xi32>
    %217 = "rocdl.cvt.scalef32.sr.pk32.bf6.f32"(%arg21, %arg9, %arg6) {a} : (vector<32xf32>, i32, f32) -> vector<6xi32>
    %218 = "rocdl.cvt.scalef32.sr.pk32.fp6.bf16"(%arg19, %arg9, %arg6) : (vector<32xbf16>, i32, f32) -> vector<6xi32>
    %219 = "rocdl.cvt.scalef32.sr.pk32.fp6.bf16"(%arg19, %arg9, %arg6) {a} : (vector<32xbf16>, i32, f32) -> vector<6xi32>
    %220 = "rocdl.cvt.scalef32.sr.pk32.fp6.f16"(%arg20, %arg9, %arg6) : (vector<32xf16>, i32, f32) -> vector<6xi32>
    %221 = "rocdl.cvt.scalef32.sr.pk32.fp6.f16"(%arg20, %arg9, %arg6) {a} : (vector<32xf16>, i32, f32) -> vector<6xi32>
    %222 = "rocdl.cvt.scalef32.sr.pk32.fp6.f32"(%arg21, %arg9, %arg6) : (vector<32xf32>, i32, f32) -> vector<6xi32>
    %223 = "rocdl.cvt.scalef32.sr.pk32.fp6.f32"(%arg21, %arg9, %arg6) {a} : (vector<32xf32>, i32, f32) -> vector<6xi32>
    %224 = "rocdl.cvt.scalef32.sr.pk8.bf8.bf16"(%arg26, %arg9, %arg6) : (vector<8xbf16>, i32, f32) -> vector<2xi32>
    %225 = "rocdl.cvt.scalef32.sr.pk8.bf8.bf16"(%arg26, %arg9, %arg6) {a} : (vector<8xbf16>, i32, f32) -> vector<2xi32>
    %226 = "rocdl.cvt.scalef32.sr.pk8.bf8.f16"(%arg27, %arg9, %arg6) : (vector<8xf16>, i32, f32) -> vector<2xi32>
    %227 = "rocdl.cvt.scalef32.sr.pk8.bf8.f16"(%arg27, %arg9, %arg6) {a} : (vector<8xf16>, i32, f32) -> vector<2xi32>
    %228 = "rocdl.cvt.scalef32.sr.pk8.bf8.f32"(%arg28, %arg9, %arg6) : (vector<8xf32>, i32, f32) -> vector<2xi32>
    %229 = "rocdl.cvt.scalef32.sr.pk8.bf8.f32"(%arg28, %arg9, %arg6) {a} : (vector<8xf32>, i32, f32) -> vector<2xi32>
    %230 = "rocdl.cvt.scalef32.sr.pk8.fp4.bf16"(%arg26, %arg9, %arg6) : (vector<8xbf16>, i32, f32) -> i32
    %231 = "rocdl.cvt.scalef32.sr.pk8.fp4.bf16"(%arg26, %arg9, %arg6) {a} : (vector<8xbf16>, i32, f32) -> i32
    %232 = "rocdl.cvt.scalef32.sr.pk8.fp4.f16"(%arg27, %arg9, %arg6) : (vector<8xf16>, i32, f32) -> i32
    %233 = "rocdl.cvt.scalef32.sr.pk8.fp4.f16"(%arg27, %arg9, %arg6) {a} : (vector<8xf16>, i32, f32) -> i32
    %234 = "rocdl.cvt.scalef32.sr.pk8.fp4.f32"(%arg28, %arg9, %arg6) : (vector<8xf32>, i32, f32) -> i32
    %235 = "rocdl.cvt.scalef32.sr.pk8.fp4.f32"(%arg28, %arg9, %arg6) {a} : (vector<8xf32>, i32, f32) -> i32
    %236 = "rocdl.cvt.scalef32.sr.pk8.fp8.bf16"(%arg26, %arg9, %arg6) : (vector<8xbf16>, i32, f32) -> vector<2xi32>
    %237 = "rocdl.cvt.scalef32.sr.pk8.fp8.bf16"(%arg26, %arg9, %arg6) {a} : (vector<8xbf16>, i32, f32) -> vector<2xi32>
    %238 = "rocdl.cvt.scalef32.sr.pk8.fp8.f16"(%arg27, %arg9, %arg6) : (vector<8xf16>, i32, f32) -> vector<2xi32>
    %239 = "rocdl.cvt.scalef32.sr.pk8.fp8.f16"(%arg27, %arg9, %arg6) {a} : (vector<8xf16>, i32, f32) -> vector<2xi32>
    %240 = "rocdl.cvt.scalef32.sr.pk8.fp8.f32"(%arg28, %arg9, %arg6) : (vector<8xf32>, i32, f32) -> vector<2xi32>
    %241 = "rocdl.cvt.scalef32.sr.pk8.fp8.f32"(%arg28, %arg9, %arg6) {a} : (vector<8xf32>, i32, f32) -> vector<2xi32>
    %242 = "rocdl.cvt.scalef32.sr.pk.fp4.bf16"(%arg9, %arg14, %arg9, %arg6) <{dstSelIndex = 3 : i32}> : (i32, vector<2xbf16>, i32, f32) -> i32
    %243 = "rocdl.cvt.scalef32.sr.pk.fp4.bf16"(%arg9, %arg14, %arg9, %arg6) <{dstSelIndex = 3 : i32}> {a} : (i32, vector<2xbf16>, i32, f32) -> i32
    %244 = "rocdl.cvt.scalef32.sr.pk.fp4.f16"(%arg9, %arg15, %arg9, %arg6) <{dstSelIndex = 3 : i32}> : (i32, vector<2xf16>, i32, f32) -> i32
    %245 = "rocdl.cvt.scalef32.sr.pk.fp4.f16"(%arg9, %arg15, %arg9, %arg6) <{dstSelIndex = 3 : i32}> {a} : (i32, vector<2xf16>, i32, f32) -> i32
    %246 = "rocdl.cvt.scalef32.sr.pk.fp4.f32"(%arg9, %arg16, %arg9, %arg6) <{dstSelIndex = 3 : i32}> : (i32, vector<2xf32>, i32, f32) -> i32
    %247 = "rocdl.cvt.scalef32.sr.pk.fp4.f32"(%arg9, %arg16, %arg9, %arg6) <{dstSelIndex = 3 : i32}> {a} : (i32, vector<2xf32>, i32, f32) -> i32
    %248 = "rocdl.cvt.sr.bf8.f32"(%arg6, %arg9, %arg9) <{byteSel = 3 : i32}> : (f32, i32, i32) -> i32
    %249 = "rocdl.cvt.sr.bf8.f32"(%arg6, %arg9, %arg9) <{byteSel = 3 : i32}> {a} : (f32, i32, i32) -> i32
    %250 = "rocdl.cvt.sr.fp8.f32"(%arg6, %arg9, %arg9) <{byteSel = 3 : i32}> : (f32, i32, i32) -> i32
    %251 = "rocdl.cvt.sr.fp8.f32"(%arg6, %arg9, %arg9) <{byteSel = 3 : i32}> {a} : (f32, i32, i32) -> i32
    %252 = "rocdl.update.dpp"(%arg9, %arg9) <{bankMask = 3 : i32, boundCtrl = true, dppCtrl = 3 : i32, rowMask = 3 : i32}> : (i32, i32) -> i32
    %253 = "rocdl.update.dpp"(%arg9, %arg9) <{bankMask = 3 : i32, boundCtrl = true, dppCtrl = 3 : i32, rowMask = 3 : i32}> {a} : (i32, i32) -> i32
    "rocdl.ds.atomic.async.barrier.arrive.b64"(%arg2) : (!llvm.ptr<3>) -> ()
    "rocdl.ds.atomic.async.barrier.arrive.b64"(%arg2) {a} : (!llvm.ptr<3>) -> ()
    %254 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%arg2, %arg10) : (!llvm.ptr<3>, i64) -> i64
    %255 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%arg2, %arg10) {a} : (!llvm.ptr<3>, i64) -> i64
    %256 = "rocdl.ds_bpermute"(%arg9, %arg9) : (i32, i32) -> i32
    %257 = "rocdl.ds_bpermute"(%arg9, %arg9) {a} : (i32, i32) -> i32
    %258 = "rocdl.ds.load.tr16.b128"(%arg2) : (!llvm.ptr<3>) -> i32
    %259 = "rocdl.ds.load.tr16.b128"(%arg2) {a} : (!llvm.ptr<3>) -> i32
    %260 = "rocdl.ds.load.tr4.b64"(%arg2) : (!llvm.ptr<3>) -> i32
    %261 = "rocdl.ds.load.tr4.b64"(%arg2) {a} : (!llvm.ptr<3>) -> i32
    %262 = "rocdl.ds.load.tr6.b96"(%arg2) : (!llvm.ptr<3>) -> i32
    %263 = "rocdl.ds.load.tr6.b96"(%arg2) {a} : (!llvm.ptr<3>) -> i32
    %264 = "rocdl.ds.load.tr8.b64"(%arg2) : (!llvm.ptr<3>) -> i32
    %265 = "rocdl.ds.load.tr8.b64"(%arg2) {a} : (!llvm.ptr<3>) -> i32
    %266 = "rocdl.ds_swizzle"(%arg9, %arg9) : (i32, i32) -> i32
    %267 = "rocdl.ds_swizzle"(%arg9, %arg9) {a} : (i32, i32) -> i32
    %268 = "rocdl.fmed3"(%arg6, %arg6, %arg6) : (f32, f32, f32) -> f32
    %269 = "rocdl.fmed3"(%arg6, %arg6, %arg6) {a} : (f32, f32, f32) -> f32
    "rocdl.flat.prefetch"(%arg0) <{scope = 3 : i32}> : (!llvm.ptr) -> ()
    "rocdl.flat.prefetch"(%arg0) <{scope = 3 : i32}> {a} : (!llvm.ptr) -> ()
    %270 = "rocdl.s.get.barrier.state"() <{id = 3 : i32}> : () -> i32
    %271 = "rocdl.s.get.barrier.state"() <{id = 3 : i32}> {a} : () -> i32
    %272 = "rocdl.s.get.named.barrier.state"(%arg2) : (!llvm.ptr<3>) -> i32
    %273 = "rocdl.s.get.named.barrier.state"(%arg2) {a} : (!llvm.ptr<3>) -> i32
    "rocdl.global.load.async.to.lds.b128"(%arg1, %arg2) <{aux = 3 : i32, offset = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
    "rocdl.global.load.async.to.lds.b128"(%arg1, %arg2) <{aux = 3 : i32, offset = 3 : i32}> {a} : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
    "rocdl.global.load.async.to.lds.b32"(%arg1, %arg2) <{aux = 3 : i32, offset = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
    "rocdl.global.load.async.to.lds.b32"(%arg1, %arg2) <{aux = 3 : i32, offset = 3 : i32}> {a} : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
    "rocdl.global.load.async.to.lds.b64"(%arg1, %arg2) <{aux = 3 : i32, offset = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
    "rocdl.global.load.async.to.lds.b64"(%arg1, %arg2) <{aux = 3 : i32, offset = 3 : i32}> {a} : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
    "rocdl.global.load.async.to.lds.b8"(%arg1, %arg2) <{aux = 3 : i32, offset = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
    "rocdl.global.load.async.to.lds.b8"(%arg1, %arg2) <{aux = 3 : i32, offset = 3 : i32}> {a} : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
    "rocdl.global.load.lds"(%arg1, %arg2) <{aux = 3 : i32, offset = 3 : i32, size = 3 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
    "rocdl.global.load.lds"(%arg1, %arg2) <{aux = 3 : i32, offset = 3 : i32, size = 3 : i32}> {a} : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
    %274 = "rocdl.global.load.tr4.b64"(%arg1) : (!llvm.ptr<1>) -> i32
    %275 = "rocdl.global.load.tr4.b64"(%arg1) {a} : (!llvm.ptr<1>) -> i32
    %276 = "rocdl.global.load.tr6.b96"(%arg1) : (!llvm.ptr<1>) -> i32
    %277 = "rocdl.global.load.tr6.b96"(%arg1) {a} : (!llvm.ptr<1>) -> i32
    %278 = "rocdl.global.load.tr.b128"(%arg1) : (!llvm.ptr<1>) -> i32
    %279 = "rocdl.global.load.tr.b128"(%arg1) {a} : (!llvm.ptr<1>) -> i32
    %280 = "rocdl.global.load.tr.b64"(%arg1) : (!llvm.ptr<1>) -> i32
    %281 = "rocdl.global.load.tr.b64"(%arg1) {a} : (!llvm.ptr<1>) -> i32
    "rocdl.global.prefetch"(%arg1) <{scope = 3 : i32}> : (!llvm.ptr<1>) -> ()
    "rocdl.global.prefetch"(%arg1) <{scope = 3 : i32}> {a} : (!llvm.ptr<1>) -> ()
    %282 = "rocdl.grid.dim.x"() : () -> i32
    %283 = "rocdl.grid.dim.x"() {a} : () -> i32
    %284 = "rocdl.grid.dim.y"() : () -> i32
    %285 = "rocdl.grid.dim.y"() {a} : () -> i32
    %286 = "rocdl.grid.dim.z"() : () -> i32
    %287 = "rocdl.grid.dim.z"() {a} : () -> i32
    "rocdl.iglp.opt"() <{variant = 3 : i32}> : () -> ()
    "rocdl.iglp.opt"() <{variant = 3 : i32}> {a} : () -> ()
    "rocdl.load.to.lds"(%arg0, %arg2) <{aux = 3 : i32, offset = 3 : i32, size = 3 : i32}> : (!llvm.ptr, !llvm.ptr<3>) -> ()
    "rocdl.load.to.lds"(%arg0, %arg2) <{aux = 3 : i32, offset = 3 : i32, size = 3 : i32}> {a} : (!llvm.ptr, !llvm.ptr<3>) -> ()
    %288 = "rocdl.make.buffer.rsrc"(%arg0, %arg8, %arg10, %arg9) : (!llvm.ptr, i16, i64, i32) -> !llvm.ptr
    %289 = "rocdl.make.buffer.rsrc"(%arg0, %arg8, %arg10, %arg9) {a} : (!llvm.ptr, i16, i64, i32) -> !llvm.ptr
    %290 = "rocdl.mbcnt.hi"(%arg9, %arg9) : (i32, i32) -> i32
    %291 = "rocdl.mbcnt.hi"(%arg9, %arg9) {a} : (i32, i32) -> i32
    %292 = "rocdl.mbcnt.lo"(%arg9, %arg9) : (i32, i32) -> i32
    %293 = "rocdl.mbcnt.lo"(%arg9, %arg9) {a} : (i32, i32) -> i32
    %294 = "rocdl.permlane16.swap"(%arg9, %arg9) <{boundControl = true, fi = true}> : (i32, i32) -> !llvm.struct<(i32, i32)>
    %295 = "rocdl.permlane16.swap"(%arg9, %arg9) <{boundControl = true, fi = true}> {a} : (i32, i32) -> !llvm.struct<(i32, i32)>
    %296 = "rocdl.permlane32.swap"(%arg9, %arg9) <{boundControl = true, fi = true}> : (i32, i32) -> !llvm.struct<(i32, i32)>
    %297 = "rocdl.permlane32.swap"(%arg9, %arg9) <{boundControl = true, fi = true}> {a} : (i32, i32) -> !llvm.struct<(i32, i32)>
    %298 = "rocdl.permlanex16"(%arg9, %arg9, %arg9, %arg9) <{boundControl = true, fi = true}> : (i32, i32, i32, i32) -> i32
    %299 = "rocdl.permlanex16"(%arg9, %arg9, %arg9, %arg9) <{boundControl = true, fi = true}> {a} : (i32, i32, i32, i32) -> i32
    %300 = "rocdl.raw.buffer.atomic.cmpswap"(%arg9, %arg9, %arg24, %arg9, %arg9, %arg9) : (i32, i32, vector<4xi32>, i32, i32, i32) -> i32
    %301 = "rocdl.raw.buffer.atomic.cmpswap"(%arg9, %arg9, %arg24, %arg9, %arg9, %arg9) {a} : (i32, i32, vector<4xi32>, i32, i32, i32) -> i32
    "rocdl.raw.buffer.atomic.fadd"(%arg9, %arg24, %arg9, %arg9, %arg9) : (i32, vector<4xi32>, i32, i32, i32) -> ()
    "rocdl.raw.buffer.atomic.fadd"(%arg9, %arg24, %arg9, %arg9, %arg9) : (i32, vector<4xi32>, i32, i32, i32) -> ()
    "rocdl.raw.buffer.atomic.fmax"(%arg9, %arg24, %arg9, %arg9, %arg9) : (i32, vector<4xi32>, i32, i32, i32) -> ()
    "rocdl.raw.buffer.atomic.fmax"(%arg9, %arg24, %arg9, %arg9, %arg9) : (i32, vector<4xi32>, i32, i32, i32) -> ()
    "rocdl.raw.buffer.atomic.smax"(%arg9, %arg24, %arg9, %arg9, %arg9) : (i32, vector<4xi32>, i32, i32, i32) -> ()
    "rocdl.raw.buffer.atomic.smax"(%arg9, %arg24, %arg9, %arg9, %arg9) : (i32, vector<4xi32>, i32, i32, i32) -> ()
    "rocdl.raw.buffer.atomic.umin"(%arg9, %arg24, %arg9, %arg9, %arg9) : (i32, vector<4xi32>, i32, i32, i32) -> ()
    "rocdl.raw.buffer.atomic.umin"(%arg9, %arg24, %arg9, %arg9, %arg9) : (i32, vector<4xi32>, i32, i32, i32) -> ()
    %302 = "rocdl.raw.buffer.load"(%arg24, %arg9, %arg9, %arg9) : (vector<4xi32>, i32, i32, i32) -> i32
    %303 = "rocdl.raw.buffer.load"(%arg24, %arg9, %arg9, %arg9) : (vector<4xi32>, i32, i32, i32) -> i32
    "rocdl.raw.buffer.store"(%arg9, %arg24, %arg9, %arg9, %arg9) : (i32, vector<4xi32>, i32, i32, i32) -> ()
    "rocdl.raw.buffer.store"(%arg9, %arg24, %arg9, %arg9, %arg9) : (i32, vector<4xi32>, i32, i32, i32) -> ()
    %304 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%arg9, %arg9, %arg3, %arg9, %arg9, %arg9) : (i32, i32, !llvm.ptr<8>, i32, i32, i32) -> i32
    %305 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%arg9, %arg9, %arg3, %arg9, %arg9, %arg9) {a} : (i32, i32, !llvm.ptr<8>, i32, i32, i32) -> i32
    "rocdl.raw.ptr.buffer.atomic.fadd"(%arg9, %arg3, %arg9, %arg9, %arg9) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
    "rocdl.raw.ptr.buffer.atomic.fadd"(%arg9, %arg3, %arg9, %arg9, %arg9) {a} : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
    "rocdl.raw.ptr.buffer.atomic.fmax"(%arg9, %arg3, %arg9, %arg9, %arg9) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
    "rocdl.raw.ptr.buffer.atomic.fmax"(%arg9, %arg3, %arg9, %arg9, %arg9) {a} : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
    "rocdl.raw.ptr.buffer.atomic.smax"(%arg9, %arg3, %arg9, %arg9, %arg9) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
    "rocdl.raw.ptr.buffer.atomic.smax"(%arg9, %arg3, %arg9, %arg9, %arg9) {a} : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
    "rocdl.raw.ptr.buffer.atomic.umin"(%arg9, %arg3, %arg9, %arg9, %arg9) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
    "rocdl.raw.ptr.buffer.atomic.umin"(%arg9, %arg3, %arg9, %arg9, %arg9) {a} : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
    "rocdl.raw.ptr.buffer.load.lds"(%arg3, %arg2, %arg9, %arg9, %arg9, %arg9, %arg9) : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
    "rocdl.raw.ptr.buffer.load.lds"(%arg3, %arg2, %arg9, %arg9, %arg9, %arg9, %arg9) {a} : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, i32, i32) -> ()
    %306 = "rocdl.raw.ptr.buffer.load"(%arg3, %arg9, %arg9, %arg9) : (!llvm.ptr<8>, i32, i32, i32) -> i32
    %307 = "rocdl.raw.ptr.buffer.load"(%arg3, %arg9, %arg9, %arg9) {a} : (!llvm.ptr<8>, i32, i32, i32) -> i32
    "rocdl.raw.ptr.buffer.store"(%arg9, %arg3, %arg9, %arg9, %arg9) : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
    "rocdl.raw.ptr.buffer.store"(%arg9, %arg3, %arg9, %arg9, %arg9) {a} : (i32, !llvm.ptr<8>, i32, i32, i32) -> ()
    %308 = "rocdl.readfirstlane"(%arg9) : (i32) -> i32
    %309 = "rocdl.readfirstlane"(%arg9) {a} : (i32) -> i32
    %310 = "rocdl.readlane"(%arg9, %arg9) : (i32, i32) -> i32
    %311 = "rocdl.readlane"(%arg9, %arg9) {a} : (i32, i32) -> i32
    "rocdl.s.barrier"() : () -> ()
    "rocdl.s.barrier"() {a} : () -> ()
    "rocdl.s.nop"() <{count = 3 : i16}> : () -> ()
    "rocdl.s.nop"() <{count = 3 : i16}> {a} : () -> ()
    "rocdl.s.sleep"() <{count = 3 : i32}> : () -> ()
    "rocdl.s.sleep"() <{count = 3 : i32}> {a} : () -> ()
    "rocdl.s.waitcnt"() <{bitfield = 3 : i32}> : () -> ()
    "rocdl.s.waitcnt"() <{bitfield = 3 : i32}> {a} : () -> ()
    "rocdl.sched.barrier"() <{mask = 3 : i32}> : () -> ()
    "rocdl.sched.barrier"() <{mask = 3 : i32}> {a} : () -> ()
    "rocdl.sched.group.barrier"() <{groupId = 3 : i32, mask = 3 : i32, size = 3 : i32}> : () -> ()
    "rocdl.sched.group.barrier"() <{groupId = 3 : i32, mask = 3 : i32, size = 3 : i32}> {a} : () -> ()
    "rocdl.s.setprio"() <{priority = 3 : i16}> : () -> ()
    "rocdl.s.setprio"() <{priority = 3 : i16}> {a} : () -> ()
    "rocdl.tensor.load.to.lds.d2"(%arg24, %arg29) <{cachePolicy = 3 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
    "rocdl.tensor.load.to.lds.d2"(%arg24, %arg29) <{cachePolicy = 3 : i32}> {a} : (vector<4xi32>, vector<8xi32>) -> ()
    "rocdl.tensor.load.to.lds"(%arg24, %arg29, %arg24, %arg24) <{cachePolicy = 3 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
    "rocdl.tensor.load.to.lds"(%arg24, %arg29, %arg24, %arg24) <{cachePolicy = 3 : i32}> {a} : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
    "rocdl.tensor.store.from.lds.d2"(%arg24, %arg29) <{cachePolicy = 3 : i32}> : (vector<4xi32>, vector<8xi32>) -> ()
    "rocdl.tensor.store.from.lds.d2"(%arg24, %arg29) <{cachePolicy = 3 : i32}> {a} : (vector<4xi32>, vector<8xi32>) -> ()
    "rocdl.tensor.store.from.lds"(%arg24, %arg29, %arg24, %arg24) <{cachePolicy = 3 : i32}> : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
    "rocdl.tensor.store.from.lds"(%arg24, %arg29, %arg24, %arg24) <{cachePolicy = 3 : i32}> {a} : (vector<4xi32>, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
    %312 = "rocdl.workitem.id.x"() : () -> i32
    %313 = "rocdl.workitem.id.x"() {a} : () -> i32
    %314 = "rocdl.workitem.id.y"() : () -> i32
    %315 = "rocdl.workitem.id.y"() {a} : () -> i32
    %316 = "rocdl.workitem.id.z"() : () -> i32
    %317 = "rocdl.workitem.id.z"() {a} : () -> i32
    "rocdl.s.wait.asynccnt"() <{count = 3 : i16}> : () -> ()
    "rocdl.s.wait.asynccnt"() <{count = 3 : i16}> {a} : () -> ()
    "rocdl.s.wait.dscnt"() <{count = 3 : i16}> : () -> ()
    "rocdl.s.wait.dscnt"() <{count = 3 : i16}> {a} : () -> ()
    "rocdl.s.wait.expcnt"() <{count = 3 : i16}> : () -> ()
    "rocdl.s.wait.expcnt"() <{count = 3 : i16}> {a} : () -> ()
    "rocdl.s.wait.loadcnt"() <{count = 3 : i16}> : () -> ()
    "rocdl.s.wait.loadcnt"() <{count = 3 : i16}> {a} : () -> ()
    "rocdl.s.wait.storecnt"() <{count = 3 : i16}> : () -> ()
    "rocdl.s.wait.storecnt"() <{count = 3 : i16}> {a} : () -> ()
    "rocdl.s.wait.tensorcnt"() <{count = 3 : i16}> : () -> ()
    "rocdl.s.wait.tensorcnt"() <{count = 3 : i16}> {a} : () -> ()
    "rocdl.s.wakeup.barrier"(%arg2) : (!llvm.ptr<3>) -> ()
    "rocdl.s.wakeup.barrier"(%arg2) {a} : (!llvm.ptr<3>) -> ()
    %318 = "rocdl.wavefrontsize"() : () -> i32
    %319 = "rocdl.wavefrontsize"() {a} : () -> i32
    %320 = "rocdl.ds.read.tr16.b64"(%arg2) : (!llvm.ptr<3>) -> i32
    %321 = "rocdl.ds.read.tr16.b64"(%arg2) {a} : (!llvm.ptr<3>) -> i32
    %322 = "rocdl.ds.read.tr4.b64"(%arg2) : (!llvm.ptr<3>) -> i32
    %323 = "rocdl.ds.read.tr4.b64"(%arg2) {a} : (!llvm.ptr<3>) -> i32
    %324 = "rocdl.ds.read.tr6.b96"(%arg2) : (!llvm.ptr<3>) -> i32
    %325 = "rocdl.ds.read.tr6.b96"(%arg2) {a} : (!llvm.ptr<3>) -> i32
    %326 = "rocdl.ds.read.tr8.b64"(%arg2) : (!llvm.ptr<3>) -> i32
    %327 = "rocdl.ds.read.tr8.b64"(%arg2) {a} : (!llvm.ptr<3>) -> i32
    %328 = "rocdl.mfma.f32.16x16x16bf16.1k"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %329 = "rocdl.mfma.f32.16x16x16bf16.1k"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %330 = "rocdl.mfma.f32.16x16x16f16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %331 = "rocdl.mfma.f32.16x16x16f16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %332 = "rocdl.mfma.f32.16x16x1f32"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %333 = "rocdl.mfma.f32.16x16x1f32"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %334 = "rocdl.mfma.f32.16x16x2bf16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %335 = "rocdl.mfma.f32.16x16x2bf16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %336 = "rocdl.mfma.f32.16x16x32.bf16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %337 = "rocdl.mfma.f32.16x16x32.bf16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %338 = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %339 = "rocdl.mfma.f32.16x16x32.bf8.bf8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %340 = "rocdl.mfma.f32.16x16x32.bf8.fp8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %341 = "rocdl.mfma.f32.16x16x32.bf8.fp8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %342 = "rocdl.mfma.f32.16x16x32.f16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %343 = "rocdl.mfma.f32.16x16x32.f16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %344 = "rocdl.mfma.f32.16x16x32.fp8.bf8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %345 = "rocdl.mfma.f32.16x16x32.fp8.bf8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %346 = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %347 = "rocdl.mfma.f32.16x16x32.fp8.fp8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %348 = "rocdl.mfma.f32.16x16x4bf16.1k"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %349 = "rocdl.mfma.f32.16x16x4bf16.1k"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %350 = "rocdl.mfma.f32.16x16x4f16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %351 = "rocdl.mfma.f32.16x16x4f16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %352 = "rocdl.mfma.f32.16x16x4f32"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %353 = "rocdl.mfma.f32.16x16x4f32"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %354 = "rocdl.mfma.f32.16x16x8.xf32"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %355 = "rocdl.mfma.f32.16x16x8.xf32"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %356 = "rocdl.mfma.f32.16x16x8bf16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %357 = "rocdl.mfma.f32.16x16x8bf16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %358 = "rocdl.mfma.f32.32x32x16.bf16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %359 = "rocdl.mfma.f32.32x32x16.bf16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %360 = "rocdl.mfma.f32.32x32x16.bf8.bf8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %361 = "rocdl.mfma.f32.32x32x16.bf8.bf8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %362 = "rocdl.mfma.f32.32x32x16.bf8.fp8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %363 = "rocdl.mfma.f32.32x32x16.bf8.fp8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %364 = "rocdl.mfma.f32.32x32x16.f16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %365 = "rocdl.mfma.f32.32x32x16.f16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %366 = "rocdl.mfma.f32.32x32x16.fp8.bf8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %367 = "rocdl.mfma.f32.32x32x16.fp8.bf8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %368 = "rocdl.mfma.f32.32x32x16.fp8.fp8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %369 = "rocdl.mfma.f32.32x32x16.fp8.fp8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %370 = "rocdl.mfma.f32.32x32x1f32"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %371 = "rocdl.mfma.f32.32x32x1f32"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %372 = "rocdl.mfma.f32.32x32x2bf16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %373 = "rocdl.mfma.f32.32x32x2bf16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %374 = "rocdl.mfma.f32.32x32x2f32"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %375 = "rocdl.mfma.f32.32x32x2f32"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %376 = "rocdl.mfma.f32.32x32x4.xf32"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %377 = "rocdl.mfma.f32.32x32x4.xf32"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %378 = "rocdl.mfma.f32.32x32x4bf16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %379 = "rocdl.mfma.f32.32x32x4bf16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %380 = "rocdl.mfma.f32.32x32x4bf16.1k"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %381 = "rocdl.mfma.f32.32x32x4bf16.1k"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %382 = "rocdl.mfma.f32.32x32x4f16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %383 = "rocdl.mfma.f32.32x32x4f16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %384 = "rocdl.mfma.f32.32x32x8bf16.1k"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %385 = "rocdl.mfma.f32.32x32x8bf16.1k"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %386 = "rocdl.mfma.f32.32x32x8f16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %387 = "rocdl.mfma.f32.32x32x8f16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %388 = "rocdl.mfma.f32.4x4x1f32"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %389 = "rocdl.mfma.f32.4x4x1f32"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %390 = "rocdl.mfma.f32.4x4x2bf16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %391 = "rocdl.mfma.f32.4x4x2bf16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %392 = "rocdl.mfma.f32.4x4x4bf16.1k"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %393 = "rocdl.mfma.f32.4x4x4bf16.1k"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %394 = "rocdl.mfma.f32.4x4x4f16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %395 = "rocdl.mfma.f32.4x4x4f16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %396 = "rocdl.mfma.f64.16x16x4f64"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %397 = "rocdl.mfma.f64.16x16x4f64"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %398 = "rocdl.mfma.f64.4x4x4f64"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %399 = "rocdl.mfma.f64.4x4x4f64"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %400 = "rocdl.mfma.i32.16x16x16i8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %401 = "rocdl.mfma.i32.16x16x16i8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %402 = "rocdl.mfma.i32.16x16x32.i8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %403 = "rocdl.mfma.i32.16x16x32.i8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %404 = "rocdl.mfma.i32.16x16x4i8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %405 = "rocdl.mfma.i32.16x16x4i8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %406 = "rocdl.mfma.i32.16x16x64.i8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %407 = "rocdl.mfma.i32.16x16x64.i8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %408 = "rocdl.mfma.i32.32x32x16.i8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %409 = "rocdl.mfma.i32.32x32x16.i8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %410 = "rocdl.mfma.i32.32x32x32.i8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %411 = "rocdl.mfma.i32.32x32x32.i8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %412 = "rocdl.mfma.i32.32x32x4i8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %413 = "rocdl.mfma.i32.32x32x4i8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %414 = "rocdl.mfma.i32.32x32x8i8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %415 = "rocdl.mfma.i32.32x32x8i8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %416 = "rocdl.mfma.i32.4x4x4i8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %417 = "rocdl.mfma.i32.4x4x4i8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %418 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %419 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %420 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %421 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %422 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %423 = "rocdl.smfmac.f32.16x16x128.bf8.bf8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %424 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %425 = "rocdl.smfmac.f32.16x16x128.bf8.fp8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %426 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %427 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %428 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %429 = "rocdl.smfmac.f32.16x16x128.fp8.fp8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %430 = "rocdl.smfmac.f32.16x16x32.bf16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %431 = "rocdl.smfmac.f32.16x16x32.bf16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %432 = "rocdl.smfmac.f32.16x16x32.f16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %433 = "rocdl.smfmac.f32.16x16x32.f16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %434 = "rocdl.smfmac.f32.16x16x64.bf16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %435 = "rocdl.smfmac.f32.16x16x64.bf16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %436 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %437 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %438 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %439 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %440 = "rocdl.smfmac.f32.16x16x64.f16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %441 = "rocdl.smfmac.f32.16x16x64.f16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %442 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %443 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %444 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %445 = "rocdl.smfmac.f32.16x16x64.fp8.fp8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %446 = "rocdl.smfmac.f32.32x32x16.bf16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %447 = "rocdl.smfmac.f32.32x32x16.bf16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %448 = "rocdl.smfmac.f32.32x32x16.f16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %449 = "rocdl.smfmac.f32.32x32x16.f16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %450 = "rocdl.smfmac.f32.32x32x32.bf16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %451 = "rocdl.smfmac.f32.32x32x32.bf16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %452 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %453 = "rocdl.smfmac.f32.32x32x32.bf8.bf8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %454 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %455 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %456 = "rocdl.smfmac.f32.32x32x32.f16"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %457 = "rocdl.smfmac.f32.32x32x32.f16"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %458 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %459 = "rocdl.smfmac.f32.32x32x32.fp8.bf8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %460 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %461 = "rocdl.smfmac.f32.32x32x32.fp8.fp8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %462 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %463 = "rocdl.smfmac.f32.32x32x64.bf8.bf8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %464 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %465 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %466 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %467 = "rocdl.smfmac.f32.32x32x64.fp8.bf8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %468 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %469 = "rocdl.smfmac.f32.32x32x64.fp8.fp8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %470 = "rocdl.smfmac.i32.16x16x128.i8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %471 = "rocdl.smfmac.i32.16x16x128.i8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %472 = "rocdl.smfmac.i32.16x16x64.i8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %473 = "rocdl.smfmac.i32.16x16x64.i8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %474 = "rocdl.smfmac.i32.32x32x32.i8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %475 = "rocdl.smfmac.i32.32x32x32.i8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %476 = "rocdl.smfmac.i32.32x32x64.i8"(%arg9, %arg23) : (i32, vector<4xf32>) -> i32
    %477 = "rocdl.smfmac.i32.32x32x64.i8"(%arg9, %arg23) {a} : (i32, vector<4xf32>) -> i32
    %478 = "rocdl.wmma.bf16.16x16x16.bf16"(%arg24, %arg24, %arg24) <{opsel = true}> : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %479 = "rocdl.wmma.bf16.16x16x16.bf16"(%arg24, %arg24, %arg24) <{opsel = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %480 = "rocdl.wmma.bf16.16x16x32.bf16"(%arg26, %arg26, %arg26) <{modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> : (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
    %481 = "rocdl.wmma.bf16.16x16x32.bf16"(%arg26, %arg26, %arg26) <{modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> {a} : (vector<8xbf16>, vector<8xbf16>, vector<8xbf16>) -> vector<8xbf16>
    %482 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%arg26, %arg26, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xbf16>
    %483 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%arg26, %arg26, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> {a} : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xbf16>
    %484 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %485 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %486 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %487 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %488 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %489 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %490 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %491 = "rocdl.wmma.f16.16x16x128.fp8_fp8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %492 = "rocdl.wmma.f16.16x16x16.f16"(%arg27, %arg27, %arg27) <{opsel = true}> : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    %493 = "rocdl.wmma.f16.16x16x16.f16"(%arg27, %arg27, %arg27) <{opsel = true}> {a} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    %494 = "rocdl.wmma.f16.16x16x32.f16"(%arg27, %arg27, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    %495 = "rocdl.wmma.f16.16x16x32.f16"(%arg27, %arg27, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> {a} : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    %496 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %497 = "rocdl.wmma.f16.16x16x64.bf8_bf8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %498 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %499 = "rocdl.wmma.f16.16x16x64.bf8_fp8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %500 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %501 = "rocdl.wmma.f16.16x16x64.fp8_bf8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %502 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %503 = "rocdl.wmma.f16.16x16x64.fp8_fp8"(%arg24, %arg24, %arg27) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf16>) -> vector<8xf16>
    %504 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %505 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %506 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %507 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %508 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %509 = "rocdl.wmma.f32.16x16x128.fp8_bf8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %510 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %511 = "rocdl.wmma.f32.16x16x128.fp8_fp8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %512 = "rocdl.wmma.f32.16x16x16.bf16"(%arg24, %arg24, %arg28) : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %513 = "rocdl.wmma.f32.16x16x16.bf16"(%arg24, %arg24, %arg28) {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %514 = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%arg24, %arg24, %arg28) : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %515 = "rocdl.wmma.f32.16x16x16.bf8_bf8"(%arg24, %arg24, %arg28) {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %516 = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%arg24, %arg24, %arg28) : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %517 = "rocdl.wmma.f32.16x16x16.bf8_fp8"(%arg24, %arg24, %arg28) {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %518 = "rocdl.wmma.f32.16x16x16.f16"(%arg27, %arg27, %arg28) : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
    %519 = "rocdl.wmma.f32.16x16x16.f16"(%arg27, %arg27, %arg28) {a} : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
    %520 = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%arg24, %arg24, %arg28) : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %521 = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%arg24, %arg24, %arg28) {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %522 = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%arg24, %arg24, %arg28) : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %523 = "rocdl.wmma.f32.16x16x16.fp8_fp8"(%arg24, %arg24, %arg28) {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %524 = "rocdl.wmma.f32.16x16x32.bf16"(%arg26, %arg26, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xf32>
    %525 = "rocdl.wmma.f32.16x16x32.bf16"(%arg26, %arg26, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> {a} : (vector<8xbf16>, vector<8xbf16>, vector<8xf32>) -> vector<8xf32>
    %526 = "rocdl.wmma.f32.16x16x32.f16"(%arg27, %arg27, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
    %527 = "rocdl.wmma.f32.16x16x32.f16"(%arg27, %arg27, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> {a} : (vector<8xf16>, vector<8xf16>, vector<8xf32>) -> vector<8xf32>
    %528 = "rocdl.wmma.f32.16x16x4.f32"(%arg28, %arg28, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %529 = "rocdl.wmma.f32.16x16x4.f32"(%arg28, %arg28, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true, signA = true, signB = true}> {a} : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    %530 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %531 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %532 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %533 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %534 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %535 = "rocdl.wmma.f32.16x16x64.fp8_bf8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %536 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %537 = "rocdl.wmma.f32.16x16x64.fp8_fp8"(%arg24, %arg24, %arg28) <{modC = 3 : i16, reuseA = true, reuseB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>) -> vector<8xf32>
    %538 = "rocdl.wmma.i32.16x16x16.iu4"(%arg24, %arg24, %arg24) <{clamp = true, signA = true, signB = true}> : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %539 = "rocdl.wmma.i32.16x16x16.iu4"(%arg24, %arg24, %arg24) <{clamp = true, signA = true, signB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %540 = "rocdl.wmma.i32.16x16x16.iu8"(%arg24, %arg24, %arg24) <{clamp = true, signA = true, signB = true}> : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %541 = "rocdl.wmma.i32.16x16x16.iu8"(%arg24, %arg24, %arg24) <{clamp = true, signA = true, signB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %542 = "rocdl.wmma.i32.16x16x32.iu4"(%arg24, %arg24, %arg24) <{clamp = true, signA = true, signB = true}> : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %543 = "rocdl.wmma.i32.16x16x32.iu4"(%arg24, %arg24, %arg24) <{clamp = true, signA = true, signB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %544 = "rocdl.wmma.i32.16x16x64.iu8"(%arg24, %arg24, %arg24) <{clamp = true, reuseA = true, reuseB = true, signA = true, signB = true}> : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %545 = "rocdl.wmma.i32.16x16x64.iu8"(%arg24, %arg24, %arg24) <{clamp = true, reuseA = true, reuseB = true, signA = true, signB = true}> {a} : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    %546 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%arg24, %arg24, %arg28, %arg10, %arg10) <{fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32}> : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
    %547 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%arg24, %arg24, %arg28, %arg10, %arg10) <{fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
    %548 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%arg24, %arg24, %arg28, %arg10, %arg10) <{fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32}> : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
    %549 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%arg24, %arg24, %arg28, %arg10, %arg10) <{fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
    %550 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%arg24, %arg24, %arg28, %arg9, %arg9) <{fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32}> : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
    %551 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%arg24, %arg24, %arg28, %arg9, %arg9) <{fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
    %552 = "rocdl.wmma.scale.f32.32x16x128.f4"(%arg24, %arg24, %arg28, %arg9, %arg9) <{fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32}> : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
    %553 = "rocdl.wmma.scale.f32.32x16x128.f4"(%arg24, %arg24, %arg28, %arg9, %arg9) <{fmtScaleA = 3 : i32, fmtScaleB = 3 : i32, modC = 3 : i16, reuseA = true, reuseB = true, scaleAType = 3 : i32, scaleBType = 3 : i32}> {a} : (vector<4xi32>, vector<4xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a = #rocdl.target, b = #rocdl.target<O = 3, triple = "amdgcn", chip = "gfx942", features = "+wavefrontsize64", abi = "500", flags = {fast}, link = ["a.bc"]>} : () -> ()
  "gpu.module"() <{sym_name = "kernels", targets = [#rocdl.target<chip = "gfx90a">]}> ({
  ^bb0:
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "kernel", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %0 = "rocdl.workitem.id.x"() <{range = #llvm.constant_range<i32, 0, 64>}> : () -> i32
    %1 = "rocdl.wavefrontsize"() <{range = #llvm.constant_range<i32, 32, 65>}> {a} : () -> i32
    %2 = "llvm.mlir.undef"() : () -> f32
    %3 = "llvm.mlir.undef"() : () -> vector<8xf16>
    %4 = "rocdl.wmma.f32.16x16x16.f16"(%3, %3, %2) {a} : (vector<8xf16>, vector<8xf16>, f32) -> f32
    %5 = "rocdl.wmma.f16.16x16x32.f16"(%3, %3, %3) <{modC = 1 : i16, reuseA = false, reuseB = false, signA = true, signB = false}> : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    %6 = "rocdl.wmma.f16.16x16x32.f16"(%3, %3, %3) <{modC = 0 : i16, reuseA = false, reuseB = false, signA = false, signB = false}> : (vector<8xf16>, vector<8xf16>, vector<8xf16>) -> vector<8xf16>
    %7 = "rocdl.mbcnt.lo"(%0, %0) <{arg_attrs = [{}, {}], res_attrs = [{llvm.noundef}]}> : (i32, i32) -> i32
    "rocdl.not.defined"() : () -> ()
    "llvm.return"() : () -> ()
  }) {rocdl.flat_work_group_size = "1,256", rocdl.kernel, rocdl.waves_per_eu = 2 : i32} : () -> ()
}) : () -> ()

