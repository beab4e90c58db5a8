import ArgumentParser

/// The place where a command prints.
struct OutputOptions: ValueOptionList {
  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: "Print to this file, which must not exist yet. It appears once all is printed.")
  var output: String?

  static let valueOptions: [ValueOption] = [.once("-o", "--output")]

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
