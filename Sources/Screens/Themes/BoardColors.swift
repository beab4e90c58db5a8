import Widgets

/// The colours that the board has of its own.
nonisolated struct BoardColors {
  /// Behind the cells, and around the board.
  var board, around: Color
  /// Around the boxes, and between the cells of one.
  var line, thinLine: Color
  /// Digits and notes.
  var given, entry, wrong, note: Color
  /// Behind the cells that stand out.
  var peer, same, selection: Color
  /// Behind the cell under the cursor: where digits go in, notes, centre notes, colours.
  var cursor, memoCursor, centreCursor, colorCursor: Color
  /// Behind cells of a picture that want a look.
  var doubtful, changed: Color
  /// Of the number pad: how many are left, a digit that is done, memo mode.
  var count, done, modeOn: Color

  /// The styles of the board's roles.
  var styles: [StyleRole: TextStyle] {
    [
      .board: TextStyle(foreground: given, background: board),
      .boardGround: TextStyle(foreground: around),
      .boardLine: TextStyle(foreground: line),
      .boardThinLine: TextStyle(foreground: thinLine),
      .boardGiven: TextStyle(foreground: given, attributes: .bold),
      .boardEntry: TextStyle(foreground: entry),
      .boardWrong: TextStyle(foreground: wrong, attributes: [.bold, .underline]),
      .boardConflict: TextStyle(foreground: wrong, attributes: .italic),
      .boardNote: TextStyle(foreground: note),
      .boardCentreNote: TextStyle(foreground: entry, attributes: .italic),
      .boardBothNotes: TextStyle(foreground: entry, attributes: [.italic, .underline]),
      .boardSameNote: TextStyle(foreground: given, attributes: .bold),
      .boardPeer: TextStyle(background: peer),
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
  static let kameDark = Self(
    board: .hex(0x23284A), around: .hex(0x3A3F58), line: .hex(0xA793E0), thinLine: .hex(0x7C74BC),
    given: .hex(0xFFFFFF), entry: .hex(0x9CCBF5), wrong: .hex(0xFFAFBD), note: .hex(0xC4BAEE),
    peer: .hex(0x2E3563), same: .hex(0x343A7C), selection: .hex(0x42496B),
    cursor: .hex(0x532F94), memoCursor: .hex(0x12504A),
    centreCursor: .hex(0x1B4A86), colorCursor: .hex(0x5C3F10),
    doubtful: .hex(0x534805), changed: .hex(0x063836),
    count: .hex(0xB9B1E0), done: .hex(0x8F88BE), modeOn: .hex(0x7FE0D8))

  static let kameLight = Self(
    board: .hex(0xFFFFFF), around: .hex(0xD5D5DE), line: .hex(0x5B4B9A), thinLine: .hex(0x8C82BE),
    given: .hex(0x000000), entry: .hex(0x17497C), wrong: .hex(0x94143A), note: .hex(0x4A3F80),
    peer: .hex(0xF0ECFF), same: .hex(0xDCD3FA), selection: .hex(0xC9CFE6),
    cursor: .hex(0xCBBDFA), memoCursor: .hex(0xB5E3E0),
    centreCursor: .hex(0xAFD3FA), colorCursor: .hex(0xF6D79B),
    doubtful: .hex(0xFCDE00), changed: .hex(0x29D5CD),
    count: .hex(0x4F4A78), done: .hex(0x746E9A), modeOn: .hex(0x0B5D58))

  static let highContrast = Self(
    board: .hex(0x000000), around: .hex(0x3A3A3A), line: .hex(0xFFFFFF), thinLine: .hex(0xA0A0A0),
    given: .hex(0xFFFFFF), entry: .hex(0x8CD3FF), wrong: .hex(0xFFC2C6), note: .hex(0xE0E0E0),
    peer: .hex(0x1C1C1C), same: .hex(0x33105C), selection: .hex(0x262626),
    cursor: .hex(0x00366B), memoCursor: .hex(0x00332F),
    centreCursor: .hex(0x1B2A66), colorCursor: .hex(0x4A3000),
    doubtful: .hex(0x2D2605), changed: .hex(0x002321),
    count: .hex(0xE0E0E0), done: .hex(0xA8A8A8), modeOn: .hex(0x7DF5EA))

  static let colorBlindSafe = Self(
    board: .hex(0x1B2835), around: .hex(0x35424F), line: .hex(0xA9BCCD), thinLine: .hex(0x71869A),
    given: .hex(0xFFFFFF), entry: .hex(0x8ECDF8), wrong: .hex(0xFFB880), note: .hex(0xB4C2CF),
    peer: .hex(0x223345), same: .hex(0x2A4558), selection: .hex(0x3F4048),
    cursor: .hex(0x17477A), memoCursor: .hex(0x5C4A17),
    centreCursor: .hex(0x3B3A86), colorCursor: .hex(0x5F005F),
    doubtful: .hex(0x423800), changed: .hex(0x0D3D3B),
    count: .hex(0xB4C2CF), done: .hex(0x8496A6), modeOn: .hex(0xF5E663))
}
