package import Dispatch
package import TerminalTesting
import Testing

@testable package import ScutesConsole

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pseudo-terminal in this process: one end for the code under test, the other to watch and type
/// at.
@MainActor
package final class TerminalPair {
  /// The end that looks like a terminal.
  package let terminal: Int32
  private let watcher: Int32
  package private(set) var screen: ScreenEmulator
  private var isWatched = true

  package init(
    size: Size = Size(width: 80, height: 24), kind: ScreenEmulator.Kind = .xterm,
    showing imageForm: ScreenImage.Form? = nil
  ) throws {
    var (watcher, terminal): (Int32, Int32) = (-1, -1)
    try #require(openpty(&watcher, &terminal, nil, nil, nil) == 0)
    self.watcher = watcher
    self.terminal = terminal
    screen = ScreenEmulator(size: size, kind: kind)
    screen.imageForm = imageForm
    _ = fcntl(watcher, F_SETFL, O_NONBLOCK)
    resize(to: size)
  }

  isolated deinit {
    hangUp()
    close(terminal)
  }

  /// Opens a terminal on this pair that knows 256 colours and UTF-8.
  package func open(_ more: [String: String] = [:]) throws -> NCursesTerminal {
    let variables = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"].merging(more) { $1 }
    return try NCursesTerminal(input: terminal, output: terminal) { variables[$0] }
  }

  package func resize(to size: Size) {
    var window = winsize(
      ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &window)
    screen.resize(to: size)
  }

  /// Passes input on as it comes, as before the terminal is taken by a shell without line editing.
  package func makeRaw() throws {
    try #require(TerminalSettings.makeRaw(terminal))
  }

  /// `true` if something waits to be read from the terminal.
  package var hasInput: Bool {
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 20) > 0
  }

  /// Types `text` on another thread after `delay`.
  package func typesLater(_ text: String, after delay: Duration) -> DispatchGroup {
    let (typed, watcher) = (bytes(text), watcher)
    let group = DispatchGroup()
    let seconds = Double(delay.components.attoseconds) / 1e18 + Double(delay.components.seconds)
    group.enter()
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
      _ = write(watcher, typed, typed.count)
      group.leave()
    }
    return group
  }

  /// Types `text`, and waits until it can be read unless lines are edited.
  package func type(_ text: String) {
    let typed = bytes(text)
    #expect(write(watcher, typed, typed.count) == typed.count)
    guard (try? settings.editsLines) == false else { return }
    var request = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    #expect(poll(&request, 1, 60_000) > 0)
  }

  /// Shows the output until `condition` holds, and returns it. Gives up after a minute.
  @discardableResult
  package func read(until condition: (ScreenEmulator) -> Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    while !condition(screen) {
      var request = pollfd(fd: watcher, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 60_000) > 0 else {
        Issue.record("the terminal does not come to show what is waited for:\n\(screen.text)")
        break
      }
      let more = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = max(0, systemRead(watcher, buffer))
      }
      screen.feed(more)
      bytes += more
    }
    return bytes
  }

  /// Sends the screen's answers.
  package func answer() {
    let replies = screen.takeReplies()
    #expect(write(watcher, replies, replies.count) == replies.count)
  }

  /// Sends the screen's answers a byte at a time, calling `look` after each.
  package func answerByteByByte(_ look: () -> Void) {
    for byte in screen.takeReplies() {
      #expect(write(watcher, [byte], 1) == 1)
      look()
    }
  }

  /// Shows the output that is waiting to be read or comes at once, and returns the number of bytes.
  @discardableResult
  package func readOnce() -> Int {
    var request = pollfd(fd: watcher, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 20) > 0 else { return 0 }
    let more = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, systemRead(watcher, buffer))
    }
    screen.feed(more)
    return more.count
  }

  /// Shows output until a frame has `line` as its first row.
  @discardableResult
  package func read(untilShown line: String) -> [UInt8] {
    read { $0.lines[0] == line && !$0.isUpdating }
  }

  /// `true` if nothing was written.
  package var isUntouched: Bool {
    var request = pollfd(fd: watcher, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 20) == 0
  }

  package func hangUp() {
    if isWatched { close(watcher) }
    isWatched = false
  }

  /// The settings of the terminal.
  package var settings: TerminalSettings {
    get throws { try TerminalSettings(of: terminal) }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
