import Foundation
import GRDB
import Games
import Sudoku
import Synchronization
import Testing

@testable import Store

/// The handling of files that are damaged, too new, or can't be written.
struct StoreFileTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()
  private var path: String { folder.file("games.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> GameStore {
    try GameStore.open(at: path, now: clock.now)
  }

  private func saveGames(_ count: Int) throws {
    let store = try open()
    for id in 1...count {
      var game = try Game.wellKnown(id: Int64(id))
      try game.solve(sparing: Cell(row: 0, column: 2))
      try store.save(game, elapsed: .seconds(1))
    }
  }

  @Test func aGameOfWhichOnlyMovesAreLeftIsSaidToBeLost() throws {
    try saveGames(3)
    try open().close()
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { database in
      try database.execute(
        sql: """
          PRAGMA journal_mode = DELETE; PRAGMA foreign_keys = OFF; DELETE FROM games WHERE id = 2
          """)
    }
    try queue.close()
    try folder.damageHeader(of: "games.sqlite")
    let setAside = try #require(try open().setAside)
    #expect(setAside.rescued?.games == 2)
    #expect(setAside.rescued?.lostGames == 1)
  }

  @Test(.timeLimit(.minutes(1))) func aLogMayNameAnyPage() throws {
    let salt: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    let header = Array(repeating: UInt8(0), count: 16) + salt + Array(repeating: 0, count: 8)
    let frame =
      [255, 255, 255, 255, 0, 0, 0, 1] + salt + Array(repeating: 0, count: 8 + 4096)
    try Data(header + frame).write(to: URL(fileURLWithPath: path + "-wal"))
    let database = try #require(DamagedDatabase(path: path))
    database.forEachRecordInUse(ofColumns: 9) { _ in Issue.record("There are no rows.") }
  }

  @Test func aSoundFileIsNotSetAside() throws {
    try saveGames(1)
    let opened = try open()
    #expect(opened.setAside == nil)
    #expect(try opened.latestUnfinished() != nil)
  }

  @Test func aTriggerIsDroppedAndSaidAndAViewStays() throws {
    try saveGames(1)
    let queue = try DatabaseQueue(path: path)
    try queue.write { database in
      try database.execute(
        sql: """
          CREATE TRIGGER t AFTER INSERT ON turns BEGIN DELETE FROM turns; DELETE FROM games; END;
          CREATE VIEW v AS SELECT * FROM games;
          """)
    }
    try queue.close()
    var game = try Game.wellKnown(id: 2)
    try game.play("r1c3=4")
    let store = try open()
    #expect(store.dropped?.parts == [SchemaPart(.trigger, "t")])
    try store.save(game, elapsed: .seconds(1))
    #expect(try open().dropped == nil)
    #expect(try open().game(1) != nil)
    #expect(try open().game(2)?.game == game)
    let parts = try DatabaseQueue(path: path).read { database in
      try String.fetchAll(
        database, sql: "SELECT name FROM sqlite_master WHERE type IN ('trigger', 'view')")
    }
    #expect(parts == ["v"])
  }

  @Test(arguments: ["This is no database.", String(repeating: "SQLite format 3\u{0}", count: 99)])
  func aFileThatIsNoDatabaseIsSetAsideAndSaid(_ text: String) throws {
    try folder.write(text, to: "games.sqlite")
    let opened = try open()
    let setAside = try #require(opened.setAside)
    #expect(setAside.path == path)
    #expect(setAside.newPath == path + ".damaged-1")
    #expect(try folder.text(of: "games.sqlite.damaged-1") == text)
    try opened.save(.wellKnown(), elapsed: .zero)
    #expect(try open().latestUnfinished() != nil)
  }

  @Test func aDamagedFileIsSaidBeforeItIsRead() throws {
    let found = Mutex<[Bool]>([])
    let setAside = folder.file("games.sqlite.damaged-1")
    let open = {
      _ = try GameStore.open(
        at: path, now: clock.now,
        onDamage: { _ in
          found.withLock { $0.append(FileManager.default.fileExists(atPath: setAside)) }
        })
    }
    try open()
    #expect(found.withLock { $0 } == [])
    try folder.write("This is no database.", to: "games.sqlite")
    try open()
    #expect(found.withLock { $0 } == [false])
  }

  @Test func theRescueOfManyGamesIsToldAndLeavesNoLogBehind() throws {
    let count = 1200
    try seed(games: count)
    try folder.damageHeader(of: "games.sqlite")
    let found = Mutex<[RescueProgress]>([])
    let setAside = try GameFile(path: path).replaceDamaged(FileIdentity(path)) { progress in
      found.withLock { $0.append(progress) }
      #expect(!folder.names.contains { $0.contains(".new-") && $0.hasSuffix("-wal") })
    }
    #expect(setAside?.rescued?.games == count)
    #expect(setAside?.rescued?.incompleteGames == 0)
    let progress = found.withLock { $0 }
    #expect(progress.allSatisfy { $0.total == count })
    #expect(progress.map(\.games) == progress.map(\.games).sorted())
    #expect(progress.count > 1)
    #expect(try open().unfinishedCount() == count)
  }

  /// Adds games with two turns each.
  private func seed(games count: Int) throws {
    let game = try Game.wellKnown()
    let queue = try GameFile(path: path).connect()
    try queue.write { database in
      for id in 1...count {
        try database.cachedStatement(
          sql: """
            INSERT INTO games
              (id, givens, solution, level, rating, started_at, updated_at, elapsed)
            VALUES (?, ?, ?, 'easy', 200, 1, 1, 2000)
            """
        ).execute(
          arguments: [id, game.puzzle.givens.description, game.puzzle.solution.description])
        for number in 1...2 {
          try database.cachedStatement(
            sql: "INSERT INTO turns (game, number, turn, elapsed) VALUES (?, ?, 'r1c3=4', ?)"
          ).execute(arguments: [id, number, number * 1000])
        }
      }
    }
    try queue.close()
  }

  @Test(.timeLimit(.minutes(1))) func whatIsNoFileIsCalledWhatItIs() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(throws: StoreError.failed(path: path, reason: .isFolder)) { try open() }
    #expect(throws: StoreError.failed(path: path, reason: .isFolder)) {
      try GameBackup.contents(of: path)
    }
    let pipe = folder.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: StoreError.failed(path: pipe, reason: .isNoFile)) {
      try GameStore.open(at: pipe, now: clock.now)
    }
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

  @Test func theGamesOfAFileThatIsCutOffAreReadFromIt() throws {
    try saveGames(5)
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try handle.truncate(atOffset: try handle.seekToEnd() - 4096)
    try handle.close()
    let opened = try open()
    #expect(opened.setAside?.rescued?.games == 5)
    for id in 1...5 { #expect(try opened.game(Game.ID(id)) != nil) }
  }

  /// Whichever page is overwritten, all is read that the others hold: games without the turns that
  /// are lost, or nothing.
  @Test func whatTheOtherPagesHoldIsReadFromADamagedFile() throws {
    var whole = try Game.wellKnown(id: 9)
    try whole.solve(sparing: Cell(row: 0, column: 2))
    let move = try #require(whole.notingCandidates(in: [Cell(row: 0, column: 2)]))
    whole.apply(move, at: .seconds(7))
    do {
      try saveGames(8)
      let store = try open()
      try store.save(whole, elapsed: .seconds(9))
      _ = try store.add(
        MemoryResult(
          id: 3, pairs: 8, score: 100, elapsed: .seconds(60), seenMismatches: 2, theme: "animals",
          finishedAt: Moment(milliseconds: 5)))
      store.checkpoint()
    }
    let sound = try Data(contentsOf: URL(fileURLWithPath: path))
    var complete = 0
    for page in 0..<sound.count / 4096 {
      for name in folder.names { try FileManager.default.removeItem(atPath: folder.file(name)) }
      var damaged = sound
      damaged.replaceSubrange(
        page * 4096..<(page + 1) * 4096, with: Data(repeating: 0xA5, count: 4096))
      try damaged.write(to: URL(fileURLWithPath: path))
      let opened = try open()
      // Whichever of these meets the damage, it is mended by then.
      _ = try opened.unfinishedGames(limit: 99)
      _ = try opened.results(ofPairs: 8, limit: 9)
      let games = (1...9).compactMap { try? opened.game(Game.ID($0)) }
      if page == 0 {
        #expect(games.count == 9 && opened.setAside?.rescued?.games == 9)
        #expect(opened.setAside?.rescued?.results == 1)
      }
      if games.contains(where: { $0.game == whole }) { complete += 1 }
      try opened.save(.wellKnown(id: 20), elapsed: .zero)
      #expect(try opened.game(20) != nil)
    }
    #expect(complete > sound.count / 4096 / 2, "most pages are of no importance to one game")
  }

  @Test func theLastStoreThatIsClosedLeavesOneFile() throws {
    let (store, other) = (try open(), try open())
    var game = try Game.wellKnown()
    try store.save(game, elapsed: .zero)
    #expect(folder.names.contains("games.sqlite-wal"))
    other.close()
    #expect(folder.names.contains("games.sqlite-wal"), "a log in use stays")
    store.close()
    #expect(folder.names == ["games.sqlite"])
    try game.play("r1c3=4")
    try store.save(game, elapsed: .seconds(1))
    #expect(try store.latestUnfinished()?.game == game, "it opens again")
  }

  @Test func whatIsOnlyInTheLogOfADamagedFileIsReadToo() throws {
    let store = try open()
    var game = try Game.wellKnown()
    try store.save(game, elapsed: .zero)
    store.checkpoint()
    try game.play("r1c3=4")
    try store.save(game, elapsed: .seconds(1))
    let copy = try TemporaryFolder()
    for name in ["games.sqlite", "games.sqlite-wal"] {
      var file = try Data(contentsOf: URL(fileURLWithPath: folder.file(name)))
      if name == "games.sqlite" {
        file.replaceSubrange(0..<16, with: Data("This is no more.".utf8))
      }
      try file.write(to: URL(fileURLWithPath: copy.file(name)))
    }
    let opened = try GameStore.open(at: copy.file("games.sqlite"), now: clock.now)
    #expect(opened.setAside?.rescued?.games == 1)
    #expect(try opened.latestUnfinished()?.game == game)
  }

  @Test func damageThatIsMetWhilePlayingCostsNotOneMove() throws {
    try saveGames(5)
    var game = try Game.wellKnown()
    try game.play("r1c3=4", "r1c4=6")
    try overwritePages()
    let replacements = Counter()
    let store = try GameStore.open(at: path, now: clock.now) { _ in replacements.add() }
    #expect(try store.latestUnfinished() == nil)
    try store.save(game, elapsed: .seconds(2))
    #expect(replacements.count == 1)
    #expect(folder.names.contains("games.sqlite.damaged-1"))
    let opened = try open()
    #expect(opened.setAside == nil)
    #expect(try opened.latestUnfinished()?.game == game)
    #expect(try opened.game(2) == nil)
  }

  @Test func aRescueRemovesWhatAKilledOneHasLeft() throws {
    try saveGames(5)
    let left = "games.sqlite.new-999999999"
    for name in [left, left + "-journal", "games.sqlite.new-x"] { try folder.write("", to: name) }
    let connection = try GameConnection(
      to: GameFile(path: path), since: Moment(milliseconds: 0), onReplacement: { _ in })
    try connection.replaceDamaged(connection.database())
    #expect(folder.names.filter { $0.contains("new") } == ["games.sqlite.new-x"])
  }

  /// The files that the process has to delete if it ends amid a rescue.
  @Test func theFilesOfARescueAreToldUntilTheyAreDone() throws {
    try saveGames(5)
    let calls = Mutex<[[String]]>([])
    let start = path
    UnfinishedRescue.watch { paths in calls.withLock { $0.append(paths) } }
    defer { UnfinishedRescue.watch { _ in } }
    let file = GameFile(path: path)
    _ = try file.replace(FileIdentity(path)) { kept, new in
      let told = calls.withLock { $0 }.first { $0.contains { $0.hasPrefix(start) } } ?? []
      #expect(told.contains(new.path))
      #expect(told.contains(kept))
      #expect(told.allSatisfy { $0 != start })
    }
    let all = calls.withLock { $0 }
    #expect(all.contains([]))
  }

  /// Two threads meet the same damage, and the second reports it when the file is already replaced.
  @Test func damageThatIsMetTwiceIsSetAsideOnce() throws {
    try saveGames(5)
    let connection = try GameConnection(
      to: GameFile(path: path), since: Moment(milliseconds: 0), onReplacement: { _ in })
    let failing = try connection.database()
    try connection.replaceDamaged(failing)
    let fresh = try connection.database()
    #expect(fresh !== failing)
    try connection.replaceDamaged(failing)
    #expect(try connection.database() === fresh)
    #expect(folder.names.filter { $0.contains("damaged") } == ["games.sqlite.damaged-1"])
    #expect(try open().unfinishedCount() == 5)
  }

  @Test func aConnectionThatAnotherThreadHasClosedIsOpenedAgain() throws {
    try saveGames(1)
    let store = try open()
    var isClosed = false
    let count = try store.read { database in
      if !isClosed {
        isClosed = true
        throw DatabaseError(resultCode: .SQLITE_MISUSE)
      }
      return try Int.fetchOne(database, sql: "SELECT count(*) FROM games")
    }
    #expect(count == 1)
    #expect(throws: StoreError.self) {
      _ = try store.read { _ -> Int in throw DatabaseError(resultCode: .SQLITE_MISUSE) }
    }
  }

  /// A program that was stopped while it replaces the file would otherwise stop all others too.
  @Test(.timeLimit(.minutes(1))) func aFileThatAnotherProgramReplacesIsNotWaitedForForEver() throws
  {
    try folder.write("This is no database.", to: "games.sqlite")
    let other = Foundation.open(path, O_RDONLY)
    #expect(flock(other, LOCK_EX) == 0)
    #expect(throws: StoreError.busy(path: path)) {
      try GameFile(path: path).replaceDamaged(FileIdentity(path), within: .milliseconds(20))
    }
    #expect(folder.names == ["games.sqlite"])
    Foundation.close(other)
    #expect(try open().setAside?.newPath == path + ".damaged-1")
  }

  /// The state after a kill at the worst moment: the log has its new name only.
  @Test func aReplacementThatWasCutOffIsGoneOnWith() throws {
    let store = try open()
    var game = try Game.wellKnown()
    try store.save(game, elapsed: .zero)
    store.checkpoint()
    try game.play("r1c3=4")
    try store.save(game, elapsed: .seconds(1))
    let copy = try TemporaryFolder()
    let killed = copy.file("games.sqlite")
    for ending in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: path + ending, toPath: killed + ending)
    }
    #expect(try SetAsideFile.link(killed, companions: ["-wal"]) == killed + ".damaged-1")
    unlink(killed + "-wal")
    let opened = try GameStore.open(at: killed, now: clock.now)
    #expect(opened.setAside?.newPath == killed + ".damaged-1")
    #expect(opened.setAside?.rescued?.games == 1)
    #expect(try opened.latestUnfinished()?.game == game)
    #expect(copy.names.contains("games.sqlite.damaged-1-wal"))
    #expect(!copy.names.contains { $0.contains("damaged-2") || $0.contains("new") })
    #expect(try GameStore.open(at: killed, now: clock.now).setAside == nil)
  }

  @Test func aReplacementThatFailsLeavesTheFileAsItWas() throws {
    try folder.write("This is no database.", to: "games.sqlite")
    try folder.write("its log", to: "games.sqlite-wal")
    let before = try #require(FileIdentity(path))
    #expect(throws: FileFault.full) {
      _ = try GameFile(path: path).replace(before) { kept, _ in
        #expect(FileIdentity(kept) == before)
        #expect(FileIdentity(path) == before, "the file keeps its name until the new one has it")
        throw FileFault.full
      }
    }
    #expect(FileIdentity(path) == before)
    #expect(folder.names == ["games.sqlite", "games.sqlite-wal"])
  }

  /// Overwrites everything except the first page, which holds the schema.
  private func overwritePages() throws {
    let queue = try DatabaseQueue(path: path)
    let roots = try queue.read { database in
      try Int.fetchAll(
        database, sql: "SELECT rootpage FROM sqlite_master WHERE tbl_name IN ('games', 'turns')")
    }
    try queue.close()
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    for root in roots where root > 0 {
      try handle.seek(toOffset: UInt64(root - 1) * 4096)
      try handle.write(contentsOf: Data(repeating: 0xA5, count: 4096))
    }
    try handle.close()
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
    #expect(throws: StoreError.unwritable(folder: folder.file("data"), reason: .isFile)) {
      try GameStore.open(at: inside, now: clock.now)
    }
  }

  @Test func missingFoldersAreMadeForTheirOwnerOnly() throws {
    let deep = folder.file("a/b")
    let store = try GameStore.open(at: deep + "/games.sqlite", now: clock.now)
    try store.save(.wellKnown(), elapsed: .zero)
    let mode = try FileManager.default.attributesOfItem(atPath: deep)[.posixPermissions]
    #expect(mode as? Int == 0o700)
  }

  @Test func aGameWhosePuzzleCannotBeReadIsNotResumed() throws {
    try saveGames(1)
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: "UPDATE games SET givens = 'none'") }
    let store = try open()
    #expect(throws: StoreError.unreadableGame(id: 1)) { try store.latestUnfinished() }
    try store.save(.wellKnown(id: 2), elapsed: .zero)
    #expect(try store.latestUnfinished()?.game.id == 2)
  }

  @Test func oneUnreadableGameHidesNoOther() throws {
    try saveGames(1)
    let id = try #require(PuzzleID(pack: 1, number: 1))
    let other = try #require(PuzzleID(pack: 1, number: 2))
    let store = try open()
    for (number, puzzle) in [(2, id), (3, other)] {
      var game = try Game.wellKnown(id: Int64(number), origin: .pack(puzzle))
      try game.solve()
      _ = try store.finish(
        game, score: ScoreSheet(puzzle: game.puzzle, elapsed: .seconds(9), errors: 0))
    }
    let queue = try DatabaseQueue(path: path)
    try queue.write { database in
      try database.execute(sql: "UPDATE games SET givens = 'none' WHERE id = 2")
      try database.execute(sql: "UPDATE turns SET turn = 'r1c1=9' WHERE game = 1 AND number = 3")
    }
    #expect(try store.completedPuzzles().keys.map(\.self) == [other])
    #expect(try store.statistics(of: .easy).recent.map(\.id) == [3])
    #expect(try store.begun() == [.level])
  }

  /// A copy made while the store is open equals the state after a kill or a power cut.
  @Test func eachTurnIsInTheFilesWhenSavingReturns() throws {
    let store = try open()
    var game = try Game.wellKnown()
    for notation in ["r1c3=4", "r1c4?6", "undo"] {
      try game.play(notation)
      try store.save(game, elapsed: game.lastElapsed)
      let copy = try TemporaryFolder()
      for name in ["games.sqlite", "games.sqlite-wal"] {
        try FileManager.default.copyItem(atPath: folder.file(name), toPath: copy.file(name))
      }
      let left = try GameStore.open(at: copy.file("games.sqlite"), now: clock.now)
      #expect(left.setAside == nil)
      #expect(try left.latestUnfinished()?.game == game)
    }
  }

  @Test func aLogThatWasCutOffLosesNoMoreThanItsLastTurn() throws {
    let store = try open()
    var game = try Game.wellKnown()
    try game.play("r1c3=4")
    try store.save(game, elapsed: .seconds(1))
    let before = game
    try game.play("r1c4=6")
    try store.save(game, elapsed: .seconds(2))
    let copy = try TemporaryFolder()
    for name in ["games.sqlite", "games.sqlite-wal"] {
      try FileManager.default.copyItem(atPath: folder.file(name), toPath: copy.file(name))
    }
    let log = try FileHandle(forUpdating: URL(fileURLWithPath: copy.file("games.sqlite-wal")))
    try log.truncate(atOffset: try log.seekToEnd() - 100)
    try log.close()
    let left = try GameStore.open(at: copy.file("games.sqlite"), now: clock.now)
    #expect(left.setAside == nil)
    #expect(try left.latestUnfinished()?.game == before)
  }
}
