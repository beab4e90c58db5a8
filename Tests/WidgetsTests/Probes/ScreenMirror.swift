import Scutes
import TestSupport
import Testing

/// A terminal that receives only changes.
struct ScreenMirror {
  private var canvas: Canvas
  private var seen: Int

  init(_ driver: ViewDriver) {
    canvas = driver.canvas ?? Canvas(size: .zero)
    seen = driver.terminal.frames.count
  }

  /// Applies the changes of the frames since the last call, and expects to show the same.
  mutating func follow(_ driver: ViewDriver, sourceLocation: SourceLocation = #_sourceLocation) {
    for frame in driver.terminal.frames[seen...] {
      if frame.canvas.size != canvas.size { canvas = Canvas(size: frame.canvas.size) }
      var end = Point.zero
      var wrong: [Frame.Run] = []
      for run in frame.changes {
        if !isInOrder(run, after: end) || cutsGlyph(run, of: frame.canvas) { wrong.append(run) }
        for x in run.columns { canvas[x, run.row] = frame.canvas[x, run.row] }
        end = Point(x: run.columns.upperBound, y: run.row)
      }
      #expect(wrong.isEmpty, sourceLocation: sourceLocation)
      #expect(
        canvas == frame.canvas, "the changes lead elsewhere", sourceLocation: sourceLocation)
      expectWhole(frame.canvas, sourceLocation: sourceLocation)
    }
    seen = driver.terminal.frames.count
  }

  private func isInOrder(_ run: Frame.Run, after end: Point) -> Bool {
    !run.columns.isEmpty && run.columns.upperBound <= canvas.size.width
      && (run.row > end.y || (run.row == end.y && run.columns.lowerBound >= end.x))
  }

  private func cutsGlyph(_ run: Frame.Run, of canvas: Canvas) -> Bool {
    [run.columns.lowerBound, run.columns.upperBound].contains { x in
      x < canvas.size.width && canvas[x, run.row].columns == 0
    }
  }
}
