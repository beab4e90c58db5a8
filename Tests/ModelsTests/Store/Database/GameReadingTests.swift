import Dispatch
import GRDB
import Games
import Synchronization
import Testing

@testable import Store

/// Reads while a change is under way, as on a slow disk.
struct GameReadingTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()
  private var path: String { folder.file("games.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> GameStore { try GameStore.open(at: path, now: clock.now) }

  /// Does `work` while a change of `store` is held, which is made after it.
  private func whileChanging(_ store: GameStore, _ work: () throws -> Void) throws {
    let (hasBegun, mayEnd, hasEnded) =
      (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue.global().async {
      try? store.write { database in
        try database.execute(sql: "UPDATE games SET elapsed = 99")
        hasBegun.signal()
        mayEnd.wait()
      }
      hasEnded.signal()
    }
    hasBegun.wait()
    defer {
      mayEnd.signal()
      hasEnded.wait()
    }
    try work()
  }

  @Test func aReadDoesNotWaitForAChangeThatIsUnderWay() throws {
    let store = try open()
    var game = try Game.wellKnown()
    try game.play("r1c3=4")
    try store.save(game, elapsed: .milliseconds(5))
    try whileChanging(store) {
      let elapsed = Mutex<Duration?>(nil)
      let isRead = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        let saved = try? store.latestUnfinished()
        elapsed.withLock { $0 = saved?.elapsed }
        isRead.signal()
      }
      try #require(isRead.wait(timeout: .now() + .seconds(300)) == .success)
      #expect(elapsed.withLock(\.self) == .milliseconds(5), "it sees what was there before")
    }
    #expect(try store.latestUnfinished()?.elapsed == .milliseconds(99))
  }

  /// The query counts without end as often as it is made for the first time.
  @Test func aLongReadGivesWayToAnotherAndBeginsAgain() throws {
    let store = try open()
    let attempts = Mutex(0)
    let (hasBegun, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue.global().async {
      _ = try? store.readGivingWay { database in
        guard
          attempts.withLock({
            $0 += 1
            return $0
          }) == 1
        else { return }
        hasBegun.signal()
        _ = try Int.fetchOne(
          database,
          sql: "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT 1 FROM n) SELECT sum(x) FROM n")
      }
      isDone.signal()
    }
    hasBegun.wait()
    #expect(try store.latestUnfinished() == nil)
    isDone.wait()
    #expect(attempts.withLock(\.self) == 2)
  }

  /// The other access has found nothing to interrupt, and waits for the connection.
  @Test func aLongReadThatBeginsAmidAnotherAccessCountsAsInterrupted() throws {
    let read = LongRead()
    let queue = try DatabaseQueue()
    let isMade = Mutex(false)
    let error = #expect(throws: DatabaseError.self) {
      try read.givingWay {
        try read.run(on: queue) { isMade.withLock { $0 = true } }
      }
    }
    #expect(error?.resultCode == .SQLITE_INTERRUPT)
    let wasMade = isMade.withLock(\.self)
    #expect(!wasMade)
    #expect(try read.run(on: queue) { 7 } == 7)
  }

  @Test func aCancelledLongReadEnds() async throws {
    let store = try open()
    let isRead = Mutex(false)
    let read = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try store.readGivingWay { _ in isRead.withLock { $0 = true } }
    }
    await #expect(throws: StoreError.self) { try await read.value }
    let wasRead = isRead.withLock(\.self)
    #expect(!wasRead)
  }

  @Test func aReadSeesEachChangeThatHasReturned() throws {
    let store = try open()
    var game = try Game.wellKnown()
    for turn in ["r1c3=4", "r1c4=6", "undo"] {
      try game.play(turn)
      try store.save(game, elapsed: game.lastElapsed)
      #expect(try store.latestUnfinished()?.game == game)
    }
  }

  /// The connection for reads isn't the last to be closed: it couldn't move the log into the file.
  @Test func aStoreThatIsDroppedLeavesOneFile() throws {
    do {
      let store = try open()
      try store.save(.wellKnown(), elapsed: .zero)
      #expect(try store.latestUnfinished() != nil)
    }
    #expect(folder.names == ["games.sqlite"])
  }
}
