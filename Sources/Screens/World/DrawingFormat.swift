/// The file format of a drawing.
public nonisolated enum DrawingFormat: String, CaseIterable, Sendable {
  case svg
  case png
  case pdf

  /// The usual name.
  public var name: String { rawValue.uppercased() }
}
