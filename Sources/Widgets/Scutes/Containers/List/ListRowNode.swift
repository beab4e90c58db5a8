// SPDX-License-Identifier: Apache-2.0

/// A visible row of a list.
final class ListRowNode: SlotNode {
  /// The identity of a row.
  enum Key: Hashable {
    case id(AnyHashable)
    /// For rows without an identity of their own.
    case place(Int)
  }

  let key: Key
  private var menu: PresentedNode?
  private(set) var hasFocusWithin = false
  /// The marks of the row.
  var look: ListRowLook {
    didSet {
      guard look != oldValue else { return }
      changed(.look)
      if look.gutter != oldValue.gutter { changed(.size) }
    }
  }

  init(key: Key, look: ListRowLook, describe: @escaping () -> AnyView, in parent: Node) {
    self.key = key
    self.look = look
    super.init(in: parent)
    setContent(describedBy: describe)
  }

  override var viewName: String { "Row" }
  override var isElement: Bool { true }
  override var clipsContent: Bool { true }
  override var drawsItself: Bool { true }
  override var children: [Node] { super.children + (menu.map { [$0] } ?? []) }
  override var shownChildren: [Node] { super.children }

  override func parentEnvironmentChanged() {
    menu?.adopt(childEnvironment)
  }

  override func focusWithinChanged(_ hasFocus: Bool) {
    hasFocusWithin = hasFocus
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  override func placeChildren(_ proposal: ProposedSize) {
    WrappedContent(of: self).place(
      at: Point(x: frame.minX + look.gutter, y: frame.minY),
      proposal: ProposedSize(width: proposal.width - look.gutter, height: proposal.height))
  }

  override func draw(_ painter: Painter) {
    painter.clipped(to: frame) {
      look.drawBehind(in: frame, on: painter, environment: environment)
      drawElements(painter)
      look.drawInFront(in: frame, on: painter, environment: environment)
      if look.isSelected { drawOwnColors(painter) }
    }
  }

  // MARK: Menu

  /// Whether the row has a context menu.
  var hasMenu: Bool { content?.contextMenu != nil }

  /// Opens the context menu below the row. Returns `false` if there is none.
  func openMenu() -> Bool {
    guard menu == nil, let buttons = content?.contextMenu?.buttons(), !buttons.isEmpty else {
      return false
    }
    let layer = PresentedNode(in: self)
    menu = layer
    layer.style = LayerStyle(placement: .attached, dims: false)
    layer.dismiss = { [weak self] in self?.closeMenu() }
    layer.setContent(
      AnyView(ContextMenuView(title: environment.kitWords.list.actions, buttons: buttons)))
    return true
  }

  private func closeMenu() {
    menu?.detach()
    menu = nil
  }
}

/// The marks of a row in a list.
///
/// ```
///   ▸ row    the keys act on it       ▸✓ row    the same where several can be selected
///   • row    it is selected, but       ✓ row    it is selected
///            the keys are elsewhere
/// ```
struct ListRowLook: Hashable {
  /// The width reserved for marks on a row that can't be marked, or `nil` if it can.
  var indent: Int?
  var isMultiple = false
  var isSelected = false
  /// Whether the keys act on the row.
  var hasCursor = false
  /// Whether the list has the focus.
  var isFocused = false
  /// Whether the row can be selected. `true` for headers.
  var isEnabled = true

  /// The width of the marks.
  var gutter: Int { indent ?? (isMultiple ? 3 : 2) }

  private var role: StyleRole? {
    if isSelected && isFocused { return .selection }
    return isSelected ? .selectionUnfocused : nil
  }

  func drawBehind(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    if let role { painter.fill(rect, style: environment.theme.style(for: role)) }
  }

  func drawInFront(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    if let role { painter.restyle(rect, style: environment.theme.style(for: role)) }
    if !isEnabled {
      let style = environment.theme.style(for: .disabled)
      painter.restyle(rect, style: style.merging(TextStyle(attributes: .dim)))
    }
    let isUnicode = environment.capabilities.isUnicode
    let style = environment.theme.style(for: role ?? .accent)
    if hasCursor && isFocused {
      painter.put(isUnicode ? "▸" : ">", at: rect.origin, style: style)
    } else if isSelected && !isMultiple {
      painter.put(isUnicode ? "•" : "*", at: rect.origin, style: style)
    }
    if isSelected && isMultiple {
      let place = Point(x: rect.minX + 1, y: rect.minY)
      painter.put(isUnicode ? "✓" : "x", at: place, style: style)
    }
  }
}
