import Games
import Grading
import Hints
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
  private(set) var dailyStreak = DailyStreak(finished: [], today: Day(number: 0))
  /// The days in a row with a solved game, in the last year.
  private(set) var playedStreak = DailyStreak(finished: [], today: Day(number: 0))
  /// What this month's daily puzzles have earned.
  private(set) var cups = MonthlyCups(Month(of: Day(number: 0)), finished: [])
  /// The number of finished packs.
  private(set) var finishedPacks = 0
  /// The techniques of recently solved games.
  private(set) var techniques: [Game.ID: GameTechniques] = [:]
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
      dailyStreak = DailyStreak(finished: days, today: today)
      playedStreak = DailyStreak(finished: Set(solvedByDay.keys), today: today)
      cups = MonthlyCups(Month(of: today), finished: Set(counted.days.keys))
      finishedPacks = PuzzlePack.all.count {
        PackProgress($0, completed: counted.completed).completed == $0.count
      }
      failure = nil
      let techniques = await Self.techniques(
        of: counted.levels.values.flatMap(\.recent), in: dependencies.store)
      if !Task.isCancelled { self.techniques = techniques }
    case .failure(let error): failure = dependencies.words.text(of: error)
    }
  }

  private nonisolated struct Counted: Sendable {
    var levels: [Level: LevelStatistics] = [:]
    var moments: [Moment] = []
    var days: [Day: GameResult] = [:]
    var completed: Set<PuzzleID> = []
  }

  /// The most recent games to examine for techniques.
  private nonisolated static let gamesLookedAt = 60

  @concurrent private nonisolated static func techniques(
    of results: [GameResult], in store: GameStore
  ) async -> [Game.ID: GameTechniques] {
    let latest = results.sorted { $0.finishedAt > $1.finishedAt }.prefix(gamesLookedAt)
    let found = latest.compactMap { result -> (Game.ID, GameTechniques)? in
      guard !Task.isCancelled, let game = try? store.game(result.id)?.game else { return nil }
      let needed = game.puzzle.level > .easy ? Array(game.puzzle.techniqueUses.keys) : []
      return GameTechniques(of: game, uses: game.techniqueUses(among: needed))
        .map { (result.id, $0) }
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
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

// What the pages say
extension StatisticsModel {
  func day(of result: GameResult) -> Day { dependencies.localTime(result.finishedAt).day }

  func isThisMonth(_ result: GameResult) -> Bool {
    Month(of: day(of: result)) == Month(of: today)
  }

  /// The games of a page, oldest first, with the best of each level marked on its own page.
  func games(on page: StatisticsPage) -> [GamesPlot.Game] {
    guard let statistics = statistics(of: page) else { return [] }
    var games = statistics.recent.map {
      GamesPlot.Game(level: $0.puzzle.level, seconds: Int($0.elapsed.components.seconds))
    }
    if case .level = page, games.count > FirstGames.limit,
      let best = games.indices.min(by: { games[$0].seconds < games[$1].seconds })
    {
      games[best].isBest = true
    }
    return games
  }

  /// How the times have changed: those of the page's level, or of the one with the greatest gain.
  func change(on page: StatisticsPage) -> ChangeOfTimes? {
    switch page {
    case .level(let level): levels?[level].flatMap { ChangeOfTimes($0.recent, of: level) }
    case .all:
      Level.allCases.compactMap { levels?[$0] }.compactMap { statistics in
        statistics.recent.last.flatMap { ChangeOfTimes(statistics.recent, of: $0.puzzle.level) }
      }
      .max { $0.gain / max($0.before, .seconds(1)) < $1.gain / max($1.before, .seconds(1)) }
    }
  }

  /// The goals within reach.
  func goals(on page: StatisticsPage) -> [Goal] {
    guard let statistics = statistics(of: page) else { return [] }
    switch page {
    case .level(let level):
      return Goal.nearest(
        solved: statistics.solved, level, best: statistics.bestTime, nil)
    case .all:
      let latest = statistics.recent.last?.puzzle.level
      let solved = Level.allCases.filter { (levels?[$0]?.solved ?? 0) > 0 }
      let untried = Level.allCases.first { !solved.contains($0) }
      return Goal.nearest(
        solved: statistics.solved, latest, best: latest.flatMap { levels?[$0]?.bestTime },
        Goal.Whole(streak: playedStreak, cups: cups, untried: solved.isEmpty ? nil : untried))
    }
  }

  /// The techniques of the page's games, found alone or with hints, most frequent first, then
  /// easiest first.
  func techniques(on page: StatisticsPage) -> [TechniqueShare] {
    let games = (statistics(of: page)?.recent ?? []).compactMap { techniques[$0.id] }
    let known = games.flatMap { game in
      game.found.map { (technique: $0, isAlone: true) }
        + game.hinted.filter { !game.found.contains($0) }.map { (technique: $0, isAlone: false) }
    }
    let shares = Dictionary(grouping: known, by: \.technique).map { technique, games in
      TechniqueShare(id: technique, alone: games.count(where: \.isAlone), all: games.count)
    }
    let frequent = shares.sorted { ($1.all, $0.id.facts) < ($0.all, $1.id.facts) }.prefix(6)
    return frequent.sorted { $0.id.facts < $1.id.facts }
  }

  /// The technique that the player finds least often alone, of those to practise.
  func toPractise(on page: StatisticsPage) -> TechniqueID? {
    techniques(on: page)
      .filter { share in
        share.alone < share.all && DrillBook.techniques.contains { $0.id == share.id }
      }
      .min { $0.share < $1.share }?.id
  }
}

/// A page of the statistics.
nonisolated enum StatisticsPage: Hashable, Identifiable {
  case all
  case level(Level)

  static let pages = [StatisticsPage.all] + Level.allCases.map(StatisticsPage.level)

  var id: Self { self }
}
