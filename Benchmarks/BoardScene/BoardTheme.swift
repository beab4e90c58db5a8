import Scutes

extension StyleRole {
  nonisolated static let given = StyleRole("given")
  nonisolated static let givenPeer = StyleRole("given.peer")
  nonisolated static let note = StyleRole("note")
  nonisolated static let notePeer = StyleRole("note.peer")
  nonisolated static let same = StyleRole("same")
  nonisolated static let cursor = StyleRole("cursor")
}

extension Theme {
  /// The colours of the yardstick.
  nonisolated static let board = Theme(
    name: "board",
    styles: [
      .title: TextStyle(attributes: .bold),
      .secondary: TextStyle(foreground: .hex(0x80_8080)),
      .key: TextStyle(foreground: .hex(0xFF_D700)),
      .keyHint: TextStyle(foreground: .hex(0x80_8080)),
      .line: TextStyle(foreground: .hex(0x00_87FF)),
      .given: TextStyle(foreground: .ansi(15), attributes: .bold),
      .givenPeer: TextStyle(background: .hex(0x30_3030)),
      .note: TextStyle(foreground: .hex(0x80_8080)),
      .notePeer: TextStyle(background: .hex(0x30_3030)),
      .same: TextStyle(
        foreground: .ansi(15), background: .hex(0x00_5F87), attributes: .bold),
      .cursor: TextStyle(
        foreground: .hex(0x00_0000), background: .hex(0xFF_D700), attributes: .bold),
    ])
}
