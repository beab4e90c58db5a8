/// Brings a picture up to date, and finds out which cells of it have changed.
struct FrameDifference {
  /// What has changed so far.
  private var runs: [Frame.Run] = []

  /// Takes the cells of `picture` into `canvas`, a picture of the same size, within `blocks` and
  /// in the columns beside them, where halves of wide glyphs may have come to show or not.
  ///
  /// Returns the runs of cells that differ from what was there, row by row. A run never begins or
  /// ends within a wide glyph.
  static func update(
    _ canvas: inout Canvas, within blocks: [Rect], from picture: some CellSource
  ) -> [Frame.Run] {
    let blocks = blocks.map { block in
      Rect(x: block.minX - 1, y: block.minY, width: block.width + 2, height: block.height)
        .intersection(canvas.bounds)
    }
    var difference = Self()
    for row in Set(blocks.flatMap { $0.minY..<$0.maxY }).sorted() {
      let columns = blocks.filter { $0.minY <= row && row < $0.maxY }.map { $0.minX..<$0.maxX }
      difference.update(row: row, of: &canvas, in: merged(columns), from: picture)
    }
    return difference.runs
  }

  private mutating func update(
    row: Int, of canvas: inout Canvas, in ranges: [Range<Int>], from picture: some CellSource
  ) {
    let first = runs.count
    for range in ranges {
      for x in range {
        let new = picture.cell(x: x, y: row)
        guard canvas[x, row] != new else { continue }
        canvas[x, row] = new
        // An unchanged cell between changes costs less to write again than to jump over.
        if runs.count > first, let last = runs.last, x - last.columns.upperBound <= 1 {
          runs[runs.count - 1].columns = last.columns.lowerBound..<x + 1
        } else {
          runs.append(Frame.Run(row: row, columns: x..<x + 1))
        }
      }
    }
    for index in first..<runs.count { Self.widen(&runs[index], on: canvas) }
  }

  /// Takes in the halves of wide glyphs that the ends of a run would cut.
  private static func widen(_ run: inout Frame.Run, on canvas: Canvas) {
    var (lower, upper) = (run.columns.lowerBound, run.columns.upperBound)
    if canvas[lower, run.row].columns == 0 { lower -= 1 }
    if upper < canvas.size.width, canvas[upper, run.row].columns == 0 { upper += 1 }
    run.columns = lower..<upper
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}

/// What has cells to show.
protocol CellSource {
  /// The cell in column `x` of row `y`.
  func cell(x: Int, y: Int) -> CanvasCell
}

extension Painter: CellSource {}
