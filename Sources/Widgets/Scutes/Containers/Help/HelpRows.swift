// SPDX-License-Identifier: Apache-2.0

/// A group on one or several lines: its title and the keys in it, as many as fit.
struct HelpGroupRow: LeafView, Equatable {
  /// A key with what it does.
  struct Pair: Equatable {
    let key: String
    let title: String

    var columns: Int { key.isEmpty ? title.columns : key.columns + 1 + title.columns }
  }

  let title: String
  let titleColumns: Int
  let pairs: [Pair]
  let width: Int
  var maxLines: Int
  var isChosen: Bool

  private static let gap = 3
  /// The columns before the title.
  private static let margin = 3

  func with(maxLines: Int, isChosen: Bool) -> HelpGroupRow {
    var row = self
    (row.maxLines, row.isChosen) = (maxLines, isChosen)
    return row
  }

  /// The lines that it takes to show all keys.
  var linesNeeded: Int { lines.count }

  var spokenText: String? { title }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: width, height: min(maxLines, max(1, lines.count)))
  }

  private var start: Int { Self.margin + titleColumns + Self.gap }

  /// The keys, line by line.
  private var lines: [[Pair]] {
    var lines: [[Pair]] = [[]]
    // The ellipsis keeps its columns at the end of each line.
    let end = width - 2
    var x = start
    for pair in pairs {
      if x > start, x + pair.columns > end {
        lines.append([])
        x = start
      }
      lines[lines.count - 1].append(pair)
      x += pair.columns + Self.gap
    }
    return lines
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let look = HelpLook(isChosen: isChosen, environment: environment)
    look.fill(rect, on: painter)
    painter.write(
      title, at: Point(x: rect.minX + Self.margin, y: rect.minY),
      style: look.style(.iconButton, .bold))
    let lines = lines
    for (y, pairs) in lines.prefix(rect.height).enumerated() {
      var x = rect.minX + start
      var isCut = false
      for pair in pairs {
        let end = rect.maxX - 1 - x
        guard end > 0 else { break }
        let text = TextTruncation.truncate(
          pair.key, to: end, ellipsis: look.ellipsis)
        x += painter.write(text, at: Point(x: x, y: rect.minY + y), style: look.style(.key, .bold))
        if !pair.key.isEmpty { x += 1 }
        let room = max(0, rect.maxX - 1 - x)
        let title = TextTruncation.truncate(pair.title, to: room, ellipsis: look.ellipsis)
        isCut = title != pair.title
        x += painter.write(
          title, at: Point(x: x, y: rect.minY + y), style: look.style(.secondary))
        x += Self.gap
      }
      if y == rect.height - 1, lines.count > rect.height, !isCut {
        painter.write(
          look.ellipsis,
          at: Point(x: min(x - Self.gap + 1, rect.maxX - look.ellipsis.columns), y: rect.minY + y),
          style: look.style(.secondary))
      }
    }
  }
}

/// A key and its title on one line, in place of a cap.
struct HelpKeyLine: LeafView, Equatable {
  let key: String
  let title: String
  let keyColumns: Int
  let isChosen: Bool
  let width: Int

  var spokenText: String? { "\(key) \(title)" }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: width, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let look = HelpLook(isChosen: isChosen, environment: environment)
    look.fill(rect, on: painter)
    let key = TextTruncation.truncate(
      key, to: min(keyColumns, rect.width - 3), ellipsis: look.ellipsis)
    let x = painter.write(
      key, at: Point(x: rect.minX + 2, y: rect.minY), style: look.style(.key, .bold))
    let start = rect.minX + 2 + max(x, keyColumns) + 1
    painter.write(
      TextTruncation.truncate(title, to: max(0, rect.maxX - start), ellipsis: look.ellipsis),
      at: Point(x: start, y: rect.minY), style: look.style(.ground))
  }
}

/// A key with its title and group, and a line about what it does. What a search found is
/// underlined.
struct HelpRow: LeafView, Equatable {
  struct Content: Equatable {
    let keys: [String]
    let title: String
    let detail: String
    let group: String
    let titlePlaces: Set<Int>
    let detailPlaces: Set<Int>

    init(_ match: HelpContent.Match, showsGroup: Bool) {
      keys = match.item.keys
      title = match.item.title.capitalizedAtStart
      detail = match.item.detail
      group = showsGroup ? match.item.group : ""
      (titlePlaces, detailPlaces) = (match.title, match.detail)
    }
  }

  let match: Content
  let keyColumns: Int
  /// The columns of the titles with the details beside them, or `nil` with those below.
  var titleColumns: Int?
  let width: Int
  let isChosen: Bool

  var spokenText: String? { match.title }

  /// The rows that it takes: one, and those of a detail below.
  var rows: Int {
    match.detail.isEmpty || titleColumns != nil
      ? 1 : 1 + TextWrapping.lines(of: match.detail, width: room, mode: .word).count
  }

  /// The columns before the title, and for a detail below it.
  private var start: Int {
    3 + keyColumns + (keyColumns == 0 ? 0 : width < 50 ? 2 : 3)
  }
  private var room: Int { max(1, width - start - 2) }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: width, height: rows)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let look = HelpLook(isChosen: isChosen, environment: environment)
    look.fill(rect, on: painter)
    let keys = TextTruncation.truncate(keys, to: keyColumns, ellipsis: look.ellipsis)
    painter.write(
      keys, at: Point(x: rect.minX + 3 + keyColumns - keys.columns, y: rect.minY),
      style: look.style(.key, .bold))
    let start = rect.minX + start
    var end = rect.maxX - 2
    if !match.group.isEmpty, start + match.title.columns + 2 + match.group.columns <= end {
      painter.write(
        match.group, at: Point(x: end - match.group.columns, y: rect.minY),
        style: look.style(.secondary))
      end -= match.group.columns + 2
    }
    write(
      match.title, match.titlePlaces, .ground, from: Point(x: start, y: rect.minY), to: end, look,
      on: painter)
    if let titleColumns {
      write(
        match.detail, match.detailPlaces, .secondary,
        from: Point(x: start + titleColumns + 3, y: rect.minY), to: rect.maxX - 2, look,
        on: painter)
    } else {
      drawDetail(below: Point(x: start, y: rect.minY), to: rect.maxX - 2, look, on: painter)
    }
  }

  /// Writes the detail on as many lines as it takes. What a search found is underlined as long as
  /// it is on one.
  private func drawDetail(
    below title: Point, to end: Int, _ look: HelpLook, on painter: Painter
  ) {
    let lines = TextWrapping.lines(of: match.detail, width: room, mode: .word)
    for (index, line) in lines.enumerated() where !match.detail.isEmpty {
      write(
        line, lines.count == 1 ? match.detailPlaces : [], .secondary,
        from: Point(x: title.x, y: title.y + 1 + index), to: end, look, on: painter)
    }
  }

  /// The keys, without the last ones if they don't all fit.
  private var keys: String {
    var shown = match.keys
    while shown.count > 1, shown.joined(separator: " ").columns > keyColumns { shown.removeLast() }
    return shown.joined(separator: " ")
  }

  private func write(
    _ text: String, _ places: Set<Int>, _ role: StyleRole, from start: Point, to end: Int,
    _ look: HelpLook, on painter: Painter
  ) {
    var x = start.x
    let shown = TextTruncation.truncate(text, to: max(0, end - x), ellipsis: look.ellipsis)
    for (index, character) in shown.enumerated() {
      let style = places.contains(index) ? look.match(role) : look.style(role)
      x += painter.put(character, at: Point(x: x, y: start.y), style: style)
    }
  }
}

/// The styles of a line, which is filled while it is chosen.
private struct HelpLook {
  let isChosen: Bool
  let environment: EnvironmentValues

  private var isUnicode: Bool { environment.capabilities.isUnicode }
  var ellipsis: String { isUnicode ? "…" : "..." }

  /// Fills the ground of the chosen line, and marks it.
  func fill(_ rect: Rect, on painter: Painter) {
    guard isChosen else { return }
    let style = environment.theme.style(for: .buttonFocused)
    if !environment.isLinear { painter.fill(rect, style: style) }
    painter.write(
      isUnicode && !environment.isLinear ? "▶" : ">",
      at: Point(x: rect.minX + (rect.width > 30 ? 1 : 0), y: rect.minY), style: style)
  }

  func style(_ role: StyleRole, _ attributes: TextAttributes = []) -> TextStyle {
    var style =
      isChosen && !environment.isLinear
      ? environment.theme.style(for: .buttonFocused) : environment.textStyle(role)
    if isChosen, !attributes.contains(.bold), role != .ground {
      style.attributes.remove(.bold)
    }
    style.attributes.formUnion(attributes)
    return style
  }

  /// The style of what a search found in text of `role`.
  func match(_ role: StyleRole) -> TextStyle {
    var match = isChosen ? TextStyle() : environment.theme.style(for: .paletteMatch)
    match.attributes.formUnion([.bold, .underline])
    return style(role).merging(match)
  }
}
