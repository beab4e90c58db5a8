import Models

/// Shapes three columns by three rows, for large cells: blocks for givens, the small sign in a thin
/// frame for what the player entered.
///
/// ```
/// ▟█▙   ▄▄▄   ╭─╮
/// ███   ▜█▛   │▼│
/// ▜█▛    ▀    ╰─╯
/// ```
nonisolated enum BigShape {
  /// The rows of the shape that stands for `digit`, from the top.
  static func rows(of digit: Digit) -> [[Character]] { shapes[digit.index] }

  /// The rows of what shows that the player entered `sign`.
  static func framed(_ sign: Character) -> [[Character]] {
    ["╭─╮", "│\(sign)│", "╰─╯"].map(Array.init)
  }

  private static let shapes: [[[Character]]] = [
    ["▟█▙", "███", "▜█▛"], ["███", "███", "███"], [" ▄ ", "▟█▙", "▀▀▀"],
    ["▄▄▄", "▜█▛", " ▀ "], [" ▄ ", "▐█▌", " ▀ "], ["▗▀▖", "█ █", "▝▄▘"],
    [" █ ", "███", " █ "], ["▚ ▞", " █ ", "▞ ▚"], ["▀▀▀", "▀▀▀", "▀▀▀"],
  ].map { $0.map(Array.init) }
}
