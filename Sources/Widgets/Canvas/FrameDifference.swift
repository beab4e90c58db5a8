/// Finds out which cells of two pictures differ.
nonisolated enum FrameDifference {
  /// The runs of cells of `new` that differ from `old`, a picture of the same size, row by row.
  /// Only cells within `blocks` are looked at. A run never begins or ends within a wide glyph.
  static func runs(from old: Canvas, to new: Canvas, within blocks: [Rect]) -> [Frame.Run] {
    var runs: [Frame.Run] = []
    let rows = Set(blocks.flatMap { $0.minY..<$0.maxY }).sorted()
    for row in rows {
      let columns = blocks.filter { $0.minY <= row && row < $0.maxY }.map { $0.minX..<$0.maxX }
      appendRuns(row: row, in: merged(columns), from: old, to: new, onto: &runs)
    }
    return runs
  }

  private static func appendRuns(
    row: Int, in ranges: [Range<Int>], from old: Canvas, to new: Canvas,
    onto runs: inout [Frame.Run]
  ) {
    for range in ranges {
      var start: Int?
      for x in range where old[x, row] != new[x, row] {
        // An unchanged cell or two between changes cost less to write again than to jump over.
        if let first = start, x - (runs.last?.columns.upperBound ?? x) <= 1 {
          runs[runs.count - 1].columns = first..<x + 1
        } else {
          start = x
          runs.append(Frame.Run(row: row, columns: x..<x + 1))
        }
      }
      if start != nil { widen(&runs[runs.count - 1], on: new) }
    }
  }

  /// Takes in the halves of wide glyphs that the ends of a run would cut.
  private static func widen(_ run: inout Frame.Run, on canvas: Canvas) {
    var (lower, upper) = (run.columns.lowerBound, run.columns.upperBound)
    while lower > 0, canvas[lower, run.row].columns == 0 { lower -= 1 }
    while upper < canvas.size.width, canvas[upper, run.row].columns == 0 { upper += 1 }
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
