public import Foundation
public import Scutes

/// A program running in a terminal of its own, under the control of a test.
///
/// The program leads a session whose controlling terminal this is, so Ctrl-C, Ctrl-Z, size changes
/// and hanging up reach it as usual. Its output goes to ``screen``, and the screen's answers go
/// back. Output is read only by the methods that wait.
///
/// ```
/// let terminal = try PseudoTerminal(running: "/usr/games/nudoku")
/// try terminal.wait(for: "nudoku")
/// try terminal.type("Q")
/// #expect(try terminal.waitForExit() == .exited(0))
/// ```
///
/// A program that is still running when the terminal is released is killed.
public final class PseudoTerminal {
  /// The visible screen.
  public private(set) var screen: ScreenEmulator
  /// The number of bytes that the program has written so far.
  public private(set) var bytesRead = 0
  /// The settings of the terminal before the program began.
  public let initialSettings: TerminalSettings
  /// The longest wait for a condition. It is generous, since only failing tests use it up.
  public var patience = Duration.seconds(300)

  let child: ChildProcess
  /// The path by which programs open the terminal.
  let path: String
  private var descriptor: Int32

  /// Runs `program`, a path or a name in `PATH`, in a terminal of `size` that supports `imageForm`.
  ///
  /// The program gets only `environment`: see ``plainEnvironment``.
  public init(
    running program: String, arguments: [String] = [],
    environment: [String: String] = plainEnvironment, size: Size = Size(width: 80, height: 24),
    showing imageForm: ScreenImage.Form? = nil
  ) throws {
    let terminal = try Self.open(size: size)
    defer { close(terminal.programs) }
    do {
      initialSettings = try TerminalSettings(of: terminal.ours)
      let start = ProgramStart(
        program: program, arguments: arguments, environment: environment,
        streams: .terminal(path: terminal.path))
      child = ChildProcess(id: try start.run())
    } catch {
      close(terminal.ours)
      throw error
    }
    descriptor = terminal.ours
    path = terminal.path
    screen = ScreenEmulator(size: size)
    screen.imageForm = imageForm
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The variables for a terminal with 256 colours, UTF-8, and the usual `PATH`.
  public static let plainEnvironment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
  ]

  /// The process number of the program.
  public var processID: pid_t { child.id }

  /// The process group that gets the keyboard's signals.
  public var foregroundGroup: pid_t { tcgetpgrp(descriptor) }

  /// The current settings of the terminal.
  public var settings: TerminalSettings {
    get throws { try TerminalSettings(of: descriptor) }
  }

  /// The exit status of the program, or `nil` while it runs.
  public var exitStatus: ExitStatus? { child.hasEnded ? child.status : nil }

  /// Makes the terminal one that has no other screen than the shell's, and says nothing about it.
  /// Only before its first output is read.
  public func ignoreAlternateScreen() {
    screen.hasAlternateScreen = false
  }

  /// Resizes the window. The system notifies the program.
  public func resize(to size: Size) throws {
    try Self.setSize(size, of: descriptor)
    screen.resize(to: size)
  }

  /// Sends a signal to the program.
  public func send(signal: Int32) {
    kill(child.id, signal)
  }

  /// Hangs up the terminal, as closing its window does.
  public func hangUp() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
  }

  /// Writes `bytes` as if they were typed, and shows what arrives meanwhile.
  public func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        if let output = read(for: .milliseconds(10)) { try show(output) }
      } else if errno != EINTR {
        throw SystemError(what: "type into the terminal")
      }
    }
  }

  /// Reads the program's next output without showing it: see ``show(_:)``.
  ///
  /// Returns an empty array if nothing comes within `time`, and `nil` at the end of output.
  public func read(for time: Duration) -> [UInt8]? {
    guard descriptor >= 0 else { return nil }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let ready = poll(&request, 1, Int32(clamping: Int64((time / .milliseconds(1)).rounded(.up))))
    guard ready > 0 else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(0, systemRead(descriptor, buffer.baseAddress, buffer.count))
    }
    if bytes.isEmpty { return errno == EAGAIN || errno == EINTR ? [] : nil }
    bytesRead += bytes.count
    return bytes
  }

  /// Shows output on the screen and sends the screen's answers.
  public func show(_ output: [UInt8]) throws {
    screen.feed(output)
    let replies = screen.takeReplies()
    if !replies.isEmpty { try write(replies) }
  }

  /// Opens a pseudo-terminal of `size`: our end, and the program's. That is kept open until the
  /// program has it, since a terminal ends when nobody has it open any more.
  private static func open(size: Size) throws -> (ours: Int32, programs: Int32, path: String) {
    var (ours, programs): (Int32, Int32) = (-1, -1)
    guard openpty(&ours, &programs, nil, nil, nil) == 0 else {
      throw SystemError(what: "open a pseudo-terminal")
    }
    do {
      for end in [ours, programs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      // Terminals are opened on several threads at once, which ttyname(3) isn't made for.
      var path = [CChar](repeating: 0, count: 128)
      guard fcntl(ours, F_SETFL, O_NONBLOCK) == 0, ttyname_r(programs, &path, path.count) == 0
      else { throw SystemError(what: "prepare a pseudo-terminal") }
      try setSize(size, of: ours)
      let bytes = path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return (ours, programs, String(decoding: bytes, as: UTF8.self))
    } catch {
      close(ours)
      close(programs)
      throw error
    }
  }

  private static func setSize(_ size: Size, of descriptor: Int32) throws {
    var window = winsize(
      ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(descriptor, UInt(TIOCSWINSZ), &window) == 0 else {
      throw SystemError(what: "set the size of a pseudo-terminal")
    }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
