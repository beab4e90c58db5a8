/// The size that a parent proposes to a child.
///
/// `unlimited` asks for the maximum length, 0 for the minimum, and ``ideal`` for the length that
/// the child would choose by itself.
public struct ProposedSize: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// `width` columns by `height` rows, neither less than 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Exactly as large as `size`.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// As many cells as anything could want; large, and yet safe to add to and subtract from.
  public static let unlimited = 1 << 30

  /// No room in particular: asks how large something is by itself. It is more than ``unlimited``,
  /// so that what compares or measures needs no case for it. What would take all of it has no size
  /// of its own and is as small as it can be.
  public static let ideal = 1 << 31

  /// Asks for the size that something has by itself.
  public static let unspecified = Self(width: ideal, height: ideal)

  /// Asks for the smallest size.
  public static let minimum = Self(width: 0, height: 0)
  /// Asks for the largest size.
  public static let maximum = Self(width: unlimited, height: unlimited)

  /// The room that is left when `insets` are taken off. What is no room but a question, 0,
  /// ``unlimited`` or ``ideal``, stays what it is.
  public func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: Self.less(width, insets.horizontal), height: Self.less(height, insets.vertical))
  }

  /// `length` without `taken`, the same where it is 0, ``unlimited`` or ``ideal``.
  public static func less(_ length: Int, _ taken: Int) -> Int {
    length >= unlimited || length == 0 ? length : max(0, length - taken)
  }

  /// `size`, the answer to this proposal, measured anew with no room in those directions in which
  /// something that has no size of its own has taken all that there could be.
  package func finite(_ size: Size, measure: (ProposedSize) -> Size) -> Size {
    let isBoundless = (
      width == Self.ideal && size.width >= Self.unlimited,
      height == Self.ideal && size.height >= Self.unlimited
    )
    guard isBoundless.0 || isBoundless.1 else { return size }
    return measure(
      Self(width: isBoundless.0 ? 0 : width, height: isBoundless.1 ? 0 : height))
  }
}
