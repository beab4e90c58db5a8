import GRDB
import Games
import Sudoku
import Testing

@testable import Store

/// Records of won Memory games: lists and ranks.
struct MemoryRecordsTests {
  private let store: GameStore

  init() throws { store = try GameStore.inMemory(now: TickingClock().now) }

  private func result(
    _ id: Int64, pairs: Int = 8, score: Int = 200, seconds: Int = 60, finishedAt: Int64 = 0
  ) -> MemoryResult {
    MemoryResult(
      id: id, pairs: pairs, score: score, elapsed: .seconds(seconds), seenMismatches: 3,
      theme: "Ocean", finishedAt: Moment(milliseconds: finishedAt))
  }

  @discardableResult
  private func add(_ results: MemoryResult...) throws -> [MemoryStanding] {
    try results.map { try store.add($0) }
  }

  private func list(_ pairs: Int = 8, limit: Int = 100) throws -> [MemoryResult.ID] {
    try store.results(ofPairs: pairs, limit: limit).map(\.id)
  }

  @Test func aResultIsKeptWithAllThatItSays() throws {
    let kept = MemoryResult(
      id: .max, pairs: 60, score: -15, elapsed: .milliseconds(4_000_123), seenMismatches: 240,
      theme: "👨‍👩‍👧‍👦 'family'", finishedAt: Moment(milliseconds: 1_795_262_400_123))
    try add(kept)
    #expect(try store.results(ofPairs: 60, limit: 1) == [kept])
  }

  @Test func moreScoreComesFirstThenLessTimeThenTheEarlierDate() throws {
    try add(
      result(1, score: 200, seconds: 60, finishedAt: 5),
      result(2, score: 210, seconds: 90, finishedAt: 6),
      result(3, score: 200, seconds: 50, finishedAt: 7),
      result(4, score: 200, seconds: 60, finishedAt: 4),
      result(5, score: -5, seconds: 1, finishedAt: 1))
    #expect(try list() == [2, 3, 4, 1, 5])
    #expect(try list(limit: 2) == [2, 3])
    #expect(try list(limit: 0) == [])
  }

  @Test func addingSaysThePlaceAmongGamesWithAsManyPairs() throws {
    let standings = try add(
      result(1, score: 100), result(2, score: 300), result(3, score: 200),
      result(4, pairs: 9, score: 1))
    #expect(
      standings == [
        MemoryStanding(place: 1, count: 1), MemoryStanding(place: 1, count: 2),
        MemoryStanding(place: 2, count: 3), MemoryStanding(place: 1, count: 1),
      ])
  }

  @Test func placesAreThoseOfTheListEvenWhereAllIsEqual() throws {
    for id in 1...30 {
      try add(
        result(Int64(id), score: id % 3 * 10, seconds: id % 4, finishedAt: Int64(id % 2)))
    }
    let results = try store.results(ofPairs: 8, limit: 100)
    let places = try results.map { try store.standing(of: $0).place }
    #expect(places == Array(1...30))
  }

  @Test func aResultThatIsAddedAgainStandsThereOnce() throws {
    let standings = try add(result(1), result(1))
    #expect(standings.map(\.place) == [1, 1])
    #expect(try list() == [1])
  }

  @Test func eachNumberOfPairsHasAListOfItsOwn() throws {
    #expect(try store.memoryPairs() == [])
    try add(result(1, pairs: 12), result(2, pairs: 2), result(3, pairs: 60), result(4, pairs: 12))
    #expect(try store.memoryPairs() == [2, 12, 60])
    #expect(try list(12) == [1, 4])
    #expect(try list(13) == [])
  }

  @Test func theNewestIsTheOneWonLast() throws {
    #expect(try store.newest(ofPairs: 8) == nil)
    try add(
      result(1, score: 1, finishedAt: 9), result(2, score: 2, finishedAt: 8),
      result(3, pairs: 9, finishedAt: 10))
    #expect(try store.newest(ofPairs: 8)?.id == 1)
  }

  @Test func aListIsClearedAndRestoredAndTheOthersStay() throws {
    try add(result(1), result(2, score: 100), result(3, pairs: 4))
    let before = try store.results(ofPairs: 8, limit: 10)
    let cleared = try store.clear(pairs: 8)
    #expect(Set(cleared) == Set(before))
    #expect(try list() == [])
    #expect(try store.memoryPairs() == [4])
    try add(result(4, score: 150))
    try store.restore(cleared)
    #expect(try list() == [1, 4, 2])
    try store.restore(cleared)
    #expect(try list() == [1, 4, 2])
  }

  @Test func resultsLeaveTheListsOfSudokuAsTheyAre() throws {
    try add(result(1))
    #expect(try store.latestUnfinished() == nil)
    #expect(try store.game(1) == nil)
    #expect(try store.statistics(of: .easy) == LevelStatistics())
  }

  @Test func severalProgramsShareTheLists() throws {
    let folder = try TemporaryFolder()
    let clock = TickingClock()
    let stores = try (0..<3).map { _ in
      try GameStore.open(at: folder.file("games.sqlite"), now: clock.now)
    }
    for (index, store) in stores.enumerated() {
      let standing = try store.add(result(Int64(index), score: index))
      #expect(standing == MemoryStanding(place: 1, count: index + 1))
    }
    let lists = try stores.map { try $0.results(ofPairs: 8, limit: 10).map(\.id) }
    #expect(lists == [[2, 1, 0], [2, 1, 0], [2, 1, 0]])
  }

  @Test func whatGoesWrongIsSaidInTheTermsOfTheStore() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("games.sqlite")
    let store = try GameStore.open(at: path, now: TickingClock().now)
    try DatabaseQueue(path: path).write { try $0.execute(sql: "DROP TABLE memory_results") }
    let error = #expect(throws: StoreError.self) { try store.add(result(1)) }
    let reason = FileFault.database(code: 1, message: "no such table: memory_results")
    #expect(error == .failed(path: path, reason: reason))
  }
}
