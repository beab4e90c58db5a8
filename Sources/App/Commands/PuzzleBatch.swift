import Formats
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
  /// otherwise. Up to 256 puzzles a core are answered while one of them takes long.
  static func run(
    _ options: BatchOptions, keepsOrder: Bool = true, into output: inout BatchOutput,
    _ answer: @escaping @Sendable (PuzzleEntry) -> Answer
  ) throws {
    let input = PuzzleInput(files: options.files)
    try OrderedWork.run(
      jobs: options.parallel.workers, lead: 256, keepsOrder: keepsOrder,
      next: {
        if input.isWaiting { output.flush() }
        return input.next()
      },
      isWaiting: { input.isWaiting },
      idle: {
        output.flush()
        output.showProgress("")
      },
      work: { item -> (PuzzleInput.Item, Answer?) in
        guard case .puzzle(let entry, let place) = item else { return (item, nil) }
        return (item, answer(entry).encoded(at: place))
      },
      finish: { item, answer in finish(item, answer, inJSON: options.json, &output) })
  }

  /// Prints `item` with its answer: an item that is no puzzle has none.
  static func finish(
    _ item: PuzzleInput.Item, _ answer: Answer?, inJSON: Bool, _ output: inout BatchOutput
  ) {
    switch item {
    case .problem(let sentence, let file, let line):
      if inJSON { output.print([JSONLine.text(of: Problem(file, line, sentence))]) }
      output.fail(sentence)
    case .missingFile(let sentence): output.failFile(sentence)
    case .puzzle(let entry, let place):
      switch answer {
      case .lines(let lines, let remark):
        output.print(lines)
        if let remark { output.say("\(place): \(remark)") }
      case .failure(let reason):
        if inJSON {
          let failure = Failure(puzzle: entry.givens.description, error: reason)
          output.print([JSONLine.text(of: PlacedRecord(failure, at: place))])
        }
        output.fail("\(place): \(reason)")
      case .record, nil: break
      }
    }
  }

  /// The JSON in place of an answer.
  private struct Failure: Encodable {
    let puzzle: String
    let error: String
  }

  /// The JSON for something that is no puzzle.
  private struct Problem: Encodable {
    let file: String
    let line: Int
    let error: String

    init(_ file: String, _ line: Int, _ error: String) {
      self.file = file
      self.line = line
      self.error = error
    }
  }
}

extension PuzzleBatch.Answer {
  /// The same answer with its record as a line, so that encoding it is part of the work.
  fileprivate func encoded(at place: PuzzlePlace) -> PuzzleBatch.Answer {
    guard case .record(let record, let remark) = self else { return self }
    return .lines([JSONLine.text(of: PlacedRecord(record, at: place))], remark: remark)
  }
}
