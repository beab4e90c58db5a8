import JSONReading

/// The colours of f-puzzles' cells, as numbers from 1 to 9.
enum FPuzzlesColors {
  /// The colours of its palette that stand for 1 to 9: yellow, blue, pink, green, orange, purple,
  /// pale pink, lime and grey.
  private static let palette = [
    "#FFFFB0", "#D0D0FF", "#FF80FF", "#60D060", "#FFE060", "#8080F0", "#FFD0D0", "#B0FFB0",
    "#A8A8A8",
  ]
  private static let none = ["#FFFFFF", "0", ""]

  /// Returns the colour of a number, or `nil` for other numbers.
  static func color(_ number: Int) -> String? {
    palette.indices.contains(number - 1) ? palette[number - 1] : nil
  }

  /// Returns the colours of a cell, the solver's before the setter's: as RGB, or numbers as text.
  static func colors(of cell: PlacedJSON) -> [String] {
    let values = ["highlight", "c"].flatMap { key in
      [cell[key]].compactMap(\.self) + (cell[key + "Array"]?.elements ?? [])
    }
    return values.compactMap { $0.integer.map(String.init) ?? $0.text?.uppercased() }
      .reduce(into: []) { all, color in
        if !none.contains(color), !all.contains(color) { all.append(color) }
      }
  }

  /// Returns the numbers of `colors`: those of the palette by their look, the others by what is
  /// left. At most nine colours have a number.
  static func numbers(of colors: [String]) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for color in colors { numbers[color] = palette.firstIndex(of: color).map { $0 + 1 } }
    var left = (1...9).filter { !numbers.values.contains($0) }[...]
    for color in colors where numbers[color] == nil { numbers[color] = left.popFirst() }
    return numbers
  }
}
