/// A list of options to choose from: the arrows move, what is typed finds, Enter and a click take.
/// Only the rows that show are drawn.
struct ChoiceList: View {
  @Environment(\.kitWords) private var words
  @Environment(\.clock) private var clock
  @State private var marked: Int?
  @State private var typed = ""
  @State private var typedAt = Duration.zero
  let title: String
  let choices: PickerChoices
  let take: (Int) -> Void

  /// After this long, typing begins anew.
  private static let pause = Duration.seconds(1)

  private var current: Int { marked ?? choices.chosen ?? choices.first ?? 0 }

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
    case move(PickerMove)
    case page(Int)
    case take
  }

  private var bindings: [KeyBinding<Action>] {
    let choose = words.controls.choose
    return [
      KeyBinding([KeyPress(.home)], .move(.first), choose, shown: .hidden),
      KeyBinding([KeyPress(.end)], .move(.last), choose, shown: .hidden),
      KeyBinding([KeyPress(.pageUp)], .page(-1), choose, shown: .hidden),
      KeyBinding([KeyPress(.pageDown)], .page(1), choose, shown: .hidden),
      KeyBinding([KeyPress(.up)], .move(.back), choose, speakingForNext: true),
      KeyBinding([KeyPress(.down)], .move(.forward), choose, shown: .hidden),
      KeyBinding([KeyPress(.enter), KeyPress(" ")], .take, words.controls.submit),
    ]
  }

  private func perform(_ action: Action) {
    let here = PickerChoices(
      titles: choices.titles, isEnabled: choices.isEnabled, chosen: current)
    switch action {
    case .move(let move): marked = move.index(in: here)
    case .page(let direction):
      let wanted = min(max(current + direction * 10, 0), choices.titles.count - 1)
      if choices.isEnabled.indices.contains(wanted), choices.isEnabled[wanted] { marked = wanted }
    case .take: takeRow(current)
    }
  }

  private func takeRow(_ index: Int) {
    guard choices.titles.indices.contains(index), choices.isEnabled[index] else { return }
    take(index)
  }

  /// Marks what begins with the letters typed so far; a letter by itself goes on to the next.
  private func find(_ key: KeyPress) -> KeyPressResult {
    guard case .character(let character) = key.key, key.modifiers.isEmpty, character != " ",
      !choices.titles.isEmpty
    else { return .ignored }
    let now = clock.now
    let isFresh = now - typedAt > Self.pause || typed.isEmpty
    typed = isFresh ? String(character) : typed + String(character)
    typedAt = now
    if let found = choices.find(typed, from: current + (isFresh ? 1 : 0)) { marked = found }
    return .handled
  }

  private func answer(_ pointer: Pointer) -> Bool {
    let row =
      ChoiceWindow(
        count: choices.titles.count, marked: current, height: pointer.size.height
      ).first + pointer.place.y
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

/// Which rows of a list show: the marked one in the middle where there are more than there is room
/// for.
nonisolated struct ChoiceWindow: Equatable {
  let first: Int

  init(count: Int, marked: Int, height: Int) {
    first = min(max(0, marked - height / 2), max(0, count - height))
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
    let window = ChoiceWindow(count: choices.titles.count, marked: marked, height: size.height)
    return Point(x: 0, y: marked - window.first)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let count = choices.titles.count
    let window = ChoiceWindow(count: count, marked: marked, height: rect.height)
    for row in 0..<min(rect.height, count) {
      let index = window.first + row
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
