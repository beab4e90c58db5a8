import Store
import Widgets

@testable import Screens

/// The page docs/keys.md, generated from the screens' key tables.
enum KeysPage {
  private static let words = Words.english

  /// The expected page.
  static func markdown() -> String {
    beginning + KeyTables.before(words).map(section).joined()
      + boardSection(KeyTables.board(words)) + KeyTables.after(words).map(section).joined() + end
  }

  private static func section(_ table: KeyTable) -> String {
    "\n## \(table.title)\n\n| Key | Does | Name |\n|---|---|---|\n"
      + lines(of: table).map { "| \(keys(of: $0)) | \($0.title) | \(name(of: $0)) |\n" }.joined()
  }

  /// The board with its own keys, and those that WASD gives its actions.
  private static func boardSection(_ table: KeyTable) -> String {
    let other = table.remapped(by: KeyMap(.wasd))
    let rows = zip(lines(of: table), lines(of: other)).map { own, other in
      "| \(keys(of: own)) | \(keys(of: other)) | \(own.title) | \(name(of: own)) |\n"
    }
    return "\n## \(table.title)\n\n| Key | With WASD | Does | Name |\n|---|---|---|---|\n"
      + rows.joined()
  }

  private static func lines(of table: KeyTable) -> [KeyTable.Entry] {
    table.entries.filter { $0.visibility != .hidden }
  }

  private static func keys(of entry: KeyTable.Entry) -> String {
    entry.allKeys(isUnicode: true).map { "`\($0.replacing("|", with: "\\|"))`" }
      .joined(separator: " ")
  }

  /// The name in key files.
  private static func name(of entry: KeyTable.Entry) -> String {
    entry.id.map { "`\($0)`" } ?? ""
  }

  private static let beginning = """
    # Keys

    `?` or F1 shows the keys of the screen that is open, `:` or Ctrl-P finds what can be done there \
    by its name. All of it works with the mouse as well. This page is made from the tables that \
    the program goes by: `make record` writes it anew.

    """

  private static let end = """

    In the settings (`,`), Keys chooses between the arrows with `h` `j` `k` `l` and WASD. Lists, \
    sheets and fields have the keys of the kit: [input.md](input.md).

    ## Keys of your own

    `ultimate-sudoku play --keys FILE` gives actions other keys for that session. A line of the file \
    has a name from the tables above, `=`, and keys between commas, the one to be shown first; `*` \
    stands for any table, and a line that begins with `#` says nothing:

    ```
    # Undo and redo as in an editor
    gameBoard.undo = ctrl+y, u
    gameBoard.redo = ctrl+o, r
    focus.next = tab, n
    ```

    They win over those of the settings. Footer, help and palette show them. A name that no action \
    has, a key that then means two things in one place, and an action that is left without a key are \
    said before the program begins, in one sentence.

    """
}
