import Formats
import Screens
import Sudoku

/// A command's findings on a puzzle: a JSON object, or lines of text.
protocol PuzzleRecord: Encodable, Sendable {
  var lines: [String] { get }
}

/// Answers all puzzles of an input, on several cores, and prints the answers in order.
enum PuzzleBatch {
  enum Answer: Sendable {
    /// The record to print, or `nil` to count it only, with an optional remark.
    case record((any PuzzleRecord)?, remark: String? = nil)
    /// No record, with an optional remark.
    case nothing(remark: String? = nil)
    /// A sentence about why there is no answer.
    case failure(String)
  }

  /// Prints the `answer` to each puzzle of `options`, by default in the order of the puzzles, up to
  /// a number of records. Many puzzles are answered at a time if each `isQuick`.
  ///
  /// - Returns: The number of records.
  @discardableResult
  static func run(
    _ options: BatchOptions, keepsOrder: Bool = true, isQuick: Bool = false, limit: Int = .max,
    into output: inout BatchOutput, _ answer: @escaping @Sendable (PuzzleEntry) -> Answer
  ) throws -> Int {
    struct Enough: Error {}
    let json = options.json
    var records = 0
    do {
      try run(
        options, keepsOrder: keepsOrder, isQuick: isQuick, into: &output,
        work: { entry, place in Printout(answer(entry), to: entry, at: place, inJSON: json) },
        finish: { printout, _, output in
          printout.print(into: &output)
          if printout.isRecord { records += 1 }
          if records == limit { throw Enough() }
        })
    } catch is Enough {}
    return records
  }

  /// Does `work` with each puzzle of `options` and calls `finish` with the results, by default in
  /// the order of the puzzles.
  ///
  /// A core works on many puzzles at a time if each `isQuick`. Otherwise it takes one after the
  /// other, and up to 256 per core are worked on while one of them takes a long time.
  static func run<Result: Sendable>(
    _ options: BatchOptions, keepsOrder: Bool = true, isQuick: Bool = false,
    into output: inout BatchOutput,
    work: @escaping @Sendable (PuzzleEntry, PuzzlePlace) -> Result,
    finish: (Result, PuzzlePlace, inout BatchOutput) throws -> Void
  ) throws {
    try runPieces(
      options, keepsOrder: keepsOrder, isQuick: isQuick, into: &output,
      work: { piece in Outcome.all(of: piece, work) },
      finish: { outcomes, output in
        for outcome in outcomes {
          switch outcome {
          case .result(let result, let place): try finish(result, place, &output)
          case .noPuzzle(let item): report(item, inJSON: options.json, &output)
          }
        }
      })
  }

  /// Does `work` with each piece of the input and calls `finish` with the results.
  static func runPieces<Result: Sendable>(
    _ options: BatchOptions, keepsOrder: Bool = true, isQuick: Bool = true,
    into output: inout BatchOutput, work: @escaping @Sendable (PuzzleInput.Piece) -> Result,
    finish: (Result, inout BatchOutput) throws -> Void
  ) throws {
    let input = PuzzleInput(files: options.files)
    try OrderedWork.run(
      jobs: options.parallel.workers, lead: isQuick ? 4 : 256, keepsOrder: keepsOrder,
      next: {
        if input.isWaiting { output.flush() }
        return isQuick ? input.nextPieces() : input.next().map { [.item($0)] }
      },
      isWaiting: { input.isWaiting },
      idle: {
        output.flush()
        output.showProgress("")
      },
      work: { pieces in pieces.map(work) },
      finish: { results in for result in results { try finish(result, &output) } })
  }

  /// Reports an item that isn't a puzzle.
  static func report(_ item: PuzzleInput.Item, inJSON: Bool, _ output: inout BatchOutput) {
    switch item {
    case .problem(let problem, let file):
      if inJSON {
        let record = Problem(
          file: file, line: problem.line, error: PuzzleInput.sentence(on: problem, in: file))
        output.print([JSONLine.text(of: record)])
      }
      output.fail(PuzzleInput.sentence(on: problem, in: file))
    case .nothing(let sentence): output.fail(sentence)
    case .missingFile(let sentence): output.failFile(sentence)
    case .leftOut(let unread, let place):
      if let sentence = Words.english.text(of: unread) { output.say("\(place): \(sentence)") }
    case .puzzle: break
    }
  }

  private struct Problem: Encodable {
    let file: String
    let line: Int
    let error: String
  }
}

extension PuzzleInput {
  /// Calls `body` with each puzzle and its place, and reports on `output` what isn't one.
  func forEach(
    into output: inout BatchOutput, inJSON: Bool = false,
    _ body: (PuzzleEntry, PuzzlePlace, inout BatchOutput) -> Void
  ) {
    while true {
      if isWaiting { output.flush() }
      guard let item = next() else { return }
      if case .puzzle(let entry, let place) = item {
        body(entry, place, &output)
      } else {
        PuzzleBatch.report(item, inJSON: inJSON, &output)
      }
    }
  }
}

/// The result for a puzzle, or an item that isn't one.
private enum Outcome<Result: Sendable>: Sendable {
  case result(Result, PuzzlePlace)
  case noPuzzle(PuzzleInput.Item)

  static func all(
    of piece: PuzzleInput.Piece, _ work: (PuzzleEntry, PuzzlePlace) -> Result
  ) -> [Outcome] {
    switch piece {
    case .item(.puzzle(let entry, let place)): return [.result(work(entry, place), place)]
    case .item(let item): return [.noPuzzle(item)]
    case .plainLines(let lines):
      let texts = lines.text.split(separator: UInt8(ascii: "\n"))
      return zip(texts, lines.places).map { text, place in
        let entry = PuzzleEntry(plainLine: text.prefix(81), line: place.line)
        return .result(work(entry, place), place)
      }
    }
  }
}

/// The output for a puzzle: its lines, and a sentence about it on standard error.
struct Printout: Sendable {
  /// `true` if there is an answer.
  let isRecord: Bool
  private var lines: [String] = []
  private var remark: String?
  private var failure: String?

  init(
    _ answer: PuzzleBatch.Answer, to entry: PuzzleEntry, at place: PuzzlePlace, inJSON: Bool
  ) {
    isRecord = if case .record = answer { true } else { false }
    switch answer {
    case .record(let record, let remark):
      if let record {
        lines = inJSON ? [JSONLine.text(of: PlacedRecord(record, at: place))] : record.lines
      }
      self.remark = remark.map { "\(place): \($0)" }
    case .nothing(let remark): self.remark = remark.map { "\(place): \($0)" }
    case .failure(let reason):
      if inJSON {
        let record = Unanswered(
          puzzle: entry.grid.description, position: entry.reducedLine, error: reason)
        lines = [JSONLine.text(of: PlacedRecord(record, at: place))]
      }
      failure = "\(place): \(reason)"
    }
  }

  /// The JSON instead of an answer.
  private struct Unanswered: Encodable {
    let puzzle: String
    let position: String?
    let error: String
  }

  func print(into output: inout BatchOutput) {
    if !lines.isEmpty || failure == nil { output.print(lines) }
    if let remark { output.say(remark) }
    if let failure { output.fail(failure) }
  }
}
