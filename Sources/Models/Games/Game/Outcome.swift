public import Sudoku

extension Game {
  /// The result of a move, with what of it is to be heard and seen.
  public struct Outcome: Hashable, Sendable {
    /// The change that the move made.
    public let effect: Effect
    /// The cells into which it has placed digits.
    public let placed: CellSet
    /// The houses that these digits have filled with nine different ones, right or wrong.
    public let filled: [House]

    init(_ effect: Effect, placed: CellSet = .none, filled: [House] = []) {
      self.effect = effect
      self.placed = placed
      self.filled = filled
    }
  }

  /// The change that a move makes.
  public enum Effect: Hashable, Sendable {
    /// The digit of the solution was placed.
    case placed
    /// Another digit than the solution's was placed. `isCounted` unless the same digit was wrong in
    /// the same cell before: that counts as one error only.
    case wrong(isCounted: Bool)
    /// A digit or notes were taken out of a cell.
    case cleared
    /// A note was added, or taken out.
    case noted(isAdded: Bool)
    /// A cell got a colour, or lost it.
    case colored
    /// Several cells changed, none of them to a wrong digit.
    case changed
    /// The board is as it was at the start.
    case restarted
    /// The board is as it was at a checkpoint.
    case restored
    /// The solution is shown.
    case revealed
    /// Nothing happened, and nothing was recorded.
    case ignored(Reason)
  }

  /// Why a move was ignored.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// The cell was filled in from the start.
    case given
    /// Notes go into empty cells only, and this one holds a digit.
    case filled
    /// There is neither a digit nor a note to clear.
    case empty
    /// It would change nothing.
    case unchanged
    /// Nothing was placed, noted or coloured since the start.
    case untouched
    /// There is no such checkpoint.
    case noCheckpoint
    /// The puzzle is solved, the game is over.
    case finished
  }
}
