"""Makes SPIR-V modules, 19 MB: kernels over storage buffers with loops, selections, calls and specialization constants.

    python tests/bench/make_spirv.py FILE [KERNELS] [KERNELS OF A MODULE]
"""

import sys


def kernel(n: int) -> str:
    """Kernel `n` with its variables and a function that it calls."""
    stride, lanes = 4 + n % 5, 2 + n % 3
    block = f"!spirv.struct<(!spirv.rtarray<f32, stride={4 * stride}> [0])>"
    buffer = f"!spirv.ptr<{block}, StorageBuffer>"
    abi = f"spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, {1 + n % 4}, 1]>"
    vector = f"vector<{lanes}xf32>"
    lines = [
        f"  spirv.GlobalVariable @in{n} bind({n % 4}, {n}) : {buffer}",
        f"  spirv.GlobalVariable @out{n} bind({n % 4}, {n + 1}) {{aliased}} : {buffer}",
        f"  spirv.SpecConstant @size{n} spec_id({n}) = {16 + n % 64} : i32",
        f'  spirv.func @mix{n}(%x: {vector}, %y: {vector}) -> f32 "Inline" {{',
        f"    %0 = spirv.FMul %x, %y : {vector}",
        f"    %1 = spirv.GL.FMax %0, %x : {vector}",
        f"    %2 = spirv.Dot %1, %y : {vector} -> f32",
        f"    %3 = spirv.CompositeExtract %1[{n % lanes} : i32] : {vector}",
        "    %4 = spirv.GL.Fma %2, %3, %2 : f32",
        "    spirv.ReturnValue %4 : f32",
        "  }",
        f'  spirv.func @kernel{n}() "None" attributes {{{abi}}} {{',
        "    %zero = spirv.Constant 0 : i32",
        "    %one = spirv.Constant 1 : i32",
        "    %half = spirv.Constant 5.000000e-01 : f32",
        f"    %size = spirv.mlir.referenceof @size{n} : i32",
        "    %id_addr = spirv.mlir.addressof @id : !spirv.ptr<vector<3xi32>, Input>",
        '    %id = spirv.Load "Input" %id_addr : vector<3xi32>',
        f"    %at = spirv.CompositeExtract %id[{n % 3} : i32] : vector<3xi32>",
        f"    %in = spirv.mlir.addressof @in{n} : {buffer}",
        f"    %out = spirv.mlir.addressof @out{n} : {buffer}",
        "    %sum = spirv.Variable init(%half) : !spirv.ptr<f32, Function>",
        "    spirv.mlir.loop control(Unroll) {",
        "      spirv.Branch ^header(%zero : i32)",
        "    ^header(%i: i32):",
        "      %less = spirv.SLessThan %i, %size : i32",
        "      spirv.BranchConditional %less, ^body, ^merge",
        "    ^body:",
        "      %index = spirv.IAdd %at, %i : i32",
        f"      %from = spirv.AccessChain %in[%zero, %index] : {buffer}, i32, i32 -> !spirv.ptr<f32, StorageBuffer>",
        '      %value = spirv.Load "StorageBuffer" %from ["Aligned", 4] : f32',
    ]
    previous = "%value"
    for step in range(4 + n % 6):
        lines += [
            f"      %a{step} = spirv.FMul {previous}, %half : f32",
            f"      %b{step} = spirv.GL.Exp %a{step} : f32",
            f"      %v{step} = spirv.CompositeConstruct %b{step}, %value{', %half' * (lanes - 2)} : (f32{', f32' * (lanes - 1)}) -> {vector}",
            f"      %c{step} = spirv.FunctionCall @mix{n}(%v{step}, %v{step}) : ({vector}, {vector}) -> f32",
            f"      %d{step} = spirv.FOrdLessThan %c{step}, %half : f32",
            f"      %e{step} = spirv.Select %d{step}, %c{step}, {previous} : i1, f32",
        ]
        previous = f"%e{step}"
    lines += [
        f"      %big = spirv.FOrdGreaterThan {previous}, %half : f32",
        "      spirv.mlir.selection {",
        "        spirv.BranchConditional %big [3, 1], ^then, ^end",
        "      ^then:",
        f'        spirv.Store "Function" %sum, {previous} : f32',
        "        spirv.Branch ^end",
        "      ^end:",
        "        spirv.mlir.merge",
        "      }",
        "      spirv.Branch ^continue",
        "    ^continue:",
        "      %next = spirv.IAdd %i, %one : i32",
        "      spirv.Branch ^header(%next : i32)",
        "    ^merge:",
        "      spirv.mlir.merge",
        "    }",
        '    %total = spirv.Load "Function" %sum : f32',
        f"    %to = spirv.AccessChain %out[%zero, %at] : {buffer}, i32, i32 -> !spirv.ptr<f32, StorageBuffer>",
        '    spirv.Store "StorageBuffer" %to, %total : f32',
        "    %all = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %total : f32 -> f32",
        "    spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>",
        "    spirv.Return",
        "  }",
        f'  spirv.EntryPoint "GLCompute" @kernel{n}, @id',
        f'  spirv.ExecutionMode @kernel{n} "LocalSize", 32, {1 + n % 4}, 1',
    ]
    return "\n".join(lines)


def module(kernels: range) -> str:
    """One spirv.module with these kernels."""
    needs = "#spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], [SPV_KHR_storage_buffer_storage_class]>"
    inputs = '  spirv.GlobalVariable @id built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>'
    return "\n".join([f"spirv.module Logical GLSL450 requires {needs} {{", inputs, *map(kernel, kernels), "}", ""])


def make_text(kernels: int = 3600, of_a_module: int = 100) -> str:
    """Modules with that many kernels together: mlir-opt 22 takes long for modules with many, since it compares all entry points."""
    return "".join(module(range(n, min(n + of_a_module, kernels))) for n in range(0, kernels, of_a_module))


if __name__ == "__main__":
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(make_text(*map(int, sys.argv[2:])))
