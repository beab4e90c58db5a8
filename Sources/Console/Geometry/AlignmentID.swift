/// Names a guide: a line in a view by which it stands to its neighbours.
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
  /// Where the guide is in a view that sets none: columns from its left or rows from its top edge.
  static func defaultValue(in dimensions: ViewDimensions) -> Int
}

/// A guide across or down.
package struct AlignmentKey: Hashable, Sendable {
  /// The direction in which the guide is a distance.
  package let axis: Axis
  let id: any AlignmentID.Type

  package static func == (lhs: Self, rhs: Self) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// One guide for a container whose views set `guides`, at least one: the first row of text is the
  /// topmost, the last the lowest; of all others it is the mean, rounded down.
  package func merge(_ guides: [Int]) -> Int {
    switch self {
    case VerticalAlignment.firstTextBaseline.key: guides.min() ?? 0
    case VerticalAlignment.lastTextBaseline.key: guides.max() ?? 0
    default: Int((Double(guides.reduce(0, +)) / Double(guides.count)).rounded(.down))
    }
  }

  /// Whether texts have the guide by themselves.
  package var isOfText: Bool {
    self == VerticalAlignment.firstTextBaseline.key
      || self == VerticalAlignment.lastTextBaseline.key
  }
}
