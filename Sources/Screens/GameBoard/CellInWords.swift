import Models

/// What there is to say of a cell, in one line.
nonisolated struct CellInWords {
  let game: Game
  let cell: Cell
  let words: PanelWords

  /// "r4c5, box 5: empty, notes 139, colour B".
  var text: String {
    let place = words.place(cell.row + 1, cell.column + 1, cell.box + 1)
    return "\(place): \((contents + extras).joined(separator: ", "))"
  }

  private var contents: [String] {
    guard let digit = game.digit(at: cell) else { return [words.empty] + notes }
    guard !game.isGiven(cell) else { return [words.given(digit.rawValue)] + conflict(of: digit) }
    let isMarked = game.checking == .everything && game.isWrong(cell)
    return [words.entered(digit.rawValue)] + (isMarked ? [words.wrong] : []) + conflict(of: digit)
  }

  private var notes: [String] {
    var parts: [String] = []
    let corner = game.notes(at: cell)
    let centre = game.notes(at: cell, kind: .centre)
    if !corner.isEmpty { parts.append(words.notes(corner.description)) }
    if !centre.isEmpty { parts.append(words.centreNotes(centre.description)) }
    if game.hints.usesAutomaticCandidates {
      let candidates = game.board.candidates(at: cell)
      parts.append(words.candidates(candidates.description, candidates.count))
    }
    return parts
  }

  private func conflict(of digit: Digit) -> [String] {
    guard game.checking != .onRequest else { return [] }
    let others = cell.peers.filter { game.digit(at: $0) == digit }
    guard !others.isEmpty else { return [] }
    let names = others.map { words.cell($0.row + 1, $0.column + 1) }
    return [words.conflict(names.joined(separator: ", "))]
  }

  private var extras: [String] {
    game.board.color(of: cell).map { [words.color(String($0.sign))] } ?? []
  }
}
