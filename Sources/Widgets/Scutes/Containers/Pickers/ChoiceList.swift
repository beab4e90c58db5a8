// SPDX-License-Identifier: Apache-2.0

/// A list of options: the arrows move, typing finds, Enter and a click choose. Only visible rows
/// are drawn.
struct ChoiceList: View {
  @Environment(\.kitWords) private var words
  @Environment(\.clock) private var clock
  @State private var marked: Int?
  @State private var typed = TypeSelect()
  let title: String
  let choices: PickerChoices
  let take: (Int) -> Void

  /// The number of rows for a page key.
  private static let page = 10

  private var current: Int {
    let marked = marked.flatMap { $0 < choices.count ? $0 : nil }
    return marked ?? choices.chosen ?? choices.row(.first, from: nil) ?? 0
  }

  var body: some View {
    ChoiceRows(choices: choices, marked: current)
      .onPointer(perform: answer)
      .focusable()
      .onKeyPress(find)
      .keyBindings(title, bindings, perform: perform)
      .background(.sheet)
      .border(.rounded, .lineAccent)
      .background(.sheet)
  }

  private enum Action {
    case move(RowMove)
    case take
  }

  private var bindings: [KeyBinding<Action>] {
    let choose = words.controls.choose
    return [
      KeyBinding([KeyPress(.home)], .move(.first), choose, shown: .hidden),
      KeyBinding([KeyPress(.end)], .move(.last), choose, shown: .hidden),
      KeyBinding([KeyPress(.pageUp)], .move(.pageUp), choose, shown: .hidden),
      KeyBinding([KeyPress(.pageDown)], .move(.pageDown), choose, shown: .hidden),
      KeyBinding([KeyPress(.up)], .move(.back), choose, speakingForNext: true),
      KeyBinding([KeyPress(.down)], .move(.forward), choose, shown: .hidden),
      KeyBinding([KeyPress(.enter), KeyPress(" ")], .take, words.controls.submit),
    ]
  }

  private func perform(_ action: Action) {
    switch action {
    case .move(let move):
      if let row = choices.row(move, from: current, page: Self.page) { marked = row }
    case .take: takeRow(current)
    }
  }

  private func takeRow(_ index: Int) {
    if choices.isUsable(index) { take(index) }
  }

  /// Marks the option that matches the typed letters. Space chooses the marked one.
  private func find(_ key: KeyPress) -> KeyPressResult {
    guard key != KeyPress(" "), typed.take(key, at: clock.now) else { return .ignored }
    if let row = choices.row(foundBy: typed, from: current) { marked = row }
    return .handled
  }

  private func answer(_ pointer: Pointer) -> Bool {
    let first = choices.visibleRows(around: current, height: pointer.size.height).lowerBound
    let row = first + pointer.place.y
    switch pointer.event.kind {
    case .press(.left), .drag(.left): return true
    case .release(.left):
      if pointer.isInside { takeRow(row) }
      return true
    case .scrollUp:
      perform(.move(.back))
      return true
    case .scrollDown:
      perform(.move(.forward))
      return true
    default: return false
    }
  }
}

extension PickerChoices {
  /// The visible rows in `height` lines, with `marked` in the middle if they don't all fit.
  fileprivate func visibleRows(around marked: Int, height: Int) -> Range<Int> {
    ScrollGeometry(content: count, window: height, offset: marked - height / 2).visibleRange
  }
}

private struct ChoiceRows: LeafView, Equatable {
  let choices: PickerChoices
  let marked: Int

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    let widest = choices.titles.map(\.columns).max() ?? 0
    return Size(
      width: min(proposal.width, widest + 5), height: min(proposal.height, choices.titles.count))
  }

  func cursor(in size: Size, environment: EnvironmentValues) -> Point? {
    let rows = choices.visibleRows(around: marked, height: size.height)
    return Point(x: 0, y: marked - rows.lowerBound)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    for (row, index) in choices.visibleRows(around: marked, height: rect.height).enumerated() {
      let isMarked = index == marked
      let cells = Rect(x: rect.minX, y: rect.minY + row, width: rect.width, height: 1)
      var style = environment.textStyle(isMarked ? .selection : .sheet)
      if isMarked { style.attributes.insert(.bold) }
      if !choices.isEnabled[index] {
        style = style.merging(environment.textStyle(.disabled))
        style.attributes.insert(.dim)
      }
      painter.fill(cells, style: style)
      func write(_ text: String, _ x: Int) {
        painter.write(text, at: Point(x: cells.minX + x, y: cells.minY), style: style)
      }
      write(isMarked ? "▸" : " ", 0)
      let tick = environment.capabilities.isUnicode ? "✓" : "*"
      write(index == choices.chosen ? tick : " ", 2)
      write(
        TextTruncation.truncate(
          choices.titles[index], to: max(0, rect.width - 5), ellipsis: environment.ellipsis), 4)
    }
  }
}
