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

  @Test func nothingWaitsForALongReadButTheEnd() throws {
    let store = try open()
    let (hasBegun, mayEnd, hasEnded) =
      (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let found = Mutex<Int?>(nil)
    DispatchQueue.global().async {
      let count = try? store.readAside { database in
        hasBegun.signal()
        mayEnd.wait()
        return try database.count("games")
      }
      found.withLock { $0 = count }
      hasEnded.signal()
    }
    hasBegun.wait()
    #expect(try store.latestUnfinished() == nil)
    try store.save(.wellKnown(), elapsed: .zero)
    #expect(try store.latestUnfinished() != nil)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { mayEnd.signal() }
    store.close()
    hasEnded.wait()
    #expect(found.withLock(\.self) != nil)
    #expect(folder.names == ["games.sqlite"])
  }

  @Test func aCancelledLongReadEnds() async throws {
    let store = try open()
    let isRead = Mutex(false)
    let read = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try store.readAside { _ in isRead.withLock { $0 = true } }
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
