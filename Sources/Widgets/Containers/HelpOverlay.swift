/// Shows all keys in force, on `?` and F1, over the screen. If they need several pages, the same
/// keys turn the pages, and so do the arrows, Page Up and Page Down and the wheel.
@usableFromInline struct HelpOverlayHost<Content> {
  @State private var page: Int?
  @State private var tables: [KeyTable] = []
  let activeKeys: ActiveKeys
  let content: Content
  @Environment(\.kitWords) private var words
  @Environment(\.screenSize) private var screen
  @Environment(\.capabilities) private var capabilities
  @Environment(\.isLinear) private var isLinear
}

extension HelpOverlayHost: View where Content: View {
  @usableFromInline
  var body: some View {
    content
      .overlayLayer(isPresented: isShown) { sheet }
      .environment(activeKeys)
      .keyBindings(
        words.everywhere, id: HelpKeys.table,
        [
          KeyBinding(
            [KeyPress("?"), KeyPress(.function(1))], (), words.allKeys, id: HelpKeys.action,
            shown: .help)
        ], worksEverywhere: true, perform: goOn)
  }

  private var isShown: Binding<Bool> {
    Binding {
      page != nil
    } set: { isShown in
      if !isShown { page = nil }
    }
  }

  private var sheet: some View {
    let pages = pages
    let page = min(page ?? 0, pages.count - 1)
    let place = pages.count > 1 ? " \(page + 1)/\(pages.count)" : ""
    return SheetFrame(title: words.keys + place, content: KeyTablesView(columns: pages[page]))
      .keyBindings(words.keys, pages.count > 1 ? Self.turns(words) : []) {
        _ = turn(by: $0, of: pages.count)
      }
      .onMouse { event, _ in
        switch event.kind {
        case .scrollDown: turn(by: 1, of: pages.count)
        case .scrollUp: turn(by: -1, of: pages.count)
        default: false
        }
      }
  }

  private static func turns(_ words: KitWords) -> [KeyBinding<Int>] {
    [
      KeyBinding(
        [KeyPress(.pageDown), KeyPress(.right), KeyPress(.down), KeyPress(" ")], 1, words.page),
      KeyBinding(
        [KeyPress(.pageUp), KeyPress(.left), KeyPress(.up)], -1, words.page, shown: .hidden),
    ]
  }

  /// Turns `step` pages, if there are any. Returns `true` if there were.
  private func turn(by step: Int, of count: Int) -> Bool {
    let new = max(0, min((page ?? 0) + step, count - 1))
    guard new != page else { return false }
    page = new
    return true
  }

  private var pages: [[KeyTableColumn]] {
    // The last row is left to the footer, which shows the keys of the sheet.
    let room = Size(width: screen.width, height: max(0, screen.height - 1))
    return KeyTableColumn.pages(
      of: tables, in: SheetLayout.contentSize(on: room), isUnicode: capabilities.isUnicode,
      names: words.keyNames, maxColumns: isLinear ? 1 : .max)
  }

  private func goOn() {
    guard let page else {
      tables = activeKeys.tables
      self.page = 0
      return
    }
    self.page = page + 1 < pages.count ? page + 1 : nil
  }
}

/// The name of the action in key maps: `everywhere.help`.
enum HelpKeys {
  static let table = "everywhere"
  static let action = "help"
  static let id = table + "." + action
}
