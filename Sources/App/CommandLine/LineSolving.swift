import Models

/// Solves a file that holds one puzzle a line, many lines at once.
enum LineSolving {
  /// Whether `source` begins with nothing but lines of 81 cells. What has been read for that is put
  /// back.
  static func isPlain(_ source: ByteReader) throws(UsageError) -> Bool {
    guard let bytes = try source.next() else { return true }
    source.putBack(bytes)
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
    return SolvedLines(solving: Array(bytes[..<end])).failures.isEmpty
  }

  /// Prints the answers to the lines of `source`.
  static func run(
    _ source: ByteReader, jobs: Int, into output: inout BatchOutput
  ) throws {
    var rest: [UInt8] = []
    var line = 0
    try OrderedWork.run(
      jobs: jobs, next: { try nextLines(of: source, &rest) },
      isWaiting: {
        guard source.isWaiting else { return false }
        output.flush()
        return true
      },
      work: { SolvedLines(solving: $0) },
      finish: { answers in
        output.print(answers.output, answering: answers.lineCount)
        for failure in answers.failures {
          output.fail("\(source.name), line \(line + failure.line): \(failure.error)")
        }
        line += answers.lineCount
      })
  }

  /// Whole lines, as many as have come in; the beginning of the next one stays in `rest`.
  private static func nextLines(
    of source: ByteReader, _ rest: inout [UInt8]
  ) throws(UsageError) -> [UInt8]? {
    while let bytes = try source.next() {
      guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
        rest += bytes
        continue
      }
      let lines = rest + bytes[...end]
      rest = Array(bytes[(end + 1)...])
      return lines
    }
    defer { rest = [] }
    return rest.isEmpty ? nil : rest
  }
}
