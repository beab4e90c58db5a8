import Models
import Observation

/// The first steps on a board, one after the other; each is done by doing it.
@Observable
final class FirstSteps {
  /// The step that is to be taken; nil once all are.
  private(set) var step: Step? = .move
  let board: GameBoardModel
  @ObservationIgnored private let start: Cell
  @ObservationIgnored private let now: () -> Duration
  /// Until when an arrow is taken for one more of a key that is held down since the page before; nil
  /// once it was let go.
  @ObservationIgnored private var heldUntil: Duration?

  /// How long after one repeat of a held key the next one comes at most: terminals repeat ten times a
  /// second or more.
  private static let repeatTime = Duration.milliseconds(300)

  /// What is to be learnt, in order.
  enum Step: Int, CaseIterable {
    case move
    case place
    case memo
    case hint
  }

  /// Steps on a board of their own; nil where there is none.
  init?(outside: Outside) {
    guard let board = GameBoardModel.example(outside) else { return nil }
    self.board = board
    start = board.cursor
    now = outside.now
    heldUntil = now() + Self.repeatTime
  }

  /// Whether a move that comes now is a repeat of the arrow that slid the switch of the welcome; a move
  /// elsewhere says that it was let go.
  func isHeld(_ direction: GameBoardAction.Direction) -> Bool {
    guard direction == .right, let end = heldUntil, now() < end else {
      heldUntil = nil
      return false
    }
    heldUntil = now() + Self.repeatTime
    return true
  }

  /// What of the board tells that a step was taken.
  struct Signs: Equatable {
    let cursor: Cell
    let board: Board
    let isHintTold: Bool
  }

  /// The signs as they are now.
  var signs: Signs {
    Signs(cursor: board.cursor, board: board.game.board, isHintTold: board.hints.ladder != nil)
  }

  /// Goes on to the first step that was not taken yet. Where a digit is to be placed the cursor goes to
  /// a cell that only one fits.
  func look() {
    while let step, isTaken(step) {
      self.step = Step(rawValue: step.rawValue + 1)
      if self.step == .place, let single { board.go(to: single.cell) }
    }
  }

  /// The only digit that fits the cell under the cursor; nil where several do, or one is there.
  var onlyDigit: Digit? {
    CandidateGrid(givens: board.game.board.grid).nakedSingles.first { $0.cell == board.cursor }?
      .digit
  }

  private var single: Candidate? { CandidateGrid(givens: board.game.board.grid).nakedSingles.first }

  private func isTaken(_ step: Step) -> Bool {
    let game = board.game
    return switch step {
    case .move: board.cursor != start
    case .place:
      Cell.all.contains {
        game.puzzle.givens[$0] == nil && game.digit(at: $0) == game.puzzle.solution[$0]
      }
    case .memo: Cell.all.contains { !game.notes(at: $0).isEmpty }
    case .hint: board.hints.ladder != nil
    }
  }
}
