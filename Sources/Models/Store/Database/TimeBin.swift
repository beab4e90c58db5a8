/// How many games took a time within some minutes.
public struct TimeBin: Hashable, Sendable {
  /// The whole minutes from which it counts.
  public let start: Int
  /// The whole minutes before which it ends; nil where it has no end.
  public let end: Int?
  /// How many games.
  public let count: Int
}

extension LevelStatistics {
  private static let binWidths = [1, 2, 3, 5, 10, 15, 20, 30, 60, 120, 240]

  /// How the times are spread, in at most so many bins of equal width from the shortest game on.
  /// They are as narrow as nineteen games in twenty allow; what took longer is in the last, which
  /// has no end then.
  public func timeBins(atMost limit: Int) -> [TimeBin] {
    let minutes = gamesByMinutes.keys.sorted()
    guard let first = minutes.first, let last = minutes.last, limit > 0 else { return [] }
    let most = (solved * 19 + 19) / 20
    var reached = 0
    let usual =
      minutes.first { minute in
        reached += gamesByMinutes[minute] ?? 0
        return reached >= most
      } ?? last
    let width =
      Self.binWidths.first { usual / $0 - first / $0 < limit } ?? (usual - first) / limit + 1
    let start = first / width * width
    let bins = min(limit, (last - start) / width + 1)
    var counts = Array(repeating: 0, count: bins)
    for (minute, count) in gamesByMinutes {
      counts[min(bins - 1, (minute - start) / width)] += count
    }
    return counts.enumerated().map { index, count in
      let end = start + (index + 1) * width
      return TimeBin(
        start: start + index * width, end: index == bins - 1 && last >= end ? nil : end,
        count: count)
    }
  }
}
