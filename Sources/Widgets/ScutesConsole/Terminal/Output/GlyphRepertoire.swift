// SPDX-License-Identifier: Apache-2.0

/// The glyphs that a terminal can show.
public enum GlyphRepertoire: String, Comparable, CaseIterable, Sendable {
  /// Those of ASCII.
  case ascii
  /// Those that all common fonts of text consoles have beyond ASCII: light and double lines, whole
  /// blocks, arrows, a few signs. These fonts have 256 or 512 glyphs. Letters of any script are
  /// left to the font, since only the user can ask for them.
  case console
  /// All.
  case unicode

  /// Returns `true` if `lhs` has fewer glyphs than `rhs`.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    allCases.firstIndex(of: lhs) ?? 0 < allCases.firstIndex(of: rhs) ?? 0
  }

  /// The glyph to show for `scalar`: the scalar itself, or the one that comes closest.
  func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch self {
    case .unicode: scalar
    case .ascii: GlyphFallback.ascii(scalar)
    case .console: Self.onConsole(scalar)
    }
  }

  private static func onConsole(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII || consoleGlyphs.contains(scalar) { return scalar }
    if let line = consoleLine(scalar) { return line }
    if let likeness = likenesses[scalar] { return likeness }
    return scalar.properties.isAlphabetic ? scalar : GlyphFallback.ascii(scalar)
  }

  /// The line with the arms of `scalar`: double for heavy ones, and whole for half ones.
  private static func consoleLine(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let arms = LineArms(Character(scalar)) else { return nil }
    func doubled(_ weight: LineArms.Weight) -> LineArms.Weight {
      weight == .heavy ? .double : weight
    }
    let (vertical, horizontal) = (max(arms.up, arms.down), max(arms.left, arms.right))
    let candidates = [
      LineArms(
        up: doubled(arms.up), right: doubled(arms.right), down: doubled(arms.down),
        left: doubled(arms.left)),
      LineArms(
        up: doubled(vertical), right: doubled(horizontal), down: doubled(vertical),
        left: doubled(horizontal)),
    ]
    return candidates.lazy.compactMap { $0.character.unicodeScalars.first }
      .first(where: consoleGlyphs.contains)
  }

  /// The glyphs shared by Debian's Lat15 and Uni fonts and code page 437. Nearly all of the 456
  /// console fonts of Debian 12 have the lines and blocks.
  private static let consoleGlyphs = Set(
    ("─│┌┐└┘├┤┬┴┼═║╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬█░▒■▲▼♦←↑→↓•°±·«»≈≡≤≥∞"
      + "¡¿ÄÅÆÇÉÑÖÜßàáâäåæçèéêëìíîïñòóôöùúûüÿ").unicodeScalars)

  private static let likenesses: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs: [(String, Unicode.Scalar)] = [
      ("▓", "▒"), ("◆◇❖♢", "♦"), ("●◉∙", "•"), ("▪◼◾", "■"), ("△▴▵", "▲"), ("▽▾▿", "▼"),
      ("‹", "«"), ("›", "»"), ("⇐⟵", "←"), ("⇒⟶", "→"), ("⇑", "↑"), ("⇓", "↓"), ("…", "·"),
      ("▉▊▇", "█"), ("▎▏▍▁▂", "░"), ("▌▐▋▀▄▃▅▆", "▒"),
    ]
    var likenesses: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (index, digit) in "⁰¹²³⁴⁵⁶⁷⁸⁹".unicodeScalars.enumerated() {
      likenesses[digit] = Unicode.Scalar(UInt8(ascii: "0") + UInt8(index))
    }
    for (index, digit) in "₀₁₂₃₄₅₆₇₈₉".unicodeScalars.enumerated() {
      likenesses[digit] = Unicode.Scalar(UInt8(ascii: "0") + UInt8(index))
    }
    for (glyphs, likeness) in pairs {
      for glyph in glyphs.unicodeScalars { likenesses[glyph] = likeness }
    }
    return likenesses
  }()
}
