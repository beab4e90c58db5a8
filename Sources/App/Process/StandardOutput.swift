import Foundation

/// What the program prints, gathered and written in large pieces.
struct StandardOutput: ~Copyable {
  private var bytes: [UInt8] = []
  /// The file that takes the place of standard output, if any.
  private let file: OutputFile?

  /// The number of bytes to collect before writing.
  private static let chunk = 1 << 16

  /// Creates an empty output, to `file` if there is one.
  init(redirectedTo file: OutputFile? = nil) {
    self.file = file
  }

  /// Writes `line` and a line feed at once.
  static func print(_ line: String) {
    var output = StandardOutput()
    output.write(line: line)
    output.flush()
  }

  /// Appends `line` and a line feed.
  mutating func write(line: String) {
    bytes.append(contentsOf: line.utf8)
    bytes.append(UInt8(ascii: "\n"))
    if bytes.count >= Self.chunk { flush() }
  }

  /// Lets `body` append bytes.
  mutating func append(_ body: (inout [UInt8]) -> Void) {
    body(&bytes)
    if bytes.count >= Self.chunk { flush() }
  }

  /// Writes the collected bytes. Ends the program if that fails, without a message if the pipe is
  /// closed, as the system does.
  mutating func flush() {
    guard !bytes.isEmpty else { return }
    let (descriptor, name) = (file?.descriptor ?? STDOUT_FILENO, file?.path)
    bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        let written = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { Ending.end(withOutputError: errno, in: name) }
        done += written
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes the collected bytes, and gives the file its name, if there is one. If the command has failed
  /// and printed nothing, there will be none.
  ///
  /// - Throws: ``UsageError`` if the file can't have the name.
  mutating func finish(hasFailed: Bool) throws(UsageError) {
    flush()
    try file?.finish(hasFailed: hasFailed)
  }
}
