import PictureReading
public import Screens
import Sudoku

/// Pictures without pixels worth decoding: each file names its own result.
public nonisolated enum ScenePictures: String, CaseIterable, Sendable {
  /// Every cell is clear.
  case sure
  /// Two cells are doubtful, and a third is read differently from what it looks like.
  case doubtful
  /// There are handwritten digits in the puzzle.
  case handwriting
  /// Two digits are missing, so there are many solutions.
  case several
  /// There is no grid in the picture.
  case noGrid
  /// The file is damaged.
  case damaged
  /// Another program must convert it, with ``sure`` as the result.
  case converted
  /// The scan never ends by itself.
  case endless

  /// The bytes of the file.
  public var bytes: [UInt8] { [0xFF, 0xD8, 0xFF] + "picture \(rawValue)".utf8 }

  /// Reads these pictures, and takes every other file for text.
  public static let reader = PictureReader(
    decode: { bytes throws(PictureError) in
      guard let picture = allCases.first(where: { $0.bytes == bytes }) else { throw .notAPicture }
      switch picture {
      case .damaged: throw .damaged(.jpeg)
      case .converted: throw .needsConverter(.heic)
      default: return picture.marker
      }
    },
    scan: { marker throws(ScanError) in
      switch allCases.first(where: { $0.marker == marker }) {
      case .endless?:
        while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
        throw .cancelled
      case .noGrid?, nil: throw .noGrid
      case let picture?: return picture.scan
      }
    })

  /// A picture of one pixel that identifies the case.
  private var marker: Picture {
    let number = UInt8(Self.allCases.firstIndex(of: self) ?? 0)
    return Picture(width: 1, height: 1, pixels: [number, 0, 0])
  }
}

nonisolated extension ScenePictures {
  /// The puzzle in the pictures.
  private static let puzzle = ScenePuzzles.easy

  private var scan: PuzzleScan {
    var givens = (try? Grid(text: Self.puzzle)) ?? Grid()
    let solution = Solver.uniqueSolution(of: givens) ?? Grid()
    var handwritten = Grid()
    var cells = Cell.all.map { Self.clear(givens[$0]) }
    var (doubtful, changed) = (CellSet.none, CellSet.none)
    switch self {
    case .doubtful:
      cells[4] = Self.likely([7: 0.552, 1: 0.431])
      cells[60] = Self.likely([2: 0.613, 8: 0.32, 0: 0.04])
      doubtful = [Cell(4), Cell(60)]
      cells[27] = Self.likely([3: 0.62, 8: 0.35])
      changed = [Cell(27)]
    case .handwriting:
      for index in [2, 3, 6, 10] {
        handwritten[Cell(index)] = solution[Cell(index)]
        cells[index] = CellScan(
          probabilities: Self.clear(solution[Cell(index)]).probabilities, handwriting: 0.97)
      }
    case .several:
      givens[Cell(0)] = nil
      givens[Cell(1)] = nil
      cells[0] = Self.likely([0: 0.6, 5: 0.35])
      doubtful = [Cell(0)]
    default: break
    }
    var shown = givens
    for cell in handwritten.filledCells { shown[cell] = handwritten[cell] }
    return PuzzleScan(
      corners: [
        PicturePoint(x: 0, y: 0), PicturePoint(x: 9, y: 0), PicturePoint(x: 9, y: 9),
        PicturePoint(x: 0, y: 9),
      ],
      rectified: DrawnPuzzle(digits: shown, handwritten: handwritten).picture, cells: cells,
      givens: givens, handwritten: handwritten, doubtful: doubtful, changed: changed,
      hasOneSolution: self != .several)
  }

  private static func clear(_ digit: Digit?) -> CellScan { likely([digit?.rawValue ?? 0: 0.9982]) }

  /// A cell with these probabilities. The others share the rest.
  private static func likely(_ shares: [Int: Double]) -> CellScan {
    let rest = (1 - shares.values.reduce(0, +)) / Double(10 - shares.count)
    return CellScan(probabilities: (0..<10).map { shares[$0] ?? rest }, handwriting: 0.02)
  }
}

extension Grid {
  fileprivate nonisolated var filledCells: [Cell] { Cell.all.filter { self[$0] != nil } }
}

/// A puzzle on paper, drawn pixel by pixel: grey, with a shadow from the right.
private nonisolated struct DrawnPuzzle {
  let digits: Grid
  let handwritten: Grid

  /// The side of a cell in pixels.
  private static let side = 32

  var picture: Picture {
    let width = 9 * Self.side
    var pixels: [UInt8] = []
    pixels.reserveCapacity(3 * width * width)
    for y in 0..<width {
      for x in 0..<width { pixels += color(x, y) }
    }
    return Picture(width: width, height: width, pixels: pixels)
  }

  private func color(_ x: Int, _ y: Int) -> [UInt8] {
    let (column, row) = (x % Self.side, y % Self.side)
    let isThick = x % (3 * Self.side) < 2 || y % (3 * Self.side) < 2
    let shade = 30 * x / (9 * Self.side) + (x * 7 + y * 13) % 5
    if isThick || column == 0 || row == 0 { return isThick ? [50, 48, 52] : [120, 118, 122] }
    let cell = Cell(row: y / Self.side, column: x / Self.side)
    guard let digit = digits[cell], isInk(digit, column, row) else {
      return [235 - shade, 230 - shade, 218 - shade].map(UInt8.init)
    }
    return handwritten[cell] == nil ? [45, 42, 50] : [50, 70, 170]
  }

  private func isInk(_ digit: Digit, _ x: Int, _ y: Int) -> Bool {
    let (column, row) = ((x - 8) / 3, (y - 5) / 3)
    guard x >= 8, y >= 5, column < 5, row < 7 else { return false }
    return Self.shapes[digit.index][row] >> (4 - column) & 1 == 1
  }

  /// Seven rows of five pixels each.
  private static let shapes: [[Int]] = [
    [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
    [0b01110, 0b10001, 0b00001, 0b00110, 0b01000, 0b10000, 0b11111],
    [0b01110, 0b10001, 0b00001, 0b00110, 0b00001, 0b10001, 0b01110],
    [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
    [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
    [0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110],
    [0b11111, 0b00001, 0b00010, 0b00100, 0b00100, 0b01000, 0b01000],
    [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
    [0b01110, 0b10001, 0b10001, 0b01111, 0b00001, 0b00010, 0b01100],
  ]
}
