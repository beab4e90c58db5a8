import Dispatch
import Foundation
import GRDB
import Games
import Sudoku
import Synchronization
import Testing

@testable import Store

@MainActor
struct GameSaverTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()
  private var path: String { folder.file("games.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> GameStore { try GameStore.open(at: path, now: clock.now) }

  private func save(
    _ game: Game, with saver: GameSaver, after seconds: Int = 1,
    report: @escaping @MainActor @Sendable (GameSaver.SaveOutcome) -> Void = { _ in }
  ) {
    saver.save(
      game, elapsed: .seconds(seconds),
      score: ScoreSheet(puzzle: game.puzzle, elapsed: .seconds(seconds), errors: 0),
      report: report)
  }

  /// Another program's connection that has begun to write.
  private func lock() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: path, configuration: configuration)
    try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
    return other
  }

  private func waitUntil(_ condition: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(300)
    while !condition() {
      try #require(ContinuousClock.now < end)
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test(arguments: [nil, Duration.seconds(300)])
  func aGameIsSavedBeforeTheCallReturns(patience: Duration?) throws {
    let saver = GameSaver(try open(), patience: patience)
    var game = try Game.wellKnown()
    try game.play("r1c3=4")
    var outcomes: [GameSaver.SaveOutcome] = []
    save(game, with: saver) { outcomes.append($0) }
    #expect(outcomes == [.saved])
    #expect(try open().latestUnfinished()?.game == game)
    try game.solve()
    save(game, with: saver) { outcomes.append($0) }
    guard case .finished(let finished) = outcomes.last else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(finished.result.id == game.id)
    #expect(finished.standing?.place == 1)
    let today = Day(number: 0)
    #expect(finished.milestone(today: today, hardest: nil) { _ in today } == .firstOfLevel(.easy))
    #expect(saver.unsaved.isEmpty)
    #expect(saver.finish(within: .zero) == nil)
  }

  @Test(arguments: [nil, Duration.seconds(300)])
  func aChangeIsDoneBeforeTheCallReturns(patience: Duration?) throws {
    let store = try open()
    let saver = GameSaver(store, patience: patience)
    let id = try store.add(CollectionImport(), named: "Winter")
    var results: [Result<Int64, StoreError>] = []
    saver.change { (store) throws(StoreError) in
      try store.rename(id, to: "Summer")
      return id
    } report: {
      results.append($0)
    }
    #expect(results == [.success(id)])
    #expect(try store.collections().map(\.name) == ["Summer"])
    saver.change { (_) throws(StoreError) -> Int64 in
      throw .playedElsewhere
    } report: {
      results.append($0)
    }
    #expect(results.last == .failure(.playedElsewhere))
    let locked = path
    saver.change { (_) throws(StoreError) -> Int64 in
      throw .busy(path: locked)
    } report: {
      results.append($0)
    }
    #expect(results.last == .failure(.notChanged(path: locked)), "nothing will be saved later")
    #expect(saver.finish(within: .zero) == nil)
  }

  @Test func aChangeBehindAnotherDoesNotWaitForIt() async throws {
    let waits = Mutex<[Duration]>([])
    let queue = SaveQueue("saving") { _, limit in waits.withLock { $0.append(limit) } }
    let saver = GameSaver(try open(), patience: .seconds(1), queue: queue)
    let gate = DispatchSemaphore(value: 0)
    var done: [Int] = []
    func change(_ number: Int, waiting: Bool) {
      saver.change { (_) throws(StoreError) in
        if waiting { gate.wait() }
        return number
      } report: {
        done.append((try? $0.get()) ?? 0)
      }
    }
    change(1, waiting: true)
    change(2, waiting: false)
    #expect(waits.withLock(\.self) == [.seconds(1), .zero])
    #expect(saver.isOnlyChanging)
    gate.signal()
    try await waitUntil { done == [1, 2] }
    #expect(!saver.isOnlyChanging)
  }

  @Test func aChangeUnderALockHoldsUpNobodyAndIsDoneBehindWhatIsSaved() async throws {
    let store = try open()
    let saver = GameSaver(store, patience: .zero)
    let other = try lock()
    save(try .wellKnown(), with: saver)
    var found: [Bool] = []
    saver.change { (store) throws(StoreError) in
      try store.latestUnfinished() != nil
    } report: {
      found.append((try? $0.get()) ?? false)
    }
    #expect(found == [])
    #expect(saver.finish(within: .zero) == .busy(path: path))
    try other.inDatabase { try $0.execute(sql: "COMMIT") }
    try await waitUntil { found == [true] }
    #expect(saver.finish(within: .seconds(300)) == nil)
  }

  @Test func aLockHoldsUpNobodyAndAllIsSavedAfterIt() async throws {
    let saver = GameSaver(try open(), patience: .zero)
    let other = try lock()
    var game = try Game.wellKnown()
    let (reports, outcomes) = (Counter(), Counter())
    for turn in ["r1c3=4", "r1c4=6", "undo"] {
      try game.play(turn)
      save(game, with: saver) {
        reports.add()
        if $0 == .saved { outcomes.add() }
      }
    }
    let second = try Game.wellKnown(id: 2)
    save(second, with: saver) {
      reports.add()
      if $0 == .saved { outcomes.add() }
    }
    #expect(reports.count == 0, "a call that waits for the lock knows its outcome as it returns")
    #expect(saver.unsaved.map(\.game) == [second, game], "the newest state of each, latest first")
    #expect(saver.finish(within: .milliseconds(20)) == .busy(path: path))
    try other.inDatabase { try $0.execute(sql: "COMMIT") }
    #expect(saver.finish(within: .seconds(300)) == nil)
    #expect(saver.unsaved.isEmpty)
    try await waitUntil { outcomes.count >= 2 }
    let there = try open()
    #expect(try there.game(1)?.game == game)
    #expect(try there.game(2)?.game == second)
  }

  @Test(arguments: [nil, Duration.seconds(300)])
  func whatFailsIsKeptAndTriedAgain(patience: Duration?) async throws {
    let full = StoreError.full(path: path)
    let fails = Atomic(true)
    let store = try GameStore.inMemory(now: clock.now) { _ in
      fails.load(ordering: .relaxed) ? full : nil
    }
    let saver = GameSaver(store, patience: patience)
    var (first, second) = (try Game.wellKnown(id: 1), try Game.wellKnown(id: 2))
    try first.play("r1c3=4")
    var outcomes: [GameSaver.SaveOutcome] = []
    save(first, with: saver) { outcomes.append($0) }
    #expect(outcomes == [.failed(full)])
    #expect(saver.unsaved.map(\.game) == [first])
    #expect(saver.finish(within: .seconds(300)) == full)
    fails.store(false, ordering: .relaxed)
    try second.play("r1c4=6")
    save(second, with: saver)
    #expect(saver.unsaved.isEmpty)
    #expect(try store.game(1)?.game == first)
    #expect(try store.game(2)?.game == second)
    try await waitUntil { outcomes.last == .saved }
  }

  @Test func aGameThatWasOnlyPlayedOnElsewhereIsNotSavedTwice() throws {
    let store = try open()
    var mine = try Game.wellKnown()
    try mine.play("r1c3=4")
    var other = mine
    try other.play("r1c4=6")
    try store.save(other, elapsed: .seconds(2))
    let saver = GameSaver(store)
    let moves = Counter()
    saver.onMoveApart { moves.add() }
    var outcomes: [GameSaver.SaveOutcome] = []
    save(mine, with: saver) { outcomes.append($0) }
    #expect(outcomes == [.failed(.playedElsewhere)])
    #expect(saver.unsaved.isEmpty)
    #expect(saver.finish(within: .zero) == nil, "the store has all of it")
    #expect(moves.count == 0)
    #expect(try store.unfinishedCount() == 1)
  }

  @Test func aGameThatWentOnElsewhereInAnotherWayGoesOnAsAGameOfItsOwn() throws {
    let store = try open()
    var (mine, other) = (try Game.wellKnown(), try Game.wellKnown())
    try other.play("r1c3=4")
    try store.save(other, elapsed: .seconds(1))
    let saver = GameSaver(store, makeID: { 7 })
    let moves = Counter()
    saver.onMoveApart { moves.add() }
    var outcomes: [GameSaver.SaveOutcome] = []
    for turn in ["r1c4=6", "r2c2=7"] {
      try mine.play(turn)
      save(mine, with: saver) { outcomes.append($0) }
    }
    #expect(outcomes == [.saved, .saved])
    #expect(moves.count == 1, "it is said once")
    #expect(try store.game(1)?.game == other)
    var own = mine
    own.id = 7
    #expect(try store.game(7)?.game == own)
    // The other way is resumed, and goes on under its number.
    try other.play("r1c4=6")
    save(other, with: saver)
    #expect(try store.game(1)?.game == other)
    try mine.solve()
    save(mine, with: saver) { outcomes.append($0) }
    guard case .finished(let finished) = outcomes.last else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(finished.result.id == 7)
    #expect(try store.unfinishedGames(limit: 9).games.map(\.game) == [other])
  }

  @Test func whoQuitsUnderALockLosesNoMovesThatWereMadeElsewhereToo() throws {
    let store = try open()
    var (mine, other) = (try Game.wellKnown(), try Game.wellKnown())
    try other.play("r1c3=4")
    try store.save(other, elapsed: .seconds(1))
    let lock = try lock()
    let saver = GameSaver(store, patience: .zero, makeID: { 7 })
    try mine.play("r1c4=6")
    save(mine, with: saver)
    #expect(saver.finish(within: .milliseconds(20)) == .busy(path: path))
    try lock.inDatabase { try $0.execute(sql: "COMMIT") }
    #expect(saver.finish(within: .seconds(300)) == nil)
    #expect(try open().game(7)?.game.journal == mine.journal)
  }

  /// With nothing to save, quitting may still find another file in the place of the first, which takes
  /// long to open.
  @Test func aFileThatTakesLongToReachIsReachedInTheBackground() throws {
    let gate = DispatchSemaphore(value: 0)
    let busy = StoreError.busy(path: ":memory:")
    let store = try GameStore.inMemory(now: clock.now) { call in
      if call == "hasReachedFile" { return busy }
      if call == "reachFile()" { gate.wait() }
      return nil
    }
    let saver = GameSaver(store, patience: .zero)
    #expect(saver.finish(within: .milliseconds(20)) == busy)
    for _ in 0..<2 { gate.signal() }
    #expect(saver.finish(within: .seconds(300)) == nil)
  }

  @Test func whatWasPlayedIsInTheNewFileWhenQuittingReturns() throws {
    let saver = GameSaver(try open(), patience: .seconds(300))
    var game = try Game.wellKnown()
    try game.play("r1c3=4")
    save(game, with: saver)
    for name in folder.names { try FileManager.default.removeItem(atPath: folder.file(name)) }
    #expect(saver.finish(within: .seconds(300)) == nil)
    #expect(try open().latestUnfinished()?.game == game)
  }

  @Test func anEarlierStateReplacesNoLaterOneThatWaits() throws {
    let full = StoreError.full(path: path)
    let store = try GameStore.inMemory(now: clock.now) { _ in full }
    let saver = GameSaver(store)
    let earlier = try Game.wellKnown()
    var later = earlier
    try later.solve()
    save(later, with: saver)
    save(earlier, with: saver)
    #expect(saver.unsaved.map(\.game) == [later])
    saver.discard()
    #expect(saver.unsaved.isEmpty)
  }

  @Test func aFailureIsTriedAgainWithoutAnotherSaveAndReportedLate() async throws {
    let fails = Atomic(true)
    let full = StoreError.full(path: path)
    let store = try GameStore.inMemory(now: clock.now) { _ in
      fails.load(ordering: .relaxed) ? full : nil
    }
    let saver = GameSaver(store, patience: .seconds(300))
    var late: [GameSaver.SaveOutcome] = []
    saver.onLateOutcome { late.append($0) }
    save(try Game.wellKnown(), with: saver)
    #expect(late.isEmpty)
    fails.store(false, ordering: .relaxed)
    try await waitUntil { late == [.saved] }
    #expect(saver.unsaved.isEmpty)
  }

  @Test func theFileIsCompleteByItselfAfterAPause() async throws {
    let saver = GameSaver(try open(), patience: .seconds(300))
    var game = try Game.wellKnown()
    try game.play("r1c3=4")
    save(game, with: saver)
    let copy = folder.file("copy.sqlite")
    try await waitUntil {
      unlink(copy)
      try? FileManager.default.copyItem(atPath: path, toPath: copy)
      let saved = try? GameStore.open(at: copy, now: clock.now).latestUnfinished()
      return saved?.game == game
    }
  }
}
