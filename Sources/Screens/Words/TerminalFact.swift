public import Widgets

/// A part of the table about the terminal: what a row is about, or what it says.
nonisolated enum TerminalFact: Hashable, Sendable {
  // What it is about.
  case name, program, multiplexer, glyphs, colors, screen, updates, pictures, clipboard, reports
  case keys, answer

  // What it says.
  case unknown, yes, no
  case glyphKind(GlyphRepertoire, isTested: Bool)
  /// `nil` for red, green and blue of eight bits each.
  case colorCount(Int?)
  /// By the description. Whether it is so, nobody can know.
  case promised
  case atOnce
  /// Pictures of half blocks.
  case cells
  /// The number of keys that differ from the usual ones.
  case usualKeys(others: Int)
  case milliseconds(Int)
}

extension TerminalFacts {
  /// The rows of the table in the language of `words`.
  nonisolated func rows(
    _ words: (TerminalFact) -> String
  ) -> [(label: String, value: String)] {
    let between =
      switch multiplexer {
      case .direct: words(.no)
      case .tmux: "tmux"
      case .screen: "GNU Screen"
      }
    let pictures =
      switch pictures {
      case nil: words(.cells)
      case .kitty: "kitty"
      case .iTerm: "iTerm2"
      case .sixel: "sixel"
      }
    let milliseconds = roundTrip.map { time in
      Int(time.components.seconds) * 1000 + Int(time.components.attoseconds / 1_000_000_000_000_000)
    }
    let values: [(TerminalFact, String)] = [
      (.name, name), (.program, program ?? words(.unknown)), (.multiplexer, between),
      (.glyphs, words(.glyphKind(glyphs, isTested: takesUTF8 != nil))),
      (.colors, words(.colorCount(colorDepth.count))),
      (.screen, words(promisesAlternateScreen ? .promised : .no)),
      (.updates, words(synchronizes == nil ? .unknown : synchronizes == true ? .atOnce : .no)),
      (.pictures, pictures), (.clipboard, words(hasClipboard ? .yes : .no)),
      (.reports, words(reports ? .yes : .no)), (.keys, words(.usualKeys(others: describedKeys))),
      (.answer, milliseconds.map { words(.milliseconds($0)) } ?? words(.no)),
    ]
    return values.map { (label: words($0.0), value: $0.1) }
  }
}

extension Words {
  /// The table about a terminal as text, a line for each row.
  public nonisolated func lines(about facts: TerminalFacts) -> [String] {
    let rows = facts.rows(about.fact)
    let width = rows.map(\.label.count).max() ?? 0
    return rows.map { row in
      row.label + String(repeating: " ", count: width - row.label.count + 2) + row.value
    }
  }
}

extension ColorDepth {
  /// The number of colours, or `nil` for red, green and blue of eight bits each.
  fileprivate nonisolated var count: Int? {
    switch self {
    case .monochrome: 2
    case .eight: 8
    case .sixteen: 16
    case .indexed256: 256
    case .trueColor: nil
    }
  }
}
