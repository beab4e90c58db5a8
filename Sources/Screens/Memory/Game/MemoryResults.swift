import Games
import Store

/// Saves the results of won games. Results that couldn't be saved are retried with the next one.
final class MemoryResults {
  private let store: GameStore
  private var waiting: [MemoryResult] = []

  /// Creates results that are saved in `store`.
  init(in store: GameStore) {
    self.store = store
  }

  /// Saves a result after any waiting ones, and returns its rank.
  func keep(_ result: MemoryResult) throws(StoreError) -> MemoryStanding {
    waiting.append(result)
    for earlier in waiting.dropLast() {
      _ = try store.add(earlier)
      waiting.removeFirst()
    }
    let standing = try store.add(result)
    waiting.removeFirst()
    return standing
  }
}

extension MemoryResult {
  /// Creates the result of a won game.
  init(of game: MemoryGameModel, id: Int64, at moment: Moment) {
    self.init(
      id: id, pairs: game.game.pairs, score: game.points, elapsed: game.clock.elapsed,
      seenMismatches: game.game.score.seenMismatches, theme: game.theme.name, finishedAt: moment)
  }
}
