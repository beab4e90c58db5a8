import ArgumentParser

/// What a command prints while it goes through puzzles, and what came of it.
struct BatchOutput: ~Copyable {
  private var output = StandardOutput()
  private var progress: ProgressLine
  private(set) var done = 0
  private var failures = 0
  private var hasMissingFile = false
  private var hasDoubts = false

  /// Counts `unit`s, up to `total` where that is known.
  init(unit: String = "puzzles", total: Int? = nil) {
    progress = ProgressLine(unit: unit, total: total)
  }

  /// Prints `lines`, the answer to a puzzle.
  mutating func print(_ lines: [String]) {
    for line in lines { output.write(line: line) }
    count(1)
  }

  /// Prints the answers to `count` puzzles.
  mutating func print(_ bytes: [UInt8], answering count: Int) {
    output.append { $0.append(contentsOf: bytes) }
    self.count(count)
  }

  /// Prints `text`, which answers nothing by itself.
  mutating func print(_ text: String) {
    output.append { $0.append(contentsOf: text.utf8) }
  }

  private mutating func count(_ puzzles: Int) {
    done += puzzles
    progress.update(done: done, failed: failures)
  }

  /// Shows how far it is, where nothing new has been printed for a while.
  mutating func showProgress(_ detail: String) {
    progress.update(done: done, failed: failures, detail: detail)
  }

  /// Says that a puzzle could not be read or answered.
  mutating func fail(_ sentence: String) {
    failures += 1
    say(sentence)
  }

  /// Says that a file could not be read.
  mutating func failFile(_ sentence: String) {
    hasMissingFile = true
    say(sentence)
  }

  /// Says that an answer that has been printed may be wrong.
  mutating func doubt(_ sentence: String) {
    hasDoubts = true
    say(sentence)
  }

  /// Says something on standard error, after all that has been printed.
  mutating func say(_ sentence: String) {
    progress.clear()
    output.flush()
    Ending.say(sentence)
  }

  /// Writes what has been printed so far.
  mutating func flush() { output.flush() }

  /// Ends the output.
  ///
  /// - Throws: `ExitCode` 2 where a file could not be read, 1 where something else failed or is in
  ///   doubt.
  consuming func end() throws {
    output.flush()
    progress.clear()
    if hasMissingFile { throw ExitCode(Ending.usage) }
    if failures > 0 || hasDoubts { throw ExitCode(1) }
  }
}
