import Games
import Sudoku

/// The text to copy for a game on a board.
struct ShareText {
  let model: GameBoardModel
  let words: Words

  /// The text of `choice`.
  func text(_ choice: ShareChoice) -> String {
    switch choice {
    case .text: all
    case .puzzle: share.line
    case .code: share.code
    case .link: share.link
    case .state: share.state
    }
  }

  /// The text of `choice` as displayed. The givens are broken into three lines of three rows each.
  func shown(_ choice: ShareChoice) -> String {
    guard choice == .puzzle else { return text(choice) }
    let line = Array(share.line)
    return stride(from: 0, to: line.count, by: 27)
      .map { String(line[$0..<min($0 + 27, line.count)]) }.joined(separator: "\n")
  }

  /// The shell command to play the puzzle, on two lines.
  var command: String { "ultimate-sudoku play --puzzle \\\n  \(share.code)" }

  private var game: Game { model.game }
  private var share: GameShare { GameShare(game, elapsed: model.clock.shownTime) }

  /// The full text, one line per fact: the puzzle, the result, the mistakes, the link. Only the
  /// link may exceed 60 columns, so that chats don't break lines.
  private var all: String {
    var lines = [program + name]
    lines.append(
      words.share.scored(level: words.name(of: game.puzzle.level), hodoku: game.puzzle.rating))
    lines.append(outcome)
    let hints = model.isScored ? [words.share.hints(game.hints.occasions)] : []
    lines.append(([errors] + hints).joined(separator: ", "))
    if game.isComplete, !game.isRevealed { lines.append(share.boxes) }
    return (lines + [share.link, command]).joined(separator: "\n")
  }

  /// The errors that the player knows of.
  private var errors: String {
    model.showsAllErrors
      ? words.score.errors(game.errors) : words.share.unknownErrors(model.shownErrors)
  }

  private var program: String {
    [words.app.titleFirst, words.app.titleSecond, words.app.titleThird].joined(separator: " ")
  }

  /// The name of the puzzle after a dot, or an empty string if it has none.
  private var name: String { game.origin.name.map { " · \($0)" } ?? "" }

  private var outcome: String {
    let time = NumberFormat.time(model.clock.shownTime)
    if game.isRevealed { return words.share.givenUp(time) }
    guard game.isComplete else {
      return words.share.begun(
        placed: game.placedCount(found: model.attention.found),
        count: 81 - game.puzzle.givens.count, time: time)
    }
    guard model.isScored else { return words.share.practised(time) }
    return words.share.solved(
      time: time,
      score: words.grouped(model.score.total))
  }
}
