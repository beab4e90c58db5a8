import Testing

@testable import ScutesConsole

struct FrameTests {
  private func frame(_ runs: [(Int, Range<Int>)], width: Int = 10) -> Frame {
    Frame(
      canvas: Canvas(size: Size(width: width, height: 4)),
      changes: runs.map { Frame.Run(row: $0, columns: $1) })
  }

  @Test func twoFramesAreOneWithTheChangesOfBoth() {
    var later = frame([(0, 7..<8), (3, 0..<10)])
    later.cursor = Point(x: 1, y: 2)
    let both = frame([(0, 2..<4), (1, 5..<6)]).followed(by: later)
    #expect(
      both.changes == [
        Frame.Run(row: 0, columns: 2..<8), Frame.Run(row: 1, columns: 5..<6),
        Frame.Run(row: 3, columns: 0..<10),
      ])
    #expect(both.cursor == Point(x: 1, y: 2) && !both.repaintsAll)
  }

  @Test func whatIsPaintedAnewStaysSo() {
    var first = frame([])
    first.repaintsAll = true
    #expect(first.followed(by: frame([])).repaintsAll)
    #expect(frame([]).followed(by: frame([], width: 11)).repaintsAll)
  }
}
