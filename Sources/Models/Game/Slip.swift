/// An error that does not count if it is corrected at once.
struct Slip: Hashable, Sendable {
  let mistake: Mistake
  /// The play time at which it was made.
  let elapsed: Duration

  /// How long after an error correcting it is at once.
  static let grace = Duration.seconds(2)
}

extension Game {
  /// Counts the wrong digits that a move is about to place.
  mutating func countMistakes(of move: Move, at elapsed: Duration) {
    switch move {
    case .place(let digit, let cell, _) where puzzle.solution[cell] != digit:
      let mistake = Mistake(digit, at: cell)
      guard !mistakes.contains(mistake) else { return }
      mistakes.append(mistake)
      slip = checking == .everything ? nil : Slip(mistake: mistake, elapsed: elapsed)
    case .several(let moves): for move in moves { countMistakes(of: move, at: elapsed) }
    default: break
    }
  }

  /// Takes the newest error back where `move`, or taking it back, corrects it within two seconds.
  ///
  /// While every error is marked at once, all count: the mark would tell the answer for nothing.
  mutating func forgiveSlip(correctedBy move: Move, at elapsed: Duration) {
    guard let slip else { return }
    guard elapsed - slip.elapsed <= Slip.grace else {
      self.slip = nil
      return
    }
    switch move {
    case .place(_, slip.mistake.cell, _), .clear(slip.mistake.cell):
      mistakes.removeAll { $0 == slip.mistake }
      self.slip = nil
    default: break
    }
  }
}
