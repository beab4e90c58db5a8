// Importing the kit also provides colours, sizes, keys and terminals.
@_exported public import Console
