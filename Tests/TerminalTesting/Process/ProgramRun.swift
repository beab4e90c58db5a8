import Foundation

/// A program run to its end without a terminal.
public struct ProgramRun: Sendable {
  /// The exit status.
  public let status: ExitStatus
  /// The standard output.
  public let output: String
  /// The standard error.
  public let errors: String
  /// The most resident memory in kibibytes, as far as it was looked at. Only known on Linux.
  public let peakKibibytes: Int?

  /// Runs `program` with `input` in a pipe. Kills it after `patience`.
  public init(
    _ program: String, _ arguments: [String] = [], input: String = "",
    environment: [String: String] = PseudoTerminal.plainEnvironment,
    patience: Duration = .seconds(300)
  ) throws {
    let output = try NamelessFile()
    let errors = try NamelessFile()
    let pipe = try InputPipe()
    let start = ProgramStart(
      program: program, arguments: arguments, environment: environment,
      streams: .descriptors(
        input: pipe.readingEnd, output: output.descriptor, errors: errors.descriptor))
    let child = ChildProcess(id: try start.run())
    pipe.closeReadingEnd()

    let deadline = ContinuousClock.now + patience
    var rest = Array(input.utf8)[...]
    var peak: Int?
    while !child.hasEnded {
      peak = ProcessFigures(of: child.id).peakKibibytes ?? peak
      if !rest.isEmpty { pipe.write(&rest) }
      if rest.isEmpty { pipe.closeWritingEnd() }
      if ContinuousClock.now > deadline { kill(child.id, SIGKILL) }
      usleep(1000)
    }
    status = child.status ?? .exited(-1)
    peakKibibytes = peak
    self.output = output.contents
    self.errors = errors.contents
  }
}

/// A file that vanishes with its descriptor, so that no full pipe can block a program.
private final class NamelessFile {
  let descriptor: Int32

  init() throws {
    var path = Array((NSTemporaryDirectory() + "/program-run-XXXXXX").utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw SystemError(what: "make a temporary file") }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit {
    close(descriptor)
  }

  var contents: String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, off_t(bytes.count))
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}

/// A pipe whose reading end goes to a program.
private final class InputPipe {
  private(set) var readingEnd: Int32 = -1
  private var writingEnd: Int32 = -1

  init() throws {
    // A program may end before it has read everything. That must not raise a signal here.
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError(what: "make a pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readingEnd, writingEnd) = (ends[0], ends[1])
    _ = fcntl(writingEnd, F_SETFL, O_NONBLOCK)
  }

  deinit {
    closeReadingEnd()
    closeWritingEnd()
  }

  func closeReadingEnd() {
    if readingEnd >= 0 { close(readingEnd) }
    readingEnd = -1
  }

  func closeWritingEnd() {
    if writingEnd >= 0 { close(writingEnd) }
    writingEnd = -1
  }

  /// Writes as many `bytes` as fit and removes them, or removes all if there is no reader any more.
  func write(_ bytes: inout ArraySlice<UInt8>) {
    let count = bytes.withUnsafeBytes { Foundation.write(writingEnd, $0.baseAddress, $0.count) }
    if count > 0 {
      bytes = bytes.dropFirst(count)
    } else if errno != EAGAIN && errno != EINTR {
      bytes = []
    }
  }
}
