// SPDX-License-Identifier: Apache-2.0

public import Observation

/// A text of many lines with its selection and undo history, for a ``TextEditor``.
///
///     @State private var notes = TextDocument("…")
///
///     TextEditor(notes).lineNumbers()
///     Text("\(notes.lineCount) lines")
///
/// It keeps the lines in a balanced tree: reading or changing a line takes time O(log lines), in a
/// text of a hundred thousand as in one of ten. ``text`` puts them together, in time O(text); read
/// it to save, not to show.
///
/// A view that reads the text is evaluated again when it changes, and one that reads the selection
/// when that moves.
@Observable
public final class TextDocument {
  @ObservationIgnored private var buffer: TextBuffer
  private var textVersion = 0
  private var selectionVersion = 0

  /// Creates a document of `text`, with the insertion point at the beginning. Its lines end at LF,
  /// CR or both. Time O(text).
  public init(_ text: String = "") {
    buffer = TextBuffer(text)
  }

  // MARK: Reading

  /// The text, its lines separated by LF. Time O(text).
  public var text: String { lines.text }

  /// The number of lines, at least 1.
  public var lineCount: Int { lines.count }

  /// A number that is greater after each change of the text, for a mark that it has to be saved.
  public var version: Int { textVersion }

  /// Line `index`, from 0, without its end. An empty text if there is no such line.
  public subscript(line index: Int) -> String {
    let lines = lines
    return (0..<lines.count).contains(index) ? lines[index] : ""
  }

  /// The text in `range`, as far as it exists. Time O(range).
  public func text(in range: Range<TextPosition>) -> String {
    _ = textVersion
    return buffer.text(in: buffer.clamped(range.lowerBound)..<buffer.clamped(range.upperBound))
  }

  /// The selection, with the insertion point. Positions that don't exist become the nearest.
  public var selection: TextRange {
    get {
      _ = selectionVersion
      return buffer.selection
    }
    set { edit { $0.select(newValue) } }
  }

  /// The end of the text.
  public var end: TextPosition {
    _ = textVersion
    return buffer.end
  }

  /// Whether there is a change to undo.
  public var canUndo: Bool {
    _ = textVersion
    return buffer.canUndo
  }

  /// Whether there is an undone change to redo.
  public var canRedo: Bool {
    _ = textVersion
    return buffer.canRedo
  }

  // MARK: Changing

  /// Replaces the selection with `text`.
  public func insert(_ text: String) {
    edit { $0.insert(text) }
  }

  /// Replaces the text in `range` with `text`, as one change. The insertion point goes after it.
  public func replace(_ range: Range<TextPosition>, with text: String) {
    edit { $0.replace(range, with: text) }
  }

  /// Replaces the whole text and forgets what could be undone, as for another file. Time O(text).
  public func reset(_ text: String) {
    edit { $0.adopt(text) }
  }

  /// Undoes the last change. Letters typed in a row are one.
  public func undo() {
    edit { $0.undo() }
  }

  /// Redoes the last undone change.
  public func redo() {
    edit { $0.redo() }
  }

  // MARK: For the editor

  var lines: TextLines {
    _ = textVersion
    return buffer.lines
  }

  /// The lines and the selection, unnoticed by observation, for work outside an evaluation.
  var latestLines: TextLines { buffer.lines }
  var latestSelection: TextRange { buffer.selection }

  /// Applies `change`, and notifies those who read what has changed. Returns `true` if the text
  /// has.
  @discardableResult
  func edit(_ change: (inout TextBuffer) -> Void) -> Bool {
    let (lines, selection) = (buffer.lines, buffer.selection)
    change(&buffer)
    if buffer.selection != selection { selectionVersion += 1 }
    guard !buffer.lines.isIdentical(to: lines) else { return false }
    textVersion += 1
    return true
  }

  /// The destination of `motion`.
  func place(after motion: EditorMotion) -> TextPosition { buffer.place(after: motion) }
}
