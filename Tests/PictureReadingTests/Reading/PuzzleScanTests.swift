import Models
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
    for noise in [20.0, 45] {
      var drawn = DrawnPuzzle(puzzle, seed: UInt64(seed))
      (drawn.noise, drawn.size) = (noise, 0.5)
      (drawn.angle, drawn.shadow) = (Double(seed * 5 - 22), 0.3)
      guard let scan = try? PuzzleScan(of: try Picture(decoding: drawn.file)) else { continue }
      #expect(scan.givens == puzzle || !scan.doubtful.isEmpty)
    }
  }

  @Test func aPuzzleOnItsSideIsStraightened() throws {
    var drawn = DrawnPuzzle(try Puzzle.wellKnown().givens)
    drawn.angle = 90
    let scan = try PuzzleScan(of: try Picture(decoding: drawn.file))
    #expect(scan.rectified.width == scan.rectified.height && scan.rectified.width % 9 == 0)
    let side = scan.rectified.width / 9
    // The darkest part of each cell: ink for a given, paper for none.
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
