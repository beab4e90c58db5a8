import Games
import Scutes

/// Symbols in rows. The keys act on one of them, named below.
///
/// ```
///  🐙 🦑 [🦐] 🦀 🐡
///  🐠 🐟
///  shrimp: remove ⏎
/// ```
struct SymbolGrid: View {
  @Environment(\.capabilities) private var capabilities
  @State private var place = 0
  @State private var isFocused = false
  let symbols: [MemorySymbol]
  let width: Int
  /// The action on a symbol, in words.
  let action: String
  /// `true` if Delete performs it too.
  let takesOut: Bool
  let name: (MemorySymbol) -> String
  let perform: (MemorySymbol) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      SymbolCells(
        symbols: shown, columns: columns, chosen: isFocused ? chosen : nil
      )
      .hardwareCursor(at: SymbolCells.rect(of: chosen, columns: columns).origin)
      .accessibilityLabel(isFocused ? name(symbols[chosen]) : "")
      .onMouse { event, point in click(event, point) }
      .focusable()
      .focused($isFocused)
      .keyBindings(action, bindings, perform: perform)
      Text(isFocused ? "\(shown[chosen])  \(name(symbols[chosen]))" : " ")
        .foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private var shown: [Character] {
    symbols.enumerated().map { $1.shown(at: $0, isUnicode: capabilities.isUnicode) }
  }

  private var chosen: Int { min(place, symbols.count - 1) }
  private var columns: Int { max(1, width / SymbolCells.cell) }

  private func click(_ event: MouseEvent, _ point: Point) -> Bool {
    guard case .press(.left) = event.kind else { return false }
    let found = symbols.indices.first {
      SymbolCells.rect(of: $0, columns: columns).contains(point)
    }
    guard let found else { return false }
    if isFocused, found == chosen { perform(symbols[found]) } else { place = found }
    return true
  }

  private enum Action: Hashable {
    case go(Int)
    case perform
  }

  /// The keys. Arrows leave the grid at its edges.
  private var bindings: [KeyBinding<Action>] {
    let act = [KeyPress(.enter)] + (takesOut ? [KeyPress(.delete), KeyPress(.backspace)] : [])
    let ways = [(KeyPress(.up), -columns), (KeyPress(.down), columns), (KeyPress(.left), -1)]
    return [KeyBinding(act, .perform, action)]
      + (ways + [(KeyPress(.right), 1)]).compactMap { key, step in
        symbols.indices.contains(chosen + step)
          ? KeyBinding([key], .go(step), action, shown: .hidden) : nil
      }
  }

  private func perform(_ action: Action) {
    switch action {
    case .go(let step): place = chosen + step
    case .perform:
      place = chosen
      perform(symbols[chosen])
    }
  }
}

/// The symbols, four columns each.
private struct SymbolCells: LeafView, Equatable {
  let symbols: [Character]
  let columns: Int
  /// The symbol that the keys act on, or `nil` for none.
  let chosen: Int?

  /// Columns per symbol.
  static let cell = 4

  static func rect(of place: Int, columns: Int) -> Rect {
    Rect(x: place % columns * cell, y: place / columns, width: cell, height: 1)
  }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(
      width: min(columns, symbols.count) * Self.cell,
      height: (symbols.count + columns - 1) / columns)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    for (place, symbol) in symbols.enumerated() {
      let cell = Self.rect(of: place, columns: columns)
      let origin = Point(x: rect.minX + cell.minX, y: rect.minY + cell.minY)
      painter.put(symbol, at: Point(x: origin.x + 1, y: origin.y), style: environment.textStyle())
      guard place == chosen else { continue }
      let bracket = environment.theme.style(for: .accent)
      painter.draw("[", at: origin, style: bracket)
      painter.draw("]", at: Point(x: origin.x + 3, y: origin.y), style: bracket)
    }
  }
}
