import Games
import Store

/// Keeps what won games came to. What could not be saved waits, and goes along with the next.
final class MemoryResults {
  private let records: MemoryRecords
  private var waiting: [MemoryResult] = []

  /// Results in `records`.
  init(_ records: MemoryRecords) {
    self.records = records
  }

  /// Saves a result, after those that wait, and says where it stands.
  func keep(_ result: MemoryResult) throws(StoreError) -> MemoryStanding {
    waiting.append(result)
    for earlier in waiting.dropLast() {
      _ = try records.add(earlier)
      waiting.removeFirst()
    }
    let standing = try records.add(result)
    waiting.removeFirst()
    return standing
  }
}

extension MemoryResult {
  /// What a game that is won came to.
  init(of game: MemoryGameModel, id: Int64, at moment: Moment) {
    self.init(
      id: id, pairs: game.game.pairs, score: game.points, elapsed: game.clock.elapsed,
      seenMismatches: game.game.score.seenMismatches, theme: game.theme.name, finishedAt: moment)
  }
}
