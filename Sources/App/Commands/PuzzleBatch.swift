import Formats
import Screens
import Sudoku

/// Answers all puzzles of an input, on several cores, and prints the answers in order.
enum PuzzleBatch {
  /// The result for one puzzle.
  enum Answer: Sendable {
    /// The lines to print, with an optional remark.
    case lines([String], remark: String? = nil)
    /// The record to print as JSON with the place of the puzzle, and an optional remark.
    case record(any Encodable & Sendable, remark: String? = nil)
    /// A sentence about why there is no answer.
    case failure(String)
  }

  /// Prints what `answer` says of each puzzle of `options`, in the order of the puzzles unless told
  /// otherwise. Many puzzles are answered at a time if each `isQuick`.
  static func run(
    _ options: BatchOptions, keepsOrder: Bool = true, isQuick: Bool = false,
    into output: inout BatchOutput, _ answer: @escaping @Sendable (PuzzleEntry) -> Answer
  ) throws {
    let json = options.json
    try run(
      options, keepsOrder: keepsOrder, isQuick: isQuick, into: &output,
      work: { entry, place in Printout(answer(entry), to: entry, at: place, inJSON: json) },
      finish: { printout, _, output in printout.print(into: &output) })
  }

  /// Does `work` with each puzzle of `options` and calls `finish` with the results, in the order of
  /// the puzzles unless told otherwise.
  ///
  /// A core works on many puzzles at a time if each `isQuick`. Otherwise it takes one after the
  /// other, and up to 256 a core are worked on while one of them takes long.
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

  /// Reports an item that is no puzzle.
  static func report(_ item: PuzzleInput.Item, inJSON: Bool, _ output: inout BatchOutput) {
    switch item {
    case .problem(let problem, let file):
      if inJSON {
        let record = Problem(
          file: file, line: problem.line, error: PuzzleInput.sentence(on: problem, in: file))
        output.print([JSONLine.text(of: record)])
      }
      output.fail(PuzzleInput.sentence(on: problem, in: file))
    case .missingFile(let sentence): output.failFile(sentence)
    case .leftOut(let unread, let place):
      if let sentence = Words.english.text(of: unread) { output.say("\(place): \(sentence)") }
    case .puzzle: break
    }
  }

  /// Prints `answer`, or reports why there is none.
  static func print(
    _ answer: Answer, to entry: PuzzleEntry, at place: PuzzlePlace, inJSON: Bool,
    _ output: inout BatchOutput
  ) {
    Printout(answer, to: entry, at: place, inJSON: inJSON).print(into: &output)
  }

  /// The JSON in place of an answer.
  fileprivate struct Unanswered: Encodable {
    let puzzle: String
    let position: String?
    let error: String

    init(_ entry: PuzzleEntry, error: String) {
      (puzzle, position) = (entry.grid.description, entry.reducedLine)
      self.error = error
    }
  }

  /// The JSON for something that is no puzzle.
  private struct Problem: Encodable {
    let file: String
    let line: Int
    let error: String
  }
}

extension PuzzleInput {
  /// Calls `body` with each puzzle and its place, and reports on `output` what is none. Returns
  /// `false` if there was nothing at all.
  @discardableResult
  func forEach(
    into output: inout BatchOutput, inJSON: Bool = false,
    _ body: (PuzzleEntry, PuzzlePlace, inout BatchOutput) -> Void
  ) -> Bool {
    var isEmpty = true
    while true {
      if isWaiting { output.flush() }
      guard let item = next() else { return !isEmpty }
      isEmpty = false
      if case .puzzle(let entry, let place) = item {
        body(entry, place, &output)
      } else {
        PuzzleBatch.report(item, inJSON: inJSON, &output)
      }
    }
  }
}

/// The result for a puzzle, or an item that is none.
private enum Outcome<Result: Sendable>: Sendable {
  case result(Result, PuzzlePlace)
  case noPuzzle(PuzzleInput.Item)

  /// Does `work` with each puzzle of `piece`.
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
private struct Printout: Sendable {
  private let lines: [String]
  private var remark: String?
  private var failure: String?

  init(
    _ answer: PuzzleBatch.Answer, to entry: PuzzleEntry, at place: PuzzlePlace, inJSON: Bool
  ) {
    func line(_ record: any Encodable) -> String {
      JSONLine.text(of: PlacedRecord(record, at: place))
    }
    switch answer {
    case .lines(let lines, let remark):
      self.lines = lines
      self.remark = remark.map { "\(place): \($0)" }
    case .record(let record, let remark):
      lines = [line(record)]
      self.remark = remark.map { "\(place): \($0)" }
    case .failure(let reason):
      lines = inJSON ? [line(PuzzleBatch.Unanswered(entry, error: reason))] : []
      failure = "\(place): \(reason)"
    }
  }

  func print(into output: inout BatchOutput) {
    if !lines.isEmpty || failure == nil { output.print(lines) }
    if let remark { output.say(remark) }
    if let failure { output.fail(failure) }
  }
}
