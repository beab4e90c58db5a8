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
