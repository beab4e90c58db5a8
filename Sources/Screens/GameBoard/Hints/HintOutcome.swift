import Games
import Hints
import Sudoku

/// The effect of a hint on the board, for the message after it is applied.
nonisolated enum HintOutcome: Hashable {
  /// A digit was placed in a cell.
  case placed(Digit, Cell)
  case placedSeveral(Int)
  /// A wrong digit was cleared from its cell.
  case cleared(Digit, Cell)
  case clearedSeveral(Int)
  /// A cell's notes were replaced.
  case noted(Cell)
  /// Notes were removed from a cell.
  case struck(DigitSet, Cell)
  case struckInSeveral(Int)

  /// The effect of applying `step` to `board`.
  init(of step: NextStep, on board: Board, puzzle: Puzzle) {
    guard case .deduction(let deduction, _) = step else {
      self = Self.puttingRight(step.moves(on: board, of: puzzle).compactMap(\.cell), board)
      return
    }
    let placed = deduction.placements
    let cells = Set(deduction.eliminations.map(\.cell))
    if let first = placed.first {
      self = placed.count == 1 ? .placed(first.digit, first.cell) : .placedSeveral(placed.count)
    } else if let cell = cells.first, cells.count == 1 {
      self = .struck(DigitSet(deduction.eliminations.map(\.digit)), cell)
    } else {
      self = .struckInSeveral(cells.count)
    }
  }

  private static func puttingRight(_ cells: [Cell], _ board: Board) -> Self {
    guard let cell = cells.first, cells.count == 1 else { return .clearedSeveral(cells.count) }
    return board.grid[cell].map { .cleared($0, cell) } ?? .noted(cell)
  }
}

extension Words {
  /// The message that a hint was applied, with the percentage taken off the score.
  func done(_ outcome: HintOutcome, for percent: Int?) -> String {
    let done = text(of: outcome)
    return percent.map { "\(done), \(hints.price($0))" } ?? done
  }

  private func text(of outcome: HintOutcome) -> String {
    switch outcome {
    case .placed(let digit, let cell):
      hints.done.placed(digit: digit.rawValue, cell: panel.name(of: cell))
    case .placedSeveral(let count): hints.done.placedSeveral(count)
    case .cleared(let digit, let cell):
      hints.done.cleared(digit: digit.rawValue, cell: panel.name(of: cell))
    case .clearedSeveral(let count): hints.done.clearedSeveral(count)
    case .noted(let cell): hints.done.noted(panel.name(of: cell))
    case .struck(let digits, let cell):
      hints.done.struck(digits: digits.description, cell: panel.name(of: cell))
    case .struckInSeveral(let count): hints.done.struckInSeveral(count)
    }
  }
}
