// What arm_neon refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%a: vector<2x4x4xi8>, %b: vector<4xi32>, %c: vector<4x4xi8>, %d: vector<2xi32>, %e: vector<8xi8>, %g: vector<8x2xi8>) {
 %0 = arm_neon.2d.sdot %b, %c, %c : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
 %1 = arm_neon.2d.sdot %d, %e, %e : vector<8xi8>, vector<8xi8> to vector<2xi32>  // error 7: 'arm_neon.2d.sdot' op failed to verify that operand `b` should be 2-dimensional
 return }
// -----
func.func @f(%b: vector<2xi32>, %c: vector<4x4xi8>) {
 %0 = arm_neon.2d.sdot %b, %c, %c : vector<4x4xi8>, vector<4x4xi8> to vector<2xi32>  // error 7: 'arm_neon.2d.sdot' op failed to verify that operand `b` should have as many rows as the size of operand `a`
 return }
// -----
func.func @f(%b: vector<2x2xi32>, %c: vector<4x4xi8>) {
 %0 = arm_neon.2d.sdot %b, %c, %c : vector<4x4xi8>, vector<4x4xi8> to vector<2x2xi32>  // error 7: 'arm_neon.2d.sdot' op failed to verify that operand `a` should be 1-dimensional
 return }
// -----
func.func @f(%b: vector<4xi32>, %c: vector<8x2xi8>) {
 %0 = arm_neon.2d.sdot %b, %c, %c : vector<8x2xi8>, vector<8x2xi8> to vector<4xi32>  // error 7: 'arm_neon.2d.sdot' op failed to verify that operand `b` should have 4 columns
 return }
// -----
func.func @f(%b: vector<8xi8>, %c: vector<8xi8>) {
 %0 = arm_neon.intr.smull %b, %c : vector<8xi8> to vector<8xi32>  // error 7: 'arm_neon.intr.smull' op failed to verify that res has same vector shape and element bitwidth scaled by 2 as a
 return }
// -----
func.func @f(%b: vector<2x2xi32>, %c: vector<16xi8>) {
 %0 = arm_neon.intr.smmla %b, %c, %c : vector<16xi8> to vector<2x2xi32>  // error 7: 'arm_neon.intr.smmla' op operand #0 must be a vector with length 4 of 32-bit signless integer values, but got 'vector<2x2xi32>'
 return }
// -----
func.func @f(%b: vector<2xi32>, %c: vector<16xi8>) {
 %0 = arm_neon.intr.sdot %b, %c, %c : vector<16xi8>, vector<16xi8> to vector<2xi32>  // error 7: 'arm_neon.intr.sdot' op failed to verify that res has the same number of elements as operand b
 return }
