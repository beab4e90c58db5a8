import Formats
import Sudoku
import TestSupport
import Testing

struct FormatsPageTests {
  @Test func thePageOfTheFormatsIsWhatTheFormatsSay() throws {
    try expectPage(at: "docs/formats.md", is: FormatsPage.markdown())
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
