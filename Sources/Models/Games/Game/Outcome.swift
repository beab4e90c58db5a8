public import Sudoku

extension Game {
  /// The result of a move, with the details for sounds and animations.
  public struct Outcome: Hashable, Sendable {
    /// The reason why the move was ignored and not recorded. `nil` if it was made.
    public let refusal: Reason?
    /// `true` if the move placed a wrong digit.
    public let isWrong: Bool
    /// The cells in which the move placed digits.
    public let placed: CellSet
    /// The houses completed by these digits with nine different ones, right or wrong.
    public let filled: [House]
  }

  /// The reason why a move was ignored.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// The cell holds a given.
    case given
    /// The cell holds a digit, and notes only go into empty cells.
    case filled
    /// There is no digit or note to clear.
    case empty
    /// Nothing would change.
    case unchanged
    /// Nothing was placed, noted or coloured since the start.
    case untouched
    /// There is no such checkpoint.
    case noCheckpoint
    /// The puzzle is solved, so the game is over.
    case finished
  }
}
