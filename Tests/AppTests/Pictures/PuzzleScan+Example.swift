import PictureReading
import Sudoku

extension PuzzleScan {
  /// The reading of a well-known puzzle. The cells of `looks` are in doubt: they look like these
  /// values, 0 for an empty cell, with these probabilities.
  static func example(
    looks: [Cell: [Int: Double]] = [:], givens: Grid? = nil, changed: CellSet = .none
  ) -> PuzzleScan {
    var known = Grid()
    let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    for (cell, character) in zip(Cell.all, text) {
      known[cell] = Digit(character.wholeNumberValue ?? 0)
    }
    let givens = givens ?? known
    let cells = Cell.all.map { cell -> CellScan in
      let values = looks[cell] ?? [givens[cell]?.rawValue ?? 0: 1]
      return CellScan(probabilities: (0...9).map { values[$0] ?? 0 }, handwriting: 0)
    }
    return PuzzleScan(
      corners: [(1.04, 2), (170, 2.26), (171, 170), (0, 171)].map { PicturePoint(x: $0, y: $1) },
      rectified: Picture(width: 9, height: 9, pixels: Array(repeating: 0, count: 243)),
      cells: cells, givens: givens, handwritten: Grid(), doubtful: CellSet(looks.keys),
      changed: changed, hasOneSolution: givens == known)
  }
}
