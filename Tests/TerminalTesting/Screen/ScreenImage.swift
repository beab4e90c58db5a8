public import Scutes

/// A picture that a program placed on an emulated screen.
public struct ScreenImage: Hashable, Sendable {
  /// An image protocol.
  public enum Form: Hashable, Sendable {
    /// Kitty's graphics protocol.
    case kitty
    /// iTerm2's command 1337.
    case iTerm
    /// DEC's sixels.
    case sixel
  }

  /// The protocol by which it came.
  public let form: Form
  /// Its number, if any.
  public let id: Int?
  /// The cells that it covers.
  public internal(set) var rect: Rect
  /// Its size in pixels.
  public let pixels: Size
  /// The bytes of its file, or else of its pixels. Sixels are kept as they came.
  public let content: [UInt8]
  /// The overwritten cells of a picture that lies in the cells.
  public internal(set) var lost: Set<Point> = []

  /// `true` if all of it is visible.
  public var isWhole: Bool { lost.isEmpty }
}
