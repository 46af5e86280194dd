"""The torch dialect: functions that are not ATen's, as a table."""

from mlircore import dialect as d

from .base import declare

declare("""
OnnxVariantRotaryEmbeddingOp onnx.rotary_embedding input:T position_ids:T cos_cache:T sin_cache:T interleaved:int is_packed_batching:int num_heads:int rotary_embedding_dim:int scale:float -> result:T
PrimAbsScalarOp prim.abs.Scalar a:S -> result:S
PrimDeviceOp prim.device a:T -> result:Device
PrimDtypeOp prim.dtype a:T -> result:int
PrimLayoutOp prim.layout a:T -> result:int
PrimMaxIntOp prim.max.int a:int b:int -> result:int
PrimMaxSelfIntOp prim.max.self_int self_:int[] -> result:int
PrimMinIntOp prim.min.int a:int b:int -> result:int
PrimMinSelfIntOp prim.min.self_int self_:int[] -> result:int
PrimNumToTensorScalarOp prim.NumToTensor.Scalar a:S -> result:T?
PrimRaiseExceptionOp prim.RaiseException msg:str cls:str? ->
PrimTupleIndexOp prim.TupleIndex tup:any i:int -> result:any
PrimUncheckedCastOp prim.unchecked_cast x:any -> result:any
PrimUninitializedOp prim.Uninitialized -> result:any
PrimsCollapseOp prims.collapse a:T start:int end:int -> result:T?
PrimsConvertElementTypeOp prims.convert_element_type a:T dtype:int -> result:T?
PrimsIotaOp prims.iota length:int start:int step:int dtype:int device:Device requires_grad:bool -> result:T?
PrimsProdOp prims.prod inp:T dims:int[]? output_dtype:int? -> result:T?
PrimsSplitDimOp prims.split_dim a:T dim:int outer_length:int -> result:T?
PrimsSqrtOp prims.sqrt self_:T -> result:T?
PrimsSqueezeOp prims.squeeze a:T dimensions:int[] -> result:T?
PrimsSumOp prims.sum inp:T dims:int[]? output_dtype:int? -> result:T?
PrimsVarOp prims.var inp:T dims:int[]? correction:float? output_dtype:int? -> result:T?
PrimsViewOfOp prims.view_of a:T -> result:T?
QuantizedLinearOp quantized.linear X:T W_prepack:linear Y_scale_i:float Y_zero_point_i:int -> Y:T?
TorchvisionDeformConv2dOp torchvision.deform_conv2d input:T weight:T offset:T mask:T bias:T stride_h:int stride_w:int pad_h:int pad_w:int dilation_h:int dilation_w:int groups:int offset_groups:int use_mask:bool -> result:T?
TorchvisionNmsOp torchvision.nms dets:T scores:T iou_threshold:float -> result:T?
TorchvisionRoiAlignOp torchvision.roi_align input:T rois:T spatial_scale:float pooled_height:int pooled_width:int sampling_ratio:int aligned:bool -> result:T?
TorchvisionRoiPoolOp torchvision.roi_pool input:T rois:T spatial_scale:float pooled_height:int pooled_width:int -> result0:T? result1:T?
""", __name__, globals(), {"prim.unchecked_cast": d.Check("torch.Cast", "narrower")})
