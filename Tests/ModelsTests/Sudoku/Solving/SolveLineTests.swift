import Sudoku
import Testing

struct SolveLineTests {
  @Test func eachLineOfTheCorpusIsAnsweredAsItStands() throws {
    var line = SolveLine()
    for row in Corpus.solved {
      #expect(try line.solve(row.puzzle) == row.line)
    }
  }

  @Test func moreThanOneSolutionIsATwoAndNothing() throws {
    var line = SolveLine()
    let empty = String(repeating: ".", count: 81)
    #expect(try line.solve(empty) == empty + ",2,")
  }

  @Test func thePuzzleIsRepeatedAsItWasWritten() throws {
    var line = SolveLine()
    let row = try #require(Corpus.solved.first { $0.count == 1 })
    let zeros = row.puzzle.replacing(".", with: "0")
    #expect(try line.solve(zeros) == "\(zeros),1,\(row.solution)")
    #expect(try line.solve(zeros + " # found on a train") == "\(zeros),1,\(row.solution)")
    #expect(try line.solve(row.line) == row.line)
  }

  @Test(arguments: [
    ("", GridTextError.wrongLength(0)),
    ("123", .wrongLength(3)),
    (String(repeating: ".", count: 80), .wrongLength(80)),
    (String(repeating: ".", count: 82), .wrongLength(82)),
    (String(repeating: "1", count: 30) + "?", .unexpected("?", position: 31)),
    ("12한", .unexpected("한", position: 3)),
  ])
  func aLineThatIsNoGridIsRefused(_ text: String, _ error: GridTextError) {
    #expect(throws: error) {
      var line = SolveLine()
      return try line.solve(text)
    }
  }

  @Test func aRefusedLineLeavesTheOutputAsItWas() {
    var line = SolveLine()
    var output = Array("before\n".utf8)
    let wrong = Array("12?".utf8)
    var isRefused = false
    do {
      try wrong.withUnsafeBufferPointer { try line.solve($0, into: &output) }
    } catch {
      isRefused = true
    }
    #expect(isRefused)
    #expect(output == Array("before\n".utf8))
  }
}
