import ArgumentParser
import Foundation

/// How many cores a command works on.
struct ParallelOptions: ParsableArguments {
  @Option(name: [.short, .long], help: "Work on so many puzzles at a time (default: all cores).")
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs); give 1 or more.") }
  }

  /// How many puzzles to work on at a time, at most 256.
  var workers: Int { min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, 256) }
}
