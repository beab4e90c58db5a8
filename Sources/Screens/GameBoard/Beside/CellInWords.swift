import Games
import Scutes
import Sudoku

/// The description of a cell.
nonisolated struct CellInWords {
  let game: Game
  let cell: Cell
  let words: PanelWords
  /// `true` to mention digit-first entry.
  var isDigitFirst = false
  /// The wrong digits found by checks.
  var found: Set<Mistake> = []
  /// The key that checks whether a digit is wrong, or `nil` if that is known.
  var checkKey: String?
  /// `true` if a colour's symbol may be something other than a letter.
  var isUnicode = true

  /// "r4c5 · empty · notes 1 3 9 · colour ■ · box 5".
  var text: String { parts.map(\.text).joined(separator: Self.separator) }

  /// The spoken form: "row 4 column 5", and "empty, notes 1 3 9, colour ■".
  var spoken: (name: String, state: String) {
    let state = parts.dropFirst().filter { $0.rank != .box && $0.rank != .check }
    return (
      words.spokenCell(row: cell.row + 1, column: cell.column + 1),
      state.map(\.text).joined(separator: ", ")
    )
  }

  /// Breaks the text into lines of at most `width` columns. Beyond `limit` lines, the least
  /// important parts are left out rather than cut. A line breaks within a part only if it must.
  func lines(width: Int, limit: Int) -> [String] {
    var kept = parts
    while true {
      let lines = Self.wrap(kept.map(\.text), width: width)
      let least = kept.indices.max { kept[$0].rank.rawValue < kept[$1].rank.rawValue }
      guard lines.count > limit, let least, kept[least].rank != .always else {
        return Array(lines.prefix(limit))
      }
      kept.remove(at: least)
    }
  }

  private static let separator = " · "

  private static func wrap(_ parts: [String], width: Int) -> [String] {
    var lines: [String] = []
    func fill(with piece: String, after separator: String) -> Bool {
      guard let last = lines.last, last.columns + separator.columns + piece.columns <= width
      else { return false }
      lines[lines.count - 1] += separator + piece
      return true
    }
    for part in parts where !fill(with: part, after: separator) {
      var isFirst = true
      for word in part.split(separator: " ").map(String.init) {
        if isFirst || !fill(with: word, after: " ") { lines.append(word) }
        isFirst = false
      }
    }
    return lines
  }

  /// One part of the description.
  private struct Part {
    let rank: Rank
    let text: String

    init(_ rank: Rank, _ text: String) {
      self.rank = rank
      self.text = text
    }
  }

  /// The importance of a part, highest first.
  private enum Rank: Int {
    case always
    case notes
    case conflict
    case centreNotes
    case candidates
    case color
    case box
    case check
  }

  private var parts: [Part] {
    let signs = game.board.colors(of: cell).signs(isUnicode: isUnicode)
    let color = signs.isEmpty ? nil : Part(.color, words.color(signs))
    let state = isDigitFirst ? [Part(.always, words.digitFirst)] : []
    return [Part(.always, words.name(of: cell))] + contents
      + [color].compactMap(\.self) + [Part(.box, words.box(cell.box + 1))] + check + state
  }

  /// How to find out whether the player's digit is wrong.
  private var check: [Part] {
    guard let checkKey, !game.isGiven(cell), let digit = game.digit(at: cell),
      !found.contains(Mistake(digit, at: cell))
    else { return [] }
    return [Part(.check, words.unchecked(checkKey))]
  }

  private var contents: [Part] {
    guard let digit = game.digit(at: cell) else { return [Part(.always, words.empty)] + notes }
    guard !game.isGiven(cell) else {
      return [Part(.always, words.given(digit.rawValue))] + conflict(of: digit)
    }
    let isMarked =
      game.checking == .everything && game.isWrong(cell) || found.contains(Mistake(digit, at: cell))
    return [Part(.always, words.entered(digit.rawValue))]
      + (isMarked ? [Part(.always, words.wrong)] : []) + conflict(of: digit)
  }

  private var notes: [Part] {
    var parts: [Part] = []
    let corner = game.notes(at: cell)
    let centre = game.notes(at: cell, kind: .centre)
    if !corner.isEmpty { parts.append(Part(.notes, words.notes(corner.spaced))) }
    if !centre.isEmpty { parts.append(Part(.centreNotes, words.centreNotes(centre.spaced))) }
    if game.hints.count(of: .automaticCandidates) > 0 {
      let candidates = game.board.candidates(at: cell)
      parts.append(
        Part(.candidates, words.candidates(digits: candidates.spaced, count: candidates.count)))
    }
    return parts
  }

  private func conflict(of digit: Digit) -> [Part] {
    guard game.checking != .onRequest else { return [] }
    let others = cell.peers.filter { game.digit(at: $0) == digit }
    guard !others.isEmpty else { return [] }
    let names = others.map { words.name(of: $0) }
    return [Part(.conflict, words.conflict(names.joined(separator: ", ")))]
  }
}

nonisolated extension DigitSet {
  /// The digits separated by spaces: "2 3 5".
  var spaced: String { map(\.description).joined(separator: " ") }
}

/// The cell under the cursor in words, or the number of selected cells, with a note about
/// digit-first entry, in a block of `width` columns and `lines` rows.
struct CursorInWords: View {
  @Environment(\.capabilities) private var capabilities
  let model: GameBoardModel
  let width: Int
  let lines: Int
  /// Text at the end of the first line, fainter, if it fits.
  var tip: String?

  var body: some View {
    LinesInBlock(lines: text, size: Size(width: width, height: lines), note: tip)
  }

  private var text: [String] {
    let words = model.words
    guard !model.isPaused else { return [words.board.paused] }
    if let selection = model.selectionInWords { return [selection] }
    return CellInWords(
      game: model.game, cell: model.cursor, words: words.panel, isDigitFirst: model.isDigitFirst,
      found: model.attention.found, checkKey: model.isChecked ? nil : model.key(of: "check"),
      isUnicode: capabilities.isUnicode
    )
    .lines(width: width, limit: lines)
  }
}

extension GameBoardModel {
  /// The number of selected cells, and how to end that. `nil` if only the cell under the cursor is.
  var selectionInWords: String? {
    guard place.isSelecting || selection.count > 1 else { return nil }
    return words.panel.selected(count: selection.count, key: key(of: "cancel"))
  }
}

/// Broken lines in a block of fixed size. A line that changes is redrawn without measuring.
struct LinesInBlock: LeafView, Equatable {
  let lines: [String]
  let size: Size
  /// Text at the end of the first line, fainter, if it fits.
  var note: String?

  static var showsText: Bool { true }

  var spokenText: String? { lines.joined(separator: " ") }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { size }

  func changes(since old: Self, in size: Size, environment: EnvironmentValues) -> [Rect]? {
    guard self.size == old.size, note == old.note else { return nil }
    let rows = (0..<size.height).filter { line(in: $0) != old.line(in: $0) }
    return rows.map { Rect(x: 0, y: $0, width: size.width, height: 1) }
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    for (row, line) in lines.prefix(rect.height).enumerated() {
      Text(line).lineLimit(1).draw(
        in: Rect(x: rect.minX, y: rect.minY + row, width: rect.width, height: 1), on: painter,
        environment: environment)
    }
    drawNote(in: rect, on: painter, theme: environment.theme)
  }

  private func drawNote(in rect: Rect, on painter: Painter, theme: Theme) {
    guard let note, note.columns + 3 + (lines.first?.columns ?? 0) <= rect.width else { return }
    painter.write(
      note, at: Point(x: rect.maxX - note.columns, y: rect.minY),
      style: theme.style(for: .secondary))
  }

  private func line(in row: Int) -> String? { lines.indices.contains(row) ? lines[row] : nil }
}
