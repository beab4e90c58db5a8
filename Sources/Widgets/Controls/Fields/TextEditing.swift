/// A line of text while it is being written: the text, what of it is selected, and what can be
/// undone.
///
/// Places are counted in grapheme clusters: 0 before the first, ``count`` behind the last. A cluster
/// is never split; where what is inserted joins its neighbours, as a combining mark does, they become
/// one.
public nonisolated struct TextEditing: Hashable, Sendable {
  /// The text, cluster by cluster.
  public private(set) var characters: [Character]
  /// What is selected, and where the insertion point is.
  public private(set) var selection: TextSelection
  /// The most clusters that the text may have; any number where nil.
  public var limit: Int?

  private var past: [Moment] = []
  private var future: [Moment] = []
  private var run = Run.none

  /// What undo goes back to.
  private struct Moment: Hashable {
    let characters: [Character]
    let selection: TextSelection
  }

  /// Changes of one kind in a row are undone at once.
  private enum Run {
    case none
    case typing
    case deleting
  }

  /// Changes that can be undone; older ones are forgotten.
  private static let mostUndone = 1000
  /// Grapheme clusters kept for that, of 16 bytes each as a rule: the last change can always be
  /// undone, those before it as far as there is room.
  private static let mostKept = 65_536

  /// `text` on one line, with the insertion point behind it.
  public init(_ text: String = "", limit: Int? = nil) {
    characters = Array(Self.oneLine(text))
    selection = TextSelection(at: characters.count)
    self.limit = limit
  }

  /// The text.
  public var text: String { String(characters) }
  /// Grapheme clusters of the text.
  public var count: Int { characters.count }
  /// Where the insertion point is.
  public var cursor: Int { selection.head }

  /// `text` with a blank for each newline and tab, and without other control characters.
  private static func oneLine(_ text: String) -> String {
    String(
      text.compactMap { character in
        if character.isNewline || character == "\t" { return " " }
        let isControl = character.unicodeScalars.contains {
          $0.properties.generalCategory == .control
        }
        return isControl ? nil : character
      } as [Character])
  }

  // MARK: Changing the text

  /// Puts `text` in the place of the selection, as much of it as the limit allows.
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

  /// Deletes the selection; where there is none, from the insertion point to where `motion` leads.
  public mutating func delete(_ motion: TextMotion) {
    let range =
      selection.isEmpty
      ? TextSelection(anchor: cursor, head: place(after: motion)).range : selection.range
    let isStep = selection.isEmpty && (motion == .left || motion == .right)
    guard !range.isEmpty else { return }
    replace(range, with: "", as: isStep ? .deleting : .none)
  }

  /// Takes `text` over that came from elsewhere: nothing of what was before can be undone. The
  /// insertion point stays where it is, as far as there is a place, and goes behind the text where
  /// there was none.
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

  /// Forgets what is too old to be undone.
  private mutating func forgetOldest() {
    var kept = past.reduce(0) { $0 + $1.characters.count }
    var forgotten = 0
    while forgotten < past.count - 1,
      past.count - forgotten > Self.mostUndone || kept > Self.mostKept
    {
      kept -= past[forgotten].characters.count
      forgotten += 1
    }
    past.removeFirst(forgotten)
  }

  /// The first place that is not before the scalar numbered `index`.
  private func place(ofScalar index: Int) -> Int {
    var scalars = 0
    return characters.firstIndex { character in
      defer { scalars += character.unicodeScalars.count }
      return scalars >= index
    } ?? count
  }

  // MARK: Moving

  /// Moves the insertion point; with `selecting`, what lies between is selected. Without, a step out
  /// of a selection goes to its end on that side.
  public mutating func move(_ motion: TextMotion, selecting: Bool = false) {
    run = .none
    if !selecting, !selection.isEmpty, motion == .left || motion == .right {
      let range = selection.range
      selection = TextSelection(at: motion == .left ? range.lowerBound : range.upperBound)
      return
    }
    move(to: place(after: motion), selecting: selecting)
  }

  /// Moves the insertion point to `place`, or as near to it as there is one.
  public mutating func move(to place: Int, selecting: Bool = false) {
    run = .none
    let place = min(max(place, 0), count)
    selection = TextSelection(anchor: selecting ? selection.anchor : place, head: place)
  }

  /// Selects all of the text.
  public mutating func selectAll() {
    run = .none
    selection = TextSelection(anchor: 0, head: count)
  }

  /// Selects the word, or the run of other signs, that the cluster at `place` belongs to.
  public mutating func selectWord(at place: Int) {
    run = .none
    guard !characters.isEmpty else { return }
    let place = min(max(place, 0), count - 1)
    let kind = characters[place].isPartOfWord
    let start = characters[..<place].lastIndex { $0.isPartOfWord != kind }.map { $0 + 1 } ?? 0
    let end = characters[place...].firstIndex { $0.isPartOfWord != kind } ?? count
    selection = TextSelection(anchor: start, head: end)
  }

  /// Where `motion` leads from the insertion point.
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

  /// Takes the last change back.
  public mutating func undo() {
    guard let moment = past.popLast() else { return }
    future.append(Moment(characters: characters, selection: selection))
    restore(moment)
  }

  /// Makes the last change again that was taken back.
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
