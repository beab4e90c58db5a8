import Foundation

extension PseudoTerminal {
  /// Makes the program draw more than the terminal takes while nobody reads it. The board must be on
  /// the screen; afterwards the list of keys may be.
  public func clog() throws {
    // A busy machine draws some of the pictures only. Behind the full buffer there is room for more.
    var fullRounds = 0
    for round in 0..<600 where fullRounds < 60 {
      if unreadBytes > 4000 { fullRounds += 1 }
      try type(round % 2 == 0 ? "?\u{1B}" : "lj")
      // Keys that come at once are drawn as one picture.
      usleep(30_000)
    }
  }

  /// Sends the first signal, then the second repeatedly until the program has ended. Reads nothing
  /// meanwhile: if the terminal is clogged, the second comes while the farewell waits.
  public func end(by first: Int32, then second: Int32) throws {
    let deadline = ContinuousClock.now + patience
    send(signal: first)
    while exitStatus == nil {
      guard ContinuousClock.now < deadline else {
        throw PseudoTerminalFailure(
          what: "the program did not end", status: nil, screen: screen)
      }
      usleep(20_000)
      send(signal: second)
    }
    try waitForExit()
  }
}
