// SPDX-License-Identifier: Apache-2.0

/// The cost of one frame.
public nonisolated struct FrameReport: Hashable, Sendable {
  /// The number of the frame, from 1.
  public var number: Int
  /// The work of the passes over the tree since the previous frame.
  public var work: TreeCounts
  /// The number of cells that differ from the previous frame.
  public var cells: Int
  /// The number of bytes written to the terminal, if it counts them.
  public var bytes: Int?
  /// The time from the start of the passes to the end of the write, on the runtime's clock.
  /// Excludes the handling of the event.
  public var duration: Duration

  /// A one-line summary: `frame 12: 4 evaluated, 9 measured, 6 drawn, 31 cells, 85 bytes, 0.41 ms`.
  public var summary: String {
    let bytes = bytes.map { ", \($0) bytes" } ?? ""
    return "frame \(number): \(work.evaluated) evaluated, \(work.measured) measured, "
      + "\(work.drawn) drawn, \(cells) cells\(bytes), \(duration.inMilliseconds) ms"
  }
}

extension TreeCounts {
  /// The work done since `earlier`.
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
  /// Milliseconds with two decimals.
  fileprivate nonisolated var inMilliseconds: String {
    let hundredths = Int(components.seconds * 100_000 + components.attoseconds / 10_000_000_000_000)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
