/// Shows all keys that are in force, on `?` and F1, over whatever is on the screen. Where they need
/// several pages, the same keys go from page to page.
struct HelpOverlayHost<Content: View>: View {
  @State private var page: Int?
  @State private var tables: [KeyTable] = []
  let activeKeys: ActiveKeys
  let content: Content
  @Environment(\.kitWords) private var words
  @Environment(\.screenSize) private var screen
  @Environment(\.capabilities) private var capabilities
  @Environment(\.isLinear) private var isLinear

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
  }

  private var pages: [[KeyTableColumn]] {
    KeyTableColumn.pages(
      of: tables, in: SheetLayout.contentSize(on: screen), isUnicode: capabilities.isUnicode,
      names: words.keyNames, mostColumns: isLinear ? 1 : .max)
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

/// What the action that shows all keys is called in key maps: `everywhere.help`.
enum HelpKeys {
  static let table = "everywhere"
  static let action = "help"
  static let id = table + "." + action
}
