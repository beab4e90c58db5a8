import Formats
import Screens
import Sudoku

/// Solves the puzzles of an input on several cores and prints the answers in order. Lines of 81
/// cells, as long lists hold, go many at a time to a solver made for them, whatever else the input
/// holds between them.
struct SolveBatch {
  let options: BatchOptions
  /// Says why a puzzle has no solution, or more than one.
  let explains: Bool

  /// Prints the answers to the puzzles of `input`.
  func run(_ input: PuzzleInput, into output: inout BatchOutput) throws {
    let (explains, json) = (explains, options.json)
    try OrderedWork.run(
      jobs: options.parallel.workers,
      next: {
        if input.isWaiting { output.flush() }
        return input.nextPieces()
      },
      isWaiting: { input.isWaiting },
      work: { pieces in pieces.map { Self.answer($0, explains: explains, json: json) } },
      finish: { answers in
        for answer in answers { answer.print(into: &output, json: json) }
      })
  }

  private enum Answer: Sendable {
    /// The answers to as many puzzles, and remarks on some of them.
    case lines([UInt8], count: Int, remarks: [String])
    case item(PuzzleInput.Item)

    func print(into output: inout BatchOutput, json: Bool) {
      switch self {
      case .lines(let bytes, let count, let remarks):
        output.print(bytes, answering: count)
        for remark in remarks { output.say(remark) }
      case .item(let item): PuzzleBatch.finish(item, nil, inJSON: json, &output)
      }
    }
  }

  private static func answer(
    _ piece: PuzzleInput.Piece, explains: Bool, json: Bool
  ) -> Answer {
    switch piece {
    case .item(.puzzle(let entry, let place)):
      let solved = SolvedPuzzle(entry)
      let line = json ? JSONLine.text(of: solved) : solved.line
      let remark = explains ? solved.problem.map { "\(place): \($0)" } : nil
      return .lines(Array((line + "\n").utf8), count: 1, remarks: remark.map { [$0] } ?? [])
    case .item(let item): return .item(item)
    case .plainLines(let lines):
      let answers = SolvedLines(solving: lines.text).output
      guard json || explains else {
        return .lines(answers, count: lines.numbers.count, remarks: [])
      }
      return elaborate(answers, lines, explains: explains, json: json)
    }
  }

  /// The answers as JSON where asked for, and remarks on those without one solution.
  private static func elaborate(
    _ answers: [UInt8], _ lines: PuzzleInput.PlainLines, explains: Bool, json: Bool
  ) -> Answer {
    var output: [UInt8] = []
    var remarks: [String] = []
    let each = answers.split(separator: UInt8(ascii: "\n"))
    for (answer, number) in zip(each, lines.numbers) {
      let cells = answer.prefix(81)
      let isUnique = answer[answer.startIndex + 82] == UInt8(ascii: "1")
      if isUnique, json {
        output += #"{"count":1,"puzzle":""#.utf8
        output += cells.map { $0 == UInt8(ascii: "0") ? UInt8(ascii: ".") : $0 }
        output += #"","solution":""#.utf8
        output += answer.suffix(81)
        output += "\"}\n".utf8
      } else if isUnique {
        output += answer
        output.append(UInt8(ascii: "\n"))
      } else {
        let solved = SolvedPuzzle(PuzzleEntry(plainLine: cells, line: number))
        output += json ? Array(JSONLine.text(of: solved).utf8) : Array(answer)
        output.append(UInt8(ascii: "\n"))
        if explains, let problem = solved.problem {
          remarks.append("\(lines.file), line \(number): \(problem)")
        }
      }
    }
    return .lines(output, count: lines.numbers.count, remarks: remarks)
  }
}
