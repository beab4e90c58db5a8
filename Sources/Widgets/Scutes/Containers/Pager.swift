// SPDX-License-Identifier: Apache-2.0

/// A sequence of pages, of which one is visible.
///
/// ```
///   …the page…
///   ● ○ ○ ○        or 2/40 where there is no room for the dots
/// ```
///
/// ← and →, Page Up and Page Down, the wheel, a drag, and a click on a dot turn the pages; within a
/// page the arrows go to its controls first. Only the visible page is described and laid out.
/// Visited pages keep their state and their focus as long as they are in the data.
public struct Pager<Data: RandomAccessCollection, Page: View>: PrimitiveView
where Data.Element: Identifiable {
  let data: Data
  let selection: Binding<Data.Element.ID>
  let title: ((Data.Element) -> String)?
  let page: (Data.Element) -> Page
  /// Whether another view turns the pages, so that there is no footer.
  let isBare: Bool

  /// Creates a page for each element of `data`. `selection` is the identity of the visible one, and
  /// if no element has it, the first page is visible. `title` is shown beside the dots.
  public init(
    _ data: Data, selection: Binding<Data.Element.ID>, title: ((Data.Element) -> String)? = nil,
    @ViewBuilder page: @escaping (Data.Element) -> Page
  ) {
    self.init(data, selection: selection, title: title, isBare: false, page: page)
  }

  init(
    _ data: Data, selection: Binding<Data.Element.ID>, title: ((Data.Element) -> String)? = nil,
    isBare: Bool, page: @escaping (Data.Element) -> Page
  ) {
    self.data = data
    self.selection = selection
    self.title = title
    self.isBare = isBare
    self.page = page
  }

  /// Creates a node that keeps the pages.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    PagerNode(view, in: parent)
  }
}

private final class PagerNode<Data: RandomAccessCollection, Page: View>: FocusNode<
  Pager<Data, Page>
>
where Data.Element: Identifiable {
  private var pages: [Data.Element.ID: SlotNode] = [:]
  private var shown: SlotNode?
  private var index = 0
  private var dragStart: Int?
  private var knownKeys: NodeKeys<PagerAction>?

  override init(_ view: Pager<Data, Page>, in parent: Node) {
    super.init(view, in: parent)
    evaluate()
  }

  override var isElement: Bool { true }
  override var drawsItself: Bool { true }
  override var children: [Node] { Array(pages.values) }
  override var shownChildren: [Node] { shown.map { [$0] } ?? [] }
  override func shows(_ child: Node) -> Bool { child === shown }
  override var isFocusable: Bool {
    super.isFocusable && !view.isBare && shown?.focusableNodes.isEmpty != false
  }
  override var hardwareCursor: Point? { isFocused ? frame.origin : nil }

  override func viewChanged(from old: Pager<Data, Page>, environmentChanged: Bool) {
    knownKeys = nil
    super.viewChanged(from: old, environmentChanged: environmentChanged)
  }

  // MARK: Pages

  override func describeContent() {
    let wanted = tracked { view.selection.wrappedValue }
    let place = view.data.firstIndex { $0.id == wanted } ?? view.data.startIndex
    forgetPages()
    guard place != view.data.endIndex else { return show(nil) }
    index = view.data.distance(from: view.data.startIndex, to: place)
    let element = view.data[place]
    let node = pages[element.id] ?? SlotNode(in: self)
    pages[element.id] = node
    let page = view.page
    node.setContent { AnyView(page(element)) }
    show(node)
    changed(.look)
  }

  /// Removes the pages whose elements are gone.
  private func forgetPages() {
    let present = Set(view.data.map(\.id))
    for (id, node) in pages where !present.contains(id) {
      node.detach()
      pages[id] = nil
    }
  }

  private func show(_ page: SlotNode?) {
    guard page !== shown else { return }
    let old = shown
    let hadFocus = old?.rememberFocus() == true
    shown = page
    changed(.children)
    changed(.look)
    if hadFocus || isFocused { tree.focus.request(within: page?.rememberedFocus ?? self) }
  }

  /// Turns by `step` pages. Returns `false` if there is no such page.
  private func turn(by step: Int) -> Bool { turn(to: index + step) }

  private func turn(to index: Int) -> Bool {
    guard index != self.index, index >= 0, index < view.data.count else { return false }
    let place = view.data.index(view.data.startIndex, offsetBy: index)
    view.selection.wrappedValue = view.data[place].id
    return true
  }

  // MARK: Layout

  private var hasFooter: Bool { view.data.count > 1 && !view.isBare }

  override func measure(_ proposal: ProposedSize) -> Size {
    guard let shown else { return .zero }
    let footer = hasFooter ? 1 : 0
    let inner = WrappedContent(of: shown).size(for: pageProposal(proposal))
    return Size(
      width: proposal.width < ProposedSize.unlimited ? proposal.width : inner.width,
      height: proposal.height < ProposedSize.unlimited ? proposal.height : inner.height + footer)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    guard let shown else { return }
    let content = WrappedContent(of: shown)
    content.placeCentered(in: pageRect, proposal: pageProposal(proposal))
  }

  private func pageProposal(_ proposal: ProposedSize) -> ProposedSize {
    proposal.inset(by: EdgeInsets(bottom: hasFooter ? 1 : 0))
  }

  private var pageRect: Rect { frame.inset(by: EdgeInsets(bottom: hasFooter ? 1 : 0)) }

  private var footer: PagerFooter {
    let title = view.title.map { title in
      title(view.data[view.data.index(view.data.startIndex, offsetBy: index)])
    }
    return PagerFooter(
      count: view.data.count, index: index, title: title ?? "", room: frame.width)
  }

  // MARK: Drawing

  override func draw(_ painter: Painter) {
    painter.clipped(to: pageRect) { drawElements(painter) }
    guard hasFooter, frame.height > 0 else { return }
    painter.clipped(to: frame) {
      footer.draw(
        at: Point(x: frame.minX, y: frame.maxY - 1), on: painter, environment: environment)
    }
  }

  // MARK: Input

  private var keys: NodeKeys<PagerAction> {
    if let knownKeys { return knownKeys }
    let words = environment.kitWords.list
    let keys = NodeKeys(
      words.pages, PagerAction.bindings(words), under: environment.keyMap
    ) { [weak self] in _ = self?.turn(by: $0.step) }
    knownKeys = keys
    return keys
  }

  override var keyTable: KeyTable? { hasFooter ? keys.table() : nil }

  override func handle(_ key: KeyPress) -> Bool {
    guard hasFooter, let action = keys.action(for: key) else { return false }
    if let direction = action.direction, leads(direction) { return false }
    return turn(by: action.step)
  }

  /// Whether the page has a control in `direction` from the focused one.
  private func leads(_ direction: FocusDirection) -> Bool {
    guard let focused = tree.focus.focused, focused !== self, let shown else { return false }
    return shown.focusableNodes.contains {
      $0 !== focused && direction.distance(from: focused.region, to: $0.region) != nil
    }
  }

  override var usesMouse: Bool { hasFooter }

  override func handle(_ mouse: MouseEvent) -> Bool {
    guard hasFooter else { return false }
    switch mouse.kind {
    case .scrollUp: return turn(by: -1)
    case .scrollDown: return turn(by: 1)
    case .press(.left):
      if mouse.position.y == frame.maxY - 1 {
        return footer.page(at: mouse.position.x - frame.minX).map(turn(to:)) ?? false
      }
      dragStart = mouse.position.x
      return true
    case .release(.left):
      guard let start = dragStart else { return false }
      dragStart = nil
      let moved = mouse.position.x - start
      guard abs(moved) >= max(3, frame.width / 4) else { return true }
      return turn(by: moved < 0 ? 1 : -1)
    default: return false
    }
  }

  override func mouseWasLost() {
    dragStart = nil
  }
}

/// The key actions of a pager.
nonisolated enum PagerAction: String, KeyAction {
  case left = "move.left"
  case right = "move.right"
  case previous = "previous"
  case next = "next"

  /// It turns the page only if that has no control in this direction.
  var direction: FocusDirection? {
    switch self {
    case .left: .left
    case .right: .right
    case .previous, .next: nil
    }
  }

  /// The number of pages to turn by.
  var step: Int {
    switch self {
    case .left, .previous: -1
    case .right, .next: 1
    }
  }

  /// The name of the table in key maps.
  static let table = "pager"

  static func bindings(_ words: ListWords) -> [KeyBinding<PagerAction>] {
    [
      KeyBinding([KeyPress(.pageUp)], .previous, words.turn, shown: .hidden),
      KeyBinding([KeyPress(.pageDown)], .next, words.turn, shown: .hidden),
      KeyBinding([KeyPress(.left)], .left, words.turn, speakingForNext: true),
      KeyBinding([KeyPress(.right)], .right, words.turn, shown: .hidden),
    ]
  }
}
