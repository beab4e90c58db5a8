import Games
import Observation
import Store
import Sudoku

/// The leaderboard: lists of ranked games by level or by pack, and those of Memory, of which one side
/// shows.
@Observable
final class LeaderboardModel {
  /// The lists of ranked games of Sudoku.
  let games: RankedLists<Leaderboard, GameResult>
  /// The lists of Memory, by their numbers of pairs.
  let memory: RankedLists<Int, MemoryResult>
  /// The numbers of pairs that had a list as the leaderboard opened, the smallest first.
  let memoryPairs: [Int]
  private var showsMemory = false

  /// How many results a list shows, the newest aside.
  static let limit = 10

  /// The lists of `store`; the one to which a game came last shows.
  init(store: GameStore) {
    let game = Leaderboard.levels.compactMap { try? store.records.newest($0) }
      .max { $0.finishedAt < $1.finishedAt }
    memoryPairs = (try? store.memory.pairs()) ?? []
    let win = memoryPairs.compactMap { try? store.memory.newest($0) }
      .max { $0.finishedAt < $1.finishedAt }
    games = RankedLists(RankedSource(store.records), showing: game?.leaderboard ?? .level(.easy))
    memory = RankedLists(
      RankedSource(store.memory), showing: win?.pairs ?? MemoryTheme.fewestPairs)
    if let win { showsMemory = game.map { $0.finishedAt < win.finishedAt } ?? true }
  }

  /// The side that shows.
  var side: LeaderboardSide {
    if showsMemory { return .memory }
    return if case .pack = games.list { .pack } else { .level }
  }

  /// The list that shows.
  var shown: any ClearableLists { showsMemory ? memory : games }

  /// The lists of games beside the one that shows.
  var gameLists: [Leaderboard] { side == .pack ? Leaderboard.packs : Leaderboard.levels }

  /// Goes on to the next side. From the lists by level to those by pack and back it goes to the one
  /// of the row that is selected, where there is one.
  func turnOver() {
    let result = games.selected
    switch side {
    case .level:
      if case .pack(let id) = result?.origin {
        games.list = .pack(id.pack)
      } else {
        games.list = Leaderboard.packs.first ?? games.list
      }
    case .pack: showsMemory = true
    case .memory:
      showsMemory = false
      games.list = result?.leaderboard ?? .level(.easy)
    }
  }

  /// Leaves what was cleared as it is, on all sides.
  func forgetCleared() {
    games.forgetCleared()
    memory.forgetCleared()
  }
}

/// What the lists of the leaderboard are sorted by; it is turned over from one side to the next.
nonisolated enum LeaderboardSide: CaseIterable {
  /// Games of Sudoku, a list for each level.
  case level
  /// Games of Sudoku, a list for each pack.
  case pack
  /// Games of Memory, a list for each number of pairs.
  case memory

  /// The side after it; after the last one, the first.
  var next: LeaderboardSide {
    switch self {
    case .level: .pack
    case .pack: .memory
    case .memory: .level
    }
  }
}

extension Words {
  /// What a side of the leaderboard is called.
  func name(of side: LeaderboardSide) -> String {
    switch side {
    case .level: leaderboard.byLevel
    case .pack: leaderboard.byPack
    case .memory: memory.title
    }
  }
}
