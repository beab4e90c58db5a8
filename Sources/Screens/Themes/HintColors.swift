import Scutes

/// The colours of hints on the board.
nonisolated struct HintColors {
  /// The grounds of cells, by role.
  var patternCell, reasonCell, targetCell, wrongCell, removedCell: Color
  /// The grounds of a house's cells, and the lines around it.
  var house, houseAlternate, houseLine: Color
  /// The grounds of the cells of houses that the pattern only reaches into.
  var cover, coverAlternate: Color
  /// The lines between candidates.
  var strongLink, weakLink: Color
  /// The text of a marked candidate.
  var text: Color
  /// The grounds of marked candidates.
  var pattern, placed, eliminated, fin, on, off: Color
  /// The grounds of candidates in groups, by index.
  var groups: [Color]

  /// The styles of the roles of hints.
  var styles: [StyleRole: TextStyle] {
    var styles: [StyleRole: TextStyle] = [
      .hintPatternCell: TextStyle(background: patternCell),
      .hintReasonCell: TextStyle(background: reasonCell),
      .hintTargetCell: TextStyle(background: targetCell),
      .hintWrongCell: TextStyle(background: wrongCell),
      .hintRemovedCell: TextStyle(background: removedCell),
      .hintHouse: TextStyle(background: house),
      .hintHouseAlternate: TextStyle(background: houseAlternate),
      .hintHouseLine: TextStyle(foreground: houseLine, attributes: .bold),
      .hintCover: TextStyle(background: cover),
      .hintCoverAlternate: TextStyle(background: coverAlternate),
      .hintCoverLine: TextStyle(foreground: groups[2], attributes: .bold),
      .hintStrongLink: TextStyle(foreground: strongLink, attributes: .bold),
      .hintWeakLink: TextStyle(foreground: weakLink),
      .hintPatternMark: chip(groups[0], .bold),
      .hintReasonMark: chip(off, .bold),
      .hintTargetMark: chip(placed, .bold),
      .hintWrongMark: chip(eliminated, .bold),
      .hintPattern: chip(pattern),
      .hintPlaced: chip(placed, .bold),
      .hintEliminated: chip(eliminated, .strikethrough),
      .hintFin: chip(fin, .underline),
      .hintOn: chip(on, .bold),
      .hintOff: chip(off),
    ]
    for (role, color) in zip(StyleRole.hintGroups, groups) { styles[role] = chip(color, .italic) }
    return styles
  }

  private func chip(_ ground: Color, _ attributes: TextAttributes = []) -> TextStyle {
    TextStyle(foreground: text, background: ground, attributes: attributes)
  }
}

nonisolated extension HintColors {
  static let shoreDark = Self(
    patternCell: .hex(0x12494C), reasonCell: .hex(0x4A3B2A), targetCell: .hex(0x1F5230),
    wrongCell: .hex(0x5A2030), removedCell: .hex(0x3D1C26),
    house: .hex(0x12393B), houseAlternate: .hex(0x184245),
    houseLine: .hex(0x3FD0C9), cover: .hex(0x332D3D), coverAlternate: .hex(0x3A3346),
    strongLink: .hex(0xFF9F43), weakLink: .hex(0xFF9F43), text: .hex(0x0B1016),
    pattern: .hex(0xF4F1EA), placed: .hex(0x6BE3B0), eliminated: .hex(0xFF8F9A),
    fin: .hex(0xFFD166), on: .hex(0x3FD0C9), off: .hex(0xFF9F43),
    groups: [.hex(0x58A6FF), .hex(0xFFB27A), .hex(0xE8B4F0), .hex(0xC8D96F)])

  static let shoreLight = Self(
    patternCell: .hex(0xA5E0CA), reasonCell: .hex(0xE0DCCE), targetCell: .hex(0xC2E8B4),
    wrongCell: .hex(0xFAD0D2), removedCell: .hex(0xFBDEDE),
    house: .hex(0xD5EFEC), houseAlternate: .hex(0xC9E9E5),
    houseLine: .hex(0x00665C), cover: .hex(0xEDE0EE), coverAlternate: .hex(0xE6D6E8),
    strongLink: .hex(0x9A4B00), weakLink: .hex(0x9A4B00), text: .hex(0xFFFFFF),
    pattern: .hex(0x3A4048), placed: .hex(0x00663F), eliminated: .hex(0xA3153E),
    fin: .hex(0x7A4B00), on: .hex(0x00665C), off: .hex(0x9A4B00),
    groups: [.hex(0x0B5CAD), .hex(0x8A4300), .hex(0x8A2A86), .hex(0x586400)])

  static let kameDark = Self(
    patternCell: .hex(0x1C4F77), reasonCell: .hex(0x3B4250), targetCell: .hex(0x265214),
    wrongCell: .hex(0x72203B), removedCell: .hex(0x4C1B30),
    house: .hex(0x12434F), houseAlternate: .hex(0x184C58),
    houseLine: .hex(0x7FE0D8), cover: .hex(0x33294A), coverAlternate: .hex(0x3A3052),
    strongLink: .hex(0x7FE0D8), weakLink: .hex(0xE3C8A0), text: .hex(0x10142B),
    pattern: .hex(0xDCD2FF), placed: .hex(0x8CF0A8), eliminated: .hex(0xFF9DAE),
    fin: .hex(0xFFD479), on: .hex(0x7FE0D8), off: .hex(0x9FB2C8),
    groups: [.hex(0x7FB7E8), .hex(0xFFB27A), .hex(0xE59BE0), .hex(0xC8D96F)])

  static let kameLight = Self(
    patternCell: .hex(0xB9DCF5), reasonCell: .hex(0xE2E2DC), targetCell: .hex(0xBDECB0),
    wrongCell: .hex(0xFFCFD6), removedCell: .hex(0xFFE2E6),
    house: .hex(0xDDF3F7), houseAlternate: .hex(0xD0ECF2),
    houseLine: .hex(0x0B5D58), cover: .hex(0xF5E0F2), coverAlternate: .hex(0xE9D8EB),
    strongLink: .hex(0x0B5D58), weakLink: .hex(0x6B4A12), text: .hex(0xFFFFFF),
    pattern: .hex(0x5B4B9A), placed: .hex(0x176B2C), eliminated: .hex(0xA3153E),
    fin: .hex(0x7A4B00), on: .hex(0x0B5D58), off: .hex(0x4A5568),
    groups: [.hex(0x1B5FA8), .hex(0x9A4A00), .hex(0x8A2A86), .hex(0x586400)])

  static let highContrast = Self(
    patternCell: .hex(0x002F52), reasonCell: .hex(0x3A2E10), targetCell: .hex(0x0B3A00),
    wrongCell: .hex(0x5A0018), removedCell: .hex(0x3C0010),
    house: .hex(0x002A2A), houseAlternate: .hex(0x003434),
    houseLine: .hex(0xFFE600), cover: .hex(0x241430), coverAlternate: .hex(0x2E1A3C),
    strongLink: .hex(0x7DF5EA), weakLink: .hex(0xFFD9A0), text: .hex(0x000000),
    pattern: .hex(0xFFFFFF), placed: .hex(0x8CF0A8), eliminated: .hex(0xFFA8B4),
    fin: .hex(0xFFE066), on: .hex(0x7DF5EA), off: .hex(0xB8C4D4),
    groups: [.hex(0x8CD3FF), .hex(0xFFBE8A), .hex(0xF0B0FF), .hex(0xD4E67A)])

  static let colorBlindSafe = Self(
    patternCell: .hex(0x1A4468), reasonCell: .hex(0x3A3A30), targetCell: .hex(0x3E4A10),
    wrongCell: .hex(0x6B3510), removedCell: .hex(0x4A2A14),
    house: .hex(0x1E3F45), houseAlternate: .hex(0x24494F),
    houseLine: .hex(0xF5E663), cover: .hex(0x3A2E3E), coverAlternate: .hex(0x413546),
    strongLink: .hex(0x7CC4F5), weakLink: .hex(0xF5E663), text: .hex(0x0B1219),
    pattern: .hex(0xFFFFFF), placed: .hex(0x56B4E9), eliminated: .hex(0xFFA04D),
    fin: .hex(0xF5E663), on: .hex(0xCFE8FF), off: .hex(0x8FA0B0),
    groups: [.hex(0x4DBF9A), .hex(0xE3A0C4), .hex(0xC9B458), .hex(0xB8A6F0)])
}
