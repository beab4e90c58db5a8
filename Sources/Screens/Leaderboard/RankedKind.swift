import Games
import Store

/// A kind of results that the store ranks in lists.
nonisolated protocol RankedKind: SendableMetatype {
  associatedtype List: Hashable & Sendable
  associatedtype Entry: Identifiable
  associatedtype Cleared: Sendable

  /// The results of a list, best first. May return more than are shown.
  static func results(of list: List, in store: GameStore) throws(StoreError) -> [Entry]
  /// The newest result, or `nil` if the list is empty.
  static func newest(of list: List, in store: GameStore) throws(StoreError) -> Entry?
  /// The rank of a result, from 1, or `nil` if it isn't ranked.
  static func place(of entry: Entry, on list: List, in store: GameStore) throws(StoreError) -> Int?
  /// Clears a list. Returns what was removed.
  static func clear(_ list: List, in store: GameStore) throws(StoreError) -> [Cleared]
  /// Restores what was cleared.
  static func restore(_ cleared: [Cleared], in store: GameStore) throws(StoreError)
}

/// Games of Sudoku, by level or pack.
nonisolated enum RankedGames: RankedKind {
  /// A pack ranks each of its puzzles once, so all its games are read.
  static func results(
    of list: Leaderboard, in store: GameStore
  ) throws(StoreError) -> [GameResult] {
    let all = if case .pack(let id) = list { PuzzlePack.pack(id)?.count } else { Int?.none }
    return try store.results(of: list, limit: all ?? LeaderboardModel.limit)
  }

  static func newest(of list: Leaderboard, in store: GameStore) throws(StoreError) -> GameResult? {
    try store.newest(of: list)
  }

  static func place(
    of result: GameResult, on list: Leaderboard, in store: GameStore
  ) throws(StoreError) -> Int? {
    try store.standing(of: result, on: list).place
  }

  static func clear(_ list: Leaderboard, in store: GameStore) throws(StoreError) -> [Game.ID] {
    try store.clear(list)
  }

  static func restore(_ cleared: [Game.ID], in store: GameStore) throws(StoreError) {
    try store.restore(cleared)
  }
}

/// Won games of Memory, by number of pairs.
nonisolated enum RankedMemory: RankedKind {
  static func results(of pairs: Int, in store: GameStore) throws(StoreError) -> [MemoryResult] {
    try store.results(ofPairs: pairs, limit: LeaderboardModel.limit)
  }

  static func newest(of pairs: Int, in store: GameStore) throws(StoreError) -> MemoryResult? {
    try store.newest(ofPairs: pairs)
  }

  static func place(
    of result: MemoryResult, on pairs: Int, in store: GameStore
  ) throws(StoreError) -> Int? {
    try store.standing(of: result).place
  }

  static func clear(_ pairs: Int, in store: GameStore) throws(StoreError) -> [MemoryResult] {
    try store.clear(pairs: pairs)
  }

  static func restore(_ cleared: [MemoryResult], in store: GameStore) throws(StoreError) {
    try store.restore(cleared)
  }
}
