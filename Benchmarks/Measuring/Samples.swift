/// The values of a repeated measurement.
struct Samples {
  private(set) var values: [Double] = []

  mutating func add(_ value: Double?) {
    if let value { values.append(value) }
  }

  mutating func add(_ time: Duration?) {
    add(time.map { $0 / .milliseconds(1) })
  }

  var mean: Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  var median: Double? { percentile(50) }

  /// The smallest value that at least `percent` of a hundred values do not exceed.
  func percentile(_ percent: Double) -> Double? {
    guard !values.isEmpty else { return nil }
    let rank = (percent / 100 * Double(values.count)).rounded(.up)
    return values.sorted()[max(1, Int(rank)) - 1]
  }
}
