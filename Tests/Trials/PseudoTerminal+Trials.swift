import TerminalTesting

extension PseudoTerminal {
  /// The picture on the screen.
  var text: String { screen.text }

  /// Waits until the program shows a screen, or has ended.
  func waitForStart() throws {
    let deadline = ContinuousClock.now + patience
    while !["Game", "Mistakes"].contains(where: screen.contains), exitStatus == nil,
      ContinuousClock.now < deadline
    {
      if let output = read(for: .milliseconds(50)) { try show(output) }
    }
    try? waitForQuiet()
  }

  /// Leaves by Ctrl-C, which is typed again where it came too close to another key.
  func leave() throws {
    let usual = patience
    patience = .seconds(8)
    defer { patience = usual }
    for _ in 0..<3 where exitStatus == nil {
      try? waitForQuiet(.milliseconds(200))
      try press(.control("c"))
      _ = try? waitForExit()
    }
    _ = try waitForExit()
  }
}
