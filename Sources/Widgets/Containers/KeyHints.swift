/// The keys available at the focus, on one line, as many as fit.
///
/// Prominent ones come first, the others after them, each in the order of their tables, innermost
/// first. Those at the end that don't fit are omitted, but the key for all keys is always there. Of
/// two with the same title, the first is shown.
/// While a sheet or another layer dims what is below, the line isn't dimmed, and shows the keys of
/// the layer.
public struct KeyHints: View {
  @Environment(ActiveKeys.self) private var active
  @Environment(\.kitWords) private var words
  @Environment(\.capabilities) private var capabilities

  private let showsHelp: Bool

  /// Creates a line of key hints.
  public init() { self.init(showsHelp: true) }

  /// Creates a line that ends in the key for all keys if `showsHelp`.
  init(showsHelp: Bool) { self.showsHelp = showsHelp }

  /// The hints.
  public var body: some View {
    KeyHintsLine(hints: hints, last: help).modifier(Undimmed())
  }

  /// The hint for all keys, or `nil` if no key is left for that.
  private var help: KeyHint? {
    let entries = active.tables.filter { $0.id == HelpKeys.table }.flatMap(\.entries)
    guard showsHelp, let entry = entries.first(where: { $0.id == HelpKeys.id && !$0.keys.isEmpty })
    else {
      return nil
    }
    return KeyHint(
      key: entry.usualKey(isUnicode: capabilities.isUnicode, names: words.keyNames),
      title: words.allKeys)
  }

  private var hints: [KeyHint] {
    let entries = active.tables.flatMap(\.entries)
    let shown =
      entries.filter { $0.visibility == .prominent } + entries.filter { $0.visibility == .footer }
    var titles: Set<String> = []
    return shown.filter { titles.insert($0.title).inserted }.map { entry in
      KeyHint(
        key: entry.usualKey(isUnicode: capabilities.isUnicode, names: words.keyNames),
        title: entry.title)
    }
  }
}

/// A key with its description.
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

  /// The hints that fit in `width` columns. Always includes the last one, if necessary without its
  /// title.
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
