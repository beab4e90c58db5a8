import Formats
import Foundation
import Sudoku
import Testing

struct FormatsPageTests {
  @Test func thePageOfTheFormatsIsWhatTheFormatsSay() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/formats.md")
    let page = try FormatsPage.markdown()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(page.utf8).write(to: file)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == page, "docs/formats.md is out of date: `make record` writes it anew")
  }

  @Test func noTwoFormatsShareAWord() {
    #expect(Set(PuzzleFormat.allCases.map(\.id)).count == PuzzleFormat.allCases.count)
    #expect(Set(PuzzleFormat.allCases.map(\.name)).count == PuzzleFormat.allCases.count)
  }

  @Test func wordsAreKeptOnlyWhereTheFormatSaysSo() {
    for format in PuzzleFormat.allCases {
      #expect(format.details.isEmpty != format.contents.contains(.details), "\(format.id)")
    }
  }

  @Test func whatAFormatCannotKeepIsSaid() throws {
    var entry = PuzzleEntry(givens: Grid())
    entry.placed[Cell(0)] = Digit(1)
    entry.candidates = CellNotes { _ in .all }
    entry.details[.author] = "Ann"
    #expect(entry.losses(as: .line) == [.placed, .candidates, .details])
    #expect(entry.losses(as: .gnome) == [.details])
    #expect(entry.losses(as: .pencilmarks) == [.details])
    #expect(entry.losses(as: .sdk) == [.placed, .candidates])
    #expect(entry.losses(as: .sudokuPad) == [])
    entry.details = [.title: "Seven"]
    #expect(entry.losses(as: .line) == [.placed, .candidates])
    entry.details[.comment] = "Found on a train"
    #expect(entry.lostDetails(as: .line) == [.title])
    #expect(entry.lostDetails(as: .openSudoku) == [.title])
  }
}
