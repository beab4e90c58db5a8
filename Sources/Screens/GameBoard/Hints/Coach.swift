import Games
import Hints
import Observation
import Store
import Sudoku

/// Suggests where to look next, once and unasked, after a while without progress.
@Observable
final class Coach {
  /// The position to find a suggestion for, if any.
  private(set) var search: Search?
  /// The play time at the latest progress.
  @ObservationIgnored private var latestProgress: Duration
  @ObservationIgnored private var hasSpoken = false
  @ObservationIgnored private var searches = 0

  struct Search: Identifiable {
    let id: Int
    let board: Board
    /// The player's position.
    let cursor: Cell
  }

  /// The play time without progress before the coach speaks.
  static let patience = Duration.seconds(90)

  init(at elapsed: Duration) { latestProgress = elapsed }

  /// Restarts the wait after a digit, a note or a hint.
  func noteProgress(at elapsed: Duration) {
    (latestProgress, hasSpoken) = (elapsed, false)
    if search != nil { search = nil }
  }

  /// `true` if a suggestion is due for the first time since the latest progress.
  func isDue(at elapsed: Duration) -> Bool {
    search == nil && !hasSpoken && elapsed - latestProgress >= Self.patience
  }

  /// Starts to look for a suggestion about `board`.
  func look(at board: Board, near cursor: Cell) {
    searches += 1
    search = Search(id: searches, board: board, cursor: cursor)
  }

  /// Ends the search. `hasSpoken` is `true` if the player got a suggestion.
  func finish(hasSpoken: Bool) { (search, self.hasSpoken) = (nil, hasSpoken) }
}

extension GameBoardModel {
  /// Starts the coach if the player has been stuck long enough. Runs on the clock's tick, so the
  /// coach never wakes the program by itself.
  func coachIfStuck() {
    guard dependencies.preferences.values.coaches, !game.isComplete, !game.origin.isTraining,
      !hints.isOpen, question == nil, coach.isDue(at: clock.elapsed)
    else { return }
    coach.look(at: game.board, near: cursor)
  }

  /// Finds a suggestion off the main actor and shows it. It isn't counted as help, since the player
  /// didn't ask for it.
  func suggestPlace() async {
    guard let search = coach.search,
      let step = try? await dependencies.preferences.values.hintFinder(near: search.cursor)
        .findNextStep(on: search.board, of: game.puzzle, from: hintSource),
      coach.search?.id == search.id
    else { return }
    let isWelcome = game.board == search.board && !hints.isOpen && !isPaused
    coach.finish(hasSpoken: isWelcome)
    guard isWelcome else { return }
    tell(suggestion(of: step))
  }

  /// The suggestion for a step. It doesn't reveal mistakes: that would be a check.
  private func suggestion(of step: NextStep) -> String {
    guard case .deduction = step else { return words.says.stuck(key(of: "hint")) }
    return words.phrase(step.suggestion(in: words.language))
  }
}
