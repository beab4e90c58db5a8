import Hints
import Screens
import Sudoku

extension BoardDrawer {
  /// Draws as the command `draw` does: SVG and PNG are a picture of the board, PDF is a page.
  static let cairo = BoardDrawer { board, format, language in
    let puzzle = PrintedPuzzle(board, language: language)
    guard let drawing = try? drawing(of: puzzle, format, language),
      let bytes = try? drawing.finish()
    else { return nil }
    return File(bytes: bytes, lacksCharacters: drawing.lacksCharacters)
  }

  private static func drawing(
    of puzzle: PrintedPuzzle, _ format: DrawingFormat, _ language: Language
  ) throws(UsageError) -> Drawing {
    switch format {
    case .svg, .png:
      try PrintedPicture(puzzle: puzzle, language: language).drawing(format, width: nil)
    case .pdf:
      try PrintedPages(puzzles: [puzzle], perPage: 1, paper: .a4, language: language)
        .drawing(format, width: nil)
    }
  }
}
