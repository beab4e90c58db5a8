import Games
import Hints
import Observation
import Store
import Sudoku

/// The coach: after a while without progress it says once, unasked, where to look next.
@Observable
final class Coach {
  /// The position that a suggestion is wanted for; `nil` if none is.
  private(set) var search: Search?
  /// The play time at the latest progress.
  @ObservationIgnored private var latestProgress: Duration
  @ObservationIgnored private var hasSpoken = false
  @ObservationIgnored private var searches = 0

  struct Search: Identifiable {
    let id: Int
    let board: Board
    /// Where the player is.
    let cursor: Cell
  }

  /// The play time without progress after which the coach speaks.
  static let patience = Duration.seconds(90)

  init(at elapsed: Duration) { latestProgress = elapsed }

  /// Starts to wait anew, after a digit, a note or a hint.
  func noteProgress(at elapsed: Duration) {
    (latestProgress, hasSpoken) = (elapsed, false)
    if search != nil { search = nil }
  }

  /// Whether it's time to look for something to say, for the first time since the latest progress.
  func isDue(at elapsed: Duration) -> Bool {
    search == nil && !hasSpoken && elapsed - latestProgress >= Self.patience
  }

  /// Starts to look for something to say about `board`.
  func look(at board: Board, near cursor: Cell) {
    searches += 1
    search = Search(id: searches, board: board, cursor: cursor)
  }

  /// Ends the search; `hasSpoken` says whether the player was told.
  func finish(hasSpoken: Bool) { (search, self.hasSpoken) = (nil, hasSpoken) }
}

extension GameBoardModel {
  /// Lets the coach look for a suggestion if the player has been stuck long enough. The second that
  /// ticks asks, so the coach never wakes the program by itself.
  func coachIfStuck() {
    guard outside.preferences.values.coaches, !game.isComplete, !game.origin.isTraining,
      !hints.isOpen, question == nil, coach.isDue(at: clock.elapsed)
    else { return }
    coach.look(at: game.board, near: cursor)
  }

  /// Finds the suggestion, off the main actor, and says it. It isn't counted as help, since the
  /// player didn't ask for it just then.
  func suggestPlace() async {
    guard let search = coach.search,
      let step = try? await HintFinder(
        order: outside.preferences.values.hintOrder, near: search.cursor
      ).findNextStep(on: search.board, of: game.puzzle, from: hintSource),
      coach.search?.id == search.id
    else { return }
    let isWelcome = game.board == search.board && !hints.isOpen && !isPaused
    coach.finish(hasSpoken: isWelcome)
    guard isWelcome else { return }
    tell(suggestion(of: step))
  }

  /// What is wrong on the board isn't given away: that would be a check.
  private func suggestion(of step: NextStep) -> String {
    guard case .deduction = step else { return words.says.stuck(key(of: .ask(.hint))) }
    return words.phrase(step.suggestion(in: words.language))
  }
}
