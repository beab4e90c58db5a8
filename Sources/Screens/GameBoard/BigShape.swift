import Models

/// Shapes three columns by three rows, for givens in large cells.
///
/// ```
/// ▟█▙   ▄▄▄
/// ███   ▜█▛
/// ▜█▛    ▀
/// ```
nonisolated enum BigShape {
  /// The rows of the shape that stands for `digit`, from the top.
  static func rows(of digit: Digit) -> [[Character]] { shapes[digit.index] }

  private static let shapes: [[[Character]]] = [
    ["▟█▙", "███", "▜█▛"], ["███", "███", "███"], [" ▄ ", "▟█▙", "▀▀▀"],
    ["▄▄▄", "▜█▛", " ▀ "], ["▗█▖", "███", "▝█▘"], ["▗▀▖", "█ █", "▝▄▘"],
    [" █ ", "███", " █ "], ["▚ ▞", " █ ", "▞ ▚"], ["▀▀▀", "▀▀▀", "▀▀▀"],
  ].map { $0.map(Array.init) }
}
