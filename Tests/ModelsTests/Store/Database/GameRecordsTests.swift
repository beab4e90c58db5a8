import Games
import Sudoku
import TestSupport
import Testing

@testable import Store

/// Records of finished games: lists, ranks, statistics.
struct GameRecordsTests {
  private let store: GameStore

  init() throws { store = try GameStore.inMemory(now: TickingClock().now) }

  /// Finishes a game of a new puzzle, or of `puzzle`.
  @discardableResult
  private func finish(
    _ id: Int64, _ level: Level = .easy, origin: GameOrigin = .level, seconds: Int = 60,
    errors: Int = 0, puzzle: Int? = nil, isSolved: Bool = true, help: ScoreSheet.Help = .nudge,
    helpCount: Int = 0, isPractice: Bool = false
  ) throws -> GameResult {
    var game = Game(
      id: id, puzzle: try .relabelled(by: puzzle ?? Int(id), level: level), origin: origin)
    if isPractice { game.startPractice(at: .zero) }
    for _ in 0..<helpCount { game.count(help, at: .zero) }
    if isSolved { try game.solve() } else { try game.play("r1c3?1") }
    return try store.finish(
      game,
      score: ScoreSheet(
        puzzle: game.puzzle, elapsed: .seconds(seconds), errors: errors, hints: game.hints))
  }

  @Test func aGameWithHelpTakesNoBestTime() throws {
    try finish(1, seconds: 600)
    try finish(2, seconds: 10, helpCount: 1)
    #expect(try store.best(of: .level(.easy))?.time == .seconds(600))
    #expect(try store.statistics(of: .easy).bestTime == .seconds(600))
  }

  @Test func whereAllGamesHadHelpThereIsNoBestTime() throws {
    let result = try finish(1, seconds: 10, helpCount: 1)
    #expect(
      try store.best(of: .level(.easy)) == BestResult(score: result.score ?? 0, time: nil))
    #expect(try store.statistics(of: .easy).bestTime == nil)
  }

  /// The puzzle has 51 empty cells.
  @Test(arguments: [(25, true), (26, false), (51, false)])
  func whatHintsPlacedForMoreThanHalfIsNotRanked(placed: Int, isRanked: Bool) throws {
    let result = try finish(1, help: .placement, helpCount: placed)
    #expect(result.isRanked == isRanked)
    #expect(try store.best(of: .level(.easy)) == nil || isRanked)
  }

  @Test func aPackHasAListOfItsGames() throws {
    for (id, pack) in [(1, "1-0007"), (2, "1-0048"), (3, "2-0001")] {
      try finish(Int64(id), origin: .pack(try #require(PuzzleID(pack))), seconds: 100 * id)
    }
    try finish(4)
    #expect(try store.results(of: .pack(1), limit: 10).map(\.id) == [1, 2])
    #expect(try store.newest(of: .pack(2))?.id == 3)
    #expect(try store.best(of: .pack(1))?.time == .seconds(100))
    #expect(try store.results(of: .level(.easy), limit: 10).count == 4)
  }

  @Test func aListIsClearedAndRestoredAndStatisticsKeepItsGames() throws {
    let pack = try #require(PuzzleID("1-0007"))
    try finish(1, origin: .pack(pack))
    try finish(2)
    try finish(3, .hard)
    try finish(4, isSolved: false)
    let before = try store.results(of: .level(.easy), limit: 10)
    let cleared = try store.clear(.level(.easy))
    #expect(Set(cleared) == [1, 2])
    #expect(try store.results(of: .level(.easy), limit: 10).isEmpty)
    #expect(try store.best(of: .pack(1)) == nil)
    #expect(try store.results(of: .level(.hard), limit: 10).map(\.id) == [3])
    #expect(try store.statistics(of: .easy).solved == 2)
    try store.restore(cleared + [4])
    #expect(try store.results(of: .level(.easy), limit: 10) == before)
  }

  @Test func thePlayersOwnPuzzlesHaveAListOfTheirOwn() throws {
    try finish(1, .hard, origin: .own)
    try finish(2, .hard)
    #expect(try store.results(of: .own, limit: 10).map(\.id) == [1])
    #expect(try store.results(of: .level(.hard), limit: 10).map(\.id) == [2])
  }

  @Test func thePlayersOwnPuzzlesCountButSetNoRecordsOfTheirLevel() throws {
    try finish(1, seconds: 600)
    let own = try finish(2, origin: .own, seconds: 5)
    let statistics = try store.statistics(of: .easy)
    #expect(statistics.solved == 2 && statistics.bestTime == .seconds(600))
    #expect(try #require(statistics.bestScore) < #require(own.score))
    #expect(try store.best(of: .own)?.time == .seconds(5))
    try finish(3, .hard, origin: .own)
    #expect(try store.solvedLevels() == [.easy])
    #expect(try store.hasSolved())
  }

  /// With 26 cells open and with 27.
  @Test(arguments: [(55, false), (54, true), (80, false)])
  func aPuzzleThatLeavesAlmostNothingCountsForNothing(given: Int, counts: Bool) throws {
    let known = try Puzzle.wellKnown()
    var givens = known.givens
    for cell in known.givens.emptyCells.prefix(given - givens.count) {
      givens[cell] = known.solution[cell]
    }
    try #require(givens.count == given)
    var game = Game(
      id: 1, puzzle: Puzzle(givens: givens, solution: known.solution, level: .easy, rating: 4),
      origin: .own)
    try game.solve()
    let score = ScoreSheet(puzzle: game.puzzle, elapsed: .seconds(2), errors: 0)
    let finished = try FinishedGame(finishing: game, score: score, in: store)
    #expect(finished.result.isRanked == counts)
    #expect(try store.results(of: .own, limit: 10).count == (counts ? 1 : 0))
    #expect(try store.statistics(of: .easy).solved == (counts ? 1 : 0))
    let milestone = finished.milestone(today: Day(number: 0), hardest: .fullHouse) { _ in
      Day(number: 0)
    }
    #expect(milestone == (counts ? .technique(.fullHouse) : nil))
  }

  @Test func aPositionToPractiseOnIsNeitherRankedNorCounted() throws {
    #expect(try !finish(1, origin: .training("x-wing")).isRanked)
    #expect(try store.results(of: .level(.easy), limit: 10).isEmpty)
    #expect(try store.statistics(of: .easy) == LevelStatistics())
  }

  @Test func practiceHasNoScoreAndIsNeitherRankedNorInTheStatistics() throws {
    let result = try finish(1, isPractice: true)
    #expect(result.score == nil && !result.isRanked)
    #expect(try store.results(of: .level(.easy), limit: 10).isEmpty)
    #expect(try store.statistics(of: .easy) == LevelStatistics())
    try finish(2, seconds: 600)
    let statistics = try store.statistics(of: .easy)
    #expect(statistics.solved == 1 && statistics.bestTime == .seconds(600))
    #expect(statistics.medianTime == .seconds(600))
  }

  @Test func practiceCountsAsSolvedForLevelsPacksAndDays() throws {
    try finish(1, origin: .pack(.first), isPractice: true)
    #expect(try store.solvedLevels() == [.easy])
    #expect(try store.completedPuzzles().keys.contains(.first))
    #expect(try store.solvedSince(Moment(milliseconds: 0)).count == 1)
  }

  @Test func aScoreComesBeforePracticeInAPack() throws {
    let pack = GameOrigin.pack(.first)
    try finish(1, origin: pack, puzzle: 1)
    try finish(2, origin: pack, puzzle: 1, isPractice: true)
    #expect(try store.completedPuzzles()[.first]?.score != nil)
  }

  @Test func aGameGivenUpIsFinishedButNotRanked() throws {
    let result = try finish(1, isSolved: false)
    #expect(!result.isRanked)
    #expect(try store.latestUnfinished() == nil)
    let statistics = try store.statistics(of: .easy)
    #expect(statistics.givenUp == 1)
    #expect(statistics.solved == 0)
    #expect(statistics.winRate == 0)
    #expect(try store.solvedSince(Moment(milliseconds: 0)).isEmpty)
  }

  @Test func aGameOfAPackHasAPlaceOnThePacksListOfItsOwn() throws {
    try finish(1, seconds: 60)
    let pack = GameOrigin.pack(.first)
    let result = try finish(2, origin: pack, seconds: 900)
    #expect(result.shownLeaderboard == .pack(1))
    #expect(try store.standing(of: result, on: .pack(1)).place == 1)
    #expect(try store.standing(of: result, on: .level(.easy)).place == 2)
  }

  @Test func aStandingSaysThePlaceTheCountAndTheBest() throws {
    let slow = try finish(1, seconds: 900)
    let careless = try finish(2, seconds: 30, errors: 9)
    let quick = try finish(3, seconds: 60)
    let again = try finish(4, seconds: 1, puzzle: 3)
    try finish(5, .hard)
    let best = BestResult(score: quick.score ?? 0, time: .seconds(30))
    let easy = Leaderboard.level(.easy)
    #expect(try store.standing(of: quick, on: easy) == Standing(place: 1, count: 3, best: best))
    #expect(try store.standing(of: slow, on: easy).place == 2)
    #expect(try store.standing(of: careless, on: easy).place == 3)
    #expect(try store.standing(of: again, on: easy).place == nil)
    #expect(try store.best(of: .level(.easy)) == best)
    #expect(try store.best(of: .own) == nil)
  }

  @Test func theNewestOfAListIsTheOneFinishedLast() throws {
    #expect(try store.newest(of: .level(.easy)) == nil)
    try finish(1, seconds: 10)
    let last = try finish(2, seconds: 900)
    try finish(3, .hard)
    try finish(4, puzzle: 1)
    #expect(try store.newest(of: .level(.easy)) == last)
  }

  @Test func placesAreThoseOfTheList() throws {
    for id in 1...20 { try finish(Int64(id), seconds: 60 * (id % 3), errors: id % 4) }
    let list = try store.results(of: .level(.easy), limit: 100)
    let places = try list.map { try store.standing(of: $0, on: .level(.easy)).place }
    #expect(places == Array(1...20))
  }

  @Test func statisticsSumUpTheSolvedGamesOfALevel() throws {
    try finish(1, seconds: 60)
    try finish(2, seconds: 100, errors: 2)
    try finish(3, seconds: 290)
    try finish(4, seconds: 400)
    try finish(5, .hard, seconds: 10)
    let statistics = try store.statistics(of: .easy)
    #expect(statistics.solved == 4)
    #expect(statistics.bestTime == .seconds(60))
    #expect(statistics.meanTime == .milliseconds(212_500))
    #expect(statistics.medianTime == .seconds(195))
    #expect(statistics.errors == 2)
    #expect(statistics.flawless == 3)
    #expect(statistics.gamesByMinutes == [1: 2, 4: 1, 6: 1])
    #expect(statistics.recent.map(\.id) == [1, 2, 3, 4])
    #expect(statistics.winRate == 1)
  }

  @Test func onlyGamesWithATurnWerePlayed() throws {
    try store.save(Game(id: 1, puzzle: .relabelled(by: 1, level: .easy)), elapsed: .zero)
    #expect(try store.statistics(of: .easy).played == 0)
    var game = Game(id: 2, puzzle: try .relabelled(by: 2, level: .easy))
    try game.play("r1c3?1")
    try store.save(game, elapsed: .seconds(3))
    let statistics = try store.statistics(of: .easy)
    #expect(statistics.played == 1)
    #expect(statistics.unfinished == 1)
    #expect(statistics.winRate == nil, "it may still be won")
    #expect(statistics.meanTime == nil)
  }

  @Test func aGameThatIsOnlyOpenedWithItsCandidatesFilledInWasNotPlayed() throws {
    var game = Game(id: 1, puzzle: try .relabelled(by: 1, level: .easy))
    game.check(.onRequest, at: .zero)
    if let move = game.notingCandidates(in: Cell.all) { game.apply(move, at: .zero) }
    game.count(.automaticCandidates, at: .zero)
    try store.save(game, elapsed: .seconds(3))
    #expect(try store.statistics(of: .easy).unfinished == 0)
    try game.play("r1c3=1")
    try store.save(game, elapsed: .seconds(9))
    #expect(try store.statistics(of: .easy).unfinished == 1)
  }

  @Test func severalLevelsAddUp() throws {
    try finish(1, .easy, seconds: 60)
    try finish(2, .hard, seconds: 50, errors: 1)
    try finish(3, .easy, seconds: 70)
    let sum = LevelStatistics(
      sumOf: [try store.statistics(of: .easy), try store.statistics(of: .hard)])
    #expect(sum.solved == 3)
    #expect(sum.bestTime == .seconds(50))
    #expect(sum.meanTime == .seconds(60))
    #expect(sum.gamesByMinutes == [0: 1, 1: 2])
    #expect(sum.recent.map(\.id) == [1, 2, 3])
  }

  @Test func solvedGamesAreKnownByTheirMoments() throws {
    let first = try finish(1)
    let second = try finish(2)
    #expect(
      try store.solvedSince(first.finishedAt) == [first.finishedAt, second.finishedAt])
    #expect(try store.solvedSince(second.finishedAt) == [second.finishedAt])
  }
}

/// Progress in shared puzzles.
struct PuzzleProgressTests {
  private let store: GameStore

  init() throws { store = try GameStore.inMemory(now: TickingClock().now) }

  private func game(_ id: Int64, _ origin: GameOrigin) throws -> Game {
    var game = Game(id: id, puzzle: try .relabelled(by: 1, level: .easy), origin: origin)
    try game.play("r1c3?1")
    return game
  }

  private func finish(_ id: Int64, _ origin: GameOrigin, seconds: Int) throws {
    var game = try game(id, origin)
    try game.solve()
    _ = try store.finish(
      game, score: ScoreSheet(puzzle: game.puzzle, elapsed: .seconds(seconds), errors: 0))
  }

  @Test func completedPuzzlesHaveTheirBestResult() throws {
    let first = try #require(PuzzleID(pack: 1, number: 1))
    let second = try #require(PuzzleID(pack: 2, number: 17))
    try finish(1, .pack(first), seconds: 300)
    try finish(2, .pack(first), seconds: 100)
    try finish(3, .pack(first), seconds: 200)
    try finish(4, .pack(second), seconds: 50)
    try finish(5, .level, seconds: 1)
    try store.save(game(6, .pack(PuzzleID(pack: 3, number: 1) ?? first)), elapsed: .seconds(9))
    #expect(try store.completedPuzzles().mapValues(\.id) == [first: 2, second: 4])
  }

  @Test func finishedDaysHaveTheirFirstResult() throws {
    let day = Day(number: 20_000)
    try finish(1, .daily(day, recipe: 1), seconds: 300)
    try finish(2, .daily(day, recipe: 1), seconds: 100)
    try finish(3, .daily(day, recipe: 2), seconds: 10)
    try finish(4, .daily(day.adding(days: -1), recipe: 1), seconds: 50)
    #expect(
      try store.finishedDays().mapValues(\.id) == [day: 1, day.adding(days: -1): 4])
  }

  @Test func theUnfinishedGameOfAnOriginIsFound() throws {
    let day = GameOrigin.daily(Day(number: 20_000), recipe: 1)
    let (first, second) = (try game(1, day), try game(2, .own))
    try store.save(first, elapsed: .seconds(3))
    try store.save(second, elapsed: .seconds(4))
    #expect(try store.unfinished(day)?.game == first)
    #expect(try store.unfinished(.own)?.game == second)
    #expect(try store.unfinished(.level) == nil)
    try finish(1, day, seconds: 9)
    #expect(try store.unfinished(day) == nil)
  }

  @Test func whatIsBegunIsKnownHoweverManyGamesWereBegunSince() throws {
    let day = GameOrigin.daily(Day(number: 20_000), recipe: 1)
    try store.save(game(1, day), elapsed: .seconds(3))
    for id in 2...150 { try store.save(game(Int64(id), .level), elapsed: .seconds(3)) }
    try finish(151, .own, seconds: 9)
    #expect(try store.begun() == [day, .level])
  }

  @Test func aFinishedGameIsThereWithAllItsTurns() throws {
    var played = try game(7, .own)
    try played.solve()
    _ = try store.finish(
      played, score: ScoreSheet(puzzle: played.puzzle, elapsed: .seconds(100), errors: 0))
    #expect(try store.game(7)?.game == played)
    #expect(try store.game(8) == nil)
  }
}
