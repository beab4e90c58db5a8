public import Sudoku

extension Game {
  /// The result of a move, with the details for sounds and animations.
  public struct Outcome: Hashable, Sendable {
    /// The effect of the move.
    public let effect: Effect
    /// The cells in which the move placed digits.
    public let placed: CellSet
    /// The houses completed by these digits with nine different ones, right or wrong.
    public let filled: [House]

    init(_ effect: Effect, placed: CellSet = .none, filled: [House] = []) {
      self.effect = effect
      self.placed = placed
      self.filled = filled
    }
  }

  /// The effect of a move.
  public enum Effect: Hashable, Sendable {
    /// A digit of the solution was placed.
    case placed
    /// A wrong digit was placed. `isCounted` is `false` if the same digit was wrong in the same
    /// cell before, because that counts as one error.
    case wrong(isCounted: Bool)
    /// A digit or notes were removed from a cell.
    case cleared
    /// A note was added or removed.
    case noted(isAdded: Bool)
    /// A cell was coloured or lost its colour.
    case colored
    /// Several cells changed, none of them to a wrong digit.
    case changed
    /// The board was reset to the start.
    case restarted
    /// The board was restored from a checkpoint.
    case restored
    /// The solution was revealed.
    case revealed
    /// Nothing happened, and nothing was recorded.
    case ignored(Reason)
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
