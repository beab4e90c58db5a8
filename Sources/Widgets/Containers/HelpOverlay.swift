/// Shows all keys that are in force, on `?` and F1, over whatever is on the screen.
struct HelpOverlayHost<Content: View>: View {
  @State private var isShown = false
  @State private var tables: [KeyTable] = []
  let activeKeys: ActiveKeys
  let content: Content
  @Environment(\.kitWords) private var words

  var body: some View {
    content
      .overlayLayer(isPresented: $isShown) {
        SheetFrame(title: words.keys, content: KeyTablesView(tables: tables))
      }
      .environment(activeKeys)
      .keyBindings(
        words.everywhere,
        [
          KeyBinding(
            [KeyPress("?"), KeyPress(.function(1))], (), words.allKeys, shown: .help)
        ], worksEverywhere: true
      ) {
        guard !isShown else {
          isShown = false
          return
        }
        tables = activeKeys.tables
        isShown = true
      }
  }
}

/// Key tables in as many columns as there is room for.
struct KeyTablesView: LeafView {
  let tables: [KeyTable]

  private static let gap = 3

  private struct Line {
    var key = ""
    var title = ""
    var isHeading = false
  }

  private func lines(isUnicode: Bool) -> [Line] {
    var lines: [Line] = []
    var titles: [String] = []
    for table in tables where !titles.contains(table.title) { titles.append(table.title) }
    for title in titles {
      let entries = tables.filter { $0.title == title }.flatMap(\.entries)
        .filter { $0.visibility != .hidden }
      guard !entries.isEmpty else { continue }
      if !lines.isEmpty { lines.append(Line()) }
      lines.append(Line(title: title, isHeading: true))
      for entry in entries {
        lines.append(Line(key: entry.allKeys(isUnicode: isUnicode), title: entry.title))
      }
    }
    return lines
  }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    let lines = lines(isUnicode: environment.capabilities.isUnicode)
    let column = columnWidth(lines)
    let columns = columnCount(lines, column: column, width: proposal.width, rows: proposal.height)
    let rows = (lines.count + columns - 1) / columns
    return Size(
      width: min(proposal.width, columns * column + (columns - 1) * Self.gap),
      height: min(rows, max(1, proposal.height)))
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let lines = lines(isUnicode: environment.capabilities.isUnicode)
    let column = columnWidth(lines)
    let keyWidth = keyWidth(lines)
    for (index, line) in lines.enumerated() {
      let place = Point(
        x: rect.minX + index / max(1, rect.height) * (column + Self.gap),
        y: rect.minY + index % max(1, rect.height))
      if line.isHeading {
        painter.write(line.title, at: place, style: environment.theme.style(for: .title))
      } else {
        painter.write(line.key, at: place, style: environment.theme.style(for: .key))
        painter.write(
          line.title, at: Point(x: place.x + keyWidth + 2, y: place.y),
          style: environment.textStyle())
      }
    }
  }

  private func keyWidth(_ lines: [Line]) -> Int { lines.map(\.key.columns).max() ?? 0 }

  private func columnWidth(_ lines: [Line]) -> Int {
    let keys = keyWidth(lines)
    return lines.map { $0.isHeading ? $0.title.columns : keys + 2 + $0.title.columns }.max() ?? 0
  }

  /// As few columns as will do in `rows` rows, as far as `width` allows.
  private func columnCount(_ lines: [Line], column: Int, width: Int, rows: Int) -> Int {
    let most = max(1, (width + Self.gap) / max(1, column + Self.gap))
    let needed = (lines.count + max(1, rows) - 1) / max(1, rows)
    return max(1, min(most, needed))
  }
}
