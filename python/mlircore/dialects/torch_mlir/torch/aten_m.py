"""The torch dialect: ATen's functions from M on, as a table."""

from mlircore import dialect as d

from .base import declare

declare("""
AtenMaskedFillScalarOp aten.masked_fill.Scalar self_:T mask:T value:S -> result:T?
AtenMaskedFillTensorOp aten.masked_fill.Tensor self_:T mask:T value:T -> result:T?
AtenMaskedFill_ScalarOp aten.masked_fill_.Scalar self_:N mask:N value:S -> result:N?
AtenMaskedFill_TensorOp aten.masked_fill_.Tensor self_:N mask:N value:N -> result:N?
AtenMaskedScatterOp aten.masked_scatter self_:T mask:T source:T -> result:T?
AtenMaskedScatter_Op aten.masked_scatter_ self_:N mask:N source:N -> result:N?
AtenMaskedSelectOp aten.masked_select self_:T mask:T -> result:T?
AtenMatmulOp aten.matmul self_:T other:T -> result:T?
AtenMaxDimOp aten.max.dim self_:T dim:int keepdim:bool -> values:T? indices:T?
AtenMaxOp aten.max self_:T -> result:T?
AtenMaxOtherOp aten.max.other self_:T other:T -> result:T?
AtenMaxPool1dOp aten.max_pool1d self_:T kernel_size:int[] stride:int[] padding:int[] dilation:int[] ceil_mode:bool -> result:T?
AtenMaxPool1dWithIndicesOp aten.max_pool1d_with_indices self_:T kernel_size:int[] stride:int[] padding:int[] dilation:int[] ceil_mode:bool -> result0:T? result1:T?
AtenMaxPool2dOp aten.max_pool2d self_:T kernel_size:int[] stride:int[] padding:int[] dilation:int[] ceil_mode:bool -> result:T?
AtenMaxPool2dWithIndicesBackwardOp aten.max_pool2d_with_indices_backward grad_output:T self_:T kernel_size:int[] stride:int[] padding:int[] dilation:int[] ceil_mode:bool indices:T -> result:T?
AtenMaxPool2dWithIndicesOp aten.max_pool2d_with_indices self_:T kernel_size:int[] stride:int[] padding:int[] dilation:int[] ceil_mode:bool -> result0:T? result1:T?
AtenMaxPool3dOp aten.max_pool3d self_:T kernel_size:int[] stride:int[] padding:int[] dilation:int[] ceil_mode:bool -> result:T?
AtenMaxPool3dWithIndicesBackwardOp aten.max_pool3d_with_indices_backward grad_output:T self_:T kernel_size:int[] stride:int[] padding:int[] dilation:int[] ceil_mode:bool indices:T -> result:T?
AtenMaxPool3dWithIndicesOp aten.max_pool3d_with_indices self_:T kernel_size:int[] stride:int[] padding:int[] dilation:int[] ceil_mode:bool -> result0:T? result1:T?
AtenMaxUnpool2dOp aten.max_unpool2d self_:T indices:T output_size:int[] -> result:T?
AtenMaxUnpool3dOp aten.max_unpool3d self_:T indices:T output_size:int[] stride:int[] padding:int[] -> result:T?
AtenMaximumOp aten.maximum self_:T other:T -> result:T?
AtenMeanDimOp aten.mean.dim self_:T dim:int[]? keepdim:bool dtype:int? -> result:T?
AtenMeanOp aten.mean self_:T dtype:int? -> result:T?
AtenMeshgridIndexingOp aten.meshgrid.indexing tensors:T[] indexing:str -> result:T[]
AtenMeshgridOp aten.meshgrid tensors:T[] -> result:T[]
AtenMinDimOp aten.min.dim self_:T dim:int keepdim:bool -> values:T? indices:T?
AtenMinOp aten.min self_:T -> result:T?
AtenMinOtherOp aten.min.other self_:T other:T -> result:T?
AtenMinimumOp aten.minimum self_:T other:T -> result:T?
AtenMishOp aten.mish self_:T -> result:T?
AtenMmOp aten.mm self_:T mat2:T -> result:T?
AtenMovedimIntOp aten.movedim.int self_:T source:int destination:int -> result:T?
AtenMseLossBackwardOp aten.mse_loss_backward grad_output:T self_:T target:T reduction:int -> result:T?
AtenMseLossOp aten.mse_loss self_:T target:T reduction:int -> result:T?
AtenMulFloatIntOp aten.mul.float_int a:float b:int -> result:float
AtenMulFloatOp aten.mul.float a:float b:float -> result:float
AtenMulIntFloatOp aten.mul.int_float a:int b:float -> result:float
AtenMulIntOp aten.mul.int a:int b:int -> result:int
AtenMulLeftTOp aten.mul.left_t l:[] n:int -> result:[]
AtenMulOp aten.mul a:S b:S -> result:S
AtenMulScalarOp aten.mul.Scalar self_:T other:S -> result:T?
AtenMulTensorOp aten.mul.Tensor self_:T other:T -> result:T?
AtenMul_ScalarOp aten.mul_.Scalar self_:N other:S -> result:N?
AtenMul_TensorOp aten.mul_.Tensor self_:N other:N -> result:N?
AtenMultinomialOp aten.multinomial self_:T num_samples:int replacement:bool generator:Generator? -> result:T?
AtenMvOp aten.mv self_:T vec:T -> result:T?
AtenNanToNumOp aten.nan_to_num self_:T nan:float? posinf:float? neginf:float? -> result:T?
AtenNarrowOp aten.narrow self_:T dim:int start:int length:int -> result:T?
AtenNarrowTensorOp aten.narrow.Tensor self_:T dim:int start:T length:int -> result:T?
AtenNativeBatchNormBackwardOp aten.native_batch_norm_backward grad_out:T input:T weight:T? running_mean:T? running_var:T? save_mean:T? save_invstd:T? train:bool eps:float output_mask:bool[] -> result0:T? result1:T? result2:T?
AtenNativeBatchNormOp aten.native_batch_norm input:T weight:T? bias:T? running_mean:T? running_var:T? training:bool momentum:float eps:float -> result0:T? result1:T? result2:T?
AtenNativeDropoutBackwardOp aten.native_dropout_backward grad_output:T mask:T scale:float -> result:T?
AtenNativeDropoutOp aten.native_dropout input:T p:float train:bool? -> result0:T? result1:T?
AtenNativeGroupNormBackwardOp aten.native_group_norm_backward grad_out:T input:T mean:T rstd:T weight:T? N:int C:int HxW:int group:int output_mask:bool[] -> result0:T? result1:T? result2:T?
AtenNativeGroupNormOp aten.native_group_norm input:T weight:T? bias:T? N:int C:int HxW:int group:int eps:float -> result0:T? result1:T? result2:T?
AtenNativeLayerNormBackwardOp aten.native_layer_norm_backward grad_out:T input:T normalized_shape:int[] mean:T rstd:T weight:T? bias:T? output_mask:bool[] -> result0:T? result1:T? result2:T?
AtenNativeLayerNormOp aten.native_layer_norm input:T normalized_shape:int[] weight:T? bias:T? eps:float -> result0:T? result1:T? result2:T?
AtenNeBoolOp aten.ne.bool a:bool b:bool -> result:bool
AtenNeFloatIntOp aten.ne.float_int a:float b:int -> result:bool
AtenNeIntListOp aten.ne.int_list a:int[] b:int[] -> result:bool
AtenNeIntOp aten.ne.int a:int b:int -> result:bool
AtenNeScalarOp aten.ne.Scalar self_:T other:S -> result:T?
AtenNeStrOp aten.ne.str a:str b:str -> result:bool
AtenNeTensorOp aten.ne.Tensor self_:T other:T -> result:T?
AtenNe_ScalarOp aten.ne_.Scalar self_:N other:S -> result:N?
AtenNe_TensorOp aten.ne_.Tensor self_:N other:N -> result:N?
AtenNegFloatOp aten.neg.float a:float -> result:float
AtenNegIntOp aten.neg.int a:int -> result:int
AtenNegOp aten.neg self_:T -> result:T?
AtenNeg_Op aten.neg_ self_:N -> result:N?
AtenNewEmptyOp aten.new_empty self_:T size:int[] dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenNewEmptyStridedOp aten.new_empty_strided self_:T size:int[] stride:int[] dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenNewFullOp aten.new_full self_:T size:int[] fill_value:S dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenNewOnesOp aten.new_ones self_:T size:int[] dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenNewZerosOp aten.new_zeros self_:T size:int[] dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenNllLoss2dBackwardOp aten.nll_loss2d_backward grad_output:T self_:T target:T weight:T? reduction:int ignore_index:int total_weight:T -> result:T?
AtenNllLoss2dForwardOp aten.nll_loss2d_forward self_:T target:T weight:T? reduction:int ignore_index:int -> output:T? total_weight:T?
AtenNllLossBackwardOp aten.nll_loss_backward grad_output:T self_:T target:T weight:T? reduction:int ignore_index:int total_weight:T -> result:T?
AtenNllLossForwardOp aten.nll_loss_forward self_:T target:T weight:T? reduction:int ignore_index:int -> output:T? total_weight:T?
AtenNonzeroNumpyOp aten.nonzero_numpy self_:T -> result:T[]
AtenNonzeroOp aten.nonzero self_:T -> result:T?
AtenNonzeroStaticOp aten.nonzero_static self_:T size:int fill_value:int -> result:T?
AtenNormScalarOp aten.norm.Scalar self_:T p:S -> result:T?
AtenNormScalarOptDimOp aten.norm.ScalarOpt_dim self_:T p:S? dim:int[] keepdim:bool -> result:T?
AtenNormalFunctionalOp aten.normal_functional self_:T mean:float std:float generator:Generator? -> result:T?
AtenNumelOp aten.numel self_:T -> result:int
AtenNumpyTOp aten.numpy_T self_:T -> result:T?
AtenOneHotOp aten.one_hot self_:T num_classes:int -> result:T?
AtenOnesLikeOp aten.ones_like self_:T dtype:int? layout:int? device:Device? pin_memory:bool? memory_format:int? -> result:T?
AtenOnesOp aten.ones size:int[] dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenOuterOp aten.outer self_:T vec2:T -> result:T?
AtenPadOp aten.pad self_:T pad:int[] mode:str value:float? -> result:T?
AtenPermuteCopyOp aten.permute_copy self_:T dims:int[] -> result:T?
AtenPermuteOp aten.permute self_:T dims:int[] -> result:T?
AtenPixelShuffleOp aten.pixel_shuffle self_:T upscale_factor:int -> result:T?
AtenPixelUnshuffleOp aten.pixel_unshuffle self_:T downscale_factor:int -> result:T?
AtenPoissonNllLossOp aten.poisson_nll_loss input:T target:T log_input:bool full:bool eps:float reduction:int -> result:T?
AtenPolarOp aten.polar abs:T angle:T -> result:T?
AtenPowIntFloatOp aten.pow.int_float a:int b:float -> result:float
AtenPowScalarOp aten.pow.Scalar self_:S exponent:T -> result:T?
AtenPowTensorScalarOp aten.pow.Tensor_Scalar self_:T exponent:S -> result:T?
AtenPowTensorTensorOp aten.pow.Tensor_Tensor self_:T exponent:T -> result:T?
AtenPreluOp aten.prelu self_:T weight:T -> result:T?
AtenProdDimIntOp aten.prod.dim_int self_:T dim:int keepdim:bool dtype:int? -> result:T?
AtenProdOp aten.prod self_:T dtype:int? -> result:T?
AtenQuantizePerChannelOp aten.quantize_per_channel self_:T scales:T zero_points:T axis:int dtype:int -> result:T?
AtenQuantizePerTensorOp aten.quantize_per_tensor self_:T scale:float zero_point:int dtype:int -> result:T?
AtenRad2degOp aten.rad2deg self_:T -> result:T?
AtenRandLikeOp aten.rand_like self_:T dtype:int? layout:int? device:Device? pin_memory:bool? memory_format:int? -> result:T?
AtenRandOp aten.rand size:int[] dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenRandintLowOp aten.randint.low low:int high:int size:int[] dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenRandintOp aten.randint high:int size:int[] dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenRandnGeneratorOp aten.randn.generator size:int[] generator:Generator? dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenRandnLikeOp aten.randn_like self_:T dtype:int? layout:int? device:Device? pin_memory:bool? memory_format:int? -> result:T?
AtenRandnOp aten.randn size:int[] dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenRandomFromOp aten.random.from self_:T from_:int to:int? generator:Generator? -> result:T?
AtenRandomOp aten.random self_:T generator:Generator? -> result:T?
AtenRealOp aten.real self_:T -> result:T?
AtenReciprocalOp aten.reciprocal self_:T -> result:T?
AtenReciprocal_Op aten.reciprocal_ self_:N -> result:N?
AtenReflectionPad1dOp aten.reflection_pad1d self_:T padding:int[] -> result:T?
AtenReflectionPad2dOp aten.reflection_pad2d self_:T padding:int[] -> result:T?
AtenReflectionPad3dOp aten.reflection_pad3d self_:T padding:int[] -> result:T?
AtenRelu6Op aten.relu6 self_:T -> result:T?
AtenRelu6_Op aten.relu6_ self_:N -> result:N?
AtenReluOp aten.relu self_:T -> result:T?
AtenRelu_Op aten.relu_ self_:N -> result:N?
AtenRemainderIntOp aten.remainder.int a:int b:int -> result:int
AtenRemainderScalarOp aten.remainder.Scalar self_:T other:S -> result:T?
AtenRemainderTensorOp aten.remainder.Tensor self_:T other:T -> result:T?
AtenRenormOp aten.renorm self_:T p:S dim:int maxnorm:S -> result:T?
AtenRepeatInterleaveSelfIntOp aten.repeat_interleave.self_int self_:T repeats:int dim:int? output_size:int? -> result:T?
AtenRepeatInterleaveTensorOp aten.repeat_interleave.Tensor repeats:T output_size:int? -> result:T?
AtenRepeatOp aten.repeat self_:T repeats:int[] -> result:T?
AtenReplicationPad1dOp aten.replication_pad1d self_:T padding:int[] -> result:T?
AtenReplicationPad2dOp aten.replication_pad2d self_:T padding:int[] -> result:T?
AtenReplicationPad3dOp aten.replication_pad3d self_:T padding:int[] -> result:T?
AtenReshapeAsOp aten.reshape_as self_:T other:T -> result:T?
AtenReshapeOp aten.reshape self_:T shape:int[] -> result:T?
AtenResizeOp aten.resize self_:T size:int[] memory_format:int? -> result:T?
AtenResize_Op aten.resize_ self_:T size:int[] memory_format:int? -> result:T?
AtenRmsNormOp aten.rms_norm input:T normalized_shape:int[] weight:T? eps:float? -> result:T?
AtenRollOp aten.roll self_:T shifts:int[] dims:int[] -> result:T?
AtenRot90Op aten.rot90 self_:T k:int dims:int[] -> result:T?
AtenRoundDecimalsOp aten.round.decimals self_:T decimals:int -> result:T?
AtenRoundOp aten.round self_:T -> result:T?
AtenRound_DecimalsOp aten.round_.decimals self_:N decimals:int -> result:N?
AtenRound_Op aten.round_ self_:N -> result:N?
AtenRreluOp aten.rrelu self_:T lower:S upper:S training:bool generator:Generator? -> result:T?
AtenRreluWithNoiseBackwardOp aten.rrelu_with_noise_backward grad_output:T self_:T noise:T lower:S upper:S training:bool self_is_result:bool -> result:T?
AtenRreluWithNoiseFunctionalOp aten.rrelu_with_noise_functional self_:T noise:T lower:S upper:S training:bool generator:Generator? -> result0:T? noise_out:T?
AtenRreluWithNoiseOp aten.rrelu_with_noise self_:T noise:T lower:S upper:S training:bool generator:Generator? -> result:T?
AtenRreluWithNoise_Op aten.rrelu_with_noise_ self_:N noise:N lower:S upper:S training:bool generator:Generator? -> result:N?
AtenRrelu_Op aten.rrelu_ self_:N lower:S upper:S training:bool generator:Generator? -> result:N?
AtenRsqrtOp aten.rsqrt self_:T -> result:T?
AtenRsqrt_Op aten.rsqrt_ self_:N -> result:N?
AtenRsubScalarOp aten.rsub.Scalar self_:T other:S alpha:S -> result:T?
AtenScalarImplicitOp aten.ScalarImplicit a:T -> result:S
AtenScalarTensorOp aten.scalar_tensor s:S dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenScaledDotProductAttentionOp aten.scaled_dot_product_attention query:T key:T value:T attn_mask:T? dropout_p:float is_causal:bool scale:float? enable_gqa:bool -> result:T?
AtenScatterAddOp aten.scatter_add self_:T dim:int index:T src:T -> result:T?
AtenScatterAdd_Op aten.scatter_add_ self_:N dim:int index:N src:N -> result:N?
AtenScatterReduceOp aten.scatter.reduce self_:T dim:int index:T src:T reduce:str -> result:T?
AtenScatterReduceTwoOp aten.scatter_reduce.two self_:T dim:int index:T src:T reduce:str include_self:bool -> result:T?
AtenScatterReduce_TwoOp aten.scatter_reduce_.two self_:N dim:int index:N src:N reduce:str include_self:bool -> result:N?
AtenScatterSrcOp aten.scatter.src self_:T dim:int index:T src:T -> result:T?
AtenScatterValueOp aten.scatter.value self_:T dim:int index:T value:S -> result:T?
AtenScatter_SrcOp aten.scatter_.src self_:N dim:int index:N src:N -> result:N?
AtenScatter_ValueOp aten.scatter_.value self_:N dim:int index:N value:S -> result:N?
AtenSelectCopyIntOp aten.select_copy.int self_:T dim:int index:int -> result:T?
AtenSelectIntOp aten.select.int self_:T dim:int index:int -> result:T?
AtenSelectScatterOp aten.select_scatter self_:T src:T dim:int index:int -> result:T?
AtenSeluOp aten.selu self_:T -> result:T?
AtenSelu_Op aten.selu_ self_:N -> result:N?
AtenSgnOp aten.sgn self_:T -> result:T?
AtenSgn_Op aten.sgn_ self_:N -> result:N?
AtenSigmoidBackwardOp aten.sigmoid_backward grad_output:T output:T -> result:T?
AtenSigmoidOp aten.sigmoid self_:T -> result:T?
AtenSigmoid_Op aten.sigmoid_ self_:N -> result:N?
AtenSignOp aten.sign self_:T -> result:T?
AtenSign_Op aten.sign_ self_:N -> result:N?
AtenSignbitOp aten.signbit self_:T -> result:T?
AtenSiluOp aten.silu self_:T -> result:T?
AtenSilu_Op aten.silu_ self_:N -> result:N?
AtenSinOp aten.sin self_:T -> result:T?
AtenSin_Op aten.sin_ self_:N -> result:N?
AtenSinhOp aten.sinh self_:T -> result:T?
AtenSinh_Op aten.sinh_ self_:N -> result:N?
AtenSizeIntOp aten.size.int self_:T dim:int -> result:int
AtenSizeOp aten.size self_:T -> result:int[]
AtenSliceCopyTensorOp aten.slice_copy.Tensor self_:T dim:int start:int? end:int? step:int -> result:T?
AtenSliceScatterOp aten.slice_scatter self_:T src:T dim:int start:int? end:int? step:int -> result:T?
AtenSliceTOp aten.slice.t l:[] start:int? end:int? step:int -> result:[]
AtenSliceTensorOp aten.slice.Tensor self_:T dim:int start:int? end:int? step:int -> result:T?
AtenSoftmaxIntOp aten.softmax.int self_:T dim:int dtype:int? -> result:T?
AtenSoftplusBackwardOp aten.softplus_backward grad_output:T self_:T beta:S threshold:S -> result:T?
AtenSoftplusOp aten.softplus self_:T beta:S threshold:S -> result:T?
AtenSoftshrinkOp aten.softshrink self_:T lambd:S -> result:T?
AtenSortIntOp aten.sort.int self_:int[] reverse:bool ->
AtenSortOp aten.sort self_:T dim:int descending:bool -> values:T? indices:T?
AtenSpecialExpm1Op aten.special_expm1 self_:T -> result:T?
AtenSplitCopyTensorOp aten.split_copy.Tensor self_:T split_size:int dim:int -> result:T[]
AtenSplitSizesOp aten.split.sizes self_:T split_size:int[] dim:int -> result:T[]
AtenSplitTensorOp aten.split.Tensor self_:T split_size:int dim:int -> result:T[]
AtenSplitWithSizesCopyOp aten.split_with_sizes_copy self_:T split_sizes:int[] dim:int -> result:T[]
AtenSplitWithSizesOp aten.split_with_sizes self_:T split_sizes:int[] dim:int -> result:T[]
AtenSqrtIntOp aten.sqrt.int a:int -> result:float
AtenSqrtOp aten.sqrt self_:T -> result:T?
AtenSqrt_Op aten.sqrt_ self_:N -> result:N?
AtenSquareOp aten.square self_:T -> result:T?
AtenSquare_Op aten.square_ self_:N -> result:N?
AtenSqueezeCopyDimOp aten.squeeze_copy.dim self_:T dim:int -> result:T?
AtenSqueezeCopyOp aten.squeeze_copy self_:T -> result:T?
AtenSqueezeDimOp aten.squeeze.dim self_:T dim:int -> result:T?
AtenSqueezeOp aten.squeeze self_:T -> result:T?
AtenStackOp aten.stack tensors:T[] dim:int -> result:T?
AtenStdCorrectionOp aten.std.correction self_:T dim:int[]? correction:S? keepdim:bool -> result:T?
AtenStdDimOp aten.std.dim self_:T dim:int[]? unbiased:bool keepdim:bool -> result:T?
AtenStdOp aten.std self_:T unbiased:bool -> result:T?
AtenStftCenterOp aten.stft.center self_:T n_fft:int hop_length:int? win_length:int? window:T? center:bool pad_mode:str normalized:bool onesided:bool? return_complex:bool? align_to_window:bool? -> result:T?
AtenStftOp aten.stft self_:T n_fft:int hop_length:int? win_length:int? window:T? normalized:bool onesided:bool? return_complex:bool? align_to_window:bool? -> result:T?
AtenStrOp aten.str elem:any -> result:str
AtenSubFloatOp aten.sub.float a:float b:float -> result:float
AtenSubIntOp aten.sub.int a:int b:int -> result:int
AtenSubOp aten.sub a:S b:S -> result:S
AtenSubScalarOp aten.sub.Scalar self_:T other:S alpha:S -> result:T?
AtenSubTensorOp aten.sub.Tensor self_:T other:T alpha:S -> result:T?
AtenSub_ScalarOp aten.sub_.Scalar self_:N other:S alpha:S -> result:N?
AtenSub_TensorOp aten.sub_.Tensor self_:N other:N alpha:S -> result:N?
AtenSumDimIntListOp aten.sum.dim_IntList self_:T dim:int[]? keepdim:bool dtype:int? -> result:T?
AtenSumOp aten.sum self_:T dtype:int? -> result:T?
AtenSymConstrainRangeForSizeOp aten.sym_constrain_range_for_size size:S min:int? max:int? ->
AtenSymConstrainRangeOp aten.sym_constrain_range size:S min:int? max:int? ->
AtenTCopyOp aten.t_copy self_:T -> result:T?
AtenTOp aten.t self_:T -> result:T?
AtenTanOp aten.tan self_:T -> result:T?
AtenTan_Op aten.tan_ self_:N -> result:N?
AtenTanhBackwardOp aten.tanh_backward grad_output:T output:T -> result:T?
AtenTanhOp aten.tanh self_:T -> result:T?
AtenTanh_Op aten.tanh_ self_:N -> result:N?
AtenTensorBoolOp aten.tensor.bool t:bool dtype:int? device:Device? requires_grad:bool -> result:T?
AtenTensorFloatOp aten.tensor.float t:float dtype:int? device:Device? requires_grad:bool -> result:T?
AtenTensorIntOp aten.tensor.int t:int dtype:int? device:Device? requires_grad:bool -> result:T?
AtenTensorOp aten.tensor data:[] dtype:int? device:Device? requires_grad:bool -> result:T?
AtenTensorSplitSectionsOp aten.tensor_split.sections self_:T sections:int dim:int -> result:T[]
AtenThresholdBackwardOp aten.threshold_backward grad_output:T self_:T threshold:S -> result:T?
AtenThresholdOp aten.threshold self_:T threshold:S value:S -> result:T?
AtenThreshold_Op aten.threshold_ self_:N threshold:S value:S -> result:N?
AtenTileOp aten.tile self_:T dims:int[] -> result:T?
AtenToDeviceOp aten.to.device self_:T device:Device dtype:int non_blocking:bool copy:bool memory_format:int? -> result:T?
AtenToDtypeLayoutOp aten.to.dtype_layout self_:T dtype:int? layout:int? device:Device? pin_memory:bool? non_blocking:bool copy:bool memory_format:int? -> result:T?
AtenToDtypeOp aten.to.dtype self_:T dtype:int non_blocking:bool copy:bool memory_format:int? -> result:T?
AtenToOtherOp aten.to.other self_:T other:T non_blocking:bool copy:bool memory_format:int? -> result:T?
AtenToPrimDeviceOp aten.to.prim_Device self_:T device:Device? dtype:int? non_blocking:bool copy:bool -> result:T?
AtenTopkOp aten.topk self_:T k:int dim:int largest:bool sorted:bool -> values:T? indices:T?
AtenTraceOp aten.trace self_:T -> result:T?
AtenTransposeCopyIntOp aten.transpose_copy.int self_:T dim0:int dim1:int -> result:T?
AtenTransposeIntOp aten.transpose.int self_:T dim0:int dim1:int -> result:T?
AtenTrilIndicesOp aten.tril_indices row:int col:int offset:int dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenTrilOp aten.tril self_:T diagonal:int -> result:T?
AtenTril_Op aten.tril_ self_:N diagonal:int -> result:N?
AtenTriuIndicesOp aten.triu_indices row:int col:int offset:int dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
AtenTriuOp aten.triu self_:T diagonal:int -> result:T?
AtenTriu_Op aten.triu_ self_:N diagonal:int -> result:N?
AtenTruncOp aten.trunc self_:T -> result:T?
AtenTrunc_Op aten.trunc_ self_:N -> result:N?
AtenTypeAsOp aten.type_as self_:T other:T -> result:T?
AtenUnbindCopyIntOp aten.unbind_copy.int self_:T dim:int -> result:T[]
AtenUnbindIntOp aten.unbind.int self_:T dim:int -> result:T[]
AtenUnflattenIntOp aten.unflatten.int self_:T dim:int sizes:int[] -> result:T?
AtenUnfoldCopyOp aten.unfold_copy self_:T dimension:int size:int step:int -> result:T?
AtenUnfoldOp aten.unfold self_:T dimension:int size:int step:int -> result:T?
AtenUniformOp aten.uniform self_:T from_:float to:float generator:Generator? -> result:T?
AtenUniform_Op aten.uniform_ self_:N from_:float to:float generator:Generator? -> result:N?
AtenUniqueConsecutiveOp aten.unique_consecutive self_:T return_inverse:bool return_counts:bool dim:int? -> result0:T? result1:T? result2:T?
AtenUniqueDimOp aten.unique_dim self_:T dim:int sorted:bool return_inverse:bool return_counts:bool -> result0:T? result1:T? result2:T?
AtenUnsqueezeCopyOp aten.unsqueeze_copy self_:T dim:int -> result:T?
AtenUnsqueezeOp aten.unsqueeze self_:T dim:int -> result:T?
AtenUnsqueeze_Op aten.unsqueeze_ self_:N dim:int -> result:N?
AtenUpsampleBilinear2dOp aten.upsample_bilinear2d self_:T output_size:int[] align_corners:bool scales_h:float? scales_w:float? -> result:T?
AtenUpsampleBilinear2dVecOp aten.upsample_bilinear2d.vec input:T output_size:int[]? align_corners:bool scale_factors:float[]? -> result:T?
AtenUpsampleNearest1dOp aten.upsample_nearest1d self_:T output_size:int[] scales:float? -> result:T?
AtenUpsampleNearest1dVecOp aten.upsample_nearest1d.vec input:T output_size:int[]? scale_factors:float[]? -> result:T?
AtenUpsampleNearest2dBackwardOp aten.upsample_nearest2d_backward grad_output:T output_size:int[] input_size:int[] scales_h:float? scales_w:float? -> result:T?
AtenUpsampleNearest2dOp aten.upsample_nearest2d self_:T output_size:int[] scales_h:float? scales_w:float? -> result:T?
AtenUpsampleNearest2dVecOp aten.upsample_nearest2d.vec input:T output_size:int[]? scale_factors:float[]? -> result:T?
AtenVarCorrectionOp aten.var.correction self_:T dim:int[]? correction:S? keepdim:bool -> result:T?
AtenVarDimOp aten.var.dim self_:T dim:int[]? unbiased:bool keepdim:bool -> result:T?
AtenVarMeanCorrectionOp aten.var_mean.correction self_:T dim:int[]? correction:S? keepdim:bool -> result0:T? result1:T?
AtenVarMeanDimOp aten.var_mean.dim self_:T dim:int[]? unbiased:bool keepdim:bool -> result0:T? result1:T?
AtenVarMeanOp aten.var_mean self_:T unbiased:bool -> result0:T? result1:T?
AtenVarOp aten.var self_:T unbiased:bool -> result:T?
AtenViewAsComplexOp aten.view_as_complex self_:T -> result:T?
AtenViewAsRealOp aten.view_as_real self_:T -> result:T?
AtenViewCopyDtypeOp aten.view_copy.dtype self_:T dtype:int -> result:T?
AtenViewCopyOp aten.view_copy self_:T size:int[] -> result:T?
AtenViewDtypeOp aten.view.dtype self_:T dtype:int -> result:T?
AtenViewOp aten.view self_:T size:int[] -> result:T?
AtenWarnOp aten.warn message:str stacklevel:int ->
AtenWhereScalarOp aten.where.Scalar condition:T self_:S other:S -> result:T?
AtenWhereScalarOtherOp aten.where.ScalarOther condition:T self_:T other:S -> result:T?
AtenWhereScalarSelfOp aten.where.ScalarSelf condition:T self_:S other:T -> result:T?
AtenWhereSelfOp aten.where.self condition:T self_:T other:T -> result:T?
AtenXlogyTensorOp aten.xlogy.Tensor self_:T other:T -> result:T?
AtenZeroOp aten.zero self_:T -> result:T?
AtenZero_Op aten.zero_ self_:N -> result:N?
AtenZerosLikeOp aten.zeros_like self_:T dtype:int? layout:int? device:Device? pin_memory:bool? memory_format:int? -> result:T?
AtenZerosOp aten.zeros size:int[] dtype:int? layout:int? device:Device? pin_memory:bool? -> result:T?
""", __name__, globals(), {
    "aten.norm.Scalar": d.Check("torch.Norm", "self"),
    "aten.permute": d.Check("torch.Permute", "self", "dims", "result"),
    "aten.renorm": d.Check("torch.Renorm", "self", "p", "dim", "maxnorm"),
    "aten.rot90": d.Check("torch.Rotation", "self", "dims"),
    "aten.tril_indices": d.Check("torch.Triangle", "row", "col", "offset", "dtype"),
    "aten.triu_indices": d.Check("torch.Triangle", "row", "col", "offset", "dtype"),
})
