import Formats
import Foundation
import Games
import Grading
import Hints
import Sudoku
import Testing

@testable import Store

/// Of each file that is read as a sequence the good part is there, and the rest isn't lost.
struct ReadableRestTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: Preferences

  private var preferences: PreferencesFile {
    PreferencesFile(path: folder.file("preferences.json"))
  }

  private func saveLessons() throws -> Preferences {
    var saved = Preferences()
    saved.showsTips = false
    saved.lessons.finish(.xWing, stars: 2)
    saved.begunLessons = [LessonInProgress(.xyWing, seed: 7, outcomes: [.skipped], isTold: false)]
    saved.profiles.insert(TechniqueProfile(name: "one"))
    saved.profiles.insert(TechniqueProfile(name: "two"))
    saved.profiles.chosen = 1
    try preferences.save(changesFrom: Preferences(), to: saved)
    return saved
  }

  /// Puts `text` before the first element or member behind `"name" : [` or `{`.
  private func insert(_ text: String, behind name: String, in file: String) throws {
    let all = try folder.text(of: file)
    let start = try #require(all.range(of: "\"\(name)\" : "))
    let place = all.index(after: start.upperBound)
    try folder.write(all[..<place] + text + "," + all[place...], to: file)
  }

  @Test func preferencesKeepTheListsThatHaveABadElement() throws {
    let saved = try saveLessons()
    try insert(#"{"name": 5}, 12"#, behind: "begunLessons", in: "preferences.json")
    try insert(#""fish": "three""#, behind: "lessons", in: "preferences.json")
    try insert(#"{"name": "odd", "order": 3}"#, behind: "all", in: "preferences.json")
    let loaded = try preferences.load()
    #expect(loaded.setAside == nil)
    #expect(loaded.preferences.lessons.stars(of: .xWing) == 2)
    #expect(loaded.preferences.begunLessons.filter { $0.isOf(.xyWing) } == saved.begunLessons)
    #expect(loaded.preferences.profiles.all.map(\.name) == ["one", "two"])
    // The chosen one is the second in the file, counting the one that can't be read.
    #expect(loaded.preferences.profiles.current?.name == "one")

    var changed = loaded.preferences
    changed.lessons.finish(.skyscraper, stars: 1)
    changed.begunLessons = []
    changed.profiles.insert(TechniqueProfile(name: "three"))
    try preferences.save(changesFrom: loaded.preferences, to: changed)
    let text = try folder.text(of: "preferences.json")
    #expect(text.contains(#""three""#) && text.contains("\"odd\""), "\(text)")
    let again = try preferences.load().preferences
    #expect(again.profiles.all.map(\.name) == ["one", "two", "three"])
  }

  @Test func preferencesThatAreCutOffHaveWhatComesBefore() throws {
    _ = try saveLessons()
    let whole = try folder.text(of: "preferences.json")
    let cut = String(whole.prefix(while: { _ in true }).prefix(whole.count * 3 / 4))
    try folder.write(cut, to: "preferences.json")
    let loaded = try preferences.load()
    #expect(loaded.setAside?.reason == .damagedInPart)
    #expect(loaded.preferences.lessons.stars(of: .xWing) == 2)
    #expect(try folder.text(of: "preferences.json.damaged-1") == cut)
    #expect(try preferences.load().setAside == nil, "once is enough")
  }

  @Test func damagedPreferencesAreNotWrittenOver() throws {
    try folder.write("nonsense", to: "preferences.json")
    var new = Preferences()
    new.showsTips = false
    try preferences.save(changesFrom: Preferences(), to: new)
    #expect(try folder.text(of: "preferences.json.damaged-1") == "nonsense")
    #expect(try preferences.load().preferences == new)
  }

  // MARK: Sizes

  @Test func aFileThatIsTooLargeIsSetAside() throws {
    for (name, limit) in [
      ("preferences.json", FileBound.preferences), ("solver.json", FileBound.solver),
    ] {
      try folder.write("{\"x\": \"\(String(repeating: "x", count: limit))\"}", to: name)
    }
    #expect(try preferences.load().setAside?.reason == .tooLarge(limit: FileBound.preferences))
    let solver = try SolverFile(path: folder.file("solver.json")).load()
    #expect(solver.setAside?.reason == .tooLarge(limit: FileBound.solver))
    #expect(folder.names == ["preferences.json.damaged-1", "solver.json.damaged-1"])
  }

  /// It takes no room on the disk, and is as long as the disk at once.
  @Test func aSparseFileIsSetAside() throws {
    #expect(FileManager.default.createFile(atPath: preferences.path, contents: nil))
    #expect(truncate(preferences.path, 1 << 40) == 0)
    #expect(try preferences.load().setAside?.reason == .tooLarge(limit: FileBound.preferences))
  }

  // MARK: The solver

  @Test func aPathIsThereUpToTheFirstStepThatCannotBeRead() throws {
    let givens = try Game.wellKnown().puzzle.givens
    let board = PuzzleEntry(givens: givens)
    let grader = SolvingPath(from: board.start, to: Grid())
    var tree = SolvingTree(grader, by: nil)
    tree.rename(0, to: "main")
    var record = SolverRecord()
    record.board = board
    record.paths = [SavedPaths(tree, of: board)]
    let file = SolverFile(path: folder.file("solver.json"))
    file.save(record) { _ in }
    #expect(file.finish(within: .seconds(60)) == nil)
    let text = try folder.text(of: "solver.json")
      .replacing(#""steps":[]"#, with: #""steps":[{"technique":"ofALaterVersion"}]"#)
      .replacing(#""paths":[{"board""#, with: #""paths":[{"odd":1},{"board""#)
    try folder.write(text, to: "solver.json")

    let loaded = try SolverFile(path: folder.file("solver.json")).load()
    #expect(loaded.record.board == board)
    #expect(loaded.record.paths.map(\.board) == [board])
    #expect(loaded.record.paths.first?.tree(from: grader)?.branches.map(\.name) == ["main"])
    #expect(loaded.setAside?.reason == .damagedInPart)
    #expect(try folder.text(of: "solver.json.damaged-1") == text)
    // What could be read is in the file at once.
    #expect(try SolverFile(path: folder.file("solver.json")).load().record.board == board)
  }

  @Test func aSolverFileThatIsDamagedMeanwhileIsNotWrittenOver() throws {
    let file = SolverFile(path: folder.file("solver.json"))
    _ = try file.load()
    try folder.write("nonsense", to: "solver.json")
    var record = SolverRecord()
    record.board = PuzzleEntry(givens: try Game.wellKnown().puzzle.givens)
    file.save(record) { _ in }
    #expect(file.finish(within: .seconds(60)) == nil)
    #expect(try folder.text(of: "solver.json.damaged-1") == "nonsense")
  }

  // MARK: Themes

  private var themes: MemoryThemeFolder { MemoryThemeFolder(path: folder.file("themes")) }

  private func saveThemes() throws -> [MemoryTheme] {
    let all = BuiltInMemoryTheme.allCases.prefix(2).map { $0.theme(named: $0.rawValue) }
    for theme in all { try themes.save(theme) }
    try themes.saveOrder(all.map(\.id))
    return all
  }

  @Test func aThemeHasTheSymbolsThatCanBeRead() throws {
    let all = try saveThemes()
    let file = "themes/\(all[0].id.text).json"
    try insert(#""two symbols", 5, """#, behind: "symbols", in: file)
    let loaded = try themes.load()
    #expect(loaded.themes?.map(\.symbols) == all.map(\.symbols))
    #expect(loaded.incomplete == [all[0].name])
    try themes.save(try #require(loaded.themes?.first))
    #expect(try folder.text(of: file).contains("two symbols"))
  }

  @Test func aThemeThatIsCutOffHasWhatComesBefore() throws {
    let all = try saveThemes()
    let file = "themes/\(all[0].id.text).json"
    let text = try folder.text(of: file)
    let middle = try #require(text.range(of: all[0].symbols[3].text))
    let cut = String(text[..<middle.upperBound])
    try folder.write(cut, to: file)
    let loaded = try themes.load()
    #expect(loaded.setAside.map(\.reason) == [cut.contains("\"name\"") ? .damagedInPart : .damaged])
    #expect(loaded.themes?.contains { $0.id == all[1].id } == true)
    #expect(try folder.text(of: file + ".damaged-1") == cut)
  }

  @Test func anOrderIsThereAsFarAsItCanBeRead() throws {
    let all = try saveThemes()
    try folder.write(
      "[7, \"\(all[1].id.text)\", null, \"\(all[0].id.text)\", \"", to: "themes/_order.json")
    let loaded = try themes.load()
    #expect(loaded.themes?.map(\.id) == [all[1].id, all[0].id])
    #expect(loaded.orderSetAside?.reason == .damagedInPart)
  }

  @Test func moreThemesThanAreReadStayWhereTheyAre() throws {
    let theme = try #require(BuiltInMemoryTheme.allCases.first).theme(named: "A")
    let text = try #require(String(bytes: MemoryThemeFile.text(of: theme), encoding: .utf8))
    try FileManager.default.createDirectory(
      atPath: folder.file("themes"), withIntermediateDirectories: false)
    for number in 0..<(FileBound.themes + 5) {
      try folder.write(text, to: "themes/t\(number).json")
    }
    let loaded = try themes.load()
    #expect(loaded.themes?.count == FileBound.themes)
    #expect(
      Set(loaded.unread.values) == [
        .unreadable(path: themes.path, reason: .tooMany(limit: FileBound.themes))
      ])
    try folder.write(String(repeating: " ", count: FileBound.theme + 1), to: "themes/t1.json")
    #expect(
      try themes.load().unread.values.contains(
        .unreadable(
          path: folder.file("themes/t1.json"), reason: .tooLarge(limit: FileBound.theme))))
  }

  @Test func themesThatAreTooLargeTogetherStayWhereTheyAre() throws {
    let theme = try #require(BuiltInMemoryTheme.allCases.first).theme(named: "A")
    let text = try #require(String(bytes: MemoryThemeFile.text(of: theme), encoding: .utf8))
    let blanks = String(repeating: " ", count: FileBound.theme - text.utf8.count)
    try FileManager.default.createDirectory(
      atPath: folder.file("themes"), withIntermediateDirectories: false)
    let limit = FileBound.allThemes / FileBound.theme
    for number in 0..<limit + 3 { try folder.write(text + blanks, to: "themes/t\(number).json") }
    let loaded = try themes.load()
    #expect(loaded.themes?.count == limit)
    #expect(loaded.setAside.isEmpty)
    #expect(loaded.unread.count == 3)
    #expect(
      Set(loaded.unread.values) == [
        .unreadable(path: themes.path, reason: .tooMany(limit: limit))
      ])
  }
}
