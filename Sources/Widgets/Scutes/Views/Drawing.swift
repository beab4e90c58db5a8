// SPDX-License-Identifier: Apache-2.0

/// A custom drawing that fills the available room.
public struct Drawing: LeafView {
  private let draw: (Rect, Painter, EnvironmentValues) -> Void

  /// Creates a view drawn by `draw` in the given cells.
  public init(_ draw: @escaping (Rect, Painter, EnvironmentValues) -> Void) {
    self.draw = draw
  }

  /// Takes all of the room.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  /// Calls the drawing closure.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    draw(rect, painter, environment)
  }
}
