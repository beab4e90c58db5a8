// SPDX-License-Identifier: Apache-2.0

/// The changes on the screen from one moment to the next.
public struct Frame: Sendable {
  /// The whole picture.
  public var canvas: Canvas
  /// The cells that differ from the previous frame, row by row and left to right. They never
  /// overlap and never cut a wide glyph.
  public var changes: [Run]
  /// The position of the hardware cursor, or `nil` for none.
  public var cursor: Point?
  /// `true` if the cursor is visible. Otherwise it stands there all the same, for braille displays.
  public var showsCursor: Bool
  /// `true` to repaint the screen whatever it is believed to show.
  public var repaintsAll: Bool
  /// The bitmaps that are completely visible on the canvas.
  public var images: [FrameImage]

  /// A frame that shows `canvas` by painting `changes`.
  public init(
    canvas: Canvas, changes: [Run], cursor: Point? = nil, showsCursor: Bool = true,
    repaintsAll: Bool = false, images: [FrameImage] = []
  ) {
    self.canvas = canvas
    self.changes = changes
    self.cursor = cursor
    self.showsCursor = showsCursor
    self.repaintsAll = repaintsAll
    self.images = images
  }

  /// The frame that changes all that this one and `later`, which comes after it, change.
  func followed(by later: Frame) -> Frame {
    var columns: [Int: Range<Int>] = [:]
    for run in changes + later.changes {
      let known = columns[run.row] ?? run.columns
      let lower = min(known.lowerBound, run.columns.lowerBound)
      columns[run.row] = lower..<max(known.upperBound, run.columns.upperBound)
    }
    var frame = later
    frame.changes = columns.sorted { $0.key < $1.key }.map { Run(row: $0.key, columns: $0.value) }
    frame.repaintsAll =
      repaintsAll || later.repaintsAll || canvas.size != later.canvas.size
    return frame
  }

  /// Neighbouring cells of one row.
  public struct Run: Hashable, Sendable {
    /// The row, from 0.
    public var row: Int
    /// The columns, from 0.
    public var columns: Range<Int>

    /// The cells of `row` in `columns`.
    public init(row: Int, columns: Range<Int>) {
      self.row = row
      self.columns = columns
    }
  }
}
