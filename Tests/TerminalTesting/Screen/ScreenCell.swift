public import Scutes

/// One cell of an emulated screen.
public struct ScreenCell: Hashable, Sendable {
  /// The grapheme cluster, or a blank in the second half of a wide one.
  public internal(set) var character: Character = " "
  /// The width of the cluster: 1 or 2, or 0 for the second half of a wide one.
  public internal(set) var columns = 1
  /// The style of the cell.
  public internal(set) var style = ScreenStyle()
}

/// The style of a cell of an emulated screen.
public struct ScreenStyle: Hashable, Sendable {
  /// The colour of the glyph.
  public var foreground: ScreenColor
  /// The background colour.
  public var background: ScreenColor
  /// The attributes of the glyph.
  public var attributes: TextAttributes
  /// The address of the link that the cell belongs to.
  public var link: String?

  /// Creates a style from its parts.
  public init(
    foreground: ScreenColor = .terminalDefault, background: ScreenColor = .terminalDefault,
    attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}

/// A colour as the program requested it.
public enum ScreenColor: Hashable, Sendable {
  /// The terminal's own colour.
  case terminalDefault
  /// One of the terminal's 256: its sixteen, the cube from 16, the greys from 232.
  case indexed(UInt8)
  /// Red, green and blue, 0 to 255.
  case rgb(UInt8, UInt8, UInt8)
}
