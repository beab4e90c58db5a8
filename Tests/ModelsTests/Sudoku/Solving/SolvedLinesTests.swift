import Testing

@testable import Generating
@testable import Sudoku

struct SolvedLinesTests {
  @Test(arguments: Kernel.all)
  func everyKernelAnswersTheCorpusAsItStands(_ kernel: Kernel) {
    let text = Corpus.solved.map { $0.puzzle + "\n" }.joined()
    let lines = SolvedLines(solving: Array(text.utf8), kernel: kernel)
    let expected = Corpus.solved.map { $0.line + "\n" }.joined()
    #expect(String(decoding: lines.output, as: UTF8.self) == expected)
    #expect(lines.failures.isEmpty)
    #expect(lines.lineCount == Corpus.solved.count)
  }

  /// Other lines are left to the reader of single lines, and the fast one continues after them.
  @Test func commentsBlanksAndMistakesAreSkippedAndCounted() {
    let rows = Corpus.solved.prefix(5)
    let puzzles = rows.map(\.puzzle)
    let text = """
      # a list

      \(puzzles[0])
      \(puzzles[1])#comment
      \(puzzles[2]).
      \(puzzles[2].dropLast())
      \(puzzles[2]),1,solution
        \("\t")\r
      12?
      \(puzzles[3])\r
      \(puzzles[4])
      """
    let lines = SolvedLines(solving: Array(text.utf8))
    #expect(
      String(decoding: lines.output, as: UTF8.self) == rows.map { $0.line + "\n" }.joined())
    #expect(lines.lineCount == 11)
    #expect(
      lines.failures == [
        .init(line: 5, error: .wrongLength(82)), .init(line: 6, error: .wrongLength(80)),
        .init(line: 9, error: .unexpected("?", position: 3)),
      ])
  }

  @Test(arguments: [0, 1, 80, 81, 82, 83, 163, 164])
  func aTextCutAnywhereLosesNothing(_ count: Int) throws {
    let rows = Corpus.solved.prefix(2)
    let text = Array(rows.map { $0.puzzle + "\n" }.joined().utf8.prefix(count))
    let lines = SolvedLines(solving: text)
    let complete = count / 82 + (count % 82 == 81 ? 1 : 0)
    #expect(
      String(decoding: lines.output, as: UTF8.self)
        == rows.prefix(complete).map { $0.line + "\n" }.joined())
    #expect(lines.failures.count == (count % 82 == 0 || count % 82 == 81 ? 0 : 1))
  }

  /// Any bytes give an answer or a failure for every line that isn't blank.
  @Test func randomBytesAreAnsweredOrRefusedLineByLine() throws {
    var random = SeededRandom(seed: 5)
    let bytes = Array("0123456789.*_-xX#,? \r\n".utf8) + [0, 0x7F, 0x80, 0xC3, 0xFF]
    let puzzle = Array(try #require(Corpus.solved.first).puzzle.utf8)
    for _ in 0..<300 {
      var text = Array([puzzle, puzzle, puzzle].joined(separator: [10]))
      for _ in 0..<random.below(4) { text[random.below(text.count - 1)] = bytes[random.below(27)] }
      let lines = SolvedLines(solving: text)
      let answers = lines.output.split(separator: 10)
      #expect(answers.allSatisfy { $0.count == 84 || $0.count == 165 })
      let blank = text.split(separator: 10, omittingEmptySubsequences: false).count {
        $0.prefix { $0 != UInt8(ascii: "#") }.allSatisfy { $0 <= 32 }
      }
      #expect(answers.count + lines.failures.count + blank == lines.lineCount)
    }
  }
}
