import Games
import Observation
import Sudoku

/// The highlights on a board: a digit, known errors and lit cells.
@Observable
final class BoardAttention {
  /// The digits highlighted regardless of the cursor.
  var digits = DigitSet.none
  /// `true` while cells with two candidates are highlighted.
  var marksBivalue = false
  /// `true` while only candidates with two places in some house are highlighted.
  var marksBilocation = false
  /// `true` while cells where the highlighted digits can't go are shaded.
  var shadesBlocked = false
  /// The errors that checks have found in this sitting, marked until they change.
  var found: Set<Mistake> = []
  /// Cells that are lit for a moment.
  var lit: LitCells?
  /// The animation before the win is shown.
  private(set) var celebration: Celebration?
  /// The grid of the latest check in this sitting. Checking it again reveals nothing new.
  @ObservationIgnored private var checked: Grid?

  /// The smallest highlighted digit.
  var digit: Digit? { digits.first }

  /// Highlights just `digit`, or nothing at all.
  func highlight(_ digit: Digit?) {
    digits = DigitSet([digit].compactMap(\.self))
    if digit == nil { (marksBivalue, marksBilocation, shadesBlocked) = (false, false, false) }
  }

  /// Ends the highlights. Returns `true` if there were any.
  func endHighlights() -> Bool {
    guard !digits.isEmpty || marksBivalue || marksBilocation else { return false }
    highlight(nil)
    return true
  }

  /// Remembers that all errors of `grid` are known. Returns `false` if they already were.
  @discardableResult
  func noteCheck(of grid: Grid) -> Bool {
    guard checked != grid else { return false }
    checked = grid
    return true
  }

  func isChecked(_ grid: Grid) -> Bool { checked == grid }

  /// Lights up `houses`, starting at `now`.
  func light(_ houses: [House], at now: Duration) {
    lit = LitCells(cells: CellSet(houses.flatMap(\.cells)), end: now + LitCells.duration)
  }

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

/// The animation after the last digit: the board lights up row by row, then the win replaces it.
struct Celebration: Equatable {
  /// The time at which the board is done, by the monotonic clock.
  let end: Duration

  /// The duration of the board's part.
  static let boardDuration = Duration.milliseconds(600)
  /// The duration of the win's part: the word rises, a light sweeps over it, and the confetti
  /// settles.
  static let winDuration = Duration.milliseconds(1000)
  /// The total duration.
  static let duration = boardDuration + winDuration
}

/// Cells that are lit for a moment.
struct LitCells: Equatable {
  let cells: CellSet
  /// The time at which the light is gone, by the monotonic clock.
  let end: Duration

  static let duration = Duration.milliseconds(500)
}
