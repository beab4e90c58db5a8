import Foundation
import Sudoku

/// Solves a file that holds one puzzle a line, many lines at once, up to where it does not.
struct LineSolving {
  private let source: ByteReader
  /// The start of a line that hasn't arrived in full.
  private var rest: [UInt8] = []
  /// The number of lines answered.
  private(set) var lines = 0
  /// Text read but not answered, or `nil` while all lines are plain.
  private var unanswered: [UInt8]?

  /// Solves what `source` holds.
  init(_ source: ByteReader) {
    self.source = source
  }

  /// Whole lines and their answers.
  private struct Part: Sendable {
    let text: [UInt8]
    let answers: SolvedLines

    /// Whether there is nothing but puzzles of 81 cells: a line that begins with a number sign may
    /// be a comment, a heading or a code.
    var isPlain: Bool { answers.failures.isEmpty && !Self.hasSign(text) }

    init(_ text: [UInt8]) {
      self.text = text
      answers = SolvedLines(solving: text)
    }

    private static func hasSign(_ text: [UInt8]) -> Bool {
      let sign = UInt8(ascii: "#")
      let isThere = text.withUnsafeBytes { bytes in
        bytes.baseAddress.map { memchr($0, Int32(sign), bytes.count) != nil } ?? false
      }
      guard isThere else { return false }
      return text.split(separator: UInt8(ascii: "\n")).contains { line in
        line.first { $0 > UInt8(ascii: " ") } == sign
      }
    }
  }

  /// Prints the answers to the lines of the file. Where it ends before the file does, because
  /// something else than a line of 81 cells came up, what is left has been put back into the source,
  /// beginning with the line after the number of ``lines``.
  ///
  /// - Returns: whether everything has been answered.
  mutating func run(jobs: Int, into output: inout BatchOutput) throws -> Bool {
    try OrderedWork.run(
      jobs: jobs,
      next: {
        guard unanswered == nil else { return nil }
        if source.isWaiting { output.flush() }
        return try nextLines()
      },
      isWaiting: { source.isWaiting }, work: { Part($0) },
      finish: { part in
        if unanswered != nil || !part.isPlain {
          unanswered = (unanswered ?? []) + part.text
        } else {
          output.print(part.answers.output, answering: part.answers.lineCount)
          lines += part.answers.lineCount
        }
      })
    guard let unanswered else { return true }
    source.putBack(unanswered + rest)
    return false
  }

  /// The complete lines that have arrived, or `nil` at the end.
  private mutating func nextLines() throws(UsageError) -> [UInt8]? {
    while let bytes = try source.next() {
      guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
        rest += bytes
        guard rest.count < Self.longestLine else {
          unanswered = rest
          rest = []
          return nil
        }
        continue
      }
      let lines = rest + bytes[...end]
      rest = Array(bytes[(end + 1)...])
      return lines
    }
    defer { rest = [] }
    return rest.isEmpty ? nil : rest
  }

  /// Longer lines are left to the reader of all formats.
  private static let longestLine = 1 << 16
}
