import Foundation
import GRDB
import Games
import Sudoku
import Synchronization
import Testing

@testable import Store

struct GameBackupTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()
  private var path: String { folder.file("games.sqlite") }
  private var backup: GameBackup { GameBackup(path: folder.file("backup.sqlite")) }

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> GameStore { try GameStore.open(at: path, now: clock.now) }

  /// Saves a game and backs it up.
  private func backUp() throws -> Game {
    var game = try Game.wellKnown()
    try game.play("r1c3=4")
    try open().save(game, elapsed: .seconds(1))
    try #require(try GameBackup.contents(of: path))
      .write(to: URL(fileURLWithPath: backup.path))
    return game
  }

  @Test func withoutAFileThereIsNoBackup() throws {
    #expect(try GameBackup.contents(of: path) == nil)
    #expect(folder.names == [])
  }

  @Test func aBackupTakesThePlaceOfTheGamesWhichAreKept() throws {
    let game = try backUp()
    var later = game
    try later.play("r1c4=6")
    try open().save(later, elapsed: .seconds(2))

    let restored = try backup.restore(to: path)

    #expect(restored.counts.games == 1 && restored.counts.memoryResults == 0)
    #expect(restored.kept == path + ".before-1")
    #expect(try open().latestUnfinished()?.game == game)
    let back = try GameBackup(path: path + ".before-1").restore(to: path)
    #expect(back.kept == path + ".before-2")
    #expect(try open().latestUnfinished()?.game == later)
    let mode = try FileManager.default.attributesOfItem(atPath: path + ".before-1")
    #expect(mode[.posixPermissions] as? Int == 0o600)
  }

  @Test func gamesInAFolderThatTakesNoNewFilesAreCopiedWithTheirLog() throws {
    let store = try open()
    var game = try Game.wellKnown()
    try game.play("r1c4=6")
    try store.save(game, elapsed: .seconds(1))
    let fixed = GameFile(path: folder.file("fixed.sqlite"))
    for ending in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: path + ending, toPath: fixed.path + ending)
    }
    let before = Set(folder.names)
    try #require(try fixed.contents(isFixed: true)).write(to: URL(fileURLWithPath: backup.path))
    #expect(Set(folder.names).subtracting(["backup.sqlite"]) == before)
    _ = try backup.restore(to: path)
    #expect(try open().latestUnfinished()?.game == game)
  }

  @Test func theBoardInSolverGoesAlong() throws {
    _ = try backUp()
    let board = Data("{\"paths\": []}".utf8)
    let copy = GameBackup(path: folder.file("with-board.sqlite"))
    try #require(try GameBackup.contents(of: path, with: Self.files(solver: board)))
      .write(to: URL(fileURLWithPath: copy.path))
    #expect(try copy.counts() == backup.counts())
    #expect(try backup.restore(to: path).files.isEmpty)
    #expect(try copy.restore(to: path).files == Self.files(solver: board))
    let tables = try DatabaseQueue(path: path).read { try $0.tableExists("own_files") }
    #expect(!tables, "the games file stays as it is")

    let file = SolverFile(path: folder.file("solver.json"))
    #expect(try file.contents() == nil)
    #expect(try file.restore(board) == nil)
    #expect(try file.contents() == board)
    #expect(try file.restore(board) == nil)
    #expect(try file.restore(Data("{}".utf8)) == folder.file("solver.json.before-1"))
    #expect(try folder.text(of: "solver.json.before-1") == "{\"paths\": []}")
    #expect(try folder.text(of: "solver.json") == "{}")
  }

  private static func files(solver: Data?) -> BackupFiles {
    var files = BackupFiles()
    files.solver = solver
    return files
  }

  /// Preferences, a board and two themes with their order.
  private static func allFiles() throws -> BackupFiles {
    var files = files(solver: Data(#"{"paths": []}"#.utf8))
    files.preferences = Data(#"{"showsTips": false, "ofLater": [1]}"#.utf8)
    for theme in BuiltInMemoryTheme.allCases.prefix(2) {
      files.themes[theme.rawValue] = try Data(json: theme.theme(named: theme.rawValue))
    }
    files.themes["_order"] = Data("[]".utf8)
    return files
  }

  @Test func everythingBesideTheGamesGoesAlong() throws {
    let files = try Self.allFiles()
    #expect(files.themeCount == 2)
    _ = try backUp()
    try #require(try GameBackup.contents(of: path, with: files))
      .write(to: URL(fileURLWithPath: backup.path))
    let restored = try backup.restore(to: path)
    #expect(restored.files == files)
    #expect(restored.refused.isEmpty)
  }

  /// Earlier versions had a table for the solver's board alone.
  @Test func aBackupOfAnEarlierVersionHasItsBoard() throws {
    _ = try backUp()
    let board = Data(#"{"paths": []}"#.utf8)
    let queue = try DatabaseQueue(path: backup.path)
    try queue.write { database in
      try database.execute(sql: "CREATE TABLE solver_board (contents BLOB NOT NULL) STRICT")
      try database.execute(sql: "INSERT INTO solver_board VALUES (?)", arguments: [board])
    }
    try queue.close()
    let restored = try backup.restore(to: path)
    #expect(restored.files == Self.files(solver: board))
    #expect(restored.counts.games == 1)
  }

  /// Restores a backup with `rows` of names and contents.
  private func restore(_ rows: [(String, Data)]) throws -> RestoredGames {
    _ = try backUp()
    let queue = try DatabaseQueue(path: backup.path)
    try queue.write { database in
      try database.execute(sql: BackupFiles.definitions["own_files"] ?? "")
      for (name, contents) in rows {
        try database.execute(
          sql: "INSERT INTO own_files VALUES (?, ?)", arguments: [name, contents])
      }
    }
    try queue.close()
    return try backup.restore(to: path)
  }

  @Test func namesThatLeadElsewhereAreRefused() throws {
    let names = [
      "../preferences.json", "/etc/passwd", "games.sqlite", "", "themes/../../x.json",
      "themes/a/b.json", "themes/.json", "themes/..json", "themes/_other.json", "themes/x",
      "themes/x.json\n", "Preferences.json", "themes/\(String(repeating: "a", count: 65)).json",
    ]
    let restored = try restore(names.map { ($0, Data("{}".utf8)) })
    #expect(restored.files.isEmpty)
    #expect(restored.refused.map(\.name) == names)
    #expect(restored.refused.allSatisfy { $0.reason == nil })
    #expect(restored.counts.games == 1, "the games are restored")
  }

  @Test func damagedAndCutAndLargePartsAreRefused() throws {
    let theme = try #require(try Self.allFiles().themes.first { $0.key != "_order" }?.value)
    let large = Data(repeating: 0x20, count: FileBound.solver + 1)
    let rows = [
      ("preferences.json", Data("{\"showsTips\": fal".utf8)), ("solver.json", large),
      ("themes/a.json", theme.dropLast(9)), ("themes/b.json", Data([0xFF, 0])),
      ("themes/_order.json", Data("{}".utf8)), ("themes/c.json", theme),
      ("themes/d.json", Data(repeating: 0x5B, count: FileBound.theme)),
    ]
    let restored = try restore(rows)
    #expect(restored.files.themes == ["c": theme])
    #expect(restored.files.preferences == nil && restored.files.solver == nil)
    var files = restored.files
    files.keep(["a": Data([1]), "c": Data([2]), "e": Data([3])], refused: restored.refused)
    #expect(files.themes == ["a": Data([1]), "c": theme], "what is refused stays")
    let reasons = Dictionary(uniqueKeysWithValues: restored.refused.map { ($0.name, $0.reason) })
    #expect(
      reasons == [
        "preferences.json": .damaged, "solver.json": .tooLarge(limit: FileBound.solver),
        "themes/a.json": .damaged, "themes/b.json": .damaged, "themes/_order.json": .damaged,
        "themes/d.json": .damaged,
      ])
  }

  @Test func moreThemesThanAreReadAreLeftOut() throws {
    let limit = FileBound.themes
    let restored = try restore(
      (0..<limit + 99).map { ("themes/\($0)x/.json", Data("{}".utf8)) })
    #expect(restored.refused.first?.reason == .tooMany(limit: limit))
    #expect(restored.refused.count == limit + 4)
  }

  @Test func aProgramThatIsPlayingGoesOn() throws {
    _ = try backUp()
    let playing = try open()
    var other = try Game.wellKnown(id: 5)
    try playing.save(other, elapsed: .zero)
    _ = try backup.restore(to: path)
    #expect(try playing.latestUnfinished()?.game.id == 1)
    try other.play("r1c4=6")
    try playing.save(other, elapsed: .seconds(1))
    #expect(try open().game(5)?.game == other)
  }

  @Test func aProgramThatIsPlayingIsToldOnce() throws {
    _ = try backUp()
    let replacements = Mutex<[FileReplacement]>([])
    let playing = try GameStore.open(at: path, now: clock.now) { reason in
      replacements.withLock { $0.append(reason) }
    }
    var other = try Game.wellKnown(id: 5)
    try playing.save(other, elapsed: .zero)
    try other.play("r1c4=6")
    try playing.save(other, elapsed: .seconds(1))
    #expect(replacements.withLock(\.self).isEmpty)
    _ = try backup.restore(to: path)
    try playing.save(other, elapsed: .seconds(2))
    try playing.save(other, elapsed: .seconds(3))
    #expect(replacements.withLock(\.self) == [.restored(path: path)])
  }

  @Test func aProgramThatOnlyReadsIsToldOnce() throws {
    let game = try backUp()
    let replacements = Mutex<[FileReplacement]>([])
    let reading = try GameStore.open(at: path, now: clock.now) { reason in
      replacements.withLock { $0.append(reason) }
    }
    var other = try Game.wellKnown(id: 5)
    try other.play("r1c4=6")
    try open().save(other, elapsed: .zero)
    #expect(try reading.latestUnfinished()?.game.id == 5)
    #expect(replacements.withLock(\.self).isEmpty)
    _ = try backup.restore(to: path)
    for _ in 1...2 { #expect(try reading.latestUnfinished()?.game == game) }
    #expect(replacements.withLock(\.self) == [.restored(path: path)])
  }

  /// The numbers of what is listed mean others in the backup.
  @Test func whatWasListedBeforeIsNotChangedInTheBackup() throws {
    let first = try open()
    _ = try first.add(CollectionImport(), named: "Winter")
    try #require(try GameBackup.contents(of: path))
      .write(to: URL(fileURLWithPath: backup.path))
    let store = try open()
    let id = try store.add(CollectionImport(), named: "Summer")
    try store.rename(id, to: "Summer")
    let changes: [(GameStore) throws -> Void] = [
      { try $0.rename(1, to: "Spring") },
      { try $0.deleteCollection(1) },
      { _ = try $0.clear(.level(.easy)) },
      { try $0.restore([1] as [Game.ID]) },
      { _ = try $0.clear(pairs: 8) },
      { try $0.setRating(66, of: 1, in: 1) },
    ]
    for change in changes {
      _ = try backup.restore(to: path)
      #expect(throws: StoreError.replaced(path: path)) { try change(store) }
      #expect(try store.collections().map(\.name) == ["Winter"])
      #expect(throws: StoreError.replaced(path: path)) { try change(store) }
      store.noteListed()
      try change(store)
      try store.restoreCollection(1)
      try store.rename(1, to: "Winter")
    }
  }

  @Test func theFileOfTheGamesIsNoBackupOfItself() throws {
    let game = try backUp()
    let link = folder.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    for own in [path, link] {
      #expect(throws: StoreError.noBackup(path: own, reason: .ownFile)) {
        try GameBackup(path: own).restore(to: path)
      }
    }
    #expect(try open().latestUnfinished()?.game == game)
    #expect(!folder.names.contains { $0.contains("before") })
  }

  @Test func aBackupIsRestoredWhereThereAreNoGames() throws {
    let game = try backUp()
    for name in folder.names where name.hasPrefix("games") {
      try FileManager.default.removeItem(atPath: folder.file(name))
    }
    #expect(try backup.restore(to: path).kept == nil)
    #expect(try open().latestUnfinished()?.game == game)
  }

  @Test func aRestoreThatFailsInANewFolderLeavesNothing() throws {
    let file = GameFile(path: folder.file("new/folder/games.sqlite"))
    #expect(throws: FileFault.full) {
      try file.createFilled { queue in
        try queue.write { try $0.execute(sql: "CREATE TABLE half (a)") }
        throw FileFault.full
      }
    }
    #expect(folder.names == [])
    for isNew in [true, false] {
      var isFilled = false
      let isCreated = try file.createFilled { _ in isFilled = true }
      #expect(isCreated == isNew && isFilled == isNew)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("new/folder"))
    #expect(names == ["games.sqlite"])
  }

  @Test func aTemporaryFileLeavesNothingBesideIt() throws {
    var path = ""
    try TemporaryFile.with {
      path = $0
      for ending in ["-journal", "-wal", "-shm"] {
        try Data([1]).write(to: URL(fileURLWithPath: path + ending))
      }
    }
    for ending in ["", "-journal", "-wal", "-shm"] {
      #expect(!FileManager.default.fileExists(atPath: path + ending))
    }
  }

  @Test func aRestoreUnderALockLeavesNoCopy() throws {
    _ = try backUp()
    try DatabaseQueue(path: path).writeWithoutTransaction { database in
      let start = ContinuousClock.now
      try database.inTransaction(.immediate) {
        #expect(throws: StoreError.busy(path: path)) { try backup.restore(to: path) }
        return .rollback
      }
      #expect(ContinuousClock.now - start >= FileLock.patience)
    }
    #expect(!folder.names.contains { $0.contains("before") })
  }

  @Test func damagedGamesAreSetAside() throws {
    let game = try backUp()
    for name in folder.names where name.hasPrefix("games.sqlite-") {
      try FileManager.default.removeItem(atPath: folder.file(name))
    }
    try folder.write("This is no database.", to: "games.sqlite")
    #expect(try backup.restore(to: path).kept == path + ".damaged-1")
    #expect(try open().latestUnfinished()?.game == game)
  }

  @Test(arguments: [
    ("", FileFault.empty), ("This is no database.", .otherKind),
    (String(repeating: "SQLite format 3\u{0}", count: 99), .otherKind),
  ])
  func whatIsNoBackupChangesNothing(text: String, reason: FileFault) throws {
    let game = try backUp()
    try folder.write(text, to: "other")
    #expect(throws: StoreError.noBackup(path: folder.file("other"), reason: reason)) {
      try GameBackup(path: folder.file("other")).restore(to: path)
    }
    #expect(throws: StoreError.noBackup(path: folder.file("missing"), reason: .notFound)) {
      try GameBackup(path: folder.file("missing")).restore(to: path)
    }
    #expect(try open().latestUnfinished()?.game == game)
    #expect(!folder.names.contains { $0.contains("before") || $0.contains("damaged") })
  }

  @Test func aDatabaseOfAnotherProgramIsNoBackup() throws {
    let other = try DatabaseQueue(path: folder.file("other"))
    try other.write { try $0.execute(sql: "CREATE TABLE songs (title TEXT)") }
    #expect(throws: StoreError.noBackup(path: folder.file("other"), reason: .otherKind)) {
      try GameBackup(path: folder.file("other")).restore(to: path)
    }
  }

  @Test func aBackupOfALaterVersionChangesNothing() throws {
    let game = try backUp()
    let queue = try DatabaseQueue(path: backup.path)
    try queue.write { try $0.execute(sql: "PRAGMA user_version = 99") }
    try queue.close()
    #expect(throws: StoreError.newer(path: backup.path)) { try backup.restore(to: path) }
    #expect(try open().latestUnfinished()?.game == game)
    #expect(!folder.names.contains { $0.contains("before") })
  }

  // MARK: Foreign parts

  private static let foreign: [(String, FileFault)] = [
    (
      """
      CREATE TRIGGER t AFTER INSERT ON turns BEGIN DELETE FROM turns; DELETE FROM games; END
      """, .foreignPart(SchemaPart(.trigger, "t"))
    ),
    ("CREATE VIEW v AS SELECT * FROM games", .foreignPart(SchemaPart(.view, "v"))),
    ("CREATE TABLE songs (title TEXT)", .foreignPart(SchemaPart(.table, "songs"))),
    ("CREATE INDEX i ON games (level)", .foreignPart(SchemaPart(.index, "i"))),
    (
      "CREATE VIEW solver_board AS SELECT 1 AS contents",
      .foreignPart(SchemaPart(.view, "solver_board"))
    ),
    ("DROP INDEX unfinished_games", .missingPart(SchemaPart(.index, "unfinished_games"))),
    ("DROP TABLE memory_results", .missingPart(SchemaPart(.table, "memory_results"))),
    ("ALTER TABLE games ADD COLUMN note TEXT", .changedPart(SchemaPart(.table, "games"))),
    (
      "CREATE TABLE solver_board (contents TEXT)",
      .foreignPart(SchemaPart(.table, "solver_board"))
    ),
    (
      "CREATE TABLE own_files (name TEXT, contents BLOB)",
      .foreignPart(SchemaPart(.table, "own_files"))
    ),
  ]

  @Test(arguments: foreign)
  func aBackupWithOtherPartsIsRefused(_ statement: String, reason: FileFault) throws {
    let game = try backUp()
    let queue = try DatabaseQueue(path: backup.path)
    try queue.write { try $0.execute(sql: statement) }
    try queue.close()
    #expect(throws: StoreError.noBackup(path: backup.path, reason: reason)) {
      try backup.restore(to: path)
    }
    #expect(try open().latestUnfinished()?.game == game)
    #expect(!folder.names.contains { $0.contains("before") })
  }

  @Test(arguments: [0, -1])
  func aBackupWithoutAVersionIsRefusedByItsName(_ version: Int) throws {
    _ = try backUp()
    let queue = try DatabaseQueue(path: backup.path)
    try queue.write { try $0.execute(sql: "PRAGMA user_version = \(version)") }
    try queue.close()
    #expect(throws: StoreError.noBackup(path: backup.path, reason: .noVersion)) {
      try backup.restore(to: path)
    }
  }

  @Test func theStatisticsOfAnalyzeAreNoOtherPart() throws {
    let game = try backUp()
    let queue = try DatabaseQueue(path: backup.path)
    try queue.write { try $0.execute(sql: "ANALYZE") }
    try queue.close()
    _ = try backup.restore(to: path)
    #expect(try open().latestUnfinished()?.game == game)
  }

  @Test func whatIsAddedToTheGamesStaysOutOfTheBackup() throws {
    let game = try backUp()
    let queue = try DatabaseQueue(path: path)
    for (statement, _) in Self.foreign.prefix(5) {
      try queue.write { try $0.execute(sql: statement) }
    }
    try queue.close()
    try #require(try GameBackup.contents(of: path))
      .write(to: URL(fileURLWithPath: backup.path))
    _ = try backup.restore(to: path)
    #expect(try open().latestUnfinished()?.game == game)
  }

  // MARK: Contents

  @Test func gamesThatCannotBeReadAreCounted() throws {
    _ = try backUp()
    let queue = try DatabaseQueue(path: backup.path)
    try queue.write { database in
      try database.execute(
        sql: """
          INSERT INTO games
            (id, givens, solution, level, rating, started_at, updated_at, elapsed, finished_at)
          VALUES (7, 'no grid', '', 'easy', 1, 1, 1, 1, NULL), (8, '', '', 'none', 1, 1, 1, 1, 1);
          INSERT INTO games (id, givens, solution, level, rating, started_at, updated_at, elapsed)
          SELECT 9, givens, solution, level, rating, started_at, updated_at, elapsed
          FROM games WHERE id = 1;
          INSERT INTO turns VALUES (9, 1, 'no turn', 1);
          """)
    }
    try queue.close()
    let restored = try backup.restore(to: path)
    #expect(restored.counts.games == 4)
    #expect(restored.unreadable == 3)
    let store = try open()
    for id in [7, 8] { #expect(throws: StoreError.self) { try store.game(Game.ID(id)) } }
    // Its first turn can't be read, so it begins again.
    #expect(try store.game(Game.ID(9))?.game.journal.isEmpty == true)
  }

  @Test(arguments: [Int64.max, .min, -5, 9_000_000_000_000])
  func numbersOutOfAllProportionAreBounded(_ number: Int64) throws {
    _ = try backUp()
    let queue = try DatabaseQueue(path: backup.path)
    try queue.write { database in
      try database.execute(
        sql: """
          UPDATE games SET elapsed = :number;
          UPDATE turns SET elapsed = :number;
          INSERT INTO games
            (id, givens, solution, level, rating, started_at, updated_at, elapsed, finished_at,
             score, errors, hints, is_ranked)
          SELECT 8 + value, givens, solution, level, rating, started_at, updated_at, :number, 9,
            :number, :number, 1, 1
          FROM games, (SELECT 0 AS value UNION SELECT 1) WHERE id = 1;
          """, arguments: ["number": number])
    }
    try queue.close()
    _ = try backup.restore(to: path)
    let store = try open()
    let saved = try #require(try store.latestUnfinished())
    let century = Duration.seconds(100 * 365.25 * 86_400)
    #expect((.zero...century).contains(saved.elapsed))
    // Turns beyond the bound are still those of this game.
    var game = saved.game
    for seconds in 1...2 {
      _ = game.setCheckpoint(at: saved.elapsed + .seconds(seconds))
      try store.save(game, elapsed: saved.elapsed + .seconds(seconds))
    }
    for level in Level.allCases {
      let statistics = try store.statistics(of: level)
      #expect(statistics.totalTime <= century)
    }
    let results = try store.results(of: .level(saved.game.puzzle.level), limit: 9)
    #expect(results.count == 2)
    let most = 1_000_000_000
    for result in results {
      #expect((.zero...century).contains(result.elapsed))
      #expect((-most...most).contains(result.errors))
      #expect((-most...most).contains(result.score ?? .max))
      _ = try store.standing(of: result, on: .level(saved.game.puzzle.level))
    }
  }

  @Test func aBoardAloneCanBeBackedUp() throws {
    let board = Self.files(solver: Data("{}".utf8))
    try #require(try GameBackup.contents(of: path, with: board))
      .write(to: URL(fileURLWithPath: backup.path))
    #expect(folder.names == ["backup.sqlite"])
    let restored = try backup.restore(to: path)
    #expect(restored.counts.games == 0)
    #expect(restored.files == board)
  }

  // MARK: Files

  @Test func aBackupOfClosedGamesLeavesOneFile() throws {
    let store = try open()
    try store.save(Game.wellKnown(), elapsed: .zero)
    store.close()
    #expect(folder.names == ["games.sqlite"])
    #expect(try GameBackup.contents(of: path) != nil)
    #expect(folder.names == ["games.sqlite"])
  }

  /// As of a program that has the file for itself.
  @Test func aBackupWaitsForALock() throws {
    let store = try open()
    try store.save(Game.wellKnown(), elapsed: .zero)
    store.close()
    let other = try DatabaseQueue(path: path)
    try other.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA journal_mode = DELETE")
      let start = ContinuousClock.now
      try database.inTransaction(.exclusive) {
        #expect(throws: StoreError.busy(path: path)) { try GameBackup.contents(of: path) }
        return .rollback
      }
      #expect(ContinuousClock.now - start >= FileLock.patience)
    }
    #expect(try GameBackup.contents(of: path) != nil)
  }

  @Test func aFullTemporaryFolderIsNamed() {
    let full = StoreError.temporaryFolder(path: TemporaryFile.folder, reason: .full)
    #expect(throws: full) {
      try TemporaryFile.reporting { throw DatabaseError(resultCode: .SQLITE_FULL) }
    }
    #expect(throws: full) { try TemporaryFile.reporting { throw FileFault.full } }
    #expect(throws: FileFault.disk) { try TemporaryFile.reporting { throw FileFault.disk } }
  }
}
