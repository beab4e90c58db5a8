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

  /// Prints what `answer` says of each puzzle of `options`.
  ///
  /// - Throws: `ExitCode` 1 where a puzzle could not be read or answered, 2 where a file could not
  ///   be read.
  static func run(
    _ options: BatchOptions, _ answer: @escaping @Sendable (PuzzleEntry) -> Answer
  ) throws {
    var output = BatchOutput()
    try run(PuzzleInput(files: options.files), options, into: &output, answer)
    try output.end()
  }

  /// Prints what `answer` says of each puzzle of `input`. Each core takes `blockSize` puzzles at a
  /// time: more than one where an answer takes microseconds.
  static func run(
    _ input: PuzzleInput, _ options: BatchOptions, into output: inout BatchOutput,
    blockSize: Int = 1, _ answer: @escaping @Sendable (PuzzleEntry) -> Answer
  ) throws {
    try OrderedWork.run(
      jobs: options.parallel.workers,
      next: {
        if input.isWaiting { output.flush() }
        return block(of: input, blockSize)
      },
      isWaiting: { input.isWaiting },
      work: { items in
        items.map { item -> (PuzzleInput.Item, Answer?) in
          guard case .puzzle(let entry, _) = item else { return (item, nil) }
          return (item, answer(entry))
        }
      },
      finish: { answers in
        for (item, answer) in answers { finish(item, answer, inJSON: options.json, &output) }
      })
  }

  /// The next items, as many as have come in, at most `size`; nil at the end.
  private static func block(of input: PuzzleInput, _ size: Int) -> [PuzzleInput.Item]? {
    var items: [PuzzleInput.Item] = []
    while items.count < size, items.isEmpty || !input.isWaiting, let item = input.next() {
      items.append(item)
    }
    return items.isEmpty ? nil : items
  }

  private static func finish(
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
