#t = #hal.executable.target<"rocm", "rocm-hsaco-fb">
module attributes {x.a = #hal.device.target<"local", [#t]>, x.b = [#hal.device.promise<@x>, #hal.device.promise<@x, [1,2]>], x.c = #hal.device.affinity<@d>, x.e = #hal.device.target<"x-1", {legacy}, [#t]> : !hal.device} {
util.global private @device = #hal.device.target<"local", [#t]> : !hal.device
func.func @f() attributes {x = #hal.device.ordinal<1>, y = #hal.device.optimal<[#hal.device.affinity<@a>]>} { return }
hal.executable private @ex {
  hal.executable.variant public @v target(#t) {
    hal.executable.export public @e ordinal(0) layout(#hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer>]>) count(%arg0: !hal.device) -> (index, index, index) {
      %c1 = arith.constant 1 : index
      hal.return %c1, %c1, %c1 : index, index, index
    }
    builtin.module {
    func.func @e() {
      %c0 = arith.constant 0 : index
      %0 = hal.interface.binding.subspan layout(<bindings = [#hal.pipeline.binding<storage_buffer, Indirect>, #hal.pipeline.binding<storage_buffer>], flags = Indirect>) binding(0) alignment(64) offset(%c0) : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>
      %1 = hal.interface.workgroup.id[1] : index
      return
    }
    }
  }
}
}
hal.executable private @constants {
  hal.executable.variant public @v target(<"b", "c">) {
    hal.executable.constant.block() -> (i32, i32) as ("a", "b") {
      %0 = arith.constant 1 : i32
      hal.return %0, %0 : i32, i32
    }
    hal.executable.constant.block(%d: !hal.device) -> i32 as "a" {
      %0 = arith.constant 1 : i32
      hal.return %0 : i32
    }
  }
}
// ANSWER custom
#executable_target_c = #hal.executable.target<"b", "c">
#executable_target_rocm_hsaco_fb = #hal.executable.target<"rocm", "rocm-hsaco-fb">
#pipeline_layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer>]>
#pipeline_layout1 = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, Indirect>, #hal.pipeline.binding<storage_buffer>], flags = Indirect>
#device_target_local = #hal.device.target<"local", [#executable_target_rocm_hsaco_fb]> : !hal.device
#device_target_x_1 = #hal.device.target<"x-1", {legacy}, [#executable_target_rocm_hsaco_fb]> : !hal.device
module {
  module attributes {x.a = #device_target_local, x.b = [#hal.device.promise<@x>, #hal.device.promise<@x, [1, 2]>], x.c = #hal.device.affinity<@d>, x.e = #device_target_x_1} {
    util.global private @device = #device_target_local
    func.func @f() attributes {x = #hal.device.ordinal<1>, y = #hal.device.optimal<[#hal.device.affinity<@a>]>} {
      return
    }
    hal.executable private @ex {
      hal.executable.variant public @v target(#executable_target_rocm_hsaco_fb) {
        hal.executable.export public @e ordinal(0) layout(#pipeline_layout) count(%arg0: !hal.device) -> (index, index, index) {
          %c1 = arith.constant 1 : index
          hal.return %c1, %c1, %c1 : index, index, index
        }
        builtin.module {
          func.func @e() {
            %c0 = arith.constant 0 : index
            %0 = hal.interface.binding.subspan layout(#pipeline_layout1) binding(0) alignment(64) offset(%c0) : !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>
            %workgroup_id_y = hal.interface.workgroup.id[1] : index
            return
          }
        }
      }
    }
  }
  hal.executable private @constants {
    hal.executable.variant public @v target(#executable_target_c) {
      hal.executable.constant.block() -> (i32, i32) as ("a", "b") {
        %c1_i32 = arith.constant 1 : i32
        hal.return %c1_i32, %c1_i32 : i32, i32
      }
      hal.executable.constant.block(%arg0: !hal.device) -> i32 as "a" {
        %c1_i32 = arith.constant 1 : i32
        hal.return %c1_i32 : i32
      }
    }
  }
}

// ANSWER generic
#executable_target_c = #hal.executable.target<"b", "c">
#executable_target_rocm_hsaco_fb = #hal.executable.target<"rocm", "rocm-hsaco-fb">
#pipeline_layout = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, "ReadOnly|Indirect">, #hal.pipeline.binding<storage_buffer>]>
#pipeline_layout1 = #hal.pipeline.layout<bindings = [#hal.pipeline.binding<storage_buffer, Indirect>, #hal.pipeline.binding<storage_buffer>], flags = Indirect>
#device_target_local = #hal.device.target<"local", [#executable_target_rocm_hsaco_fb]> : !hal.device
#device_target_x_1 = #hal.device.target<"x-1", {legacy}, [#executable_target_rocm_hsaco_fb]> : !hal.device
"builtin.module"() ({
  "builtin.module"() ({
    "util.global"() <{initial_value = #device_target_local, sym_name = "device", sym_visibility = "private", type = !hal.device}> : () -> ()
    "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
      "func.return"() : () -> ()
    }) {x = #hal.device.ordinal<1>, y = #hal.device.optimal<[#hal.device.affinity<@a>]>} : () -> ()
    "hal.executable"() <{sym_name = "ex", sym_visibility = "private"}> ({
      "hal.executable.variant"() <{sym_name = "v", sym_visibility = "public", target = #executable_target_rocm_hsaco_fb}> ({
        "hal.executable.export"() <{layout = #pipeline_layout, ordinal = 0 : index, sym_name = "e", sym_visibility = "public"}> ({
        ^bb0(%arg1: !hal.device):
          %5 = "arith.constant"() <{value = 1 : index}> : () -> index
          "hal.return"(%5, %5, %5) : (index, index, index) -> ()
        }, {
        }) : () -> ()
        "builtin.module"() ({
          "func.func"() <{function_type = () -> (), sym_name = "e"}> ({
            %2 = "arith.constant"() <{value = 0 : index}> : () -> index
            %3 = "hal.interface.binding.subspan"(%2) <{alignment = 64 : index, binding = 0 : index, layout = #pipeline_layout1, operandSegmentSizes = array<i32: 1, 0>}> : (index) -> !iree_tensor_ext.dispatch.tensor<readonly:tensor<4xf32>>
            %4 = "hal.interface.workgroup.id"() <{dimension = 1 : index}> : () -> index
            "func.return"() : () -> ()
          }) : () -> ()
        }) : () -> ()
        "hal.executable.variant_end"() : () -> ()
      }) : () -> ()
      "hal.executable_end"() : () -> ()
    }) : () -> ()
  }) {x.a = #device_target_local, x.b = [#hal.device.promise<@x>, #hal.device.promise<@x, [1, 2]>], x.c = #hal.device.affinity<@d>, x.e = #device_target_x_1} : () -> ()
  "hal.executable"() <{sym_name = "constants", sym_visibility = "private"}> ({
    "hal.executable.variant"() <{sym_name = "v", sym_visibility = "public", target = #executable_target_c}> ({
      "hal.executable.constant.block"() <{function_type = () -> (i32, i32), keys = ["a", "b"]}> ({
        %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
        "hal.return"(%1, %1) : (i32, i32) -> ()
      }) : () -> ()
      "hal.executable.constant.block"() <{function_type = (!hal.device) -> i32, keys = ["a"]}> ({
      ^bb0(%arg0: !hal.device):
        %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
        "hal.return"(%0) : (i32) -> ()
      }) : () -> ()
      "hal.executable.variant_end"() : () -> ()
    }) : () -> ()
    "hal.executable_end"() : () -> ()
  }) : () -> ()
}) : () -> ()

