/// Solves puzzles line by line, for long lists.
///
/// ```
/// in:   .3.54...16.9.2..........8...9....1.5....3...64.5.7....7....1.8....8...6792.......
/// out:  .3.54...16.9.2..........8...9....1.5....3...64.5.7....7....1.8....8...6792.......,1,8325…
/// ```
///
/// Keeps its memory from line to line. Don't share one between tasks.
public struct SolveLine: ~Copyable {
  private let search: Search

  /// Creates a solver.
  public init() { self.init(kernel: .best) }

  /// Creates a solver that uses `kernel`.
  init(kernel: Kernel) { search = Search(kernel: kernel) }

  /// Appends to `output` the first 81 characters of `line`, a comma, the number of solutions (2 for
  /// two or more), a comma, the solution if there is exactly one, and a line feed.
  ///
  /// `line` is UTF-8 without its line feed. Any of `.`, `0`, `*`, `_`, `-`, `x` and `X` is an empty
  /// cell. Anything after the 81 cells is ignored, unless it is another cell.
  ///
  /// - Throws: ``GridTextError``, and also rejects the border of a candidate grid, even if it is 81
  ///   characters long. `output` is then unchanged.
  public mutating func solve(
    _ line: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]
  ) throws(GridTextError) {
    try read(line)
    let count = search.count(limit: 2)
    output.append(contentsOf: UnsafeBufferPointer(rebasing: line[..<81]))
    output.append(Self.comma)
    output.append(Self.zero + UInt8(count))
    output.append(Self.comma)
    if count == 1 { search.appendSolution(to: &output, zero: Self.zero) }
    output.append(Self.lineFeed)
  }

  /// Answers lines of `text`, starting at `start`, up to the first wrong or unusual one. Returns
  /// the numbers of bytes and lines read.
  func solvePlainLines(
    of text: UnsafeBufferPointer<UInt8>, from start: Int, into output: inout [UInt8]
  ) -> (read: Int, lines: Int) {
    search.answerLines(of: text, from: start, into: &output)
  }

  /// Returns the answer to one line, without a line feed.
  ///
  /// - Throws: ``GridTextError`` if `line` doesn't begin with 81 cells.
  public mutating func solve(_ line: String) throws(GridTextError) -> String {
    var output: [UInt8] = []
    let bytes = Array(line.utf8)
    let error: GridTextError? = bytes.withUnsafeBufferPointer { buffer in
      do throws(GridTextError) {
        try solve(buffer, into: &output)
        return nil
      } catch {
        return error
      }
    }
    if let error { throw error }
    return String(decoding: output.dropLast(), as: UTF8.self)
  }

  private static let comma = UInt8(ascii: ",")
  private static let zero = UInt8(ascii: "0")
  private static let lineFeed = UInt8(ascii: "\n")

  private mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(GridTextError) {
    for (index, byte) in line.prefix(82).enumerated() {
      guard let digit = CellText.digit(byte) else {
        if index == 81 { break }
        throw Self.complaint(line, index)
      }
      guard index < 81 else { throw .wrongLength(line.prefix { CellText.digit($0) != nil }.count) }
      search.setCandidates(digit == 0 ? 0x1FF : 1 &<< UInt16(digit &- 1), at: index)
    }
    guard line.count >= 81 else { throw .wrongLength(line.count) }
    guard !Self.isBorder(line) else { throw .wrongLength(0) }
  }

  /// Returns `true` if the first 81 bytes, all of them cells, are the border of a grid: no digit,
  /// and a run of at least three dashes. Dashes alone are an empty grid.
  private static func isBorder(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line[1] == UInt8(ascii: "-"), line[..<81].allSatisfy({ CellText.digit($0) == 0 }) else {
      return false
    }
    let dashes = line[..<81].split(omittingEmptySubsequences: true) { $0 != UInt8(ascii: "-") }
    let longest = dashes.map(\.count).max() ?? 0
    return longest >= 3 && longest < 81
  }

  /// The error for the byte at `index`, the first that isn't a cell.
  private static func complaint(_ line: UnsafeBufferPointer<UInt8>, _ index: Int) -> GridTextError {
    let rest = String(decoding: line[index...].prefix(32), as: UTF8.self)
    guard let character = rest.first, character != ",", !character.isWhitespace else {
      return .wrongLength(index)
    }
    return .unexpected(character, position: index + 1)
  }
}

/// The answers to a text with one puzzle per line.
///
/// A long text can be cut between lines, and the parts solved by several tasks. Their answers in
/// order are the answers to the whole text. Parts of 64 KiB keep all cores busy.
public struct SolvedLines: Sendable {
  /// A line that isn't a puzzle.
  public struct Failure: Sendable, Hashable {
    /// The number of the line in the text, counted from 1.
    public let line: Int
    /// The error.
    public let error: GridTextError
  }

  /// The answers in the order of the puzzles, in the format of ``SolveLine``, each with a line
  /// feed.
  public private(set) var output: [UInt8] = []
  /// The lines that aren't puzzles, in order. They have no answer.
  public private(set) var failures: [Failure] = []
  /// The number of lines in the text.
  public private(set) var lineCount = 0

  /// Solves the lines of `text`, UTF-8. Skips empty lines and anything after a `#`.
  public init(solving text: [UInt8]) { self.init(solving: text, kernel: .best) }

  /// Solves the lines of `text` with `kernel`, for tests and benchmarks.
  package init(solving text: [UInt8], kernel: Kernel) {
    var solver = SolveLine(kernel: kernel)
    text.withUnsafeBufferPointer { text in
      var start = 0
      while start < text.count {
        let done = solver.solvePlainLines(of: text, from: start, into: &output)
        start += done.read
        lineCount += done.lines
        guard start < text.count else { break }
        let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        lineCount += 1
        solve(text[start..<end], by: &solver)
        start = end + 1
      }
    }
  }

  private mutating func solve(_ line: Slice<UnsafeBufferPointer<UInt8>>, by solver: inout SolveLine)
  {
    let puzzle = line.prefix { $0 != UInt8(ascii: "#") }
    guard puzzle.contains(where: { $0 > UInt8(ascii: " ") }) else { return }
    do throws(GridTextError) {
      try solver.solve(UnsafeBufferPointer(rebasing: puzzle), into: &output)
    } catch {
      failures.append(Failure(line: lineCount, error: error))
    }
  }
}
