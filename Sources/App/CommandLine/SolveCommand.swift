import ArgumentParser
import Foundation
import Models

/// Solves puzzles, one a line.
struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Solve puzzles, one a line.",
    discussion: """
      Prints 'puzzle,count,solution' for each line: the count is 0, 1, or 2 for two or more, and \
      the solution is there where the count is 1. Ends with status 1 where a line is no puzzle.
      """)

  @Argument(help: "Files of puzzles, 81 characters a line; - for standard input.")
  var files: [String] = ["-"]

  func run() throws {
    var solver = LineSolver()
    for file in files {
      do {
        try solver.solve(file)
      } catch let error as LineReader.Failure {
        throw UsageError(error.description)
      }
    }
    solver.finish()
    if solver.failures > 0 { throw ExitCode(1) }
  }
}

/// Answers line after line.
private struct LineSolver: ~Copyable {
  private var solver = SolveLine()
  private var output: [UInt8] = []
  private(set) var failures = 0

  /// So many bytes are gathered before they are written.
  private static let chunk = 1 << 16

  mutating func solve(_ file: String) throws {
    let reader = try LineReader(file)
    var number = 0
    while let line = try reader.next() {
      number += 1
      let bytes = line.prefix { $0 != UInt8(ascii: "#") }
      guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { continue }
      do throws(GridTextError) {
        try answer(Array(bytes))
      } catch {
        failures += 1
        Ending.say("\(reader.name), line \(number): \(error)")
      }
      if output.count >= Self.chunk || reader.isWaiting { finish() }
    }
  }

  private mutating func answer(_ line: [UInt8]) throws(GridTextError) {
    let problem = line.withUnsafeBufferPointer { buffer -> GridTextError? in
      do throws(GridTextError) {
        try solver.solve(buffer, into: &output)
        return nil
      } catch {
        return error
      }
    }
    if let problem { throw problem }
  }

  /// Writes what has been gathered.
  mutating func finish() {
    guard !output.isEmpty else { return }
    output.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        let written = write(STDOUT_FILENO, rest.baseAddress, rest.count)
        guard written > 0 else { Ending.end(withOutputError: errno) }
        done += written
      }
    }
    output.removeAll(keepingCapacity: true)
  }
}
