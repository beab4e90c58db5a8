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
  @ObservationIgnored private let outside: Outside

  /// `true` if the full explanation was shown before a restart.
  private var wasToldAll: Bool

  init(_ drill: Drill, outside: Outside, wasToldAll: Bool = false) {
    self.drill = drill
    self.wasToldAll = wasToldAll
    self.outside = outside
    board = drill.board(outside)
    latestProgress = outside.now()
    judge()
  }

  /// `true` if the technique was found.
  var isFound: Bool { if case .found = verdict { true } else { false } }

  /// `true` if it was found without the full explanation.
  var isFoundAlone: Bool { isFound && !isToldAll }

  /// `true` if the full explanation was shown.
  var isToldAll: Bool { wasToldAll || board.hints.toldAll }

  /// Judges the board. Returns `true` if the technique was just found.
  @discardableResult
  func judge() -> Bool {
    guard !isFound else { return false }
    latestProgress = outside.now()
    verdict = drill.verdict(on: board.game.board)
    if isFound { board.hints.close() }
    return isFound
  }

  /// Restarts the position.
  func startAgain() {
    wasToldAll = isToldAll
    board = drill.board(outside)
    verdict = .open(drawn: 0, of: 0)
    judge()
  }

  /// Hints where to look, once, after a while without progress. It is free.
  func nudge() {
    guard !isFound, !board.hints.isOpen, let deduction = drill.easiest else { return }
    latestProgress = outside.now()
    let words = outside.words
    let step = NextStep.deduction(deduction, of: drill.position)
    board.tell(words.phrase(step.suggestion(in: words.language)))
  }
}

extension Drill {
  /// A board that starts with the position. Its hints explain the practised technique.
  fileprivate func board(_ outside: Outside) -> GameBoardModel {
    let board = GameBoardModel(
      game: game(id: outside.makeGameID()), elapsed: .zero, outside: outside)
    board.advice = { game in
      guard let deduction = easiest, game.board.grid == position.grid else { return nil }
      return .deduction(deduction, of: position)
    }
    if easiest?.placements.isEmpty == true { board.takeNotes() }
    return board
  }
}
