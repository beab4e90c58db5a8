import Models

/// Digits three columns by three rows, for large cells: blocks for givens, heavy lines for what the
/// player entered, so that weight tells them apart.
///
/// ```
/// ▀▀█   ╺━┓
/// █▀▀   ┏━┛
/// ▀▀▀   ┗━╸
/// ```
nonisolated enum BigDigit {
  /// The rows of a digit from the top.
  static func rows(of digit: Digit, isGiven: Bool) -> [[Character]] {
    (isGiven ? blocks : lines)[digit.index]
  }

  private static let blocks: [[[Character]]] = [
    ["▄█ ", " █ ", "▀▀▀"], ["▀▀█", "█▀▀", "▀▀▀"], ["▀▀█", "▀▀█", "▀▀▀"],
    ["█ █", "▀▀█", "  ▀"], ["█▀▀", "▀▀█", "▀▀▀"], ["█▀▀", "█▀█", "▀▀▀"],
    ["▀▀█", "  █", "  ▀"], ["█▀█", "█▀█", "▀▀▀"], ["█▀█", "▀▀█", "▀▀▀"],
  ].map { $0.map(Array.init) }

  private static let lines: [[[Character]]] = [
    [" ┓ ", " ┃ ", "╺┻╸"], ["╺━┓", "┏━┛", "┗━╸"], ["╺━┓", "╺━┫", "╺━┛"],
    ["╻ ╻", "┗━┫", "  ╹"], ["┏━╸", "┗━┓", "╺━┛"], ["┏━╸", "┣━┓", "┗━┛"],
    ["╺━┓", "  ┃", "  ╹"], ["┏━┓", "┣━┫", "┗━┛"], ["┏━┓", "┗━┫", "╺━┛"],
  ].map { $0.map(Array.init) }
}
