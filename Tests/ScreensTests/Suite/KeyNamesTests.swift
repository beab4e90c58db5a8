import Scutes
import Testing

@testable import Screens

/// The names of actions in users' key files.
struct KeyNamesTests {
  private static var tables: [KeyTable] { KeyTables.all(.english, keyMap: KeyMap()) }

  @Test func noTwoTablesShareAName() {
    let names = Self.tables.map(\.id)
    #expect(!names.contains(""))
    #expect(Set(names).count == names.count)
  }

  /// Only digits with the same function, one line in the help, share a name, and so do actions
  /// without keys to change.
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
