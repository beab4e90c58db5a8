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
      work: { entry, place in Printout(answer(entry), entry, place, inJSON: json) },
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
      work: { pieces in pieces.flatMap { Outcome.all(of: $0, work) } },
      finish: { outcomes in
        for outcome in outcomes {
          switch outcome {
          case .result(let result, let place): try finish(result, place, &output)
          case .noPuzzle(let item): report(item, inJSON: options.json, &output)
          }
        }
      })
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

  /// Reports the reason why there is no answer for a puzzle.
  static func report(
    _ reason: String, on entry: PuzzleEntry, at place: PuzzlePlace, inJSON: Bool,
    _ output: inout BatchOutput
  ) {
    if inJSON {
      let record = Unanswered(entry, error: reason)
      output.print([JSONLine.text(of: PlacedRecord(record, at: place))])
    }
    output.fail("\(place): \(reason)")
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

/// The output for a puzzle: its lines, and the remark about it on standard error.
private struct Printout: Sendable {
  private var lines: [String] = []
  private var remark: String?
  private var failure: String?

  init(
    _ answer: PuzzleBatch.Answer, _ entry: PuzzleEntry, _ place: PuzzlePlace, inJSON: Bool
  ) {
    switch answer {
    case .lines(let lines, let remark):
      self.lines = lines
      self.remark = remark.map { "\(place): \($0)" }
    case .record(let record, let remark):
      lines = [JSONLine.text(of: PlacedRecord(record, at: place))]
      self.remark = remark.map { "\(place): \($0)" }
    case .failure(let reason):
      if inJSON {
        let record = PuzzleBatch.Unanswered(entry, error: reason)
        lines = [JSONLine.text(of: PlacedRecord(record, at: place))]
      }
      failure = "\(place): \(reason)"
    }
  }

  func print(into output: inout BatchOutput) {
    if !lines.isEmpty || failure == nil { output.print(lines) }
    if let remark { output.say(remark) }
    if let failure { output.fail(failure) }
  }
}
