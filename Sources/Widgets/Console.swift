// Whoever imports the kit has colours, sizes, keys and terminals as well.
@_exported public import Console
