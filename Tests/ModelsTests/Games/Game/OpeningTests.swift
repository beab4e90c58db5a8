import Formats
import Sudoku
import TestSupport
import Testing

@testable import Games

/// Games that begin with a position from elsewhere.
struct OpeningTests {
  /// Returns the well-known puzzle with 4 at r1c3, notes 2 and 6 at r1c4, and a minute on the clock.
  private func entry() throws -> PuzzleEntry {
    var entry = PuzzleEntry(givens: try Puzzle.wellKnown().givens)
    entry.placed[Cell(2)] = Digit(4)
    entry.notes = CellNotes { $0 == Cell(3) ? DigitSet(bits: 0b100010) : .none }
    entry.elapsed = .seconds(60)
    return entry
  }

  private func game(of entry: PuzzleEntry) throws -> Game {
    var game = try Game.wellKnown(origin: .own)
    game.begin(with: Opening(entry))
    return game
  }

  @Test func theGameHasItsDigitsAndNotes() throws {
    let game = try game(of: entry())
    #expect(game.digit(at: Cell(2)) == Digit(4))
    #expect(game.notes(at: Cell(3)) == DigitSet(bits: 0b100010))
    #expect(game.journal.map(\.turn.notation) == ["r1c3=4~ r1c4:26", "opening"])
    #expect(game.lastElapsed == .seconds(60) && game.isUntouched)
    #expect(game.errors == 0)
  }

  @Test func undoLeavesTheGivensAndRedoBringsItBack() throws {
    var game = try game(of: entry())
    let opening = game.board
    game.undo(at: .seconds(61))
    #expect(game.board == Board(givens: game.puzzle.givens) && !game.canUndo)
    #expect(game.start == game.board)
    game.redo(at: .seconds(62))
    #expect(game.board == opening && game.start == opening)
  }

  @Test func restartReturnsToIt() throws {
    var game = try game(of: entry())
    let opening = game.board
    #expect(game.objection(to: .restart) == .untouched)
    try game.play("r1c4=6", "r3c1?1", "restart")
    #expect(game.board == opening)
    try game.play("undo")
    #expect(game.digit(at: Cell(3)) == Digit(6))
  }

  @Test func whoBeginsAnewFromTheGivensRestartsAtThem() throws {
    var game = try game(of: entry())
    try game.play("undo", "r1c4=6", "restart")
    #expect(game.board == Board(givens: game.puzzle.givens))
    #expect(!game.isMostlyFilledIn)
  }

  @Test func aDigitThatIsClearedBringsNoNotesBack() throws {
    var game = try game(of: entry())
    let move = try #require(game.clearing([Cell(2)]))
    #expect(move == .clear(Cell(2)))
    game.apply(move, at: .seconds(61))
    #expect(game.notes(at: Cell(3)) == DigitSet(bits: 0b100010))
  }

  @Test func aSavedGameBeginsWithItToo() throws {
    var game = try game(of: entry())
    try game.play("r1c4=6")
    var read = try Game(replaying: game)
    #expect(read == game && read.opening == game.opening)
    try read.play("restart")
    #expect(read.digit(at: Cell(2)) == Digit(4) && read.digit(at: Cell(3)) == nil)
  }

  @Test func aGameCannotBeginTwice() throws {
    let opening = try #require(Turn(notation: "opening"))
    let note = try #require(Turn(notation: "r1c3?4"))
    for journal in [[opening, opening], [note, note, opening], [note, .undo, opening]] {
      let game = Game(
        id: 1, puzzle: try .wellKnown(),
        replayingStartOf: journal.map { TimedTurn($0, elapsed: 0) })
      #expect(game.journal.map(\.turn) == journal.dropLast())
    }
  }

  @Test func candidatesBecomeNotesUnlessThereAreAny() throws {
    var entry = try entry()
    entry.candidates = CellNotes { entry.grid[$0] == nil ? .all : .none }
    #expect(try game(of: entry).notes(at: Cell(5)) == .none)
    entry.notes = nil
    #expect(try game(of: entry).notes(at: Cell(5)) == .all)
    entry.centreNotes = CellNotes { $0 == Cell(3) ? .all : .none }
    #expect(try game(of: entry).notes(at: Cell(5)) == .none)
    #expect(try game(of: entry).notes(at: Cell(3), kind: .centre) == .all)
  }

  @Test func aSolvedBoardOrGivensAloneAreNoOpening() throws {
    let puzzle = try Puzzle.wellKnown()
    var entry = PuzzleEntry(givens: puzzle.givens)
    #expect(Opening(entry) == Opening())
    for cell in puzzle.givens.emptyCells { entry.placed[cell] = puzzle.solution[cell] }
    entry.elapsed = .seconds(60)
    #expect(Opening(entry) == Opening())
    #expect(try game(of: entry).journal.isEmpty)
  }

  @Test func aFullBoardThatIsWrongIsOne() throws {
    let puzzle = try Puzzle.wellKnown()
    var entry = PuzzleEntry(givens: puzzle.givens)
    for cell in puzzle.givens.emptyCells { entry.placed[cell] = puzzle.solution[cell] }
    entry.placed[Cell(2)] = Digit(1)
    let game = try game(of: entry)
    #expect(game.wrongCells == [Cell(2)] && game.errors == 1)
    #expect(game.isMostlyFilledIn)
  }

  @Test func moreThanHalfOfTheMissingDigitsIsTooMuchForTheLists() throws {
    let puzzle = try Puzzle.wellKnown()
    var entry = PuzzleEntry(givens: puzzle.givens)
    let missing = puzzle.givens.emptyCells
    for cell in missing.prefix(missing.count / 2) { entry.placed[cell] = puzzle.solution[cell] }
    #expect(try !game(of: entry).isMostlyFilledIn)
    let next = missing[missing.count / 2]
    entry.placed[next] = puzzle.solution[next]
    #expect(try game(of: entry).isMostlyFilledIn)
  }

  @Test func noTimeIsTooLongForTheClock() {
    #expect(Opening(elapsed: .seconds(-5)).elapsed == .zero)
    #expect(Opening(elapsed: .milliseconds(Int64.max)).elapsed == .seconds(360_000))
  }
}

/// A game that is written in a format goes on from there when it is read again.
struct GameRoundTripTests {
  private static let holdingNotes = PuzzleFormat.allCases.filter {
    $0.isWritable && $0.contents.isSuperset(of: [.placed, .notes])
  }

  private func game() throws -> Game {
    var game = try Game.wellKnown(origin: .own)
    try game.play("r1c4=6", "r1c3?1", "r1c3?4", "r3c1:12", "r7c1?3")
    return game
  }

  /// Returns the board of the game that begins with the only puzzle in `text`.
  private func board(of text: String) throws -> Board {
    let entries = PuzzleDocument(text).entries
    try #require(entries.count == 1, "\(text)")
    var game = Game(id: 2, puzzle: try .wellKnown(), origin: .own)
    #expect(entries[0].givens == game.puzzle.givens)
    game.begin(with: Opening(entries[0]))
    return game.board
  }

  @Test(arguments: holdingNotes)
  func formatsWithNotesKeepDigitsAndNotes(format: PuzzleFormat) throws {
    var game = try game()
    if format.contents.contains(.centreNotes) { try game.play("r1c6;2", "r3c1|45") }
    if format.contents.contains(.colors) { try game.play("r1c1#3", "r1c4#9", "r3c1#1") }
    var writer = try PuzzleWriter(format)
    let entry = PuzzleEntry(game, elapsed: .seconds(75))
    let text = try writer.text(of: entry) + writer.end()
    #expect(try board(of: text) == game.board)
    let time = PuzzleDocument(text).entries.first.map { Opening($0).elapsed }
    #expect(time == (format.contents.contains(.elapsed) ? .seconds(75) : .zero))
  }

  @Test(
    arguments: PuzzleFormat.allCases.filter {
      $0.isWritable && $0.contents.isSuperset(of: [.placed, .candidates])
    })
  func formatsWithCandidatesKeepDigitsAndWhatIsCrossedOut(format: PuzzleFormat) throws {
    var game = try Game.wellKnown(origin: .own)
    try game.play("r1c4=6")
    let all = try #require(game.notingCandidates(in: Cell.all))
    game.apply(all, at: .seconds(9))
    try game.play("r1c3?1", "r7c1?3")
    var writer = try PuzzleWriter(format)
    let entry = PuzzleEntry(game, elapsed: .seconds(75))
    let text = try writer.text(of: entry) + writer.end()
    #expect(try board(of: text) == game.board)
  }

  @Test func theBoardAsItIsSharedIsOnePuzzle() throws {
    var game = try game()
    try game.play("r1c6;2", "r1c6#7")
    let state = GameShare(game, elapsed: .seconds(75)).state
    #expect(try board(of: state) == game.board)
    #expect(try board(of: "Look at this:\n\n\(state)\n") == game.board)
  }

  @Test func aDrawingOfAnotherBoardIsAnotherPuzzle() throws {
    var game = try game()
    let drawing = GameShare(game, elapsed: .zero).state.split(separator: "\n").dropLast()
    try game.play("r1c3=4")
    let link = GameShare(game, elapsed: .zero).state.split(separator: "\n").suffix(1)
    #expect(PuzzleDocument((drawing + link).joined(separator: "\n")).entries.count == 2)
  }

  /// HoDoKu's library line: digits with a plus sign are placed, and removed candidates follow.
  @Test func aLineOfTheLibraryGoesOnWhereItStands() throws {
    let givens = try Puzzle.wellKnown().givens.description
    let cells = givens.prefix(2) + "+4" + givens.dropFirst(3)
    let board = try board(of: ":0000:x:\(cells):614:::")
    #expect(board.grid[Cell(2)] == Digit(4))
    let candidates = board.candidates(at: Cell(3))
    #expect(board.notes(at: Cell(3)) == candidates.subtracting([Digit.all[5]]))
    let plain = try self.board(of: ":0000:x:\(cells):::")
    #expect(plain.notes(at: Cell(3)).isEmpty && plain.grid == board.grid)
  }
}
