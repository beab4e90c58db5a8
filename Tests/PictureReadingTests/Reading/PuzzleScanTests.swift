import Foundation
import Sudoku
import TestSupport
import Testing

@testable import PictureReading

@Suite struct PuzzleScanTests {
  private struct Shot: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (inout DrawnPuzzle) -> Void
  }

  private static let shots = [
    Shot(testDescription: "straight from above") { _ in },
    Shot(testDescription: "turned 20° clockwise") { ($0.angle, $0.size) = (20, 0.7) },
    Shot(testDescription: "turned 30° anticlockwise") { ($0.angle, $0.size) = (-30, 0.7) },
    Shot(testDescription: "on its side") { $0.angle = 90 },
    Shot(testDescription: "on its other side") { $0.angle = -90 },
    Shot(testDescription: "upside down") { $0.angle = 180 },
    Shot(testDescription: "from below") { ($0.tilt, $0.size) = (0.3, 0.75) },
    Shot(testDescription: "on bent paper") { ($0.bend, $0.size) = (0.12, 0.75) },
    Shot(testDescription: "on much bent paper") { ($0.bend, $0.size) = (0.17, 0.7) },
    Shot(testDescription: "between faint lines") { $0.lineDepth = 0.05 },
    Shot(testDescription: "without lines") { $0.lineDepth = 0 },
    Shot(testDescription: "without lines, turned") {
      ($0.lineDepth, $0.angle, $0.size) = (0, -15, 0.7)
    },
    Shot(testDescription: "in bad light") { ($0.noise, $0.shadow) = (10, 0.6) },
    Shot(testDescription: "light on dark") { $0.isDark = true },
    Shot(testDescription: "small, to the side") {
      ($0.size, $0.offset) = (0.45, (x: 0.2, y: -0.2))
    },
    Shot(testDescription: "large") { ($0.width, $0.height) = (1_200, 1_600) },
    Shot(testDescription: "all of that") {
      ($0.angle, $0.tilt, $0.bend, $0.size) = (9, 0.15, 0.06, 0.7)
      ($0.noise, $0.shadow) = (6, 0.4)
    },
  ]

  @Test(arguments: shots)
  private func aDrawnPuzzleIsRead(_ shot: Shot) throws {
    var drawn = DrawnPuzzle(try Puzzle.wellKnown().givens)
    shot.change(&drawn)
    let scan = try PuzzleScan(of: try Picture(decoding: drawn.file))
    #expect(scan.givens == drawn.givens)
    #expect(scan.hasOneSolution)
    #expect(scan.handwritten.count == 0)
    let expected = [(0, 0), (9, 0), (9, 9), (0, 9)].map {
      drawn.point(column: Double($0.0), row: Double($0.1))
    }
    let cell = drawn.size * Double(min(drawn.width, drawn.height)) / 9
    for (corner, point) in zip(scan.corners, expected) {
      #expect(abs(corner.x - point.x) < 0.3 * cell && abs(corner.y - point.y) < 0.3 * cell)
    }
  }

  @Test(arguments: 1...4)
  func aReadingIsNeverSureAndWrong(_ seed: Int) throws {
    let puzzle = try Puzzle.wellKnown().givens
    var readings = 0
    for noise in [20.0, 45] {
      var drawn = DrawnPuzzle(puzzle, seed: UInt64(seed))
      (drawn.noise, drawn.size) = (noise, 0.5)
      (drawn.angle, drawn.shadow) = (Double(seed * 5 - 22), 0.3)
      guard let scan = try? PuzzleScan(of: try Picture(decoding: drawn.file)) else { continue }
      readings += 1
      #expect(scan.givens == puzzle || !scan.doubtful.isEmpty)
    }
    #expect(readings > 0)
  }

  /// Pictures of a page and of screens, in typefaces that the network wasn't trained on, from
  /// Tools/DigitTraining/render.py.
  @Test(arguments: [
    (
      "page.jpg",
      "6.8...9313...........5..4.8.7...83...3..6..9."
        + ".8.2..175.4....5..1....5..3.....724."
    ),
    (
      "phone.png",
      "..8..4..7.19.7.64..........1..........674.25."
        + ".....5.8.....8.49...41.27.8..5..7.2."
    ),
    (
      "terminal.png",
      "6.....97..12......9....524..2.5.......67....3"
        + "..1...76..........45...6.1....31..9."
    ),
  ])
  func aRenderedPictureIsRead(_ file: String, _ puzzle: String) throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Pictures/\(file)")
    let scan = try PuzzleScan(of: try Picture(decoding: [UInt8](Data(contentsOf: path))))
    #expect(scan.givens == (try Grid(text: puzzle)))
    #expect(scan.hasOneSolution && scan.doubtful.isEmpty)
  }

  /// Lines and dots anywhere, in pictures of any shape: never a puzzle that is sure.
  @Test(arguments: 1...40)
  func scribblesAreNoPuzzle(_ seed: Int) {
    var random = SampleRandom(seed: UInt64(seed))
    let width = Int.random(in: 90...700, using: &random)
    let height = Int.random(in: 90...700, using: &random)
    var pixels = [UInt8](
      repeating: UInt8.random(in: 0...255, using: &random), count: 3 * width * height)
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let isAcross = Bool.random(using: &random)
      let (start, thickness) = (
        Int.random(in: 0..<(isAcross ? height : width), using: &random),
        Int.random(in: 1...6, using: &random)
      )
      let value = UInt8.random(in: 0...255, using: &random)
      for offset in 0..<thickness where start + offset < (isAcross ? height : width) {
        for place in 0..<(isAcross ? width : height) {
          let pixel =
            isAcross ? (start + offset) * width + place : place * width + start + offset
          for channel in 0..<3 { pixels[3 * pixel + channel] = value }
        }
      }
    }
    let scan = try? PuzzleScan(of: Picture(width: width, height: height, pixels: pixels))
    #expect(scan.map { !$0.doubtful.isEmpty } ?? true)
  }

  @Test func aPuzzleOnItsSideIsStraightened() throws {
    var drawn = DrawnPuzzle(try Puzzle.wellKnown().givens)
    drawn.angle = 90
    let scan = try PuzzleScan(of: try Picture(decoding: drawn.file))
    #expect(scan.rectified.width == scan.rectified.height && scan.rectified.width % 9 == 0)
    let side = scan.rectified.width / 9
    // The darkest part of each cell: ink for a given, paper otherwise.
    for cell in Cell.all {
      var darkest = 255
      for y in side / 4..<side - side / 4 {
        for x in side / 4..<side - side / 4 {
          let place = (cell.row * side + y) * scan.rectified.width + cell.column * side + x
          darkest = min(darkest, Int(scan.rectified.pixels[3 * place]))
        }
      }
      #expect((darkest < 140) == (drawn.givens[cell] != nil))
    }
  }

  @Test(arguments: [3, 5, 7])
  func aPartOfAPuzzleIsNotTakenForAWholeOne(_ rows: Int) throws {
    var drawn = DrawnPuzzle(try Puzzle.wellKnown().givens)
    drawn.rows = rows
    let scan = try? PuzzleScan(of: try Picture(decoding: drawn.file))
    #expect(scan.map { !$0.doubtful.isEmpty } ?? true)
  }

  /// Two puzzles of the same height, side by side.
  private func sideBySide(_ left: DrawnPuzzle, _ right: DrawnPuzzle) -> Picture {
    let (first, second) = (left.brightness, right.brightness)
    var pixels: [UInt8] = []
    for y in 0..<left.height {
      let line =
        first[y * left.width..<(y + 1) * left.width]
        + second[y * right.width..<(y + 1) * right.width]
      pixels += line.flatMap { [$0, $0, $0] }
    }
    return Picture(width: left.width + right.width, height: left.height, pixels: pixels)
  }

  private static let another =
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000"

  @Test("of two puzzles side by side, the larger is read", arguments: [false, true])
  func twoPuzzles(_ isOnTheRight: Bool) throws {
    let large = DrawnPuzzle(try Puzzle.wellKnown().givens)
    var small = DrawnPuzzle(try Grid(text: Self.another))
    small.size = 0.5
    let picture = isOnTheRight ? sideBySide(small, large) : sideBySide(large, small)
    #expect(try PuzzleScan(of: picture).givens == large.givens)
  }

  @Test(
    "beside one that is cut off by the border, the whole puzzle is read", arguments: [false, true])
  func cutOff(_ isOnTheRight: Bool) throws {
    var whole = DrawnPuzzle(try Puzzle.wellKnown().givens)
    whole.size = 0.7
    var cut = DrawnPuzzle(try Grid(text: Self.another))
    cut.offset.x = isOnTheRight ? 0.35 : -0.35
    let picture = isOnTheRight ? sideBySide(whole, cut) : sideBySide(cut, whole)
    #expect(try PuzzleScan(of: picture).givens == whole.givens)
  }

  @Test func anEmptyGridAndAnEmptySheetAreNoPuzzle() throws {
    let empty = DrawnPuzzle(Grid())
    #expect(throws: ScanError.noGrid) { try PuzzleScan(of: try Picture(decoding: empty.file)) }
    let sheet = Picture(width: 300, height: 200, pixels: Array(repeating: 200, count: 180_000))
    #expect(throws: ScanError.noGrid) { try PuzzleScan(of: sheet) }
  }

  @Test func noiseAloneIsNoPuzzle() throws {
    var drawn = DrawnPuzzle(Grid())
    (drawn.rows, drawn.noise, drawn.size) = (0, 60, 0.001)
    #expect(throws: ScanError.noGrid) { try PuzzleScan(of: try Picture(decoding: drawn.file)) }
  }

  @Test func aCancelledReadingEnds() async throws {
    let file = DrawnPuzzle(try Puzzle.wellKnown().givens).file
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try PuzzleScan(of: try Picture(decoding: file))
    }
    await #expect(throws: ScanError.cancelled) { try await task.value }
  }
}
