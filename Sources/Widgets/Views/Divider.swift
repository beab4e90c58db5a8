/// A thin line across the room there is.
public struct Divider: LeafView, Equatable {
  private let role: StyleRole

  /// A line in the look of `role`.
  public init(_ role: StyleRole = .line) {
    self.role = role
  }

  /// One row, as wide as it can be.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: 1)
  }

  /// Draws the line.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    painter.horizontalLine(
      "─", from: rect.origin, columns: rect.width, style: environment.theme.style(for: role))
  }
}
