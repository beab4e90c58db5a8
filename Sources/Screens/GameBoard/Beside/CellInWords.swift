import Games
import Sudoku
import Widgets

/// What there is to say of a cell.
nonisolated struct CellInWords {
  let game: Game
  let cell: Cell
  let words: PanelWords
  /// Whether it is said as well that digits come first.
  var isDigitFirst = false
  /// The wrong digits that checks have found.
  var found: Set<Mistake> = []
  /// The key that tells whether a digit is wrong; nil where that is known.
  var checkKey: String?
  /// Whether the sign of a colour may be another one than a letter.
  var isUnicode = true

  /// "r4c5 · empty · notes 1 3 9 · colour ■ · box 5".
  var text: String { parts.map(\.text).joined(separator: Self.separator) }

  /// The same as it is said: "row 4 column 5", and "empty, notes 1 3 9, colour ■".
  var spoken: (name: String, state: String) {
    let state = parts.dropFirst().filter { $0.rank != .box && $0.rank != .check }
    return (
      words.spokenCell(cell.row + 1, cell.column + 1), state.map(\.text).joined(separator: ", ")
    )
  }

  /// The text in lines of at most `width` columns. Where there are more than `limit`, what matters
  /// least is left out, so that nothing is cut; a line ends within a part only where it has to.
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

  /// One thing to say.
  private struct Part {
    let rank: Rank
    let text: String

    init(_ rank: Rank, _ text: String) {
      self.rank = rank
      self.text = text
    }
  }

  /// What is left out last comes first.
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
    let color = game.board.color(of: cell).map {
      Part(.color, words.color(String($0.sign(isUnicode: isUnicode))))
    }
    let state = isDigitFirst ? [Part(.always, words.digitFirst)] : []
    return [Part(.always, words.cell(cell.row + 1, cell.column + 1))] + contents
      + [color].compactMap(\.self) + [Part(.box, words.box(cell.box + 1))] + check + state
  }

  /// How to learn whether the player's digit is wrong.
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
    if game.hints.usesAutomaticCandidates {
      let candidates = game.board.candidates(at: cell)
      parts.append(Part(.candidates, words.candidates(candidates.spaced, candidates.count)))
    }
    return parts
  }

  private func conflict(of digit: Digit) -> [Part] {
    guard game.checking != .onRequest else { return [] }
    let others = cell.peers.filter { game.digit(at: $0) == digit }
    guard !others.isEmpty else { return [] }
    let names = others.map { words.cell($0.row + 1, $0.column + 1) }
    return [Part(.conflict, words.conflict(names.joined(separator: ", ")))]
  }
}

nonisolated extension DigitSet {
  /// The digits with blanks between them: "2 3 5".
  var spaced: String { map(\.description).joined(separator: " ") }
}
