/// Several columns of keys side by side.
struct KeyTablesView: LeafView, Equatable {
  let columns: [KeyTableColumn]

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    let gaps = max(0, columns.count - 1) * KeyTableColumn.space
    return Size(
      width: columns.reduce(gaps) { $0 + $1.width }, height: columns.map(\.lines.count).max() ?? 0)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    var x = rect.minX
    for column in columns {
      for (index, line) in column.lines.enumerated() {
        draw(
          line, of: column, at: Point(x: x, y: rect.minY + index), on: painter,
          environment: environment)
      }
      x += column.width + KeyTableColumn.space
    }
  }

  private func draw(
    _ line: KeyTableColumn.Line, of column: KeyTableColumn, at place: Point, on painter: Painter,
    environment: EnvironmentValues
  ) {
    guard !line.isHeading else {
      painter.write(line.title, at: place, style: environment.theme.style(for: .title))
      return
    }
    painter.write(column.keys(of: line), at: place, style: environment.theme.style(for: .key))
    painter.write(
      line.title, at: Point(x: place.x + column.titlePlace, y: place.y),
      style: environment.textStyle())
  }
}
