import Formats

/// An error that does not count if it is corrected at once.
struct Slip: Hashable, Sendable {
  let mistake: Mistake
  /// The play time at which it was made, in milliseconds: whole ones, as the journal keeps them, so
  /// that a game which is loaded forgives the same.
  let elapsed: Int

  /// How long after an error correcting it is at once, in milliseconds.
  static let grace = 2000
}

extension Game {
  /// Counts the wrong digits on the board that were not counted yet, whether they were placed just
  /// now or came back by undo, redo or a checkpoint.
  mutating func countMistakes(at elapsed: Duration) {
    for cell in wrongCells {
      guard let mistake = digit(at: cell).map({ Mistake($0, at: cell) }),
        !mistakes.contains(mistake)
      else { continue }
      mistakes.append(mistake)
      slip =
        checking == .everything
        ? nil : Slip(mistake: mistake, elapsed: elapsed.wholeMilliseconds)
    }
  }

  /// Takes the newest error back where `move`, or taking it back, corrects it within two seconds.
  ///
  /// While every error is marked at once, all count: the mark would tell the answer for nothing. So
  /// does an error once help has told of it.
  mutating func forgiveSlip(correctedBy move: Move, at elapsed: Duration) {
    guard let slip else { return }
    guard elapsed.wholeMilliseconds - slip.elapsed <= Slip.grace else {
      self.slip = nil
      return
    }
    guard move.placedCell == slip.mistake.cell || move.clearedCell == slip.mistake.cell else {
      return
    }
    mistakes.removeAll { $0 == slip.mistake }
    self.slip = nil
  }
}
