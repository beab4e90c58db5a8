import Catalogue
import Observation
import Scutes

/// The state of the gallery.
@MainActor
@Observable
final class GalleryModel {
  /// The content of the right side.
  enum Page {
    case example
    case source
  }

  /// The places for the keyboard focus.
  enum Place {
    case list
    case page
  }

  /// The current example.
  var example: Example
  /// The place with the keyboard focus.
  private var focus: Place? = .list
  /// The column to show if there is no room for both.
  var column: NavigationSplitViewColumn
  var page = Page.example
  private(set) var theme: Theme
  private(set) var depth: ColorDepth
  /// `true` to use glyphs beyond ASCII.
  var isUnicode: Bool
  /// `true` to give the example only half of the room.
  var isHalved = false
  let maxColors: ColorDepth
  let hasUnicode: Bool

  /// Applies theme and depth to the screen.
  @ObservationIgnored var apply: (GalleryModel) -> Void = { _ in }
  @ObservationIgnored var leave: () -> Void = {}
  /// Suspends the program until it is resumed.
  @ObservationIgnored var suspend: () -> Void = {}

  init(theme: Theme?, example: Example?, capabilities: TerminalCapabilities) {
    let colors = capabilities.colorDepth
    self.theme =
      theme
      ?? (colors == .monochrome ? .monochrome : colors <= .sixteen ? .terminalSixteen : .kameDark)
    self.example = example ?? Catalogue.ordered[0]
    column = example == nil ? .sidebar : .detail
    depth = colors
    maxColors = colors
    isUnicode = capabilities.isUnicode
    hasUnicode = capabilities.isUnicode
  }

  /// The chosen row of the list, by the example's identity.
  var selection: Binding<String?> {
    Binding {
      self.example.id
    } set: { id in
      guard id != self.example.id else { return }
      if let example = Catalogue.examples.first(where: { $0.id == id }) { self.example = example }
    }
  }

  /// `true` if `place` has the keyboard focus.
  func hasFocus(_ place: Place) -> Binding<Bool> {
    Binding {
      self.focus == place
    } set: { isFocused in
      if isFocused {
        self.focus = place
      } else if self.focus == place {
        self.focus = nil
      }
    }
  }

  /// `true` if the list has the keyboard focus.
  var isInList: Bool { focus == .list }

  /// Switches between the example and its source. The visible one gets the keys.
  func turnPage() {
    page = page == .source ? .example : .source
    open()
  }

  /// Moves the keyboard focus to the example.
  func open() {
    column = .detail
    focus = .page
  }

  /// Moves the keyboard focus back to the list.
  func close() {
    column = .sidebar
    focus = .list
  }

  /// Selects the theme `step` further on in the list.
  func changeTheme(by step: Int) {
    let themes = Theme.builtIn
    let index = themes.firstIndex { $0.name == theme.name } ?? 0
    theme = themes[(index + step + themes.count) % themes.count]
    apply(self)
  }

  /// Reduces the colours by one step, and returns from none to all.
  func changeDepth() {
    depth = ColorDepth(rawValue: depth.rawValue - 1) ?? maxColors
    apply(self)
  }

  /// The room for the example, before it is halved.
  var size: Size { isHalved ? example.size.halved : example.size }

  /// Selects the example `step` further on in the list.
  func goOn(by step: Int) {
    let all = Catalogue.ordered
    guard let index = all.firstIndex(where: { $0.id == example.id }) else { return }
    example = all[(index + step + all.count) % all.count]
  }
}

extension Size {
  fileprivate var halved: Size { Size(width: max(1, width / 2), height: max(1, height / 2)) }
}

extension Catalogue {
  /// All examples, group by group.
  @MainActor static let ordered = Example.Group.allCases.flatMap { examples(in: $0) }
}

extension ColorDepth {
  /// The name of the depth in the gallery.
  var title: String {
    switch self {
    case .monochrome: "no colours"
    case .eight: "8 colours"
    case .sixteen: "16 colours"
    case .indexed256: "256"
    case .trueColor: "24-bit"
    }
  }
}
