import ArgumentParser
import Formats
import Hints
import Screens
import Sudoku

struct SolveCommand: ScriptCommand {
  static let name = "solve"
  static func summary(in language: Language) -> String {
    language.say(
      "Solve puzzles, and count or list their solutions.",
      "퍼즐을 풀고, 정답의 수를 세거나 정답을 모두 보여요.")
  }

  static let discussion = """
    Prints 'puzzle,count,solution' for each puzzle: the count is 0, 1, or 2 for two or more, and \
    the solution is there if the count is 1. In the middle of a game, digits and candidates count \
    as they stand, as with all commands: 'convert --to line' leaves only the givens. If candidates \
    are missing, the puzzle is a line of HoDoKu's library. Ends with status 1 if a line isn't a \
    puzzle.

    With --count 1000 the count is exact up to 1000, and '>1000' for more.

    With --all there is a line 'puzzle,number,solution' for each solution, in no particular order \
    but always the same one. A puzzle without any has one line with the number 0. With --count as \
    well, no more solutions than that are listed, and standard error says if there are more.

    EXAMPLES:
      ultimate-sudoku solve puzzles.txt
      ultimate-sudoku solve --why puzzles.txt > /dev/null
      ultimate-sudoku solve --count 100000 draft.txt
      ultimate-sudoku solve --all draft.txt | cut -d, -f3
    """

  @OptionGroup var batch: BatchOptions

  @Flag(help: "Say on standard error why a puzzle has no solution, or more than one.")
  var why = false

  @Option(
    name: [.customShort("c", allowingJoined: true), .long], parsing: .unconditional,
    help: "Count the solutions up to this number.")
  var count: Int?

  @Flag(help: "List all solutions, or as many as --count says.")
  var all = false

  func validate() throws {
    if let count, !(1..<Int.max).contains(count) {
      throw ValidationError("--count is \(count). Give 1 or more.")
    }
    if all, let jobs = batch.parallel.jobs, jobs > 1 {
      throw ValidationError("--all lists one solution after the other. Leave --jobs out.")
    }
  }

  func run() throws {
    var output = BatchOutput(to: try batch.output.makeFile())
    if all {
      SolutionList(limit: count ?? .max, explains: why, json: batch.json)
        .run(PuzzleInput(files: batch.files), into: &output)
    } else {
      try SolveBatch.run(batch, explains: why, limit: count, into: &output)
    }
    try output.end()
  }
}

/// A puzzle with its solution, as `solve` prints it.
struct SolvedPuzzle: Encodable {
  /// The digits as they stand.
  let puzzle: String
  /// The whole position if the digits don't say all.
  let position: String?
  /// The number of solutions. Without a limit of the user's, 2 stands for two or more.
  let count: Int
  /// `true` if there are more solutions than were to be counted. `nil` without such a limit.
  let hasMore: Bool?
  /// The solution if it is unique.
  let solution: String?
  /// The reason why there is no solution, or the cells in which two solutions differ. `nil` if
  /// several solutions were to be counted.
  let problem: String?
  /// The reason why there isn't exactly one solution, which isn't part of the record.
  let reason: String?

  /// Solves `entry`, and counts its solutions up to `limit` if there is one.
  init(_ entry: PuzzleEntry, countingUpTo limit: Int? = nil) {
    let findings = BoardFindings(entry)
    let check = findings.check
    (puzzle, position) = (entry.grid.description, entry.reducedLine)
    solution = check.solution?.description
    reason = solution == nil ? Words.english.text(of: findings) : nil
    if case .several = check, limit != nil { problem = nil } else { problem = reason }
    switch check {
    case .unique: (count, hasMore) = (1, limit.map { _ in false })
    case .conflicts, .noSolution: (count, hasMore) = (0, limit.map { _ in false })
    case .several:
      guard let limit else {
        (count, hasMore) = (2, nil)
        return
      }
      let found = Solver.count(of: entry.position, limit: limit + 1)
      (count, hasMore) = (min(found, limit), found > limit)
    }
  }

  private enum CodingKeys: CodingKey { case puzzle, position, count, hasMore, solution, problem }

  var line: String {
    "\(position ?? puzzle),\(hasMore == true ? ">" : "")\(count),\(solution ?? "")"
  }
}

/// Solves the puzzles of an input on several cores and prints the answers in order. Lines of 81
/// cells, as long lists hold, go many at a time to a solver made for them, whatever else the input
/// holds between them.
enum SolveBatch {
  /// Prints the answers, and where it `explains`, why a puzzle has no solution, or more than one.
  /// Solutions are counted up to `limit` if the user has given one.
  static func run(
    _ options: BatchOptions, explains: Bool, limit: Int?, into output: inout BatchOutput
  ) throws {
    let json = options.json
    try PuzzleBatch.runPieces(
      options, into: &output,
      work: { answer($0, explains: explains, limit: limit, json: json) },
      finish: { answer, output in
        switch answer {
        case .lines(let bytes, let count, let remarks):
          output.print(bytes, answering: count)
          for remark in remarks { output.say(remark) }
        case .item(let item): PuzzleBatch.report(item, inJSON: json, &output)
        }
      })
  }

  private enum Answer: Sendable {
    /// The answers to as many puzzles, and remarks on some of them.
    case lines([UInt8], count: Int, remarks: [String])
    case item(PuzzleInput.Item)
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
    output += String(index).utf8
    output.append(contentsOf: line)
    output += String(number).utf8
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
}

/// Lists all solutions of the puzzles of an input. Prints each as it is found and keeps none.
struct SolutionList {
  /// The most solutions to list for a puzzle.
  let limit: Int
  /// Says why a puzzle has no solution.
  let explains: Bool
  let json: Bool

  func run(_ input: PuzzleInput, into output: inout BatchOutput) {
    input.forEach(into: &output, inJSON: json) { list($0, $1, into: &$2) }
  }

  private func list(
    _ entry: PuzzleEntry, _ place: PuzzlePlace, into output: inout BatchOutput
  ) {
    let puzzle = entry.grid.description
    let position = entry.reducedLine
    let line = json ? Line(placed: place, puzzle, position) : Line(position ?? puzzle)
    var number = 0
    var hasMore = false
    if entry.grid.conflicts.isEmpty {
      Solver.forEachSolution(of: entry.position) { solution in
        hasMore = number == limit
        guard !hasMore else { return false }
        number += 1
        output.print(partly: line.bytes(number, solution)) {
          ", \(ProgressLine.grouped(number)) solutions of the next"
        }
        return true
      }
    }
    guard number == 0 else {
      output.print([UInt8](), answering: 1)
      if hasMore { output.say("\(place): more than \(number) solutions. The others are left out.") }
      return
    }
    let problem = Words.english.text(of: BoardFindings(entry))
    let record = NoSolution(puzzle: puzzle, position: position, problem: problem)
    output.print([
      json ? JSONLine.text(of: PlacedRecord(record, at: place)) : "\(position ?? puzzle),0,"
    ])
    if explains { output.say("\(place): \(problem)") }
  }

  /// The parts of a line around the number and the solution, which are the same for each.
  private struct Line {
    private let start: [UInt8]
    private let middle: [UInt8]
    private let end: [UInt8]

    init(_ puzzle: String) {
      (start, middle, end) = (Array("\(puzzle),".utf8), Array(",".utf8), Array("\n".utf8))
    }

    init(placed place: PuzzlePlace, _ puzzle: String, _ position: String?) {
      let place = JSONLine.text(of: place).dropLast()
      start = Array("\(place),\"number\":".utf8)
      let whole = position.map { ",\"position\":\"\($0)\"" } ?? ""
      middle = Array("\(whole),\"puzzle\":\"\(puzzle)\",\"solution\":\"".utf8)
      end = Array("\"}\n".utf8)
    }

    func bytes(_ number: Int, _ solution: [UInt8]) -> [UInt8] {
      start + String(number).utf8 + middle + solution + end
    }
  }

  /// A puzzle without a solution in JSON.
  private struct NoSolution: Encodable {
    let puzzle: String
    let position: String?
    let number = 0
    let problem: String
  }
}
