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
    output.reserveCapacity(answers.count + (json ? lines.numbers.count * 96 : 0))
    var remarks: [String] = []
    let record = UniqueRecord(file: lines.file, isCounted: limit != nil)
    answers.withUnsafeBufferPointer { answers in
      var start = 0
      for (offset, number) in lines.numbers.enumerated() {
        // The cells, a comma, the count, a comma, and the solution if there is one.
        let isUnique = answers[start + 82] == UInt8(ascii: "1")
        let answer = answers[start..<start + (isUnique ? 165 : 84)]
        start = answer.endIndex + 1
        if isUnique, json {
          record.write(answer, line: number, index: lines.firstIndex + offset, into: &output)
          continue
        }
        if isUnique {
          output.append(contentsOf: answer)
        } else {
          let place = PuzzlePlace(file: lines.file, line: number, index: lines.firstIndex + offset)
          let solved = SolvedPuzzle(
            PuzzleEntry(plainLine: Array(answer.prefix(81))[...], line: number),
            countingUpTo: limit)
          if json {
            output += JSONLine.text(of: PlacedRecord(solved, at: place)).utf8
          } else if limit == nil {
            output.append(contentsOf: answer)
          } else {
            output.append(contentsOf: answer.prefix(81))
            output += solved.line.utf8.dropFirst(81)
          }
          if explains, let reason = solved.reason { remarks.append("\(place): \(reason)") }
        }
        output.append(UInt8(ascii: "\n"))
      }
    }
    return .lines(output, count: lines.numbers.count, remarks: remarks)
  }
}

/// The JSON of puzzles with one solution, as an encoder would write it. For long lists it is put
/// together here: an encoder takes longer than the solver.
private struct UniqueRecord {
  private let start: [UInt8]
  private let line = Array(#","line":"#.utf8)
  private let puzzle = Array(#","puzzle":""#.utf8)
  private let solution = Array(#"","solution":""#.utf8)
  private let end = Array("\"}\n".utf8)

  /// Creates the records of a file. `isCounted` if solutions are counted up to a number.
  init(file: String, isCounted: Bool) {
    let more = isCounted ? #","hasMore":false"# : ""
    start = Array(#"{"count":1,"file":\#(JSONLine.text(of: file))\#(more),"index":"#.utf8)
  }

  /// Writes the record of `answer`, 81 cells and the solution at its end, with a line feed.
  func write(
    _ answer: Slice<UnsafeBufferPointer<UInt8>>, line number: Int, index: Int,
    into output: inout [UInt8]
  ) {
    output.append(contentsOf: start)
    Self.write(index, into: &output)
    output.append(contentsOf: line)
    Self.write(number, into: &output)
    output.append(contentsOf: puzzle)
    let cells = output.count
    output.append(contentsOf: answer.prefix(81))
    for place in cells..<output.count where output[place] == UInt8(ascii: "0") {
      output[place] = UInt8(ascii: ".")
    }
    output.append(contentsOf: solution)
    output.append(contentsOf: answer.suffix(81))
    output.append(contentsOf: end)
  }

  /// Writes a number that isn't negative.
  private static func write(_ number: Int, into output: inout [UInt8]) {
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      output.append(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }
}
