/// The answers to a text of many puzzles, one a line.
///
/// A text may be part of a longer one, cut between lines: then several tasks solve parts of it side
/// by side, and their answers one after the other are the answers to the whole. Parts of 64 KiB
/// keep all cores busy.
public struct SolvedLines: Sendable {
  /// A line that is no puzzle.
  public struct Failure: Sendable, Hashable {
    /// The number of the line in the text, counted from 1.
    public let line: Int
    /// What is wrong with it.
    public let error: GridTextError
  }

  /// The answers in the order of the puzzles, as ``SolveLine`` gives them, each with its line feed.
  public private(set) var output: [UInt8] = []
  /// The lines that are no puzzle, in order; they have no answer.
  public private(set) var failures: [Failure] = []
  /// How many lines the text has.
  public private(set) var lineCount = 0

  /// Solves the lines of `text`, UTF-8. Empty lines, and what follows a `#`, are skipped.
  public init(solving text: [UInt8]) { self.init(solving: text, kernel: .best) }

  /// Solves the lines of `text` by `kernel`, to test or measure it.
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
