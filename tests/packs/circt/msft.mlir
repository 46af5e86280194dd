msft.physical_region @region, [#msft.physical_bounds<x: [0, 10], y: [2, 3]>]
hw.hierpath @path [@top::@inst]
hw.module @leaf(in %a : i8) {}
hw.module @top(in %clk : !seq.clock, in %a : i8, in %rows : !hw.array<2xi8>, in %cols : !hw.array<3xi4>, out x : !hw.array<2x!hw.array<3xi8>>) {
  hw.instance "inst" sym @inst @leaf(a: %a: i8) -> ()
  %0 = msft.systolic.array [%rows : 2 x i8] [%cols : 3 x i4] pe (%r, %c) -> (i8) {
    msft.pe.output %r : i8
  }
  %1 = msft.hlc.linear clock %clk : i8 {
    %2 = comb.add %a, %a : i8
    msft.output %2 : i8
  }
  hw.output %0 : !hw.array<2x!hw.array<3xi8>>
}
msft.instance.hierarchy @top "one" {
  msft.instance.dynamic @top::@inst {
    msft.pd.location M20K x: 0 y: 1 n: 2 path : "|memory"
    msft.pd.reg_location i4 [*, <1, 2, 3>, *, #msft.physloc<DSP, 4, 5, 6>]
    msft.instance.verb_attr name : "KEY" value : "value" path : "sub"
  }
}
func.func private @attrs() attributes {a = #msft.location_vec<i2, [*, <0, 1, 2>]>}
msft.pd.physregion @path @region path : "x"
msft.pd.multicycle 2 @path -> @path
// ANSWER custom
module {
  msft.physical_region @region, [#msft.physical_bounds<x: [0, 10], y: [2, 3]>]
  hw.hierpath @path [@top::@inst]
  hw.module @leaf(in %a : i8) {
    hw.output
  }
  hw.module @top(in %clk : !seq.clock, in %a : i8, in %rows : !hw.array<2xi8>, in %cols : !hw.array<3xi4>, out x : !hw.array<2xarray<3xi8>>) {
    hw.instance "inst" sym @inst @leaf(a: %a: i8) -> ()
    %0 = msft.systolic.array [%rows : 2 x i8] [%cols : 3 x i4] pe (%arg0, %arg1) -> (i8) {
      msft.pe.output %arg0 : i8
    }
    %1 = msft.hlc.linear clock %clk : i8 {
      %2 = comb.add %a, %a : i8
      msft.output %2 : i8
    }
    hw.output %0 : !hw.array<2xarray<3xi8>>
  }
  msft.instance.hierarchy @top "one" {
    msft.instance.dynamic @top::@inst {
      msft.pd.location M20K x: 0 y: 1 n: 2 path : "|memory"
      msft.pd.reg_location i4 [*, <1, 2, 3>, *, #msft.physloc<DSP, 4, 5, 6>]
      msft.instance.verb_attr name : "KEY" value : "value" path : "sub"
    }
  }
  func.func private @attrs() attributes {a = #msft.location_vec<i2, [*, <0, 1, 2>]>}
  msft.pd.physregion @path @region path : "x"
  msft.pd.multicycle 2 @path -> @path
}

// ANSWER generic
#loc = loc("-":4:110)
"builtin.module"() ({
  "msft.physical_region"() <{bounds = [#msft.physical_bounds<x: [0, 10], y: [2, 3]>], sym_name = "region"}> : () -> ()
  "hw.hierpath"() <{namepath = [#hw.innerNameRef<@top::@inst>], sym_name = "path"}> : () -> ()
  "hw.module"() <{module_type = !hw.modty<input a : i8>, parameters = [], sym_name = "leaf"}> ({
  ^bb0(%arg6: i8):
    "hw.output"() : () -> ()
  }) : () -> ()
  "hw.module"() <{module_type = !hw.modty<input clk : !seq.clock, input a : i8, input rows : !hw.array<2xi8>, input cols : !hw.array<3xi4>, output x : !hw.array<2xarray<3xi8>>>, parameters = [], result_locs = [#loc], sym_name = "top"}> ({
  ^bb0(%arg0: !seq.clock, %arg1: i8, %arg2: !hw.array<2xi8>, %arg3: !hw.array<3xi4>):
    "hw.instance"(%arg1) <{argNames = ["a"], inner_sym = #hw<innerSym@inst>, instanceName = "inst", moduleName = @leaf, parameters = [], resultNames = []}> : (i8) -> ()
    %0 = "msft.systolic.array"(%arg2, %arg3) ({
    ^bb0(%arg4: i8, %arg5: i4):
      "msft.pe.output"(%arg4) : (i8) -> ()
    }) : (!hw.array<2xi8>, !hw.array<3xi4>) -> !hw.array<2xarray<3xi8>>
    %1 = "msft.hlc.linear"(%arg0) ({
      %2 = "comb.add"(%arg1, %arg1) : (i8, i8) -> i8
      "msft.output"(%2) : (i8) -> ()
    }) : (!seq.clock) -> i8
    "hw.output"(%0) : (!hw.array<2xarray<3xi8>>) -> ()
  }) : () -> ()
  "msft.instance.hierarchy"() <{instName = "one", topModuleRef = @top}> ({
    "msft.instance.dynamic"() <{instanceRef = #hw.innerNameRef<@top::@inst>}> ({
      "msft.pd.location"() <{loc = #msft.physloc<M20K, 0, 1, 2>, subPath = "|memory"}> : () -> ()
      "msft.pd.reg_location"() <{locs = #msft.location_vec<i4, [*, <1, 2, 3>, *, #msft.physloc<DSP, 4, 5, 6>]>}> : () -> ()
      "msft.instance.verb_attr"() <{name = "KEY", subPath = "sub", value = "value"}> : () -> ()
    }) : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attrs", sym_visibility = "private"}> ({
  }) {a = #msft.location_vec<i2, [*, <0, 1, 2>]>} : () -> ()
  "msft.pd.physregion"() <{physRegionRef = @region, ref = @path, subPath = "x"}> : () -> ()
  "msft.pd.multicycle"() <{cycles = 2 : i32, dest = @path, source = @path}> : () -> ()
}) : () -> ()

