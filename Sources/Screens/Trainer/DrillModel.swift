import Games
import Hints
import Observation
import Sudoku

/// A position to practise on, its board, and what the player has made of it so far.
@Observable
final class DrillModel {
  let drill: Drill
  /// The board of the position; another one after a new start.
  private(set) var board: GameBoardModel
  private(set) var verdict = Drill.Verdict.open(drawn: 0, of: 0)
  /// When the player last changed something, by the clock of the world outside.
  private(set) var latestProgress: Duration
  @ObservationIgnored private let outside: Outside

  /// Whether the whole explanation was shown before the position was begun again.
  private var wasToldAll: Bool

  init(_ drill: Drill, outside: Outside, wasToldAll: Bool = false) {
    self.drill = drill
    self.wasToldAll = wasToldAll
    self.outside = outside
    board = drill.board(outside)
    latestProgress = outside.now()
    judge()
  }

  /// Whether the technique was found.
  var isFound: Bool { if case .found = verdict { true } else { false } }

  /// Whether it was found without the whole explanation.
  var isFoundAlone: Bool { isFound && !isToldAll }

  /// Whether the whole explanation was shown.
  var isToldAll: Bool { wasToldAll || board.hints.toldAll }

  /// Judges what is on the board. Returns `true` if that is when the technique is found.
  @discardableResult
  func judge() -> Bool {
    guard !isFound else { return false }
    latestProgress = outside.now()
    verdict = drill.verdict(on: board.game.board)
    if isFound { board.hints.close() }
    return isFound
  }

  /// Begins the position again.
  func startAgain() {
    wasToldAll = isToldAll
    board = drill.board(outside)
    verdict = .open(drawn: 0, of: 0)
    judge()
  }

  /// Says once where to look, after a while without progress. It costs nothing.
  func nudge() {
    guard !isFound, !board.hints.isOpen, let deduction = drill.easiest else { return }
    latestProgress = outside.now()
    let words = outside.words
    let step = NextStep.deduction(deduction, of: drill.position)
    board.tell(words.phrase(step.suggestion(in: words.language)))
  }
}

extension Drill {
  /// A board that begins with the position, and whose hints explain what is practised.
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
