import Scutes
import Store

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

    Press `?` or F1 to show the keys of the current screen, and `:` or Ctrl-P to find an action by \
    name. Everything also works with the mouse.

    """

  private static let end = """

    ## Text fields

    | Key | Does |
    |---|---|
    | `Ctrl-A` `Home`, `Ctrl-E` `End` | to the ends of the line |
    | `Ctrl-B` `←`, `Ctrl-F` `→` | by character |
    | `Alt-B` `Ctrl-←` `Alt-←`, `Alt-F` `Ctrl-→` `Alt-→` | by word |
    | `Ctrl-W` `Alt-Backspace` `Ctrl-Backspace`, `Alt-D` `Ctrl-Del` | delete a word before, behind |
    | `Ctrl-U`, `Ctrl-K` | delete to the start, to the end |
    | `Backspace`, `Ctrl-D` `Del` | delete a character before, behind |
    | `Ctrl-_` `Alt-z`, `Ctrl-Y` `Alt-Z` | undo, redo |
    | `Alt-A`, Shift with the keys that move | select all, select |

    In the settings (`,`), choose between WASD and `h` `j` `k` `l` as alternatives to the arrows.

    Lists, sheets and fields use the keys of the kit: [input.md](input.md).

    ## Keys of your own

    `ultimate-sudoku play --keys FILE` gives actions other keys for a session. Each line of the \
    file has a name from the tables above, `=`, and keys separated by commas, with the one to show \
    first. `*` stands for any table. Lines that begin with `#` are comments:

    ```
    # Undo and redo as in an editor
    gameBoard.undo = ctrl+y, u
    gameBoard.redo = ctrl+o, r
    focus.next = tab, n
    ```

    These keys override the settings. Footer, help and palette show them. Unknown names, keys \
    with two actions in one place, and actions left without a key are reported in one sentence \
    before the program starts.

    """
}
