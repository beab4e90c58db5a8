import Scutes

/// Recent values, beside their name.
struct SparklineExample: View {
  var body: some View {
    HStack(spacing: 1) {
      Text("Seconds a move")
      Sparkline([4, 9, 3, 6, 12, 5, 5, 8, 21, 7, 4, 3, 10, 6])
    }
  }
}

extension Example {
  static let sparkline = Example(
    "Sparkline", .drawing, "The course of some values in one row.", height: 1
  ) {
    SparklineExample()
  }
}
