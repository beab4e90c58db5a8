extension StyleRole {
  /// What a plot shows.
  public nonisolated static let plot = StyleRole("plot")
  /// Values below zero.
  public nonisolated static let plotNegative = StyleRole("plot.negative")
  /// Axes and the figures beside them.
  public nonisolated static let plotAxis = StyleRole("plot.axis")
  /// Days without anything in a heat map, and the hottest of its five levels at the other end.
  public nonisolated static let heatLevels = (0..<5).map { StyleRole("heat.\($0)") }
}
