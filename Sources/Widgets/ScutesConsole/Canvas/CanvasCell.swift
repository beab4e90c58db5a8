// SPDX-License-Identifier: Apache-2.0

/// A cell of the screen.
public struct CanvasCell: Hashable, Sendable {
  /// The glyph in the cell.
  public var glyph: Glyph
  /// The colour of the glyph.
  public var foreground: Color
  /// The colour behind the glyph.
  public var background: Color
  /// The attributes of the glyph.
  public var attributes: TextAttributes
  /// The width of the glyph in columns: 1 or 2, or 0 for the second half of the wide glyph to the
  /// left.
  public var columns: UInt8
  /// The link that the cell belongs to.
  package var link = CellLink.none

  /// A cell with the given contents.
  public init(
    glyph: Glyph = .space, foreground: Color = .terminalDefault,
    background: Color = .terminalDefault, attributes: TextAttributes = [], columns: UInt8 = 1
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.columns = columns
  }

  /// A blank in the terminal's own colours.
  public static let blank = Self()
}
