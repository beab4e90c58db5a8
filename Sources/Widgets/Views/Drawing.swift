/// A drawing of one's own, as large as the room it is given.
public struct Drawing: LeafView {
  private let draw: (Rect, Painter, EnvironmentValues) -> Void

  /// What `draw` draws in the cells it is given.
  public init(_ draw: @escaping (Rect, Painter, EnvironmentValues) -> Void) {
    self.draw = draw
  }

  /// All the room there is.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  /// Draws it.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    draw(rect, painter, environment)
  }
}
