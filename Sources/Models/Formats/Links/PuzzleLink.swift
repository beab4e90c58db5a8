/// Links that carry a whole puzzle.
enum PuzzleLink {
  /// The link of SudokuPad with the classic code of `grid`.
  static func classic(_ grid: Grid) -> String {
    "https://sudokupad.app/scf" + ClassicCode.text(of: grid)
  }
}
