import Foundation
import Games
import Store
import Sudoku
import Synchronization
import TestSupport
import Testing

/// A wall clock that advances by a second each time it is read.
final class TickingClock: Sendable {
  private let seconds = Atomic<Int64>(0)

  var now: @Sendable () -> Moment {
    { Moment(milliseconds: self.seconds.add(1, ordering: .relaxed).newValue * 1000) }
  }
}

struct GameStoreTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> GameStore {
    try GameStore.open(at: folder.file("games.sqlite"), now: clock.now)
  }

  @Test func anEmptyStoreHasNoGame() throws {
    #expect(try open().latestUnfinished() == nil)
    #expect(try open().results(of: .level(.easy), limit: 10).isEmpty)
  }

  private static let ways: [@Sendable (inout Game) throws -> Bool] = [
    { _ in false },
    { game in
      game.check(.conflicts, at: .zero)
      return false
    },
    { game in
      try game.play("r1c3=4")
      return true
    },
    { game in
      try game.play("r1c3=4")
      game.undo(at: .seconds(2))
      return true
    },
  ]

  @Test(arguments: ways.indices)
  func listsAndGamesAgreeOnWhatWasPlayed(way: Int) throws {
    let store = try open()
    var game = try Game.wellKnown()
    let isPlayed = try Self.ways[way](&game)
    try store.save(game, elapsed: .seconds(3))
    #expect(try store.latestUnfinished()?.isPlayed == isPlayed)
    #expect(try store.unfinishedCount() == (isPlayed ? 1 : 0))
  }

  @Test func savesKeepTheirOrderWhereTheClockIsSetBack() throws {
    let time = Mutex<Int64>(5_000_000)
    let store = try GameStore.inMemory(now: { Moment(milliseconds: time.withLock(\.self)) })
    for id in [3, 1, 2] as [Int64] {
      var game = try Game.wellKnown(id: id)
      try game.play("r1c3=4")
      try store.save(game, elapsed: .seconds(1))
      #expect(try store.latestUnfinished()?.game.id == id)
      time.withLock { $0 -= 1_000_000 }
    }
    #expect(try store.unfinishedGames(limit: 9).games.map(\.game.id) == [2, 1, 3])
    time.withLock { $0 = 9_000_000 }
    var game = try #require(try store.game(1)).game
    try game.play("r1c4=6")
    try store.save(game, elapsed: .seconds(2))
    #expect(try store.latestUnfinished()?.updatedAt == Moment(milliseconds: 9_000_000))
  }

  @Test func theFileAloneIsACopyAfterACheckpoint() throws {
    let store = try open()
    var game = try Game.wellKnown()
    try game.play("r1c3=4")
    try store.save(game, elapsed: .seconds(1))
    store.checkpoint()
    let other = try TemporaryFolder()
    let copy = other.file("copy.sqlite")
    try FileManager.default.copyItem(atPath: folder.file("games.sqlite"), toPath: copy)
    let saved = try GameStore.open(at: copy, now: clock.now).latestUnfinished()
    #expect(saved?.game == game)
    try store.save(game, elapsed: .seconds(2))
    #expect(try store.latestUnfinished()?.elapsed == .seconds(2), "it goes on")
  }

  @Test func aGameIsThereAgainWithUndoRedoErrorsAndTime() throws {
    var game = try Game.wellKnown()
    let store = try open()
    try store.save(game, elapsed: .zero)
    for notation in ["r1c3?1", "r1c3?4", "r1c3=1", "undo", "r1c4=6~", "r1c3=4", "undo"] {
      try game.play(notation)
      try store.save(game, elapsed: game.lastElapsed)
    }
    try store.save(game, elapsed: .milliseconds(99_123))

    let saved = try #require(try open().latestUnfinished())

    #expect(saved.game == game)
    #expect(saved.game.board == game.board)
    #expect(saved.game.errors == 1)
    #expect(saved.game.canRedo)
    #expect(saved.game.position == game.position)
    #expect(saved.elapsed == .milliseconds(99_123))
  }

  @Test(arguments: [UInt64](1...5))
  func randomGamesAreReadBackAsTheyWerePlayed(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let store = try GameStore.inMemory(now: clock.now)
    var game = try Game.wellKnown(id: Int64(seed))
    for turn in 0..<200 {
      let elapsed = Duration.milliseconds(turn * 250)
      switch turn % 5 {
      case 0: game.undo(at: elapsed)
      case 1: game.apply(.toggleNote(random.digit(), at: random.cell()), at: elapsed)
      case 2: game.apply(.clear(random.cell()), at: elapsed)
      default: game.apply(.place(random.digit(), at: random.cell()), at: elapsed)
      }
      if Bool.random(using: &random) { try store.save(game, elapsed: elapsed) }
    }
    try store.save(game, elapsed: game.lastElapsed)
    #expect(try store.latestUnfinished()?.game == game)
  }

  @Test func aCallWritesWhatEarlierOnesMissed() throws {
    let store = try open()
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "r1c4=6", "undo")
    try store.save(game, elapsed: .seconds(3))
    #expect(try store.latestUnfinished()?.game == game)
  }

  @Test func aFaultFailsTheCallsThatItIsFor() throws {
    let full = StoreError.full(path: "games.sqlite")
    let store = try GameStore.inMemory(now: clock.now) { $0 == "save(_:elapsed:)" ? full : nil }
    #expect(throws: full) { try store.save(.wellKnown(), elapsed: .zero) }
    #expect(try store.latestUnfinished() == nil)
  }

  @Test func theGameSavedLastComesFirst() throws {
    let store = try open()
    let first = try Game.wellKnown(id: 1)
    let second = try Game.wellKnown(id: 2)
    try store.save(first, elapsed: .zero)
    try store.save(second, elapsed: .zero)
    #expect(try store.latestUnfinished()?.game.id == 2)
    try store.save(first, elapsed: .seconds(1))
    #expect(try store.latestUnfinished()?.game.id == 1)
  }

  @Test func twoWindowsWithOneGameDoNotMixTheirMoves() throws {
    let here = try open()
    let there = try open()
    var game = try Game.wellKnown()
    try game.play("r1c3=4")
    try here.save(game, elapsed: .seconds(1))

    var other = try #require(try there.latestUnfinished()).game
    try other.play("r1c4=6")
    try there.save(other, elapsed: .seconds(2))
    try game.play("r1c4?6")

    #expect(throws: StoreError.playedElsewhere) { try here.save(game, elapsed: .seconds(2)) }
    try game.play("r1c4?2")
    #expect(throws: StoreError.playedElsewhere) { try here.save(game, elapsed: .seconds(3)) }
    let saved = try #require(try here.latestUnfinished())
    #expect(saved.game == other)
    #expect(saved.elapsed == .seconds(2))
  }

  @Test func severalWritersAtOnceAllSave() async throws {
    let path = folder.file("games.sqlite")
    let now = clock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 1...4 {
        group.addTask {
          let store = try GameStore.open(at: path, now: now)
          var game = try Game.wellKnown(id: Int64(id))
          for cell in Cell.all where !game.isGiven(cell) {
            game.apply(.toggleNote(Digit.all[id], at: cell), at: .seconds(1))
            try store.save(game, elapsed: .seconds(1))
          }
        }
      }
      try await group.waitForAll()
    }
    let saved = try #require(try open().latestUnfinished())
    #expect(saved.game.journal.count == 51)
  }
}

struct GameResultTests {
  private let clock = TickingClock()

  private func solved(_ id: Int64, _ level: Level = .easy, mirrored: Bool = false) throws -> Game {
    let known = try Puzzle.wellKnown()
    func turn(_ grid: Grid) throws -> Grid {
      mirrored ? try Grid(text: String(grid.description.reversed())) : grid
    }
    var game = Game(
      id: id,
      puzzle: Puzzle(
        givens: try turn(known.givens), solution: try turn(known.solution), level: level,
        rating: known.rating))
    try game.solve()
    return game
  }

  private func sheet(_ game: Game, minutes: Int, errors: Int = 0) -> ScoreSheet {
    ScoreSheet(puzzle: game.puzzle, elapsed: .seconds(minutes * 60), errors: errors)
  }

  @Test func aFinishedGameIsAResultAndNoLongerResumed() throws {
    let store = try GameStore.inMemory(now: clock.now)
    let game = try solved(7)
    let sheet = sheet(game, minutes: 4, errors: 2)
    try store.save(game, elapsed: .seconds(200))

    let result = try store.finish(game, score: sheet)

    #expect(try store.latestUnfinished() == nil)
    #expect(try store.results(of: .level(.easy), limit: 10) == [result])
    #expect(result.id == 7)
    #expect(result.puzzle == game.puzzle)
    #expect(result.score == sheet.total)
    #expect(result.elapsed == .seconds(240))
    #expect(result.errors == 2)
    #expect(result.isRanked)
  }

  @Test func finishingTwiceKeepsTheFirstResult() throws {
    let store = try GameStore.inMemory(now: clock.now)
    let game = try solved(7)
    let first = try store.finish(game, score: sheet(game, minutes: 4))
    #expect(try store.finish(game, score: sheet(game, minutes: 1)) == first)
    try store.save(game, elapsed: .seconds(999))
    #expect(try store.results(of: .level(.easy), limit: 10) == [first])
    #expect(try store.latestUnfinished() == nil)
  }

  @Test func theSamePuzzleIsRankedOnce() throws {
    let store = try GameStore.inMemory(now: clock.now)
    let first = try solved(1)
    let again = try solved(2)
    let ranked = try store.finish(first, score: sheet(first, minutes: 9))
    #expect(!(try store.finish(again, score: sheet(again, minutes: 1)).isRanked))
    #expect(try store.results(of: .level(.easy), limit: 10) == [ranked])
  }

  @Test func resultsAreOrderedByScoreAndCut() throws {
    let store = try GameStore.inMemory(now: clock.now)
    let slow = try solved(1)
    let quick = try solved(2, mirrored: true)
    _ = try store.finish(slow, score: sheet(slow, minutes: 9))
    _ = try store.finish(quick, score: sheet(quick, minutes: 2))
    #expect(try store.results(of: .level(.easy), limit: 10).map(\.id) == [2, 1])
    #expect(try store.results(of: .level(.easy), limit: 1).map(\.id) == [2])
    #expect(try store.results(of: .level(.hard), limit: 10).isEmpty)
  }

  @Test func theTimeOfAGameWithoutATimerIsThatOfItsLastTurn() throws {
    let store = try GameStore.inMemory(now: clock.now)
    let game = try solved(1)
    let result = try store.finish(
      game, score: ScoreSheet(puzzle: game.puzzle, elapsed: nil, errors: 0))
    #expect(result.elapsed == game.lastElapsed)
  }
}
