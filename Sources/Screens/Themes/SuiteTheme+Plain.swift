import Scutes

/// Themes without grounds. Signs, weight, lines and reversal mark cells.
nonisolated extension SuiteTheme {
  /// With sixteen colours, separate grounds would be indistinguishable.
  static let sixteen = Theme.terminalSixteen.replacing(sixteenBoard)
    .replacing(sixteenHints).replacing(CellColorGrounds.terminalSixteen)
    .addingScreens(.terminalSixteen)

  private static let sixteenBoard: [StyleRole: TextStyle] = [
    .boardLine: TextStyle(foreground: .ansi(7)),
    .boardThinLine: TextStyle(foreground: .ansi(7), attributes: .dim),
    .boardLabel: TextStyle(foreground: .ansi(7)),
    .boardLabelHere: TextStyle(foreground: .ansi(11), attributes: .bold),
    .boardFrame: TextStyle(foreground: .ansi(14), attributes: .bold),
    .boardGiven: TextStyle(foreground: .ansi(15), attributes: .bold),
    .boardEntry: TextStyle(foreground: .ansi(14)),
    .boardWrong: TextStyle(
      foreground: .ansi(15), background: .ansi(1), attributes: [.bold, .underline]),
    .boardConflict: TextStyle(foreground: .ansi(11), attributes: .italic),
    .boardNote: TextStyle(foreground: .ansi(7), attributes: .dim),
    .boardCentreNote: TextStyle(foreground: .ansi(14), attributes: .italic),
    .boardBothNotes: TextStyle(foreground: .ansi(14), attributes: [.italic, .underline]),
    .boardSameNote: TextStyle(foreground: .ansi(11), attributes: .bold),
    .boardMark: TextStyle(foreground: .ansi(14)),
    .boardDoubtfulMark: chip(0, on: 11),
    .boardChangedMark: chip(0, on: 14),
    .boardOpen: TextStyle(foreground: .ansi(15), background: .ansi(4)),
    .boardSame: TextStyle(attributes: .reverse),
    .boardCursor: TextStyle(attributes: .reverse),
    .boardMemoCursor: TextStyle(attributes: [.reverse, .underline]),
    .boardCentreCursor: TextStyle(attributes: [.reverse, .italic]),
    .boardColorCursor: TextStyle(attributes: [.reverse, .bold]),
    .pad: TextStyle(foreground: .ansi(15), attributes: .bold),
    .padCount: TextStyle(foreground: .ansi(7)),
    // Eight colours include no quiet grey.
    .padDone: TextStyle(foreground: .ansi(7), attributes: .dim),
    .modeOn: TextStyle(foreground: .ansi(11), attributes: .bold),
  ]

  private static let sixteenHints: [StyleRole: TextStyle] = [
    .hintWrongCell: TextStyle(background: .ansi(1)),
    .hintHouseLine: TextStyle(foreground: .ansi(11), attributes: .bold),
    .hintCoverLine: TextStyle(foreground: .ansi(13), attributes: .bold),
    .hintStrongLink: TextStyle(foreground: .ansi(11), attributes: .bold),
    .hintWeakLink: TextStyle(foreground: .ansi(3)),
    .hintPatternMark: chip(0, on: 13),
    .hintReasonMark: chip(0, on: 7),
    .hintTargetMark: chip(0, on: 10),
    .hintWrongMark: chip(15, on: 1, .bold),
    .hintPattern: chip(0, on: 7),
    .hintPlaced: chip(0, on: 10),
    .hintEliminated: chip(0, on: 9, [.bold, .strikethrough]),
    .hintFin: chip(0, on: 11, .underline),
    .hintOn: chip(0, on: 14, .underline),
    .hintOff: chip(0, on: 3),
    .hintGroups[0]: chip(0, on: 9, .italic),
    .hintGroups[1]: chip(0, on: 6, .italic),
    .hintGroups[2]: chip(0, on: 3, .italic),
    .hintGroups[3]: chip(0, on: 2, .italic),
  ]

  private static func chip(
    _ text: UInt8, on ground: UInt8, _ attributes: TextAttributes = []
  ) -> TextStyle {
    TextStyle(foreground: .ansi(text), background: .ansi(ground), attributes: attributes)
  }

  /// A theme without colours.
  static let plain = Theme.monochrome.replacing(plainStyles).replacing(CellColorGrounds.monochrome)
    .addingScreens(.monochrome)

  private static let plainStyles: [StyleRole: TextStyle] =
    Dictionary(
      uniqueKeysWithValues: plainAttributes.flatMap { attributes, roles in
        roles.map { ($0, TextStyle(attributes: attributes)) }
      })

  private static let plainAttributes: [(TextAttributes, [StyleRole])] = [
    (
      .bold,
      [
        .boardLabelHere, .boardFrame, .boardGiven, .boardMark, .pad, .hintStrongLink,
        .hintHouseLine, .hintCoverLine,
      ]
    ),
    (.underline, [.boardEntry]),
    ([.bold, .underline], [.boardWrong]),
    (.dim, [.boardNote, .padDone, .hintWeakLink]),
    (.italic, [.boardCentreNote, .boardConflict]),
    ([.italic, .underline], [.boardBothNotes]),
    (.reverse, [.boardSame, .modeOn, .hintPattern]),
    // A frame marks the cell under the cursor.
    ([], [.boardCursor, .boardMemoCursor, .boardCentreCursor, .boardColorCursor]),
    (
      [.reverse, .bold],
      [.hintPlaced, .boardDoubtfulMark, .boardChangedMark] + StyleRole.hintMarks
    ),
    ([.bold, .strikethrough], [.hintEliminated]),
    ([.bold, .italic, .underline], [.hintFin]),
    ([.reverse, .bold, .underline], [.hintOn]),
    ([.reverse, .dim], [.hintOff]),
    ([.reverse, .underline], [.boardSameNote]),
    // The lowest row of a cell is underlined, so underlines tell none apart there.
    ([.reverse, .italic], [.hintGroups[0]]),
    ([.reverse, .dim, .italic], [.hintGroups[1]]),
    ([.reverse, .bold, .italic], [.hintGroups[2]]),
    ([.dim, .italic], [.hintGroups[3]]),
  ]
}
