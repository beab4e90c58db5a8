/// The number of games within a range of minutes.
public struct TimeBin: Hashable, Sendable {
  /// The first whole minute of the range.
  public let start: Int
  /// The whole minute after the range, or `nil` if it has no end.
  public let end: Int?
  /// The number of games.
  public let count: Int
}

extension LevelStatistics {
  private static let binWidths = [1, 2, 3, 5, 10, 15, 20, 30, 60, 120, 240]

  /// Returns the distribution of times in at most `limit` bins of equal width, beginning with the
  /// shortest game. They are as narrow as possible for 19 of 20 games. Longer games are in the last
  /// bin, which then has no end.
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
