"""transform.nvgpu: what NVIDIA's tensor cores and memory do."""

from mlircore.dialect import Attr, Extension, I64Attr, Op, Operand, Result, UnitAttr
from mlircore.dialects.transform.base import consumes, ConversionPatterns, FailurePropagationMode, Handle, ToLLVM, transform

nvgpu = Extension(transform, __name__)


class ApplyNVGPUToNVVMConversionPatternsOp(ConversionPatterns, dialect=transform, name="apply_conversion_patterns.nvgpu.nvgpu_to_nvvm"):
    """Operations of nvgpu become NVVM's."""

    facts = ToLLVM




class CreateAsyncGroupsOp(Op, dialect=transform, name="nvgpu.create_async_groups"):
    """Copies become asynchronous ones, in groups."""

    target = Operand(Handle)
    bypass_l1 = Attr(UnitAttr)
    result = Result(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class PipelineSharedMemoryCopiesOp(Op, dialect=transform, name="nvgpu.pipeline_shared_memory_copies"):
    """Copies to shared memory run ahead of the loop."""

    for_op = Operand(Handle)
    depth = Attr(I64Attr)
    peel_epilogue = Attr(UnitAttr)
    failure_propagation_mode = Attr(FailurePropagationMode, default="suppress")
    result = Result(Handle)
    facts = consumes()
    assembly_format = "`failures` `(` $failure_propagation_mode `)` $for_op attr-dict `:` functional-type(operands, results)"


class RewriteCopyAsTmaOp(Op, dialect=transform, name="nvgpu.rewrite_copy_as_tma"):
    """Copies go through the tensor memory accelerator."""

    target = Operand(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


class RewriteMatmulAsMmaSyncOp(Op, dialect=transform, name="nvgpu.rewrite_matmul_as_mma_sync"):
    """Matrix products become those of tensor cores."""

    target = Operand(Handle)
    facts = consumes()
    assembly_format = "$target attr-dict `:` functional-type(operands, results)"


__getattr__ = nvgpu.member  # functions that build operations, and what else the definitions say
__dir__ = nvgpu.members
