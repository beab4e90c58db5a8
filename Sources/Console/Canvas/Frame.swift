/// The changes on the screen from one moment to the next.
public struct Frame: Sendable {
  /// The whole picture.
  public var canvas: Canvas
  /// The cells that differ from the previous frame, row by row and left to right. They never
  /// overlap and never cut a wide glyph.
  public var changes: [Run]
  /// The position of the hardware cursor, or `nil` to hide it.
  public var cursor: Point?
  /// `true` to repaint the screen whatever it is believed to show.
  public var repaintsAll: Bool
  /// The bitmaps that are completely visible on the canvas.
  public var images: [FrameImage]

  /// A frame that shows `canvas` by painting `changes`.
  public init(
    canvas: Canvas, changes: [Run], cursor: Point? = nil, repaintsAll: Bool = false,
    images: [FrameImage] = []
  ) {
    self.canvas = canvas
    self.changes = changes
    self.cursor = cursor
    self.repaintsAll = repaintsAll
    self.images = images
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
