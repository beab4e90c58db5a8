import Scutes

/// The board's own colours.
nonisolated struct BoardColors {
  /// The grounds of cells, alternating as on a checkerboard.
  var board, alternate: Color
  /// The lines around boxes, and between cells where lines are drawn.
  var line, thinLine: Color
  /// The numbers of rows and columns; those of the cell under the cursor, and notes of a digit that
  /// is followed.
  var label, labelHere: Color
  /// Digits and notes.
  var given, entry, wrong, note: Color
  /// The grounds of highlighted cells.
  var peer, peerAlternate, same, selection: Color
  /// The bars beside the cell under the cursor and around a selection.
  var frame: Color
  /// The grounds of the cell under the cursor when entering digits, notes, centre notes, and
  /// colours.
  var cursor, memoCursor, centreCursor, colorCursor: Color
  /// The grounds of picture cells that need a check.
  var doubtful, changed: Color
  /// The number pad: the count left, a completed digit, and memo mode.
  var count, done, modeOn: Color

  /// The styles of the board's roles.
  var styles: [StyleRole: TextStyle] {
    [
      .board: TextStyle(foreground: given, background: board),
      .boardAlternate: TextStyle(background: alternate),
      .boardFrame: TextStyle(foreground: frame),
      .boardLabel: TextStyle(foreground: label),
      .boardLabelHere: TextStyle(foreground: labelHere, attributes: .bold),
      .boardLine: TextStyle(foreground: line),
      .boardThinLine: TextStyle(foreground: thinLine),
      .boardGiven: TextStyle(foreground: given, attributes: .bold),
      .boardEntry: TextStyle(foreground: entry),
      .boardWrong: TextStyle(foreground: wrong, attributes: [.bold, .underline]),
      .boardConflict: TextStyle(foreground: wrong, attributes: .italic),
      .boardNote: TextStyle(foreground: note),
      .boardCentreNote: TextStyle(foreground: entry, attributes: .italic),
      .boardBothNotes: TextStyle(foreground: entry, attributes: [.italic, .underline]),
      .boardSameNote: TextStyle(foreground: labelHere, attributes: .bold),
      .boardPeer: TextStyle(background: peer),
      .boardPeerAlternate: TextStyle(background: peerAlternate),
      .boardSame: TextStyle(background: same, attributes: .underline),
      .boardSelection: TextStyle(background: selection),
      .boardCursor: TextStyle(background: cursor),
      .boardMemoCursor: TextStyle(background: memoCursor),
      .boardCentreCursor: TextStyle(background: centreCursor),
      .boardColorCursor: TextStyle(background: colorCursor),
      .boardDoubtful: TextStyle(background: doubtful),
      .boardDoubtfulMark: TextStyle(foreground: given, attributes: .bold),
      .boardChanged: TextStyle(background: changed),
      .boardChangedMark: TextStyle(foreground: given, attributes: .bold),
      .boardMark: TextStyle(foreground: entry, attributes: .bold),
      .pad: TextStyle(foreground: given, attributes: .bold),
      .padCount: TextStyle(foreground: count),
      .padDone: TextStyle(foreground: done),
      .modeOn: TextStyle(foreground: modeOn, attributes: .bold),
    ]
  }
}

nonisolated extension BoardColors {
  static let shoreDark = Self(
    board: .hex(0x1B222B), alternate: .hex(0x252D38), line: .hex(0x8FA6B2),
    thinLine: .hex(0x6E8592),
    label: .hex(0x8699A0), labelHere: .hex(0xFFC95C),
    given: .hex(0xF4F1EA), entry: .hex(0x7CC7FF), wrong: .hex(0xFFB0A6), note: .hex(0xB2BECC),
    peer: .hex(0x223443), peerAlternate: .hex(0x2A3F50), same: .hex(0x54480E),
    selection: .hex(0x1C3A66), frame: .hex(0x7CC7FF),
    cursor: .hex(0x214F74), memoCursor: .hex(0x12504A),
    centreCursor: .hex(0x443A80), colorCursor: .hex(0x5C1C5C),
    doubtful: .hex(0x534805), changed: .hex(0x063836),
    count: .hex(0xB2C3C9), done: .hex(0x8699A0), modeOn: .hex(0xFFC95C))

  static let shoreLight = Self(
    board: .hex(0xF3F0E8), alternate: .hex(0xE9E5DA), line: .hex(0x6E6448),
    thinLine: .hex(0x8A8060),
    label: .hex(0x6E6A58), labelHere: .hex(0x8A4300),
    given: .hex(0x14181D), entry: .hex(0x0B4C92), wrong: .hex(0x94143A), note: .hex(0x4D555C),
    peer: .hex(0xDFE9F0), peerAlternate: .hex(0xD3E1EA), same: .hex(0xFAE6A6),
    selection: .hex(0x9CDBF5), frame: .hex(0x0B5CAD),
    cursor: .hex(0xA9D2EE), memoCursor: .hex(0xB5E3E0),
    centreCursor: .hex(0xC9C6F4), colorCursor: .hex(0xF6D79B),
    doubtful: .hex(0xFCDE00), changed: .hex(0x29D5CD),
    count: .hex(0x4A534F), done: .hex(0x6E6A58), modeOn: .hex(0x8A4300))

  static let kameDark = Self(
    board: .hex(0x20254A), alternate: .hex(0x292F58), line: .hex(0xA793E0),
    thinLine: .hex(0x8079C0),
    label: .hex(0x8F88BE), labelHere: .hex(0xF5CF7A),
    given: .hex(0xFFFFFF), entry: .hex(0x9CCBF5), wrong: .hex(0xFFAFBD), note: .hex(0xC0B8E8),
    peer: .hex(0x31386C), peerAlternate: .hex(0x373F78), same: .hex(0x5A4A1C),
    selection: .hex(0x42496B), frame: .hex(0x9CCBF5),
    cursor: .hex(0x532F94), memoCursor: .hex(0x12504A),
    centreCursor: .hex(0x1B4A86), colorCursor: .hex(0x5C3F10),
    doubtful: .hex(0x534805), changed: .hex(0x063836),
    count: .hex(0xB9B1E0), done: .hex(0x8F88BE), modeOn: .hex(0x7FE0D8))

  static let kameLight = Self(
    board: .hex(0xFFFFFF), alternate: .hex(0xF4F1FB), line: .hex(0x5B4B9A),
    thinLine: .hex(0x8C82BE),
    label: .hex(0x746E9A), labelHere: .hex(0xA33C00),
    given: .hex(0x000000), entry: .hex(0x17497C), wrong: .hex(0x94143A), note: .hex(0x4A3F80),
    peer: .hex(0xE4E4F2), peerAlternate: .hex(0xDCD7F5), same: .hex(0xF7E3A8),
    selection: .hex(0xC9CFE6), frame: .hex(0x17497C),
    cursor: .hex(0xCBBDFA), memoCursor: .hex(0xB5E3E0),
    centreCursor: .hex(0xAFD3FA), colorCursor: .hex(0xF6D79B),
    doubtful: .hex(0xFCDE00), changed: .hex(0x29D5CD),
    count: .hex(0x4F4A78), done: .hex(0x746E9A), modeOn: .hex(0x0B5D58))

  static let highContrast = Self(
    board: .hex(0x000000), alternate: .hex(0x121212), line: .hex(0xFFFFFF),
    thinLine: .hex(0xA0A0A0),
    label: .hex(0xC8C8C8), labelHere: .hex(0xFFE600),
    given: .hex(0xFFFFFF), entry: .hex(0x8CD3FF), wrong: .hex(0xFFC2C6), note: .hex(0xD4D4D4),
    peer: .hex(0x1C1C1C), peerAlternate: .hex(0x262626), same: .hex(0x33105C),
    selection: .hex(0x24243E), frame: .hex(0xFFE600),
    cursor: .hex(0x00366B), memoCursor: .hex(0x00332F),
    centreCursor: .hex(0x1B2A66), colorCursor: .hex(0x4A3000),
    doubtful: .hex(0x2D2605), changed: .hex(0x002321),
    count: .hex(0xE0E0E0), done: .hex(0xA8A8A8), modeOn: .hex(0x7DF5EA))

  static let colorBlindSafe = Self(
    board: .hex(0x1B2835), alternate: .hex(0x223140), line: .hex(0xA9BCCD),
    thinLine: .hex(0x71869A),
    label: .hex(0x8496A6), labelHere: .hex(0xF5E663),
    given: .hex(0xFFFFFF), entry: .hex(0x8ECDF8), wrong: .hex(0xFFB880), note: .hex(0xB4C2CF),
    peer: .hex(0x2A3D50), peerAlternate: .hex(0x314659), same: .hex(0x4A4423),
    selection: .hex(0x474A55), frame: .hex(0x8ECDF8),
    cursor: .hex(0x17477A), memoCursor: .hex(0x5C4A17),
    centreCursor: .hex(0x3B3A86), colorCursor: .hex(0x5F005F),
    doubtful: .hex(0x423800), changed: .hex(0x0D3D3B),
    count: .hex(0xB4C2CF), done: .hex(0x8496A6), modeOn: .hex(0xF5E663))
}
