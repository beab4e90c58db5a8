import Generating
import Testing

@testable import Formats
@testable import Sudoku

/// The saved games and IDs of Simon Tatham's Solo.
struct SoloTests {
  private static let description = "4e8a5a3j7f2e6e8a4f1g6a3a7a5b2e1a4f"

  private func file(
    _ parameters: String, _ description: String = Self.description, kind: String = "Solo",
    moves: [(String, String)] = [], position: Int? = nil
  ) -> String {
    let entries =
      [
        ("SAVEFILE", "Simon Tatham's Portable Puzzle Collection"), ("VERSION", "1"), ("GAME", kind),
        ("PARAMS", parameters), ("CPARAMS", parameters), ("DESC", description), ("UI", ""),
        ("TIME", "75.5"), ("NSTATES", "\(moves.count + 1)"),
        ("STATEPOS", "\(position ?? moves.count + 1)"),
      ] + moves
    return entries.map { name, value in
      name + String(repeating: " ", count: 8 - name.count) + ":\(value.utf8.count):\(value)\n"
    }.joined()
  }

  @Test func aSavedGameIsReadWithItsMoves() throws {
    let moves = [
      ("MOVE", "R1,0,7"), ("MOVE", "P2,0,1"), ("MOVE", "P2,0,9"), ("MOVE", "P2,0,1"),
      ("MOVE", "R0,0,9"), ("MOVE", "R3,0,1"), ("MOVE", "R3,0,0"), ("MOVE", "R4,0,2"),
    ]
    let document = PuzzleDocument(file("3x3db", moves: moves, position: 8) + "\n")
    #expect(document.problems == [])
    let entry = try #require(document.entries.first)
    #expect(entry.givens.description == Samples.line)
    #expect(entry.placed[Cell(1)] == Digit(7) && entry.placed.count == 1)
    #expect(entry.notes == CellNotes { $0 == Cell(2) ? [Digit.all[8]] : .none })
    #expect(entry.elapsed == .seconds(75.5))
  }

  @Test func aRestartAndASolutionAreMoves() throws {
    let solution = try ServiceGame().solution
    let digits = Cell.all.compactMap { solution[$0]?.description }.joined(separator: ",")
    let moves = [("MOVE", "R1,0,7"), ("MOVE", "M"), ("RESTART", Self.description)]
    #expect(PuzzleDocument(file("3x3db", moves: moves)).entries.first?.hasPlaced == false)
    let solved = PuzzleDocument(file("3x3db", moves: moves + [("SOLVE", "S" + digits)]))
    #expect(solved.entries.first?.grid == solution)
  }

  @Test func gamesFollowEachOther() {
    let document = PuzzleDocument(file("3x3db") + file("3x3xdb") + file("3x3da"))
    #expect(document.entries.count == 2)
    #expect(document.problems.map(\.found) == [.rule("X")])
  }

  @Test(
    arguments: [
      ("3x3xdu", .rule("X")), ("9jdb", .rule("Jigsaw")), ("3x3j", .rule("Jigsaw")),
      ("3x3kdb", .rule("Killer")), ("9jx", .rule("Jigsaw")), ("2x3", .gridOfSize(6)),
      ("4x4db", .gridOfSize(16)), ("6j", .gridOfSize(6)),
    ] as [(String, PuzzleTextError.Found)])
  func otherPuzzlesOfSoloAreNamed(_ parameters: String, _ found: PuzzleTextError.Found) {
    for text in [file(parameters), "\(parameters):\(Self.description),aabb\n"] {
      #expect(PuzzleDocument(text).problems.map(\.found) == [found], "\(text)")
      #expect(PuzzleDocument(text).entries == [])
    }
  }

  @Test func anotherGameOfTheCollectionIsNamed() {
    #expect(PuzzleDocument(file("5", kind: "Keen")).problems.map(\.found) == [.text("Keen")])
  }

  @Test(arguments: ["Q", "R9,0,7", "R1,0,10", "R1,0", "R1,x,0,7", "S1,2"])
  func aMoveThatCannotBeReadIsAnErrorOnceItIsMade(_ move: String) {
    let moves = [("MOVE", move), ("MOVE", "R1,0,7")]
    let document = PuzzleDocument(file("3x3db", moves: moves, position: 2))
    #expect(document.entries == [])
    #expect(
      document.problems == [
        PuzzleTextError(
          format: .solo, line: 11, found: .text(move), expected: .notation("RX,Y,DIGIT"))
      ])
    let takenBack = PuzzleDocument(file("3x3db", moves: moves, position: 1))
    #expect(takenBack.problems == [])
    #expect(takenBack.entries.map(\.hasPlaced) == [false])
  }

  @Test func aWrongLengthIsNoHarm() {
    let text = file("3x3db").replacing("DESC    :34:", with: "DESC    :37:")
    #expect(PuzzleDocument(text).entries.map(\.givens.description) == [Samples.line])
  }
}
