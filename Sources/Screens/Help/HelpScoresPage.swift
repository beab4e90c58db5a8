import Games
import Sudoku
import Widgets

/// What a game is worth, on the score of one that is made up.
struct HelpScoresPage: View {
  @Environment(\.screenSize) private var size
  let words: Words

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(words.help.scores, id: \.self) { Text($0) }
        Divider()
        if let sheet = Self.sheet {
          let lines = ScoreLine.lines(of: sheet, words: words)
          ForEach(0..<lines.count) { lines[$0] }
        }
      }
      .frame(width: min(60, size.width - 4))
    }
  }

  /// The score of the example, solved in six minutes with an error and a look at a hint.
  private static let sheet: ScoreSheet? = Puzzle.example.map { puzzle in
    var game = Game(id: 0, puzzle: puzzle, origin: .level)
    game.count(.nudge, at: .zero)
    return ScoreSheet(puzzle: puzzle, elapsed: .seconds(360), errors: 1, hints: game.hints)
  }
}
