import Games
import Sudoku

/// What is copied of the game on a board.
struct ShareText {
  let model: GameBoardModel
  let words: Words

  /// What `choice` stands for.
  func text(_ choice: ShareChoice) -> String {
    switch choice {
    case .text: all
    case .puzzle: share.line
    case .code: share.code
    case .link: share.link
    case .state: share.state
    }
  }

  /// What is shown of `choice`: the same, the givens in three lines of three rows each.
  func shown(_ choice: ShareChoice) -> String {
    guard choice == .puzzle else { return text(choice) }
    let line = Array(share.line)
    return stride(from: 0, to: line.count, by: 27)
      .map { String(line[$0..<min($0 + 27, line.count)]) }.joined(separator: "\n")
  }

  /// The command that begins a game of the puzzle, for a shell, in two lines.
  var command: String { "ultimate-sudoku play --puzzle \\\n  \(share.code)" }

  private var game: Game { model.game }
  private var share: GameShare { GameShare(game, elapsed: model.clock.shownTime) }

  /// Everything, a line each: what was played, what came of it, where it went wrong, where to play it. No line but the address has more
  /// than 60 columns, so that chats do not break it.
  private var all: String {
    var lines = [program + name]
    lines.append(
      words.share(.rated(level: words.name(of: game.puzzle.level), rating: game.puzzle.rating)))
    lines.append(outcome)
    let hints = model.isScored ? [words.share.hints(game.hints.occasions)] : []
    lines.append(([errors] + hints).joined(separator: ", "))
    if game.isComplete, !game.isRevealed { lines.append(share.boxes) }
    return (lines + [share.link, command]).joined(separator: "\n")
  }

  /// No more than the player knows.
  private var errors: String {
    model.showsAllErrors
      ? words.score.errors(game.errors) : words.share.unknownErrors(model.shownErrors)
  }

  private var program: String {
    [words.app.titleFirst, words.app.titleSecond, words.app.titleThird].joined(separator: " ")
  }

  /// What the puzzle is called, with a dot before it; nothing where it has no name.
  private var name: String { game.origin.name.map { " · \($0)" } ?? "" }

  private var outcome: String {
    let time = NumberFormat.time(model.clock.shownTime)
    if game.isRevealed { return words.share.givenUp(time) }
    guard game.isComplete else {
      let (all, given) = (81, game.puzzle.givens.count)
      return words.share(
        .begun(placed: game.board.grid.count - given, count: all - given, time: time))
    }
    guard model.isScored else { return words.share.practised(time) }
    return words.share(
      .solved(
        time: time,
        score: NumberFormat.grouped(model.score.total, separator: words.groupingSeparator)))
  }
}
