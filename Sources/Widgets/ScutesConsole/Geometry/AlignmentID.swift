// SPDX-License-Identifier: Apache-2.0

/// Identifies an alignment guide: a line in a view that lines up with its neighbours.
///
/// ```swift
/// extension HorizontalAlignment {
///   private enum Colon: AlignmentID {
///     static func defaultValue(in dimensions: ViewDimensions) -> Int { dimensions.width }
///   }
///   static let colon = HorizontalAlignment(Colon.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// The position of the guide in a view that sets none, in columns from its left or rows from its
  /// top edge.
  static func defaultValue(in dimensions: ViewDimensions) -> Int
}

/// A horizontal or vertical guide.
package struct AlignmentKey: Hashable, Sendable {
  /// The direction in which the guide's position is measured.
  package let axis: Axis
  let id: any AlignmentID.Type

  package static func == (lhs: Self, rhs: Self) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// The guide of a container whose views set `guides`, at least one: the topmost for the first row
  /// of text, the lowest for the last, the mean for all others, rounded down.
  package func merge(_ guides: [Int]) -> Int {
    switch self {
    case VerticalAlignment.firstTextBaseline.key: guides.min() ?? 0
    case VerticalAlignment.lastTextBaseline.key: guides.max() ?? 0
    default: Int((Double(guides.reduce(0, +)) / Double(guides.count)).rounded(.down))
    }
  }

  /// `true` for the guides that every text has.
  package var isOfText: Bool {
    self == VerticalAlignment.firstTextBaseline.key
      || self == VerticalAlignment.lastTextBaseline.key
  }
}
