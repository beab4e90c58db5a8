public import Scutes

/// Glyphs larger than their cells, as in a terminal that draws lines and blocks from a font.
extension ScreenEmulator {
  /// Draws the background of the glyph at `index`, which clears what has reached into it, and lets the
  /// glyph reach into its neighbours.
  mutating func reachOver(_ index: Int, columns: Int) {
    let cell = cells[index]
    let last = index > 0 && textEnd == index ? cells[index - 1] : nil
    let isReached =
      last.map { $0.style == cell.style && overhang?($0.character).contains(.trailing) ?? false }
    reached[index] = isReached ?? false ? [.leading: last ?? cell] : [:]
    if columns == 2 { reached[index + 1] = [:] }
    textEnd = (index + columns).isMultiple(of: size.width) ? nil : index + columns
    for edge in overhang?(cell.character) ?? [] {
      let x = index % size.width
      switch edge {
      case .leading: if x > 0 { reached[index - 1][.trailing] = cell }
      case .trailing: if x + 1 < size.width { reached[index + 1][.leading] = cell }
      case .top: if index >= size.width { reached[index - size.width][.bottom] = cell }
      case .bottom:
        if index + size.width < cells.count { reached[index + size.width][.top] = cell }
      }
    }
  }

  /// The cells into which something has reached that isn't beside them any more.
  public var cellsWithTraces: [Point] {
    reached.indices.filter { index in
      reached[index].contains { edge, cell in
        let beside =
          switch edge {
          case .leading: index - 1
          case .trailing: index + 1
          case .top: index - size.width
          case .bottom: index + size.width
          }
        return cells[beside] != cell
      }
    }
    .map { Point(x: $0 % size.width, y: $0 / size.width) }
  }
}
