//auto
"x.y"() {a = [!spv.array<16 x f32>, !spv.array< 4x!spv.array<4xf32 [4]>[128] >, !spv.rtarray< vector<4xi8> >,
  !spv.ptr<!spv.ptr<vector<4xi32>,PushConstant>, Function>, !spv.struct<>, !spv.struct<f32[0], i32 [4,NonReadable]>,
  !spv.struct<f32, !spv.struct<i32 [NonWritable,NonReadable]>>, !spv<"struct<,">, !spv<"ptr<f32">,
  !spv.image<f32, 2D, IsDepth, Arrayed, MultiSampled, NoSampler, Rgba8ui>]} : () -> ()
