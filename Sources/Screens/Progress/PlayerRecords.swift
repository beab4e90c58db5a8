import Games
import Observation
import Store
import Sudoku

/// What the player has done so far, as the store and the preferences know it.
@Observable
final class PlayerRecords {
  /// The shortest play time of each level, without help.
  private(set) var bestTimes: [Level: Duration] = [:]
  /// The levels with a ranked game.
  private(set) var rankedLevels: Set<Level> = []
  /// The levels of which a game was solved.
  private(set) var solvedLevels: Set<Level> = []
  /// The solved puzzles of packs.
  private(set) var completed: [PuzzleID: GameResult] = [:]
  /// The days whose puzzles are solved.
  private(set) var finishedDays: [Day: GameResult] = [:]
  /// The game that could be resumed, as it was left.
  private(set) var resumable: SavedGame?
  /// The origins of the games that wait to be resumed.
  private var begun: Set<GameOrigin> = []
  /// The number of games that were played and are not finished.
  private var storedUnfinished = 0
  @ObservationIgnored private let outside: Outside
  /// Called with a sentence when the store fails.
  @ObservationIgnored var report: (String) -> Void = { _ in }

  /// Records of nothing, until they are read.
  init(outside: Outside) {
    self.outside = outside
  }

  /// Reads again what the store knows. Called whenever a game is left.
  func refresh() {
    resumable = reported { () throws(StoreError) in try outside.store.latestUnfinished() } ?? nil
    _ = reported { () throws(StoreError) in try readAll() }
  }

  private func readAll() throws(StoreError) {
    let store = outside.store
    rankedLevels = []
    for level in Level.allCases {
      let best = try store.records.best(.level(level))
      bestTimes[level] = best?.time
      if best != nil { rankedLevels.insert(level) }
    }
    solvedLevels = try store.progress.solvedLevels()
    completed = try store.progress.completedPuzzles()
    finishedDays = try store.progress.finishedDays()
    begun = try store.progress.begun()
    storedUnfinished = try store.unfinishedCount()
  }

  /// What `read` returns; `nil` if the store fails, which is reported.
  private func reported<Value>(_ read: () throws(StoreError) -> Value) -> Value? {
    do throws(StoreError) {
      return try read()
    } catch {
      report(outside.words.text(of: error))
      return nil
    }
  }
}

// Unfinished games
extension PlayerRecords {
  /// The latest unfinished game of `origin`.
  func unfinished(_ origin: GameOrigin) -> SavedGame? {
    reported { () throws(StoreError) in try outside.store.unfinished(origin) } ?? nil
  }

  /// How many games there are to go on with.
  var unfinishedCount: Int { storedUnfinished + (isOnlyOpened ? 1 : 0) }

  /// Whether the game to resume was looked at and no more: then the store does not count it.
  private var isOnlyOpened: Bool {
    resumable.map { $0.game.journal.allSatisfy { $0.turn == .practice } } ?? false
  }

  /// The games that were played and are not finished, the one left last first; before them one that
  /// was only opened, where that is what there is to resume.
  func unfinishedGames(limit: Int) -> [SavedGame] {
    let games =
      reported { () throws(StoreError) in try outside.store.unfinishedGames(limit) }
    guard let games else { return [] }
    return isOnlyOpened ? Array(([resumable].compactMap(\.self) + games).prefix(limit)) : games
  }

  /// Whether any game was solved or begun.
  var hasPlayed: Bool {
    unfinishedCount > 0 || !solvedLevels.isEmpty || !completed.isEmpty || !finishedDays.isEmpty
  }
}

// Packs
extension PlayerRecords {
  /// How far the player has come in each pack, in order.
  var packs: [PackProgress] { PuzzlePack.all.map { progress(in: $0) } }

  /// How far the player has come in `pack`.
  func progress(in pack: PuzzlePack) -> PackProgress {
    let begun = begun.compactMap { if case .pack(let id) = $0 { id } else { nil } }
    return PackProgress(pack, completed: completed.keys, begun: begun)
  }

  /// The puzzle of a pack that comes next: the one chosen last, or what follows it once it is solved.
  var nextPuzzle: PuzzleID {
    PackProgress.next(from: outside.preferences.values.nextPuzzle, in: packs)
  }
}

// Days
extension PlayerRecords {
  /// The day it is now where the user is.
  var today: Day { outside.localTime(outside.wallClock()).day }

  /// The days in a row whose puzzles are solved.
  var streak: DailyStreak { DailyStreak(finished: Set(finishedDays.keys), today: today) }

  /// What became of the puzzle of a day.
  func progress(of day: Day) -> DailyProgress {
    if let result = finishedDays[day] { return .solved(result.elapsed) }
    if begun.contains(DailyPuzzle(day).origin) { return .begun }
    return day > today ? .toCome : day == today ? .open : .missed
  }
}

/// What became of the puzzle of a day.
nonisolated enum DailyProgress: Hashable {
  case solved(Duration)
  case begun
  /// It is the puzzle of today.
  case open
  case missed
  case toCome
}

extension Spoken<DailyWords> {
  /// What became of the puzzle of a day.
  func text(_ progress: DailyProgress) -> String {
    switch progress {
    case .solved(let time): self.solved(NumberFormat.time(time))
    case .begun: self.begun
    case .open: self.open
    case .missed: self.missed
    case .toCome: self.toCome
    }
  }
}

// The course
extension PlayerRecords {
  /// The first lesson of the course that isn't done; `nil` once all are.
  var nextLesson: Lesson? { lessonProgress.next }

  /// The stars of the course.
  var lessonProgress: LessonProgress { outside.preferences.values.lessons }

  /// Whether a lesson was begun.
  var hasLearned: Bool {
    lessonProgress.doneCount > 0 || !outside.preferences.values.begunLessons.isEmpty
  }
}

/// The suite as screens that show what was played see it.
protocol RecordsHost: ScreenHost {
  /// What the player has done so far.
  var records: PlayerRecords { get }
}
