public import Widgets

/// Glyphs larger than their cells, as in a terminal that draws lines and blocks from a font.
extension ScreenEmulator {
  /// Draws the background of the glyph at `index`, which clears what has reached into it, and lets the
  /// glyph reach into its neighbours.
  mutating func reachOver(_ index: Int, columns: Int) {
    let cell = cells[index]
    let goesOn = textEnd == index && index > 0 && cells[index - 1].style == cell.style
    reached[index] = goesOn ? reached[index].filter { $0.key == .leading } : [:]
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

  /// What is seen to have reached into cells from others: not where the cell itself has the same ink at
  /// that edge.
  public var visibleOverhang: [Point: [Edge: ScreenCell]] {
    var seen: [Point: [Edge: ScreenCell]] = [:]
    for (index, edges) in reached.enumerated() {
      let cell = cells[index]
      let own = overhang?(cell.character) ?? []
      let strange = edges.filter { !(own.contains($0.key) && $0.value == cell) }
      if !strange.isEmpty {
        seen[Point(x: index % size.width, y: index / size.width)] = strange
      }
    }
    return seen
  }
}
