/// What one frame took to make and to show.
public nonisolated struct FrameReport: Hashable, Sendable {
  /// Which frame of the runtime, from 1.
  public var number: Int
  /// What the passes over the tree did for it, since the frame before.
  public var work: TreeCounts
  /// Cells that differ from the frame before.
  public var cells: Int
  /// What was written to the terminal, where that counts it.
  public var bytes: Int?
  /// From the beginning of the passes to the end of the write, on the runtime's clock. What an
  /// event did before that is not in it.
  public var duration: Duration

  /// One line for people and logs: `frame 12: 4 evaluated, 9 measured, 6 drawn, 31 cells, 85 bytes,
  /// 0.41 ms`.
  public var summary: String {
    let bytes = bytes.map { ", \($0) bytes" } ?? ""
    return "frame \(number): \(work.evaluated) evaluated, \(work.measured) measured, "
      + "\(work.drawn) drawn, \(cells) cells\(bytes), \(duration.inMilliseconds) ms"
  }
}

extension TreeCounts {
  /// What was done since `earlier`.
  nonisolated func since(_ earlier: TreeCounts) -> TreeCounts {
    var counts = self
    counts.evaluated -= earlier.evaluated
    counts.skipped -= earlier.skipped
    counts.measured -= earlier.measured
    counts.drawn -= earlier.drawn
    return counts
  }
}

extension Duration {
  /// Milliseconds with two digits after the point.
  fileprivate nonisolated var inMilliseconds: String {
    let hundredths = Int(components.seconds * 100_000 + components.attoseconds / 10_000_000_000_000)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
