// SPDX-License-Identifier: Apache-2.0

/// A column of a ``NavigationSplitView``.
public nonisolated enum NavigationSplitViewColumn: Hashable, Sendable {
  /// The navigation.
  case sidebar
  /// The item selected in the sidebar.
  case detail
}

/// A sidebar and a detail view: side by side if there is room, else one at a time, or one above the
/// other.
///
/// ```
///   wide (from 64 columns)        narrow, the sidebar      narrow, the detail
///   ▸ Themes   │ Night blue …     ▸ Themes                 ‹ back
///     Sound    │                    Sound                  Night blue …
/// ```
///
/// Both keep their state while hidden and when the width changes. In a narrow view,
/// `preferredCompactColumn` decides which one is visible, and Escape and the control above the
/// detail go back. A short sidebar can stay above its detail instead.
public struct NavigationSplitView<Sidebar, Detail> {
  let compactColumn: Binding<NavigationSplitViewColumn>
  let sidebarWidth: Int
  let wideFrom: Int
  /// Rows of the sidebar above the detail in a narrow view, or `nil` to show one at a time.
  let compactRows: Int?
  let sidebar: Sidebar
  let detail: Detail
}

extension NavigationSplitView: PrimitiveView, View where Sidebar: View, Detail: View {
  /// Creates a view with `sidebar`, `sidebarWidth` columns wide, beside `detail` if there are at
  /// least `wideFrom` columns in all.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, sidebarWidth: Int = 24,
    wideFrom: Int = 64, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    compactColumn = preferredCompactColumn
    self.sidebarWidth = max(1, sidebarWidth)
    self.wideFrom = max(wideFrom, sidebarWidth + 2)
    compactRows = nil
    self.sidebar = sidebar()
    self.detail = detail()
  }

  /// Creates a view with `sidebar`, `sidebarWidth` columns wide, beside `detail` if there are at
  /// least `wideFrom` columns in all. Otherwise `sidebar` is above it, `compactRows` rows high.
  public init(
    sidebarWidth: Int, wideFrom: Int, compactRows: Int, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    compactColumn = .constant(.sidebar)
    self.sidebarWidth = max(1, sidebarWidth)
    self.wideFrom = max(wideFrom, sidebarWidth + 2)
    self.compactRows = max(1, compactRows)
    self.sidebar = sidebar()
    self.detail = detail()
  }

  /// Creates a node that keeps both columns.
  public static func makeNode(for view: Self, in parent: Node) -> Node {
    SplitNode(view, in: parent)
  }
}

private final class SplitNode<Sidebar: View, Detail: View>: ViewNode<
  NavigationSplitView<Sidebar, Detail>
>
{
  private var sidebar: SplitColumnNode?
  private var detail: SplitColumnNode?
  private var back: SplitColumnNode?
  /// `nil` before the width is known.
  private var isCompact: Bool?
  private var column = NavigationSplitViewColumn.sidebar

  override init(_ view: NavigationSplitView<Sidebar, Detail>, in parent: Node) {
    super.init(view, in: parent)
    tree.countClips(by: 1)
    sidebar = SplitColumnNode(in: self)
    back = SplitColumnNode(in: self)
    detail = SplitColumnNode(in: self)
    evaluate()
  }

  override func willLeave() {
    tree.countClips(by: -1)
  }

  override var isElement: Bool { true }
  override var drawsItself: Bool { true }
  override var children: [Node] { [sidebar, back, detail].compactMap { $0 } }

  override var shownChildren: [Node] {
    guard isCompact == true, view.compactRows == nil else {
      return [sidebar, detail].compactMap { $0 }
    }
    return (column == .sidebar ? [sidebar] : [back, detail]).compactMap { $0 }
  }

  override func shows(_ child: Node) -> Bool { shownChildren.contains { $0 === child } }

  override func viewChanged(
    from old: NavigationSplitView<Sidebar, Detail>, environmentChanged: Bool
  ) {
    evaluate()
    if old.sidebarWidth != view.sidebarWidth || old.wideFrom != view.wideFrom
      || old.compactRows != view.compactRows
    {
      changed(.size)
    }
  }

  override func evaluate() {
    needsEvaluation = false
    sidebar?.setContent(view.sidebar)
    detail?.setContent(view.detail)
    let title = "‹ " + environment.kitWords.list.back
    back?.setContent(
      Button(title) { [weak self] in _ = self?.goBack() }.buttonStyle(IconButtonStyle()))
    let wanted = tracked { view.compactColumn.wrappedValue }
    guard wanted != column else { return }
    column = wanted
    if isCompact == true { showColumns(focusing: wanted == .sidebar ? sidebar : detail) }
  }

  /// Shows the current columns. The focus returns to its place in `focused`.
  private func showColumns(focusing focused: SplitColumnNode?) {
    _ = sidebar?.rememberFocus() == true || detail?.rememberFocus() == true
    changed(.look)
    for child in children { child.changed(.look) }
    changed(.children)
    if let focused { tree.focus.request(within: focused.rememberedFocus ?? focused) }
  }

  private func goBack() -> Bool {
    guard isCompact == true, column == .detail else { return false }
    view.compactColumn.wrappedValue = .sidebar
    return true
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> Size {
    let content = WrappedContent(of: self).size(for: proposal)
    return Size(
      width: proposal.width < ProposedSize.unlimited ? proposal.width : content.width,
      height: proposal.height < ProposedSize.unlimited ? proposal.height : content.height)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    let isCompact = frame.width < view.wideFrom
    if isCompact != self.isCompact {
      let hides = isCompact && self.isCompact != nil && view.compactRows == nil
      self.isCompact = isCompact
      showColumns(focusing: hides ? (column == .sidebar ? sidebar : detail) : nil)
    }
    guard let sidebar, let detail, let back else { return }
    if isCompact, let rows = view.compactRows {
      let height = min(rows, frame.height)
      sidebar.place(
        in: Rect(origin: frame.origin, size: Size(width: frame.width, height: height)))
      detail.place(in: frame.inset(by: EdgeInsets(top: height)))
    } else if isCompact {
      guard column == .detail else { return sidebar.place(in: frame) }
      back.place(in: Rect(origin: frame.origin, size: Size(width: frame.width, height: 1)))
      detail.place(in: frame.inset(by: EdgeInsets(top: 1)))
    } else {
      let width = view.sidebarWidth
      sidebar.place(in: Rect(x: frame.minX, y: frame.minY, width: width, height: frame.height))
      detail.place(in: frame.inset(by: EdgeInsets(leading: width + 1)))
    }
  }

  // MARK: Input and drawing

  override var keyTable: KeyTable? {
    guard isCompact == true, column == .detail else { return nil }
    return keys.table()
  }

  private var keys: NodeKeys<SplitAction> {
    let words = environment.kitWords.list
    return NodeKeys(
      words.pages, SplitAction.bindings(words), under: environment.keyMap
    ) { [weak self] _ in _ = self?.goBack() }
  }

  override func handle(_ key: KeyPress) -> Bool {
    isCompact == true && column == .detail && keys.action(for: key) != nil && goBack()
  }

  override func draw(_ painter: Painter) {
    painter.clipped(to: frame) {
      drawElements(painter)
      guard isCompact == false else { return }
      painter.verticalLine(
        "│", from: Point(x: frame.minX + view.sidebarWidth, y: frame.minY), rows: frame.height,
        style: environment.theme.style(for: .line))
    }
  }
}

/// The key actions of the columns.
nonisolated enum SplitAction: String, KeyAction {
  case back = "back"

  /// The name of the table in key maps.
  static let table = "split"

  static func bindings(_ words: ListWords) -> [KeyBinding<SplitAction>] {
    [KeyBinding([KeyPress(.escape)], .back, words.back)]
  }
}

/// A column, or the control that goes back, with its content at the top left.
private final class SplitColumnNode: SlotNode {
  override var viewName: String { "Column" }
  override var isElement: Bool { true }
  override var clipsContent: Bool { true }

  func place(in rect: Rect) {
    place(at: rect.origin, proposal: ProposedSize(rect.size))
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    guard proposal.width < ProposedSize.unlimited, proposal.height < ProposedSize.unlimited else {
      return WrappedContent(of: self).size(for: proposal)
    }
    return Size(width: proposal.width, height: proposal.height)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    WrappedContent(of: self).place(at: frame.origin, proposal: proposal)
  }

  override func draw(_ painter: Painter) {
    painter.clipped(to: frame) { drawElements(painter) }
  }
}
