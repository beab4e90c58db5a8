import TestSupport
import Testing

@testable import ScutesConsole

struct BrailleCanvasTests {
  @Test(
    arguments: [
      (0, 0, "⠁"), (1, 0, "⠈"), (0, 1, "⠂"), (1, 1, "⠐"), (0, 2, "⠄"), (1, 2, "⠠"), (0, 3, "⡀"),
      (1, 3, "⢀"),
    ])
  func aDotHasItsPlaceInACell(_ x: Int, _ y: Int, _ expected: String) {
    var dots = BrailleCanvas(columns: 1, rows: 1)
    dots.set(x: x, y: y)
    #expect(dots.text == expected)
    #expect(dots.isSet(x: x, y: y))
    dots.set(x: x, y: y, false)
    #expect(dots == BrailleCanvas(columns: 1, rows: 1))
  }

  @Test func dotsOutsideAreLeftOut() {
    var dots = BrailleCanvas(columns: 2, rows: 1)
    for (x, y) in [(-1, 0), (0, -1), (4, 0), (0, 4)] {
      dots.set(x: x, y: y)
      #expect(!dots.isSet(x: x, y: y))
    }
    #expect(dots.text == "⠀⠀")
    #expect(BrailleCanvas(columns: -1, rows: 0).text == "")
  }

  @Test func aLineHasBothItsEndsAndNoGaps() {
    var random = LinearGenerator(state: 3)
    for _ in 0..<200 {
      var dots = BrailleCanvas(columns: 10, rows: 5)
      let ends = (0..<2).map { _ in
        Point(x: Int.random(in: 0..<20, using: &random), y: Int.random(in: 0..<20, using: &random))
      }
      dots.line(from: ends[0], to: ends[1])
      let count = (0..<20).reduce(0) { sum, y in
        sum + (0..<20).count { dots.isSet(x: $0, y: y) }
      }
      #expect(dots.isSet(x: ends[0].x, y: ends[0].y) && dots.isSet(x: ends[1].x, y: ends[1].y))
      #expect(count == max(abs(ends[0].x - ends[1].x), abs(ends[0].y - ends[1].y)) + 1)
    }
  }

  @Test func diagonals() {
    var dots = BrailleCanvas(columns: 4, rows: 2)
    dots.line(from: .zero, to: Point(x: 7, y: 7))
    dots.line(from: Point(x: 7, y: 0), to: Point(x: 0, y: 7))
    #expect(
      dots.text == """
        ⠑⢄⡠⠊
        ⡠⠊⠑⢄
        """)
  }
}
