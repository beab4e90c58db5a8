import Formats
import Sudoku

/// Answers all puzzles of an input, on several cores, and prints the answers in order.
enum PuzzleBatch {
  /// The result for one puzzle.
  enum Answer: Sendable {
    /// The lines to print, with an optional remark.
    case lines([String], remark: String? = nil)
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
        guard case .puzzle(let entry, _) = item else { return (item, nil) }
        return (item, answer(entry))
      },
      finish: { item, answer in finish(item, answer, inJSON: options.json, &output) })
  }

  /// Prints `item` with its answer: an item that is no puzzle has none.
  static func finish(
    _ item: PuzzleInput.Item, _ answer: Answer?, inJSON: Bool, _ output: inout BatchOutput
  ) {
    switch item {
    case .problem(let sentence):
      if inJSON { output.print([JSONLine.text(of: Failure(puzzle: nil, error: sentence))]) }
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
          output.print([JSONLine.text(of: failure)])
        }
        output.fail("\(place): \(reason)")
      case nil: break
      }
    }
  }

  /// The JSON in place of an answer.
  private struct Failure: Encodable {
    let puzzle: String?
    let error: String
  }
}
