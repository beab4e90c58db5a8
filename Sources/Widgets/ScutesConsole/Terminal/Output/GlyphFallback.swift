// SPDX-License-Identifier: Apache-2.0

/// Stand-ins for glyphs on terminals with only ASCII.
enum GlyphFallback {
  /// The ASCII character that comes closest to `scalar`, or `?` if none does.
  static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    if let known = known[scalar] { return known }
    return switch scalar.value {
    case 0x2500...0x257F: box(scalar)
    case 0x2580...0x259F: "#"
    case 0x2800: " "
    case 0x2801...0x28FF: "."
    case 0x2400...0x2426: "^"
    case 0xFF01...0xFF5E: Unicode.Scalar(UInt8(scalar.value - 0xFEE0))
    default: "?"
    }
  }

  private static func box(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if horizontal.contains(scalar) { return "-" }
    if vertical.contains(scalar) { return "|" }
    return switch scalar {
    case "╱": "/"
    case "╲": "\\"
    case "╳": "X"
    default: "+"
    }
  }

  private static let horizontal = Set("─━┄┅┈┉╌╍═╴╶╸╺╼╾".unicodeScalars)
  private static let vertical = Set("│┃┆┇┊┋╎╏║╵╷╹╻╽╿".unicodeScalars)

  private static let known: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs: [(String, Unicode.Scalar)] = [
      // Glyphs that point the same way, or mean the same, share a character. All others differ.
      ("←◃⇐⟵‹«◂≤", "<"), ("→▹⇒⟶›»➜▸≥", ">"), ("↑▲△▴▵⇑", "^"), ("↓▼▽▾▿⇓", "v"),
      ("⚑", "P"), ("◀", "{"), ("▶⏵", "}"), ("◁", "["), ("▷", "]"), ("⇥", "\\"),
      ("⏎↵", "~"), ("↺↻⟲⟳", "@"), ("✓✔☑", "V"), ("×✖", "x"), ("✕✗✘☒", "X"), ("✎✏", "/"),
      ("●◉•∙⚫◈", "*"), ("○◯◌◦", "o"), ("■◼◾", "B"), ("▪", "#"), ("□◻▢▫☐", "_"), ("◆◇❖♢", "$"),
      ("◐◑◧", "D"), ("★☆✶✱", "%"), ("✦", ";"), ("✧", ":"), ("❧☙", "&"), ("⚙", "&"),
      ("ⓘℹ", "i"), ("▤☰≡", "="), ("♥♡", "h"), ("♦", "d"), ("♣♧", "c"), ("♠♤", "s"), ("♪♫", "n"),
      ("☼☀", "S"), ("♂", "m"), ("♀", "f"), ("☺☻", "u"), ("✚", "T"), ("⋮", "C"),
      ("◷⏱⧗", "t"), ("‖⏸", "|"), ("⚠≠", "!"), ("⌂", "H"), ("‥", ","), ("·–—―‐‑‒−", "-"),
      ("‘’‚′", "'"), ("“”„″", "\""),
      ("…", "."), ("⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉", "."), ("▀", "\""), ("▁", "_"), ("▂", "."), ("▃", "-"),
      ("▄", "="),
      ("▅", "+"),
      ("▆", "*"), ("▇", "%"), ("▌▏▎▍▋▊▉", "["), ("▐▕", "]"), ("░", "."), ("▒", ":"), ("▓", "%"),
      ("\u{A0}\u{2002}\u{2003}\u{2009}\u{202F}\u{3000}", " "),
      ("¿", "?"), ("¡", "!"), ("ÀÁÂÃÄÅ", "A"),
      ("àáâãäå", "a"), ("Çç", "c"), ("ÈÉÊË", "E"), ("èéêë", "e"), ("ÌÍÎÏ", "I"), ("ìíîï", "i"),
      ("Ññ", "n"), ("ÒÓÔÕÖØ", "O"), ("òóôõöø", "o"), ("ÙÚÛÜ", "U"), ("ùúûü", "u"), ("ß", "s"),
    ]
    var known: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (scalars, ascii) in pairs {
      for scalar in scalars.unicodeScalars { known[scalar] = ascii }
    }
    return known
  }()
}
