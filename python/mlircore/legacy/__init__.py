"""Operations of old generations of MLIR, as `--syntax=2019`, `2020` and `auto` read them, and what they become today.

An operation that was once called `std.addi`, or `addi` without a dialect, is defined here as `std.addi`. The parser looks a name up
here first when it reads old text (an operation that stands without a prefix: in `std`), and upgrades what it made when all of the text
was read, before it is verified. The names are a table of their own in a context: today's text, and programs, never meet these
definitions, whatever it names so. To add one:

* Only the name changed: a line in a table of names, `renamed("std", {"addi": "arith.addi", ...})`. Such an operation has no form of its
  own: today's format reads it, also in generic form, and nothing is upgraded later.
* The form changed, too, or the attributes: a class with fields and a format of its own, as in any dialect - a superset when the
  generations wrote it differently; the checks are those of the old verifier, with messages that name the operation - and

      upgrade = "arith.cmpi"                      its name today; operands, results, regions and attributes stay as they are,
      upgrade_attrs = {"pred": "predicate"}       but for attributes that are called otherwise now
      upgrade = Routine("legacy.Dim")             or a C routine, an MC_UPGRADE of src_c/legacy/legacy.def, that makes others of it (upgrade.h);
      upgrade = Routine("legacy.Cast", "arith.x") it sees the second name as u->target
      upgrade = STAYS                              or nothing: it keeps its old name, in generic form, and is unregistered today

  With fields and `upgrade_attrs`, but without a format, it is only for the generic form of a name that today's dialects have.
  A custom form that no format can say is an MC_OLD_FORM of src_c/legacy/legacy.def.
* Where today's definition of the same name can read the old text by one more branch in a routine of its format (behind `mc_p_legacy`),
  prefer that: modern text then never goes this way.

Terminators need the trait Terminator here, too: the parser asks for it. Never printed, never seen once the parse is over.
"""

# In the order of the compiled words.
from mlircore.legacy import year_2019 as year_2019, year_2021 as year_2021, gpu as gpu, spv as spv, std as std, test as test
from mlircore.legacy.base import legacy as legacy
