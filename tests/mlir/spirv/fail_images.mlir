// What spirv refuses of images, and where: each part is an input of its own; the comment on the line that is
// blamed has the column and the message of the first error.
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>) {
%0 = "spirv.Image"(%a0) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>) -> !spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>  // error 6: 'spirv.Image' op failed to verify that type of 'result' matches image type of 'sampled_image'
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) {
%0 = "spirv.ImageQuerySize"(%a0) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) -> vector<2xi32>  // error 6: if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2
return }
// -----
func.func @f(%a0: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
%0 = "spirv.ImageQuerySize"(%a0) : (!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) -> vector<2xi32>  // error 6: the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
%0 = "spirv.ImageQuerySize"(%a0) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) -> vector<3xi32>  // error 6: expected the result to have 2 component(s), but found 3 component(s)
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>) {
%0 = "spirv.ImageQuerySize"(%a0) : (!spirv.image<f32, Dim2D, NoDepth, Arrayed, SingleSampled, NoSampler, Unknown>) -> vector<2xi32>  // error 6: expected the result to have 3 component(s), but found 2 component(s)
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) {
%0 = "spirv.ImageQuerySize"(%a0) : (!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>) -> vector<2xi32>  // error 6: expected the result to have 1 component(s), but found 2 component(s)
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32) {
%0 = "spirv.ImageDrefGather"(%a0, %a1, %a2) : (!spirv.sampled_image<!spirv.image<f32, Dim3D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>  // error 6: 'spirv.ImageDrefGather' op failed to verify that the Dim operand of the underlying image must be Dim2D or Cube or Rect
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32) {
%0 = "spirv.ImageDrefGather"(%a0, %a1, %a2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>  // error 6: 'spirv.ImageDrefGather' op failed to verify that the MS operand of the underlying image type must be SingleSampled
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32) {
%0 = "spirv.ImageDrefGather"(%a0, %a1, %a2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xi32>  // error 6: 'spirv.ImageDrefGather' op failed to verify that the result component type must match the image sampled type
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32) {
%0 = "spirv.ImageDrefGather"(%a0, %a1, %a2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<3xf32>  // error 6: 'spirv.ImageDrefGather' op result #0 must be vector of 8/16/32/64-bit integer values of length 4 or vector of 16/32/64-bit float values of length 4, but got 'vector<3xf32>'
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32, %a3: f32) {
%0 = "spirv.ImageDrefGather"(%a0, %a1, %a2, %a3) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32) -> vector<4xf32>  // error 6: the Image Operands should encode what operands follow, as per Image Operands
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32) {
%0 = "spirv.ImageDrefGather"(%a0, %a1, %a2) {image_operands = #spirv.image_operands<Bias>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>  // error 6: Bias is only valid with implicit-lod instructions
return }
// -----
func.func @f(%a0: !spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %a1: vector<2xi32>) {
%0 = "spirv.ImageFetch"(%a0, %a1) : (!spirv.image<f32, Cube, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>) -> vector<4xf32>  // error 6: 'spirv.ImageFetch' op failed to verify that the Dim operand of the underlying image must not be Cube
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %a1: vector<2xi32>) {
%0 = "spirv.ImageFetch"(%a0, %a1) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>) -> vector<4xf32>  // error 6: 'spirv.ImageFetch' op failed to verify that the sampled operand of the underlying image must be NeedSampler
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %a1: vector<2xi32>) {
%0 = "spirv.ImageFetch"(%a0, %a1) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>) -> vector<4xi32>  // error 6: 'spirv.ImageFetch' op failed to verify that the result component type must match the image sampled type
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %a1: vector<2xi32>, %a2: i32) {
%0 = "spirv.ImageFetch"(%a0, %a1, %a2) {image_operands = #spirv.image_operands<Bias>} : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, i32) -> vector<4xf32>  // error 6: Bias is only valid with implicit-lod instructions
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %a1: vector<2xi32>, %a2: f32) {
%0 = "spirv.ImageFetch"(%a0, %a1, %a2) {image_operands = #spirv.image_operands<Lod>} : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, f32) -> vector<4xf32>  // error 6: Lod is only valid with explicit-lod and fetch instructions
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %a1: vector<2xi32>, %a2: i32) {
%0 = "spirv.ImageFetch"(%a0, %a1, %a2) {image_operands = #spirv.image_operands<Lod>} : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, i32) -> vector<4xf32>  // error 6: Lod is only valid with explicit-lod and fetch instructions
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %a1: vector<2xi32>) {
%0 = "spirv.ImageRead"(%a0, %a1) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>) -> vector<4xf32>  // error 6: 'spirv.ImageRead' op failed to verify that the sampled operand of the underlying image must be SamplerUnknown or NoSampler
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %a1: vector<2xi32>) {
%0 = "spirv.ImageRead"(%a0, %a1) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>) -> vector<4xi32>  // error 6: 'spirv.ImageRead' op failed to verify that the result component type must match the image sampled type
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %a1: vector<2xi32>, %a2: f32) {
%0 = "spirv.ImageRead"(%a0, %a1, %a2) {image_operands = #spirv.image_operands<NonPrivateTexel>} : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>, f32) -> vector<4xf32>  // error 6: too many image operand arguments have been provided
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, %a1: vector<2xi32>, %a2: vector<4xf32>) {
"spirv.ImageWrite"(%a0, %a1, %a2) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>, vector<2xi32>, vector<4xf32>) -> ()  // error 1: 'spirv.ImageWrite' op failed to verify that the sampled operand of the underlying image must be SamplerUnknown or NoSampler
return }
// -----
func.func @f(%a0: !spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %a1: vector<2xi32>, %a2: vector<4xf32>) {
"spirv.ImageWrite"(%a0, %a1, %a2) : (!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>, vector<4xf32>) -> ()  // error 1: 'spirv.ImageWrite' op failed to verify that the Dim operand of the underlying image must not be SubpassData
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %a1: vector<2xi32>, %a2: vector<4xi32>) {
"spirv.ImageWrite"(%a0, %a1, %a2) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>, vector<4xi32>) -> ()  // error 1: 'spirv.ImageWrite' op failed to verify that the texel component type must match the image sampled type
return }
// -----
func.func @f(%a0: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, %a1: vector<2xi32>, %a2: vector<4xf32>, %a3: f32) {
"spirv.ImageWrite"(%a0, %a1, %a2, %a3) {image_operands = #spirv.image_operands<Grad>} : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>, vector<2xi32>, vector<4xf32>, f32) -> ()  // error 1: Grad is only valid with explicit-lod instructions
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>) -> vector<4xf32>  // error 6: 'spirv.ImageSampleExplicitLod' op requires attribute 'image_operands'
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1) {image_operands = #spirv.image_operands<NonPrivateTexel>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>) -> vector<4xf32>  // error 6: 'spirv.ImageSampleExplicitLod' op failed to verify that either Lod or Grad image operands must be present
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1, %a2) {image_operands = #spirv.image_operands<Lod>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>  // error 6: 'spirv.ImageSampleExplicitLod' op failed to verify that the MS operand of the underlying image type must be SingleSampled
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1, %a2) {image_operands = #spirv.image_operands<Lod>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xi32>  // error 6: 'spirv.ImageSampleExplicitLod' op failed to verify that the result component type must match the image sampled type
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1) {image_operands = #spirv.image_operands<Lod>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>) -> vector<4xf32>  // error 6: Lod operand requires 1 argument
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: i32) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1, %a2) {image_operands = #spirv.image_operands<Lod>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32) -> vector<4xf32>  // error 6: for sampling operations, Lod must be a floating-point type scalar
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1, %a2) {image_operands = #spirv.image_operands<Lod>} : (!spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>  // error 6: Lod must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32, %a3: f32) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1, %a2, %a3) {image_operands = #spirv.image_operands<Lod>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32) -> vector<4xf32>  // error 6: too many image operand arguments have been provided
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: vector<2xf32>) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1, %a2) {image_operands = #spirv.image_operands<Grad>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>) -> vector<4xf32>  // error 6: Grad operand requires 2 arguments (scalars or vectors)
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: vector<2xi32>, %a3: vector<2xi32>) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1, %a2, %a3) {image_operands = #spirv.image_operands<Grad>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xi32>, vector<2xi32>) -> vector<4xf32>  // error 6: Grad arguments must be a vector of floating-point type
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: vector<3xf32>, %a3: vector<3xf32>) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1, %a2, %a3) {image_operands = #spirv.image_operands<Grad>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<3xf32>, vector<3xf32>) -> vector<4xf32>  // error 6: number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32, %a3: f32) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1, %a2, %a3) {image_operands = #spirv.image_operands<Grad>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32) -> vector<4xf32>  // error 6: number of components of each Grad argument must equal the number of components in coordinate, minus the array layer component, if present
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32, %a3: f32, %a4: f32) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1, %a2, %a3, %a4) {image_operands = #spirv.image_operands<Lod|Grad>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32, f32) -> vector<4xf32>  // error 6: it is invalid to set both the Lod and Grad bits
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: f32, %a2: i32, %a3: i32) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1, %a2, %a3) {image_operands = #spirv.image_operands<Grad>} : (!spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, f32, i32, i32) -> vector<4xf32>  // error 6: Grad arguments must be a scalar or vector of floating-point type
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: vector<2xf32>, %a3: vector<2xf32>, %a4: f32) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1, %a2, %a3, %a4) {image_operands = #spirv.image_operands<Grad>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32>, f32) -> vector<4xf32>  // error 6: too many image operand arguments have been provided
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32, %a3: f32) {
%0 = "spirv.ImageSampleExplicitLod"(%a0, %a1, %a2, %a3) {image_operands = #spirv.image_operands<Bias|Lod>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32) -> vector<4xf32>  // error 6: Bias is only valid with implicit-lod instructions
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32) {
%0 = "spirv.ImageSampleImplicitLod"(%a0, %a1, %a2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>  // error 6: the Image Operands should encode what operands follow, as per Image Operands
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>) {
%0 = "spirv.ImageSampleImplicitLod"(%a0, %a1) {image_operands = #spirv.image_operands<Bias>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>) -> vector<4xf32>  // error 6: Bias operand requires 1 argument
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: i32) {
%0 = "spirv.ImageSampleImplicitLod"(%a0, %a1, %a2) {image_operands = #spirv.image_operands<Bias>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, i32) -> vector<4xf32>  // error 6: Bias must be a floating-point type scalar
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32) {
%0 = "spirv.ImageSampleImplicitLod"(%a0, %a1, %a2) {image_operands = #spirv.image_operands<Bias>} : (!spirv.sampled_image<!spirv.image<f32, Rect, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>  // error 6: Bias must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32) {
%0 = "spirv.ImageSampleImplicitLod"(%a0, %a1, %a2) {image_operands = #spirv.image_operands<Lod>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>  // error 6: Lod is only valid with explicit-lod and fetch instructions
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: vector<2xf32>, %a3: vector<2xf32>) {
%0 = "spirv.ImageSampleImplicitLod"(%a0, %a1, %a2, %a3) {image_operands = #spirv.image_operands<Grad>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, vector<2xf32>, vector<2xf32>) -> vector<4xf32>  // error 6: Grad is only valid with explicit-lod instructions
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32, %a3: f32) {
%0 = "spirv.ImageSampleImplicitLod"(%a0, %a1, %a2, %a3) {image_operands = #spirv.image_operands<Bias>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, f32) -> vector<4xf32>  // error 6: too many image operand arguments have been provided
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<2xf32>, %a2: f32) {
%0 = "spirv.ImageSampleImplicitLod"(%a0, %a1, %a2) {image_operands = #spirv.image_operands<ConstOffset>} : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32) -> vector<4xf32>  // error 6: too many image operand arguments have been provided
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<4xf32>, %a2: f32) {
%0 = "spirv.ImageSampleProjDrefImplicitLod"(%a0, %a1, %a2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32) -> i32  // error 6: 'spirv.ImageSampleProjDrefImplicitLod' op failed to verify that type of 'result' matches image type of 'sampled_image'
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, %a1: vector<4xf32>, %a2: f32) {
%0 = "spirv.ImageSampleProjDrefImplicitLod"(%a0, %a1, %a2) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, MultiSampled, NeedSampler, Unknown>>, vector<4xf32>, f32) -> f32  // error 6: 'spirv.ImageSampleProjDrefImplicitLod' op failed to verify that the MS operand of the underlying image type must be SingleSampled
return }
// -----
func.func @f(%a0: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %a1: vector<4xf32>, %a2: f32, %a3: f32) {
%0 = "spirv.ImageSampleProjDrefImplicitLod"(%a0, %a1, %a2, %a3) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32, f32) -> f32  // error 6: the Image Operands should encode what operands follow, as per Image Operands
return }
// -----
func.func @f(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>) {
%0 = spirv.ImageSampleImplicitLod %s, %c ["Other"] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>  // error 43: custom op 'spirv.ImageSampleImplicitLod' invalid image_operands attribute specification: "Other"
return }
// -----
func.func @f(%s: !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, %c: vector<2xf32>) {
%0 = spirv.ImageSampleImplicitLod %s, %c [3] : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32> -> vector<4xf32>  // error 43: integer literal not valid for specified type
return }
