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
