import ArgumentParser
import Foundation
import Store

/// The options common to all commands that process puzzles.
struct BatchOptions: ParsableArguments {
  @Argument(
    help: "Puzzles, or files of them, in any format that 'convert' reads. - is standard input.",
    completion: .file())
  var files: [String] = ["-"]

  @OptionGroup var parallel: ParallelOptions
  @OptionGroup var output: OutputOptions

  @Flag(help: "Print one JSON object per line instead of text.")
  var json = false
}

/// The number of cores that a command uses.
struct ParallelOptions: ParsableArguments {
  @Option(
    name: [.customShort("j", allowingJoined: true), .long], parsing: .unconditional,
    help: "A number: how many to work on at a time (default: one per core).")
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is \(jobs). Give 1 or more.") }
  }

  /// The puzzles or pictures to work on at a time, at most 256.
  var workers: Int { min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, 256) }
}

/// The place where a command prints.
struct OutputOptions: ParsableArguments {
  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: "Print to this file, which must not exist yet. It appears once everything is printed.",
    completion: .file())
  var output: String?

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output needs the name of a file.") }
  }

  /// Creates the file; `nil` for standard output, which is also `-`.
  ///
  /// - Throws: ``UsageError``, which says why the file can't be created.
  func makeFile() throws(UsageError) -> OutputFile? {
    guard let output, output != "-" else { return nil }
    return try OutputFile(output)
  }
}

/// The option for the folder of games and preferences.
struct DataOptions: ParsableArguments {
  @Option(help: "The folder of games and preferences, as for play.", completion: .directory)
  var dataDir: String?

  func validate() throws {
    if dataDir?.isEmpty == true { throw ValidationError("--data-dir needs the name of a folder.") }
  }

  /// The program's own files.
  ///
  /// - Throws: ``UsageError`` if they can't be named.
  var locations: DataLocations { get throws(UsageError) { try .ofUser(in: dataDir) } }
}
