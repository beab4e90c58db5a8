import Games
import Hints
import Observation
import Sudoku

/// A practice position, its board, and the player's progress.
@Observable
final class DrillModel {
  let drill: Drill
  /// The board of the position, replaced by a restart.
  private(set) var board: GameBoardModel
  private(set) var verdict = Drill.Verdict.open(drawn: 0, of: 0)
  /// The time of the player's latest change, by the monotonic clock.
  private(set) var latestProgress: Duration
  @ObservationIgnored private let dependencies: Dependencies

  /// `true` if the full explanation was shown before a restart.
  private var wasFullyRevealed: Bool

  init(_ drill: Drill, dependencies: Dependencies, wasFullyRevealed: Bool = false) {
    self.drill = drill
    self.wasFullyRevealed = wasFullyRevealed
    self.dependencies = dependencies
    board = drill.board(dependencies)
    latestProgress = dependencies.now()
    judge()
  }

  /// `true` if the technique was found.
  var isFound: Bool { if case .found = verdict { true } else { false } }

  /// `true` if it was found without the full explanation.
  var isFoundAlone: Bool { isFound && !isFullyRevealed }

  /// `true` if the full explanation was shown.
  var isFullyRevealed: Bool { wasFullyRevealed || board.hints.isFullyRevealed }

  /// Judges the board. Returns `true` if the technique was just found.
  @discardableResult
  func judge() -> Bool {
    guard !isFound else { return false }
    latestProgress = dependencies.now()
    verdict = drill.verdict(on: board.game.board)
    if isFound { board.hints.close() }
    return isFound
  }

  /// Restarts the position.
  func startAgain() {
    wasFullyRevealed = isFullyRevealed
    board = drill.board(dependencies)
    verdict = .open(drawn: 0, of: 0)
    judge()
  }

  /// Hints where to look, once, after a while without progress. It is free.
  func nudge() {
    guard !isFound, !board.hints.isOpen, let deduction = drill.easiest else { return }
    latestProgress = dependencies.now()
    let words = dependencies.words
    let step = NextStep.deduction(deduction, of: drill.position)
    board.tell(words.phrase(step.suggestion(in: words.language)))
  }
}

extension Drill {
  /// A board that starts with the position. Its hints explain the practised technique.
  fileprivate func board(_ dependencies: Dependencies) -> GameBoardModel {
    let board = GameBoardModel(
      game: game(id: dependencies.makeGameID()), elapsed: .zero, dependencies: dependencies)
    board.advice = { game in
      guard let deduction = easiest, game.board.grid == position.grid else { return nil }
      return .deduction(deduction, of: position)
    }
    if easiest?.placements.isEmpty == true { board.takeNotes() }
    return board
  }
}
