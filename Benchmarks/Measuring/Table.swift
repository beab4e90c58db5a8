/// The measurements at one terminal size as a Markdown table.
struct Table {
  let title: String
  let contenders: [(name: String, measurement: Measurement)]
  /// The two contenders whose ratio is in the last column, which is empty without the second.
  let compared: (Int, Int?)

  /// A row: a value of a measurement, and its number of decimals.
  private struct Row: Sendable {
    let title: String
    let decimals: Int
    let value: @Sendable (Measurement) -> Double?
  }

  private static let rows = [
    Row(title: "key to last byte, median, ms", decimals: 2) { $0.keyLatency.median },
    Row(title: "key to last byte, 95th percentile, ms", decimals: 2) {
      $0.keyLatency.percentile(95)
    },
    Row(title: "bytes a key, median", decimals: 0) { $0.keyBytes.median },
    Row(title: "pieces that a key's bytes arrive in, mean", decimals: 2) { $0.keyPieces.mean },
    Row(title: "calls that write, a key, to any file", decimals: 2) { $0.keyWrites.median },
    Row(title: "processor time a key, ms", decimals: 3) { $0.keyProcessor.median },
    Row(title: "100 keys at once to last byte, ms", decimals: 1) { $0.burstLatency.median },
    Row(title: "100 keys at once, bytes", decimals: 0) { $0.burstBytes.median },
    Row(title: "40 sizes, last one to last byte, ms", decimals: 1) { $0.stormLatency.median },
    Row(title: "start to first byte, ms", decimals: 1) { $0.firstByte.median },
    Row(title: "start to first full paint, ms", decimals: 1) { $0.firstPaint.median },
    Row(title: "processor time of the start, ms", decimals: 1) { $0.startProcessor.median },
    Row(title: "bytes of the first paint", decimals: 0) { $0.firstBytes.median },
    Row(title: "resident memory, MiB", decimals: 1) { $0.resident.median },
    Row(title: "wake-ups a second, idle", decimals: 1) { $0.idleWakeUps.median },
    Row(title: "processor time a second, idle, ms", decimals: 2) { $0.idleProcessor.median },
  ]

  /// The table. Its last column is the ratio of two contenders.
  var markdown: String {
    let names = contenders.map(\.name)
    let (first, second) = (compared.0, compared.1 == compared.0 ? nil : compared.1)
    let ratio = second.map { ["\(names[first]) : \(names[$0])"] } ?? []
    let head = [title] + names + ratio
    let lines = Self.rows.map { row in
      let values = contenders.map { row.value($0.measurement) }
      let cells = values.map { Self.format($0, decimals: row.decimals) }
      let ratio = second.map { [Self.ratio(values[first], values[$0])] } ?? []
      return Self.line([row.title] + cells + ratio)
    }
    let rule = "|---|" + String(repeating: "---:|", count: head.count - 1)
    return ([Self.line(head), rule] + lines).joined(separator: "\n")
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private static func format(_ value: Double?, decimals: Int) -> String {
    guard let value else { return "" }
    return value.formatted(decimals: decimals)
  }

  private static func ratio(_ first: Double?, _ second: Double?) -> String {
    guard let first, let second, second > 0 else { return "" }
    return (first / second).formatted(decimals: 2)
  }
}

extension Double {
  /// The number with a fixed number of decimals and a decimal point in any language.
  func formatted(decimals: Int) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((self * Double(scale)).rounded())
    guard decimals > 0 else { return String(scaled) }
    let fraction = String(abs(scaled) % scale)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return (scaled < 0 ? "-" : "") + "\(abs(scaled) / scale).\(zeros)\(fraction)"
  }
}
