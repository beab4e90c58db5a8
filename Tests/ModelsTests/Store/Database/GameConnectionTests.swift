import Dispatch
import Foundation
import GRDB
import Games
import Store
import Sudoku
import Synchronization
import Testing

/// The handling of files that are removed, renamed or replaced while a store has them open.
struct GameConnectionTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()
  private let replacements = Counter()
  private var path: String { folder.file("games.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> GameStore {
    let replacements = replacements
    return try GameStore.open(at: path, now: clock.now, onReplacement: { _ in replacements.add() })
  }

  private func files() -> [String] {
    ["", "-wal", "-shm"].map { path + $0 }.filter(FileManager.default.fileExists)
  }

  /// What can become of the files.
  enum Event: CaseIterable {
    case removed, renamed, onlyDatabaseRenamed, folderRemoved, replacedByCopy, replacedByOlder
    case replacedWhileTheLogStays, logRemoved
  }

  private func cause(_ event: Event, older: Data) throws {
    let disk = FileManager.default
    switch event {
    case .removed: for file in files() { try disk.removeItem(atPath: file) }
    case .renamed: for file in files() { try disk.moveItem(atPath: file, toPath: file + ".old") }
    case .onlyDatabaseRenamed: try disk.moveItem(atPath: path, toPath: path + ".old")
    case .folderRemoved: try disk.removeItem(atPath: folder.path)
    case .replacedByCopy:
      for file in files() {
        try disk.copyItem(atPath: file, toPath: file + ".copy")
        guard rename(file + ".copy", file) == 0 else { throw POSIXError(.EIO) }
      }
    case .replacedByOlder:
      for file in files() { try disk.removeItem(atPath: file) }
      try older.write(to: URL(fileURLWithPath: path))
    case .replacedWhileTheLogStays:
      try older.write(to: URL(fileURLWithPath: path + ".older"))
      guard rename(path + ".older", path) == 0 else { throw POSIXError(.EIO) }
    case .logRemoved: try disk.removeItem(atPath: path + "-wal")
    }
  }

  @Test(arguments: Event.allCases)
  func whatWasPlayedIsInTheFileThatIsThereNow(event: Event) throws {
    let store = try open()
    var game = try Game.wellKnown()
    try store.save(game, elapsed: .zero)
    let older = try #require(try GameBackup.contents(of: path))
    var solved = try Game.wellKnown(id: 2)
    try solved.solve()
    _ = try store.finish(
      solved, score: ScoreSheet(puzzle: solved.puzzle, elapsed: .seconds(9), errors: 0))
    try game.play("r1c3=4")
    try store.save(game, elapsed: .seconds(1))

    try cause(event, older: older)
    try game.play("r1c4=6")
    try store.save(game, elapsed: .seconds(2))

    #expect(replacements.count == 1)
    let there = try GameStore.open(at: path, now: clock.now)
    #expect(there.setAside == nil)
    #expect(try there.latestUnfinished()?.game == game)
    #expect(try there.results(of: .level(.easy), limit: 9).map(\.id) == [2])
    try game.play("r2c1=6")
    try store.save(game, elapsed: .seconds(3))
    #expect(try there.latestUnfinished()?.game == game, "both go on with one file")
    #expect(replacements.count == 1)
  }

  /// Where the pages are when the file is emptied.
  enum Pages: CaseIterable { case inTheLog, inTheFile, inBoth }

  @Test(arguments: Pages.allCases)
  func whatIsPlayedIsInTheFileAfterItWasEmptied(pages: Pages) throws {
    var store = try open()
    var game = try Game.wellKnown()
    try store.save(game, elapsed: .zero)
    if pages == .inBoth {
      store.close()
      store = try open()
    }
    try game.play("r1c3=4")
    try store.save(game, elapsed: .seconds(1))
    if pages == .inTheFile { store.checkpoint() }
    #expect(truncate(path, 0) == 0)

    try game.play("r1c4=6")
    try store.save(game, elapsed: .seconds(2))
    try game.play("r2c1=6")
    try store.save(game, elapsed: .seconds(3))
    store.close()

    #expect(replacements.count == 1)
    let there = try GameStore.open(at: path, now: clock.now)
    #expect(there.setAside == nil)
    #expect(try there.latestUnfinished()?.game == game)
  }

  @Test func theFileThatWasMovedAwayIsCompleteByItself() throws {
    let store = try open()
    var game = try Game.wellKnown()
    try game.play("r1c3=4")
    try store.save(game, elapsed: .seconds(1))
    try FileManager.default.moveItem(atPath: path, toPath: folder.file("old.sqlite"))
    try store.save(game, elapsed: .seconds(2))
    let old = try GameStore.open(at: folder.file("old.sqlite"), now: clock.now)
    #expect(try old.latestUnfinished()?.game == game)
  }

  @Test func aGameThatGoesOnInAnotherWayInTheNewFileIsLeftAlone() throws {
    let store = try open()
    let start = try Game.wellKnown()
    try store.save(start, elapsed: .zero)
    let older = try #require(try GameBackup.contents(of: path))
    var (mine, other) = (start, start)
    try mine.play("r1c3=4")
    try store.save(mine, elapsed: .seconds(1))
    let copy = folder.file("copy.sqlite")
    try older.write(to: URL(fileURLWithPath: copy))
    try other.play("r1c4=6", "r2c2=7")
    try GameStore.open(at: copy, now: clock.now).save(other, elapsed: .seconds(1))
    for file in files() { try FileManager.default.removeItem(atPath: file) }
    try #require(try GameBackup.contents(of: copy)).write(to: URL(fileURLWithPath: path))

    #expect(throws: StoreError.playedElsewhere) { try store.save(mine, elapsed: .seconds(2)) }

    #expect(try GameStore.open(at: path, now: clock.now).latestUnfinished()?.game == other)
  }

  @Test func twoProgramsWhoseFileIsRemovedGoOnWithOneFile() throws {
    let (first, second) = (try open(), try open())
    var (mine, other) = (try Game.wellKnown(id: 1), try Game.wellKnown(id: 2))
    try first.save(mine, elapsed: .zero)
    try second.save(other, elapsed: .zero)
    for file in files() { try FileManager.default.removeItem(atPath: file) }
    try mine.play("r1c3=4")
    try other.play("r1c4=6")
    try first.save(mine, elapsed: .seconds(1))
    try second.save(other, elapsed: .seconds(1))
    try mine.play("r1c4=6")
    try first.save(mine, elapsed: .seconds(2))
    let there = try open()
    #expect(try there.game(1)?.game == mine)
    #expect(try there.game(2)?.game == other)
  }

  @Test func aFileThatAnotherProgramIsCreatingIsWaitedFor() throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: path, configuration: configuration)
    try other.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA journal_mode = WAL")
      try database.execute(sql: "BEGIN IMMEDIATE")
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(200)) {
      try? other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    }
    try open().save(.wellKnown(), elapsed: .zero)
  }

  @Test func manyProgramsThatStartTogetherShareOneNewFile() async throws {
    let (path, now) = (path, clock.now)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 1...8 {
        group.addTask {
          try GameStore.open(at: path, now: now).save(.wellKnown(id: Int64(id)), elapsed: .zero)
        }
      }
      try await group.waitForAll()
    }
    let there = try open()
    for id in 1...8 { #expect(try there.game(Int64(id)) != nil) }
  }

  @Test func aFinishedGameOfTheNewFileIsLeftAlone() throws {
    let store = try open()
    var game = try Game.wellKnown()
    try game.solve(sparing: Cell(row: 0, column: 2))
    try store.save(game, elapsed: .seconds(1))
    let copy = folder.file("copy.sqlite")
    try #require(try GameBackup.contents(of: path)).write(to: URL(fileURLWithPath: copy))
    var finished = game
    try finished.solve()
    _ = try GameStore.open(at: copy, now: clock.now).finish(
      finished, score: ScoreSheet(puzzle: game.puzzle, elapsed: .seconds(2), errors: 0))
    try game.play("r1c3?4")
    try store.save(game, elapsed: .seconds(3))
    for file in files() { try FileManager.default.removeItem(atPath: file) }
    try #require(try GameBackup.contents(of: copy)).write(to: URL(fileURLWithPath: path))
    #expect(try store.latestUnfinished() == nil)
    #expect(try store.game(1)?.game == finished)
  }

  @Test func whatCannotBeWrittenNowIsWrittenAsSoonAsItCan() throws {
    let store = try open()
    var solved = try Game.wellKnown(id: 2)
    try solved.solve()
    _ = try store.finish(
      solved, score: ScoreSheet(puzzle: solved.puzzle, elapsed: .seconds(9), errors: 0))
    let disk = FileManager.default
    try disk.removeItem(atPath: folder.path)
    try Data().write(to: URL(fileURLWithPath: folder.path))
    #expect(throws: StoreError.self) { try store.latestUnfinished() }
    #expect(throws: StoreError.self) { try store.latestUnfinished() }
    try disk.removeItem(atPath: folder.path)
    #expect(try store.latestUnfinished() == nil)
    #expect(
      try GameStore.open(at: path, now: clock.now).results(of: .level(.easy), limit: 9).map(\.id)
        == [2])
  }
}

/// A count that any thread can raise.
final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  var count: Int { value.load(ordering: .sequentiallyConsistent) }

  var add: @Sendable () -> Void { { self.value.add(1, ordering: .sequentiallyConsistent) } }
}
