import Games
import Store

/// A source of ranked lists in the store, whatever the game.
struct RankedSource<List, Entry> {
  /// The results of a list, best first. May return more than are shown.
  let results: (List) throws(StoreError) -> [Entry]
  /// The newest result, or `nil` if the list is empty.
  let newest: (List) throws(StoreError) -> Entry?
  /// The rank of a result, from 1, or `nil` if it isn't ranked.
  let place: (Entry, List) throws(StoreError) -> Int?
  /// Clears a list in the background. Reports a function that restores it, or `nil` if it was empty.
  let clear: (List, @escaping Report<Restoring?>) -> Void

  /// Restores a cleared list in the background.
  typealias Restoring = (@escaping Report<Void>) -> Void
  /// Receives the result of a change.
  typealias Report<Value> = (Result<Value, StoreError>) -> Void
}

extension RankedSource {
  /// A function that restores what was `cleared`, or `nil` if that is nothing.
  private static func restoring<Cleared: Sendable>(
    _ cleared: [Cleared], with saver: GameSaver,
    _ restore: @escaping @Sendable (GameStore, [Cleared]) throws(StoreError) -> Void
  ) -> Restoring? {
    guard !cleared.isEmpty else { return nil }
    return { report in
      saver.change { (store) throws(StoreError) in
        try restore(store, cleared)
      } report: {
        report($0)
      }
    }
  }
}

extension RankedSource<Leaderboard, GameResult> {
  /// Creates the lists of ranked games. A pack ranks each of its puzzles once, so all its games are
  /// read.
  init(gamesIn store: GameStore, changedBy saver: GameSaver) {
    self.init(
      results: { (list) throws(StoreError) in
        let all = if case .pack(let id) = list { PuzzlePack.pack(id)?.count } else { Int?.none }
        return try store.results(of: list, limit: all ?? LeaderboardModel.limit)
      },
      newest: store.newest(of:),
      place: { (result, list) throws(StoreError) in
        try store.standing(of: result, on: list).place
      },
      clear: { list, report in
        saver.change { (store) throws(StoreError) in
          try store.clear(list)
        } report: { result in
          report(
            result.map { cleared in
              Self.restoring(cleared, with: saver) { (store, cleared) throws(StoreError) in
                try store.restore(cleared)
              }
            })
        }
      })
  }
}

extension RankedSource<Int, MemoryResult> {
  /// Creates the lists of Memory, by number of pairs.
  init(memoryIn store: GameStore, changedBy saver: GameSaver) {
    self.init(
      results: { (pairs) throws(StoreError) in
        try store.results(ofPairs: pairs, limit: LeaderboardModel.limit)
      },
      newest: store.newest(ofPairs:),
      place: { (result, _) throws(StoreError) in try store.standing(of: result).place },
      clear: { pairs, report in
        saver.change { (store) throws(StoreError) in
          try store.clear(pairs: pairs)
        } report: { result in
          report(
            result.map { cleared in
              Self.restoring(cleared, with: saver) { (store, cleared) throws(StoreError) in
                try store.restore(cleared)
              }
            })
        }
      })
  }
}
