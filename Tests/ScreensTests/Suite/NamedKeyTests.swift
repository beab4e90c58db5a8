import Scutes
import Store
import TestSupport
import Testing

@testable import Screens

/// The keys that README.md and docs/ name are bound where they say.
struct NamedKeyTests {
  /// The keys of `tables`, and those of the kit for help and the palette, which work everywhere.
  private static func keys(of tables: [KeyTable]) -> Set<KeyPress> {
    let everywhere = [
      "?", KeyPress(.function(1)), ":", KeyPress("p", modifiers: .control),
    ]
    return Set(tables.flatMap(\.entries).flatMap(\.keys) + everywhere)
  }

  /// The pages whose tables are about the board, and how many keys each has at least.
  @Test(arguments: [("README.md", 18), ("docs/playing.md", 60)])
  func theBoardHasTheKeysOfItsTables(page: String, atLeast count: Int) throws {
    let bound = Self.keys(of: [
      KeyTables.board(.english), SuiteView.commandsEverywhere(.english).keys,
      SuiteView.commands(.english).keys,
    ])
    let keys = try Repository.text(of: page).split(separator: "\n\n")
      .filter { $0.hasPrefix("| Key | Does |") }
      .flatMap { $0.split(separator: "\n").dropFirst(2) }
      .flatMap { try Self.keys(inCell: $0.split(separator: "|")[0]) }
    #expect(keys.count >= count)
    for key in keys {
      #expect(bound.contains(key), "\(page) names \(key.notation), which the board hasn't")
    }
  }

  /// The keys in a cell such as "arrows, `h` `j`", "`1` to `9`" or "`g` and 1 to 9".
  private static func keys(inCell cell: Substring) throws -> [KeyPress] {
    var text = String(cell)
    let named: [(name: String, keys: [String])] = [
      ("Ctrl and an arrow", ["ctrl+left", "ctrl+down"]), ("arrows", ["left", "up"]),
      ("Alt and a digit", ["alt+1", "alt+9"]), ("Shift-Tab", ["shift+tab"]),
      ("Ctrl-R", ["ctrl+r"]), ("Ctrl-C", ["ctrl+c"]), ("Ctrl-P", ["ctrl+p"]),
      ("Ctrl-Z", []), ("F1", ["f1"]), ("Home", ["home"]), ("End", ["end"]), ("PgUp", ["pageup"]),
      ("PgDn", ["pagedown"]), ("Tab", ["tab"]), ("Space", ["space"]), ("Enter", ["enter"]),
      ("Esc", ["escape"]), ("Delete", ["delete"]), ("Backspace", ["backspace"]),
    ]
    var keys: [KeyPress] = []
    for (name, notations) in named where text.contains(name) {
      text = text.replacing(name, with: "")
      keys += try notations.map { try KeyPress(notation: $0) }
    }
    keys += try text.matches(of: /`([^`]+)`/).map { try KeyPress(notation: $0.output.1) }
    let rest = text.replacing(/`[^`]+`/, with: "").replacing("1 to 9", with: "")
      .replacing(/\b(or|and|a|to|digit)\b/, with: "").filter { !" ,…".contains($0) }
    #expect(rest.isEmpty, "\(cell) names a key that this test doesn't know: \(rest)")
    return keys
  }

  /// Keys in sentences: "press `d` at Home" and "Press `:` to find".
  @Test func thereAreTheKeysOfTheSentences() throws {
    let home = Self.keys(of: [
      HomeScreen.commands(.english).keys, SuiteView.commands(.english).keys,
    ])
    let all = Self.keys(of: KeyTables.all(.english, keyMap: KeyMap()))
    var count = 0
    for page in Repository.pages {
      let text = try Repository.text(of: page)
      for match in text.matches(of: /`([^` ])` at Home/) {
        count += 1
        #expect(
          home.contains(try KeyPress(notation: match.output.1)),
          "\(page) says \(match.output.0), but Home has no such key")
      }
      for match in text.matches(of: /[Pp]ress `([^` ])`/) {
        count += 1
        #expect(
          all.contains(try KeyPress(notation: match.output.1)),
          "\(page) says \(match.output.0), but no screen has such a key")
      }
    }
    #expect(count > 12)
  }
}
