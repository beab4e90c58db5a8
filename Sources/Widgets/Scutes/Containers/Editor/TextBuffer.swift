// SPDX-License-Identifier: Apache-2.0

/// The state of a text being edited: the lines, the selection and the undo history.
///
/// A change costs the lines that it touches, and time logarithmic in the number of all.
nonisolated struct TextBuffer: Sendable {
  private(set) var lines: TextLines
  private(set) var selection = TextRange(at: .start)
  private var past: [Moment] = []
  private var future: [Moment] = []
  private var run = Run.none

  /// A state that undo can restore. It shares its lines with the others.
  private struct Moment: Sendable {
    let lines: TextLines
    let selection: TextRange
  }

  /// Consecutive changes of one kind are undone together.
  private enum Run {
    case none
    case typing
    case deleting
  }

  /// The maximum number of changes to undo. Older ones are forgotten.
  static let maxUndone = 1000

  init(_ text: String) {
    lines = TextLines(text)
  }

  var cursor: TextPosition { selection.head }
  var end: TextPosition { TextPosition(line: lines.last, character: lines[lines.last].count) }
  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// The nearest position that exists.
  func clamped(_ position: TextPosition) -> TextPosition {
    guard position.line >= 0 else { return .start }
    guard position.line < lines.count else { return end }
    let length = lines[position.line].count
    return TextPosition(
      line: position.line, character: min(max(0, position.character), length))
  }

  /// The text in `range`.
  func text(in range: Range<TextPosition>) -> String {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start.line < end.line else {
      return String(
        lines[start.line].dropFirst(start.character).prefix(end.character - start.character))
    }
    var text = String(lines[start.line].dropFirst(start.character)) + "\n"
    if start.line + 1 < end.line { text += lines.text(in: start.line + 1..<end.line) + "\n" }
    return text + lines[end.line].prefix(end.character)
  }

  // MARK: Changing the text

  /// Replaces the selection with `text`. Single letters in a row are undone together, by words.
  mutating func insert(_ text: String) {
    guard !text.isEmpty else { return }
    let isTyped = text.count == 1 && selection.isEmpty && text != "\n"
    let endsRun = isTyped && (text == " " || text == "\t")
    replace(selection.range, with: text, as: isTyped && !endsRun ? .typing : .none)
  }

  /// Deletes the selection or, if there is none, from the insertion point to where `motion` leads.
  mutating func delete(_ motion: EditorMotion) {
    var target = place(after: motion)
    if selection.isEmpty, motion == .lineEnd, target == cursor { target = place(after: .right) }
    let range =
      selection.isEmpty ? TextRange(anchor: cursor, head: target).range : selection.range
    guard !range.isEmpty else { return }
    let isStep = selection.isEmpty && (motion == .left || motion == .right)
    replace(range, with: "", as: isStep ? .deleting : .none)
  }

  /// Deletes the selection.
  mutating func deleteSelection() {
    replace(selection.range, with: "", as: .none)
  }

  /// Replaces the text in `range`, as one change. The insertion point goes after it.
  mutating func replace(_ range: Range<TextPosition>, with text: String) {
    replace(range, with: text, as: .none)
  }

  private mutating func replace(_ range: Range<TextPosition>, with text: String, as run: Run) {
    let (start, end) = (clamped(range.lowerBound), clamped(range.upperBound))
    guard start != end || !text.isEmpty else { return }
    let before = Moment(lines: lines, selection: selection)
    var new = TextLines.split(text)
    let lastLine = start.line + new.count - 1
    new[0] = lines[start.line].prefix(start.character) + new[0]
    let inserted = new[new.count - 1].utf8.count
    new[new.count - 1] += lines[end.line].dropFirst(end.character)
    let character = new[new.count - 1].clusters(within: inserted)
    lines.replace(start.line..<end.line + 1, with: new)
    selection = TextRange(at: TextPosition(line: lastLine, character: character))
    if run == .none || run != self.run {
      past.append(before)
      if past.count > Self.maxUndone { past.removeFirst(past.count - Self.maxUndone) }
    }
    self.run = run
    future = []
  }

  /// Adopts a `text` set from elsewhere, and clears the undo history. The insertion point stays as
  /// close to its position as possible.
  mutating func adopt(_ text: String) {
    lines = TextLines(text)
    selection = TextRange(at: clamped(cursor))
    (past, future, run) = ([], [], .none)
  }

  // MARK: Moving

  /// Moves the insertion point, extending the selection if `selecting`. Otherwise, a step from a
  /// selection goes to its end on that side.
  mutating func move(_ motion: EditorMotion, selecting: Bool = false) {
    if !selecting, !selection.isEmpty, motion == .left || motion == .right {
      let range = selection.range
      return move(to: motion == .left ? range.lowerBound : range.upperBound)
    }
    move(to: place(after: motion), selecting: selecting)
  }

  /// Moves the insertion point to `place`, or as near as possible.
  mutating func move(to place: TextPosition, selecting: Bool = false) {
    select(TextRange(anchor: selecting ? selection.anchor : place, head: place))
  }

  /// Selects `range`, or what exists of it.
  mutating func select(_ range: TextRange) {
    run = .none
    selection = TextRange(anchor: clamped(range.anchor), head: clamped(range.head))
  }

  mutating func selectAll() {
    select(TextRange(anchor: .start, head: end))
  }

  /// Selects the word, or the run of other characters, that the cluster at `place` belongs to.
  mutating func selectWord(at place: TextPosition) {
    let characters = Array(lines[place.line])
    guard !characters.isEmpty else { return move(to: place) }
    let index = min(max(place.character, 0), characters.count - 1)
    let kind = characters[index].isPartOfWord
    let start = characters[..<index].lastIndex { $0.isPartOfWord != kind }.map { $0 + 1 } ?? 0
    let end = characters[index...].firstIndex { $0.isPartOfWord != kind } ?? characters.count
    select(
      TextRange(
        anchor: TextPosition(line: place.line, character: start),
        head: TextPosition(line: place.line, character: end)))
  }

  /// Selects `line` with its end.
  mutating func selectLine(_ line: Int) {
    let next = TextPosition(line: line + 1, character: 0)
    select(TextRange(anchor: TextPosition(line: line, character: 0), head: next))
  }

  /// The destination of `motion` from the insertion point. Motions by rows don't move: they depend
  /// on the layout.
  func place(after motion: EditorMotion) -> TextPosition {
    let (line, character) = (cursor.line, cursor.character)
    switch motion {
    case .left:
      if character > 0 { return TextPosition(line: line, character: character - 1) }
      return line > 0 ? endOfLine(line - 1) : cursor
    case .right:
      if character < lines[line].count {
        return TextPosition(line: line, character: character + 1)
      }
      return line < lines.last ? TextPosition(line: line + 1, character: 0) : cursor
    case .lineStart: return TextPosition(line: line, character: 0)
    case .lineEnd: return endOfLine(line)
    case .textStart: return .start
    case .textEnd: return end
    case .wordLeft: return wordLeft()
    case .wordRight: return wordRight()
    case .up, .down, .pageUp, .pageDown: return cursor
    }
  }

  private func endOfLine(_ line: Int) -> TextPosition {
    TextPosition(line: line, character: lines[line].count)
  }

  private func wordLeft() -> TextPosition {
    var line = cursor.line
    var characters = Array(lines[line].prefix(cursor.character))
    while true {
      if let end = characters.lastIndex(where: \.isPartOfWord) {
        let start = characters[..<end].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
        return TextPosition(line: line, character: start)
      }
      guard line > 0 else { return .start }
      line -= 1
      characters = Array(lines[line])
    }
  }

  private func wordRight() -> TextPosition {
    var (line, first) = (cursor.line, cursor.character)
    while true {
      let characters = Array(lines[line])
      if let start = characters[first...].firstIndex(where: \.isPartOfWord) {
        let end = characters[start...].firstIndex { !$0.isPartOfWord } ?? characters.count
        return TextPosition(line: line, character: end)
      }
      guard line < lines.last else { return end }
      (line, first) = (line + 1, 0)
    }
  }

  // MARK: History

  mutating func undo() {
    guard let moment = past.popLast() else { return }
    future.append(Moment(lines: lines, selection: selection))
    restore(moment)
  }

  mutating func redo() {
    guard let moment = future.popLast() else { return }
    past.append(Moment(lines: lines, selection: selection))
    restore(moment)
  }

  private mutating func restore(_ moment: Moment) {
    (lines, selection, run) = (moment.lines, moment.selection, .none)
  }
}

extension Character {
  fileprivate nonisolated var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  /// The number of grapheme clusters that begin within the first `bytes` of UTF-8.
  fileprivate nonisolated func clusters(within bytes: Int) -> Int {
    var (seen, count) = (0, 0)
    for character in self {
      if seen >= bytes { break }
      seen += character.utf8.count
      count += 1
    }
    return count
  }
}
