"""The torch dialect: ATen's functions up to L, as a table."""

from mlircore import dialect as d

from .base import declare

declare("""
AtenAbsOp aten.abs self_:T -> result:T?
AtenAbs_Op aten.abs_ self_:N -> result:N?
AtenAbsoluteOp aten.absolute self_:T -> result:T?
AtenAbsolute_Op aten.absolute_ self_:N -> result:N?
AtenAcosOp aten.acos self_:T -> result:T?
AtenAcos_Op aten.acos_ self_:N -> result:N?
AtenAcoshOp aten.acosh self_:T -> result:T?
AtenAcosh_Op aten.acosh_ self_:N -> result:N?
AtenAdaptiveAvgPool1dOp aten.adaptive_avg_pool1d self_:T output_size:int[] -> result:T?
AtenAdaptiveAvgPool2dOp aten.adaptive_avg_pool2d self_:T output_size:int[] -> result:T?
AtenAdaptiveAvgPool3dOp aten.adaptive_avg_pool3d self_:T output_size:int[] -> result:T?
AtenAdaptiveMaxPool1dOp aten.adaptive_max_pool1d self_:T output_size:int[] -> result0:T? result1:T?
AtenAdaptiveMaxPool2dOp aten.adaptive_max_pool2d self_:T output_size:int[] -> result0:T? result1:T?
AtenAdaptiveMaxPool3dOp aten.adaptive_max_pool3d self_:T output_size:int[] -> result0:T? result1:T?
AtenAddFloatIntOp aten.add.float_int a:float b:int -> result:float
AtenAddFloatOp aten.add.float a:float b:float -> result:float
AtenAddIntOp aten.add.int a:int b:int -> result:int
AtenAddOp aten.add a:S b:S -> result:S
AtenAddScalarOp aten.add.Scalar self_:T other:S alpha:S -> result:T?
AtenAddStrOp aten.add.str a:str b:str -> result:str
AtenAddTOp aten.add.t a:[] b:[] -> result:[]
AtenAddTensorOp aten.add.Tensor self_:T other:T alpha:S -> result:T?
AtenAdd_ScalarOp aten.add_.Scalar self_:N other:S alpha:S -> result:N?
AtenAdd_TensorOp aten.add_.Tensor self_:N other:N alpha:S -> result:N?
AtenAddbmmOp aten.addbmm self_:T batch1:T batch2:T beta:S alpha:S -> result:T?
AtenAddcdivOp aten.addcdiv self_:T tensor1:T tensor2:T value:S -> result:T?
AtenAddcdiv_Op aten.addcdiv_ self_:N tensor1:N tensor2:N value:S -> result:N?
AtenAddcmulOp aten.addcmul self_:T tensor1:T tensor2:T value:S -> result:T?
AtenAddcmul_Op aten.addcmul_ self_:N tensor1:N tensor2:N value:S -> result:N?
AtenAddmmOp aten.addmm self_:T mat1:T mat2:T beta:S alpha:S -> result:T?
AtenAliasCopyOp aten.alias_copy self_:T -> result:T?
AtenAliasOp aten.alias self_:T -> result:T?
AtenAllBoolOp aten.all.bool self_:bool[] -> result:bool
AtenAllDimOp aten.all.dim self_:T dim:int keepdim:bool -> result:T?
AtenAllOp aten.all self_:T -> result:T?
AtenAmaxOp aten.amax self_:T dim:int[] keepdim:bool -> result:T?
AtenAminOp aten.amin self_:T dim:int[] keepdim:bool -> result:T?
AtenAminmaxOp aten.aminmax self_:T dim:int? keepdim:bool -> min:T? max:T?
AtenAnyBoolOp aten.any.bool self_:bool[] -> result:bool
AtenAnyDimOp aten.any.dim self_:T dim:int keepdim:bool -> result:T?
AtenAnyDimsOp aten.any.dims self_:T dim:int[]? keepdim:bool -> result:T?
AtenAnyOp aten.any self_:T -> result:T?
AtenAppendTOp aten.append.t self_:[] el:any -> result:[]
AtenArangeOp aten.arange end:S dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenArangeStartOp aten.arange.start start:S end:S dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenArangeStartOutOp aten.arange.start_out start:S end:S step:S out:T -> result:T?
AtenArangeStartStepOp aten.arange.start_step start:S end:S step:S dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenArgmaxOp aten.argmax self_:T dim:int? keepdim:bool -> result:T?
AtenArgminOp aten.argmin self_:T dim:int? keepdim:bool -> result:T?
AtenArgsortOp aten.argsort self_:T dim:int descending:bool -> result:T?
AtenAsStridedCopyOp aten.as_strided_copy self_:T size:int[] stride:int[] storage_offset:int? -> result:T?
AtenAsStridedOp aten.as_strided self_:T size:int[] stride:int[] storage_offset:int? -> result:T?
AtenAsStridedScatterOp aten.as_strided_scatter self_:T src:T size:int[] stride:int[] storage_offset:int? -> result:T?
AtenAsinOp aten.asin self_:T -> result:T?
AtenAsin_Op aten.asin_ self_:N -> result:N?
AtenAsinhOp aten.asinh self_:T -> result:T?
AtenAsinh_Op aten.asinh_ self_:N -> result:N?
AtenAtan2Op aten.atan2 self_:T other:T -> result:T?
AtenAtan2_Op aten.atan2_ self_:N other:N -> result:N?
AtenAtanOp aten.atan self_:T -> result:T?
AtenAtan_Op aten.atan_ self_:N -> result:N?
AtenAtanhOp aten.atanh self_:T -> result:T?
AtenAtanh_Op aten.atanh_ self_:N -> result:N?
AtenAtleast1dOp aten.atleast_1d self_:T -> result:T?
AtenAtleast2dOp aten.atleast_2d self_:T -> result:T?
AtenAvgPool1dOp aten.avg_pool1d self_:T kernel_size:int[] stride:int[] padding:int[] ceil_mode:bool count_include_pad:bool -> result:T?
AtenAvgPool2dBackwardOp aten.avg_pool2d_backward grad_output:T self_:T kernel_size:int[] stride:int[] padding:int[] ceil_mode:bool count_include_pad:bool divisor_override:int? -> result:T?
AtenAvgPool2dOp aten.avg_pool2d self_:T kernel_size:int[] stride:int[] padding:int[] ceil_mode:bool count_include_pad:bool divisor_override:int? -> result:T?
AtenAvgPool3dBackwardOp aten.avg_pool3d_backward grad_output:T self_:T kernel_size:int[] stride:int[] padding:int[] ceil_mode:bool count_include_pad:bool divisor_override:int? -> result:T?
AtenAvgPool3dOp aten.avg_pool3d self_:T kernel_size:int[] stride:int[] padding:int[] ceil_mode:bool count_include_pad:bool divisor_override:int? -> result:T?
AtenBaddbmmOp aten.baddbmm self_:T batch1:T batch2:T beta:S alpha:S -> result:T?
AtenBaddbmm_Op aten.baddbmm_ self_:N batch1:N batch2:N beta:S alpha:S -> result:N?
AtenBatchNormOp aten.batch_norm input:T weight:T? bias:T? running_mean:T? running_var:T? training:bool momentum:float eps:float cudnn_enabled:bool -> result:T?
AtenBernoulliOp aten.bernoulli self_:T generator:Generator? -> result:T?
AtenBernoulliPOp aten.bernoulli.p self_:T p:float generator:Generator? -> result:T?
AtenBernoulliTensorOp aten.bernoulli.Tensor self_:T p:T generator:Generator? -> result:T?
AtenBernoulli_FloatOp aten.bernoulli_.float self_:T p:float generator:Generator? -> result:T?
AtenBernoulli_TensorOp aten.bernoulli_.Tensor self_:N p:N generator:Generator? -> result:N?
AtenBilinearOp aten.bilinear input1:T input2:T weight:T bias:T? -> result:T?
AtenBinaryCrossEntropyBackwardOp aten.binary_cross_entropy_backward grad_output:T self_:T target:T weight:T? reduction:int -> result:T?
AtenBinaryCrossEntropyOp aten.binary_cross_entropy self_:T target:T weight:T? reduction:int -> result:T?
AtenBinaryCrossEntropyWithLogitsOp aten.binary_cross_entropy_with_logits self_:T target:T weight:T? pos_weight:T? reduction:int -> result:T?
AtenBincountOp aten.bincount self_:T weights:T? minlength:int -> result:T?
AtenBitwiseAndScalarOp aten.bitwise_and.Scalar self_:T other:S -> result:T?
AtenBitwiseAndTensorOp aten.bitwise_and.Tensor self_:T other:T -> result:T?
AtenBitwiseAnd_ScalarOp aten.bitwise_and_.Scalar self_:N other:S -> result:N?
AtenBitwiseAnd_TensorOp aten.bitwise_and_.Tensor self_:N other:N -> result:N?
AtenBitwiseLeftShiftTensorOp aten.bitwise_left_shift.Tensor self_:T other:T -> result:T?
AtenBitwiseLeftShift_TensorOp aten.bitwise_left_shift_.Tensor self_:N other:N -> result:N?
AtenBitwiseNotOp aten.bitwise_not self_:T -> result:T?
AtenBitwiseNot_Op aten.bitwise_not_ self_:N -> result:N?
AtenBitwiseOrTensorOp aten.bitwise_or.Tensor self_:T other:T -> result:T?
AtenBitwiseOr_TensorOp aten.bitwise_or_.Tensor self_:N other:N -> result:N?
AtenBitwiseRightShiftTensorOp aten.bitwise_right_shift.Tensor self_:T other:T -> result:T?
AtenBitwiseRightShift_TensorOp aten.bitwise_right_shift_.Tensor self_:N other:N -> result:N?
AtenBitwiseXorTensorOp aten.bitwise_xor.Tensor self_:T other:T -> result:T?
AtenBitwiseXor_TensorOp aten.bitwise_xor_.Tensor self_:N other:N -> result:N?
AtenBmmOp aten.bmm self_:T mat2:T -> result:T?
AtenBoolFloatOp aten.Bool.float a:float -> result:bool
AtenBoolIntOp aten.Bool.int a:int -> result:bool
AtenBoolTensorOp aten.Bool.Tensor a:T -> result:bool
AtenBroadcastTensorsOp aten.broadcast_tensors tensors:T[] -> result:T[]
AtenBroadcastToOp aten.broadcast_to self_:T size:int[] -> result:T?
AtenBucketizeTensorOp aten.bucketize.Tensor self_:T boundaries:T out_int32:bool right:bool -> result:T?
AtenCatOp aten.cat tensors:T[] dim:int -> result:T?
AtenCeilFloatOp aten.ceil.float a:float -> result:int
AtenCeilOp aten.ceil self_:T -> result:T?
AtenCeilScalarOp aten.ceil.Scalar a:S -> result:S
AtenCeil_Op aten.ceil_ self_:N -> result:N?
AtenCeluOp aten.celu self_:T alpha:S -> result:T?
AtenCelu_Op aten.celu_ self_:N alpha:S -> result:N?
AtenChannelShuffleOp aten.channel_shuffle self_:T groups:int -> result:T?
AtenChunkOp aten.chunk self_:T chunks:int dim:int -> result:T[]
AtenClampMaxOp aten.clamp_max self_:T max:S -> result:T?
AtenClampMaxTensorOp aten.clamp_max.Tensor self_:T max:T -> result:T?
AtenClampMax_Op aten.clamp_max_ self_:N max:S -> result:N?
AtenClampMax_TensorOp aten.clamp_max_.Tensor self_:N max:N -> result:N?
AtenClampMinOp aten.clamp_min self_:T min:S -> result:T?
AtenClampMinTensorOp aten.clamp_min.Tensor self_:T min:T -> result:T?
AtenClampMin_Op aten.clamp_min_ self_:N min:S -> result:N?
AtenClampMin_TensorOp aten.clamp_min_.Tensor self_:N min:N -> result:N?
AtenClampOp aten.clamp self_:T min:S? max:S? -> result:T?
AtenClampTensorOp aten.clamp.Tensor self_:T min:T? max:T? -> result:T?
AtenClamp_Op aten.clamp_ self_:N min:S? max:S? -> result:N?
AtenClamp_TensorOp aten.clamp_.Tensor self_:N min:N? max:N? -> result:N?
AtenCloneOp aten.clone self_:T memory_format:int? -> result:T?
AtenCol2imOp aten.col2im self_:T output_size:int[] kernel_size:int[] dilation:int[] padding:int[] stride:int[] -> result:T?
AtenColumnStackOp aten.column_stack tensors:T[] -> result:T?
AtenComplexOp aten.complex real:T imag:T -> result:T?
AtenConstantPadNdOp aten.constant_pad_nd self_:T pad:int[] value:S -> result:T?
AtenContiguousOp aten.contiguous self_:T memory_format:int -> result:T?
AtenConv1dOp aten.conv1d input:T weight:T bias:T? stride:int[] padding:int[] dilation:int[] groups:int -> result:T?
AtenConv1dPaddingOp aten.conv1d.padding input:T weight:T bias:T? stride:int[] padding:str dilation:int[] groups:int -> result:T?
AtenConv2dOp aten.conv2d input:T weight:T bias:T? stride:int[] padding:int[] dilation:int[] groups:int -> result:T?
AtenConv2dPaddingOp aten.conv2d.padding input:T weight:T bias:T? stride:int[] padding:str dilation:int[] groups:int -> result:T?
AtenConv3dOp aten.conv3d input:T weight:T bias:T? stride:int[] padding:int[] dilation:int[] groups:int -> result:T?
AtenConv3dPaddingOp aten.conv3d.padding input:T weight:T bias:T? stride:int[] padding:str dilation:int[] groups:int -> result:T?
AtenConvTbcBackwardOp aten.conv_tbc_backward self_:T input:T weight:T bias:T pad:int -> result0:T? result1:T? result2:T?
AtenConvTbcOp aten.conv_tbc self_:T weight:T bias:T pad:int -> result:T?
AtenConvTranspose1dOp aten.conv_transpose1d input:T weight:T bias:T? stride:int[] padding:int[] output_padding:int[] groups:int dilation:int[] -> result:T?
AtenConvTranspose2dInputOp aten.conv_transpose2d.input input:T weight:T bias:T? stride:int[] padding:int[] output_padding:int[] groups:int dilation:int[] -> result:T?
AtenConvTranspose3dInputOp aten.conv_transpose3d.input input:T weight:T bias:T? stride:int[] padding:int[] output_padding:int[] groups:int dilation:int[] -> result:T?
AtenConvolutionBackwardOp aten.convolution_backward grad_output:T input:T weight:T bias_sizes:int[]? stride:int[] padding:int[] dilation:int[] transposed:bool output_padding:int[] groups:int output_mask:bool[] -> result0:T? result1:T? result2:T?
AtenConvolutionOp aten.convolution input:T weight:T bias:T? stride:int[] padding:int[] dilation:int[] transposed:bool output_padding:int[] groups:int -> result:T?
AtenCopyOp aten.copy self_:T src:T non_blocking:bool -> result:T?
AtenCopy_Op aten.copy_ self_:N src:N non_blocking:bool -> result:N?
AtenCopysignTensorOp aten.copysign.Tensor self_:T other:T -> result:T?
AtenCopysign_TensorOp aten.copysign_.Tensor self_:N other:N -> result:N?
AtenCosOp aten.cos self_:T -> result:T?
AtenCos_Op aten.cos_ self_:N -> result:N?
AtenCoshOp aten.cosh self_:T -> result:T?
AtenCosh_Op aten.cosh_ self_:N -> result:N?
AtenCosineEmbeddingLossOp aten.cosine_embedding_loss input1:T input2:T target:T margin:float reduction:int -> result:T?
AtenCosineSimilarityOp aten.cosine_similarity x1:T x2:T dim:int eps:float -> result:T?
AtenCountNonzeroDimIntListOp aten.count_nonzero.dim_IntList self_:T dim:int[] -> result:T?
AtenCountNonzeroOp aten.count_nonzero self_:T dim:int? -> result:T?
AtenCpuOp aten.cpu self_:T -> result:T?
AtenCrossEntropyLossOp aten.cross_entropy_loss self_:T target:T weight:T? reduction:int ignore_index:int label_smoothing:float -> result:T?
AtenCudaOp aten.cuda self_:T -> result:T?
AtenCumprodOp aten.cumprod self_:T dim:int dtype:int? -> result:T?
AtenCumsumOp aten.cumsum self_:T dim:int dtype:int? -> result:T?
AtenDeg2radOp aten.deg2rad self_:T -> result:T?
AtenDeleteDictStrOp aten.Delete.Dict_str self_:dict key:str ->
AtenDequantizeSelfOp aten.dequantize.self self_:T -> result:T?
AtenDequantizeTensorOp aten.dequantize.tensor qtensor:T -> result:T?
AtenDetachCopyOp aten.detach_copy self_:T -> result:T?
AtenDetachOp aten.detach self_:T -> result:T?
AtenDeviceWithIndexOp aten.device.with_index type:str index:int -> result:Device
AtenDiagEmbedOp aten.diag_embed self_:T offset:int dim1:int dim2:int -> result:T?
AtenDiagOp aten.diag self_:T diagonal:int -> result:T?
AtenDiagonalCopyOp aten.diagonal_copy self_:T offset:int dim1:int dim2:int -> result:T?
AtenDiagonalOp aten.diagonal self_:T offset:int dim1:int dim2:int -> result:T?
AtenDiagonalScatterOp aten.diagonal_scatter self_:T src:T offset:int dim1:int dim2:int -> result:T?
AtenDimOp aten.dim self_:T -> result:int
AtenDivFloatOp aten.div.float a:float b:float -> result:float
AtenDivIntOp aten.div.int a:int b:int -> result:float
AtenDivOp aten.div a:S b:S -> result:float
AtenDivScalarModeOp aten.div.Scalar_mode self_:T other:S rounding_mode:str? -> result:T?
AtenDivScalarOp aten.div.Scalar self_:T other:S -> result:T?
AtenDivTensorModeOp aten.div.Tensor_mode self_:T other:T rounding_mode:str? -> result:T?
AtenDivTensorOp aten.div.Tensor self_:T other:T -> result:T?
AtenDiv_ScalarModeOp aten.div_.Scalar_mode self_:N other:S rounding_mode:str? -> result:N?
AtenDiv_ScalarOp aten.div_.Scalar self_:N other:S -> result:N?
AtenDiv_TensorModeOp aten.div_.Tensor_mode self_:N other:N rounding_mode:str? -> result:N?
AtenDiv_TensorOp aten.div_.Tensor self_:N other:N -> result:N?
AtenDotOp aten.dot self_:T tensor:T -> result:T?
AtenDropoutOp aten.dropout input:T p:float train:bool -> result:T?
AtenDropout_Op aten.dropout_ self_:N p:float train:bool -> result:N?
AtenEinsumOp aten.einsum equation:str tensors:T[] path:int[]? -> result:T?
AtenEluBackwardOp aten.elu_backward grad_output:T alpha:S scale:S input_scale:S is_result:bool self_or_result:T -> result:T?
AtenEluOp aten.elu self_:T alpha:S scale:S input_scale:S -> result:T?
AtenElu_Op aten.elu_ self_:N alpha:S scale:S input_scale:S -> result:N?
AtenEmbeddingBagPaddingIdxOp aten.embedding_bag.padding_idx weight:T indices:T offsets:T scale_grad_by_freq:bool mode:int sparse:bool per_sample_weights:T? include_last_offset:bool padding_idx:int? -> result0:T? result1:T? result2:T? result3:T?
AtenEmbeddingDenseBackwardOp aten.embedding_dense_backward grad_output:T indices:T num_weights:int padding_idx:int scale_grad_by_freq:bool -> result:T?
AtenEmbeddingOp aten.embedding weight:T indices:T padding_idx:int scale_grad_by_freq:bool sparse:bool -> result:T?
AtenEmptyLikeOp aten.empty_like self_:T dtype:int? layout:int? device:Device? pin_memory:bool? memory_format:int? -> result:T?
AtenEmptyMemoryFormatOp aten.empty.memory_format size:int[] dtype:int? layout:int? device:Device? pin_memory:bool? memory_format:int? -> result:T?
AtenEmptyStridedOp aten.empty_strided size:int[] stride:int[] dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenEqBoolOp aten.eq.bool a:bool b:bool -> result:bool
AtenEqDeviceOp aten.eq.device a:Device b:Device -> result:bool
AtenEqFloatOp aten.eq.float a:float b:float -> result:bool
AtenEqIntListOp aten.eq.int_list a:int[] b:int[] -> result:bool
AtenEqIntOp aten.eq.int a:int b:int -> result:bool
AtenEqScalarOp aten.eq.Scalar self_:T other:S -> result:T?
AtenEqStrOp aten.eq.str a:str b:str -> result:bool
AtenEqTensorOp aten.eq.Tensor self_:T other:T -> result:T?
AtenEq_ScalarOp aten.eq_.Scalar self_:N other:S -> result:N?
AtenEq_TensorOp aten.eq_.Tensor self_:N other:N -> result:N?
AtenErfOp aten.erf self_:T -> result:T?
AtenErf_Op aten.erf_ self_:N -> result:N?
AtenErfinvOp aten.erfinv self_:T -> result:T?
AtenErfinv_Op aten.erfinv_ self_:N -> result:N?
AtenExp2Op aten.exp2 self_:T -> result:T?
AtenExp2_Op aten.exp2_ self_:N -> result:N?
AtenExpOp aten.exp self_:T -> result:T?
AtenExp_Op aten.exp_ self_:N -> result:N?
AtenExpandAsOp aten.expand_as self_:T other:T -> result:T?
AtenExpandCopyOp aten.expand_copy self_:T size:int[] implicit:bool -> result:T?
AtenExpandOp aten.expand self_:T size:int[] implicit:bool -> result:T?
AtenExpm1Op aten.expm1 self_:T -> result:T?
AtenExpm1_Op aten.expm1_ self_:N -> result:N?
AtenExponentialOp aten.exponential self_:T lambd:float generator:Generator? -> result:T?
AtenEyeMOp aten.eye.m n:int m:int dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenEyeOp aten.eye n:int dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenFakeQuantizePerChannelAffineCachemaskOp aten.fake_quantize_per_channel_affine_cachemask self_:T scale:T zero_point:T axis:int quant_min:int quant_max:int -> output:T? mask:T?
AtenFakeQuantizePerChannelAffineOp aten.fake_quantize_per_channel_affine self_:T scale:T zero_point:T axis:int quant_min:int quant_max:int -> result:T?
AtenFakeQuantizePerTensorAffineCachemaskOp aten.fake_quantize_per_tensor_affine_cachemask self_:T scale:float zero_point:int quant_min:int quant_max:int -> output:T? mask:T?
AtenFakeQuantizePerTensorAffineOp aten.fake_quantize_per_tensor_affine self_:T scale:float zero_point:int quant_min:int quant_max:int -> result:T?
AtenFakeQuantizePerTensorAffineTensorQparamsOp aten.fake_quantize_per_tensor_affine.tensor_qparams self_:T scale:T zero_point:T quant_min:int quant_max:int -> result:T?
AtenFftFftOp aten.fft_fft self_:T n:int? dim:int norm:str? -> result:T?
AtenFftIfftOp aten.fft_ifft self_:T n:int? dim:int norm:str? -> result:T?
AtenFftRfftOp aten.fft_rfft self_:T n:int? dim:int norm:str? -> result:T?
AtenFillScalarOp aten.fill.Scalar self_:T value:S -> result:T?
AtenFillTensorOp aten.fill.Tensor self_:T value:T -> result:T?
AtenFill_ScalarOp aten.fill_.Scalar self_:N value:S -> result:N?
AtenFill_TensorOp aten.fill_.Tensor self_:N value:N -> result:N?
AtenFixOp aten.fix self_:T -> result:T?
AtenFix_Op aten.fix_ self_:N -> result:N?
AtenFlattenUsingIntsOp aten.flatten.using_ints self_:T start_dim:int end_dim:int -> result:T?
AtenFlipOp aten.flip self_:T dims:int[] -> result:T?
AtenFliplrOp aten.fliplr self_:T -> result:T?
AtenFlipudOp aten.flipud self_:T -> result:T?
AtenFloatImplicitOp aten.FloatImplicit a:T -> result:float
AtenFloatPowerTensorTensorOp aten.float_power.Tensor_Tensor self_:T exponent:T -> result:T?
AtenFloatScalarOp aten.Float.Scalar a:S -> result:float
AtenFloatStrOp aten.Float.str a:str -> result:float
AtenFloatTensorOp aten.Float.Tensor a:T -> result:float
AtenFloorDivideOp aten.floor_divide self_:T other:T -> result:T?
AtenFloorDivideScalarOp aten.floor_divide.Scalar self_:T other:S -> result:T?
AtenFloorOp aten.floor self_:T -> result:T?
AtenFloor_Op aten.floor_ self_:N -> result:N?
AtenFloordivIntOp aten.floordiv.int a:int b:int -> result:int
AtenFmaxOp aten.fmax self_:T other:T -> result:T?
AtenFminOp aten.fmin self_:T other:T -> result:T?
AtenFmodScalarOp aten.fmod.Scalar self_:T other:S -> result:T?
AtenFmodTensorOp aten.fmod.Tensor self_:T other:T -> result:T?
AtenFmod_ScalarOp aten.fmod_.Scalar self_:N other:S -> result:N?
AtenFracOp aten.frac self_:T -> result:T?
AtenFrac_Op aten.frac_ self_:N -> result:N?
AtenFrobeniusNormDimOp aten.frobenius_norm.dim self_:T dim:int[] keepdim:bool -> result:T?
AtenFullLikeOp aten.full_like self_:T fill_value:S dtype:int? layout:int? device:Device? pin_memory:bool? memory_format:int? -> result:T?
AtenFullOp aten.full size:int[] fill_value:S dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenGatherOp aten.gather self_:T dim:int index:T sparse_grad:bool -> result:T?
AtenGeFloatIntOp aten.ge.float_int a:float b:int -> result:bool
AtenGeFloatOp aten.ge.float a:float b:float -> result:bool
AtenGeIntOp aten.ge.int a:int b:int -> result:bool
AtenGeScalarOp aten.ge.Scalar self_:T other:S -> result:T?
AtenGeTensorOp aten.ge.Tensor self_:T other:T -> result:T?
AtenGe_ScalarOp aten.ge_.Scalar self_:N other:S -> result:N?
AtenGe_TensorOp aten.ge_.Tensor self_:N other:N -> result:N?
AtenGeluBackwardOp aten.gelu_backward grad_output:T self_:T approximate:str -> result:T?
AtenGeluOp aten.gelu self_:T approximate:str -> result:T?
AtenGetDefaultStrOp aten.get.default_str self_:dict key:str default_value:any -> result:any
AtenGluOp aten.glu self_:T dim:int -> result:T?
AtenGridSamplerOp aten.grid_sampler input:T grid:T interpolation_mode:int padding_mode:int align_corners:bool -> result:T?
AtenGroupNormOp aten.group_norm input:T num_groups:int weight:T? bias:T? eps:float cudnn_enabled:bool -> result:T?
AtenGtFloatIntOp aten.gt.float_int a:float b:int -> result:bool
AtenGtFloatOp aten.gt.float a:float b:float -> result:bool
AtenGtIntOp aten.gt.int a:int b:int -> result:bool
AtenGtScalarOp aten.gt.Scalar self_:T other:S -> result:T?
AtenGtTensorOp aten.gt.Tensor self_:T other:T -> result:T?
AtenGt_ScalarOp aten.gt_.Scalar self_:N other:S -> result:N?
AtenGt_TensorOp aten.gt_.Tensor self_:N other:N -> result:N?
AtenHannWindowPeriodicOp aten.hann_window.periodic window_length:int periodic:bool dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenHardshrinkOp aten.hardshrink self_:T lambd:S -> result:T?
AtenHardsigmoidOp aten.hardsigmoid self_:T -> result:T?
AtenHardsigmoid_Op aten.hardsigmoid_ self_:N -> result:N?
AtenHardswishOp aten.hardswish self_:T -> result:T?
AtenHardswish_Op aten.hardswish_ self_:N -> result:N?
AtenHardtanhBackwardOp aten.hardtanh_backward grad_output:T self_:T min_val:S max_val:S -> result:T?
AtenHardtanhOp aten.hardtanh self_:T min_val:S max_val:S -> result:T?
AtenHardtanh_Op aten.hardtanh_ self_:N min_val:S max_val:S -> result:N?
AtenHeavisideOp aten.heaviside self_:T values:T -> result:T?
AtenHeaviside_Op aten.heaviside_ self_:N values:N -> result:N?
AtenHstackOp aten.hstack tensors:T[] -> result:T?
AtenIm2colOp aten.im2col self_:T kernel_size:int[] dilation:int[] padding:int[] stride:int[] -> result:T?
AtenImagOp aten.imag self_:T -> result:T?
AtenIndexPutHackedTwinOp aten.index_put.hacked_twin self_:T indices:T[] values:T accumulate:bool -> result:T?
AtenIndexPutOp aten.index_put self_:T indices:T?[] values:T accumulate:bool -> result:T?
AtenIndexPut_HackedTwinOp aten.index_put_.hacked_twin self_:N indices:N[] values:N accumulate:bool -> result:N?
AtenIndexPut_Op aten.index_put_ self_:N indices:N?[] values:N accumulate:bool -> result:N?
AtenIndexSelectOp aten.index_select self_:T dim:int index:T -> result:T?
AtenIndexTensorHackedTwinOp aten.index.Tensor_hacked_twin self_:T indices:T[] -> result:T?
AtenIndexTensorOp aten.index.Tensor self_:T indices:T?[] -> result:T?
AtenInsertTOp aten.insert.t self_:[] idx:int el:any ->
AtenInstanceNormOp aten.instance_norm input:T weight:T? bias:T? running_mean:T? running_var:T? use_input_stats:bool momentum:float eps:float cudnn_enabled:bool -> result:T?
AtenIntBoolOp aten.Int.bool a:bool -> result:int
AtenIntFloatOp aten.Int.float a:float -> result:int
AtenIntImplicitOp aten.IntImplicit a:T -> result:int
AtenIntReprOp aten.int_repr self_:T -> result:T?
AtenIntScalarOp aten.Int.Scalar a:S -> result:int
AtenIntTensorOp aten.Int.Tensor a:T -> result:int
AtenIsFloatingPointOp aten.is_floating_point self_:T -> result:bool
AtenIscloseOp aten.isclose self_:T other:T rtol:float atol:float equal_nan:bool -> result:T?
AtenIsfiniteOp aten.isfinite self_:T -> result:T?
AtenIsinfOp aten.isinf self_:T -> result:T?
AtenIsnanOp aten.isnan self_:T -> result:T?
AtenIsneginfOp aten.isneginf self_:T -> result:T?
AtenIsposinfOp aten.isposinf self_:T -> result:T?
AtenItemOp aten.item self_:T -> result:S
AtenJoinOp aten.join self_:str values:str[] -> result:str
AtenKeysStrOp aten.keys.str self_:dict -> result:str[]
AtenKlDivOp aten.kl_div self_:T target:T reduction:int log_target:bool -> result:T?
AtenKthvalueOp aten.kthvalue self_:T k:int dim:int keepdim:bool -> values:T? indices:T?
AtenL1LossOp aten.l1_loss self_:T target:T reduction:int -> result:T?
AtenLayerNormOp aten.layer_norm input:T normalized_shape:int[] weight:T? bias:T? eps:float cudnn_enable:bool -> result:T?
AtenLdexpTensorOp aten.ldexp.Tensor self_:T other:T -> result:T?
AtenLeIntOp aten.le.int a:int b:int -> result:bool
AtenLeScalarOp aten.le.Scalar self_:T other:S -> result:T?
AtenLeTensorOp aten.le.Tensor self_:T other:T -> result:T?
AtenLe_ScalarOp aten.le_.Scalar self_:N other:S -> result:N?
AtenLe_TensorOp aten.le_.Tensor self_:N other:N -> result:N?
AtenLeakyReluBackwardOp aten.leaky_relu_backward grad_output:T self_:T negative_slope:S self_is_result:bool -> result:T?
AtenLeakyReluOp aten.leaky_relu self_:T negative_slope:S -> result:T?
AtenLeakyRelu_Op aten.leaky_relu_ self_:N negative_slope:S -> result:N?
AtenLenStrOp aten.len.str s:str -> result:int
AtenLenTOp aten.len.t a:[] -> result:int
AtenLenTensorOp aten.len.Tensor t:T -> result:int
AtenLerpScalarOp aten.lerp.Scalar self_:T end:T weight:S -> result:T?
AtenLerpTensorOp aten.lerp.Tensor self_:T end:T weight:T -> result:T?
AtenLerp_ScalarOp aten.lerp_.Scalar self_:N end:N weight:S -> result:N?
AtenLerp_TensorOp aten.lerp_.Tensor self_:N end:N weight:N -> result:N?
AtenLiftFreshCopyOp aten.lift_fresh_copy self_:T -> result:T?
AtenLinalgCrossOp aten.linalg_cross self_:T other:T dim:int -> result:T?
AtenLinalgDetOp aten.linalg_det A:T -> result:T?
AtenLinalgNormOp aten.linalg_norm self_:T ord:S? dim:int[]? keepdim:bool dtype:int? -> result:T?
AtenLinalgQrOp aten.linalg_qr A:T mode:str -> Q:T? R:T?
AtenLinalgSlogdetOp aten.linalg_slogdet A:T -> sign:T? logabsdet:T?
AtenLinalgVectorNormOp aten.linalg_vector_norm self_:T ord:S dim:int[]? keepdim:bool dtype:int? -> result:T?
AtenLinearOp aten.linear input:T weight:T bias:T? -> result:T?
AtenLinspaceOp aten.linspace start:S end:S steps:int dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenListTOp aten.list.t l:[] -> result:[]
AtenLog10Op aten.log10 self_:T -> result:T?
AtenLog10_Op aten.log10_ self_:N -> result:N?
AtenLog1pOp aten.log1p self_:T -> result:T?
AtenLog1p_Op aten.log1p_ self_:N -> result:N?
AtenLog2Op aten.log2 self_:T -> result:T?
AtenLog2_Op aten.log2_ self_:N -> result:N?
AtenLogIntOp aten.log.int a:int -> result:float
AtenLogOp aten.log self_:T -> result:T?
AtenLogSigmoidBackwardOp aten.log_sigmoid_backward grad_output:T self_:T buffer:T -> result:T?
AtenLogSigmoidForwardOp aten.log_sigmoid_forward self_:T -> output:T? buffer:T?
AtenLogSigmoidOp aten.log_sigmoid self_:T -> result:T?
AtenLogSoftmaxIntOp aten.log_softmax.int self_:T dim:int dtype:int? -> result:T?
AtenLog_Op aten.log_ self_:N -> result:N?
AtenLogaddexp2Op aten.logaddexp2 self_:T other:T -> result:T?
AtenLogaddexpOp aten.logaddexp self_:T other:T -> result:T?
AtenLogcumsumexpOp aten.logcumsumexp self_:T dim:int -> result:T?
AtenLogicalAndOp aten.logical_and self_:T other:T -> result:T?
AtenLogicalAnd_Op aten.logical_and_ self_:N other:N -> result:N?
AtenLogicalNotOp aten.logical_not self_:T -> result:T?
AtenLogicalNot_Op aten.logical_not_ self_:N -> result:N?
AtenLogicalOrOp aten.logical_or self_:T other:T -> result:T?
AtenLogicalOr_Op aten.logical_or_ self_:N other:N -> result:N?
AtenLogicalXorOp aten.logical_xor self_:T other:T -> result:T?
AtenLogicalXor_Op aten.logical_xor_ self_:N other:N -> result:N?
AtenLogitOp aten.logit self_:T eps:float? -> result:T?
AtenLogit_Op aten.logit_ self_:N eps:float? -> result:N?
AtenLogsumexpOp aten.logsumexp self_:T dim:int[] keepdim:bool -> result:T?
AtenLtFloatIntOp aten.lt.float_int a:float b:int -> result:bool
AtenLtFloatOp aten.lt.float a:float b:float -> result:bool
AtenLtIntOp aten.lt.int a:int b:int -> result:bool
AtenLtScalarOp aten.lt.Scalar self_:T other:S -> result:T?
AtenLtTensorOp aten.lt.Tensor self_:T other:T -> result:T?
AtenLt_ScalarOp aten.lt_.Scalar self_:N other:S -> result:N?
AtenLt_TensorOp aten.lt_.Tensor self_:N other:N -> result:N?
Aten_AdaptiveAvgPool2dBackwardOp aten._adaptive_avg_pool2d_backward grad_output:T self_:T -> result:T?
Aten_AdaptiveAvgPool2dOp aten._adaptive_avg_pool2d self_:T output_size:int[] -> result:T?
Aten_AdaptiveAvgPool3dBackwardOp aten._adaptive_avg_pool3d_backward grad_output:T self_:T -> result:T?
Aten_AdaptiveAvgPool3dOp aten._adaptive_avg_pool3d self_:T output_size:int[] -> result:T?
Aten_AssertScalarOp aten._assert_scalar self_:S assert_msg:str ->
Aten_AssertTensorMetadataOp aten._assert_tensor_metadata a:T size:int[]? stride:int[]? dtype:int? device:Device? layout:int? ->
Aten_CastFloatOp aten._cast_Float self_:T non_blocking:bool -> result:T?
Aten_CastLongOp aten._cast_Long self_:T non_blocking:bool -> result:T?
Aten_ConvolutionDeprecatedOp aten._convolution.deprecated input:T weight:T bias:T? stride:int[] padding:int[] dilation:int[] transposed:bool output_padding:int[] groups:int benchmark:bool deterministic:bool cudnn_enabled:bool -> result:T?
Aten_ConvolutionOp aten._convolution input:T weight:T bias:T? stride:int[] padding:int[] dilation:int[] transposed:bool output_padding:int[] groups:int benchmark:bool deterministic:bool cudnn_enabled:bool allow_tf32:bool -> result:T?
Aten_EmbeddingBagOp aten._embedding_bag weight:T indices:T offsets:T scale_grad_by_freq:bool mode:int sparse:bool per_sample_weights:T? include_last_offset:bool padding_idx:int -> result0:T? result1:T? result2:T? result3:T?
Aten_FakeQuantizePerTensorAffineCachemaskTensorQparamsOp aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams self_:T scale:T zero_point:T fake_quant_enabled:T quant_min:int quant_max:int -> output:T? mask:T?
Aten_IndexPutImplOp aten._index_put_impl self_:T indices:T?[] values:T accumulate:bool unsafe:bool -> result:T?
Aten_IndexPutImpl_Op aten._index_put_impl_ self_:N indices:N?[] values:N accumulate:bool unsafe:bool -> result:N?
Aten_IntMmOp aten._int_mm self_:T mat2:T -> result:T?
Aten_LinalgDetOp aten._linalg_det A:T -> result:T? LU:T? pivots:T?
Aten_LogSoftmaxBackwardDataOp aten._log_softmax_backward_data grad_output:T output:T dim:int input_dtype:int -> result:T?
Aten_LogSoftmaxOp aten._log_softmax self_:T dim:int half_to_float:bool -> result:T?
Aten_MakePerChannelQuantizedTensorOp aten._make_per_channel_quantized_tensor self_:T scale:T zero_point:T axis:int -> result:T?
Aten_MakePerTensorQuantizedTensorOp aten._make_per_tensor_quantized_tensor self_:T scale:float zero_point:int -> result:T?
Aten_ReshapeAliasCopyOp aten._reshape_alias_copy self_:T size:int[] stride:int[] -> result:T?
Aten_ReshapeAliasOp aten._reshape_alias self_:T size:int[] stride:int[] -> result:T?
Aten_SafeSoftmaxOp aten._safe_softmax self_:T dim:int dtype:int? -> result:T?
Aten_ScaledMmOp aten._scaled_mm self_:T mat2:T scale_a:T scale_b:T bias:T? scale_result:T? out_dtype:int? use_fast_accum:bool -> result:T?
Aten_ScaledMmV2Op aten._scaled_mm_v2 self_:T mat2:T scale_a:T[] recipe_a:int[] swizzle_a:int[] scale_b:T[] recipe_b:int[] swizzle_b:int[] bias:T? out_dtype:int? contraction_dim:int[] use_fast_accum:bool -> result:T?
Aten_SetItemStrOp aten._set_item.str l:dict idx:str v:any ->
Aten_SetItemTOp aten._set_item.t l:[] idx:int el:any -> result:[]
Aten_ShapeAsTensorOp aten._shape_as_tensor self_:T -> result:T?
Aten_SoftmaxBackwardDataOp aten._softmax_backward_data grad_output:T output:T dim:int input_dtype:int -> result:T?
Aten_SoftmaxOp aten._softmax self_:T dim:int half_to_float:bool -> result:T?
Aten_ToCopyOp aten._to_copy self_:T dtype:int? layout:int? device:Device? pin_memory:bool? non_blocking:bool memory_format:int? -> result:T?
Aten_TrilinearOp aten._trilinear i1:T i2:T i3:T expand1:int[] expand2:int[] expand3:int[] sumdim:int[] unroll_dim:int -> result:T?
Aten_UnsafeIndexPutHackedTwinOp aten._unsafe_index_put.hacked_twin self_:T indices:T[] values:T accumulate:bool -> result:T?
Aten_UnsafeViewOp aten._unsafe_view self_:T size:int[] -> result:T?
Aten_WeightNormInterfaceOp aten._weight_norm_interface v:T g:T dim:int -> result0:T? result1:T?
Aten__And__BoolOp aten.__and__.bool a:bool b:bool -> result:bool
Aten__And__ScalarOp aten.__and__.Scalar self_:T other:S -> result:T?
Aten__And__TensorOp aten.__and__.Tensor self_:T other:T -> result:T?
Aten__Contains__IntListOp aten.__contains__.int_list l:int[] item:int -> result:bool
Aten__Contains__StrListOp aten.__contains__.str_list l:str[] item:str -> result:bool
Aten__Contains__StrOp aten.__contains__.str dict:dict key:str -> result:bool
Aten__DeriveIndexOp aten.__derive_index index:int start:int step:int -> result:int
Aten__Getitem__DictStrOp aten.__getitem__.Dict_str self_:dict key:str -> result:any
Aten__Getitem__TOp aten.__getitem__.t list:[] idx:int -> result:any
Aten__InterpolateSizeListScaleListOp aten.__interpolate.size_list_scale_list input:T size:int[]? scale_factor:float[]? mode:str align_corners:bool? recompute_scale_factor:bool? antialias:bool -> result:T?
Aten__Is__Op aten.__is__ self_:any obj:any -> result:bool
Aten__Isnot__Op aten.__isnot__ self_:any obj:any -> result:bool
Aten__Lshift__ScalarOp aten.__lshift__.Scalar self_:T other:S -> result:T?
Aten__Not__Op aten.__not__ self_:bool -> result:bool
Aten__Or__BoolOp aten.__or__.bool a:bool b:bool -> result:bool
Aten__Or__TensorOp aten.__or__.Tensor self_:T other:T -> result:T?
Aten__RangeLengthOp aten.__range_length lo:int hi:int step:int -> result:int
Aten__Rshift__ScalarOp aten.__rshift__.Scalar self_:T other:S -> result:T?
""", __name__, globals(), {
    "aten._scaled_mm": d.Check("torch.Scaled", "self", "mat2", "scale_a", "scale_b", "bias", "scale_result", "result"),
    "aten._scaled_mm_v2": d.Check(
        "torch.ScaledV2", "self", "mat2", "scale_a", "scale_b", "recipe_a", "recipe_b", "swizzle_a", "swizzle_b", "contraction_dim"),
    "aten.count_nonzero": d.Check("torch.CountDim", "self", "dim"),
    "aten.count_nonzero.dim_IntList": d.Check("torch.CountDims", "self", "dim"),
    "aten.kthvalue": d.Check("torch.Kth", "self", "k", "dim"),
    "aten.linalg_cross": d.Check("torch.Cross", "self", "other", "dim"),
})
