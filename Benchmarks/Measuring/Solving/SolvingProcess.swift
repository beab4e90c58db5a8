import Foundation

/// A program that reads puzzles from standard input, one per line, and prints answers.
struct SolvingProcess: Sendable {
  let program: String
  let arguments: [String]
  /// Returns `true` if an answer is right for a line of a set.
  let isRight: @Sendable (_ answer: Substring, _ line: String) -> Bool
  /// The number of lines that it prints before the first answer.
  var heading = 0

  /// The costs of one run.
  struct Run {
    /// The processor time of the process.
    let processor: Duration
    /// Nanoseconds per puzzle in its own loop, if it reports them on standard error as
    /// `best_ns_per_puzzle=X`.
    let loop: Double?
  }

  /// A program that prints lines `puzzle,count,solution`.
  static func answering(_ program: String, _ arguments: [String] = []) -> SolvingProcess {
    SolvingProcess(program: program, arguments: arguments) { answer, line in
      answer.dropFirst(81) == line.dropFirst(81)
    }
  }

  /// Debian's qqwing. It is asked for any solution, which is less work than proving that there is
  /// no other.
  static let qqwing = SolvingProcess(
    program: "/usr/bin/qqwing", arguments: ["--solve", "--csv"],
    isRight: { answer, line in
      let digits = answer.prefix(81)
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      switch fields[1] {
      case "0": return answer.hasPrefix("Puzzle has no solution")
      case "1": return digits == fields[2]
      default: return zip(line.prefix(81), digits).allSatisfy { $0 == "." || $0 == $1 }
      }
    }, heading: 1)

  /// `true` if it is installed.
  var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// Solves `set` once.
  ///
  /// - Throws: ``WrongAnswer`` if an answer differs from the set's.
  func solve(_ set: PuzzleSet) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.path + "/solving-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = ["in", "out", "error"].map { "\(folder)/\($0)" }
    try Data(set.puzzles).write(to: URL(filePath: files[0]))
    for file in files[1...] { try Data().write(to: URL(filePath: file)) }

    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = FileHandle(forReadingAtPath: files[0])
    process.standardOutput = FileHandle(forWritingAtPath: files[1])
    process.standardError = FileHandle(forWritingAtPath: files[2])
    let before = ProcessorClock.ofChildren
    try process.run()
    process.waitUntilExit()
    let time = ProcessorClock.ofChildren - before

    let output = try String(contentsOfFile: files[1], encoding: .utf8)
    let answers = output.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(heading)
    guard answers.count >= set.lines.count else {
      throw WrongAnswer(program: program, set: set.name, line: set.lines[answers.count])
    }
    for (answer, line) in zip(answers, set.lines) where !isRight(answer, line) {
      throw WrongAnswer(program: program, set: set.name, line: line)
    }
    let said = try String(contentsOfFile: files[2], encoding: .utf8)
    let loop = said.split { $0.isWhitespace }.first { $0.hasPrefix("best_ns_per_puzzle=") }
    return Run(
      processor: time, loop: loop.flatMap { Double($0.drop { $0 != "=" }.dropFirst()) })
  }
}

/// An answer that differs from the known one.
struct WrongAnswer: Error, CustomStringConvertible {
  let program: String
  let set: String
  let line: String

  var description: String {
    "\(program) gives no answer or a wrong one in the set \(set); it must be: \(line)"
  }
}
