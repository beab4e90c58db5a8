import Store

nonisolated extension GameStore {
  /// The same store, each call of which does `check` first.
  func checked(_ check: @escaping @Sendable () throws(StoreError) -> Void) -> GameStore {
    GameStore(
      save: checking(save, check), finish: checking(finish, check),
      latestUnfinished: { () throws(StoreError) in
        try check()
        return try latestUnfinished()
      },
      unfinishedGames: checking(unfinishedGames, check),
      unfinishedCount: { () throws(StoreError) in
        try check()
        return try unfinishedCount()
      },
      unfinished: checking(unfinished, check), game: checking(game, check),
      progress: PuzzleProgress(
        completedPuzzles: { () throws(StoreError) in
          try check()
          return try progress.completedPuzzles()
        },
        finishedDays: { () throws(StoreError) in
          try check()
          return try progress.finishedDays()
        },
        begun: { () throws(StoreError) in
          try check()
          return try progress.begun()
        },
        solvedLevels: { () throws(StoreError) in
          try check()
          return try progress.solvedLevels()
        }),
      records: GameRecords(
        results: checking(records.results, check), newest: checking(records.newest, check),
        standing: checking(records.standing, check),
        best: checking(records.best, check), statistics: checking(records.statistics, check),
        solvedSince: checking(records.solvedSince, check),
        clear: checking(records.clear, check), restore: checking(records.restore, check)),
      memory: MemoryRecords(
        add: checking(memory.add, check),
        pairs: { () throws(StoreError) in
          try check()
          return try memory.pairs()
        },
        results: checking(memory.results, check), newest: checking(memory.newest, check),
        standing: checking(memory.standing, check), clear: checking(memory.clear, check),
        restore: checking(memory.restore, check)))
  }
}

private typealias Check = @Sendable () throws(StoreError) -> Void

private nonisolated func checking<Input, Output>(
  _ call: @escaping @Sendable (Input) throws(StoreError) -> Output, _ check: @escaping Check
) -> @Sendable (Input) throws(StoreError) -> Output {
  { (input) throws(StoreError) in
    try check()
    return try call(input)
  }
}

private nonisolated func checking<First, Second, Output>(
  _ call: @escaping @Sendable (First, Second) throws(StoreError) -> Output,
  _ check: @escaping Check
) -> @Sendable (First, Second) throws(StoreError) -> Output {
  { (first, second) throws(StoreError) in
    try check()
    return try call(first, second)
  }
}
