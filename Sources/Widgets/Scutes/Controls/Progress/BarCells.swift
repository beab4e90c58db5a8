// SPDX-License-Identifier: Apache-2.0

/// A bar filled in eighths of a cell.
nonisolated enum BarCells {
  /// The cells of a bar of `width` cells, filled by `fraction` from 0 to 1, or empty for NaN. In
  /// ASCII a cell is `#` or, from a half, `-`.
  ///
  ///     0.45 of 8 cells    ███▋          ###-
  static func cells(_ fraction: Double, width: Int, isUnicode: Bool) -> [Character] {
    guard width > 0 else { return [] }
    let fraction = fraction.isFinite ? fraction : 0
    let eighths = Int((min(max(fraction, 0), 1) * Double(width * 8)).rounded())
    let (whole, rest) = (eighths / 8, eighths % 8)
    var cells = Array(repeating: Character(isUnicode ? "█" : "#"), count: whole)
    if rest > 0 { cells.append(isUnicode ? EighthBlocks.growing[rest - 1] : rest >= 4 ? "-" : " ") }
    return cells + Array(repeating: " ", count: width - cells.count)
  }
}
