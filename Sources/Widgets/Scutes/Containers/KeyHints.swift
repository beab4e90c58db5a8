// SPDX-License-Identifier: Apache-2.0

/// The keys available at the focus, on one line, as many as fit.
///
/// Prominent ones come first, the others after them, each in the order of their tables, innermost
/// first. Those at the end that don't fit are omitted, but the key for all keys is always there. Of
/// two with the same title, the first is shown.
/// A click on one that has a single action does it. While a sheet or another layer dims what is below, the line isn't dimmed, and shows the keys of
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
    let (shown, help) = (shown, help)
    let line = KeyHintsLine(hints: shown.map(\.hint), last: help?.hint)
    line.onClick { pointer in
      guard let hint = line.hint(at: pointer.place.x, width: pointer.size.width) else { return }
      (shown + [help].compactMap(\.self)).first { $0.hint.key == hint.key }?.perform?()
    }
    .modifier(Undimmed())
  }

  /// A hint, with its action if there is just one.
  private typealias Shown = (hint: KeyHint, perform: (() -> Void)?)

  /// The hint for all keys, or `nil` if no key is left for that.
  private var help: Shown? {
    let entries = active.tables.filter { $0.id == HelpKeys.table }.flatMap(\.entries)
    guard showsHelp, let entry = entries.first(where: { $0.id == HelpKeys.id && !$0.keys.isEmpty })
    else {
      return nil
    }
    return (
      KeyHint(
        key: entry.usualKey(isUnicode: capabilities.isUnicode, names: words.keyNames),
        title: words.allKeys), entry.perform
    )
  }

  private var shown: [Shown] {
    let entries = active.tables.flatMap { table in
      table.entries.indices.map { index in
        (
          entry: table.entries[index],
          isOneAction: KeyTable.group(of: index, in: table.entries).count == 1
        )
      }
    }
    let shown = [KeyVisibility.prominent, .footer].flatMap { visibility in
      entries.filter { $0.entry.visibility == visibility }
    }
    var titles: Set<String> = []
    return shown.filter { titles.insert($0.entry.title).inserted }.map { entry, isOneAction in
      (
        KeyHint(
          key: entry.usualKey(isUnicode: capabilities.isUnicode, names: words.keyNames),
          title: entry.title),
        isOneAction && !entry.keys.isEmpty ? entry.perform : nil
      )
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

  /// The hint in column `x` of a line of `width` columns.
  func hint(at x: Int, width: Int) -> KeyHint? {
    var start = 1
    return fitting(width - 2).first { hint in
      defer { start += hint.columns + Self.gap }
      return (start..<start + hint.columns).contains(x)
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
