"t.x"() {a = #dlti.map<"a" = 3, "a" = 4>} : () -> () // error 20: repeated DLTI key: "a"
// -----
"t.x"() {a = #dlti.map<"a" = 3, "" = 4>} : () -> () // error 20: empty string as DLTI key is not allowed
// -----
"t.x"() {a = #dlti.map<i32 = 3, i32 = 4>} : () -> () // error 20: repeated DLTI key: i32
// -----
"t.x"() {a = #dlti.map<i32 3>} : () -> () // error 27: expected '='
// -----
"t.x"() {a = #dlti.map<a = 3>} : () -> () // error 24: expected attribute value
// -----
"t.x"() {a = #dlti.map<"a" = 3} : () -> () // error 24: unbalanced '<' character in pretty dialect name
// -----
"t.x"() {a = #dlti.map<3>} : () -> () // error 24: invalid kind of attribute specified
// -----
"t.x"() {a = #dlti.map<tensor<x> = 3>} : () -> () // error 31: expected non-function type
// -----
"t.x"() {a = #dlti.target_device_spec<>} : () -> () // error 20: no DLTI entries provided
// -----
"t.x"() {a = #dlti.target_device_spec<i32 = 3>} : () -> () // error 39: invalid kind of attribute specified
// -----
"t.x"() {a = #dlti.target_device_spec<#dlti.dl_entry<i32, 3>>} : () -> () // error 20: type as DLTI key is not allowed
// -----
"t.x"() {a = #dlti.target_system_spec<>} : () -> () // error 20: no DLTI entries provided
// -----
"t.x"() {a = #dlti.target_system_spec<"a" = 3>} : () -> () // error 20: value associated with key "a" is not a DLTI device spec
// -----
"t.x"() {a = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 1>, "a" = #dlti.target_device_spec<"a" = 1>>} : () -> () // error 20: repeated device ID in dlti.target_system_spec: "a"
// -----
"t.x"() {a = #dlti.target_system_spec<#dlti.dl_entry<i32, 3>>} : () -> () // error 20: non-string key of DLTI system spec
// -----
"t.x"() {a = #dlti.dl_entry<a, 3>} : () -> () // error 29: expected a type or a quoted string
// -----
"t.x"() {a = #dlti.dl_entry<i32 = 3>} : () -> () // error 32: expected ','
// -----
"t.x"() {a = #dlti.foo} : () -> () // error 20: unknown attribute `foo` in dialect `dlti`
// -----
"t.x"() {a = !dlti.foo} : () -> () // error 20: dialect 'dlti' provides no type parsing hook
