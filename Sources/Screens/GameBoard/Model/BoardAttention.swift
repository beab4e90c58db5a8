import Games
import Observation
import Sudoku

/// What draws the eye on a board: a digit that stands out, errors that were found, light.
@Observable
final class BoardAttention {
  /// The digit that stands out wherever the cursor is.
  private(set) var digit: Digit?
  /// The errors that checks have brought to light in this sitting.
  private(set) var found: Set<Mistake> = []
  /// Cells that light up for a moment.
  private(set) var lit: LitCells?
  /// What goes on before the win is shown.
  private(set) var celebration: Celebration?
  /// The grid of the latest check in this sitting: asking again about it tells nothing new.
  @ObservationIgnored private var checked: Grid?

  func highlight(_ digit: Digit?) { self.digit = digit }

  // MARK: Errors

  /// Marks wrong digits until they change.
  func mark(_ mistakes: some Sequence<Mistake>) { found.formUnion(mistakes) }

  /// Remembers that all that is wrong in `grid` was told. Returns `false` if it was before.
  @discardableResult
  func noteCheck(of grid: Grid) -> Bool {
    guard checked != grid else { return false }
    checked = grid
    return true
  }

  func isChecked(_ grid: Grid) -> Bool { checked == grid }

  // MARK: Light

  /// Lights up `houses` from now on.
  func light(_ houses: [House], at now: Duration) {
    lit = LitCells(cells: CellSet(houses.flatMap(\.cells)), end: now + LitCells.duration)
  }

  func endLight() { lit = nil }

  func celebrate(at now: Duration) {
    celebration = Celebration(end: now + Celebration.boardDuration)
  }

  /// Returns `true` if there was a celebration.
  func endCelebration() -> Bool {
    guard celebration != nil else { return false }
    celebration = nil
    return true
  }
}

/// The moment after the last digit: the board lights up row by row, then the win takes its place.
struct Celebration: Equatable {
  /// When the board is done, by the clock of the world outside.
  let end: Duration

  /// How long the board takes.
  static let boardDuration = Duration.milliseconds(600)
  /// How long the word takes to rise, the light to sweep over it and the paper to settle.
  static let winDuration = Duration.milliseconds(1000)
  /// How long everything takes.
  static let duration = boardDuration + winDuration
}

/// Cells that light up for a moment.
struct LitCells: Equatable {
  let cells: CellSet
  /// When they are as before, by the clock of the world outside.
  let end: Duration

  /// How long it takes.
  static let duration = Duration.milliseconds(500)
}
