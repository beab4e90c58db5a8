import Models
import Widgets

/// The cell under the cursor in words.
struct CursorInWords: View {
  let model: GameBoardModel
  let words: Words
  /// Columns and lines that there are.
  let width: Int
  let lines: Int

  var body: some View {
    Text(text).lineLimit(lines)
  }

  private var text: String {
    guard !model.isPaused else { return words.board.paused }
    return CellInWords(game: model.game, cell: model.cursor, words: words.panel)
      .lines(width: width, limit: lines).joined(separator: "\n")
  }
}
