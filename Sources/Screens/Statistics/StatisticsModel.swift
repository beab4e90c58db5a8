import Games
import Grading
import Observation
import Store
import Sudoku

/// The statistics, read from the store without blocking the screen.
@Observable
final class StatisticsModel {
  /// The statistics of each level, or `nil` until counted.
  private(set) var levels: [Level: LevelStatistics]?
  /// The number of games solved on each day of the last year.
  private(set) var solvedByDay: [Day: Int] = [:]
  /// The streak of daily puzzles.
  private(set) var streak = DailyStreak(finished: [], today: Day(number: 0))
  /// The number of finished packs.
  private(set) var finishedPacks = 0
  /// The hardest techniques of puzzles solved recently without help, hardest first.
  private(set) var unaidedTechniques: [TechniqueID] = []
  let today: Day
  /// The reason why counting failed, or `nil` if it didn't.
  private(set) var failure: String?
  /// The current page.
  var page = StatisticsPage.all
  @ObservationIgnored private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    today = dependencies.localTime(dependencies.wallClock()).day
  }

  /// The statistics for the level of `page`, or for all. `nil` until counted.
  func statistics(of page: StatisticsPage) -> LevelStatistics? {
    switch page {
    case .all: levels.map { LevelStatistics(sumOf: $0.values) }
    case .level(let level): levels?[level]
    }
  }

  /// Moves by `steps` pages, within the range.
  func turn(by steps: Int) {
    guard let index = StatisticsPage.pages.firstIndex(of: page),
      StatisticsPage.pages.indices.contains(index + steps)
    else { return }
    page = StatisticsPage.pages[index + steps]
  }

  /// Counts everything. Ends early if the task is cancelled.
  func load() async {
    let start = Moment(milliseconds: dependencies.wallClock().milliseconds - 372 * 86_400_000)
    let read = await Self.read(dependencies.store, since: start)
    guard !Task.isCancelled else { return }
    switch read {
    case .success(let counted):
      levels = counted.levels
      solvedByDay = Dictionary(
        counted.moments.map { (dependencies.localTime($0).day, 1) }, uniquingKeysWith: +)
      let days = counted.days.solvedOnTheDay { dependencies.localTime($0).day }
      streak = DailyStreak(finished: days, today: today)
      finishedPacks = PuzzlePack.all.count {
        PackProgress($0, completed: counted.completed).completed == $0.count
      }
      failure = nil
      unaidedTechniques = await Self.techniques(of: counted.levels.values.flatMap(\.recent))
    case .failure(let error): failure = dependencies.words.text(of: error)
    }
  }

  private nonisolated struct Counted: Sendable {
    var levels: [Level: LevelStatistics] = [:]
    var moments: [Moment] = []
    var days: [Day: GameResult] = [:]
    var completed: Set<PuzzleID> = []
  }

  /// The number of recent games without help to examine for techniques.
  private nonisolated static let gamesLookedAt = 60

  @concurrent private nonisolated static func techniques(
    of results: [GameResult]
  ) async -> [TechniqueID] {
    let unaided = results.filter { $0.hints == 0 }.sorted { $0.finishedAt > $1.finishedAt }
    let found = Set(unaided.prefix(gamesLookedAt).compactMap(\.puzzle.hardestTechnique))
    return found.map(\.facts).sorted(by: >).map(\.id)
  }

  @concurrent private nonisolated static func read(
    _ store: GameStore, since start: Moment
  ) async -> Result<Counted, StoreError> {
    do throws(StoreError) {
      var counted = Counted()
      for level in Level.allCases { counted.levels[level] = try store.statistics(of: level) }
      counted.moments = try store.solvedSince(start)
      counted.days = try store.finishedDays()
      counted.completed = Set(try store.completedPuzzles().keys)
      return .success(counted)
    } catch {
      return .failure(error)
    }
  }
}

/// A page of the statistics.
nonisolated enum StatisticsPage: Hashable, Identifiable {
  case all
  case level(Level)

  static let pages = [StatisticsPage.all] + Level.allCases.map(StatisticsPage.level)

  var id: Self { self }
}
