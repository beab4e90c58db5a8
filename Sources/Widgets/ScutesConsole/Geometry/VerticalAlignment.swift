// SPDX-License-Identifier: Apache-2.0

/// A vertical position, given by the guide that lines up with the neighbours' guides.
///
/// ```
///  .top            .center         .firstTextBaseline
///  Name ┌─────┐         ┌─────┐         ┌─────┐
///       │ Ann │    Name │ Ann │    Name │ Ann │
///       │ Lee │         │ Lee │         │ Lee │
///       └─────┘         └─────┘         └─────┘
/// ```
public struct VerticalAlignment: Hashable, Sendable {
  /// The guide that lines up.
  package let key: AlignmentKey
  package let edge: AlignmentEdge?

  /// Aligns by the guide `id`.
  public init(_ id: any AlignmentID.Type) {
    self.init(id, edge: nil)
  }

  private init(_ id: any AlignmentID.Type, edge: AlignmentEdge?) {
    key = AlignmentKey(axis: .vertical, id: id)
    self.edge = edge
  }

  /// At the top.
  public static let top = Self(StartGuide.self, edge: .start)
  /// In the middle.
  public static let center = Self(CenterGuide.self, edge: .middle)
  /// At the bottom.
  public static let bottom = Self(EndGuide.self, edge: .end)
  /// Puts the first rows of text in one row. A terminal has no line below letters, so the rows line
  /// up. A view without text uses its last row.
  public static let firstTextBaseline = Self(FirstRowGuide.self)
  /// Puts the last rows of text in one row.
  public static let lastTextBaseline = Self(LastRowGuide.self)

  /// The number of rows above something `height` high in `room` rows, negative if it is higher than
  /// the room. Custom guides count at their default position.
  public func offset(of height: Int, in room: Int) -> Int {
    if let edge { return edge.offset(of: height, in: room) }
    let (inner, outer) = (Size(width: 0, height: height), Size(width: 0, height: room))
    return ViewDimensions(outer)[key] - ViewDimensions(inner)[key]
  }

  private enum StartGuide: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Int { 0 }
  }

  private enum CenterGuide: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Int { dimensions.height >> 1 }
  }

  private enum EndGuide: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Int { dimensions.height }
  }

  private enum FirstRowGuide: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Int {
      max(0, dimensions.height - 1)
    }
  }

  private enum LastRowGuide: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Int {
      max(0, dimensions.height - 1)
    }
  }
}
