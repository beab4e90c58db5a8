/// The puzzles and errors of a document. If there are many errors, the first are kept and the rest
/// is counted.
struct DocumentReadings: Sendable {
  /// The puzzles and errors that haven't been taken yet.
  private(set) var readings: [PuzzleReading] = []
  private var errors = 0
  /// `false` if the last one was an error too many.
  private var isLastKept = true

  /// The number of errors that are kept.
  static let mostErrors = 100

  /// `true` if there was neither a puzzle nor an error.
  var isEmpty: Bool { readings.isEmpty && errors == 0 }

  mutating func append(_ reading: PuzzleReading) {
    isLastKept = true
    if case .failure = reading {
      errors += 1
      isLastKept = errors <= Self.mostErrors
    }
    if isLastKept { readings.append(reading) }
  }

  /// Replaces the last puzzle by what `change` makes of it, unless an error came after it.
  mutating func changeLast(_ change: (inout PuzzleEntry) -> Void) {
    guard isLastKept, case .success(var entry)? = readings.last else { return }
    change(&entry)
    readings[readings.count - 1] = .success(entry)
  }

  /// Moves what there is so far to the end of `output`.
  mutating func move(to output: inout [PuzzleReading]) {
    output += readings
    readings.removeAll(keepingCapacity: true)
  }

  /// Ends the document, which begins in `line`, with one error for those that weren't kept.
  mutating func end(line: Int) {
    guard errors > Self.mostErrors else { return }
    readings.append(
      .failure(
        PuzzleTextError(
          format: nil, line: line, found: .moreErrors(errors - Self.mostErrors),
          expected: .puzzles)))
  }
}
