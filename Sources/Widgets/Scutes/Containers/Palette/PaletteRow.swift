// SPDX-License-Identifier: Apache-2.0

/// A row of the palette: the title with its matched characters, the heading and the key.
struct PaletteRow: LeafView, Equatable {
  let title: String
  /// The matched characters of the title.
  let places: [Int]
  let group: String
  let key: String
  /// The width of the key column.
  let keyColumns: Int
  let isChosen: Bool

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: 1)
  }

  var spokenText: String? { title }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let isUnicode = environment.capabilities.isUnicode
    let theme = environment.theme
    let base = isChosen ? theme.style(for: .buttonFocused) : environment.textStyle()
    if isChosen {
      painter.fill(rect, style: base)
      painter.write(isUnicode ? "▸" : ">", at: rect.origin, style: base)
    }
    painter.write(
      key, at: Point(x: rect.maxX - key.columns, y: rect.minY),
      style: isChosen ? base : environment.textStyle(.key))
    let right = rect.maxX - (keyColumns > 0 ? keyColumns + 2 : 0)
    let needed = rect.minX + 2 + title.columns
    if !group.isEmpty, needed + 2 + group.columns <= right {
      painter.write(
        group, at: Point(x: right - group.columns, y: rect.minY),
        style: isChosen ? base : environment.textStyle(.secondary))
    }
    painter.clipped(
      to: Rect(x: rect.minX + 2, y: rect.minY, width: max(0, right - rect.minX - 2), height: 1)
    ) {
      drawTitle(at: Point(x: rect.minX + 2, y: rect.minY), base, environment, on: painter)
    }
  }

  private func drawTitle(
    at place: Point, _ base: TextStyle, _ environment: EnvironmentValues, on painter: Painter
  ) {
    var match = isChosen ? TextStyle() : environment.theme.style(for: .paletteMatch)
    match.attributes.formUnion([.bold, .underline])
    var x = place.x
    for (index, character) in title.enumerated() {
      let style = places.contains(index) ? base.merging(match) : base
      x += painter.put(character, at: Point(x: x, y: place.y), style: style)
    }
  }
}
