import Scutes

/// Horizontal and vertical bars, some below zero.
struct BarChartExample: View {
  var body: some View {
    HStack(spacing: 4) {
      BarChart([.init("Easy", 13), .init("Medium", 8), .init("Hard", 1), .init("Expert", 0)])
      BarChart(
        [.init("Mon", 4), .init("Tue", -3), .init("Wed", 6), .init("Thu", 1)], axis: .vertical)
    }
  }
}

extension Example {
  static let barChart = Example(
    "BarChart", .drawing,
    "Values as bars with names and captions, in eighths of a cell, to the right or upwards.",
    width: 60, height: 9
  ) {
    BarChartExample()
  }
}
