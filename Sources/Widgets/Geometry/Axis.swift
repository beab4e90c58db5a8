/// The direction in which a stack places its children.
public nonisolated enum Axis: Sendable {
  /// Left to right.
  case horizontal
  /// Top to bottom.
  case vertical
}
