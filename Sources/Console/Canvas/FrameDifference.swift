/// Updates a canvas, and finds the cells that have changed.
package struct FrameDifference {
  /// What has changed so far.
  private var runs: [Frame.Run] = []

  /// Takes the cells of `picture` into `canvas`, a picture of the same size, within `blocks` and
  /// in the columns beside them, where halves of wide glyphs may have come to show or not.
  ///
  /// Returns the runs of cells that differ from what was there, row by row. A run never begins or
  /// ends within a wide glyph.
  package static func update(
    _ canvas: inout Canvas, within blocks: [Rect], from picture: some CellSource
  ) -> [Frame.Run] {
    let width = canvas.size.width
    let spans = spans(of: blocks, on: canvas.size)
    var difference = Self()
    canvas.changeCells { cells in
      for span in spans {
        difference.take(span, of: cells + span.row * width, from: picture)
      }
    }
    for index in difference.runs.indices { widen(&difference.runs[index], on: canvas) }
    return difference.runs
  }

  /// Looks at the cells of `span`, in the row that begins at `cells`.
  private mutating func take(
    _ span: Frame.Run, of cells: UnsafeMutablePointer<CanvasCell>, from picture: some CellSource
  ) {
    for x in span.columns {
      let new = picture.cell(x: x, y: span.row)
      guard cells[x] != new else { continue }
      cells[x] = new
      // An unchanged cell between changes costs less to write again than to jump over.
      if let last = runs.last, last.row == span.row, x - last.columns.upperBound <= 1 {
        runs[runs.count - 1].columns = last.columns.lowerBound..<x + 1
      } else {
        runs.append(Frame.Run(row: span.row, columns: x..<x + 1))
      }
    }
  }

  /// What `blocks` and the columns beside them cover of a picture of `size`, row by row, from left
  /// to right, no cell twice.
  private static func spans(of blocks: [Rect], on size: Size) -> [Frame.Run] {
    var parts: [Span] = []
    for block in blocks {
      let columns = max(0, block.minX - 1)..<max(0, min(size.width, block.maxX + 1))
      let rows = max(0, block.minY)..<max(0, min(size.height, block.maxY))
      for row in rows { parts.append(Span(row: row, columns: columns)) }
    }
    parts.sort()
    var spans: [Frame.Run] = []
    for part in parts {
      if let last = spans.last, last.row == part.row, part.lower <= last.columns.upperBound {
        spans[spans.count - 1].columns =
          last.columns.lowerBound..<max(last.columns.upperBound, part.upper)
      } else {
        spans.append(Frame.Run(row: part.row, columns: part.lower..<part.upper))
      }
    }
    return spans
  }

  /// A run in one number, so that many are sorted in no time: by row, then by first column.
  private struct Span: Comparable {
    private let key: UInt64

    init(row: Int, columns: Range<Int>) {
      key = UInt64(row) << 40 | UInt64(columns.lowerBound) << 20 | UInt64(columns.upperBound)
    }

    var row: Int { Int(key >> 40) }
    var lower: Int { Int(key >> 20 & 0xF_FFFF) }
    var upper: Int { Int(key & 0xF_FFFF) }

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.key < rhs.key }
  }

  /// Takes in the halves of wide glyphs that the ends of a run would cut.
  private static func widen(_ run: inout Frame.Run, on canvas: Canvas) {
    var (lower, upper) = (run.columns.lowerBound, run.columns.upperBound)
    if canvas[lower, run.row].columns == 0 { lower -= 1 }
    if upper < canvas.size.width, canvas[upper, run.row].columns == 0 { upper += 1 }
    run.columns = lower..<upper
  }
}

/// What has cells to show.
package protocol CellSource {
  /// The cell in column `x` of row `y`.
  func cell(x: Int, y: Int) -> CanvasCell
}

extension Painter: CellSource {}
