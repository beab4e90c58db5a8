// SPDX-License-Identifier: Apache-2.0

/// The state of a line of text being edited: the text, its selection and the undo history.
///
/// Positions count grapheme clusters, from 0 before the first to ``count`` after the last. A
/// cluster is never split. If inserted text joins its neighbours, as a combining mark does, they
/// become one cluster.
public nonisolated struct TextEditing: Hashable, Sendable {
  /// The text, cluster by cluster.
  public private(set) var characters: [Character]
  /// The selection, with the insertion point.
  public private(set) var selection: TextSelection
  /// The maximum number of clusters, or `nil` for no limit.
  public var limit: Int?

  private var past: [Moment] = []
  private var future: [Moment] = []
  private var run = Run.none

  /// A state that undo can restore.
  private struct Moment: Hashable {
    let characters: [Character]
    let selection: TextSelection
  }

  /// Consecutive changes of one kind are undone together.
  private enum Run {
    case none
    case typing
    case deleting
  }

  /// The maximum number of changes to undo. Older ones are forgotten.
  private static let maxUndone = 1000
  /// The number of grapheme clusters kept for undo, usually 16 bytes each. The last change can
  /// always be undone, earlier ones as far as they fit.
  private static let maxKept = 65_536

  /// Creates a line of `text`, with the insertion point at its end.
  public init(_ text: String = "", limit: Int? = nil) {
    characters = Array(Self.oneLine(text))
    selection = TextSelection(at: characters.count)
    self.limit = limit
  }

  /// The text.
  public var text: String { String(characters) }
  /// The number of grapheme clusters.
  public var count: Int { characters.count }
  /// The position of the insertion point.
  public var cursor: Int { selection.head }

  /// `text` with blanks for newlines and tabs. Other control characters stay, and are shown as
  /// signs.
  private static func oneLine(_ text: String) -> String {
    guard text.hasLineEnds || text.utf8.contains(0x09) else { return text }
    return String(text.map { $0.endsLine || $0 == "\t" ? " " : $0 })
  }

  // MARK: Changing the text

  /// Replaces the selection with `text`, as far as the limit allows.
  public mutating func insert(_ text: String) {
    let text = Self.oneLine(text)
    guard !text.isEmpty else { return }
    var room = Int.max
    if let limit { room = max(0, limit - (count - selection.range.count)) }
    let isTyped = text.count == 1 && selection.isEmpty
    let endsRun = isTyped && text == " "
    replace(
      selection.range, with: String(text.prefix(room)), as: isTyped && !endsRun ? .typing : .none)
  }

  /// Deletes the selection or, if there is none, from the insertion point to where `motion` leads.
  public mutating func delete(_ motion: TextMotion) {
    let range =
      selection.isEmpty
      ? TextSelection(anchor: cursor, head: place(after: motion)).range : selection.range
    let isStep = selection.isEmpty && (motion == .left || motion == .right)
    guard !range.isEmpty else { return }
    replace(range, with: "", as: isStep ? .deleting : .none)
  }

  /// Adopts a `text` set from elsewhere, and clears the undo history. The insertion point stays as
  /// close to its position as possible, and goes to the end if the text was empty.
  public mutating func adopt(_ text: String) {
    let line = Self.oneLine(text)
    guard line != self.text else { return }
    let wasEmpty = characters.isEmpty
    characters = Array(line)
    selection = TextSelection(at: wasEmpty ? count : min(cursor, count))
    (past, future, run) = ([], [], .none)
  }

  private mutating func replace(_ range: Range<Int>, with text: String, as run: Run) {
    let before = Moment(characters: characters, selection: selection)
    var scalars = String.UnicodeScalarView()
    for character in characters[..<range.lowerBound] { scalars += character.unicodeScalars }
    scalars += text.unicodeScalars
    let end = scalars.count
    for character in characters[range.upperBound...] { scalars += character.unicodeScalars }
    characters = Array(String(scalars))
    selection = TextSelection(at: place(ofScalar: end))
    guard characters != before.characters else { return }
    if run == .none || run != self.run {
      past.append(before)
      forgetOldest()
    }
    self.run = run
    future = []
  }

  /// Forgets changes beyond the limits.
  private mutating func forgetOldest() {
    var kept = past.reduce(0) { $0 + $1.characters.count }
    var forgotten = 0
    while forgotten < past.count - 1,
      past.count - forgotten > Self.maxUndone || kept > Self.maxKept
    {
      kept -= past[forgotten].characters.count
      forgotten += 1
    }
    past.removeFirst(forgotten)
  }

  /// The first position at or after the scalar with index `index`.
  private func place(ofScalar index: Int) -> Int {
    var scalars = 0
    return characters.firstIndex { character in
      defer { scalars += character.unicodeScalars.count }
      return scalars >= index
    } ?? count
  }

  // MARK: Moving

  /// Moves the insertion point, extending the selection if `selecting`. Otherwise, a step from a
  /// selection goes to its end on that side.
  public mutating func move(_ motion: TextMotion, selecting: Bool = false) {
    run = .none
    if !selecting, !selection.isEmpty, motion == .left || motion == .right {
      let range = selection.range
      selection = TextSelection(at: motion == .left ? range.lowerBound : range.upperBound)
      return
    }
    move(to: place(after: motion), selecting: selecting)
  }

  /// Moves the insertion point to `place`, or as near as possible.
  public mutating func move(to place: Int, selecting: Bool = false) {
    run = .none
    let place = min(max(place, 0), count)
    selection = TextSelection(anchor: selecting ? selection.anchor : place, head: place)
  }

  /// Selects the whole text.
  public mutating func selectAll() {
    run = .none
    selection = TextSelection(anchor: 0, head: count)
  }

  /// Selects the word, or the run of other characters, that the cluster at `place` belongs to.
  public mutating func selectWord(at place: Int) {
    run = .none
    guard !characters.isEmpty else { return }
    let place = min(max(place, 0), count - 1)
    let kind = characters[place].isPartOfWord
    let start = characters[..<place].lastIndex { $0.isPartOfWord != kind }.map { $0 + 1 } ?? 0
    let end = characters[place...].firstIndex { $0.isPartOfWord != kind } ?? count
    selection = TextSelection(anchor: start, head: end)
  }

  /// The destination of `motion` from the insertion point.
  private func place(after motion: TextMotion) -> Int {
    switch motion {
    case .left: return max(0, cursor - 1)
    case .right: return min(count, cursor + 1)
    case .start: return 0
    case .end: return count
    case .wordLeft:
      let end = characters[..<cursor].lastIndex(where: \.isPartOfWord) ?? 0
      return characters[..<end].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
    case .wordRight:
      let start = characters[cursor...].firstIndex(where: \.isPartOfWord) ?? count
      return characters[start...].firstIndex { !$0.isPartOfWord } ?? count
    }
  }

  // MARK: History

  /// Undoes the last change.
  public mutating func undo() {
    guard let moment = past.popLast() else { return }
    future.append(Moment(characters: characters, selection: selection))
    restore(moment)
  }

  /// Redoes the last undone change.
  public mutating func redo() {
    guard let moment = future.popLast() else { return }
    past.append(Moment(characters: characters, selection: selection))
    restore(moment)
  }

  private mutating func restore(_ moment: Moment) {
    (characters, selection, run) = (moment.characters, moment.selection, .none)
  }
}

extension Character {
  fileprivate nonisolated var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
