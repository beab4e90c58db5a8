import ArgumentParser

/// The output and the result of a command that processes puzzles.
struct BatchOutput: ~Copyable {
  private var output: StandardOutput
  private let progress: ProgressLine
  private(set) var done = 0
  private var failures = 0
  /// The failures that were only counted.
  private var untold = 0
  private var hasMissingFile = false
  private var hasDoubts = false

  /// The failures to describe. More are only counted: a file of another kind has one in each line.
  private static let mostTold = 100

  /// Creates an output to `file`, or else to standard output, that counts `unit`s, up to `total` if
  /// known. `isForEnd` means that nothing is printed until the end.
  init(
    to file: OutputFile? = nil, unit: String = "puzzles", total: Int? = nil, isForEnd: Bool = false
  ) {
    output = StandardOutput(redirectedTo: file)
    progress = ProgressLine(unit: unit, total: total, isAlone: file != nil || isForEnd)
  }

  /// Prints `lines`, the answers for `count` puzzles.
  mutating func print(_ lines: [String], for count: Int = 1) {
    for line in lines { output.write(line: line) }
    self.count(count)
  }

  mutating func print(_ bytes: [UInt8], answering count: Int) {
    output.append(bytes)
    self.count(count)
  }

  /// Prints `lines`, a part of the answer for one puzzle.
  mutating func print(partly bytes: [UInt8], _ detail: () -> String) {
    output.append(bytes)
    progress.update(done: done, failed: failures, detail: detail())
  }

  mutating func print(_ text: String) { output.append(text.utf8) }

  private mutating func count(_ puzzles: Int) {
    done += puzzles
    progress.update(done: done, failed: failures)
  }

  /// Shows the progress if nothing was printed for a while.
  mutating func showProgress(_ detail: String) {
    progress.update(done: done, failed: failures, detail: detail)
  }

  mutating func fail(_ sentence: @autoclosure () -> String) {
    failures += 1
    guard failures <= Self.mostTold else {
      untold += 1
      return count(0)
    }
    say(sentence())
  }

  mutating func failFile(_ sentence: String) {
    hasMissingFile = true
    say(sentence)
  }

  /// Reports that a printed answer may be wrong.
  mutating func doubt(_ sentence: String) {
    hasDoubts = true
    say(sentence)
  }

  /// Writes a message to standard error, after everything printed so far.
  mutating func say(_ sentence: String) {
    progress.clear()
    output.flush()
    Ending.say(sentence)
  }

  /// Prints a line about work that is done, as ``StandardOutput/confirm(_:)`` does.
  mutating func confirm(_ line: String) {
    progress.clear()
    output.flush()
    StandardOutput.confirm(line)
  }

  mutating func flush() { output.flush() }

  /// Ends the output, and names its file.
  ///
  /// - Throws: `ExitCode` 2 where a file could not be read, 1 where something else failed or is in
  ///   doubt.
  consuming func end() throws {
    progress.clear()
    let hasFailed = failures > 0 || hasDoubts
    try output.finish(hasFailed: hasFailed || hasMissingFile)
    if untold > 0 { Ending.say("\(untold) more couldn't be read or answered.") }
    if hasMissingFile { throw ExitCode(Ending.usage) }
    if hasFailed { throw ExitCode(1) }
  }
}
