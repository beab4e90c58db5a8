import Catalogue
import Scutes

/// Every widget, alive: a list at the left and the chosen one beside it, or one of the two if there
/// isn't room for both.
struct Gallery: View {
  @Environment(\.screenSize) private var screen
  let model: GalleryModel

  /// The width below which the screen shows one column at a time.
  private static let minWidthForBoth = 72
  /// The height from which the source has room below the example.
  private static let minHeightForSource = 36

  var body: some View {
    VStack(spacing: 0) {
      NavigationSplitView(
        preferredCompactColumn: Bindable(model).column,
        sidebarWidth: min(40, max(24, screen.width / 4)), wideFrom: Self.minWidthForBoth
      ) {
        ExampleList(model: model)
      } detail: {
        ExamplePage(model: model, showsSourceBelow: screen.height >= Self.minHeightForSource)
      }
      KeyHints()
    }
    .environment(
      \.capabilities,
      TerminalCapabilities(colorDepth: model.depth, isUnicode: model.isUnicode)
    )
    .keyBindings("Gallery", GalleryAction.bindings(inList: model.isInList), perform: perform)
    .keyBindings("Program", GalleryAction.everywhere, worksEverywhere: true, perform: perform)
  }

  private func perform(_ action: GalleryAction) {
    switch action {
    case .nextTheme: model.changeTheme(by: 1)
    case .previousTheme: model.changeTheme(by: -1)
    case .depth: model.changeDepth()
    case .ascii: if model.hasUnicode { model.isUnicode.toggle() }
    case .half: model.isHalved.toggle()
    case .source: model.turnPage()
    case .next: model.goOn(by: 1)
    case .previous: model.goOn(by: -1)
    case .back: model.close()
    case .suspend: model.suspend()
    case .leave: model.leave()
    }
  }
}

/// The actions of the gallery's keys.
enum GalleryAction {
  case nextTheme
  case previousTheme
  case depth
  case ascii
  case half
  case source
  case next
  case previous
  case back
  case suspend
  case leave

  /// The keys. The one that returns to the list is shown unless the list has the focus.
  static func bindings(inList: Bool) -> [KeyBinding<GalleryAction>] {
    [KeyBinding([KeyPress(.escape)], .back, "list", shown: inList ? .hidden : .footer)] + always
  }

  private static let always: [KeyBinding<GalleryAction>] = [
    KeyBinding([KeyPress("t")], .nextTheme, "theme"),
    KeyBinding([KeyPress("s")], .source, "source"),
    KeyBinding([KeyPress("c")], .depth, "colour depth"),
    KeyBinding([KeyPress("a")], .ascii, "ASCII"),
    KeyBinding([KeyPress("x")], .half, "half the room"),
    KeyBinding([KeyPress("T")], .previousTheme, "previous theme", shown: .help),
    KeyBinding([KeyPress("n")], .next, "next example", shown: .help),
    KeyBinding([KeyPress("p")], .previous, "previous example", shown: .help),
    KeyBinding([KeyPress("q")], .leave, "quit"),
  ]

  /// The keys that also work under sheets.
  static let everywhere: [KeyBinding<GalleryAction>] = [
    KeyBinding([KeyPress("z", modifiers: .control)], .suspend, "suspend", shown: .help),
    KeyBinding([KeyPress("c", modifiers: .control)], .leave, "quit", shown: .help),
  ]
}
