/// The contents of a text: its puzzles, and the errors in it.
public struct PuzzleDocument: Hashable, Sendable {
  /// The puzzles in the order of the text.
  public private(set) var entries: [PuzzleEntry] = []
  /// The errors in the order of the text.
  public private(set) var problems: [PuzzleTextError] = []

  /// Reads `text` in any format.
  public init(_ text: String) {
    self.init(bytes: Array(text.utf8)[...])
  }

  /// Reads `bytes`, which should be UTF-8.
  public init(bytes: ArraySlice<UInt8>) {
    var reader = PuzzleReader()
    var readings: [PuzzleReading] = []
    reader.read(bytes) { readings.append($0) }
    reader.finish { readings.append($0) }
    for reading in readings {
      switch reading {
      case .success(let entry): entries.append(entry)
      case .failure(let problem): problems.append(problem)
      }
    }
  }

  /// The format of the first puzzle, or `nil` if there is none.
  public var format: PuzzleFormat? { entries.first?.origin?.format }
}
