import Scutes

/// Shapes, filled and as outlines.
struct ShapesExample: View {
  var body: some View {
    HStack(spacing: 2) {
      Circle().fill(.accent)
      Ellipse().stroke(.lineAccent)
      RoundedRectangle(cornerRadius: 3).fill(.accentSecond)
      Rectangle().stroke(line: .double)
    }
  }
}

extension Example {
  static let shapes = Example(
    "Circle, Ellipse, Rectangle, RoundedRectangle", .drawing,
    "Shapes fill the room they are given: filled by half cells, outlined by lines or by the dots of"
      + " braille.", width: 60, height: 6
  ) {
    ShapesExample()
  }
}
