import ArgumentParser
import Foundation

/// The number of cores that a command uses.
struct ParallelOptions: ValueOptionList {
  @Option(
    name: [.customShort("j", allowingJoined: true), .long], parsing: .unconditional,
    help: "Work on so many at a time (default: one a core).")
  var jobs: Int?

  static let valueOptions: [ValueOption] = [.once("-j", "--jobs")]

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs); give 1 or more.") }
  }

  /// The puzzles or pictures to work on at a time, at most 256.
  var workers: Int { min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, 256) }
}
