/// Where something stands in a height that is larger than it: by which guide it lines up with its
/// neighbours.
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

  /// Lined up by the guide `id`.
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
  /// With the first row of text in one row. A terminal has no line below letters: what lines up
  /// is the row. What shows no text stands with its last row there.
  public static let firstTextBaseline = Self(FirstRowGuide.self)
  /// With the last row of text in one row.
  public static let lastTextBaseline = Self(LastRowGuide.self)

  /// Rows above something `height` high in `room` rows; negative where it is higher. By a guide of
  /// one's own, both count with the place it has by default.
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
