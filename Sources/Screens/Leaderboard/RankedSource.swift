import Games
import Store

/// Where lists of results come from: from the store, whatever was played.
struct RankedSource<List, Entry> {
  /// The results of a list, best first: those that are shown, or more.
  let results: (List) throws(StoreError) -> [Entry]
  /// The one that came last; nil where the list is empty.
  let newest: (List) throws(StoreError) -> Entry?
  /// The place of a result, from 1; nil where it has none.
  let place: (Entry, List) throws(StoreError) -> Int?
  /// Empties a list. Returns what brings its results back; nil where there were none.
  let clear: (List) throws(StoreError) -> Restoring?

  /// Brings back what was cleared.
  typealias Restoring = () throws(StoreError) -> Void
}

extension RankedSource<Leaderboard, GameResult> {
  /// The lists of ranked games. Of a pack, whose puzzles are ranked once each, all games are read.
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
  /// The lists of Memory, each by its number of pairs.
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
