import Formats
public import Sudoku

/// A placed digit that differs from the solution.
public struct Mistake: Hashable, Sendable {
  /// The placed digit.
  public let digit: Digit
  /// The cell.
  public let cell: Cell

  /// Creates the mistake `digit` in `cell`.
  public init(_ digit: Digit, at cell: Cell) {
    self.digit = digit
    self.cell = cell
  }
}

/// An error that doesn't count if it is corrected at once.
struct Slip: Hashable, Sendable {
  let mistake: Mistake
  /// The play time of the error in whole milliseconds, like the journal, so that a loaded game
  /// forgives the same errors.
  let elapsed: Int

  /// The time limit for correcting an error, in milliseconds.
  static let grace = 2000
}

extension Game {
  /// Counts the wrong digits on the board that weren't counted yet, whether just placed or brought
  /// back by undo, redo or a checkpoint.
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

  /// Takes back the latest error if `move`, or undoing it, corrects it within two seconds.
  ///
  /// If every error is marked at once, all count, because the mark would give away the answer for
  /// free. An error also counts once help has pointed it out.
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
