// Graphs of tensors.
spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
  spirv.GlobalVariable @source bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<1x16xi8>, UniformConstant>
  spirv.GlobalVariable @target bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<1x16xi8>, UniformConstant>
  spirv.ARM.GraphEntryPoint @graph, @source, @target
  spirv.ARM.GraphEntryPoint @inner
  spirv.ARM.Graph @graph(%x: !spirv.arm.tensor<1x16xi8>) -> !spirv.arm.tensor<1x16xi8> attributes {entry_point = true} {
    spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<1x16xi8>
  }
  spirv.ARM.Graph @inner(%x: !spirv.arm.tensor<4xf32>) -> (!spirv.arm.tensor<4xf32>, !spirv.arm.tensor<2x3xi16>) {
    %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
    spirv.ARM.GraphOutputs %x, %0 {a} : !spirv.arm.tensor<4xf32>, !spirv.arm.tensor<2x3xi16>
  }
}
//= 
module {
  spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {
    spirv.GlobalVariable @source bind(0, 0) : !spirv.ptr<!spirv.arm.tensor<1x16xi8>, UniformConstant>
    spirv.GlobalVariable @target bind(0, 1) : !spirv.ptr<!spirv.arm.tensor<1x16xi8>, UniformConstant>
    spirv.ARM.GraphEntryPoint @graph, @source, @target
    spirv.ARM.GraphEntryPoint @inner
    spirv.ARM.Graph @graph(%arg0: !spirv.arm.tensor<1x16xi8>) -> !spirv.arm.tensor<1x16xi8> attributes {entry_point = true} {
      spirv.ARM.GraphOutputs %arg0 : !spirv.arm.tensor<1x16xi8>
    }
    spirv.ARM.Graph @inner(%arg0: !spirv.arm.tensor<4xf32>) -> (!spirv.arm.tensor<4xf32>, !spirv.arm.tensor<2x3xi16>) {
      %0 = spirv.ARM.GraphConstant {graph_constant_id = 42 : i32} : !spirv.arm.tensor<2x3xi16>
      spirv.ARM.GraphOutputs %arg0, %0 {a} : !spirv.arm.tensor<4xf32>, !spirv.arm.tensor<2x3xi16>
    }
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "spirv.module"() <{addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<Vulkan>, vce_triple = #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]>}> ({
    "spirv.GlobalVariable"() <{binding = 0 : i32, descriptor_set = 0 : i32, sym_name = "source", type = !spirv.ptr<!spirv.arm.tensor<1x16xi8>, UniformConstant>}> : () -> ()
    "spirv.GlobalVariable"() <{binding = 1 : i32, descriptor_set = 0 : i32, sym_name = "target", type = !spirv.ptr<!spirv.arm.tensor<1x16xi8>, UniformConstant>}> : () -> ()
    "spirv.ARM.GraphEntryPoint"() <{fn = @graph, interface = [@source, @target]}> : () -> ()
    "spirv.ARM.GraphEntryPoint"() <{fn = @inner, interface = []}> : () -> ()
    "spirv.ARM.Graph"() <{entry_point = true, function_type = (!spirv.arm.tensor<1x16xi8>) -> !spirv.arm.tensor<1x16xi8>, sym_name = "graph"}> ({
    ^bb0(%arg1: !spirv.arm.tensor<1x16xi8>):
      "spirv.ARM.GraphOutputs"(%arg1) : (!spirv.arm.tensor<1x16xi8>) -> ()
    }) : () -> ()
    "spirv.ARM.Graph"() <{function_type = (!spirv.arm.tensor<4xf32>) -> (!spirv.arm.tensor<4xf32>, !spirv.arm.tensor<2x3xi16>), sym_name = "inner"}> ({
    ^bb0(%arg0: !spirv.arm.tensor<4xf32>):
      %0 = "spirv.ARM.GraphConstant"() <{graph_constant_id = 42 : i32}> : () -> !spirv.arm.tensor<2x3xi16>
      "spirv.ARM.GraphOutputs"(%arg0, %0) {a} : (!spirv.arm.tensor<4xf32>, !spirv.arm.tensor<2x3xi16>) -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()

