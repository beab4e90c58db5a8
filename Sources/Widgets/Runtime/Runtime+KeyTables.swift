extension Runtime {
  /// The key tables around the focus, innermost first, then those that work everywhere.
  var activeTables: [KeyTable] {
    var tables: [KeyTable] = []
    if let focused = tree.focus.focused {
      tables = focused.path(upTo: topScope).filter(\.takesInput).compactMap(\.keyTable)
    } else {
      _ = topScope.forEachShown { node in
        if node.takesInput, let table = node.keyTable { tables.append(table) }
        return false
      }
    }
    tables += shortcutNodes.compactMap(\.shortcutTable)
    guard topScope !== root else { return tables }
    _ = root.forEachShown { node in
      if let table = node.keyTable, table.worksEverywhere { tables.append(table) }
      return false
    }
    return tables
  }
}
