// SPDX-License-Identifier: Apache-2.0

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

  /// More cells than anything could want, yet safe to add to and subtract from.
  public static let unlimited = 1 << 30

  /// Asks for the length that something has by itself. It is larger than ``unlimited``, so
  /// comparing and measuring need no special case. Anything that would take all available room has
  /// no length of its own and becomes as small as possible.
  public static let ideal = 1 << 31

  /// Asks for the size that something has by itself.
  public static let unspecified = Self(width: ideal, height: ideal)

  /// Asks for the smallest size.
  public static let minimum = Self(width: 0, height: 0)
  /// Asks for the largest size.
  public static let maximum = Self(width: unlimited, height: unlimited)

  /// The size that remains inside `insets`. 0, ``unlimited`` and ``ideal`` are questions rather
  /// than lengths and stay unchanged.
  public func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: Self.less(width, insets.horizontal), height: Self.less(height, insets.vertical))
  }

  /// `length` minus `taken`. 0, ``unlimited`` and ``ideal`` stay unchanged.
  public static func less(_ length: Int, _ taken: Int) -> Int {
    length >= unlimited || length == 0 ? length : max(0, length - taken)
  }

  /// Corrects `size`, the answer to this proposal: where something without a size of its own has
  /// taken all available room, it is measured again with no room in that direction.
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
