/// A column in a list of keys: headings, and keys with their descriptions.
nonisolated struct KeyTableColumn: Equatable {
  private(set) var lines: [Line]
  /// The width of the keys.
  private(set) var keyWidth: Int

  /// A line of the column. Without a key it is a heading, and without a title it is blank.
  struct Line: Equatable {
    var keys: [String] = []
    var title = ""

    var isHeading: Bool { keys.isEmpty }
  }

  private static let gap = 2

  /// The total width.
  var width: Int {
    lines.map { $0.isHeading ? $0.title.columns : keyWidth + Self.gap + $0.title.columns }.max()
      ?? 0
  }

  /// The offset of the titles.
  var titlePlace: Int { keyWidth + Self.gap }

  /// The keys of `line`, without the last ones if they don't all fit.
  func keys(of line: Line) -> String {
    var shown = line.keys
    while shown.count > 1, shown.joined(separator: " ").columns > keyWidth { shown.removeLast() }
    return shown.joined(separator: " ")
  }

  private init(_ lines: some Sequence<Line>, width: Int) {
    var lines = Array(lines)
    while lines.first == Line() { lines.removeFirst() }
    while lines.last == Line() { lines.removeLast() }
    self.lines = lines
    let titles = lines.map { $0.isHeading ? 0 : $0.title.columns }.max() ?? 0
    let keys = lines.map { $0.keys.joined(separator: " ").columns }.max() ?? 0
    let least = lines.map { $0.keys.first?.columns ?? 0 }.max() ?? 0
    keyWidth = max(least, min(keys, width - Self.gap - titles))
  }
}

extension KeyTableColumn {
  /// The gap between columns.
  nonisolated static let space = 3

  /// Arranges the keys of `tables` in pages of `size`, with as many columns as fit, up to
  /// `maxColumns`. Returns at least one page.
  static func pages(
    of tables: [KeyTable], in size: Size, isUnicode: Bool, names: KeyNames = KeyNames(),
    maxColumns: Int = .max
  ) -> [[KeyTableColumn]] {
    let lines = lines(of: tables, isUnicode: isUnicode, names: names)
    let rows = max(1, size.height)
    guard maxColumns > 1 else {
      return pages(of: lines, width: size.width, rows: rows).flatMap { $0.map { [$0] } }
    }
    let pages = pages(of: lines, width: size.width, rows: rows)
    guard pages.count == 1, let columns = pages.first?.count, columns > 1 else { return pages }
    let evenRows = min(rows, (lines.count + columns - 1) / columns + 1)
    let even = Self.pages(of: lines, width: size.width, rows: evenRows)
    return even.count == 1 ? even : pages
  }

  private static func pages(of lines: [Line], width: Int, rows: Int) -> [[KeyTableColumn]] {
    var pages: [[KeyTableColumn]] = [[]]
    var left = width
    var rest = lines[...]
    while !rest.isEmpty {
      var part = rest.prefix(rows)
      while part.count > 1, part.last?.isHeading == true, part.count < rest.count {
        part.removeLast()
      }
      rest = rest.dropFirst(part.count)
      let column = KeyTableColumn(part, width: width)
      if let last = pages.last, !last.isEmpty, column.width > left {
        pages.append([])
        left = width
      }
      pages[pages.count - 1].append(column)
      left -= column.width + space
    }
    return pages
  }

  private static func lines(
    of tables: [KeyTable], isUnicode: Bool, names: KeyNames
  ) -> [Line] {
    var lines: [Line] = []
    var titles: [String] = []
    for table in tables where !titles.contains(table.title) { titles.append(table.title) }
    for title in titles {
      let entries = tables.filter { $0.title == title }.flatMap(\.entries)
        .filter { $0.visibility != .hidden }
      guard !entries.isEmpty else { continue }
      lines += [Line(), Line(title: title)]
      lines += entries.map {
        Line(keys: $0.allKeys(isUnicode: isUnicode, names: names), title: $0.title)
      }
    }
    return Array(lines.dropFirst())
  }
}
