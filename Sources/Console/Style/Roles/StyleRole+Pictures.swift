extension StyleRole {
  /// Behind and below what stands out, such as big letters.
  public static let shadow = StyleRole("shadow")
  /// The lines of a plot, 1 to 4; further ones begin anew.
  public static let plots = (1...4).map { StyleRole("plot.\($0)") }
  /// Bars that stand for less than nothing.
  public static let plotNegative = StyleRole("plot.negative")
  /// What is written beside a plot.
  public static let plotAxis = StyleRole("plot.axis")
  /// The squares of a heat map by how much there was, from nothing, 0, to the most, 4.
  public static let heatMapLevels = (0...4).map { StyleRole("heatMap.\($0)") }

  /// The line of a plot numbered `number`, from 1 on.
  public static func plot(_ number: Int) -> StyleRole {
    plots[(max(1, number) - 1) % plots.count]
  }

  /// The squares of a heat map at `level`, brought to 0 to 4.
  public static func heatMap(_ level: Int) -> StyleRole {
    heatMapLevels[min(max(level, 0), heatMapLevels.count - 1)]
  }
}
