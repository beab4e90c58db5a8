// SPDX-License-Identifier: Apache-2.0

/// Updates a canvas and finds the cells that have changed.
package struct FrameDifference {
  /// The changes so far.
  private var runs: [Frame.Run] = []

  /// Copies cells of `picture` to `canvas`, a picture of the same size: those within `blocks`, and
  /// those in the columns beside them, where halves of wide glyphs may have appeared or vanished.
  ///
  /// Returns the changed cells, row by row. A run never begins or ends within a wide glyph.
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

  /// Compares the cells of `span` in the row that begins at `cells`.
  private mutating func take(
    _ span: Frame.Run, of cells: UnsafeMutablePointer<CanvasCell>, from picture: some CellSource
  ) {
    for x in span.columns {
      let new = picture.cell(x: x, y: span.row)
      guard cells[x] != new else { continue }
      cells[x] = new
      // Writing an unchanged cell between changes again costs less than moving the cursor.
      if let last = runs.last, last.row == span.row, x - last.columns.upperBound <= 1 {
        runs[runs.count - 1].columns = last.columns.lowerBound..<x + 1
      } else {
        runs.append(Frame.Run(row: span.row, columns: x..<x + 1))
      }
    }
  }

  /// The part of a picture of `size` that `blocks` and the columns beside them cover, row by row
  /// and left to right, each cell once.
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

  /// A run packed into one number for fast sorting, by row and then by first column.
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

  /// Extends a run by the halves of wide glyphs that its ends would cut.
  private static func widen(_ run: inout Frame.Run, on canvas: Canvas) {
    var (lower, upper) = (run.columns.lowerBound, run.columns.upperBound)
    if canvas[lower, run.row].columns == 0 { lower -= 1 }
    if upper < canvas.size.width, canvas[upper, run.row].columns == 0 { upper += 1 }
    run.columns = lower..<upper
  }
}

/// A source of cells.
package protocol CellSource {
  /// The cell in column `x` of row `y`.
  func cell(x: Int, y: Int) -> CanvasCell
}

extension Painter: CellSource {}
