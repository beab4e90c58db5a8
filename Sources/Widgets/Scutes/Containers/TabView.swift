// SPDX-License-Identifier: Apache-2.0

/// Pages, of which one is visible, below a bar of their names.
///
/// ```
///   [Board] Notes  Score         the brackets, and the look, tell the page that shows
///   …the page…
/// ```
///
/// If the names don't all fit, only those around the selected one are visible, and `‹` and `›` mark
/// that there are more.
///
/// The bar is a stop of Tab. On it, ← and → choose a page, and so does a click. Ctrl-Page Up and
/// Ctrl-Page Down work from within a page. As with ``Pager``, only the visible page is described,
/// and visited ones keep their state.
///
/// It fills the available room, so the bar stays in place whatever the pages need.
public struct TabView<Data: RandomAccessCollection, Page: View>: View
where Data.Element: Identifiable {
  @Environment(\.kitWords) private var words
  private let data: Data
  private let selection: Binding<Data.Element.ID>
  private let title: (Data.Element) -> String
  private let page: (Data.Element) -> Page
  private var isDimmed: (Data.Element) -> Bool = { _ in false }
  private var hasBrackets = true

  /// Creates a page for each element of `data`, named by `title`. `selection` is the identity of
  /// the visible one.
  public init(
    _ data: Data, selection: Binding<Data.Element.ID>, title: @escaping (Data.Element) -> String,
    @ViewBuilder page: @escaping (Data.Element) -> Page
  ) {
    self.data = data
    self.selection = selection
    self.title = title
    self.page = page
  }

  /// The bar above the page.
  public var body: some View {
    VStack(alignment: .leading) {
      TabBar(
        titles: data.map(title), dimmed: data.map(isDimmed), hasBrackets: hasBrackets,
        index: index, choose: choose)
      Pager(data, selection: selection, isBare: true, page: page)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .keyBindings(
      words.list.pages, TabAction.outerBindings(words.list)
    ) { choose($0.index(from: index, count: data.count)) }
  }

  /// Dims the names of pages that have nothing to show yet. They can be chosen like the others.
  public func dimmedTabs(_ isDimmed: @escaping (Data.Element) -> Bool) -> Self {
    var copy = self
    copy.isDimmed = isDimmed
    return copy
  }

  /// Sets whether the selected name has brackets. Without colours it always has.
  public func bracketedTabs(_ hasBrackets: Bool) -> Self {
    var copy = self
    copy.hasBrackets = hasBrackets
    return copy
  }

  private var index: Int {
    let wanted = selection.wrappedValue
    guard let place = data.firstIndex(where: { $0.id == wanted }) else { return 0 }
    return data.distance(from: data.startIndex, to: place)
  }

  private func choose(_ index: Int) {
    guard index >= 0, index < data.count else { return }
    selection.wrappedValue = data[data.index(data.startIndex, offsetBy: index)].id
  }
}

/// The names of pages side by side.
struct TabBar: PrimitiveView {
  let titles: [String]
  let dimmed: [Bool]
  var hasBrackets = true
  let index: Int
  let choose: (Int) -> Void

  static func makeNode(for view: Self, in parent: Node) -> Node {
    TabBarNode(view, in: parent)
  }
}

private final class TabBarNode: FocusNode<TabBar> {
  private var knownKeys: NodeKeys<TabAction>?

  override var isElement: Bool { true }
  override var drawsItself: Bool { true }
  override var isFocusable: Bool { super.isFocusable && view.titles.count > 1 }

  override func viewChanged(from old: TabBar, environmentChanged: Bool) {
    knownKeys = nil
    super.viewChanged(from: old, environmentChanged: environmentChanged)
  }

  override func describeContent() {
    changed(.look)
  }

  private var plan: TabBarPlan {
    TabBarPlan(widths: view.titles.map(\.columns), index: view.index, room: frame.width)
  }

  private var places: [Range<Int>] { plan.places }

  override var hardwareCursor: Point? {
    guard isFocused, places.indices.contains(view.index) else { return nil }
    return Point(x: frame.minX + places[view.index].lowerBound + 1, y: frame.minY)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let width = view.titles.reduce(0) { $0 + $1.columns + 2 }
    return Size(width: proposal.width < ProposedSize.unlimited ? proposal.width : width, height: 1)
  }

  override func draw(_ painter: Painter) {
    let plan = plan
    painter.clipped(to: frame) {
      for (index, place) in plan.places.enumerated() {
        let isShown = index == view.index
        var style = environment.theme.style(
          for: !isShown ? .tab : isFocused ? .buttonFocused : .tabSelected)
        if !isShown, view.dimmed[index] {
          style = style.merging(environment.theme.style(for: .disabled))
        }
        let hasBrackets =
          view.hasBrackets || environment.capabilities.colorDepth == .monochrome
        let start = Point(x: frame.minX + place.lowerBound, y: frame.minY)
        if isShown, !hasBrackets, !isFocused {
          painter.write(
            view.titles[index], at: Point(x: start.x + 1, y: start.y), style: style)
        } else {
          let (left, right) = isShown && hasBrackets ? ("[", "]") : (" ", " ")
          painter.write(left + view.titles[index] + right, at: start, style: style)
        }
      }
      let style = environment.theme.style(for: .key)
      if plan.hasMore.left { painter.put("‹", at: frame.origin, style: style) }
      if plan.hasMore.right {
        painter.put("›", at: Point(x: frame.maxX - 1, y: frame.minY), style: style)
      }
    }
  }

  private var keys: NodeKeys<TabAction> {
    if let knownKeys { return knownKeys }
    let words = environment.kitWords.list
    let keys = NodeKeys(
      words.pages, TabAction.barBindings(words), under: environment.keyMap
    ) { [weak self] in _ = self?.perform($0) }
    knownKeys = keys
    return keys
  }

  override var keyTable: KeyTable? { isFocused ? keys.table() : nil }

  override func handle(_ key: KeyPress) -> Bool { keys.action(for: key).map(perform) ?? false }

  private func perform(_ action: TabAction) -> Bool {
    go(to: action.index(from: view.index, count: view.titles.count))
  }

  override var usesMouse: Bool { true }

  override func handle(_ mouse: MouseEvent) -> Bool {
    guard case .press(.left) = mouse.kind,
      let index = places.firstIndex(where: { $0.contains(mouse.position.x - frame.minX) })
    else { return false }
    _ = go(to: index)
    return true
  }

  private func go(to index: Int) -> Bool {
    guard view.titles.indices.contains(index), index != view.index else { return false }
    view.choose(index)
    return true
  }
}

/// The key actions of a tab view.
nonisolated enum TabAction: String, KeyAction {
  case left = "move.left"
  case right = "move.right"
  case first = "first"
  case last = "last"
  /// From within a page.
  case previous = "previous"
  case next = "next"

  /// The index of its page, from the one at `index` of `count`. It may be out of range.
  func index(from index: Int, count: Int) -> Int {
    switch self {
    case .left, .previous: index - 1
    case .right, .next: index + 1
    case .first: 0
    case .last: count - 1
    }
  }

  /// The name of the table in key maps.
  static let table = "tabs"

  /// The keys while the bar has the focus.
  static func barBindings(_ words: ListWords) -> [KeyBinding<TabAction>] {
    [
      KeyBinding([KeyPress(.left)], .left, words.switchTab, speakingForNext: true),
      KeyBinding([KeyPress(.right)], .right, words.switchTab, shown: .hidden),
      KeyBinding([KeyPress(.home)], .first, "", shown: .hidden),
      KeyBinding([KeyPress(.end)], .last, "", shown: .hidden),
    ]
  }

  /// The keys anywhere within the pages.
  static func outerBindings(_ words: ListWords) -> [KeyBinding<TabAction>] {
    [
      KeyBinding(
        [KeyPress(.pageDown, modifiers: .control)], .next, words.switchTab, shown: .help),
      KeyBinding(
        [KeyPress(.pageUp, modifiers: .control)], .previous, words.switchTab, shown: .hidden),
    ]
  }
}

/// The places of the names in a bar, scrolled to the selected one, with a column at each end for
/// the sign that there are more.
///
/// ```
/// ‹edium  Hard [Expert] Ext›
/// ```
nonisolated struct TabBarPlan {
  /// The columns of each name, with a column on both sides. Negative for names scrolled off to the
  /// left.
  let places: [Range<Int>]
  /// Whether there are hidden names to the left and to the right.
  let hasMore: (left: Bool, right: Bool)

  /// The places of names of `widths` in a bar of `room` columns that shows the one at `index`.
  init(widths: [Int], index: Int, room: Int) {
    var x = 0
    let all = widths.map { width in
      defer { x += width + 2 }
      return x..<x + width + 2
    }
    guard all.indices.contains(index) else {
      places = all
      hasMore = (false, x > room)
      return
    }
    let (isFirst, isLast) = (index == 0, index == all.count - 1)
    let shift =
      x <= room
      ? 0
      : max(
        0,
        min(
          all[index].lowerBound - (isFirst ? 0 : 1),
          all[index].upperBound + (isLast ? 0 : 1) - room))
    places = all.map { $0.lowerBound - shift..<$0.upperBound - shift }
    hasMore = (shift > 0, x - shift > room)
  }
}
