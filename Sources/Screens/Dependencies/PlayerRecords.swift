import Games
import Observation
import Store
import Sudoku

/// The player's history, from the store and the preferences.
@Observable
final class PlayerRecords {
  /// The shortest play time of each level, without help.
  private(set) var bestTimes: [Level: Duration] = [:]
  /// The levels with a ranked game.
  private(set) var rankedLevels: Set<Level> = []
  /// `true` if any game was solved.
  private(set) var hasSolved = false
  /// The levels with a solved game that isn't of the player's own puzzles.
  private(set) var solvedLevels: Set<Level> = []
  /// The level of the game that was chosen last, not that of a day's puzzle.
  private var chosenLevel: Level?
  /// The solved puzzles of packs.
  private(set) var completed: [PuzzleID: GameResult] = [:]
  /// The days with a solved puzzle.
  private(set) var finishedDays: [Day: GameResult] = [:]
  /// The game that could be resumed.
  private(set) var resumable: SavedGame?
  /// `true` if no game and no result of Memory waits to be saved.
  private(set) var isAllSaved = true
  /// The games that aren't saved yet, finished or not.
  private(set) var unsavedGames: Set<Game.ID> = []
  /// The levels and days with a finished game that isn't saved yet.
  private(set) var unsavedEnds: (levels: Set<Level>, days: Set<Day>) = ([], [])
  /// The origins of the unfinished games.
  private var begun: Set<GameOrigin> = []
  /// The number of unfinished games with moves, as in the statistics.
  private(set) var unfinishedCount = 0
  /// The unfinished games deleted since the start, latest last.
  private(set) var deletedGames: [DeletedGame] = []
  /// `true` if the store could be read the last time.
  private var isRead = true
  /// Counts the times that the store was read.
  private(set) var revision = 0
  /// The day that the screens show.
  private var shownDay: Day
  /// When to look at the calendar again, on the runtime's clock.
  private(set) var nextDayCheck = Duration.zero
  @ObservationIgnored private let dependencies: Dependencies
  /// Called with a sentence when the store fails.
  @ObservationIgnored var report: (String) -> Void = { _ in }

  /// Creates empty records, to be read later.
  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    shownDay = dependencies.localTime(dependencies.wallClock()).day
    followDay()
  }

  /// Reads the store again. Called whenever a game is left.
  func refresh() {
    followDay()
    isAllSaved = dependencies.saver.isIdle
    unsavedGames = waiting
    unsavedEnds = ([], [])
    for saved in dependencies.saver.unsaved where saved.game.isComplete {
      unsavedEnds.levels.insert(saved.game.puzzle.level)
      if case .daily(let day, _) = saved.game.origin { unsavedEnds.days.insert(day) }
    }
    resumable = unsaved.first ?? latestUnfinished
    isRead = reported { () throws(StoreError) in try readAll() } != nil
  }

  /// Makes the store check for a restored backup, which it reports.
  func noticeReplacement() {
    dependencies.store.noticeReplacement()
  }

  /// Updates what is unsaved, and reads the store again once more games are saved.
  func followSaver() {
    isAllSaved = dependencies.saver.isIdle
    if !unsavedGames.isSubset(of: waiting) { refresh() }
  }

  /// The latest played, unfinished game in the store. Not one whose end isn't saved yet.
  private var latestUnfinished: SavedGame? {
    let latest = reported { () throws(StoreError) in
      try dependencies.store.latestUnfinished()
    }
    guard let saved = latest ?? nil, saved.isPlayed else { return nil }
    return waiting.contains(saved.game.id) ? unfinishedGames(limit: 1).games.first : saved
  }

  /// Reads all, or nothing if a part can't be read.
  private func readAll() throws(StoreError) {
    let store = dependencies.store
    var bestTimes: [Level: Duration] = [:]
    var rankedLevels: Set<Level> = []
    for level in Level.allCases {
      guard let best = try store.best(of: .level(level)) else { continue }
      bestTimes[level] = best.time
      rankedLevels.insert(level)
    }
    let chosenLevel = try store.chosenLevel()
    let hasSolved = try store.hasSolved()
    let solvedLevels = try store.solvedLevels()
    let completed = try store.completedPuzzles()
    let finishedDays = try store.finishedDays()
    let begun = try store.begun()
    let unfinishedCount = try store.unfinishedCount()
    (self.bestTimes, self.rankedLevels, self.solvedLevels) = (bestTimes, rankedLevels, solvedLevels)
    (self.completed, self.finishedDays, self.begun) = (completed, finishedDays, begun)
    (self.unfinishedCount, self.hasSolved) = (unfinishedCount, hasSolved)
    self.chosenLevel = chosenLevel
    revision += 1
  }

  /// Returns the result of `read`, or `nil` after reporting an error of the store.
  private func reported<Value>(_ read: () throws(StoreError) -> Value) -> Value? {
    do throws(StoreError) {
      return try read()
    } catch {
      report(dependencies.words.text(of: error))
      return nil
    }
  }
}

// Unfinished games
extension PlayerRecords {
  /// The played, unfinished games that couldn't be saved yet, most recent first.
  private var unsaved: [SavedGame] {
    dependencies.saver.unsaved.filter { !$0.game.isComplete && $0.isPlayed }
  }

  private var waiting: Set<Game.ID> { Set(dependencies.saver.unsaved.map(\.game.id)) }

  /// The latest unfinished game of `origin`.
  func unfinished(_ origin: GameOrigin) -> SavedGame? {
    if let unsaved = unsaved.first(where: { $0.game.origin == origin }) { return unsaved }
    let saved = reported { () throws(StoreError) in try dependencies.store.unfinished(origin) }
    return (saved ?? nil).flatMap { waiting.contains($0.game.id) ? nil : $0 }
  }

  /// The latest unfinished game of a puzzle of the player's own.
  func unfinished(ownPuzzle givens: Grid) -> SavedGame? {
    if let unsaved = unsaved.first(where: {
      $0.game.origin == .own && $0.game.puzzle.givens == givens
    }) {
      return unsaved
    }
    let saved = reported { () throws(StoreError) in
      try dependencies.store.unfinished(ownPuzzle: givens)
    }
    return (saved ?? nil).flatMap { waiting.contains($0.game.id) ? nil : $0 }
  }

  /// The unfinished games, most recent first, and the number of those that can't be read.
  func unfinishedGames(limit: Int) -> (games: [SavedGame], unreadable: Int) {
    // A game that is saved between the two reads is in both, never in neither.
    let (unsaved, waiting) = (self.unsaved, self.waiting)
    let stored =
      reported { () throws(StoreError) in
        try dependencies.store.unfinishedGames(limit: limit + waiting.count)
      } ?? (games: [], unreadable: 0)
    let others = stored.games.filter { !waiting.contains($0.game.id) }
    return (Array((unsaved + others).prefix(limit)), stored.unreadable)
  }

  /// Deletes an unfinished game. This can be undone.
  func delete(_ saved: SavedGame) {
    change { (store) throws(StoreError) in
      try store.deleteUnfinished(saved.game)
    } done: { [weak self] deleted in
      if let deleted { self?.deletedGames.append(deleted) }
      self?.refresh()
    }
  }

  /// Brings back the game deleted last, and passes its number to `done`.
  func undoDeletion(done: @escaping (Game.ID) -> Void) {
    guard let deleted = deletedGames.last else { return }
    change { (store) throws(StoreError) in
      try store.restore(deleted)
    } done: { [weak self] in
      self?.deletedGames.removeAll { $0.game.id == deleted.game.id }
      self?.refresh()
      done(deleted.game.id)
    }
  }

  /// Forgets the deleted games, because the store has other contents than before.
  func forgetDeletions() { deletedGames = [] }

  /// Changes the store after what waits to be saved, then calls `done`, or says why that fails.
  private func change<Value: Sendable>(
    _ change: @escaping @Sendable (GameStore) throws(StoreError) -> Value,
    done: @escaping (Value) -> Void
  ) {
    dependencies.saver.change(change) { [weak self] result in
      switch result {
      case .success(let value): done(value)
      case .failure(let error):
        guard let self else { return }
        report(dependencies.words.text(of: error))
      }
    }
  }

  /// `true` if any game was solved or started, or if that can't be known.
  var hasPlayed: Bool {
    !isRead || resumable != nil || unfinishedCount > 0 || hasSolved
  }
}

// Levels
extension PlayerRecords {
  /// The level that the player plays: that of the game chosen last. The puzzle of a day isn't
  /// chosen for its level.
  var usualLevel: Level { chosenLevel ?? .easy }
}

// Packs
extension PlayerRecords {
  /// The progress in each pack, in order.
  var packs: [PackProgress] { PuzzlePack.all.map { progress(in: $0) } }

  /// The progress in `pack`.
  func progress(in pack: PuzzlePack) -> PackProgress {
    let begun = begun.compactMap { if case .pack(let id) = $0 { id } else { nil } }
    return PackProgress(pack, completed: completed.keys, begun: begun)
  }

  /// The next puzzle of the packs: the one chosen last, or its successor once it is solved.
  var nextPuzzle: PuzzleID {
    PackProgress.next(from: dependencies.preferences.values.nextPuzzle, in: packs)
  }
}

// Days
extension PlayerRecords {
  /// The current day in the user's time zone. Views that read it change with the day.
  var today: Day {
    // Read for the sake of the observation. It lags behind by ten minutes at most.
    _ = shownDay
    return localTime.day
  }

  private var localTime: LocalTime { dependencies.localTime(dependencies.wallClock()) }

  /// Looks at the calendar: at midnight, and every ten minutes because a computer may sleep over it
  /// and its clock or time zone may be changed.
  func followDay() {
    let time = localTime
    nextDayCheck = dependencies.now() + min(time.untilMidnight, .seconds(600))
    if shownDay != time.day { shownDay = time.day }
  }

  /// The streak of days whose puzzles were solved on the day.
  var streak: DailyStreak {
    let days = finishedDays.solvedOnTheDay { dependencies.localTime($0).day }
    return DailyStreak(finished: days, today: today)
  }

  /// The state of a day's puzzle.
  func progress(of day: Day) -> DailyProgress {
    if let result = finishedDays[day] { return .solved(result.elapsed) }
    if begun.contains(DailyPuzzle(day).origin) { return .begun }
    return day > today ? .toCome : day == today ? .open : .missed
  }
}

nonisolated extension Dictionary where Value == GameResult {
  /// The key of the fastest game that counts, if there are at least three to compare.
  var fastest: Key? {
    let scored = filter { $0.value.score != nil }
    return scored.count > 2 ? scored.min { $0.value.elapsed < $1.value.elapsed }?.key : nil
  }
}

/// The state of a day's puzzle.
nonisolated enum DailyProgress: Hashable {
  case solved(Duration)
  case begun
  /// It is today's puzzle.
  case open
  case missed
  case toCome
}

extension Words {
  /// The state of a day's puzzle.
  func text(of progress: DailyProgress) -> String {
    switch progress {
    case .solved(let time): daily.solved(NumberFormat.time(time))
    case .begun: app.begun
    case .open: daily.open
    case .missed: daily.missed
    case .toCome: daily.toCome
    }
  }
}

// The course
extension PlayerRecords {
  /// The first unfinished lesson of the course, or `nil` if all are done.
  var nextLesson: Lesson? { lessonProgress.next }

  /// The stars of the course.
  var lessonProgress: LessonProgress { dependencies.preferences.values.lessons }

  /// `true` if a lesson was started.
  var hasLearned: Bool {
    lessonProgress.doneCount > 0 || !dependencies.preferences.values.begunLessons.isEmpty
  }
}
