/// The cost of a frame against the number of unchanged views.
@MainActor
enum ScaleTable {
  private static let frames = 300

  /// The table in Markdown.
  static var markdown: String {
    let trees = [100, 1_000, 10_000].map { leaves in
      ("one leaf of \(leaves) changes", TreeOfSize(leaves: leaves).frames(frames))
    }
    let lists = [10, 100_000].map { rows in
      ("cursor in a list of \(rows) rows", ListOfSize(count: rows).keys(frames))
    }
    let lines = (trees + lists).map { title, samples in
      let values = [samples.median, samples.percentile(95)]
        .map { ($0.map { $0 * 1000 } ?? 0).formatted(decimals: 0) }
      return "| \(title) | " + values.joined(separator: " | ") + " |"
    }
    let head = "| A frame, in memory | processor time, median, µs | 95th percentile, µs |"
    return ([head, "|---|---:|---:|"] + lines).joined(separator: "\n")
  }
}
