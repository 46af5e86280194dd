"""Operations of old versions of MLIR, as `--syntax=2019`, `2020` and `auto` read them, and the current operations that replace them.

An operation that was once called `std.addi`, or `addi` without a dialect, is defined here as `std.addi`. When the parser reads old
text, it looks a name up here first (a name without a prefix: in `std`). It upgrades these operations after it has read the whole text,
before verification. The names are a separate table in a context: current text, and programs, never get these definitions, even when
they use the same names. To add one:

* Only the name changed: a line in a table of names, `renamed("std", {"addi": "arith.addi", ...})`. Such an operation has no form of its
  own: the current format reads it, also in generic form, and nothing is upgraded later.
* The form changed, too, or the attributes: a class with fields and a format of its own, as in any dialect (a superset when several old
  versions wrote it differently). Its checks are those of the old verifier, with messages that name the operation. It also has one of:

      upgrade = "arith.cmpi"                      its current name; operands, results, regions and attributes do not change,
      upgrade_attrs = {"pred": "predicate"}       except attributes that have another name now
      upgrade = Routine("legacy.Dim")             a C routine (MC_UPGRADE in src_c/legacy/legacy.def) that replaces it by others (upgrade.h);
      upgrade = Routine("legacy.Cast", "arith.x") the routine has the second name as u->target
      upgrade = STAYS                             none: it keeps its old name, in generic form, and is unregistered now

  With fields and `upgrade_attrs`, but without a format, it is only for the generic form of a name that current dialects have.
  A custom form that no format can express is an MC_OLD_FORM of src_c/legacy/legacy.def.
* Where the current definition of the same name can read the old text by one more branch in a routine of its format (guarded by
  `mc_p_legacy`), prefer that: current text then never takes this path.

Terminators need the trait Terminator here, too: the parser reads it. These operations are never printed, and none is left after the parse.
"""

# In the order of the compiled words.
from mlircore.legacy import year_2019 as year_2019, year_2021 as year_2021, gpu as gpu, spv as spv, std as std
from mlircore.legacy.base import legacy as legacy
