import Scutes

/// A line that rises and falls.
struct LinePlotExample: View {
  var body: some View {
    LinePlot([120, 180, 260, 240, 300, 410, 380, 200, 150, 260, 330, 420, 450, 390])
  }
}

extension Example {
  static let linePlot = Example(
    "LinePlot", .drawing,
    "The course of some values as a line of braille dots, with the greatest and the least beside it.",
    height: 6
  ) {
    LinePlotExample()
  }
}
