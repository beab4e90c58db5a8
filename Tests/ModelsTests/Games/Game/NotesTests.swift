import Games
import Sudoku
import Testing

struct NotesTests {
  private let r1c3 = Cell(row: 0, column: 2)
  private let r1c4 = Cell(row: 0, column: 3)
  private let r9c3 = Cell(row: 8, column: 2)
  private let r8c8 = Cell(row: 7, column: 7)

  private func digits(_ numbers: Int...) -> DigitSet {
    DigitSet(numbers.compactMap { Digit($0) })
  }

  @Test func aNoteComesAndGoes() throws {
    var game = try Game.wellKnown()
    let note = Move.toggleNote(try #require(Digit(4)), at: r1c3)
    #expect(game.apply(note, at: .zero).refusal == nil)
    #expect(game.notes(at: r1c3) == digits(4))
    #expect(game.apply(note, at: .zero).refusal == nil)
    #expect(game.notes(at: r1c3).isEmpty)
  }

  @Test func aFilledCellTakesNoNotes() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3=4")
    let note = Move.toggleNote(try #require(Digit(1)), at: r1c3)
    #expect(game.apply(note, at: .zero).refusal == .filled)
  }

  @Test(arguments: ["undo", "r1c3=", "r1c3=4"])
  func aDigitHidesTheNotesOfItsCellUntilItGoes(_ how: String) throws {
    var game = try Game.wellKnown()
    try game.play("r1c3?1", "r1c3?4", "r1c3=4")
    #expect(game.notes(at: r1c3).isEmpty)
    try game.play(how)
    #expect(game.digit(at: r1c3) == nil)
    #expect(game.notes(at: r1c3) == digits(1, 4))
  }

  @Test func clearingTwiceTakesDigitThenNotes() throws {
    var game = try Game.wellKnown()
    try game.play("r1c3?1", "r1c3=4", "r1c3=", "r1c3=")
    #expect(game.notes(at: r1c3).isEmpty)
    try game.play("undo")
    #expect(game.notes(at: r1c3) == digits(1))
  }

  /// ```
  /// 5 3 4 | x 7 .      4: placed     x: the note 4 goes
  /// 6 . . | 1 9 5      n: no peer, the note 4 stays
  ///   ...
  /// . . x | . 8 .
  /// ```
  @Test func aDigitTakesItsNotesOutOfItsPeers() throws {
    var game = try Game.wellKnown()
    try game.play("r1c4?4", "r1c4?2", "r9c3?4", "r8c8?4", "r1c3=4")
    #expect(game.notes(at: r1c4) == digits(2))
    #expect(game.notes(at: r9c3).isEmpty)
    #expect(game.notes(at: r8c8) == digits(4))
    try game.play("undo")
    #expect(game.notes(at: r1c4) == digits(2, 4))
    #expect(game.notes(at: r9c3) == digits(4))
  }

  @Test func undoBringsBackOnlyTheNotesThatWereThere() throws {
    var game = try Game.wellKnown()
    try game.play("r1c4?2", "r1c3=4", "undo")
    #expect(game.notes(at: r1c4) == digits(2))
  }

  @Test func peersKeepTheirNotesWhereTheMoveSaysSo() throws {
    var game = try Game.wellKnown()
    try game.play("r1c4?4", "r1c3=4~")
    #expect(game.notes(at: r1c4) == digits(4))
    try game.play("undo", "redo")
    #expect(game.notes(at: r1c4) == digits(4))
  }

  @Test func notesUnderADigitFollowTheirPeersToo() throws {
    var game = try Game.wellKnown()
    try game.play("r1c4?4", "r1c4=6", "r1c3=4", "r1c4=")
    #expect(game.notes(at: r1c4).isEmpty)
    try game.play("undo", "undo", "r1c4=")
    #expect(game.notes(at: r1c4) == digits(4))
  }
}
