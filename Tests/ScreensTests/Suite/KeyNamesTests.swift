import Testing
import Widgets

@testable import Screens

/// The names by which users' files of keys call actions.
struct KeyNamesTests {
  private static var tables: [KeyTable] { KeyTables.all(.english, keyMap: KeyMap()) }

  @Test func noTwoTablesShareAName() {
    let names = Self.tables.map(\.id)
    #expect(!names.contains(""))
    #expect(Set(names).count == names.count)
  }

  /// Only digits that do the same, one line in the help, share one, and what has no keys to change.
  @Test func noTwoActionsOfATableShareAName() {
    for table in Self.tables {
      var named: [String: KeyTable.Entry] = [:]
      for entry in table.entries {
        guard let id = entry.id else {
          Issue.record("\(entry.title) in \(table.title) has no name")
          continue
        }
        if let other = named.updateValue(entry, forKey: id) {
          let isOneLine = entry.visibility == .hidden && entry.title == other.title
          #expect(isOneLine || entry.keys.isEmpty && other.keys.isEmpty, "\(id)")
        }
      }
    }
  }
}
