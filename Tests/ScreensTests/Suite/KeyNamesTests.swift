import Foundation
import Testing
import Widgets

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

  /// Rows of lists perform these themselves, by the keys that all lists have.
  private static let ofLists: Set = ["memoryThemes.play", "memoryThemes.delete"]

  /// Screens can have actions that no table of the program lists: then no file can change them. Those of
  /// a `CommandTable` are all in it.
  @Test func everyActionInTheSourcesIsInATable() throws {
    let names = Set(Self.tables.flatMap(\.entries).compactMap(\.id))
    let actions = try Self.actionsInTheSources()
    #expect(actions.count > 50)
    for action in actions.subtracting(Self.ofLists) {
      let beginning = action.hasSuffix(".") ? action : action + "."
      #expect(names.contains { $0 == action || $0.hasPrefix(beginning) }, "\(action) has no table")
    }
  }

  /// The names of all actions, after their table: "board.undo". One that goes on with a value ends
  /// with a dot: "board.move.".
  private static func actionsInTheSources() throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Screens")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var actions: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for type in text.matches(of: /\n[a-z ]*enum \w+: [^{\n]*KeyAction \{\n/) {
        let body = text[type.range.upperBound...].prefix(upTo: "\n}\n")
        let table = try #require(body.firstMatch(of: /static let table = "(\w+)"/), "\(file)")
        let name = body.firstRange(of: "var name: String {\n").map { body[$0.upperBound...] }
        let names =
          body.matches(of: /case \w+ = "([a-zA-Z.]+)"/).map { $0.1 }
          + (name?.prefix(upTo: "\n  }\n").matches(of: /"([a-zA-Z.]+)/).map { $0.1 } ?? [])
        #expect(!names.isEmpty, "\(table.1)")
        actions.formUnion(names.map { "\(table.1).\($0)" })
      }
    }
    return actions
  }
}

extension Substring {
  /// The text before `end`, or all of it if `end` isn't there.
  fileprivate func prefix(upTo end: String) -> Substring {
    firstRange(of: end).map { self[..<$0.lowerBound] } ?? self
  }
}
