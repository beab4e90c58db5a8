/// The keys that can be used where the focus is, on one line: as many as there is room for.
///
/// They come in the order of their tables, innermost first, and are left out whole from the last one
/// on; the key that shows all keys is always there. While a sheet or another layer draws back what is
/// below it, the line stays as it is: it shows the keys of the layer.
public struct KeyHints: View {
  @Environment(ActiveKeys.self) private var active
  @Environment(\.kitWords) private var words
  @Environment(\.capabilities) private var capabilities

  /// A line of key hints.
  public init() {}

  /// The hints.
  public var body: some View {
    KeyHintsLine(hints: hints, last: help).modifier(StaysBright())
  }

  /// The key that shows all keys; nil where no key is left for that.
  private var help: KeyHint? {
    let entries = active.tables.filter { $0.id == HelpKeys.table }.flatMap(\.entries)
    guard let entry = entries.first(where: { $0.id == HelpKeys.id && !$0.keys.isEmpty }) else {
      return nil
    }
    return KeyHint(
      key: entry.usualKey(isUnicode: capabilities.isUnicode, names: words.keyNames),
      title: words.allKeys)
  }

  private var hints: [KeyHint] {
    active.tables.flatMap(\.entries).compactMap { entry in
      guard entry.visibility == .footer else { return nil }
      return KeyHint(
        key: entry.usualKey(isUnicode: capabilities.isUnicode, names: words.keyNames),
        title: entry.title)
    }
  }
}

/// A key and what it does.
struct KeyHint: Equatable {
  let key: String
  let title: String

  var columns: Int { key.columns + 1 + title.columns }
}

private struct KeyHintsLine: LeafView, Equatable {
  static let gap = 2
  let hints: [KeyHint]
  let last: KeyHint?

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    var x = rect.minX + 1
    for hint in fitting(rect.width - 2) {
      let key = environment.theme.style(for: .key)
      let title = environment.theme.style(for: .keyHint)
      x += painter.write(hint.key, at: Point(x: x, y: rect.minY), style: key) + 1
      x += painter.write(hint.title, at: Point(x: x, y: rect.minY), style: title) + Self.gap
    }
  }

  /// The hints that have room in `width` columns; the last one always among them, without its title
  /// where there is no room for that.
  private func fitting(_ width: Int) -> [KeyHint] {
    var left = width - (last?.columns ?? -Self.gap)
    guard left >= 0 else { return last.map { [KeyHint(key: $0.key, title: "")] } ?? [] }
    let shown = hints.prefix { hint in
      left -= hint.columns + Self.gap
      return left >= 0
    }
    return shown + (last.map { [$0] } ?? [])
  }
}
