/// The room that a parent offers to a child.
///
/// `unlimited` in a direction asks how large the child would like to be, 0 how small it can be.
public nonisolated struct ProposedSize: Hashable, Sendable {
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

  /// Asks for the smallest size.
  public static let minimum = Self(width: 0, height: 0)
  /// Asks for the largest size.
  public static let maximum = Self(width: unlimited, height: unlimited)

  /// The room that is left when `insets` are taken off; unlimited room stays unlimited.
  public func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: Self.less(width, insets.horizontal), height: Self.less(height, insets.vertical))
  }

  /// `length` without `taken`, unlimited where it is unlimited.
  public static func less(_ length: Int, _ taken: Int) -> Int {
    length >= unlimited ? unlimited : max(0, length - taken)
  }
}
