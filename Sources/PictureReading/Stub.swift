public import Models

public enum PictureFormat: String, Sendable, CaseIterable { case jpeg, png, bmp, gif, heic, webp, avif, tiff, pdf }
public enum PictureError: Error, Hashable, Sendable {
  case empty
  case notAPicture
  case needsConverter(PictureFormat)
  case unsupported(PictureFormat)
  case damaged(PictureFormat)
  case tooLarge(width: Int, height: Int)
  case tooSmall(width: Int, height: Int)
}
extension Picture {
  /// STUB until the real one is merged.
  public init(decoding bytes: [UInt8]) throws(PictureError) {
    if bytes.isEmpty { throw .empty }
    if bytes.count < 16 { throw .notAPicture }
    self.init(
      width: 180, height: 180,
      pixels: (0..<180 * 180).flatMap { i -> [UInt8] in
        let (x, y) = (i % 180, i / 180)
        let isLine = x % 20 == 0 || y % 20 == 0
        let isInk = x % 20 > 8 && x % 20 < 12 && y % 20 > 5 && y % 20 < 15 && (x / 20 + y / 20) % 3 == 0
        return isLine || isInk ? [40, 40, 60] : [235, 230, 220]
      })
  }
}
extension PuzzleScan {
  /// STUB until the real one is merged: the same puzzle for every picture.
  public init(of picture: Picture) throws(ScanError) {
    let text = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    var grid = Grid()
    for (cell, character) in zip(Cell.all, text) { grid[cell] = Digit(character.wholeNumberValue ?? 0) }
    let cells = Cell.all.map { cell -> CellScan in
      var p = Array(repeating: 0.001, count: 10)
      p[grid[cell]?.rawValue ?? 0] = 0.991
      if cell.index == 4 { p[7] = 0.55; p[1] = 0.442 }
      return CellScan(probabilities: p, handwriting: 0.01)
    }
    self.init(
      corners: [.init(x: 0, y: 0), .init(x: 180, y: 0), .init(x: 180, y: 180), .init(x: 0, y: 180)],
      rectified: picture, cells: cells, givens: grid, handwritten: Grid(),
      doubtful: [Cell(4)], changed: [Cell(30)], hasOneSolution: true)
  }
}
