// SPDX-License-Identifier: Apache-2.0

/// Flexible room that pushes its neighbours apart, along its stack.
public struct Spacer: LeafView {
  let minLength: Int

  /// Creates a spacer of at least `minLength` cells.
  public init(minLength: Int = 0) {
    self.minLength = minLength
  }

  /// `true`.
  public static var isSpacer: Bool { true }

  /// Takes all of the room.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: max(minLength, proposal.width), height: max(minLength, proposal.height))
  }

  /// Draws nothing.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {}
}
