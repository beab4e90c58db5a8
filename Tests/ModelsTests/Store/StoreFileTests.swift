import Foundation
import GRDB
import Models
import Testing

/// What becomes of files that are damaged, too new, or cannot be written.
struct StoreFileTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()
  private var path: String { folder.file("games.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func open(checkingAllPages: Bool = false) throws -> GameStore.Opened {
    try GameStore.open(at: path, now: clock.now, checkingAllPages: checkingAllPages)
  }

  private func saveGames(_ count: Int) throws {
    let store = try open().store
    for id in 1...count {
      var game = try Game.wellKnown(id: Int64(id))
      try game.solve(sparing: Cell(row: 0, column: 2))
      try store.save(game, .seconds(1))
    }
  }

  @Test func aSoundFileIsNotSetAside() throws {
    try saveGames(1)
    let opened = try open(checkingAllPages: true)
    #expect(opened.setAside == nil)
    #expect(try opened.store.latestUnfinished() != nil)
  }

  @Test(arguments: ["This is no database.", String(repeating: "SQLite format 3\u{0}", count: 99)])
  func aFileThatIsNoDatabaseIsSetAsideAndSaid(_ text: String) throws {
    try folder.write(text, to: "games.sqlite")
    let opened = try open()
    let setAside = try #require(opened.setAside)
    #expect(setAside.path == path)
    #expect(setAside.newPath == path + ".damaged-1")
    #expect(setAside.description.contains(path + ".damaged-1"))
    #expect(try folder.text(of: "games.sqlite.damaged-1") == text)
    try opened.store.save(.wellKnown(), .zero)
    #expect(try open().store.latestUnfinished() != nil)
  }

  @Test func eachDamagedFileGetsItsOwnName() throws {
    for text in ["first", "second"] {
      for name in ["games.sqlite", "games.sqlite-wal", "games.sqlite-shm"] {
        try? FileManager.default.removeItem(atPath: folder.file(name))
      }
      try folder.write(text, to: "games.sqlite")
      _ = try open()
    }
    #expect(try folder.text(of: "games.sqlite.damaged-1") == "first")
    #expect(try folder.text(of: "games.sqlite.damaged-2") == "second")
  }

  @Test func aFileCutInHalfIsSetAside() throws {
    try saveGames(5)
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: 8192)
    try handle.close()
    #expect(try open().setAside != nil)
    #expect(try open().store.latestUnfinished() == nil)
  }

  @Test func damageInsideIsFoundWhenAllPagesAreChecked() throws {
    try saveGames(5)
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    let size = try handle.seekToEnd()
    try handle.seek(toOffset: 4096)
    try handle.write(contentsOf: Data(repeating: 0xA5, count: Int(size) - 4096))
    try handle.close()

    let store = try open().store
    #expect(throws: StoreError.damaged(path: path)) { try store.latestUnfinished() }
    #expect(throws: StoreError.damaged(path: path)) { try store.save(.wellKnown(), .zero) }

    let opened = try open(checkingAllPages: true)
    #expect(opened.setAside != nil)
    #expect(try opened.store.latestUnfinished() == nil)
  }

  @Test func aNewerFileIsRefusedAndLeftAsItIs() throws {
    try saveGames(1)
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: "PRAGMA user_version = 99") }
    try queue.close()
    let before = try Data(contentsOf: URL(fileURLWithPath: path))

    #expect(throws: StoreError.newer(path: path)) { try open() }

    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(!folder.names.contains { $0.contains("damaged") })
  }

  @Test func aFolderThatCannotBeMadeIsSaidInOneSentence() throws {
    try folder.write("a file, not a folder", to: "data")
    let inside = folder.file("data/games.sqlite")
    let error = #expect(throws: StoreError.self) {
      try GameStore.open(at: inside, now: clock.now)
    }
    guard case .unwritable(folder.file("data"), _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.description.contains(folder.file("data")) == true)
    #expect(error?.description.contains("--data-dir") == true)
  }

  @Test func missingFoldersAreMadeForTheirOwnerOnly() throws {
    let deep = folder.file("a/b")
    let store = try GameStore.open(at: deep + "/games.sqlite", now: clock.now).store
    try store.save(.wellKnown(), .zero)
    let mode = try FileManager.default.attributesOfItem(atPath: deep)[.posixPermissions]
    #expect(mode as? Int == 0o700)
  }

  @Test func aGameWithASenselessTurnIsNotResumed() throws {
    try saveGames(1)
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: "UPDATE turns SET turn = 'r1c1=9' WHERE number = 3") }
    let store = try open().store
    #expect(throws: StoreError.unreadableGame(id: 1)) { try store.latestUnfinished() }
    try store.save(.wellKnown(id: 2), .zero)
    #expect(try store.latestUnfinished()?.game.id == 2)
  }

  @Test func turnsAreOnTheDiskWhenSavingReturns() throws {
    try saveGames(1)
    let queue = try DatabaseQueue(path: path)
    let mode = try queue.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
    #expect(mode == "wal")
  }
}
