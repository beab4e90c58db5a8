import TerminalTesting

extension ScreenEmulator {
  /// The board without what depends on the cursor: the sign of memo mode in its cell, notes of the
  /// digit that stands out, and the edges between cells of different backgrounds.
  var playedBoard: [String] {
    board.map { row in
      let plain = row.map { Self.plain[$0] ?? $0 }
      return String(plain.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static let plain: [Character: Character] = {
    var plain: [Character: Character] = ["✎": " ", "▐": " ", "▌": " "]
    for (digit, forms) in zip("123456789", zip("¹²³⁴⁵⁶⁷⁸⁹", "₁₂₃₄₅₆₇₈₉")) {
      plain[forms.0] = digit
      plain[forms.1] = digit
    }
    return plain
  }()

  /// `true` if nothing lies over the board.
  var showsBoard: Bool {
    contains("Mistakes") && !contains("✦ Hint ●") && !contains("Restart this puzzle?")
      && !contains("Paused") && lines[1].hasPrefix("    1     2     3       4")
  }
}
