import Foundation
import Screens
import Scutes
import Store

/// The output of the program, gathered and written in large pieces.
struct StandardOutput: ~Copyable {
  private var bytes: [UInt8] = []
  private let file: OutputFile?

  /// The number of bytes to collect before writing.
  private static let chunk = 1 << 16

  init(redirectedTo file: OutputFile? = nil) {
    self.file = file
  }

  /// The number of columns for text: those of its terminal, or else of `COLUMNS`, or else 80.
  static var width: Int {
    let chosen = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 0
    return StandardStreams.columns(of: STDOUT_FILENO) ?? (chosen > 0 ? chosen : 80)
  }

  static func print(_ line: String) {
    var output = StandardOutput()
    output.write(line: line)
    output.flush()
  }

  /// Prints a line about work that is done. If that fails, says both on standard error: what was
  /// done stays done, so the exit status is that of success.
  static func confirm(_ line: String) {
    // A closed pipe would end the program.
    signal(SIGPIPE, SIG_IGN)
    guard let number = write(Array("\(line)\n".utf8), to: STDOUT_FILENO) else { return }
    let reason = Words.english.text(of: FileFault(number))
    Ending.say("\(line) Only this couldn't be printed on standard output (\(reason)).")
  }

  mutating func write(line: String) {
    append(line.utf8)
    append(CollectionOfOne(UInt8(ascii: "\n")))
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
    if bytes.count >= Self.chunk { flush() }
  }

  /// Writes the collected bytes. Ends the program if that fails, without a message if the pipe is
  /// closed, as the system does.
  mutating func flush() {
    guard !bytes.isEmpty else { return }
    if let number = Self.write(bytes, to: file?.descriptor ?? STDOUT_FILENO) {
      Ending.end(withOutputError: number, in: file?.path)
    }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes all bytes. Returns the system's error if that fails.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    StandardStreams.write(bytes, to: descriptor) ? nil : errno
  }

  /// Writes the collected bytes, and gives the file its name, if there is one. If the command has
  /// failed and printed nothing, there will be none.
  ///
  /// - Throws: ``UsageError`` if the file can't have the name.
  mutating func finish(hasFailed: Bool) throws(UsageError) {
    flush()
    try file?.finish(hasFailed: hasFailed)
  }
}

enum StandardError {
  /// Writes `text`. Failures are ignored, since they can't be reported.
  static func write(_ text: String) {
    _ = StandardStreams.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
