import Foundation
import GRDB
import Games
import Sudoku
import Testing

@testable import Store

struct FileHealthTests {
  private let folder: TemporaryFolder
  private let clock = TickingClock()
  private var locations: DataLocations {
    DataLocations(dataDirectory: folder.file("data"), environment: [:], home: "/")
  }

  init() throws { folder = try TemporaryFolder() }

  private var health: DataHealth { DataHealth(locations) }

  private var troubles: [FileHealth.Trouble?] {
    let health = health
    return [health.games, health.preferences, health.solver, health.themes].map(\.trouble)
  }

  private func write(_ text: String, to path: String) throws {
    try OwnFile.write(Data(text.utf8), to: path)
  }

  private func play() throws {
    let store = try GameStore.open(at: locations.gamesFile, now: clock.now)
    try store.save(Game.wellKnown(), elapsed: .zero)
    store.close()
  }

  @Test func whatIsMissingIsNoTroubleAndStaysMissing() {
    #expect(troubles == [nil, nil, nil, nil])
    let folders = health.folders
    #expect(folders.count == 1 && folders[0].trouble == nil && folders[0].size == nil)
    #expect(folder.names == [])
  }

  @Test func wholeFilesAreFineAndStayAsTheyAre() throws {
    try play()
    try write("{}", to: locations.preferencesFile)
    try write("{}", to: locations.solverFile)
    let theme = BuiltInMemoryTheme.allCases[0].theme(named: "A")
    try MemoryThemeFolder(path: locations.themesFolder).save(theme)
    let names = try FileManager.default.contentsOfDirectory(atPath: locations.dataFolder).sorted()
    let health = health
    #expect(troubles == [nil, nil, nil, nil])
    #expect(health.games.counts?.games == 1)
    #expect(health.preferences.size == 2)
    let size = try #require(health.games.size)
    #expect(size > 4096)
    #expect(health.themes.themes == 1)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: locations.dataFolder).sorted() == names)
  }

  @Test func damageIsFoundAndNothingIsSetAside() throws {
    try write("This is no database, but long enough.", to: locations.gamesFile)
    try write("{\"showsTips\": fal", to: locations.preferencesFile)
    try write("[]", to: locations.solverFile)
    try write("{}", to: locations.themesFolder + "/a.json")
    try write("[]", to: locations.themesFolder + "/_order.json")
    let names = try FileManager.default.contentsOfDirectory(atPath: locations.dataFolder).sorted()
    #expect(troubles == [.damaged, .damaged, .damaged, .damagedThemes(1)])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: locations.dataFolder).sorted() == names)
  }

  @Test func aLaterVersionIsKnown() throws {
    try play()
    let queue = try DatabaseQueue(path: locations.gamesFile)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA user_version = 99") }
    try queue.close()
    #expect(health.games.trouble == .newer)
  }

  @Test func tooLargeFilesAndOtherThingsAreUnreadable() throws {
    try FileManager.default.createDirectory(
      atPath: locations.solverFile, withIntermediateDirectories: true)
    let large = String(repeating: " ", count: FileBound.preferences + 1)
    try write(large, to: locations.preferencesFile)
    try write("", to: locations.themesFolder)
    #expect(
      troubles == [
        nil, .unreadable(.tooLarge(limit: FileBound.preferences)), .unreadable(.isFolder),
        .unreadable(.isFile),
      ])
  }

  @Test func whatIsKeptIsCounted() throws {
    for name in ["games.sqlite.before-1", "solver.json.damaged-12", "other.txt"] {
      try write("", to: "\(locations.dataFolder)/\(name)")
    }
    #expect(health.keptCount == 2)
  }
}
