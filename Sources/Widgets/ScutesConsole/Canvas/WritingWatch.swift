// SPDX-License-Identifier: Apache-2.0

/// Collects the text that a view writes outside its cells, where it isn't shown.
package struct WritingWatch {
  /// The cells that the view may draw in.
  let cells: Rect
  /// The texts that lost more than blanks at an edge.
  package private(set) var cut: [String] = []

  package init(cells: Rect) {
    self.cells = cells
  }

  /// Checks `text`, written on one line from `origin`.
  mutating func note(_ text: String, at origin: Point) {
    let end = origin.x + text.columns
    let isInRow = origin.y >= cells.minY && origin.y < cells.maxY
    if isInRow, origin.x >= cells.minX, end <= cells.maxX { return }
    let blanksBefore = text.prefix { $0 == " " }.count
    guard blanksBefore < text.count else { return }
    let blanksAfter = text.reversed().prefix { $0 == " " }.count
    let isShown =
      isInRow && origin.x + blanksBefore >= cells.minX && end - blanksAfter <= cells.maxX
    if !isShown { cut.append(text) }
  }
}
