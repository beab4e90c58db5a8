public import Widgets

/// One cell of an emulated screen.
public struct ScreenCell: Hashable, Sendable {
  /// The grapheme cluster in it; a blank in the second half of a wide one.
  public internal(set) var character: Character = " "
  /// Columns that the cluster takes: 1 or 2; 0 for the second half of a wide one to the left.
  public internal(set) var columns = 1
  /// How it looks.
  public internal(set) var style = ScreenStyle()
}

/// The look of a cell of an emulated screen.
public struct ScreenStyle: Hashable, Sendable {
  /// The colour of the glyph.
  public var foreground: ScreenColor
  /// The colour behind the glyph.
  public var background: ScreenColor
  /// How the glyph is drawn besides.
  public var attributes: TextAttributes

  /// A style of the given parts.
  public init(
    foreground: ScreenColor = .terminalDefault, background: ScreenColor = .terminalDefault,
    attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}

/// A colour as a program asked a terminal for it.
public enum ScreenColor: Hashable, Sendable {
  /// The terminal's own.
  case terminalDefault
  /// One of the terminal's 256: its sixteen, the cube from 16, the greys from 232.
  case indexed(UInt8)
  /// Red, green and blue, 0 to 255.
  case rgb(UInt8, UInt8, UInt8)
}
