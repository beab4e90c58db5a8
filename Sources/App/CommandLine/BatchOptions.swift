import ArgumentParser
import Foundation

/// What all commands that go through puzzles have in common.
struct BatchOptions: ParsableArguments {
  @Argument(
    help: "Puzzles, or files of them, in any format that 'convert' reads; - for standard input.")
  var files: [String] = ["-"]

  @Option(name: [.short, .long], help: "Work on so many puzzles at a time (default: all cores).")
  var jobs: Int?

  @Flag(help: "Print a JSON object a line instead of text.")
  var json = false

  func validate() throws {
    if let jobs, jobs < 1 {
      throw ValidationError("--jobs is \(jobs); give 1 or more.")
    }
  }

  /// How many puzzles to work on at a time.
  var workers: Int { min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, 256) }
}
