public import Widgets

/// A picture that a program placed on an emulated screen.
public struct ScreenImage: Hashable, Sendable {
  /// How terminals take pictures.
  public enum Form: Hashable, Sendable {
    /// By the graphics protocol of kitty.
    case kitty
    /// By iTerm2's command 1337.
    case iTerm
    /// As DEC's sixels.
    case sixel
  }

  /// The protocol that it came by.
  public let form: Form
  /// Its number, if it has one.
  public let id: Int?
  /// The cells that it covers.
  public internal(set) var rect: Rect
  /// Pixels across and down, as its data have them.
  public let pixels: Size
  /// The bytes of its file, or of its pixels where it is no file; of sixels as they came.
  public let content: [UInt8]
  /// The cells that were written to since, of a picture that lies in the cells.
  public internal(set) var lost: Set<Point> = []

  /// `true` if all of it is visible.
  public var isWhole: Bool { lost.isEmpty }
}
