import Formats
import Foundation
import Games
import Generating
import Hints
import Store
import Sudoku
import Testing

@testable import App

struct SessionStartTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("session-start-\(UUID().uuidString)").path

  private func locations(_ name: String) -> DataLocations {
    DataLocations(dataDirectory: "\(folder)/\(name)", environment: [:], home: "")
  }

  private func start(
    at locations: DataLocations, puzzle: Puzzle? = nil
  ) throws -> SessionStart {
    try SessionStart(
      seed: 42, moment: Moment(milliseconds: 1_700_000_000_000), options: SessionOptions(),
      puzzle: puzzle, locations: locations)
  }

  @Test func anEmptyFolderMakesAStartWithoutFiles() throws {
    let start = try start(at: locations("none"))
    #expect(start.games == nil)
    #expect(start.preferences == nil)
    #expect(SessionStart(notes: start.notes) == start)
  }

  @Test func gamesAndPreferencesGoAlong() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let puzzle = Generator.puzzle(level: .easy, seed: 1)
    let (old, new) = (locations("old"), locations("new"))
    let moment = Moment(milliseconds: 1_700_000_000_000)
    let store = try GameStore.open(at: old.gamesFile) { moment }
    try store.save(Game(id: 7, puzzle: puzzle), elapsed: .seconds(12))
    try PreferencesFile(path: old.preferencesFile).save(
      changesFrom: Preferences(), to: Preferences())
    try Data("{}".utf8).write(to: URL(fileURLWithPath: old.solverFile))

    let start = try start(at: old, puzzle: puzzle)
    let read = try #require(SessionStart(notes: start.notes))
    #expect(read == start)
    #expect(start.notes.values.allSatisfy { !$0.contains("\n") })
    try read.lay(out: new)
    let copy = try GameStore.open(at: new.gamesFile) { moment }
    #expect(copy.setAside == nil)
    #expect(FileManager.default.contents(atPath: new.solverFile) == Data("{}".utf8))
    #expect(try copy.latestUnfinished()?.game.id == 7)
    #expect(try copy.latestUnfinished()?.elapsed == .seconds(12))
    #expect(try GivenPuzzle.read(#require(read.puzzle)).givens == puzzle.givens)
  }

  @Test func thePictureAndTheOpeningGoAlong() throws {
    var start = try start(at: locations("none"))
    start.options.picture = StartingPicture(bytes: [0, 1, 255], name: "a.jpg")
    var entry = PuzzleEntry(givens: Grid())
    entry.placed[Cell(7)] = Digit(3)
    entry.notes = CellNotes { $0 == Cell(8) ? .all : .none }
    entry.elapsed = .milliseconds(62_500)
    start.options.opening = Opening(entry)
    start.options.remark = "2 colours were left out."
    #expect(SessionStart(notes: start.notes) == start)
  }

  @Test func aDamagedOpeningIsLeftOut() {
    for (opening, elapsed) in [("r1c1", "soon"), ("undo", "-5"), ("", "")] {
      let notes = ["seed": "42", "moment": "0", "opening": opening, "elapsed": elapsed]
      #expect(SessionStart(notes: notes)?.options.opening == Opening())
    }
  }

  @Test func practiceGoesAlong() throws {
    var start = try start(at: locations("none"))
    #expect(SessionStart(notes: start.notes)?.options.practises == false)
    start.options.practises = true
    #expect(SessionStart(notes: start.notes) == start)
  }

  @Test func whatToLearnGoesAlong() throws {
    var start = try start(at: locations("none"))
    for learning in [LessonName.course, .lesson(.xWing)] {
      start.options.learning = learning
      #expect(SessionStart(notes: start.notes) == start)
    }
  }

  @Test func theLanguagesGoAlong() throws {
    var start = try start(at: locations("none"))
    start.options.systemLanguage = .korean
    #expect(SessionStart(notes: start.notes) == start)
    start.options.askedLanguage = .english
    start.options.askedTheme = .shoreLight
    #expect(SessionStart(notes: start.notes) == start)
  }

  @Test func theScreenReaderGoesAlong() throws {
    var start = try start(at: locations("none"))
    #expect(SessionStart(notes: start.notes)?.options.isForScreenReader == false)
    start.options.isForScreenReader = true
    #expect(SessionStart(notes: start.notes) == start)
  }

  @Test func theZoneAndWhereThePuzzleComesFromGoAlong() throws {
    var start = try start(at: locations("none"))
    start.options.timeZone = try #require(LocalZone(note: "UTC+32400"))
    start.options.origin = try #require(GameOrigin("pack 1-0017"))
    #expect(SessionStart(notes: start.notes) == start)
  }

  /// An option that a recording doesn't keep makes its replay differ.
  @Test func eachOptionGoesAlong() throws {
    var options = SessionOptions()
    options.timeZone = try #require(LocalZone(note: "UTC+32400"))
    options.systemLanguage = .korean
    options.askedLanguage = .english
    options.askedTheme = .shoreLight
    options.isForScreenReader = true
    options.customization = Customization(
      notes: ["themeFile": Data("{}".utf8).base64EncodedString()])
    options.origin = .own
    options.opening = Opening(move: nil, elapsed: .seconds(9))
    options.remark = "2 colours were left out."
    options.practises = true
    options.learning = .course
    options.picture = StartingPicture(bytes: [1], name: "a.jpg")
    let plain = Mirror(reflecting: SessionOptions()).children
    for (child, plain) in zip(Mirror(reflecting: options).children, plain) {
      let isOther = "\(child.value)" != "\(plain.value)"
      #expect(isOther, "\(child.label ?? "") isn't tried")
    }
    #expect(SessionOptions(notes: options.notes) == options)
  }

  @Test func aRecordingOfAnotherProgramIsNone() {
    #expect(SessionStart(notes: ["theme": "Kame dark"]) == nil)
    #expect(SessionStart(notes: ["seed": "42", "moment": "soon"]) == nil)
    for moment in [Int64.min, -1, 253_402_300_800_000, .max] {
      #expect(SessionStart(notes: ["seed": "42", "moment": "\(moment)"]) == nil)
    }
    #expect(SessionStart(notes: ["seed": "42", "moment": "1700000000000"]) != nil)
  }

  @Test func aRecordingLeadsToNoOtherFile() throws {
    var notes = ["seed": "42", "moment": "0", "zone": "UTC-32400"]
    #expect(SessionStart(notes: notes)?.options.timeZone == .recorded(-32_400, changes: []))
    for zone in ["../passwd", "/etc/passwd", "Etc/..", ""] {
      notes["zone"] = zone
      #expect(SessionStart(notes: notes)?.options.timeZone == .utc)
    }
    notes["puzzle"] = "/etc/passwd"
    #expect(SessionStart(notes: notes) == nil)
  }
}
