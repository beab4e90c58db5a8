// SPDX-License-Identifier: Apache-2.0

/// A horizontal position, given by the guide that lines up with the neighbours' guides.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide that lines up.
  package let key: AlignmentKey
  package let edge: AlignmentEdge?

  /// Aligns by the guide `id`.
  public init(_ id: any AlignmentID.Type) {
    self.init(id, edge: nil)
  }

  private init(_ id: any AlignmentID.Type, edge: AlignmentEdge?) {
    key = AlignmentKey(axis: .horizontal, id: id)
    self.edge = edge
  }

  /// At the left.
  public static let leading = Self(StartGuide.self, edge: .start)
  /// In the middle.
  public static let center = Self(CenterGuide.self, edge: .middle)
  /// At the right.
  public static let trailing = Self(EndGuide.self, edge: .end)

  /// The number of columns to the left of something `width` wide in `room` columns, negative if it
  /// is wider than the room. Custom guides count at their default position.
  public func offset(of width: Int, in room: Int) -> Int {
    if let edge { return edge.offset(of: width, in: room) }
    let (inner, outer) = (Size(width: width, height: 0), Size(width: room, height: 0))
    return ViewDimensions(outer)[key] - ViewDimensions(inner)[key]
  }

  private enum StartGuide: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Int { 0 }
  }

  private enum CenterGuide: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Int { dimensions.width >> 1 }
  }

  private enum EndGuide: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Int { dimensions.width }
  }
}

/// An alignment that follows from the lengths alone, without a guide.
package enum AlignmentEdge: Hashable, Sendable {
  case start, middle, end

  /// The number of cells before something of `length` in `room`. If the remaining room is odd, the
  /// extra cell comes after it.
  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .start: 0
    case .middle: (room - length) >> 1
    case .end: room - length
    }
  }
}
