import Catalogue
import Observation
import Widgets

/// What is shown, and how.
@MainActor
@Observable
final class GalleryModel {
  /// What the right side shows.
  enum Page {
    case example
    case source
  }

  /// The example that is shown.
  var example: Example {
    didSet { page = .example }
  }
  private var rowID: String?
  /// Whether the keys are to go to the example.
  var isInExample = false
  /// Whether the example has the screen where there is no room for it beside the list.
  var isOpen: Bool
  var page = Page.example
  private(set) var theme: Theme
  private(set) var depth: ColorDepth
  /// Whether glyphs beyond ASCII are used.
  var isUnicode: Bool
  /// Whether the example gets half of the room only.
  var isHalved = false
  let mostColors: ColorDepth
  let hasUnicode: Bool

  /// Brings theme and depth to the screen.
  @ObservationIgnored var apply: (GalleryModel) -> Void = { _ in }
  @ObservationIgnored var leave: () -> Void = {}

  init(theme: Theme?, example: Example?, capabilities: TerminalCapabilities) {
    let colors = capabilities.colorDepth
    self.theme =
      theme
      ?? (colors == .monochrome ? .monochrome : colors <= .sixteen ? .terminalSixteen : .kameDark)
    self.example = example ?? Catalogue.ordered[0]
    isOpen = example != nil
    depth = colors
    mostColors = colors
    isUnicode = capabilities.isUnicode
    hasUnicode = capabilities.isUnicode
  }

  /// The row of the list that has the keys; its example is shown.
  var focusedRow: Binding<String?> {
    Binding {
      self.rowID
    } set: { id in
      self.rowID = id
      guard let id, id != self.example.id else { return }
      if let example = Catalogue.examples.first(where: { $0.id == id }) { self.example = example }
    }
  }

  /// Whether the list has the keys.
  var isInList: Bool { rowID != nil }

  /// From the example to its source and back; what is shown gets the keys.
  func turnPage() {
    page = page == .source ? .example : .source
    isInExample = true
  }

  /// Shows `example` and gives it the keys.
  func open(_ example: Example) {
    self.example = example
    isOpen = true
    isInExample = true
  }

  /// Gives the keys back to the list.
  func close() {
    isOpen = false
    isInExample = false
    rowID = example.id
  }

  /// The theme so many further on in the list.
  func changeTheme(by step: Int) {
    let themes = Theme.builtIn
    let index = themes.firstIndex { $0.name == theme.name } ?? 0
    theme = themes[(index + step + themes.count) % themes.count]
    apply(self)
  }

  /// One step fewer colours; after none as many as there are.
  func changeDepth() {
    depth = ColorDepth(rawValue: depth.rawValue - 1) ?? mostColors
    apply(self)
  }

  /// The room for the example, before it is halved.
  var size: Size { isHalved ? example.size.halved : example.size }

  /// The neighbour of the example in the list, `step` further on.
  func goOn(by step: Int) {
    let all = Catalogue.ordered
    guard let index = all.firstIndex(where: { $0.id == example.id }) else { return }
    example = all[(index + step + all.count) % all.count]
    if rowID != nil { rowID = example.id }
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
  /// What the depth is called in the gallery.
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
