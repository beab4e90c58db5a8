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
  /// The number up to which solutions are counted, if the user has given one.
  let limit: Int?

  /// Prints the answers to the puzzles of `input`.
  func run(_ input: PuzzleInput, into output: inout BatchOutput) throws {
    let (explains, limit, json) = (explains, limit, options.json)
    try OrderedWork.run(
      jobs: options.parallel.workers,
      next: {
        if input.isWaiting { output.flush() }
        return input.nextPieces()
      },
      isWaiting: { input.isWaiting },
      work: { pieces in
        pieces.map { Self.answer($0, explains: explains, limit: limit, json: json) }
      },
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
      case .item(let item): PuzzleBatch.report(item, inJSON: json, &output)
      }
    }
  }

  private static func answer(
    _ piece: PuzzleInput.Piece, explains: Bool, limit: Int?, json: Bool
  ) -> Answer {
    switch piece {
    case .item(.puzzle(let entry, let place)):
      let solved = SolvedPuzzle(entry, countingUpTo: limit)
      let line = json ? JSONLine.text(of: PlacedRecord(solved, at: place)) : solved.line
      let remark = explains ? solved.reason.map { "\(place): \($0)" } : nil
      return .lines(Array((line + "\n").utf8), count: 1, remarks: remark.map { [$0] } ?? [])
    case .item(let item): return .item(item)
    case .plainLines(let lines):
      let answers = SolvedLines(solving: lines.text).output
      guard json || explains || limit != nil else {
        return .lines(answers, count: lines.numbers.count, remarks: [])
      }
      return elaborate(answers, lines, explains: explains, limit: limit, json: json)
    }
  }

  /// The answers as JSON where asked for, the exact number of solutions of those that have several,
  /// and remarks on those without one solution.
  private static func elaborate(
    _ answers: [UInt8], _ lines: PuzzleInput.PlainLines, explains: Bool, limit: Int?, json: Bool
  ) -> Answer {
    var output: [UInt8] = []
    var remarks: [String] = []
    let each = answers.split(separator: UInt8(ascii: "\n"))
    let file = Array(JSONLine.text(of: lines.file).utf8)
    let digits = UInt8(ascii: "1")...UInt8(ascii: "9")
    let more: [UInt8] = limit == nil ? [] : Array(#","hasMore":false"#.utf8)
    for (answer, place) in zip(each, lines.places) {
      let cells = answer.prefix(81)
      let isUnique = answer[answer.startIndex + 82] == UInt8(ascii: "1")
      if isUnique, json {
        output += #"{"count":1,"file":"#.utf8
        output += file
        output += more
        output += #","index":\#(place.index),"line":\#(place.line),"puzzle":""#.utf8
        output += cells.map { digits.contains($0) ? $0 : UInt8(ascii: ".") }
        output += #"","solution":""#.utf8
        output += answer.suffix(81)
        output += "\"}\n".utf8
      } else if isUnique {
        output += answer
        output.append(UInt8(ascii: "\n"))
      } else {
        let solved = SolvedPuzzle(
          PuzzleEntry(plainLine: cells, line: place.line), countingUpTo: limit)
        if json {
          output += JSONLine.text(of: PlacedRecord(solved, at: place)).utf8
        } else {
          output += limit == nil ? Array(answer) : Array(cells) + solved.line.utf8.dropFirst(81)
        }
        output.append(UInt8(ascii: "\n"))
        if explains, let reason = solved.reason {
          remarks.append("\(place): \(reason)")
        }
      }
    }
    return .lines(output, count: lines.numbers.count, remarks: remarks)
  }
}
