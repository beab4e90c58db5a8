import Games
import Sudoku
import TestSupport
import Testing

struct TurnNotationTests {
  @Test(arguments: [
    "r1c1=1", "r9c9=9", "r4c7=5~", "r4c7=", "r4c7?5", "restart", "undo", "redo",
    "r4c7;5", "r4c7:1359", "r4c7:", "r4c7|59", "r4c7#3", "r4c7#", "r4c7#138",
    "r1c1?5 r1c2?5 r1c3=4~",
    "restore 2", "reveal", "checkpoint", "help automatic-candidates", "checking on-request",
    "practice", "opening", "pending", "pending r4c7=5", "pending r4c7;5", "go 0", "go 12", "name 2",
    "name 2 Before the guess", "help nudge",
    "help technique xWing r3c4-5 r3c9-5",
  ])
  func whatIsReadIsWrittenTheSame(_ text: String) throws {
    #expect(try #require(Turn(notation: text)).notation == text)
  }

  @Test func theFormsMeanWhatTheySay() throws {
    let five = try #require(Digit(5))
    let cell = Cell(row: 3, column: 6)
    #expect(Turn(notation: "r4c7=5") == .move(.place(five, at: cell, removesNotes: true)))
    #expect(Turn(notation: "r4c7=5~") == .move(.place(five, at: cell, removesNotes: false)))
    #expect(Turn(notation: "r4c7=") == .move(.clear(cell)))
    #expect(Turn(notation: "r4c7?5") == .move(.toggleNote(five, at: cell)))
    #expect(Turn(notation: "r4c7#3") == .move(.color([.three], at: cell)))
    #expect(Turn(notation: "r4c7#13") == .move(.color([.one, .three], at: cell)))
    #expect(Turn(notation: "r4c7#") == .move(.color([], at: cell)))
  }

  @Test(arguments: [
    "", "r", "r4c7", "r0c1=1", "r1c0=1", "r1c1=0", "r1c1=5x", "r1c1=5~~", "r1c1?", "r1c1?5~",
    "R1c1=5", "r1c1 5", "r1c1=~", "r1c1=٣", "undo ", "Undo",
    "r1c1:31", "r1c1:11", "r1c1|0", "r1c1;", "r1c1#0", "r1c1#21", "r1c1#11", "r1c1?5  r1c2?5",
    "r1c1?5 undo",
    "restore", "restore 0", "restore 02", "help", "help me", "help nudge ", "help nudge  xWing",
    "checking all", "r1c1?5 restart", "go", "go -1", "go 01", "go 1 2", "name", "name 0", "name 01",
    "name 1 ", "name 1  a", "name 1 a  b",
  ])
  func anythingElseIsRefused(_ text: String) {
    #expect(Turn(notation: text) == nil)
  }

  @Test func aGameIsSavedAsPuzzleAndJournalAndReadBack() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=1", "undo", "r1c3=4", "r1c4?6", "r1c4?2", "undo")
    let read = try Game(replaying: game)
    #expect(read == game)
    #expect(read.board == game.board)
    #expect(read.errors == 1)
    #expect(read.canRedo)
  }

  @Test(arguments: ["r1c1=4", "undo", "r1c3="])
  func aJournalThatCannotHaveBeenPlayedIsRefused(_ notation: String) throws {
    let turn = try #require(Turn(notation: notation))
    let note = try #require(Turn(notation: "r1c3?4"))
    let journal = [note, .undo, turn].map { TimedTurn($0, elapsed: 0) }
    let game = Game(id: 1, puzzle: try .wellKnown(), replayingStartOf: journal)
    #expect(game.journal == Array(journal.prefix(2)))
  }
}
