// Every operation of nvvm, in the spellings that its form has.
llvm.func @registers() {
  %0 = nvvm.read.ptx.sreg.laneid range <i32, 0, 2> {a} : i32
  %1 = nvvm.read.ptx.sreg.warpsize : i32
  %2 = nvvm.read.ptx.sreg.warpid : i32
  %3 = nvvm.read.ptx.sreg.nwarpid range <i32, 0, 5> : i32
  %4 = nvvm.read.ptx.sreg.smid : i32
  %5 = nvvm.read.ptx.sreg.nsmid {a} : i32
  %6 = nvvm.read.ptx.sreg.gridid range <i32, 0, 8> : i32
  %7 = nvvm.read.ptx.sreg.tid.x : i32
  %8 = nvvm.read.ptx.sreg.tid.y : i32
  %9 = nvvm.read.ptx.sreg.tid.z range <i32, 0, 11> : i32
  %10 = nvvm.read.ptx.sreg.ntid.x {a} : i32
  %11 = nvvm.read.ptx.sreg.ntid.y : i32
  %12 = nvvm.read.ptx.sreg.ntid.z range <i32, 0, 14> : i32
  %13 = nvvm.read.ptx.sreg.ctaid.x : i32
  %14 = nvvm.read.ptx.sreg.ctaid.y : i32
  %15 = nvvm.read.ptx.sreg.ctaid.z range <i32, 0, 17> {a} : i32
  %16 = nvvm.read.ptx.sreg.nctaid.x : i32
  %17 = nvvm.read.ptx.sreg.nctaid.y : i32
  %18 = nvvm.read.ptx.sreg.nctaid.z range <i32, 0, 20> : i32
  %19 = nvvm.read.ptx.sreg.clusterid.x : i32
  %20 = nvvm.read.ptx.sreg.clusterid.y {a} : i32
  %21 = nvvm.read.ptx.sreg.clusterid.z range <i32, 0, 23> : i32
  %22 = nvvm.read.ptx.sreg.nclusterid.x : i32
  %23 = nvvm.read.ptx.sreg.nclusterid.y : i32
  %24 = nvvm.read.ptx.sreg.nclusterid.z range <i32, 0, 26> : i32
  %25 = nvvm.read.ptx.sreg.cluster.ctaid.x {a} : i32
  %26 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
  %27 = nvvm.read.ptx.sreg.cluster.ctaid.z range <i32, 0, 29> : i32
  %28 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
  %29 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
  %30 = nvvm.read.ptx.sreg.cluster.nctaid.z range <i32, 0, 32> {a} : i32
  %31 = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %32 = nvvm.read.ptx.sreg.cluster.nctarank : i32
  %33 = nvvm.read.ptx.sreg.lanemask.eq : i32
  %34 = nvvm.read.ptx.sreg.lanemask.le : i32
  %35 = nvvm.read.ptx.sreg.lanemask.lt : i32
  %36 = nvvm.read.ptx.sreg.lanemask.ge : i32
  %37 = nvvm.read.ptx.sreg.lanemask.gt : i32
  %38 = nvvm.read.ptx.sreg.total.smem.size : i32
  %39 = nvvm.read.ptx.sreg.dynamic.smem.size : i32
  %40 = nvvm.read.ptx.sreg.aggr.smem.size : i32
  %41 = nvvm.read.ptx.sreg.envreg0 : i32
  %42 = nvvm.read.ptx.sreg.envreg1 : i32
  %43 = nvvm.read.ptx.sreg.envreg2 : i32
  %44 = nvvm.read.ptx.sreg.envreg3 : i32
  %45 = nvvm.read.ptx.sreg.envreg4 : i32
  %46 = nvvm.read.ptx.sreg.envreg5 : i32
  %47 = nvvm.read.ptx.sreg.envreg6 : i32
  %48 = nvvm.read.ptx.sreg.envreg7 : i32
  %49 = nvvm.read.ptx.sreg.envreg8 : i32
  %50 = nvvm.read.ptx.sreg.envreg9 : i32
  %51 = nvvm.read.ptx.sreg.envreg10 : i32
  %52 = nvvm.read.ptx.sreg.envreg11 : i32
  %53 = nvvm.read.ptx.sreg.envreg12 : i32
  %54 = nvvm.read.ptx.sreg.envreg13 : i32
  %55 = nvvm.read.ptx.sreg.envreg14 : i32
  %56 = nvvm.read.ptx.sreg.envreg15 : i32
  %57 = nvvm.read.ptx.sreg.envreg16 : i32
  %58 = nvvm.read.ptx.sreg.envreg17 : i32
  %59 = nvvm.read.ptx.sreg.envreg18 : i32
  %60 = nvvm.read.ptx.sreg.envreg19 : i32
  %61 = nvvm.read.ptx.sreg.envreg20 : i32
  %62 = nvvm.read.ptx.sreg.envreg21 : i32
  %63 = nvvm.read.ptx.sreg.envreg22 : i32
  %64 = nvvm.read.ptx.sreg.envreg23 : i32
  %65 = nvvm.read.ptx.sreg.envreg24 : i32
  %66 = nvvm.read.ptx.sreg.envreg25 : i32
  %67 = nvvm.read.ptx.sreg.envreg26 : i32
  %68 = nvvm.read.ptx.sreg.envreg27 : i32
  %69 = nvvm.read.ptx.sreg.envreg28 : i32
  %70 = nvvm.read.ptx.sreg.envreg29 : i32
  %71 = nvvm.read.ptx.sreg.envreg30 : i32
  %72 = nvvm.read.ptx.sreg.envreg31 : i32
  %73 = nvvm.read.ptx.sreg.clock : i32
  %74 = nvvm.read.ptx.sreg.globaltimer.lo : i32
  %75 = nvvm.read.ptx.sreg.clock64 : i64
  %76 = nvvm.read.ptx.sreg.globaltimer : i64
  llvm.return
}
llvm.func @barriers(%i: i32, %l: i64, %p: i1, %gen: !llvm.ptr, %glo: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %cl: !llvm.ptr<7>) {
  nvvm.barrier0 {a}
  nvvm.barrier
  nvvm.barrier id = %i
  nvvm.barrier id = %i number_of_threads = %i
  %0 = nvvm.barrier #nvvm.reduction<popc> %i -> i32
  %1 = nvvm.barrier #nvvm.reduction<and> %i -> i32 {a}
  %2 = nvvm.barrier #nvvm.reduction<or> %i -> i32
  nvvm.barrier.arrive number_of_threads = %i
  nvvm.barrier.arrive id = %i number_of_threads = %i {a}
  nvvm.bar.warp.sync %i {a} : i32
  nvvm.cluster.arrive
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.arrive.relaxed {aligned, a}
  nvvm.cluster.wait {aligned}
  nvvm.memory.barrier #nvvm.mem_scope<cta>
  nvvm.memory.barrier <sys> {a}
  nvvm.fence.sc.cluster
  nvvm.fence.mbarrier.init
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.global>, a}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %gen, %i
  nvvm.fence.proxy.acquire <gpu> %gen, %i from_proxy = #nvvm.proxy_kind<generic> to_proxy = #nvvm.proxy_kind<tensormap> {a}
  nvvm.fence.proxy.release <cluster>
  nvvm.fence.proxy.release <sys> from_proxy = <generic> to_proxy = <tensormap>
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  nvvm.mbarrier.init %sh, %i : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %gen, %i, predicate = %p {a} : !llvm.ptr, i32, i1
  nvvm.mbarrier.inval %sh {a} : !llvm.ptr<3>
  nvvm.mbarrier.expect_tx %cl, %i : !llvm.ptr<7>, i32
  nvvm.mbarrier.expect_tx %sh, %i {scope = #nvvm.mem_scope<cluster>, a} : !llvm.ptr<3>, i32
  nvvm.mbarrier.complete_tx %sh, %i {scope = #nvvm.mem_scope<cta>} : !llvm.ptr<3>, i32
  %3 = nvvm.mbarrier.arrive %sh : !llvm.ptr<3> -> i64
  nvvm.mbarrier.arrive %cl, %i {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
  %4 = nvvm.mbarrier.arrive_drop %gen, %i {a} : !llvm.ptr -> i64
  nvvm.mbarrier.arrive_drop %sh : !llvm.ptr<3>
  %5 = nvvm.mbarrier.arrive.nocomplete %sh, %i {a} : !llvm.ptr<3>, i32 -> i64
  %6 = nvvm.mbarrier.arrive_drop.nocomplete %gen, %i : !llvm.ptr, i32 -> i64
  %7 = nvvm.mbarrier.arrive.expect_tx %sh, %i {relaxed = false} : !llvm.ptr<3>, i32 -> i64
  nvvm.mbarrier.arrive.expect_tx %gen, %i, predicate = %p : !llvm.ptr, i32, i1
  nvvm.mbarrier.arrive_drop.expect_tx %cl, %i {relaxed = true} : !llvm.ptr<7>, i32
  %8 = nvvm.mbarrier.arrive_drop.expect_tx %sh, %i : !llvm.ptr<3>, i32 -> i64
  %9 = nvvm.mbarrier.test.wait %sh, %l : !llvm.ptr<3>, i64 -> i1
  %10 = nvvm.mbarrier.test.wait %gen, %i {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i1
  %11 = nvvm.mbarrier.try_wait %sh, %l : !llvm.ptr<3>, i64 -> i1
  %12 = nvvm.mbarrier.try_wait %sh, %i, %i {a} : !llvm.ptr<3>, i32, i32 -> i1
  nvvm.mbarrier.try_wait.parity %sh, %i, %i {a} : !llvm.ptr<3>, i32, i32
  llvm.return
}
llvm.func @numbers(%i: i32, %f: f32, %h2: vector<2xf16>, %b2: vector<2xbf16>, %c2: vector<2xi8>, %c: i8, %f4: vector<4xf32>, %c4: vector<4xi8>, %s2: vector<2xi16>) {
  %0 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>}
  %1 = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rn>, relu = true, sat = #nvvm.sat_mode<satfinite>}
  %2 = nvvm.convert.f32x2.to.f16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, relu = true} : vector<2xf16>
  %3 = nvvm.convert.f32x2.to.f16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
  %4 = nvvm.convert.f32x2.to.bf16x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
  %5 = nvvm.convert.f32x2.to.bf16x2 %f, %f, %i {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>
  %6 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E4M3FN)
  %7 = nvvm.convert.f32x2.to.f8x2 %f, %f {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xi8> (f8E8M0FNU)
  %8 = nvvm.convert.f16x2.to.f8x2 %h2 {relu = true} : vector<2xf16> -> i16 (f8E5M2)
  %9 = nvvm.convert.bf16x2.to.f8x2 %b2 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> vector<2xi8> (f8E8M0FNU)
  %10 = nvvm.convert.f32x2.to.f6x2 %f, %f : i16 (f6E2M3FN)
  %11 = nvvm.convert.f32x2.to.f6x2 %f, %f {relu = true} : vector<2xi8> (f6E3M2FN)
  %12 = nvvm.convert.f32x2.to.f4x2 %f, %f {a} : i8 (f4E2M1FN)
  %13 = nvvm.convert.f32x4.to.f8x4 %f4, %i : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
  %14 = nvvm.convert.f32x4.to.f6x4 %f4, %i {relu = true} : vector<4xf32> -> vector<4xi8> (f6E2M3FN)
  %15 = nvvm.convert.f32x4.to.f4x4 %f4, %i : vector<4xf32> -> i16 (f4E2M1FN)
  %16 = nvvm.convert.f8x2.to.f16x2 %c2 {relu = true} : vector<2xi8> (f8E4M3FN) -> vector<2xf16>
  %17 = nvvm.convert.f8x2.to.bf16x2 %c2 : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
  %18 = nvvm.convert.f6x2.to.f16x2 %c2 {a} : vector<2xi8> (f6E3M2FN) -> vector<2xf16>
  %19 = nvvm.convert.f4x2.to.f16x2 %c : i8 (f4E2M1FN) -> vector<2xf16>
  %20 = nvvm.rcp.approx.ftz.f %f {a} : f32
  %21 = nvvm.prmt #nvvm.permute_mode<default> %i, %i, %i : i32
  %22 = nvvm.prmt <rc8> %i, %i {a} : i32
  %23 = nvvm.dot.accumulate.4way %c4 <signed>, %c4 <unsigned>, %i : vector<4xi8>, vector<4xi8>
  %24 = nvvm.dot.accumulate.2way %s2 <unsigned>, %c4 <signed>, %i {b_hi = true} : vector<2xi16>, vector<4xi8>
  llvm.return
}
llvm.func @lanes(%i: i32, %l: i64, %f: f32, %p: i1, %q: i128, %sh: !llvm.ptr<3>) {
  %0 = nvvm.shfl.sync bfly %i, %f, %i, %i : f32 -> f32
  %1 = nvvm.shfl.sync up %i, %i, %i, %i {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
  %2 = nvvm.shfl.sync "idx" %i, %i, %i, %i {a} : i32 -> i32
  %3 = nvvm.vote.sync ballot %i, %p -> i32
  %4 = nvvm.vote.sync any %i, %p {a} -> i1
  %5 = nvvm.match.sync any %i, %l : i64 -> i32
  %6 = nvvm.match.sync all %i, %i {a} : i32 -> !llvm.struct<(i32, i1)>
  %7 = nvvm.redux.sync add %i, %i : i32 -> i32
  %8 = nvvm.redux.sync fmin %f, %i {abs = true, nan = false, a} : f32 -> f32
  %9 = nvvm.elect.sync -> i1
  %10 = nvvm.elect.sync %i {a} -> i1
  nvvm.inline_ptx "exit;"
  %11 = nvvm.inline_ptx "ex2.approx.ftz.f32 $0, $1;" ro(%f : f32) -> f32
  nvvm.inline_ptx "mbarrier.init.b64 [$0], $1;" ro(%sh, %i : !llvm.ptr<3>, i32), predicate = %p {a}
  %12:2 = nvvm.inline_ptx "x" ro(%i : i32) rw(%f, %i : f32, i32), predicate = %p -> i32, f32
  nvvm.exit {a}
  nvvm.breakpoint
  nvvm.nanosleep {a} %i
  nvvm.pmevent id = 3
  nvvm.pmevent {a} mask = 7
  nvvm.setmaxregister increase 232
  nvvm.setmaxregister decrease 24 {a}
  nvvm.griddepcontrol wait
  nvvm.griddepcontrol launch_dependents {a}
  nvvm.clusterlaunchcontrol.try.cancel %sh, %sh
  nvvm.clusterlaunchcontrol.try.cancel multicast, %sh, %sh {a}
  %13 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %q : i1
  %14 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_y, %q {a} : i32
  llvm.return
}
llvm.func @copies(%i: i32, %l: i64, %s: i16, %p: i1, %gen: !llvm.ptr, %glo: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %con: !llvm.ptr<4>, %loc: !llvm.ptr<5>, %cl: !llvm.ptr<7>) {
  nvvm.cp.async.shared.global %sh, %glo, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %sh, %glo, 4, cache = ca, %i {a} : !llvm.ptr<3>, !llvm.ptr<1>, i32
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 2 {a}
  nvvm.cp.async.mbarrier.arrive %sh : !llvm.ptr<3>
  nvvm.cp.async.mbarrier.arrive %gen {noinc = true} : !llvm.ptr
  nvvm.cp.async.bulk.commit.group {a}
  nvvm.cp.async.bulk.wait_group 0
  nvvm.cp.async.bulk.wait_group 5 {read}
  nvvm.cp.async.bulk.shared.cluster.global %cl, %glo, %sh, %i : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.global %cl, %glo, %sh, %i multicast_mask = %s l2_cache_hint = %l {a} : !llvm.ptr<7>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.global %sh, %glo, %sh, %i l2_cache_hint = %l : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.bulk.shared.cluster.shared.cta %cl, %sh, %sh, %i {a} : !llvm.ptr<7>, !llvm.ptr<3>
  nvvm.cp.async.bulk.global.shared.cta %glo, %sh, %i : !llvm.ptr<1>, !llvm.ptr<3>
  nvvm.cp.async.bulk.global.shared.cta %glo, %sh, %i l2_cache_hint = %l byte_mask = %s {a} : !llvm.ptr<1>, !llvm.ptr<3>
  nvvm.cp.async.bulk.prefetch %glo, %i : !llvm.ptr<1>
  nvvm.cp.async.bulk.prefetch %glo, %i l2_cache_hint = %l {a} : !llvm.ptr<1>
  nvvm.st.bulk %gen, size = %l : !llvm.ptr
  nvvm.st.bulk %sh, size = %l, init = 0 {a} : !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %gen, %sh, box[%i] : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %gen, %sh, box[%i, %i, %i] im2col[%s] multicast_mask = %s l2_cache_hint = %l {mode = #nvvm.tma_load_mode<im2col>, group = #nvvm.cta_group<cta_2>} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %sh, %gen, %sh, box[%i, %i] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %gen, %sh, box[%i] predicate = %p {a} : !llvm.ptr<7>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.global.shared.cta %gen, %sh, box[%i] : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %gen, %sh, box[%i, %i, %i] l2_cache_hint = %l {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %gen, %sh, box[%i], predicate = %p {a} : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.prefetch %gen, box[%i, %i] : !llvm.ptr
  nvvm.cp.async.bulk.tensor.prefetch %gen, box[%i, %i, %i] im2col[%s, %s] l2_cache_hint = %l {mode = #nvvm.tma_load_mode<im2col_w>, a} : !llvm.ptr
  nvvm.cp.async.bulk.tensor.reduce %gen, %sh, box[%i, %i] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.reduce %gen, %sh, box[%i, %i, %i] l2_cache_hint = %l {redKind = #nvvm.tma_redux_kind<xor>, mode = #nvvm.tma_store_mode<im2col>, a} : !llvm.ptr, !llvm.ptr<3>
  nvvm.prefetch level = L1, %gen : !llvm.ptr
  nvvm.prefetch level = L2, %glo {a} : !llvm.ptr<1>
  nvvm.prefetch level = L1 uniform, %gen : !llvm.ptr
  nvvm.prefetch level = L2, evict_priority = evict_last, %glo : !llvm.ptr<1>
  nvvm.prefetch tensormap, %gen, predicate = %p : !llvm.ptr, i1
  nvvm.prefetch tensormap in_param_space, %gen : !llvm.ptr
  nvvm.prefetch level = L2, %loc : !llvm.ptr<5>
  nvvm.prefetch tensormap, %con : !llvm.ptr<4>
  %0 = nvvm.mapa %gen, %i : !llvm.ptr -> !llvm.ptr
  %1 = nvvm.mapa %sh, %i {a} : !llvm.ptr<3> -> !llvm.ptr<7>
  llvm.return
}
llvm.func @products(%i: i32, %s: i16, %h: vector<2xf16>, %f: f32, %l: i64, %sh: !llvm.ptr<3>, %gen: !llvm.ptr, %d: f64, %acc: !llvm.struct<(f32, f32, f32, f32)>) {
  %0 = nvvm.mma.sync A[%h, %h] B[%h, %h] C[%f, %f, %f, %f, %f, %f, %f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  %1 = nvvm.mma.sync A[%i, %i] B[%i] C[%i, %i, %i, %i] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, shape = #nvvm.shape<k = 16, m = 16, n = 8>, a} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  %2 = nvvm.mma.sync A[%i] B[%i] C[%i, %i] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, b1Op = #nvvm.mma_b1op<xor_popc>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  %3 = nvvm.mma.sync A[%d] B[%d] C[%d, %d] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  %4 = nvvm.mma.sp.sync A[%h, %h] B[%h, %h] C[%h, %h] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  %5 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] {a, kind = #nvvm.mma_kind<f8f6f4>, orderedMetadata, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %6 = nvvm.mma.block_scale A[%i, %i, %i, %i] B[%i, %i] C[%f, %f, %f, %f] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {shape = #nvvm.shape<m = 16, n = 8, k = 64>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %7 = nvvm.mma.sp.block_scale A[%i, %i, %i, %i] B[%i, %i, %i, %i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] scaleA[%i, %s, %s] scaleB[%i, %s, %s] {orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, a} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  %8 = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  %9 = nvvm.ldmatrix %sh {num = 2 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, a} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  nvvm.stmatrix %sh, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32
  nvvm.stmatrix %sh, %i, %i {layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<n = 8, m = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>, a} : !llvm.ptr<3>, i32, i32
  %10 = nvvm.wmma.load %gen, %i {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  nvvm.wmma.store %gen, %i, %h, %h, %h, %h {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, a} : !llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  %11 = nvvm.wmma.mma %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h, %h {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  nvvm.wgmma.fence.aligned
  nvvm.wgmma.commit.group.sync.aligned {a}
  nvvm.wgmma.wait.group.sync.aligned 1
  nvvm.wgmma.wait.group.sync.aligned {a} 0
  %12 = nvvm.wgmma.mma_async %l, %l, %acc, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<neg>, #nvvm.mma_layout<col>], B [<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
llvm.func @satfinite(%l: i64, %acc: !llvm.struct<(i32, i32, i32, i32)>) {
  %0 = nvvm.wgmma.mma_async %l, %l, %acc, <m = 64, n = 8, k = 32>, D [<s32>, <one>, <satfinite>], A [<s8>, <one>, <row>], B [<u8>, <one>, <col>] {a} : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}
llvm.func @tensor_memory(%i: i32, %l: i64, %s: i16, %c: i8, %p: i1, %gen: !llvm.ptr, %sh: !llvm.ptr<3>, %t: !llvm.ptr<6>, %v: vector<4xi32>, %w: vector<8xi32>, %x: vector<128xi32>) {
  nvvm.tcgen05.alloc %gen, %i : !llvm.ptr, i32
  nvvm.tcgen05.alloc %sh, %i {group = #nvvm.cta_group<cta_2>, a} : !llvm.ptr<3>, i32
  nvvm.tcgen05.dealloc %t, %i {a} : !llvm.ptr<6>, i32
  nvvm.tcgen05.relinquish_alloc_permit
  nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.tcgen05.fence <after> {a}
  nvvm.tcgen05.wait <load>
  nvvm.tcgen05.wait #nvvm.tcgen05_wait<store> {a}
  nvvm.tcgen05.commit %gen : !llvm.ptr
  nvvm.tcgen05.commit %sh, multicast_mask = %s {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<3>, i16
  nvvm.tcgen05.shift %t {a} : !llvm.ptr<6>
  nvvm.tcgen05.cp %t, %l {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
  nvvm.tcgen05.cp %t, %l {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>, a}
  %0 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32
  %1 = nvvm.tcgen05.ld %t, %l pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>, a} : vector<2xi32>
  %2 = nvvm.tcgen05.ld %t pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<128xi32>
  nvvm.tcgen05.st %t, %i {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  nvvm.tcgen05.st %t, %x, %l unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>, a} : vector<128xi32>
  %3 = nvvm.tcgen05.mma_smem_desc (%i, %i, %i, %c, %p, %c) {a} : (i32, i32, i32, i8, i1, i8) -> i64
  nvvm.tcgen05.mma %t, %t, %l, %i, %p {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma %t, %l, %l, %i, %p scale = %l mask = %v {kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_1>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, a} : (!llvm.ptr<6>, i64, i64, i32, i1, i64, vector<4xi32>)
  nvvm.tcgen05.mma %t, %t, %l, %i, %p {kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_2>, aShift} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
  nvvm.tcgen05.mma.sp %t, %t, %l, %i, %p, %t {kind = #nvvm.tcgen05_mma_kind<f8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp %t, %l, %l, %i, %p, %t scale = %l mask = %w {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>)
  nvvm.tcgen05.mma.block_scale %t, %l, %l, %i, %p, %t, %t {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.block_scale %t, %t, %l, %i, %p, %t, %t {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_2>, blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, a} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.sp.block_scale %t, %l, %l, %i, %p, %t, %t, %t {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws %t, %l, %l, %i, %p {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  nvvm.tcgen05.mma.ws %t, %t, %l, %i, %p, %l {kind = #nvvm.tcgen05_mma_kind<i8>, collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, a} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
  nvvm.tcgen05.mma.ws.sp %t, %l, %l, %i, %p, %t {kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
  nvvm.tcgen05.mma.ws.sp %t, %t, %l, %i, %p, %t, %l {kind = #nvvm.tcgen05_mma_kind<f8f6f4>, collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, a} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
  llvm.return
}
//= 
module {
  llvm.func @registers() {
    %0 = nvvm.read.ptx.sreg.laneid range <i32, 0, 2> {a} : i32
    %1 = nvvm.read.ptx.sreg.warpsize : i32
    %2 = nvvm.read.ptx.sreg.warpid : i32
    %3 = nvvm.read.ptx.sreg.nwarpid range <i32, 0, 5> : i32
    %4 = nvvm.read.ptx.sreg.smid : i32
    %5 = nvvm.read.ptx.sreg.nsmid {a} : i32
    %6 = nvvm.read.ptx.sreg.gridid range <i32, 0, 8> : i32
    %7 = nvvm.read.ptx.sreg.tid.x : i32
    %8 = nvvm.read.ptx.sreg.tid.y : i32
    %9 = nvvm.read.ptx.sreg.tid.z range <i32, 0, 11> : i32
    %10 = nvvm.read.ptx.sreg.ntid.x {a} : i32
    %11 = nvvm.read.ptx.sreg.ntid.y : i32
    %12 = nvvm.read.ptx.sreg.ntid.z range <i32, 0, 14> : i32
    %13 = nvvm.read.ptx.sreg.ctaid.x : i32
    %14 = nvvm.read.ptx.sreg.ctaid.y : i32
    %15 = nvvm.read.ptx.sreg.ctaid.z range <i32, 0, 17> {a} : i32
    %16 = nvvm.read.ptx.sreg.nctaid.x : i32
    %17 = nvvm.read.ptx.sreg.nctaid.y : i32
    %18 = nvvm.read.ptx.sreg.nctaid.z range <i32, 0, 20> : i32
    %19 = nvvm.read.ptx.sreg.clusterid.x : i32
    %20 = nvvm.read.ptx.sreg.clusterid.y {a} : i32
    %21 = nvvm.read.ptx.sreg.clusterid.z range <i32, 0, 23> : i32
    %22 = nvvm.read.ptx.sreg.nclusterid.x : i32
    %23 = nvvm.read.ptx.sreg.nclusterid.y : i32
    %24 = nvvm.read.ptx.sreg.nclusterid.z range <i32, 0, 26> : i32
    %25 = nvvm.read.ptx.sreg.cluster.ctaid.x {a} : i32
    %26 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32
    %27 = nvvm.read.ptx.sreg.cluster.ctaid.z range <i32, 0, 29> : i32
    %28 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32
    %29 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32
    %30 = nvvm.read.ptx.sreg.cluster.nctaid.z range <i32, 0, 32> {a} : i32
    %31 = nvvm.read.ptx.sreg.cluster.ctarank : i32
    %32 = nvvm.read.ptx.sreg.cluster.nctarank : i32
    %33 = nvvm.read.ptx.sreg.lanemask.eq : i32
    %34 = nvvm.read.ptx.sreg.lanemask.le : i32
    %35 = nvvm.read.ptx.sreg.lanemask.lt : i32
    %36 = nvvm.read.ptx.sreg.lanemask.ge : i32
    %37 = nvvm.read.ptx.sreg.lanemask.gt : i32
    %38 = nvvm.read.ptx.sreg.total.smem.size : i32
    %39 = nvvm.read.ptx.sreg.dynamic.smem.size : i32
    %40 = nvvm.read.ptx.sreg.aggr.smem.size : i32
    %41 = nvvm.read.ptx.sreg.envreg0 : i32
    %42 = nvvm.read.ptx.sreg.envreg1 : i32
    %43 = nvvm.read.ptx.sreg.envreg2 : i32
    %44 = nvvm.read.ptx.sreg.envreg3 : i32
    %45 = nvvm.read.ptx.sreg.envreg4 : i32
    %46 = nvvm.read.ptx.sreg.envreg5 : i32
    %47 = nvvm.read.ptx.sreg.envreg6 : i32
    %48 = nvvm.read.ptx.sreg.envreg7 : i32
    %49 = nvvm.read.ptx.sreg.envreg8 : i32
    %50 = nvvm.read.ptx.sreg.envreg9 : i32
    %51 = nvvm.read.ptx.sreg.envreg10 : i32
    %52 = nvvm.read.ptx.sreg.envreg11 : i32
    %53 = nvvm.read.ptx.sreg.envreg12 : i32
    %54 = nvvm.read.ptx.sreg.envreg13 : i32
    %55 = nvvm.read.ptx.sreg.envreg14 : i32
    %56 = nvvm.read.ptx.sreg.envreg15 : i32
    %57 = nvvm.read.ptx.sreg.envreg16 : i32
    %58 = nvvm.read.ptx.sreg.envreg17 : i32
    %59 = nvvm.read.ptx.sreg.envreg18 : i32
    %60 = nvvm.read.ptx.sreg.envreg19 : i32
    %61 = nvvm.read.ptx.sreg.envreg20 : i32
    %62 = nvvm.read.ptx.sreg.envreg21 : i32
    %63 = nvvm.read.ptx.sreg.envreg22 : i32
    %64 = nvvm.read.ptx.sreg.envreg23 : i32
    %65 = nvvm.read.ptx.sreg.envreg24 : i32
    %66 = nvvm.read.ptx.sreg.envreg25 : i32
    %67 = nvvm.read.ptx.sreg.envreg26 : i32
    %68 = nvvm.read.ptx.sreg.envreg27 : i32
    %69 = nvvm.read.ptx.sreg.envreg28 : i32
    %70 = nvvm.read.ptx.sreg.envreg29 : i32
    %71 = nvvm.read.ptx.sreg.envreg30 : i32
    %72 = nvvm.read.ptx.sreg.envreg31 : i32
    %73 = nvvm.read.ptx.sreg.clock : i32
    %74 = nvvm.read.ptx.sreg.globaltimer.lo : i32
    %75 = nvvm.read.ptx.sreg.clock64 : i64
    %76 = nvvm.read.ptx.sreg.globaltimer : i64
    llvm.return
  }
  llvm.func @barriers(%arg0: i32, %arg1: i64, %arg2: i1, %arg3: !llvm.ptr, %arg4: !llvm.ptr<1>, %arg5: !llvm.ptr<3>, %arg6: !llvm.ptr<7>) {
    nvvm.barrier0 {a}
    nvvm.barrier
    nvvm.barrier id = %arg0
    nvvm.barrier id = %arg0 number_of_threads = %arg0
    %0 = nvvm.barrier #nvvm.reduction<popc> %arg0 -> i32
    %1 = nvvm.barrier #nvvm.reduction<and> %arg0 -> i32 {a}
    %2 = nvvm.barrier #nvvm.reduction<or> %arg0 -> i32
    nvvm.barrier.arrive number_of_threads = %arg0
    nvvm.barrier.arrive id = %arg0 number_of_threads = %arg0 {a}
    nvvm.bar.warp.sync %arg0 {a} : i32
    nvvm.cluster.arrive
    nvvm.cluster.arrive {aligned}
    nvvm.cluster.arrive.relaxed {a, aligned}
    nvvm.cluster.wait {aligned}
    nvvm.memory.barrier <cta>
    nvvm.memory.barrier <sys> {a}
    nvvm.fence.sc.cluster
    nvvm.fence.mbarrier.init
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
    nvvm.fence.proxy {a, kind = #nvvm.proxy_kind<async.global>}
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
    nvvm.fence.proxy.acquire <cta> %arg3, %arg0
    nvvm.fence.proxy.acquire <gpu> %arg3, %arg0 {a}
    nvvm.fence.proxy.release <cluster>
    nvvm.fence.proxy.release <sys>
    nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
    nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
    nvvm.mbarrier.init %arg5, %arg0 : !llvm.ptr<3>, i32
    nvvm.mbarrier.init %arg3, %arg0, predicate = %arg2 {a} : !llvm.ptr, i32, i1
    nvvm.mbarrier.inval %arg5 {a} : !llvm.ptr<3>
    nvvm.mbarrier.expect_tx %arg6, %arg0 : !llvm.ptr<7>, i32
    nvvm.mbarrier.expect_tx %arg5, %arg0 {a, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32
    nvvm.mbarrier.complete_tx %arg5, %arg0 : !llvm.ptr<3>, i32
    %3 = nvvm.mbarrier.arrive %arg5 : !llvm.ptr<3> -> i64
    nvvm.mbarrier.arrive %arg6, %arg0 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
    %4 = nvvm.mbarrier.arrive_drop %arg3, %arg0 {a} : !llvm.ptr -> i64
    nvvm.mbarrier.arrive_drop %arg5 : !llvm.ptr<3>
    %5 = nvvm.mbarrier.arrive.nocomplete %arg5, %arg0 {a} : !llvm.ptr<3>, i32 -> i64
    %6 = nvvm.mbarrier.arrive_drop.nocomplete %arg3, %arg0 : !llvm.ptr, i32 -> i64
    %7 = nvvm.mbarrier.arrive.expect_tx %arg5, %arg0 : !llvm.ptr<3>, i32 -> i64
    nvvm.mbarrier.arrive.expect_tx %arg3, %arg0, predicate = %arg2 : !llvm.ptr, i32, i1
    nvvm.mbarrier.arrive_drop.expect_tx %arg6, %arg0 {relaxed = true} : !llvm.ptr<7>, i32
    %8 = nvvm.mbarrier.arrive_drop.expect_tx %arg5, %arg0 : !llvm.ptr<3>, i32 -> i64
    %9 = nvvm.mbarrier.test.wait %arg5, %arg1 : !llvm.ptr<3>, i64 -> i1
    %10 = nvvm.mbarrier.test.wait %arg3, %arg0 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i1
    %11 = nvvm.mbarrier.try_wait %arg5, %arg1 : !llvm.ptr<3>, i64 -> i1
    %12 = nvvm.mbarrier.try_wait %arg5, %arg0, %arg0 {a} : !llvm.ptr<3>, i32, i32 -> i1
    nvvm.mbarrier.try_wait.parity %arg5, %arg0, %arg0 {a} : !llvm.ptr<3>, i32, i32
    llvm.return
  }
  llvm.func @numbers(%arg0: i32, %arg1: f32, %arg2: vector<2xf16>, %arg3: vector<2xbf16>, %arg4: vector<2xi8>, %arg5: i8, %arg6: vector<4xf32>, %arg7: vector<4xi8>, %arg8: vector<2xi16>) {
    %0 = nvvm.convert.float.to.tf32 %arg1 {rnd = #nvvm.fp_rnd_mode<rna>}
    %1 = nvvm.convert.float.to.tf32 %arg1 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}
    %2 = nvvm.convert.f32x2.to.f16x2 %arg1, %arg1 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
    %3 = nvvm.convert.f32x2.to.f16x2 %arg1, %arg1, %arg0 {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16>
    %4 = nvvm.convert.f32x2.to.bf16x2 %arg1, %arg1 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
    %5 = nvvm.convert.f32x2.to.bf16x2 %arg1, %arg1, %arg0 {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>
    %6 = nvvm.convert.f32x2.to.f8x2 %arg1, %arg1 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E4M3FN)
    %7 = nvvm.convert.f32x2.to.f8x2 %arg1, %arg1 {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xi8>(f8E8M0FNU)
    %8 = nvvm.convert.f16x2.to.f8x2 %arg2 {relu = true} : vector<2xf16> -> i16(f8E5M2)
    %9 = nvvm.convert.bf16x2.to.f8x2 %arg3 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> vector<2xi8>(f8E8M0FNU)
    %10 = nvvm.convert.f32x2.to.f6x2 %arg1, %arg1 : i16(f6E2M3FN)
    %11 = nvvm.convert.f32x2.to.f6x2 %arg1, %arg1 {relu = true} : vector<2xi8>(f6E3M2FN)
    %12 = nvvm.convert.f32x2.to.f4x2 %arg1, %arg1 {a} : i8(f4E2M1FN)
    %13 = nvvm.convert.f32x4.to.f8x4 %arg6, %arg0 : vector<4xf32> -> vector<4xi8>(f8E4M3FN)
    %14 = nvvm.convert.f32x4.to.f6x4 %arg6, %arg0 {relu = true} : vector<4xf32> -> vector<4xi8>(f6E2M3FN)
    %15 = nvvm.convert.f32x4.to.f4x4 %arg6, %arg0 : vector<4xf32> -> i16(f4E2M1FN)
    %16 = nvvm.convert.f8x2.to.f16x2 %arg4 {relu = true} : vector<2xi8>(f8E4M3FN) -> vector<2xf16>
    %17 = nvvm.convert.f8x2.to.bf16x2 %arg4 : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>
    %18 = nvvm.convert.f6x2.to.f16x2 %arg4 {a} : vector<2xi8>(f6E3M2FN) -> vector<2xf16>
    %19 = nvvm.convert.f4x2.to.f16x2 %arg5 : i8(f4E2M1FN) -> vector<2xf16>
    %20 = nvvm.rcp.approx.ftz.f %arg1 {a} : f32
    %21 = nvvm.prmt <default> %arg0, %arg0, %arg0 : i32
    %22 = nvvm.prmt <rc8> %arg0, %arg0 {a} : i32
    %23 = nvvm.dot.accumulate.4way %arg7 <signed>, %arg7 <unsigned>, %arg0 : vector<4xi8>, vector<4xi8>
    %24 = nvvm.dot.accumulate.2way %arg8 <unsigned>, %arg7 <signed>, %arg0 {b_hi = true} : vector<2xi16>, vector<4xi8>
    llvm.return
  }
  llvm.func @lanes(%arg0: i32, %arg1: i64, %arg2: f32, %arg3: i1, %arg4: i128, %arg5: !llvm.ptr<3>) {
    %0 = nvvm.shfl.sync  bfly %arg0, %arg2, %arg0, %arg0 : f32 -> f32
    %1 = nvvm.shfl.sync  up %arg0, %arg0, %arg0, %arg0 {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
    %2 = nvvm.shfl.sync  idx %arg0, %arg0, %arg0, %arg0 {a} : i32 -> i32
    %3 = nvvm.vote.sync  ballot %arg0, %arg3 -> i32
    %4 = nvvm.vote.sync  any %arg0, %arg3 {a} -> i1
    %5 = nvvm.match.sync  any %arg0, %arg1 : i64 -> i32
    %6 = nvvm.match.sync  all %arg0, %arg0 {a} : i32 -> !llvm.struct<(i32, i1)>
    %7 = nvvm.redux.sync  add %arg0, %arg0 : i32 -> i32
    %8 = nvvm.redux.sync  fmin %arg2, %arg0 {a, abs = true} : f32 -> f32
    %9 = nvvm.elect.sync -> i1
    %10 = nvvm.elect.sync %arg0 {a} -> i1
    nvvm.inline_ptx "exit;"
    %11 = nvvm.inline_ptx "ex2.approx.ftz.f32 $0, $1;" ro(%arg2 : f32) -> f32
    nvvm.inline_ptx "mbarrier.init.b64 [$0], $1;" ro(%arg5, %arg0 : !llvm.ptr<3>, i32), predicate = %arg3 {a}
    %12:2 = nvvm.inline_ptx "x" ro(%arg0 : i32) rw(%arg2, %arg0 : f32, i32), predicate = %arg3 -> i32, f32
    nvvm.exit {a}
    nvvm.breakpoint
    nvvm.nanosleep {a} %arg0
    nvvm.pmevent id = 3
    nvvm.pmevent {a} mask = 7
    nvvm.setmaxregister  increase 232
    nvvm.setmaxregister  decrease 24 {a}
    nvvm.griddepcontrol  wait
    nvvm.griddepcontrol  launch_dependents {a}
    nvvm.clusterlaunchcontrol.try.cancel %arg5, %arg5
    nvvm.clusterlaunchcontrol.try.cancel multicast, %arg5, %arg5 {a}
    %13 = nvvm.clusterlaunchcontrol.query.cancel query =  is_canceled, %arg4 : i1
    %14 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_y, %arg4 {a} : i32
    llvm.return
  }
  llvm.func @copies(%arg0: i32, %arg1: i64, %arg2: i16, %arg3: i1, %arg4: !llvm.ptr, %arg5: !llvm.ptr<1>, %arg6: !llvm.ptr<3>, %arg7: !llvm.ptr<4>, %arg8: !llvm.ptr<5>, %arg9: !llvm.ptr<7>) {
    nvvm.cp.async.shared.global %arg6, %arg5, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1>
    nvvm.cp.async.shared.global %arg6, %arg5, 4, cache =  ca, %arg0 {a} : !llvm.ptr<3>, !llvm.ptr<1>, i32
    nvvm.cp.async.commit.group
    nvvm.cp.async.wait.group 2 {a}
    nvvm.cp.async.mbarrier.arrive %arg6 : !llvm.ptr<3>
    nvvm.cp.async.mbarrier.arrive %arg4 {noinc = true} : !llvm.ptr
    nvvm.cp.async.bulk.commit.group {a}
    nvvm.cp.async.bulk.wait_group 0
    nvvm.cp.async.bulk.wait_group 5 {read}
    nvvm.cp.async.bulk.shared.cluster.global %arg9, %arg5, %arg6, %arg0 : !llvm.ptr<7>, <1>
    nvvm.cp.async.bulk.shared.cluster.global %arg9, %arg5, %arg6, %arg0 multicast_mask = %arg2 l2_cache_hint = %arg1 {a} : !llvm.ptr<7>, <1>
    nvvm.cp.async.bulk.shared.cluster.global %arg6, %arg5, %arg6, %arg0 l2_cache_hint = %arg1 : !llvm.ptr<3>, <1>
    nvvm.cp.async.bulk.shared.cluster.shared.cta %arg9, %arg6, %arg6, %arg0 {a} : <7>, <3>
    nvvm.cp.async.bulk.global.shared.cta %arg5, %arg6, %arg0 : <1>, <3>
    nvvm.cp.async.bulk.global.shared.cta %arg5, %arg6, %arg0 l2_cache_hint = %arg1 byte_mask = %arg2 {a} : <1>, <3>
    nvvm.cp.async.bulk.prefetch %arg5, %arg0 : <1>
    nvvm.cp.async.bulk.prefetch %arg5, %arg0 l2_cache_hint = %arg1 {a} : <1>
    nvvm.st.bulk %arg4, size = %arg1 : !llvm.ptr
    nvvm.st.bulk %arg6, size = %arg1 {a} : !llvm.ptr<3>
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg9, %arg4, %arg6, box[%arg0] : !llvm.ptr<7>, !llvm.ptr
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg9, %arg4, %arg6, box[%arg0, %arg0, %arg0] im2col[%arg2] multicast_mask = %arg2 l2_cache_hint = %arg1 {group = #nvvm.cta_group<cta_2>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg6, %arg4, %arg6, box[%arg0, %arg0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg9, %arg4, %arg6, box[%arg0] predicate = %arg3 {a} : !llvm.ptr<7>, !llvm.ptr
    nvvm.cp.async.bulk.tensor.global.shared.cta %arg4, %arg6, box[%arg0] : !llvm.ptr, <3>
    nvvm.cp.async.bulk.tensor.global.shared.cta %arg4, %arg6, box[%arg0, %arg0, %arg0] l2_cache_hint = %arg1 {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, <3>
    nvvm.cp.async.bulk.tensor.global.shared.cta %arg4, %arg6, box[%arg0], predicate = %arg3 {a} : !llvm.ptr, <3>
    nvvm.cp.async.bulk.tensor.prefetch %arg4, box[%arg0, %arg0] : !llvm.ptr
    nvvm.cp.async.bulk.tensor.prefetch %arg4, box[%arg0, %arg0, %arg0] im2col[%arg2, %arg2] l2_cache_hint = %arg1 {a, mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
    nvvm.cp.async.bulk.tensor.reduce %arg4, %arg6, box[%arg0, %arg0] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>
    nvvm.cp.async.bulk.tensor.reduce %arg4, %arg6, box[%arg0, %arg0, %arg0] l2_cache_hint = %arg1 {a, mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, <3>
    nvvm.prefetch level =  L1, %arg4 : !llvm.ptr
    nvvm.prefetch level =  L2, %arg5 {a} : !llvm.ptr<1>
    nvvm.prefetch level =  L1 uniform, %arg4 : !llvm.ptr
    nvvm.prefetch level =  L2, evict_priority =  evict_last, %arg5 : !llvm.ptr<1>
    nvvm.prefetch tensormap, %arg4, predicate = %arg3 : !llvm.ptr, i1
    nvvm.prefetch tensormap in_param_space, %arg4 : !llvm.ptr
    nvvm.prefetch level =  L2, %arg8 : !llvm.ptr<5>
    nvvm.prefetch tensormap, %arg7 : !llvm.ptr<4>
    %0 = nvvm.mapa %arg4, %arg0 : !llvm.ptr -> !llvm.ptr
    %1 = nvvm.mapa %arg6, %arg0 {a} : !llvm.ptr<3> -> !llvm.ptr<7>
    llvm.return
  }
  llvm.func @products(%arg0: i32, %arg1: i16, %arg2: vector<2xf16>, %arg3: f32, %arg4: i64, %arg5: !llvm.ptr<3>, %arg6: !llvm.ptr, %arg7: f64, %arg8: !llvm.struct<(f32, f32, f32, f32)>) {
    %0 = nvvm.mma.sync A[%arg2, %arg2]  B[%arg2, %arg2]  C[%arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
    %1 = nvvm.mma.sync A[%arg0, %arg0]  B[%arg0]  C[%arg0, %arg0, %arg0, %arg0]  {a, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
    %2 = nvvm.mma.sync A[%arg0]  B[%arg0]  C[%arg0, %arg0]  {b1Op = #nvvm.mma_b1op<xor_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
    %3 = nvvm.mma.sync A[%arg7]  B[%arg7]  C[%arg7, %arg7]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
    %4 = nvvm.mma.sp.sync A[%arg2, %arg2] B[%arg2, %arg2] C[%arg2, %arg2] sparseMetadata[%arg0] selector[%arg0] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
    %5 = nvvm.mma.sp.sync A[%arg0, %arg0] B[%arg0, %arg0] C[%arg3, %arg3, %arg3, %arg3] sparseMetadata[%arg0] selector[%arg0] {a, kind = #nvvm.mma_kind<f8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    %6 = nvvm.mma.block_scale A[%arg0, %arg0, %arg0, %arg0] B[%arg0, %arg0] C[%arg3, %arg3, %arg3, %arg3] scaleA[%arg0, %arg1, %arg1] scaleB[%arg0, %arg1, %arg1] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    %7 = nvvm.mma.sp.block_scale A[%arg0, %arg0, %arg0, %arg0] B[%arg0, %arg0, %arg0, %arg0] C[%arg3, %arg3, %arg3, %arg3] sparseMetadata[%arg0] selector[%arg0] scaleA[%arg0, %arg1, %arg1] scaleB[%arg0, %arg1, %arg1] {a, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
    %8 = nvvm.ldmatrix %arg5 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32
    %9 = nvvm.ldmatrix %arg5 {a, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, layout = #nvvm.mma_layout<col>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
    nvvm.stmatrix %arg5, %arg0 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32
    nvvm.stmatrix %arg5, %arg0, %arg0 {a, eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>} : !llvm.ptr<3>, i32, i32
    %10 = nvvm.wmma.load %arg6, %arg0 {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    nvvm.wmma.store %arg6, %arg0, %arg2, %arg2, %arg2, %arg2 {a, eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
    %11 = nvvm.wmma.mma %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    nvvm.wgmma.fence.aligned
    nvvm.wgmma.commit.group.sync.aligned {a}
    nvvm.wgmma.wait.group.sync.aligned 1
    nvvm.wgmma.wait.group.sync.aligned {a} 0
    %12 = nvvm.wgmma.mma_async %arg4, %arg4, %arg8, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <neg>, <col>], B[<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
    llvm.return
  }
  llvm.func @satfinite(%arg0: i64, %arg1: !llvm.struct<(i32, i32, i32, i32)>) {
    %0 = nvvm.wgmma.mma_async %arg0, %arg0, %arg1, <m = 64, n = 8, k = 32>, D[<s32>, <one>, <satfinite>], A[<s8>, <one>, <row>], B[<u8>, <one>, <col>] {a} : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
    llvm.return
  }
  llvm.func @tensor_memory(%arg0: i32, %arg1: i64, %arg2: i16, %arg3: i8, %arg4: i1, %arg5: !llvm.ptr, %arg6: !llvm.ptr<3>, %arg7: !llvm.ptr<6>, %arg8: vector<4xi32>, %arg9: vector<8xi32>, %arg10: vector<128xi32>) {
    nvvm.tcgen05.alloc %arg5, %arg0 : !llvm.ptr, i32
    nvvm.tcgen05.alloc %arg6, %arg0 {a, group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i32
    nvvm.tcgen05.dealloc %arg7, %arg0 {a} : !llvm.ptr<6>, i32
    nvvm.tcgen05.relinquish_alloc_permit
    nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
    nvvm.tcgen05.fence <before>
    nvvm.tcgen05.fence <after> {a}
    nvvm.tcgen05.wait <load>
    nvvm.tcgen05.wait <store> {a}
    nvvm.tcgen05.commit %arg5 : !llvm.ptr
    nvvm.tcgen05.commit %arg6, multicast_mask = %arg2 : !llvm.ptr<3>, i16
    nvvm.tcgen05.shift %arg7 {a} : !llvm.ptr<6>
    nvvm.tcgen05.cp %arg7, %arg1 {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
    nvvm.tcgen05.cp %arg7, %arg1 {a, group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}
    %0 = nvvm.tcgen05.ld %arg7 {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32
    %1 = nvvm.tcgen05.ld %arg7, %arg1 pack {a, shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<2xi32>
    %2 = nvvm.tcgen05.ld %arg7 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<128xi32>
    nvvm.tcgen05.st %arg7, %arg0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
    nvvm.tcgen05.st %arg7, %arg10, %arg1 unpack {a, shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<128xi32>
    %3 = nvvm.tcgen05.mma_smem_desc(%arg0, %arg0, %arg0, %arg3, %arg4, %arg3) {a} : (i32, i32, i32, i8, i1, i8) -> i64
    nvvm.tcgen05.mma %arg7, %arg7, %arg1, %arg0, %arg4 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
    nvvm.tcgen05.mma %arg7, %arg1, %arg1, %arg0, %arg4 scale = %arg1 mask = %arg8 {a, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64, vector<4xi32>)
    nvvm.tcgen05.mma %arg7, %arg7, %arg1, %arg0, %arg4 {aShift, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1)
    nvvm.tcgen05.mma.sp %arg7, %arg7, %arg1, %arg0, %arg4, %arg7 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
    nvvm.tcgen05.mma.sp %arg7, %arg1, %arg1, %arg0, %arg4, %arg7 scale = %arg1 mask = %arg9 {collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>)
    nvvm.tcgen05.mma.block_scale %arg7, %arg1, %arg1, %arg0, %arg4, %arg7, %arg7 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
    nvvm.tcgen05.mma.block_scale %arg7, %arg7, %arg1, %arg0, %arg4, %arg7, %arg7 {a, blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
    nvvm.tcgen05.mma.sp.block_scale %arg7, %arg1, %arg1, %arg0, %arg4, %arg7, %arg7, %arg7 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
    nvvm.tcgen05.mma.ws %arg7, %arg1, %arg1, %arg0, %arg4 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1)
    nvvm.tcgen05.mma.ws %arg7, %arg7, %arg1, %arg0, %arg4, %arg1 {a, collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64)
    nvvm.tcgen05.mma.ws.sp %arg7, %arg1, %arg1, %arg0, %arg4, %arg7 {kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>)
    nvvm.tcgen05.mma.ws.sp %arg7, %arg7, %arg1, %arg0, %arg4, %arg7, %arg1 {a, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64)
    llvm.return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "registers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %73 = "nvvm.read.ptx.sreg.laneid"() <{range = #llvm.constant_range<i32, 0, 2>}> {a} : () -> i32
    %74 = "nvvm.read.ptx.sreg.warpsize"() : () -> i32
    %75 = "nvvm.read.ptx.sreg.warpid"() : () -> i32
    %76 = "nvvm.read.ptx.sreg.nwarpid"() <{range = #llvm.constant_range<i32, 0, 5>}> : () -> i32
    %77 = "nvvm.read.ptx.sreg.smid"() : () -> i32
    %78 = "nvvm.read.ptx.sreg.nsmid"() {a} : () -> i32
    %79 = "nvvm.read.ptx.sreg.gridid"() <{range = #llvm.constant_range<i32, 0, 8>}> : () -> i32
    %80 = "nvvm.read.ptx.sreg.tid.x"() : () -> i32
    %81 = "nvvm.read.ptx.sreg.tid.y"() : () -> i32
    %82 = "nvvm.read.ptx.sreg.tid.z"() <{range = #llvm.constant_range<i32, 0, 11>}> : () -> i32
    %83 = "nvvm.read.ptx.sreg.ntid.x"() {a} : () -> i32
    %84 = "nvvm.read.ptx.sreg.ntid.y"() : () -> i32
    %85 = "nvvm.read.ptx.sreg.ntid.z"() <{range = #llvm.constant_range<i32, 0, 14>}> : () -> i32
    %86 = "nvvm.read.ptx.sreg.ctaid.x"() : () -> i32
    %87 = "nvvm.read.ptx.sreg.ctaid.y"() : () -> i32
    %88 = "nvvm.read.ptx.sreg.ctaid.z"() <{range = #llvm.constant_range<i32, 0, 17>}> {a} : () -> i32
    %89 = "nvvm.read.ptx.sreg.nctaid.x"() : () -> i32
    %90 = "nvvm.read.ptx.sreg.nctaid.y"() : () -> i32
    %91 = "nvvm.read.ptx.sreg.nctaid.z"() <{range = #llvm.constant_range<i32, 0, 20>}> : () -> i32
    %92 = "nvvm.read.ptx.sreg.clusterid.x"() : () -> i32
    %93 = "nvvm.read.ptx.sreg.clusterid.y"() {a} : () -> i32
    %94 = "nvvm.read.ptx.sreg.clusterid.z"() <{range = #llvm.constant_range<i32, 0, 23>}> : () -> i32
    %95 = "nvvm.read.ptx.sreg.nclusterid.x"() : () -> i32
    %96 = "nvvm.read.ptx.sreg.nclusterid.y"() : () -> i32
    %97 = "nvvm.read.ptx.sreg.nclusterid.z"() <{range = #llvm.constant_range<i32, 0, 26>}> : () -> i32
    %98 = "nvvm.read.ptx.sreg.cluster.ctaid.x"() {a} : () -> i32
    %99 = "nvvm.read.ptx.sreg.cluster.ctaid.y"() : () -> i32
    %100 = "nvvm.read.ptx.sreg.cluster.ctaid.z"() <{range = #llvm.constant_range<i32, 0, 29>}> : () -> i32
    %101 = "nvvm.read.ptx.sreg.cluster.nctaid.x"() : () -> i32
    %102 = "nvvm.read.ptx.sreg.cluster.nctaid.y"() : () -> i32
    %103 = "nvvm.read.ptx.sreg.cluster.nctaid.z"() <{range = #llvm.constant_range<i32, 0, 32>}> {a} : () -> i32
    %104 = "nvvm.read.ptx.sreg.cluster.ctarank"() : () -> i32
    %105 = "nvvm.read.ptx.sreg.cluster.nctarank"() : () -> i32
    %106 = "nvvm.read.ptx.sreg.lanemask.eq"() : () -> i32
    %107 = "nvvm.read.ptx.sreg.lanemask.le"() : () -> i32
    %108 = "nvvm.read.ptx.sreg.lanemask.lt"() : () -> i32
    %109 = "nvvm.read.ptx.sreg.lanemask.ge"() : () -> i32
    %110 = "nvvm.read.ptx.sreg.lanemask.gt"() : () -> i32
    %111 = "nvvm.read.ptx.sreg.total.smem.size"() : () -> i32
    %112 = "nvvm.read.ptx.sreg.dynamic.smem.size"() : () -> i32
    %113 = "nvvm.read.ptx.sreg.aggr.smem.size"() : () -> i32
    %114 = "nvvm.read.ptx.sreg.envreg0"() : () -> i32
    %115 = "nvvm.read.ptx.sreg.envreg1"() : () -> i32
    %116 = "nvvm.read.ptx.sreg.envreg2"() : () -> i32
    %117 = "nvvm.read.ptx.sreg.envreg3"() : () -> i32
    %118 = "nvvm.read.ptx.sreg.envreg4"() : () -> i32
    %119 = "nvvm.read.ptx.sreg.envreg5"() : () -> i32
    %120 = "nvvm.read.ptx.sreg.envreg6"() : () -> i32
    %121 = "nvvm.read.ptx.sreg.envreg7"() : () -> i32
    %122 = "nvvm.read.ptx.sreg.envreg8"() : () -> i32
    %123 = "nvvm.read.ptx.sreg.envreg9"() : () -> i32
    %124 = "nvvm.read.ptx.sreg.envreg10"() : () -> i32
    %125 = "nvvm.read.ptx.sreg.envreg11"() : () -> i32
    %126 = "nvvm.read.ptx.sreg.envreg12"() : () -> i32
    %127 = "nvvm.read.ptx.sreg.envreg13"() : () -> i32
    %128 = "nvvm.read.ptx.sreg.envreg14"() : () -> i32
    %129 = "nvvm.read.ptx.sreg.envreg15"() : () -> i32
    %130 = "nvvm.read.ptx.sreg.envreg16"() : () -> i32
    %131 = "nvvm.read.ptx.sreg.envreg17"() : () -> i32
    %132 = "nvvm.read.ptx.sreg.envreg18"() : () -> i32
    %133 = "nvvm.read.ptx.sreg.envreg19"() : () -> i32
    %134 = "nvvm.read.ptx.sreg.envreg20"() : () -> i32
    %135 = "nvvm.read.ptx.sreg.envreg21"() : () -> i32
    %136 = "nvvm.read.ptx.sreg.envreg22"() : () -> i32
    %137 = "nvvm.read.ptx.sreg.envreg23"() : () -> i32
    %138 = "nvvm.read.ptx.sreg.envreg24"() : () -> i32
    %139 = "nvvm.read.ptx.sreg.envreg25"() : () -> i32
    %140 = "nvvm.read.ptx.sreg.envreg26"() : () -> i32
    %141 = "nvvm.read.ptx.sreg.envreg27"() : () -> i32
    %142 = "nvvm.read.ptx.sreg.envreg28"() : () -> i32
    %143 = "nvvm.read.ptx.sreg.envreg29"() : () -> i32
    %144 = "nvvm.read.ptx.sreg.envreg30"() : () -> i32
    %145 = "nvvm.read.ptx.sreg.envreg31"() : () -> i32
    %146 = "nvvm.read.ptx.sreg.clock"() : () -> i32
    %147 = "nvvm.read.ptx.sreg.globaltimer.lo"() : () -> i32
    %148 = "nvvm.read.ptx.sreg.clock64"() : () -> i64
    %149 = "nvvm.read.ptx.sreg.globaltimer"() : () -> i64
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64, i1, ptr, ptr<1>, ptr<3>, ptr<7>)>, linkage = #llvm.linkage<external>, sym_name = "barriers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg47: i32, %arg48: i64, %arg49: i1, %arg50: !llvm.ptr, %arg51: !llvm.ptr<1>, %arg52: !llvm.ptr<3>, %arg53: !llvm.ptr<7>):
    "nvvm.barrier0"() {a} : () -> ()
    "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
    "nvvm.barrier"(%arg47) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
    "nvvm.barrier"(%arg47, %arg47) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
    %60 = "nvvm.barrier"(%arg47) <{operandSegmentSizes = array<i32: 0, 0, 1>, reductionOp = #nvvm.reduction<popc>}> : (i32) -> i32
    %61 = "nvvm.barrier"(%arg47) <{operandSegmentSizes = array<i32: 0, 0, 1>, reductionOp = #nvvm.reduction<and>}> {a} : (i32) -> i32
    %62 = "nvvm.barrier"(%arg47) <{operandSegmentSizes = array<i32: 0, 0, 1>, reductionOp = #nvvm.reduction<or>}> : (i32) -> i32
    "nvvm.barrier.arrive"(%arg47) : (i32) -> ()
    "nvvm.barrier.arrive"(%arg47, %arg47) {a} : (i32, i32) -> ()
    "nvvm.bar.warp.sync"(%arg47) {a} : (i32) -> ()
    "nvvm.cluster.arrive"() : () -> ()
    "nvvm.cluster.arrive"() <{aligned}> : () -> ()
    "nvvm.cluster.arrive.relaxed"() <{aligned}> {a} : () -> ()
    "nvvm.cluster.wait"() <{aligned}> : () -> ()
    "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<cta>}> : () -> ()
    "nvvm.memory.barrier"() <{scope = #nvvm.mem_scope<sys>}> {a} : () -> ()
    "nvvm.fence.sc.cluster"() : () -> ()
    "nvvm.fence.mbarrier.init"() : () -> ()
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<alias>}> : () -> ()
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async>}> : () -> ()
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.global>}> {a} : () -> ()
    "nvvm.fence.proxy"() <{kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}> : () -> ()
    "nvvm.fence.proxy.acquire"(%arg50, %arg47) <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cta>, toProxy = #nvvm.proxy_kind<tensormap>}> : (!llvm.ptr, i32) -> ()
    "nvvm.fence.proxy.acquire"(%arg50, %arg47) <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<gpu>, toProxy = #nvvm.proxy_kind<tensormap>}> {a} : (!llvm.ptr, i32) -> ()
    "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<cluster>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
    "nvvm.fence.proxy.release"() <{fromProxy = #nvvm.proxy_kind<generic>, scope = #nvvm.mem_scope<sys>, toProxy = #nvvm.proxy_kind<tensormap>}> : () -> ()
    "nvvm.fence.sync_restrict"() <{order = #nvvm.mem_order<acquire>}> : () -> ()
    "nvvm.fence.proxy.sync_restrict"() <{fromProxy = #nvvm.proxy_kind<generic>, order = #nvvm.mem_order<release>, toProxy = #nvvm.proxy_kind<async>}> : () -> ()
    "nvvm.mbarrier.init"(%arg52, %arg47) : (!llvm.ptr<3>, i32) -> ()
    "nvvm.mbarrier.init"(%arg50, %arg47, %arg49) {a} : (!llvm.ptr, i32, i1) -> ()
    "nvvm.mbarrier.inval"(%arg52) {a} : (!llvm.ptr<3>) -> ()
    "nvvm.mbarrier.expect_tx"(%arg53, %arg47) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>, i32) -> ()
    "nvvm.mbarrier.expect_tx"(%arg52, %arg47) <{scope = #nvvm.mem_scope<cluster>}> {a} : (!llvm.ptr<3>, i32) -> ()
    "nvvm.mbarrier.complete_tx"(%arg52, %arg47) <{scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> ()
    %63 = "nvvm.mbarrier.arrive"(%arg52) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>) -> i64
    "nvvm.mbarrier.arrive"(%arg53, %arg47) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr<7>, i32) -> ()
    %64 = "nvvm.mbarrier.arrive_drop"(%arg50, %arg47) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> {a} : (!llvm.ptr, i32) -> i64
    "nvvm.mbarrier.arrive_drop"(%arg52) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>) -> ()
    %65 = "nvvm.mbarrier.arrive.nocomplete"(%arg52, %arg47) {a} : (!llvm.ptr<3>, i32) -> i64
    %66 = "nvvm.mbarrier.arrive_drop.nocomplete"(%arg50, %arg47) : (!llvm.ptr, i32) -> i64
    %67 = "nvvm.mbarrier.arrive.expect_tx"(%arg52, %arg47) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> i64
    "nvvm.mbarrier.arrive.expect_tx"(%arg50, %arg47, %arg49) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr, i32, i1) -> ()
    "nvvm.mbarrier.arrive_drop.expect_tx"(%arg53, %arg47) <{relaxed = true, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<7>, i32) -> ()
    %68 = "nvvm.mbarrier.arrive_drop.expect_tx"(%arg52, %arg47) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i32) -> i64
    %69 = "nvvm.mbarrier.test.wait"(%arg52, %arg48) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i64) -> i1
    %70 = "nvvm.mbarrier.test.wait"(%arg50, %arg47) <{relaxed = true, scope = #nvvm.mem_scope<cluster>}> : (!llvm.ptr, i32) -> i1
    %71 = "nvvm.mbarrier.try_wait"(%arg52, %arg48) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> : (!llvm.ptr<3>, i64) -> i1
    %72 = "nvvm.mbarrier.try_wait"(%arg52, %arg47, %arg47) <{relaxed = false, scope = #nvvm.mem_scope<cta>}> {a} : (!llvm.ptr<3>, i32, i32) -> i1
    "nvvm.mbarrier.try_wait.parity"(%arg52, %arg47, %arg47) {a} : (!llvm.ptr<3>, i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, f32, vector<2xf16>, vector<2xbf16>, vector<2xi8>, i8, vector<4xf32>, vector<4xi8>, vector<2xi16>)>, linkage = #llvm.linkage<external>, sym_name = "numbers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg38: i32, %arg39: f32, %arg40: vector<2xf16>, %arg41: vector<2xbf16>, %arg42: vector<2xi8>, %arg43: i8, %arg44: vector<4xf32>, %arg45: vector<4xi8>, %arg46: vector<2xi16>):
    %35 = "nvvm.convert.float.to.tf32"(%arg39) <{relu = false, rnd = #nvvm.fp_rnd_mode<rna>, sat = #nvvm.sat_mode<none>}> : (f32) -> i32
    %36 = "nvvm.convert.float.to.tf32"(%arg39) <{relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> : (f32) -> i32
    %37 = "nvvm.convert.f32x2.to.f16x2"(%arg39, %arg39) <{relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xf16>
    %38 = "nvvm.convert.f32x2.to.f16x2"(%arg39, %arg39, %arg38) <{relu = false, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32, i32) -> vector<2xf16>
    %39 = "nvvm.convert.f32x2.to.bf16x2"(%arg39, %arg39) <{relu = false, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xbf16>
    %40 = "nvvm.convert.f32x2.to.bf16x2"(%arg39, %arg39, %arg38) <{relu = false, rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<none>}> : (f32, f32, i32) -> vector<2xbf16>
    %41 = "nvvm.convert.f32x2.to.f8x2"(%arg39, %arg39) <{dstTy = f8E4M3FN, relu = false, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}> : (f32, f32) -> i16
    %42 = "nvvm.convert.f32x2.to.f8x2"(%arg39, %arg39) <{dstTy = f8E8M0FNU, relu = false, rnd = #nvvm.fp_rnd_mode<rp>, sat = #nvvm.sat_mode<none>}> : (f32, f32) -> vector<2xi8>
    %43 = "nvvm.convert.f16x2.to.f8x2"(%arg40) <{dstTy = f8E5M2, relu = true}> : (vector<2xf16>) -> i16
    %44 = "nvvm.convert.bf16x2.to.f8x2"(%arg41) <{dstTy = f8E8M0FNU, rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<none>}> : (vector<2xbf16>) -> vector<2xi8>
    %45 = "nvvm.convert.f32x2.to.f6x2"(%arg39, %arg39) <{dstTy = f6E2M3FN, relu = false}> : (f32, f32) -> i16
    %46 = "nvvm.convert.f32x2.to.f6x2"(%arg39, %arg39) <{dstTy = f6E3M2FN, relu = true}> : (f32, f32) -> vector<2xi8>
    %47 = "nvvm.convert.f32x2.to.f4x2"(%arg39, %arg39) <{dstTy = f4E2M1FN, relu = false}> {a} : (f32, f32) -> i8
    %48 = "nvvm.convert.f32x4.to.f8x4"(%arg44, %arg38) <{dstTy = f8E4M3FN, relu = false}> : (vector<4xf32>, i32) -> vector<4xi8>
    %49 = "nvvm.convert.f32x4.to.f6x4"(%arg44, %arg38) <{dstTy = f6E2M3FN, relu = true}> : (vector<4xf32>, i32) -> vector<4xi8>
    %50 = "nvvm.convert.f32x4.to.f4x4"(%arg44, %arg38) <{dstTy = f4E2M1FN, relu = false}> : (vector<4xf32>, i32) -> i16
    %51 = "nvvm.convert.f8x2.to.f16x2"(%arg42) <{relu = true, srcType = f8E4M3FN}> : (vector<2xi8>) -> vector<2xf16>
    %52 = "nvvm.convert.f8x2.to.bf16x2"(%arg42) <{srcType = f8E8M0FNU}> : (vector<2xi8>) -> vector<2xbf16>
    %53 = "nvvm.convert.f6x2.to.f16x2"(%arg42) <{relu = false, srcType = f6E3M2FN}> {a} : (vector<2xi8>) -> vector<2xf16>
    %54 = "nvvm.convert.f4x2.to.f16x2"(%arg43) <{relu = false, srcType = f4E2M1FN}> : (i8) -> vector<2xf16>
    %55 = "nvvm.rcp.approx.ftz.f"(%arg39) {a} : (f32) -> f32
    %56 = "nvvm.prmt"(%arg38, %arg38, %arg38) <{mode = #nvvm.permute_mode<default>}> : (i32, i32, i32) -> i32
    %57 = "nvvm.prmt"(%arg38, %arg38) <{mode = #nvvm.permute_mode<rc8>}> {a} : (i32, i32) -> i32
    %58 = "nvvm.dot.accumulate.4way"(%arg45, %arg45, %arg38) <{a_type = #nvvm.dot_accumulate_type<signed>, b_type = #nvvm.dot_accumulate_type<unsigned>}> : (vector<4xi8>, vector<4xi8>, i32) -> i32
    %59 = "nvvm.dot.accumulate.2way"(%arg46, %arg45, %arg38) <{a_type = #nvvm.dot_accumulate_type<unsigned>, b_hi = true, b_type = #nvvm.dot_accumulate_type<signed>}> : (vector<2xi16>, vector<4xi8>, i32) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64, f32, i1, i128, ptr<3>)>, linkage = #llvm.linkage<external>, sym_name = "lanes", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg32: i32, %arg33: i64, %arg34: f32, %arg35: i1, %arg36: i128, %arg37: !llvm.ptr<3>):
    %20 = "nvvm.shfl.sync"(%arg32, %arg34, %arg32, %arg32) <{kind = #nvvm<shfl_kind bfly>}> : (i32, f32, i32, i32) -> f32
    %21 = "nvvm.shfl.sync"(%arg32, %arg32, %arg32, %arg32) <{kind = #nvvm<shfl_kind up>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i1)>
    %22 = "nvvm.shfl.sync"(%arg32, %arg32, %arg32, %arg32) <{kind = #nvvm<shfl_kind idx>}> {a} : (i32, i32, i32, i32) -> i32
    %23 = "nvvm.vote.sync"(%arg32, %arg35) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> i32
    %24 = "nvvm.vote.sync"(%arg32, %arg35) <{kind = #nvvm<vote_sync_kind any>}> {a} : (i32, i1) -> i1
    %25 = "nvvm.match.sync"(%arg32, %arg33) <{kind = #nvvm<match_sync_kind any>}> : (i32, i64) -> i32
    %26 = "nvvm.match.sync"(%arg32, %arg32) <{kind = #nvvm<match_sync_kind all>}> {a} : (i32, i32) -> !llvm.struct<(i32, i1)>
    %27 = "nvvm.redux.sync"(%arg32, %arg32) <{abs = false, kind = #nvvm<redux_kind add>, nan = false}> : (i32, i32) -> i32
    %28 = "nvvm.redux.sync"(%arg34, %arg32) <{abs = true, kind = #nvvm<redux_kind fmin>, nan = false}> {a} : (f32, i32) -> f32
    %29 = "nvvm.elect.sync"() : () -> i1
    %30 = "nvvm.elect.sync"(%arg32) {a} : (i32) -> i1
    "nvvm.inline_ptx"() <{operandSegmentSizes = array<i32: 0, 0, 0>, ptxCode = "exit;"}> : () -> ()
    %31 = "nvvm.inline_ptx"(%arg34) <{operandSegmentSizes = array<i32: 1, 0, 0>, ptxCode = "ex2.approx.ftz.f32 $0, $1;"}> : (f32) -> f32
    "nvvm.inline_ptx"(%arg37, %arg32, %arg35) <{operandSegmentSizes = array<i32: 2, 0, 1>, ptxCode = "mbarrier.init.b64 [$0], $1;"}> {a} : (!llvm.ptr<3>, i32, i1) -> ()
    %32:2 = "nvvm.inline_ptx"(%arg32, %arg34, %arg32, %arg35) <{operandSegmentSizes = array<i32: 1, 2, 1>, ptxCode = "x"}> : (i32, f32, i32, i1) -> (i32, f32)
    "nvvm.exit"() {a} : () -> ()
    "nvvm.breakpoint"() : () -> ()
    "nvvm.nanosleep"(%arg32) {a} : (i32) -> ()
    "nvvm.pmevent"() <{eventId = 3 : i32}> : () -> ()
    "nvvm.pmevent"() <{maskedEventId = 7 : i16}> {a} : () -> ()
    "nvvm.setmaxregister"() <{action = #nvvm<action increase>, regCount = 232 : i32}> : () -> ()
    "nvvm.setmaxregister"() <{action = #nvvm<action decrease>, regCount = 24 : i32}> {a} : () -> ()
    "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action wait>}> : () -> ()
    "nvvm.griddepcontrol"() <{kind = #nvvm<grid_dep_action launch_dependents>}> {a} : () -> ()
    "nvvm.clusterlaunchcontrol.try.cancel"(%arg37, %arg37) : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
    "nvvm.clusterlaunchcontrol.try.cancel"(%arg37, %arg37) <{multicast}> {a} : (!llvm.ptr<3>, !llvm.ptr<3>) -> ()
    %33 = "nvvm.clusterlaunchcontrol.query.cancel"(%arg36) <{query_type = #nvvm<cluster_launch_control_query_type is_canceled>}> : (i128) -> i1
    %34 = "nvvm.clusterlaunchcontrol.query.cancel"(%arg36) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_y>}> {a} : (i128) -> i32
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64, i16, i1, ptr, ptr<1>, ptr<3>, ptr<4>, ptr<5>, ptr<7>)>, linkage = #llvm.linkage<external>, sym_name = "copies", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg22: i32, %arg23: i64, %arg24: i16, %arg25: i1, %arg26: !llvm.ptr, %arg27: !llvm.ptr<1>, %arg28: !llvm.ptr<3>, %arg29: !llvm.ptr<4>, %arg30: !llvm.ptr<5>, %arg31: !llvm.ptr<7>):
    "nvvm.cp.async.shared.global"(%arg28, %arg27) <{modifier = #nvvm<load_cache_modifier cg>, size = 16 : i32}> : (!llvm.ptr<3>, !llvm.ptr<1>) -> ()
    "nvvm.cp.async.shared.global"(%arg28, %arg27, %arg22) <{modifier = #nvvm<load_cache_modifier ca>, size = 4 : i32}> {a} : (!llvm.ptr<3>, !llvm.ptr<1>, i32) -> ()
    "nvvm.cp.async.commit.group"() : () -> ()
    "nvvm.cp.async.wait.group"() <{n = 2 : i32}> {a} : () -> ()
    "nvvm.cp.async.mbarrier.arrive"(%arg28) <{noinc = false}> : (!llvm.ptr<3>) -> ()
    "nvvm.cp.async.mbarrier.arrive"(%arg26) <{noinc = true}> : (!llvm.ptr) -> ()
    "nvvm.cp.async.bulk.commit.group"() {a} : () -> ()
    "nvvm.cp.async.bulk.wait_group"() <{group = 0 : i32}> : () -> ()
    "nvvm.cp.async.bulk.wait_group"() <{group = 5 : i32, read}> : () -> ()
    "nvvm.cp.async.bulk.shared.cluster.global"(%arg31, %arg27, %arg28, %arg22) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    "nvvm.cp.async.bulk.shared.cluster.global"(%arg31, %arg27, %arg28, %arg22, %arg24, %arg23) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1>}> {a} : (!llvm.ptr<7>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i16, i64) -> ()
    "nvvm.cp.async.bulk.shared.cluster.global"(%arg28, %arg27, %arg28, %arg22, %arg23) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1>}> : (!llvm.ptr<3>, !llvm.ptr<1>, !llvm.ptr<3>, i32, i64) -> ()
    "nvvm.cp.async.bulk.shared.cluster.shared.cta"(%arg31, %arg28, %arg28, %arg22) {a} : (!llvm.ptr<7>, !llvm.ptr<3>, !llvm.ptr<3>, i32) -> ()
    "nvvm.cp.async.bulk.global.shared.cta"(%arg27, %arg28, %arg22) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
    "nvvm.cp.async.bulk.global.shared.cta"(%arg27, %arg28, %arg22, %arg23, %arg24) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> {a} : (!llvm.ptr<1>, !llvm.ptr<3>, i32, i64, i16) -> ()
    "nvvm.cp.async.bulk.prefetch"(%arg27, %arg22) : (!llvm.ptr<1>, i32) -> ()
    "nvvm.cp.async.bulk.prefetch"(%arg27, %arg22, %arg23) {a} : (!llvm.ptr<1>, i32, i64) -> ()
    "nvvm.st.bulk"(%arg26, %arg23) <{initVal = 0 : i64}> : (!llvm.ptr, i64) -> ()
    "nvvm.st.bulk"(%arg28, %arg23) <{initVal = 0 : i64}> {a} : (!llvm.ptr<3>, i64) -> ()
    "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg31, %arg26, %arg22, %arg28) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, !llvm.ptr<3>) -> ()
    "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg31, %arg26, %arg22, %arg22, %arg22, %arg28, %arg24, %arg24, %arg23) <{group = #nvvm.cta_group<cta_2>, isCTAOnly = false, mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 3, 1, 1, 1, 1, 0>}> : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, !llvm.ptr<3>, i16, i16, i64) -> ()
    "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg28, %arg26, %arg22, %arg22, %arg28) <{isCTAOnly = true, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0, 0, 0, 0>}> : (!llvm.ptr<3>, !llvm.ptr, i32, i32, !llvm.ptr<3>) -> ()
    "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%arg31, %arg26, %arg22, %arg28, %arg25) <{isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0, 1>}> {a} : (!llvm.ptr<7>, !llvm.ptr, i32, !llvm.ptr<3>, i1) -> ()
    "nvvm.cp.async.bulk.tensor.global.shared.cta"(%arg26, %arg28, %arg22) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32) -> ()
    "nvvm.cp.async.bulk.tensor.global.shared.cta"(%arg26, %arg28, %arg22, %arg22, %arg22, %arg23) <{mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 3, 1, 0>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i64) -> ()
    "nvvm.cp.async.bulk.tensor.global.shared.cta"(%arg26, %arg28, %arg22, %arg25) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> {a} : (!llvm.ptr, !llvm.ptr<3>, i32, i1) -> ()
    "nvvm.cp.async.bulk.tensor.prefetch"(%arg26, %arg22, %arg22) <{mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 2, 0, 0>}> : (!llvm.ptr, i32, i32) -> ()
    "nvvm.cp.async.bulk.tensor.prefetch"(%arg26, %arg22, %arg22, %arg22, %arg24, %arg24, %arg23) <{mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 3, 2, 1>}> {a} : (!llvm.ptr, i32, i32, i32, i16, i16, i64) -> ()
    "nvvm.cp.async.bulk.tensor.reduce"(%arg26, %arg28, %arg22, %arg22) <{mode = #nvvm.tma_store_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 0>, redKind = #nvvm.tma_redux_kind<add>}> : (!llvm.ptr, !llvm.ptr<3>, i32, i32) -> ()
    "nvvm.cp.async.bulk.tensor.reduce"(%arg26, %arg28, %arg22, %arg22, %arg22, %arg23) <{mode = #nvvm.tma_store_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 3, 1>, redKind = #nvvm.tma_redux_kind<xor>}> {a} : (!llvm.ptr, !llvm.ptr<3>, i32, i32, i32, i64) -> ()
    "nvvm.prefetch"(%arg26) <{cacheLevel = #nvvm<prefetch_cache_level L1>}> : (!llvm.ptr) -> ()
    "nvvm.prefetch"(%arg27) <{cacheLevel = #nvvm<prefetch_cache_level L2>}> {a} : (!llvm.ptr<1>) -> ()
    "nvvm.prefetch"(%arg26) <{cacheLevel = #nvvm<prefetch_cache_level L1>, uniform}> : (!llvm.ptr) -> ()
    "nvvm.prefetch"(%arg27) <{cacheLevel = #nvvm<prefetch_cache_level L2>, evictPriority = #nvvm<cache_eviction_priority evict_last>}> : (!llvm.ptr<1>) -> ()
    "nvvm.prefetch"(%arg26, %arg25) <{tensormap}> : (!llvm.ptr, i1) -> ()
    "nvvm.prefetch"(%arg26) <{in_param_space, tensormap}> : (!llvm.ptr) -> ()
    "nvvm.prefetch"(%arg30) <{cacheLevel = #nvvm<prefetch_cache_level L2>}> : (!llvm.ptr<5>) -> ()
    "nvvm.prefetch"(%arg29) <{tensormap}> : (!llvm.ptr<4>) -> ()
    %18 = "nvvm.mapa"(%arg26, %arg22) : (!llvm.ptr, i32) -> !llvm.ptr
    %19 = "nvvm.mapa"(%arg28, %arg22) {a} : (!llvm.ptr<3>, i32) -> !llvm.ptr<7>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i16, vector<2xf16>, f32, i64, ptr<3>, ptr, f64, struct<(f32, f32, f32, f32)>)>, linkage = #llvm.linkage<external>, sym_name = "products", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg13: i32, %arg14: i16, %arg15: vector<2xf16>, %arg16: f32, %arg17: i64, %arg18: !llvm.ptr<3>, %arg19: !llvm.ptr, %arg20: f64, %arg21: !llvm.struct<(f32, f32, f32, f32)>):
    %5 = "nvvm.mma.sync"(%arg15, %arg15, %arg15, %arg15, %arg16, %arg16, %arg16, %arg16, %arg16, %arg16, %arg16, %arg16) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 2, 8>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
    %6 = "nvvm.mma.sync"(%arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13) <{intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, operandSegmentSizes = array<i32: 2, 1, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> {a} : (i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
    %7 = "nvvm.mma.sync"(%arg13, %arg13, %arg13, %arg13) <{b1Op = #nvvm.mma_b1op<xor_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 128>}> : (i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
    %8 = "nvvm.mma.sync"(%arg20, %arg20, %arg20, %arg20) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
    %9 = "nvvm.mma.sp.sync"(%arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg13, %arg13) <{multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 2, 2, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
    %10 = "nvvm.mma.sp.sync"(%arg13, %arg13, %arg13, %arg13, %arg16, %arg16, %arg16, %arg16, %arg13, %arg13) <{kind = #nvvm.mma_kind<f8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> {a} : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
    %11 = "nvvm.mma.block_scale"(%arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg16, %arg16, %arg16, %arg16, %arg13, %arg14, %arg14, %arg13, %arg14, %arg14) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
    %12 = "nvvm.mma.sp.block_scale"(%arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg13, %arg16, %arg16, %arg16, %arg16, %arg13, %arg13, %arg13, %arg14, %arg14, %arg13, %arg14, %arg14) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> {a} : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
    %13 = "nvvm.ldmatrix"(%arg18) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>) -> i32
    %14 = "nvvm.ldmatrix"(%arg18) <{eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, layout = #nvvm.mma_layout<col>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>}> {a} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
    "nvvm.stmatrix"(%arg18, %arg13) <{eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>}> : (!llvm.ptr<3>, i32) -> ()
    "nvvm.stmatrix"(%arg18, %arg13, %arg13) <{eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>}> {a} : (!llvm.ptr<3>, i32, i32) -> ()
    %15 = "nvvm.wmma.load"(%arg19, %arg13) <{eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (!llvm.ptr, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    "nvvm.wmma.store"(%arg19, %arg15, %arg15, %arg15, %arg15, %arg13) <{eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> {a} : (!llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
    %16 = "nvvm.wmma.mma"(%arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg15, %arg15) <{eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
    "nvvm.wgmma.fence.aligned"() : () -> ()
    "nvvm.wgmma.commit.group.sync.aligned"() {a} : () -> ()
    "nvvm.wgmma.wait.group.sync.aligned"() <{group = 1 : i64}> : () -> ()
    "nvvm.wgmma.wait.group.sync.aligned"() <{group = 0 : i64}> {a} : () -> ()
    %17 = "nvvm.wgmma.mma_async"(%arg21, %arg17, %arg17) <{layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, scaleA = #nvvm.wgmma_scale_in<neg>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<zero>, shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>}> : (!llvm.struct<(f32, f32, f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32, f32, f32)>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64, struct<(i32, i32, i32, i32)>)>, linkage = #llvm.linkage<external>, sym_name = "satfinite", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg11: i64, %arg12: !llvm.struct<(i32, i32, i32, i32)>):
    %4 = "nvvm.wgmma.mma_async"(%arg12, %arg11, %arg11) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, satfinite = #nvvm.mma_int_overflow<satfinite>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<one>, shape = #nvvm.shape<m = 64, n = 8, k = 32>, typeA = #nvvm.wgmma_type<s8>, typeB = #nvvm.wgmma_type<u8>, typeD = #nvvm.wgmma_type<s32>}> {a} : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
    "llvm.return"() : () -> ()
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64, i16, i8, i1, ptr, ptr<3>, ptr<6>, vector<4xi32>, vector<8xi32>, vector<128xi32>)>, linkage = #llvm.linkage<external>, sym_name = "tensor_memory", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: i64, %arg2: i16, %arg3: i8, %arg4: i1, %arg5: !llvm.ptr, %arg6: !llvm.ptr<3>, %arg7: !llvm.ptr<6>, %arg8: vector<4xi32>, %arg9: vector<8xi32>, %arg10: vector<128xi32>):
    "nvvm.tcgen05.alloc"(%arg5, %arg0) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr, i32) -> ()
    "nvvm.tcgen05.alloc"(%arg6, %arg0) <{group = #nvvm.cta_group<cta_2>}> {a} : (!llvm.ptr<3>, i32) -> ()
    "nvvm.tcgen05.dealloc"(%arg7, %arg0) <{group = #nvvm.cta_group<cta_1>}> {a} : (!llvm.ptr<6>, i32) -> ()
    "nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_1>}> : () -> ()
    "nvvm.tcgen05.relinquish_alloc_permit"() <{group = #nvvm.cta_group<cta_2>}> : () -> ()
    "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<before>}> : () -> ()
    "nvvm.tcgen05.fence"() <{kind = #nvvm.tcgen05_fence<after>}> {a} : () -> ()
    "nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<load>}> : () -> ()
    "nvvm.tcgen05.wait"() <{kind = #nvvm.tcgen05_wait<store>}> {a} : () -> ()
    "nvvm.tcgen05.commit"(%arg5) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr) -> ()
    "nvvm.tcgen05.commit"(%arg6, %arg2) <{group = #nvvm.cta_group<cta_1>}> : (!llvm.ptr<3>, i16) -> ()
    "nvvm.tcgen05.shift"(%arg7) <{group = #nvvm.cta_group<cta_1>}> {a} : (!llvm.ptr<6>) -> ()
    "nvvm.tcgen05.cp"(%arg7, %arg1) <{group = #nvvm.cta_group<cta_1>, multicast = #nvvm.tcgen05_cp_multicast<none>, shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}> : (!llvm.ptr<6>, i64) -> ()
    "nvvm.tcgen05.cp"(%arg7, %arg1) <{group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}> {a} : (!llvm.ptr<6>, i64) -> ()
    %0 = "nvvm.tcgen05.ld"(%arg7) <{shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>}> : (!llvm.ptr<6>) -> i32
    %1 = "nvvm.tcgen05.ld"(%arg7, %arg1) <{pack, shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>}> {a} : (!llvm.ptr<6>, i64) -> vector<2xi32>
    %2 = "nvvm.tcgen05.ld"(%arg7) <{pack, shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>) -> vector<128xi32>
    "nvvm.tcgen05.st"(%arg7, %arg0) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>}> : (!llvm.ptr<6>, i32) -> ()
    "nvvm.tcgen05.st"(%arg7, %arg10, %arg1) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>, unpack}> {a} : (!llvm.ptr<6>, vector<128xi32>, i64) -> ()
    %3 = "nvvm.tcgen05.mma_smem_desc"(%arg0, %arg0, %arg0, %arg3, %arg4, %arg3) {a} : (i32, i32, i32, i8, i1, i8) -> i64
    "nvvm.tcgen05.mma"(%arg7, %arg7, %arg1, %arg0, %arg4) <{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
    "nvvm.tcgen05.mma"(%arg7, %arg1, %arg1, %arg0, %arg4, %arg1, %arg8) <{collectorOp = #nvvm.tcgen05_mma_collectorop<use>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<tf32>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>}> {a} : (!llvm.ptr<6>, i64, i64, i32, i1, i64, vector<4xi32>) -> ()
    "nvvm.tcgen05.mma"(%arg7, %arg7, %arg1, %arg0, %arg4) <{aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) -> ()
    "nvvm.tcgen05.mma.sp"(%arg7, %arg7, %arg1, %arg0, %arg4, %arg7) <{collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0, 0>}> : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) -> ()
    "nvvm.tcgen05.mma.sp"(%arg7, %arg1, %arg1, %arg0, %arg4, %arg7, %arg1, %arg9) <{collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>) -> ()
    "nvvm.tcgen05.mma.block_scale"(%arg7, %arg1, %arg1, %arg0, %arg4, %arg7, %arg7) <{blockScale = #nvvm.tcgen05_mma_block_scale<default>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
    "nvvm.tcgen05.mma.block_scale"(%arg7, %arg7, %arg1, %arg0, %arg4, %arg7, %arg7) <{blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>}> {a} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
    "nvvm.tcgen05.mma.sp.block_scale"(%arg7, %arg1, %arg1, %arg0, %arg4, %arg7, %arg7, %arg7) <{blockScale = #nvvm.tcgen05_mma_block_scale<block16>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) -> ()
    "nvvm.tcgen05.mma.ws"(%arg7, %arg1, %arg1, %arg0, %arg4) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<f16>}> : (!llvm.ptr<6>, i64, i64, i32, i1) -> ()
    "nvvm.tcgen05.mma.ws"(%arg7, %arg7, %arg1, %arg0, %arg4, %arg1) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>}> {a} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64) -> ()
    "nvvm.tcgen05.mma.ws.sp"(%arg7, %arg1, %arg1, %arg0, %arg4, %arg7) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<tf32>}> : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) -> ()
    "nvvm.tcgen05.mma.ws.sp"(%arg7, %arg7, %arg1, %arg0, %arg4, %arg7, %arg1) <{collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b0>, collectorOp = #nvvm.tcgen05_mma_collectorop<discard>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>}> {a} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --mlir-print-debuginfo --mlir-print-local-scope
module {
  llvm.func @registers() {
    %0 = nvvm.read.ptx.sreg.laneid range <i32, 0, 2> {a} : i32 loc("<stdin>":3:8)
    %1 = nvvm.read.ptx.sreg.warpsize : i32 loc("<stdin>":4:8)
    %2 = nvvm.read.ptx.sreg.warpid : i32 loc("<stdin>":5:8)
    %3 = nvvm.read.ptx.sreg.nwarpid range <i32, 0, 5> : i32 loc("<stdin>":6:8)
    %4 = nvvm.read.ptx.sreg.smid : i32 loc("<stdin>":7:8)
    %5 = nvvm.read.ptx.sreg.nsmid {a} : i32 loc("<stdin>":8:8)
    %6 = nvvm.read.ptx.sreg.gridid range <i32, 0, 8> : i32 loc("<stdin>":9:8)
    %7 = nvvm.read.ptx.sreg.tid.x : i32 loc("<stdin>":10:8)
    %8 = nvvm.read.ptx.sreg.tid.y : i32 loc("<stdin>":11:8)
    %9 = nvvm.read.ptx.sreg.tid.z range <i32, 0, 11> : i32 loc("<stdin>":12:8)
    %10 = nvvm.read.ptx.sreg.ntid.x {a} : i32 loc("<stdin>":13:9)
    %11 = nvvm.read.ptx.sreg.ntid.y : i32 loc("<stdin>":14:9)
    %12 = nvvm.read.ptx.sreg.ntid.z range <i32, 0, 14> : i32 loc("<stdin>":15:9)
    %13 = nvvm.read.ptx.sreg.ctaid.x : i32 loc("<stdin>":16:9)
    %14 = nvvm.read.ptx.sreg.ctaid.y : i32 loc("<stdin>":17:9)
    %15 = nvvm.read.ptx.sreg.ctaid.z range <i32, 0, 17> {a} : i32 loc("<stdin>":18:9)
    %16 = nvvm.read.ptx.sreg.nctaid.x : i32 loc("<stdin>":19:9)
    %17 = nvvm.read.ptx.sreg.nctaid.y : i32 loc("<stdin>":20:9)
    %18 = nvvm.read.ptx.sreg.nctaid.z range <i32, 0, 20> : i32 loc("<stdin>":21:9)
    %19 = nvvm.read.ptx.sreg.clusterid.x : i32 loc("<stdin>":22:9)
    %20 = nvvm.read.ptx.sreg.clusterid.y {a} : i32 loc("<stdin>":23:9)
    %21 = nvvm.read.ptx.sreg.clusterid.z range <i32, 0, 23> : i32 loc("<stdin>":24:9)
    %22 = nvvm.read.ptx.sreg.nclusterid.x : i32 loc("<stdin>":25:9)
    %23 = nvvm.read.ptx.sreg.nclusterid.y : i32 loc("<stdin>":26:9)
    %24 = nvvm.read.ptx.sreg.nclusterid.z range <i32, 0, 26> : i32 loc("<stdin>":27:9)
    %25 = nvvm.read.ptx.sreg.cluster.ctaid.x {a} : i32 loc("<stdin>":28:9)
    %26 = nvvm.read.ptx.sreg.cluster.ctaid.y : i32 loc("<stdin>":29:9)
    %27 = nvvm.read.ptx.sreg.cluster.ctaid.z range <i32, 0, 29> : i32 loc("<stdin>":30:9)
    %28 = nvvm.read.ptx.sreg.cluster.nctaid.x : i32 loc("<stdin>":31:9)
    %29 = nvvm.read.ptx.sreg.cluster.nctaid.y : i32 loc("<stdin>":32:9)
    %30 = nvvm.read.ptx.sreg.cluster.nctaid.z range <i32, 0, 32> {a} : i32 loc("<stdin>":33:9)
    %31 = nvvm.read.ptx.sreg.cluster.ctarank : i32 loc("<stdin>":34:9)
    %32 = nvvm.read.ptx.sreg.cluster.nctarank : i32 loc("<stdin>":35:9)
    %33 = nvvm.read.ptx.sreg.lanemask.eq : i32 loc("<stdin>":36:9)
    %34 = nvvm.read.ptx.sreg.lanemask.le : i32 loc("<stdin>":37:9)
    %35 = nvvm.read.ptx.sreg.lanemask.lt : i32 loc("<stdin>":38:9)
    %36 = nvvm.read.ptx.sreg.lanemask.ge : i32 loc("<stdin>":39:9)
    %37 = nvvm.read.ptx.sreg.lanemask.gt : i32 loc("<stdin>":40:9)
    %38 = nvvm.read.ptx.sreg.total.smem.size : i32 loc("<stdin>":41:9)
    %39 = nvvm.read.ptx.sreg.dynamic.smem.size : i32 loc("<stdin>":42:9)
    %40 = nvvm.read.ptx.sreg.aggr.smem.size : i32 loc("<stdin>":43:9)
    %41 = nvvm.read.ptx.sreg.envreg0 : i32 loc("<stdin>":44:9)
    %42 = nvvm.read.ptx.sreg.envreg1 : i32 loc("<stdin>":45:9)
    %43 = nvvm.read.ptx.sreg.envreg2 : i32 loc("<stdin>":46:9)
    %44 = nvvm.read.ptx.sreg.envreg3 : i32 loc("<stdin>":47:9)
    %45 = nvvm.read.ptx.sreg.envreg4 : i32 loc("<stdin>":48:9)
    %46 = nvvm.read.ptx.sreg.envreg5 : i32 loc("<stdin>":49:9)
    %47 = nvvm.read.ptx.sreg.envreg6 : i32 loc("<stdin>":50:9)
    %48 = nvvm.read.ptx.sreg.envreg7 : i32 loc("<stdin>":51:9)
    %49 = nvvm.read.ptx.sreg.envreg8 : i32 loc("<stdin>":52:9)
    %50 = nvvm.read.ptx.sreg.envreg9 : i32 loc("<stdin>":53:9)
    %51 = nvvm.read.ptx.sreg.envreg10 : i32 loc("<stdin>":54:9)
    %52 = nvvm.read.ptx.sreg.envreg11 : i32 loc("<stdin>":55:9)
    %53 = nvvm.read.ptx.sreg.envreg12 : i32 loc("<stdin>":56:9)
    %54 = nvvm.read.ptx.sreg.envreg13 : i32 loc("<stdin>":57:9)
    %55 = nvvm.read.ptx.sreg.envreg14 : i32 loc("<stdin>":58:9)
    %56 = nvvm.read.ptx.sreg.envreg15 : i32 loc("<stdin>":59:9)
    %57 = nvvm.read.ptx.sreg.envreg16 : i32 loc("<stdin>":60:9)
    %58 = nvvm.read.ptx.sreg.envreg17 : i32 loc("<stdin>":61:9)
    %59 = nvvm.read.ptx.sreg.envreg18 : i32 loc("<stdin>":62:9)
    %60 = nvvm.read.ptx.sreg.envreg19 : i32 loc("<stdin>":63:9)
    %61 = nvvm.read.ptx.sreg.envreg20 : i32 loc("<stdin>":64:9)
    %62 = nvvm.read.ptx.sreg.envreg21 : i32 loc("<stdin>":65:9)
    %63 = nvvm.read.ptx.sreg.envreg22 : i32 loc("<stdin>":66:9)
    %64 = nvvm.read.ptx.sreg.envreg23 : i32 loc("<stdin>":67:9)
    %65 = nvvm.read.ptx.sreg.envreg24 : i32 loc("<stdin>":68:9)
    %66 = nvvm.read.ptx.sreg.envreg25 : i32 loc("<stdin>":69:9)
    %67 = nvvm.read.ptx.sreg.envreg26 : i32 loc("<stdin>":70:9)
    %68 = nvvm.read.ptx.sreg.envreg27 : i32 loc("<stdin>":71:9)
    %69 = nvvm.read.ptx.sreg.envreg28 : i32 loc("<stdin>":72:9)
    %70 = nvvm.read.ptx.sreg.envreg29 : i32 loc("<stdin>":73:9)
    %71 = nvvm.read.ptx.sreg.envreg30 : i32 loc("<stdin>":74:9)
    %72 = nvvm.read.ptx.sreg.envreg31 : i32 loc("<stdin>":75:9)
    %73 = nvvm.read.ptx.sreg.clock : i32 loc("<stdin>":76:9)
    %74 = nvvm.read.ptx.sreg.globaltimer.lo : i32 loc("<stdin>":77:9)
    %75 = nvvm.read.ptx.sreg.clock64 : i64 loc("<stdin>":78:9)
    %76 = nvvm.read.ptx.sreg.globaltimer : i64 loc("<stdin>":79:9)
    llvm.return loc("<stdin>":80:3)
  } loc("<stdin>":2:1)
  llvm.func @barriers(%arg0: i32 loc("<stdin>":82:21), %arg1: i64 loc("<stdin>":82:30), %arg2: i1 loc("<stdin>":82:39), %arg3: !llvm.ptr loc("<stdin>":82:47), %arg4: !llvm.ptr<1> loc("<stdin>":82:64), %arg5: !llvm.ptr<3> loc("<stdin>":82:84), %arg6: !llvm.ptr<7> loc("<stdin>":82:103)) {
    nvvm.barrier0 {a} loc("<stdin>":83:3)
    nvvm.barrier loc("<stdin>":84:3)
    nvvm.barrier id = %arg0 loc("<stdin>":85:3)
    nvvm.barrier id = %arg0 number_of_threads = %arg0 loc("<stdin>":86:3)
    %0 = nvvm.barrier #nvvm.reduction<popc> %arg0 -> i32 loc("<stdin>":87:8)
    %1 = nvvm.barrier #nvvm.reduction<and> %arg0 -> i32 {a} loc("<stdin>":88:8)
    %2 = nvvm.barrier #nvvm.reduction<or> %arg0 -> i32 loc("<stdin>":89:8)
    nvvm.barrier.arrive number_of_threads = %arg0 loc("<stdin>":90:3)
    nvvm.barrier.arrive id = %arg0 number_of_threads = %arg0 {a} loc("<stdin>":91:3)
    nvvm.bar.warp.sync %arg0 {a} : i32 loc("<stdin>":92:3)
    nvvm.cluster.arrive loc("<stdin>":93:3)
    nvvm.cluster.arrive {aligned} loc("<stdin>":94:3)
    nvvm.cluster.arrive.relaxed {a, aligned} loc("<stdin>":95:3)
    nvvm.cluster.wait {aligned} loc("<stdin>":96:3)
    nvvm.memory.barrier <cta> loc("<stdin>":97:3)
    nvvm.memory.barrier <sys> {a} loc("<stdin>":98:3)
    nvvm.fence.sc.cluster loc("<stdin>":99:3)
    nvvm.fence.mbarrier.init loc("<stdin>":100:3)
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>} loc("<stdin>":101:3)
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>} loc("<stdin>":102:3)
    nvvm.fence.proxy {a, kind = #nvvm.proxy_kind<async.global>} loc("<stdin>":103:3)
    nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>} loc("<stdin>":104:3)
    nvvm.fence.proxy.acquire <cta> %arg3, %arg0 loc("<stdin>":105:3)
    nvvm.fence.proxy.acquire <gpu> %arg3, %arg0 {a} loc("<stdin>":106:3)
    nvvm.fence.proxy.release <cluster> loc("<stdin>":107:3)
    nvvm.fence.proxy.release <sys> loc("<stdin>":108:3)
    nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>} loc("<stdin>":109:3)
    nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>} loc("<stdin>":110:3)
    nvvm.mbarrier.init %arg5, %arg0 : !llvm.ptr<3>, i32 loc("<stdin>":111:3)
    nvvm.mbarrier.init %arg3, %arg0, predicate = %arg2 {a} : !llvm.ptr, i32, i1 loc("<stdin>":112:3)
    nvvm.mbarrier.inval %arg5 {a} : !llvm.ptr<3> loc("<stdin>":113:3)
    nvvm.mbarrier.expect_tx %arg6, %arg0 : !llvm.ptr<7>, i32 loc("<stdin>":114:3)
    nvvm.mbarrier.expect_tx %arg5, %arg0 {a, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 loc("<stdin>":115:3)
    nvvm.mbarrier.complete_tx %arg5, %arg0 : !llvm.ptr<3>, i32 loc("<stdin>":116:3)
    %3 = nvvm.mbarrier.arrive %arg5 : !llvm.ptr<3> -> i64 loc("<stdin>":117:8)
    nvvm.mbarrier.arrive %arg6, %arg0 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7> loc("<stdin>":118:3)
    %4 = nvvm.mbarrier.arrive_drop %arg3, %arg0 {a} : !llvm.ptr -> i64 loc("<stdin>":119:8)
    nvvm.mbarrier.arrive_drop %arg5 : !llvm.ptr<3> loc("<stdin>":120:3)
    %5 = nvvm.mbarrier.arrive.nocomplete %arg5, %arg0 {a} : !llvm.ptr<3>, i32 -> i64 loc("<stdin>":121:8)
    %6 = nvvm.mbarrier.arrive_drop.nocomplete %arg3, %arg0 : !llvm.ptr, i32 -> i64 loc("<stdin>":122:8)
    %7 = nvvm.mbarrier.arrive.expect_tx %arg5, %arg0 : !llvm.ptr<3>, i32 -> i64 loc("<stdin>":123:8)
    nvvm.mbarrier.arrive.expect_tx %arg3, %arg0, predicate = %arg2 : !llvm.ptr, i32, i1 loc("<stdin>":124:3)
    nvvm.mbarrier.arrive_drop.expect_tx %arg6, %arg0 {relaxed = true} : !llvm.ptr<7>, i32 loc("<stdin>":125:3)
    %8 = nvvm.mbarrier.arrive_drop.expect_tx %arg5, %arg0 : !llvm.ptr<3>, i32 -> i64 loc("<stdin>":126:8)
    %9 = nvvm.mbarrier.test.wait %arg5, %arg1 : !llvm.ptr<3>, i64 -> i1 loc("<stdin>":127:8)
    %10 = nvvm.mbarrier.test.wait %arg3, %arg0 {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr, i32 -> i1 loc("<stdin>":128:9)
    %11 = nvvm.mbarrier.try_wait %arg5, %arg1 : !llvm.ptr<3>, i64 -> i1 loc("<stdin>":129:9)
    %12 = nvvm.mbarrier.try_wait %arg5, %arg0, %arg0 {a} : !llvm.ptr<3>, i32, i32 -> i1 loc("<stdin>":130:9)
    nvvm.mbarrier.try_wait.parity %arg5, %arg0, %arg0 {a} : !llvm.ptr<3>, i32, i32 loc("<stdin>":131:3)
    llvm.return loc("<stdin>":132:3)
  } loc("<stdin>":82:1)
  llvm.func @numbers(%arg0: i32 loc("<stdin>":134:20), %arg1: f32 loc("<stdin>":134:29), %arg2: vector<2xf16> loc("<stdin>":134:38), %arg3: vector<2xbf16> loc("<stdin>":134:58), %arg4: vector<2xi8> loc("<stdin>":134:79), %arg5: i8 loc("<stdin>":134:98), %arg6: vector<4xf32> loc("<stdin>":134:106), %arg7: vector<4xi8> loc("<stdin>":134:126), %arg8: vector<2xi16> loc("<stdin>":134:145)) {
    %0 = nvvm.convert.float.to.tf32 %arg1 {rnd = #nvvm.fp_rnd_mode<rna>} loc("<stdin>":135:8)
    %1 = nvvm.convert.float.to.tf32 %arg1 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} loc("<stdin>":136:8)
    %2 = nvvm.convert.f32x2.to.f16x2 %arg1, %arg1 {relu = true, rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16> loc("<stdin>":137:8)
    %3 = nvvm.convert.f32x2.to.f16x2 %arg1, %arg1, %arg0 {rnd = #nvvm.fp_rnd_mode<rs>, sat = #nvvm.sat_mode<satfinite>} : vector<2xf16> loc("<stdin>":138:8)
    %4 = nvvm.convert.f32x2.to.bf16x2 %arg1, %arg1 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> loc("<stdin>":139:8)
    %5 = nvvm.convert.f32x2.to.bf16x2 %arg1, %arg1, %arg0 {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16> loc("<stdin>":140:8)
    %6 = nvvm.convert.f32x2.to.f8x2 %arg1, %arg1 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E4M3FN) loc("<stdin>":141:8)
    %7 = nvvm.convert.f32x2.to.f8x2 %arg1, %arg1 {rnd = #nvvm.fp_rnd_mode<rp>} : vector<2xi8>(f8E8M0FNU) loc("<stdin>":142:8)
    %8 = nvvm.convert.f16x2.to.f8x2 %arg2 {relu = true} : vector<2xf16> -> i16(f8E5M2) loc("<stdin>":143:8)
    %9 = nvvm.convert.bf16x2.to.f8x2 %arg3 {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> vector<2xi8>(f8E8M0FNU) loc("<stdin>":144:8)
    %10 = nvvm.convert.f32x2.to.f6x2 %arg1, %arg1 : i16(f6E2M3FN) loc("<stdin>":145:9)
    %11 = nvvm.convert.f32x2.to.f6x2 %arg1, %arg1 {relu = true} : vector<2xi8>(f6E3M2FN) loc("<stdin>":146:9)
    %12 = nvvm.convert.f32x2.to.f4x2 %arg1, %arg1 {a} : i8(f4E2M1FN) loc("<stdin>":147:9)
    %13 = nvvm.convert.f32x4.to.f8x4 %arg6, %arg0 : vector<4xf32> -> vector<4xi8>(f8E4M3FN) loc("<stdin>":148:9)
    %14 = nvvm.convert.f32x4.to.f6x4 %arg6, %arg0 {relu = true} : vector<4xf32> -> vector<4xi8>(f6E2M3FN) loc("<stdin>":149:9)
    %15 = nvvm.convert.f32x4.to.f4x4 %arg6, %arg0 : vector<4xf32> -> i16(f4E2M1FN) loc("<stdin>":150:9)
    %16 = nvvm.convert.f8x2.to.f16x2 %arg4 {relu = true} : vector<2xi8>(f8E4M3FN) -> vector<2xf16> loc("<stdin>":151:9)
    %17 = nvvm.convert.f8x2.to.bf16x2 %arg4 : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16> loc("<stdin>":152:9)
    %18 = nvvm.convert.f6x2.to.f16x2 %arg4 {a} : vector<2xi8>(f6E3M2FN) -> vector<2xf16> loc("<stdin>":153:9)
    %19 = nvvm.convert.f4x2.to.f16x2 %arg5 : i8(f4E2M1FN) -> vector<2xf16> loc("<stdin>":154:9)
    %20 = nvvm.rcp.approx.ftz.f %arg1 {a} : f32 loc("<stdin>":155:9)
    %21 = nvvm.prmt <default> %arg0, %arg0, %arg0 : i32 loc("<stdin>":156:9)
    %22 = nvvm.prmt <rc8> %arg0, %arg0 {a} : i32 loc("<stdin>":157:9)
    %23 = nvvm.dot.accumulate.4way %arg7 <signed>, %arg7 <unsigned>, %arg0 : vector<4xi8>, vector<4xi8> loc("<stdin>":158:9)
    %24 = nvvm.dot.accumulate.2way %arg8 <unsigned>, %arg7 <signed>, %arg0 {b_hi = true} : vector<2xi16>, vector<4xi8> loc("<stdin>":159:9)
    llvm.return loc("<stdin>":160:3)
  } loc("<stdin>":134:1)
  llvm.func @lanes(%arg0: i32 loc("<stdin>":162:18), %arg1: i64 loc("<stdin>":162:27), %arg2: f32 loc("<stdin>":162:36), %arg3: i1 loc("<stdin>":162:45), %arg4: i128 loc("<stdin>":162:53), %arg5: !llvm.ptr<3> loc("<stdin>":162:63)) {
    %0 = nvvm.shfl.sync  bfly %arg0, %arg2, %arg0, %arg0 : f32 -> f32 loc("<stdin>":163:8)
    %1 = nvvm.shfl.sync  up %arg0, %arg0, %arg0, %arg0 {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)> loc("<stdin>":164:8)
    %2 = nvvm.shfl.sync  idx %arg0, %arg0, %arg0, %arg0 {a} : i32 -> i32 loc("<stdin>":165:8)
    %3 = nvvm.vote.sync  ballot %arg0, %arg3 -> i32 loc("<stdin>":166:8)
    %4 = nvvm.vote.sync  any %arg0, %arg3 {a} -> i1 loc("<stdin>":167:8)
    %5 = nvvm.match.sync  any %arg0, %arg1 : i64 -> i32 loc("<stdin>":168:8)
    %6 = nvvm.match.sync  all %arg0, %arg0 {a} : i32 -> !llvm.struct<(i32, i1)> loc("<stdin>":169:8)
    %7 = nvvm.redux.sync  add %arg0, %arg0 : i32 -> i32 loc("<stdin>":170:8)
    %8 = nvvm.redux.sync  fmin %arg2, %arg0 {a, abs = true} : f32 -> f32 loc("<stdin>":171:8)
    %9 = nvvm.elect.sync -> i1 loc("<stdin>":172:8)
    %10 = nvvm.elect.sync %arg0 {a} -> i1 loc("<stdin>":173:9)
    nvvm.inline_ptx "exit;" loc("<stdin>":174:3)
    %11 = nvvm.inline_ptx "ex2.approx.ftz.f32 $0, $1;" ro(%arg2 : f32) -> f32 loc("<stdin>":175:9)
    nvvm.inline_ptx "mbarrier.init.b64 [$0], $1;" ro(%arg5, %arg0 : !llvm.ptr<3>, i32), predicate = %arg3 {a} loc("<stdin>":176:3)
    %12:2 = nvvm.inline_ptx "x" ro(%arg0 : i32) rw(%arg2, %arg0 : f32, i32), predicate = %arg3 -> i32, f32 loc("<stdin>":177:11)
    nvvm.exit {a} loc("<stdin>":178:3)
    nvvm.breakpoint loc("<stdin>":179:3)
    nvvm.nanosleep {a} %arg0 loc("<stdin>":180:3)
    nvvm.pmevent id = 3 loc("<stdin>":181:3)
    nvvm.pmevent {a} mask = 7 loc("<stdin>":182:3)
    nvvm.setmaxregister  increase 232 loc("<stdin>":183:3)
    nvvm.setmaxregister  decrease 24 {a} loc("<stdin>":184:3)
    nvvm.griddepcontrol  wait loc("<stdin>":185:3)
    nvvm.griddepcontrol  launch_dependents {a} loc("<stdin>":186:3)
    nvvm.clusterlaunchcontrol.try.cancel %arg5, %arg5 loc("<stdin>":187:3)
    nvvm.clusterlaunchcontrol.try.cancel multicast, %arg5, %arg5 {a} loc("<stdin>":188:3)
    %13 = nvvm.clusterlaunchcontrol.query.cancel query =  is_canceled, %arg4 : i1 loc("<stdin>":189:9)
    %14 = nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_y, %arg4 {a} : i32 loc("<stdin>":190:9)
    llvm.return loc("<stdin>":191:3)
  } loc("<stdin>":162:1)
  llvm.func @copies(%arg0: i32 loc("<stdin>":193:19), %arg1: i64 loc("<stdin>":193:28), %arg2: i16 loc("<stdin>":193:37), %arg3: i1 loc("<stdin>":193:46), %arg4: !llvm.ptr loc("<stdin>":193:54), %arg5: !llvm.ptr<1> loc("<stdin>":193:71), %arg6: !llvm.ptr<3> loc("<stdin>":193:91), %arg7: !llvm.ptr<4> loc("<stdin>":193:110), %arg8: !llvm.ptr<5> loc("<stdin>":193:130), %arg9: !llvm.ptr<7> loc("<stdin>":193:150)) {
    nvvm.cp.async.shared.global %arg6, %arg5, 16, cache =  cg : !llvm.ptr<3>, !llvm.ptr<1> loc("<stdin>":194:3)
    nvvm.cp.async.shared.global %arg6, %arg5, 4, cache =  ca, %arg0 {a} : !llvm.ptr<3>, !llvm.ptr<1>, i32 loc("<stdin>":195:3)
    nvvm.cp.async.commit.group loc("<stdin>":196:3)
    nvvm.cp.async.wait.group 2 {a} loc("<stdin>":197:3)
    nvvm.cp.async.mbarrier.arrive %arg6 : !llvm.ptr<3> loc("<stdin>":198:3)
    nvvm.cp.async.mbarrier.arrive %arg4 {noinc = true} : !llvm.ptr loc("<stdin>":199:3)
    nvvm.cp.async.bulk.commit.group {a} loc("<stdin>":200:3)
    nvvm.cp.async.bulk.wait_group 0 loc("<stdin>":201:3)
    nvvm.cp.async.bulk.wait_group 5 {read} loc("<stdin>":202:3)
    nvvm.cp.async.bulk.shared.cluster.global %arg9, %arg5, %arg6, %arg0 : !llvm.ptr<7>, <1> loc("<stdin>":203:3)
    nvvm.cp.async.bulk.shared.cluster.global %arg9, %arg5, %arg6, %arg0 multicast_mask = %arg2 l2_cache_hint = %arg1 {a} : !llvm.ptr<7>, <1> loc("<stdin>":204:3)
    nvvm.cp.async.bulk.shared.cluster.global %arg6, %arg5, %arg6, %arg0 l2_cache_hint = %arg1 : !llvm.ptr<3>, <1> loc("<stdin>":205:3)
    nvvm.cp.async.bulk.shared.cluster.shared.cta %arg9, %arg6, %arg6, %arg0 {a} : <7>, <3> loc("<stdin>":206:3)
    nvvm.cp.async.bulk.global.shared.cta %arg5, %arg6, %arg0 : <1>, <3> loc("<stdin>":207:3)
    nvvm.cp.async.bulk.global.shared.cta %arg5, %arg6, %arg0 l2_cache_hint = %arg1 byte_mask = %arg2 {a} : <1>, <3> loc("<stdin>":208:3)
    nvvm.cp.async.bulk.prefetch %arg5, %arg0 : <1> loc("<stdin>":209:3)
    nvvm.cp.async.bulk.prefetch %arg5, %arg0 l2_cache_hint = %arg1 {a} : <1> loc("<stdin>":210:3)
    nvvm.st.bulk %arg4, size = %arg1 : !llvm.ptr loc("<stdin>":211:3)
    nvvm.st.bulk %arg6, size = %arg1 {a} : !llvm.ptr<3> loc("<stdin>":212:3)
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg9, %arg4, %arg6, box[%arg0] : !llvm.ptr<7>, !llvm.ptr loc("<stdin>":213:3)
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg9, %arg4, %arg6, box[%arg0, %arg0, %arg0] im2col[%arg2] multicast_mask = %arg2 l2_cache_hint = %arg1 {group = #nvvm.cta_group<cta_2>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr loc("<stdin>":214:3)
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg6, %arg4, %arg6, box[%arg0, %arg0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr loc("<stdin>":215:3)
    nvvm.cp.async.bulk.tensor.shared.cluster.global %arg9, %arg4, %arg6, box[%arg0] predicate = %arg3 {a} : !llvm.ptr<7>, !llvm.ptr loc("<stdin>":216:3)
    nvvm.cp.async.bulk.tensor.global.shared.cta %arg4, %arg6, box[%arg0] : !llvm.ptr, <3> loc("<stdin>":217:3)
    nvvm.cp.async.bulk.tensor.global.shared.cta %arg4, %arg6, box[%arg0, %arg0, %arg0] l2_cache_hint = %arg1 {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, <3> loc("<stdin>":218:3)
    nvvm.cp.async.bulk.tensor.global.shared.cta %arg4, %arg6, box[%arg0], predicate = %arg3 {a} : !llvm.ptr, <3> loc("<stdin>":219:3)
    nvvm.cp.async.bulk.tensor.prefetch %arg4, box[%arg0, %arg0] : !llvm.ptr loc("<stdin>":220:3)
    nvvm.cp.async.bulk.tensor.prefetch %arg4, box[%arg0, %arg0, %arg0] im2col[%arg2, %arg2] l2_cache_hint = %arg1 {a, mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr loc("<stdin>":221:3)
    nvvm.cp.async.bulk.tensor.reduce %arg4, %arg6, box[%arg0, %arg0] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3> loc("<stdin>":222:3)
    nvvm.cp.async.bulk.tensor.reduce %arg4, %arg6, box[%arg0, %arg0, %arg0] l2_cache_hint = %arg1 {a, mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, <3> loc("<stdin>":223:3)
    nvvm.prefetch level =  L1, %arg4 : !llvm.ptr loc("<stdin>":224:3)
    nvvm.prefetch level =  L2, %arg5 {a} : !llvm.ptr<1> loc("<stdin>":225:3)
    nvvm.prefetch level =  L1 uniform, %arg4 : !llvm.ptr loc("<stdin>":226:3)
    nvvm.prefetch level =  L2, evict_priority =  evict_last, %arg5 : !llvm.ptr<1> loc("<stdin>":227:3)
    nvvm.prefetch tensormap, %arg4, predicate = %arg3 : !llvm.ptr, i1 loc("<stdin>":228:3)
    nvvm.prefetch tensormap in_param_space, %arg4 : !llvm.ptr loc("<stdin>":229:3)
    nvvm.prefetch level =  L2, %arg8 : !llvm.ptr<5> loc("<stdin>":230:3)
    nvvm.prefetch tensormap, %arg7 : !llvm.ptr<4> loc("<stdin>":231:3)
    %0 = nvvm.mapa %arg4, %arg0 : !llvm.ptr -> !llvm.ptr loc("<stdin>":232:8)
    %1 = nvvm.mapa %arg6, %arg0 {a} : !llvm.ptr<3> -> !llvm.ptr<7> loc("<stdin>":233:8)
    llvm.return loc("<stdin>":234:3)
  } loc("<stdin>":193:1)
  llvm.func @products(%arg0: i32 loc("<stdin>":236:21), %arg1: i16 loc("<stdin>":236:30), %arg2: vector<2xf16> loc("<stdin>":236:39), %arg3: f32 loc("<stdin>":236:58), %arg4: i64 loc("<stdin>":236:67), %arg5: !llvm.ptr<3> loc("<stdin>":236:76), %arg6: !llvm.ptr loc("<stdin>":236:95), %arg7: f64 loc("<stdin>":236:112), %arg8: !llvm.struct<(f32, f32, f32, f32)> loc("<stdin>":236:121)) {
    %0 = nvvm.mma.sync A[%arg2, %arg2]  B[%arg2, %arg2]  C[%arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> loc("<stdin>":237:8)
    %1 = nvvm.mma.sync A[%arg0, %arg0]  B[%arg0]  C[%arg0, %arg0, %arg0, %arg0]  {a, intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)> loc("<stdin>":238:8)
    %2 = nvvm.mma.sync A[%arg0]  B[%arg0]  C[%arg0, %arg0]  {b1Op = #nvvm.mma_b1op<xor_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)> loc("<stdin>":239:8)
    %3 = nvvm.mma.sync A[%arg7]  B[%arg7]  C[%arg7, %arg7]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)> loc("<stdin>":240:8)
    %4 = nvvm.mma.sp.sync A[%arg2, %arg2] B[%arg2, %arg2] C[%arg2, %arg2] sparseMetadata[%arg0] selector[%arg0] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)> loc("<stdin>":241:8)
    %5 = nvvm.mma.sp.sync A[%arg0, %arg0] B[%arg0, %arg0] C[%arg3, %arg3, %arg3, %arg3] sparseMetadata[%arg0] selector[%arg0] {a, kind = #nvvm.mma_kind<f8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)> loc("<stdin>":242:8)
    %6 = nvvm.mma.block_scale A[%arg0, %arg0, %arg0, %arg0] B[%arg0, %arg0] C[%arg3, %arg3, %arg3, %arg3] scaleA[%arg0, %arg1, %arg1] scaleB[%arg0, %arg1, %arg1] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)> loc("<stdin>":243:8)
    %7 = nvvm.mma.sp.block_scale A[%arg0, %arg0, %arg0, %arg0] B[%arg0, %arg0, %arg0, %arg0] C[%arg3, %arg3, %arg3, %arg3] sparseMetadata[%arg0] selector[%arg0] scaleA[%arg0, %arg1, %arg1] scaleB[%arg0, %arg1, %arg1] {a, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x2>, shape = #nvvm.shape<m = 16, n = 8, k = 128>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)> loc("<stdin>":244:8)
    %8 = nvvm.ldmatrix %arg5 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32 loc("<stdin>":245:8)
    %9 = nvvm.ldmatrix %arg5 {a, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, layout = #nvvm.mma_layout<col>, num = 2 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)> loc("<stdin>":246:8)
    nvvm.stmatrix %arg5, %arg0 {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32 loc("<stdin>":247:3)
    nvvm.stmatrix %arg5, %arg0, %arg0 {a, eltType = #nvvm.ld_st_matrix_elt_type<b8>, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>} : !llvm.ptr<3>, i32, i32 loc("<stdin>":248:3)
    %10 = nvvm.wmma.load %arg6, %arg0 {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> loc("<stdin>":249:9)
    nvvm.wmma.store %arg6, %arg0, %arg2, %arg2, %arg2, %arg2 {a, eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16> loc("<stdin>":250:3)
    %11 = nvvm.wmma.mma %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2, %arg2 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)> loc("<stdin>":251:9)
    nvvm.wgmma.fence.aligned loc("<stdin>":252:3)
    nvvm.wgmma.commit.group.sync.aligned {a} loc("<stdin>":253:3)
    nvvm.wgmma.wait.group.sync.aligned 1 loc("<stdin>":254:3)
    nvvm.wgmma.wait.group.sync.aligned {a} 0 loc("<stdin>":255:3)
    %12 = nvvm.wgmma.mma_async %arg4, %arg4, %arg8, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <neg>, <col>], B[<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)> loc("<stdin>":256:9)
    llvm.return loc("<stdin>":257:3)
  } loc("<stdin>":236:1)
  llvm.func @satfinite(%arg0: i64 loc("<stdin>":259:22), %arg1: !llvm.struct<(i32, i32, i32, i32)> loc("<stdin>":259:31)) {
    %0 = nvvm.wgmma.mma_async %arg0, %arg0, %arg1, <m = 64, n = 8, k = 32>, D[<s32>, <one>, <satfinite>], A[<s8>, <one>, <row>], B[<u8>, <one>, <col>] {a} : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)> loc("<stdin>":260:8)
    llvm.return loc("<stdin>":261:3)
  } loc("<stdin>":259:1)
  llvm.func @tensor_memory(%arg0: i32 loc("<stdin>":263:26), %arg1: i64 loc("<stdin>":263:35), %arg2: i16 loc("<stdin>":263:44), %arg3: i8 loc("<stdin>":263:53), %arg4: i1 loc("<stdin>":263:61), %arg5: !llvm.ptr loc("<stdin>":263:69), %arg6: !llvm.ptr<3> loc("<stdin>":263:86), %arg7: !llvm.ptr<6> loc("<stdin>":263:105), %arg8: vector<4xi32> loc("<stdin>":263:123), %arg9: vector<8xi32> loc("<stdin>":263:142), %arg10: vector<128xi32> loc("<stdin>":263:161)) {
    nvvm.tcgen05.alloc %arg5, %arg0 : !llvm.ptr, i32 loc("<stdin>":264:3)
    nvvm.tcgen05.alloc %arg6, %arg0 {a, group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i32 loc("<stdin>":265:3)
    nvvm.tcgen05.dealloc %arg7, %arg0 {a} : !llvm.ptr<6>, i32 loc("<stdin>":266:3)
    nvvm.tcgen05.relinquish_alloc_permit loc("<stdin>":267:3)
    nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>} loc("<stdin>":268:3)
    nvvm.tcgen05.fence <before> loc("<stdin>":269:3)
    nvvm.tcgen05.fence <after> {a} loc("<stdin>":270:3)
    nvvm.tcgen05.wait <load> loc("<stdin>":271:3)
    nvvm.tcgen05.wait <store> {a} loc("<stdin>":272:3)
    nvvm.tcgen05.commit %arg5 : !llvm.ptr loc("<stdin>":273:3)
    nvvm.tcgen05.commit %arg6, multicast_mask = %arg2 : !llvm.ptr<3>, i16 loc("<stdin>":274:3)
    nvvm.tcgen05.shift %arg7 {a} : !llvm.ptr<6> loc("<stdin>":275:3)
    nvvm.tcgen05.cp %arg7, %arg1 {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>} loc("<stdin>":276:3)
    nvvm.tcgen05.cp %arg7, %arg1 {a, group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>} loc("<stdin>":277:3)
    %0 = nvvm.tcgen05.ld %arg7 {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32 loc("<stdin>":278:8)
    %1 = nvvm.tcgen05.ld %arg7, %arg1 pack {a, shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<2xi32> loc("<stdin>":279:8)
    %2 = nvvm.tcgen05.ld %arg7 pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : vector<128xi32> loc("<stdin>":280:8)
    nvvm.tcgen05.st %arg7, %arg0 {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32 loc("<stdin>":281:3)
    nvvm.tcgen05.st %arg7, %arg10, %arg1 unpack {a, shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<128xi32> loc("<stdin>":282:3)
    %3 = nvvm.tcgen05.mma_smem_desc(%arg0, %arg0, %arg0, %arg3, %arg4, %arg3) {a} : (i32, i32, i32, i8, i1, i8) -> i64 loc("<stdin>":283:8)
    nvvm.tcgen05.mma %arg7, %arg7, %arg1, %arg0, %arg4 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) loc("<stdin>":284:3)
    nvvm.tcgen05.mma %arg7, %arg1, %arg1, %arg0, %arg4 scale = %arg1 mask = %arg8 {a, collectorOp = #nvvm.tcgen05_mma_collectorop<use>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64, vector<4xi32>) loc("<stdin>":285:3)
    nvvm.tcgen05.mma %arg7, %arg7, %arg1, %arg0, %arg4 {aShift, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1) loc("<stdin>":286:3)
    nvvm.tcgen05.mma.sp %arg7, %arg7, %arg1, %arg0, %arg4, %arg7 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>) loc("<stdin>":287:3)
    nvvm.tcgen05.mma.sp %arg7, %arg1, %arg1, %arg0, %arg4, %arg7 scale = %arg1 mask = %arg9 {collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, i64, vector<8xi32>) loc("<stdin>":288:3)
    nvvm.tcgen05.mma.block_scale %arg7, %arg1, %arg1, %arg0, %arg4, %arg7, %arg7 {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) loc("<stdin>":289:3)
    nvvm.tcgen05.mma.block_scale %arg7, %arg7, %arg1, %arg0, %arg4, %arg7, %arg7 {a, blockScale = #nvvm.tcgen05_mma_block_scale<block32>, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>) loc("<stdin>":290:3)
    nvvm.tcgen05.mma.sp.block_scale %arg7, %arg1, %arg1, %arg0, %arg4, %arg7, %arg7, %arg7 {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>) loc("<stdin>":291:3)
    nvvm.tcgen05.mma.ws %arg7, %arg1, %arg1, %arg0, %arg4 {kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1) loc("<stdin>":292:3)
    nvvm.tcgen05.mma.ws %arg7, %arg7, %arg1, %arg0, %arg4, %arg1 {a, collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, collectorOp = #nvvm.tcgen05_mma_collectorop<fill>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64) loc("<stdin>":293:3)
    nvvm.tcgen05.mma.ws.sp %arg7, %arg1, %arg1, %arg0, %arg4, %arg7 {kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>) loc("<stdin>":294:3)
    nvvm.tcgen05.mma.ws.sp %arg7, %arg7, %arg1, %arg0, %arg4, %arg7, %arg1 {a, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, i64) loc("<stdin>":295:3)
    llvm.return loc("<stdin>":296:3)
  } loc("<stdin>":263:1)
} loc("<stdin>":0:0)
