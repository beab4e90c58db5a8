import Games
import Observation
import Store
import Sudoku

/// The leaderboard: ranked games by level or by pack, and games of Memory. One side shows at a
/// time.
@Observable
final class LeaderboardModel {
  /// The lists of ranked games of Sudoku.
  let games: RankedLists<RankedGames>
  /// The lists of Memory, by their numbers of pairs.
  let memory: RankedLists<RankedMemory>
  /// The numbers of pairs that have a list, or had one when the leaderboard opened, in ascending
  /// order.
  private(set) var memoryPairs: [Int]
  private var showsMemory = false
  @ObservationIgnored private let store: GameStore

  /// The number of results in a list, besides the newest.
  nonisolated static let limit = 10

  /// Creates the lists of `store`, which `saver` changes. That of Sudoku with the latest game is
  /// shown, or that of Memory if there are only games of Memory.
  init(store: GameStore, saver: GameSaver) {
    self.store = store
    let game = Leaderboard.levels.compactMap { try? store.newest(of: $0) }
      .max { $0.finishedAt < $1.finishedAt }
    let pairs = (try? store.memoryPairs()) ?? []
    memoryPairs = pairs
    let win = pairs.compactMap { try? store.newest(ofPairs: $0) }
      .max { $0.finishedAt < $1.finishedAt }
    games = RankedLists(
      in: store, changedBy: saver, showing: game?.leaderboard ?? .level(.easy))
    memory = RankedLists(
      in: store, changedBy: saver, showing: win?.pairs ?? MemoryTheme.minPairs)
    showsMemory = game == nil && win != nil
  }

  /// Reads the store again.
  func reload() {
    let pairs = (try? store.memoryPairs()) ?? []
    memoryPairs = Set(memoryPairs).union(pairs).sorted()
    games.reload()
    memory.reload()
  }

  /// The current side.
  var side: LeaderboardSide {
    if showsMemory { return .memory }
    return if case .pack = games.list { .pack } else { .level }
  }

  /// The current list.
  var shown: any ClearableLists { showsMemory ? memory : games }

  /// The lists of games on the current side.
  var gameLists: [Leaderboard] { side == .pack ? Leaderboard.packs : Leaderboard.levels }

  /// Turns to the next side. Between levels and packs, it opens the list with the selected row's
  /// game, if any.
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

  /// Makes clearing final, on all sides.
  func forgetCleared() {
    games.forgetCleared()
    memory.forgetCleared()
  }
}

/// A side of the leaderboard.
nonisolated enum LeaderboardSide: CaseIterable {
  /// Games of Sudoku, one list per level.
  case level
  /// Games of Sudoku, one list per pack.
  case pack
  /// Games of Memory, one list per number of pairs.
  case memory

  /// The next side, wrapping around.
  var next: LeaderboardSide {
    switch self {
    case .level: .pack
    case .pack: .memory
    case .memory: .level
    }
  }
}

extension Words {
  /// The name of a side.
  func name(of side: LeaderboardSide) -> String {
    switch side {
    case .level: leaderboard.byLevel
    case .pack: leaderboard.byPack
    case .memory: memory.title
    }
  }
}
