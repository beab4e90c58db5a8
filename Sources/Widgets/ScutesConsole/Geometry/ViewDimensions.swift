// SPDX-License-Identifier: Apache-2.0

/// The size of a view and the positions of its guides.
///
/// Read the guides only during layout, on the main actor.
public struct ViewDimensions: Sendable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int
  private let explicit: @Sendable (AlignmentKey) -> Int?

  /// The dimensions of a view of `size`. `explicit` returns the guides that are set.
  package init(_ size: Size, explicit: @escaping @Sendable (AlignmentKey) -> Int? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  /// Columns from the left edge to `guide`.
  public subscript(guide: HorizontalAlignment) -> Int { self[guide.key] }

  /// Rows from the top edge to `guide`.
  public subscript(guide: VerticalAlignment) -> Int { self[guide.key] }

  package subscript(key: AlignmentKey) -> Int { explicit(key) ?? key.id.defaultValue(in: self) }
}
