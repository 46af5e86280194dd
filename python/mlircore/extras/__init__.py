"""Short names for types, and decorators that build operations from functions, as upstream's `extras` have them."""
