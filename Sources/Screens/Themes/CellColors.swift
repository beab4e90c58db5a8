import Games
import Scutes

extension StyleRole {
  /// The ground of a cell that the player coloured.
  nonisolated static func cellColor(_ color: CellColor) -> StyleRole {
    cellColors[color.rawValue - 1]
  }

  /// The sign of a colour.
  nonisolated static func cellColorMark(_ color: CellColor) -> StyleRole {
    cellColorMarks[color.rawValue - 1]
  }

  /// By the number of the colour, less one.
  nonisolated static let cellColors = (1...9).map { StyleRole("board.color\($0)") }
  /// By the number of the colour, less one.
  nonisolated static let cellColorMarks = (1...9).map { StyleRole("board.color\($0).mark") }
}

/// The grounds of coloured cells, by number: yellow, blue, pink, green, orange, purple, teal, lime,
/// grey. None is red, the colour of mistakes.
nonisolated enum CellColorGrounds {
  static let shoreDark = styles(
    [0x5B4A16, 0x1F4A63, 0x5B2A4D, 0x1E4F30, 0x6A3413, 0x43386B, 0x0E4A47, 0x3F4B12, 0x4A4A4E])
  static let shoreLight = styles(
    [0xF5DF97, 0xB9DCF2, 0xEFC3DF, 0xBFE3C6, 0xF6CBA6, 0xD3C9F0, 0xAEE0DC, 0xDDEBA0, 0xC6C6C8])
  static let kameDark = styles(
    [0x534805, 0x09466F, 0x621848, 0x044201, 0x4B2506, 0x563B85, 0x063836, 0x364604, 0x4A4A4E])
  static let kameLight = styles(
    [0xFCDE00, 0x89C8FE, 0xFCA4D6, 0xADFCA5, 0xFCAE48, 0xCCB6FD, 0x29D5CD, 0xD9F063, 0xC0C0C5])
  static let highContrast = styles(
    [0x2D2605, 0x002B49, 0x5C0542, 0x0A3F06, 0x562B05, 0x3E176F, 0x002321, 0x223300, 0x37383B])
  static let colorBlindSafe = styles(
    [0x423800, 0x014B79, 0x752A59, 0x195914, 0x753B07, 0x4B3079, 0x0D3D3B, 0x33470A, 0x4C4D50])

  /// With sixteen colours no ground suits all digits, so the sign is on the colour, and the last
  /// one on none. Light and dark shades of a colour count as one, since terminals draw them alike.
  /// White replaces orange, and red replaces lime.
  static let terminalSixteen = marks(
    [(0, 11), (15, 4), (0, 13), (0, 10), (0, 15), (15, 5), (0, 14), (0, 9)].map {
      TextStyle(foreground: .ansi($0), background: .ansi($1))
    } + [TextStyle(foreground: .ansi(7), attributes: .bold)])

  static let monochrome = marks(
    Array(repeating: TextStyle(attributes: [.bold, .underline]), count: 9))

  private static func styles(_ grounds: [UInt32]) -> [StyleRole: TextStyle] {
    Dictionary(
      uniqueKeysWithValues: zip(StyleRole.cellColors, grounds).map { role, ground in
        (role, TextStyle(background: .hex(ground)))
      }
    ).merging(marks(Array(repeating: TextStyle(attributes: .bold), count: 9))) { $1 }
  }

  private static func marks(_ styles: [TextStyle]) -> [StyleRole: TextStyle] {
    Dictionary(uniqueKeysWithValues: zip(StyleRole.cellColorMarks, styles).map { ($0, $1) })
  }
}
