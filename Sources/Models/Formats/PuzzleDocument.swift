/// The contents of a text: its puzzles, and the errors in it.
///
/// Takes at most about 40 MB in addition to the text, so it keeps only the first puzzles and
/// errors.
public struct PuzzleDocument: Hashable, Sendable {
  /// The first puzzles in the order of the text.
  public private(set) var entries: [PuzzleEntry] = []
  /// The first errors in the order of the text.
  public private(set) var problems: [PuzzleTextError] = []
  /// The number of puzzles after ``entries``, which were left out.
  public private(set) var furtherEntries = 0
  /// The number of errors after ``problems``.
  public private(set) var furtherProblems = 0

  /// The number of puzzles that are kept: a game in progress takes about 800 bytes.
  public static let mostEntries = 50_000
  /// The number of errors that are kept.
  public static let mostProblems = 1_000

  /// Reads `text` in any format.
  public init(_ text: String) {
    self.init(bytes: Array(text.utf8)[...])
  }

  /// Reads `bytes`, which should be UTF-8.
  public init(bytes: ArraySlice<UInt8>) {
    var reader = PuzzleReader()
    var rest = bytes
    while !rest.isEmpty {
      reader.read(rest.prefix(Self.piece)) { add($0) }
      rest = rest.dropFirst(Self.piece)
    }
    reader.finish { add($0) }
  }

  private mutating func add(_ reading: PuzzleReading) {
    switch reading {
    case .success(let entry) where entries.count < Self.mostEntries: entries.append(entry)
    case .success: furtherEntries += 1
    case .failure(let problem) where problems.count < Self.mostProblems: problems.append(problem)
    case .failure: furtherProblems += 1
    }
  }

  /// The number of bytes read at a time.
  private static let piece = 1 << 16

  /// The format of the first puzzle, or `nil` if there is none.
  public var format: PuzzleFormat? { entries.first?.origin?.format }
}
