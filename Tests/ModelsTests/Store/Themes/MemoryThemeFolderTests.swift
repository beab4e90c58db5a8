import Foundation
import Games
import Store
import Testing

struct MemoryThemeFolderTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("themes-\(UUID().uuidString)").path

  private var store: MemoryThemeStore { MemoryThemeFolder(path: path).store }

  private func file(_ name: String) -> URL { URL(fileURLWithPath: "\(path)/\(name)") }

  private func saveStarters() throws -> [MemoryTheme] {
    let themes = BuiltInMemoryTheme.allCases.map { $0.theme(named: $0.rawValue) }
    for theme in themes { try store.save(theme) }
    try store.saveOrder(themes.map(\.id))
    return themes
  }

  private func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  @Test func aFolderThatIsNotThereHoldsNothingYet() throws {
    #expect(try store.load() == MemoryThemeStore.Loaded(themes: nil, hasOrder: false))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(.timeLimit(.minutes(1))) func whatIsNoFileIsCalledWhatItIs() throws {
    defer { remove() }
    let themes = try saveStarters()
    let (pipe, fileFolder) = (file("1f.json").path, file("2f.json").path)
    #expect(mkfifo(pipe, 0o600) == 0)
    try FileManager.default.createDirectory(atPath: fileFolder, withIntermediateDirectories: true)
    let loaded = try store.load()
    #expect(loaded.themes == themes)
    #expect(
      Set(loaded.unread.values) == [
        .unreadable(path: pipe, reason: .isNoFile),
        .unreadable(path: fileFolder, reason: .isFolder),
      ])
  }

  @Test func aFileInPlaceOfTheFolderIsCalledOne() throws {
    defer { remove() }
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(throws: MemoryThemesError.unreadable(path: path, reason: .isFile)) {
      try store.load()
    }
  }

  @Test func themesLastInTheirOrder() throws {
    defer { remove() }
    var themes = try saveStarters()
    #expect(try store.load().themes == themes)
    themes.swapAt(0, 5)
    themes[2].name = "Other"
    try store.save(themes[2])
    try store.saveOrder(themes.map(\.id))
    #expect(try store.load().themes == themes)
  }

  @Test func aDeletedThemeIsGoneAndComesBackWhereItWas() throws {
    defer { remove() }
    let themes = try saveStarters()
    try store.delete(themes[3].id)
    try store.delete(themes[3].id)
    #expect(try store.load().themes?.count == 7)
    try store.save(themes[3])
    #expect(try store.load().themes == themes)
  }

  @Test func afterTheLastOneThereAreNoneRatherThanTheFirstAgain() throws {
    defer { remove() }
    for theme in try saveStarters() { try store.delete(theme.id) }
    #expect(try store.load().themes == [])
  }

  @Test(arguments: ["", "{", "[]", #"{"id":"ocean"}"#])
  func aDamagedFileIsSetAsideAndTheOthersStay(content: String) throws {
    defer { remove() }
    let themes = try saveStarters()
    try Data(content.utf8).write(to: file("ocean.json"))
    let loaded = try store.load()
    #expect(loaded.themes == themes.filter { $0.id.text != "ocean" })
    #expect(loaded.setAside.map(\.newPath) == ["\(path)/ocean.json.damaged-1"])
    #expect(try Data(contentsOf: file("ocean.json.damaged-1")) == Data(content.utf8))
    #expect(try store.load().setAside == [])
  }

  @Test func withoutAnOrderThemesComeByName() throws {
    defer { remove() }
    _ = try saveStarters()
    try Data("no order".utf8).write(to: file("_order.json"))
    let loaded = try store.load()
    #expect(loaded.themes?.map(\.name) == BuiltInMemoryTheme.allCases.map(\.rawValue).sorted())
    #expect(loaded.orderSetAside?.newPath == "\(path)/_order.json.damaged-1")
  }

  @Test func aThemeCannotTakeThePlaceOfTheOrder() throws {
    defer { remove() }
    var themes = try saveStarters()
    let id = try #require(MemoryTheme.ID("order"))
    themes.append(themes[0].copy(id: id, name: "Z"))
    try store.save(themes[8])
    #expect(try store.load().themes == themes)
    #expect(MemoryTheme.ID("_order") == nil)
  }

  @Test func aFileThatCannotBeReadLeavesTheOthersAndStaysWhereItIs() throws {
    defer { remove() }
    let themes = try saveStarters()
    try FileManager.default.createDirectory(at: file("dir.json"), withIntermediateDirectories: true)
    let loaded = try store.load()
    #expect(loaded.themes == themes && loaded.setAside == [])
    #expect(loaded.unread.keys.map(\.text) == ["dir"])
    #expect(FileManager.default.fileExists(atPath: file("dir.json").path))
  }

  @Test func aCopyMadeByHandIsAThemeOfItsOwn() throws {
    defer { remove() }
    let themes = try saveStarters()
    try FileManager.default.copyItem(at: file("sky.json"), to: file("mine.json"))
    let loaded = try store.load()
    #expect(loaded.themes?.dropLast() == themes[...])
    #expect(loaded.themes?.last?.id.text == "mine" && loaded.setAside == [])
  }

  @Test func whatCannotBeWrittenIsSaidAndNothingIsLost() throws {
    defer { remove() }
    let themes = try saveStarters()
    let blocked = MemoryThemeFolder(path: "\(path)/sky.json/below").store
    let error = try #require(throws: MemoryThemesError.self) { try blocked.save(themes[0]) }
    guard case .unwritable(let path, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(path.contains("sky.json/below"))
    #expect(try store.load().themes == themes)
  }

  // MARK: Backups

  @Test func aBackupTakesThePlaceOfTheFolderWhichIsKept() throws {
    defer {
      remove()
      try? FileManager.default.removeItem(atPath: path + ".before-1")
    }
    let folder = MemoryThemeFolder(path: path)
    #expect(try folder.contents().isEmpty)
    let themes = try saveStarters()
    let files = try folder.contents()
    #expect(files.count == themes.count + 1)
    #expect(try folder.restore(files) == nil, "nothing has changed")
    let other = try #require(themes.first).copy(id: MemoryTheme.ID(0xF00), name: "Other")
    try store.save(other)
    try store.delete(try #require(themes.last).id)
    #expect(try folder.restore(files) == path + ".before-1")
    #expect(try store.load().themes == themes)
    let kept = try MemoryThemeFolder(path: path + ".before-1").store.load().themes
    #expect(kept?.last == other)
    let mode = try FileManager.default.attributesOfItem(atPath: path)
    #expect(mode[.posixPermissions] as? Int == 0o700)
    remove()
    #expect(try folder.restore(files) == nil)
    #expect(try store.load().themes == themes)
  }

  @Test func aFileInPlaceOfTheFolderStays() throws {
    defer { remove() }
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: MemoryThemesError.unwritable(path: path, reason: .isFile)) {
      try MemoryThemeFolder(path: path).restore(["_order": Data("[]".utf8)])
    }
    #expect(FileManager.default.contents(atPath: path) == Data("mine".utf8))
  }
}
