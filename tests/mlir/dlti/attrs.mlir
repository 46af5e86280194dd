// The attributes of dlti: layouts of types, maps, devices.
#spec = #dlti.dl_spec<index = 32 : i64, i64 = dense<[64, 128]> : vector<2xi64>, !llvm.ptr<1> = dense<64> : vector<4xi64>, "dlti.endianness" = "big",
  #dlti.dl_entry<"dlti.mangling_mode", "e">, "dlti.stack_alignment" = 128 : i64>
module attributes {dlti.dl_spec = #spec} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<>, dlti.map = #dlti.map<"a" = #dlti.map<f32 = 4 : i8, tuple<> = @s>, "b" = unit>} {
  }
  module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"width" = 64 : ui32, "maps" = affine_map<(d0) -> (d0)>>,
    #dlti.dl_entry<"GPU", #dlti.target_device_spec<#dlti.dl_entry<"n\n", 3 : i32>>>>} {
  }
  "t.others"() {a = #dlti.function_pointer_alignment<64, function_dependent = true>, b = #dlti.dl_entry<!llvm.struct<()>, #spec>, c = #dlti.map<>} : () -> ()
}

//= --allow-unregistered-dialect
#map = affine_map<(d0) -> (d0)>
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i64 = dense<[64, 128]> : vector<2xi64>, !llvm.ptr<1> = dense<64> : vector<4xi64>, "dlti.endianness" = "big", "dlti.mangling_mode" = "e", "dlti.stack_alignment" = 128 : i64>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<>, dlti.map = #dlti.map<"a" = #dlti.map<f32 = 4 : i8, tuple<> = @s>, "b" = unit>} {
  }
  module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"width" = 64 : ui32, "maps" = #map>, "GPU" = #dlti.target_device_spec<"n\0A" = 3 : i32>>} {
  }
  "t.others"() {a = #dlti.function_pointer_alignment<64, function_dependent = true>, b = #dlti.dl_entry<!llvm.struct<()>, #dlti.dl_spec<index = 32 : i64, i64 = dense<[64, 128]> : vector<2xi64>, !llvm.ptr<1> = dense<64> : vector<4xi64>, "dlti.endianness" = "big", "dlti.mangling_mode" = "e", "dlti.stack_alignment" = 128 : i64>>, c = #dlti.map<>} : () -> ()
}


//= --allow-unregistered-dialect --mlir-print-op-generic
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "builtin.module"() ({
  ^bb0:
  }) {dlti.dl_spec = #dlti.dl_spec<>, dlti.map = #dlti.map<"a" = #dlti.map<f32 = 4 : i8, tuple<> = @s>, "b" = unit>} : () -> ()
  "builtin.module"() ({
  ^bb0:
  }) {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"width" = 64 : ui32, "maps" = #map>, "GPU" = #dlti.target_device_spec<"n\0A" = 3 : i32>>} : () -> ()
  "t.others"() {a = #dlti.function_pointer_alignment<64, function_dependent = true>, b = #dlti.dl_entry<!llvm.struct<()>, #dlti.dl_spec<index = 32 : i64, i64 = dense<[64, 128]> : vector<2xi64>, !llvm.ptr<1> = dense<64> : vector<4xi64>, "dlti.endianness" = "big", "dlti.mangling_mode" = "e", "dlti.stack_alignment" = 128 : i64>>, c = #dlti.map<>} : () -> ()
}) {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i64 = dense<[64, 128]> : vector<2xi64>, !llvm.ptr<1> = dense<64> : vector<4xi64>, "dlti.endianness" = "big", "dlti.mangling_mode" = "e", "dlti.stack_alignment" = 128 : i64>} : () -> ()


//= --allow-unregistered-dialect --mlir-print-local-scope
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64, i64 = dense<[64, 128]> : vector<2xi64>, !llvm.ptr<1> = dense<64> : vector<4xi64>, "dlti.endianness" = "big", "dlti.mangling_mode" = "e", "dlti.stack_alignment" = 128 : i64>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<>, dlti.map = #dlti.map<"a" = #dlti.map<f32 = 4 : i8, tuple<> = @s>, "b" = unit>} {
  }
  module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"width" = 64 : ui32, "maps" = affine_map<(d0) -> (d0)>>, "GPU" = #dlti.target_device_spec<"n\0A" = 3 : i32>>} {
  }
  "t.others"() {a = #dlti.function_pointer_alignment<64, function_dependent = true>, b = #dlti.dl_entry<!llvm.struct<()>, #dlti.dl_spec<index = 32 : i64, i64 = dense<[64, 128]> : vector<2xi64>, !llvm.ptr<1> = dense<64> : vector<4xi64>, "dlti.endianness" = "big", "dlti.mangling_mode" = "e", "dlti.stack_alignment" = 128 : i64>>, c = #dlti.map<>} : () -> ()
}
