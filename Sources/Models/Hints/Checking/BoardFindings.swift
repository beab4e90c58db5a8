public import Formats
public import Games
public import Grading
public import Sudoku

/// The one reading of a position, on which all commands and screens agree: a board that someone has
/// typed, pasted, or left in the middle of a game.
///
/// Givens, placed digits and candidates count as they stand. Notes don't, because players only
/// write down some.
public struct BoardFindings: Hashable, Sendable {
  /// The board.
  public let entry: PuzzleEntry
  /// The check of the position as it stands.
  public let check: PuzzleCheck
  /// The placed digits that differ from the only solution of the givens, in order. Empty if the
  /// givens have no such solution.
  public let mistakes: [Mistake]
  /// The first cell whose candidates lack the digit of the only solution of the givens. `nil` if
  /// the givens have no such solution or a digit is wrong.
  private let deprived: Cell?

  /// Examines `entry`. Takes microseconds if all is well, otherwise a few milliseconds.
  public init(_ entry: PuzzleEntry) {
    self.entry = entry
    check = entry.candidates == nil ? PuzzleCheck(entry.grid) : PuzzleCheck(entry.position)
    guard check.solution == nil || entry.hasPlaced,
      let solution = Solver.uniqueSolution(of: entry.givens)
    else {
      (mistakes, deprived) = ([], nil)
      return
    }
    mistakes = Mistake.all(in: entry.grid, of: solution)
    let position = mistakes.isEmpty ? entry.position : nil
    deprived = position?.open.first { cell in
      solution[cell].map { position?[cell].contains($0) == false } ?? false
    }
  }

  /// Examines `entry` off the caller's actor.
  @concurrent
  public static func find(_ entry: PuzzleEntry) async -> BoardFindings { BoardFindings(entry) }
}

extension BoardFindings {
  /// The path to the only solution, at its start, or `nil` if there is no such solution.
  public var path: SolvingPath? {
    check.solution.map { SolvingPath(from: entry.start, to: $0) }
  }

  /// The problem, as a step to explain and draw, or `nil` if the board has one solution.
  public var complaint: NextStep? {
    if case .noSolution(let why, _) = check {
      if !mistakes.isEmpty { return .wrongDigits(mistakes) }
      if let deprived, !why.isEmptyCell {
        return .missingNote(deprived, possible: entry.grid.candidates(at: deprived))
      }
    }
    let givens = entry.givens.filledCells
    return check.complaint(givens: givens, mistakes: mistakes)
  }

  /// The cells that may be to blame if there is no solution: emptying any one of them makes the
  /// board solvable. Empty if the wrong digits are known.
  public var suspects: [Cell] {
    if mistakes.isEmpty, deprived == nil, case .noSolution(_, let suspects) = check {
      suspects
    } else {
      []
    }
  }

  /// The picture of the problem, or `nil` if there is none.
  public var picture: HintPicture? {
    guard let picture = complaint?.picture else { return nil }
    let known = Set(picture.cells.map(\.cell))
    let others = suspects.filter { !known.contains($0) }
      .map { PaintedCell(cell: $0, role: .target, group: nil) }
    return HintPicture(
      cells: (picture.cells + others).sorted { $0.cell < $1.cell }, houses: picture.houses)
  }
}

extension PuzzleCheck {
  /// Returns the problem as a step, or `nil` if there is one solution. `givens` are those of the
  /// puzzle, `mistakes` the placed digits known to be wrong.
  func complaint(givens: CellSet, mistakes: [Mistake] = []) -> NextStep? {
    switch self {
    case .unique: nil
    case .conflicts(let conflicts): conflicts.first?.complaint(givens: givens, mistakes: mistakes)
    case .several(let one, let other): .severalSolutions(one, other)
    case .noSolution(let why, _): .noSolution(why)
    }
  }
}

extension GridConflict {
  /// Returns the problem as a step: the player's digit that repeats a given, or otherwise two equal
  /// digits, unless just one of them is known to be wrong.
  func complaint(givens: CellSet, mistakes: [Mistake] = []) -> NextStep {
    let (isFirstGiven, isSecondGiven) = (givens.contains(first), givens.contains(second))
    let isBesideGiven = isFirstGiven != isSecondGiven
    let wrong = mistakes.filter { $0.cell == first || $0.cell == second }
    guard isBesideGiven || wrong.count != 1 else { return .wrongDigits(mistakes) }
    let isInOrder = isFirstGiven || !isSecondGiven
    return .clash(
      digit, isInOrder ? first : second, isInOrder ? second : first, in: house,
      besideGiven: isBesideGiven)
  }
}

extension Mistake {
  /// Returns the digits in `grid` that differ from `solution`, in order.
  static func all(in grid: Grid, of solution: Grid) -> [Mistake] {
    Cell.all.compactMap { cell in
      grid[cell].flatMap { $0 == solution[cell] ? nil : Mistake($0, at: cell) }
    }
  }
}

extension PuzzleEntry {
  /// The starting position for techniques. For an untouched puzzle, also one with all the
  /// candidates that the givens leave, the singles are in the order in which they come up, as
  /// grading needs it. Otherwise the position as it stands.
  public var start: CandidateGrid {
    guard !hasPlaced else { return position }
    let isUntouched =
      candidates.map { left in
        givens.emptyCells.allSatisfy { givens.candidates(at: $0).isSubset(of: left[$0]) }
      } ?? true
    return isUntouched ? CandidateGrid(givens: givens) : position
  }
}

extension PuzzleEntry {
  /// `true` if the candidates are clues: without them, the givens don't have exactly one solution.
  /// Such a puzzle is called a Sukaku. If digits are placed, the candidates are those that these
  /// leave.
  public var isNarrowed: Bool {
    guard let candidates, !hasPlaced else { return false }
    let allowed = CellNotes(leftBy: givens)
    return givens.emptyCells.contains {
      !allowed[$0].subtracting(candidates[$0]).isEmpty
    } && Solver.uniqueSolution(of: givens) == nil
  }

  /// The puzzle to play on a board like this, or why there is none. Wrong digits and missing
  /// candidates are mistakes of a player, who can go on with them.
  public var playable: PlayablePuzzle {
    if let solution = Solver.uniqueSolution(of: givens) {
      return givens.isSolved ? .finished : .puzzle(self, solution: solution)
    }
    if hasPlaced, let solution = Solver.uniqueSolution(of: grid) {
      if grid.isSolved { return .finished }
      var settled = self
      (settled.givens, settled.placed) = (grid, Grid())
      return .puzzle(settled, solution: solution)
    }
    return candidates != nil && BoardFindings(self).check.solution != nil ? .narrowed : .unsolvable
  }
}

/// The puzzle that a board offers, if any.
public enum PlayablePuzzle: Sendable {
  /// A puzzle whose givens have one solution. They are those of the board, or all its digits where
  /// only these have one.
  case puzzle(PuzzleEntry, solution: Grid)
  /// Nothing, because the grid is solved: no cell is left to fill in.
  case finished
  /// Nothing, because only the candidates leave one solution.
  case narrowed
  /// Nothing, because there isn't exactly one solution.
  case unsolvable
}
