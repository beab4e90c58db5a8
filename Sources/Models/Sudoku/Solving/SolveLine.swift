/// Solves puzzles line by line, for long lists.
///
/// ```
/// in:   .3.54...16.9.2..........8...9....1.5....3...64.5.7....7....1.8....8...6792.......
/// out:  .3.54...16.9.2..........8...9....1.5....3...64.5.7....7....1.8....8...6792.......,1,8325…
/// ```
///
/// It keeps its memory from line to line. Not to be shared between tasks; each makes its own.
public struct SolveLine: ~Copyable {
  private let search: Search

  /// Ready for the first line.
  public init() { self.init(kernel: .best) }

  /// Ready for the first line, which `kernel` solves.
  init(kernel: Kernel) { search = Search(kernel: kernel) }

  /// Appends to `output` the first 81 characters of `line`, a comma, the number of solutions (2 for
  /// two or more), a comma, the solution where there is exactly one, and a line feed.
  ///
  /// `line` is UTF-8 without its line feed, and an empty cell is any of `.`, `0`, `*`, `_`, `-`,
  /// `x` and `X`. Whatever follows the 81 cells is left out, unless it is one more cell.
  ///
  /// - Throws: ``GridTextError``, also for the border of a grid of candidates that is as long as 81
  ///   cells: it has none. `output` is then as it was.
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

  /// Answers lines of `text` from `start` on, as far as nothing is wrong or unusual with them; how
  /// many bytes and lines that were.
  func solvePlainLines(
    of text: UnsafeBufferPointer<UInt8>, from start: Int, into output: inout [UInt8]
  ) -> (read: Int, lines: Int) {
    search.answerLines(of: text, from: start, into: &output)
  }

  /// The answer to one line, without a line feed.
  ///
  /// - Throws: ``GridTextError`` where `line` does not begin with 81 cells.
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

  /// Whether the first 81 bytes, which are cells, are the border of a grid: no digit, and a row of
  /// three dashes or more. Dashes alone are an empty grid.
  private static func isBorder(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line[1] == UInt8(ascii: "-"), line[..<81].allSatisfy({ CellText.digit($0) == 0 }) else {
      return false
    }
    let dashes = line[..<81].split(omittingEmptySubsequences: true) { $0 != UInt8(ascii: "-") }
    let longest = dashes.map(\.count).max() ?? 0
    return longest >= 3 && longest < 81
  }

  /// What to say of the byte at `index`, which is no cell: all before it are.
  private static func complaint(_ line: UnsafeBufferPointer<UInt8>, _ index: Int) -> GridTextError {
    let rest = String(decoding: line[index...].prefix(32), as: UTF8.self)
    guard let character = rest.first, character != ",", !character.isWhitespace else {
      return .wrongLength(index)
    }
    return .unexpected(character, position: index + 1)
  }
}
