/// Room that pushes the views around it apart, along the stack that it is in.
public struct Spacer: LeafView {
  let minLength: Int

  /// At least `minLength` cells.
  public init(minLength: Int = 0) {
    self.minLength = minLength
  }

  /// It is one.
  public static var isSpacer: Bool { true }

  /// All the room there is.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: max(minLength, proposal.width), height: max(minLength, proposal.height))
  }

  /// Draws nothing.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {}
}
