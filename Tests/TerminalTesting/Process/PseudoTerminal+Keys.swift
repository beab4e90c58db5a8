extension PseudoTerminal {
  /// Types `text`. An escape in it is the Escape key.
  public func type(_ text: String) throws {
    try write(Array(text.utf8))
  }

  /// Presses keys one after the other, without waiting between them.
  public func press(_ keys: TerminalKey...) throws {
    for key in keys { try press(key, times: 1) }
  }

  /// Presses `key` `count` times.
  public func press(_ key: TerminalKey, times count: Int) throws {
    let bytes = key.bytes(applicationCursorKeys: screen.hasApplicationCursorKeys)
    for _ in 0..<count { try write(bytes) }
  }
}

/// A key that types no character of its own.
public enum TerminalKey: Hashable, Sendable {
  /// Arrow up.
  case up
  /// Arrow down.
  case down
  /// Arrow right.
  case right
  /// Arrow left.
  case left
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// Forward delete.
  case delete
  /// Backspace.
  case backspace
  /// Tab.
  case tab
  /// Shift and Tab.
  case backTab
  /// Enter or Return.
  case enter
  /// Escape.
  case escape
  /// A letter typed while Control is held down.
  case control(Character)

  /// The bytes that xterm sends. Those of the arrows, Home and End depend on whether the program
  /// has requested application codes.
  public func bytes(applicationCursorKeys: Bool) -> [UInt8] {
    let cursor = applicationCursorKeys ? "\u{1B}O" : "\u{1B}["
    let text =
      switch self {
      case .up: cursor + "A"
      case .down: cursor + "B"
      case .right: cursor + "C"
      case .left: cursor + "D"
      case .home: cursor + "H"
      case .end: cursor + "F"
      case .pageUp: "\u{1B}[5~"
      case .pageDown: "\u{1B}[6~"
      case .delete: "\u{1B}[3~"
      case .backspace: "\u{7F}"
      case .tab: "\t"
      case .backTab: "\u{1B}[Z"
      case .enter: "\r"
      case .escape: "\u{1B}"
      case .control(let letter):
        String(UnicodeScalar((letter.uppercased().utf8.first ?? 0x40) & 0x1F))
      }
    return Array(text.utf8)
  }
}
