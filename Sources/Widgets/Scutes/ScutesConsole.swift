// SPDX-License-Identifier: Apache-2.0

// Importing the kit also provides colours, sizes, keys and terminals.
@_exported public import ScutesConsole
