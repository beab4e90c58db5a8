// SPDX-License-Identifier: Apache-2.0

/// A scale from the minimum of some values to the maximum, ignoring NaN and infinities.
nonisolated struct PlotScale: Hashable {
  let least: Double
  let greatest: Double

  /// Creates the scale of `values`, or `nil` if there are none.
  init?(_ values: [Double]) {
    let values = values.filter(\.isFinite)
    guard let least = values.min(), let greatest = values.max() else { return nil }
    self.least = least
    self.greatest = greatest
  }

  /// The position of `value` on the scale, 0 to 1. The middle if all values are equal.
  func fraction(_ value: Double) -> Double {
    guard greatest > least else { return 0.5 }
    // Halves, since the difference of very large numbers overflows.
    return min(1, max(0, (value / 2 - least / 2) / (greatest / 2 - least / 2)))
  }

  /// The means of `values` in `count` groups of neighbours. Unchanged if there are no more than
  /// that.
  static func grouped(_ values: [Double], into count: Int) -> [Double] {
    guard count > 0 else { return [] }
    guard values.count > count else { return values }
    return (0..<count).map { group in
      let range = group * values.count / count..<(group + 1) * values.count / count
      let finite = values[range].filter(\.isFinite)
      return finite.reduce(0) { $0 + $1 / Double(finite.count) } / (finite.isEmpty ? 0 : 1)
    }
  }

  /// `value` in the format of the axis labels.
  static func label(_ value: Double, _ figures: LinePlot.Figures) -> String {
    switch figures {
    case .decimals(let count): return label(value, decimals: count)
    case .time:
      guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
      let seconds = Int(max(0, value).rounded())
      let padded = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
      guard seconds >= 3600 else { return "\(seconds / 60):\(padded(seconds % 60))" }
      return "\(seconds / 3600):\(padded(seconds / 60 % 60)):\(padded(seconds % 60))"
    }
  }

  /// `value` with this many decimals.
  static func label(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let decimals = min(max(0, decimals), 6)
    let power = (0..<decimals).reduce(1) { product, _ in product * 10 }
    let scaled = (abs(value) * Double(power)).rounded()
    guard scaled < 1e18 else { return "\(value)" }
    let digits = Int(scaled)
    let sign = value < 0 && digits > 0 ? "-" : ""
    guard decimals > 0 else { return sign + String(digits) }
    let fraction = String(digits % power)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return "\(sign)\(digits / power).\(zeros)\(fraction)"
  }
}

/// Blocks that grow by eighths of a cell.
nonisolated enum EighthBlocks {
  /// From the bottom, one eighth to eight.
  static let rising = Array("▁▂▃▄▅▆▇█")
  /// From the left, one eighth to eight.
  static let growing = Array("▏▎▍▌▋▊▉█")
}
