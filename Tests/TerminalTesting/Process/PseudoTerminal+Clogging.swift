import Foundation

extension PseudoTerminal {
  /// Fills the line to the terminal, so that it takes nothing until it is read.
  public func clog() throws {
    let line = open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard line >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    defer { close(line) }
    let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 4096)
    // The system still moves some of them on, which makes room again.
    var refusals = 0
    while refusals < 5 {
      if Foundation.write(line, spaces, spaces.count) > 0 {
        refusals = 0
      } else {
        refusals += 1
        usleep(10_000)
      }
    }
  }

  /// Sends the first signal, and a while after `condition` holds the second, repeatedly until the program
  /// has ended. Reads nothing meanwhile.
  public func end(by first: Int32, then second: Int32, once condition: () -> Bool) throws {
    let deadline = ContinuousClock.now + patience
    func pause(_ microseconds: UInt32) throws {
      guard ContinuousClock.now < deadline else {
        throw PseudoTerminalFailure(
          what: "the program did not end", status: nil, screen: screen)
      }
      usleep(microseconds)
    }
    send(signal: first)
    while !condition() { try pause(1_000) }
    try pause(100_000)
    while exitStatus == nil {
      send(signal: second)
      try pause(20_000)
    }
    try waitForExit()
  }
}
