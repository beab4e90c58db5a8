// SPDX-License-Identifier: Apache-2.0

/// A field for a text of many lines.
///
/// ```
///    1 Dear turtle,                     │     line numbers, if wanted
///    2                                  │
///    3 I have been thinking about       ┃     a long line is wrapped, or scrolls sideways
///      the hare for a while.            ┃
///   find ▐hare             ▌ 1/3              while searching
/// ```
///
/// The keys are those of a ``TextField``, and the same by lines: the arrows, Page Up and Page Down,
/// Home and End move, and select with Shift; Ctrl or Alt with ← and → move by words, Ctrl-Home and
/// Ctrl-End to the ends. Ctrl-W, Ctrl-U and Ctrl-K delete, Ctrl-_ undoes, Ctrl-Y redoes, Alt-A
/// selects all. Ctrl-X cuts, Ctrl-C copies and Ctrl-V pastes; what is cut or copied also goes to
/// the clipboard of the user's terminal, and what the terminal pastes is inserted. A click sets the
/// insertion point, a drag selects, a double click selects a word, a triple click or one on a
/// number a line, and the wheel scrolls.
///
/// Alt-S searches, without regard to case unless a capital is typed. Enter, ↓ or F3 go to the next
/// match, ↑ or Shift-F3 to the previous one, Escape ends the search.
///
/// With a ``TextDocument`` a key costs what is on the screen, however long the text is. With a
/// binding each change makes a new text of all lines, which is fine for some thousand.
///
/// The editor fills the available room. If the height is unlimited, it has the lines of the text,
/// at most those of the screen. `wrapMode` says where lines break.
public struct TextEditor: View {
  @State private var own = TextDocument()
  @State private var finder = EditorFinder()
  private let document: TextDocument?
  private let text: Binding<String>?
  private var options = EditorOptions()

  /// Creates an editor of `text`, which it keeps up to date. Lines end at LF, CR or both; after a
  /// change all end in LF.
  public init(text: Binding<String>) {
    self.text = text
    document = nil
  }

  /// Creates an editor of `document`, for long texts, and for programs that use the selection or
  /// the undo history themselves.
  public init(_ document: TextDocument) {
    self.document = document
    text = nil
  }

  private func changing(_ change: (inout EditorOptions) -> Void) -> TextEditor {
    var copy = self
    change(&copy.options)
    return copy
  }

  /// Wraps lines that are wider than the editor, as by default, or scrolls sideways.
  public func wrapsLines(_ wraps: Bool = true) -> TextEditor {
    changing { $0.wrapsLines = wraps }
  }

  /// Shows the numbers of the lines at their left.
  public func lineNumbers(_ isShown: Bool = true) -> TextEditor {
    changing { $0.showsLineNumbers = isShown }
  }

  /// Sets the columns from one tab stop to the next, at least 1. The default is 4.
  public func tabWidth(_ columns: Int) -> TextEditor {
    changing { $0.tabWidth = columns }
  }

  /// Makes Tab insert a tab. By default it moves the focus, as everywhere, so that nobody is caught
  /// in the editor; Shift-Tab does in any case.
  public func insertsTabs(_ inserts: Bool = true) -> TextEditor {
    changing { $0.insertsTabs = inserts }
  }

  /// Keeps the text as it is. It can be read, selected, copied and searched.
  public func readOnly(_ isReadOnly: Bool = true) -> TextEditor {
    changing { $0.isReadOnly = isReadOnly }
  }

  /// The text, and the search below it.
  public var body: some View {
    EditorArea(document: document ?? own, text: text, finder: finder, options: options)
  }
}
