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
  /// Clears a list. Returns a function that restores it, or `nil` if it was empty.
  let clear: (List) throws(StoreError) -> Restoring?

  /// Restores a cleared list.
  typealias Restoring = () throws(StoreError) -> Void
}

extension RankedSource<Leaderboard, GameResult> {
  /// Creates the lists of ranked games. A pack ranks each of its puzzles once, so all its games are
  /// read.
  init(_ records: GameRecords) {
    self.init(
      results: { (list) throws(StoreError) in
        let all = if case .pack(let id) = list { PuzzlePack.pack(id)?.count } else { Int?.none }
        return try records.results(list, all ?? LeaderboardModel.limit)
      },
      newest: records.newest,
      place: { (result, list) throws(StoreError) in try records.standing(result, list).place },
      clear: { (list) throws(StoreError) in
        let cleared = try records.clear(list)
        guard !cleared.isEmpty else { return nil }
        return { () throws(StoreError) in try records.restore(cleared) }
      })
  }
}

extension RankedSource<Int, MemoryResult> {
  /// Creates the lists of Memory, by number of pairs.
  init(_ records: MemoryRecords) {
    self.init(
      results: { (pairs) throws(StoreError) in
        try records.results(pairs, LeaderboardModel.limit)
      },
      newest: records.newest,
      place: { (result, _) throws(StoreError) in try records.standing(result).place },
      clear: { (pairs) throws(StoreError) in
        let cleared = try records.clear(pairs)
        guard !cleared.isEmpty else { return nil }
        return { () throws(StoreError) in try records.restore(cleared) }
      })
  }
}
