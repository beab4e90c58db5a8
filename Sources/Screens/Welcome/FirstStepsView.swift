import Games
import Hints
import Sudoku
import Widgets

/// A dimmed board with the step's cells bright, and a callout beside them.
///
/// ```
///  First steps                ● ○ ○ ○ ○  1 of 5
///  · · ·  · · ·
///         7 6 1   ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
///         8 5 ? ◀━▐ This box has eight … ▌
///         9 2 4  ▐ Which one is missing? ▌
///                 ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
/// ```
struct FirstStepsView: View {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  @State private var brightness = 1.0
  let screen: WelcomeScreen
  let steps: FirstSteps

  var body: some View {
    VStack {
      header
      stage
      KeyHints()
    }
    .commands(WelcomeScreen.commands(suite.words), on: screen)
    .commands(commands, on: steps.stage)
    .hinting(steps.board)
    .onChange(of: steps.signs) { steps.look() }
    .onDeadline(steps.board.message?.end) { steps.board.forgetMessage() }
    .onAppear { brightness = Self.drawnBack }
  }

  /// The brightness of all other cells: readable, but not distracting.
  private static let drawnBack = 0.55

  private var suite: any WelcomeHost { screen.host }
  private var words: WelcomeWords { suite.words.welcome }
  private var plan: FirstStepsPlan { FirstStepsPlan(size) }

  private var header: some View {
    HStack(spacing: 1) {
      Text(words.firstSteps).bold().foregroundStyle(.areaLearning).lineLimit(1)
        .padding(.horizontal, 1)
      Spacer(minLength: 1)
      StepDots(step: steps.step?.rawValue ?? FirstStep.allCases.count)
      Text(place).foregroundStyle(.secondary).lineLimit(1)
      Button(steps.step == nil ? words.home : words.skip, action: suite.endWelcome)
        .buttonStyle(IconButtonStyle())
    }
  }

  private var place: String {
    let count = FirstStep.allCases.count
    return words.place(step: min(count, (steps.step?.rawValue ?? count) + 1), count: count)
  }

  private var stage: some View {
    let callout = CalloutText(lines: lines, step: steps.step, plan: plan)
    let spot = plan.spot(of: steps.step, callout.size)
    return ZStack(alignment: .topLeading) {
      ZStack {
        BoardView(
          model: steps.board, metrics: plan.metrics, handle: steps.handle
        )
        .opacity(steps.step == nil || steps.step == .hint ? 1 : brightness)
        .animation(.easeOut(duration: .milliseconds(200)), value: brightness)
        .defaultFocus()
        if let step = steps.step, step != .hint {
          BrightCells(
            drawing: BoardDrawing(picture: steps.board.picture, metrics: plan.metrics),
            metrics: plan.metrics, cells: step.bright)
        }
        BoardEffects(model: steps.board, metrics: plan.metrics)
      }
      .padding(EdgeInsets(top: plan.board.y, leading: plan.board.x))
      Callout(
        text: callout, steps: steps, words: suite.words, key: key, play: suite.playFirstPuzzle
      )
      .padding(EdgeInsets(top: spot.origin.y, leading: spot.origin.x))
      if let tail = spot.tail {
        CalloutTail(signs: tail.signs)
          .padding(EdgeInsets(top: tail.origin.y, leading: tail.origin.x))
      }
    }
    .frame(width: plan.stage.width, height: plan.stage.height, alignment: .topLeading)
  }

  /// The text of the callout: praise for the previous step, the situation, the task.
  private var lines: CalloutText.Lines {
    guard let step = steps.step else {
      let place = steps.board.hints.ladder.map { suite.words.explanation(of: $0.step).lookAt }
      return CalloutText.Lines(praise: praise(nil), fact: place ?? "", ask: words.done)
    }
    let ask = words.ask(step: step, key: key(step))
    if let slip = steps.slip {
      return CalloutText.Lines(praise: "", fact: words.slip("\(slip)"), ask: ask)
    }
    if steps.isHasty { return CalloutText.Lines(praise: "", fact: words.hasty, ask: ask) }
    return CalloutText.Lines(
      praise: step == .box ? "" : praise(step), fact: words.fact(step), ask: ask)
  }

  private func praise(_ step: FirstStep?) -> String {
    (capabilities.showsIcons ? "★ " : "") + words.praise(step)
  }

  private func key(_ step: FirstStep) -> String {
    switch step {
    case .box, .column, .move: ""
    case .notes: steps.board.key(of: "memo")
    case .hint: steps.board.key(of: "hint")
    }
  }

  /// The board's commands for the step.
  private var commands: CommandTable<GameBoard> {
    let isNotes = steps.step == .notes
    var table = GameBoard.commands(suite.words)
    table.commands.removeAll { command in
      let isOffered = command.id == "move.right" || isNotes && command.id.hasPrefix("digit.")
      return steps.step == nil || !isOffered && !steps.allows(command.id)
    }
    return table
  }
}

/// The layout of board and callout.
nonisolated struct FirstStepsPlan {
  let metrics: BoardMetrics
  /// The space between the header and the footer.
  let stage: Size
  /// The top left of the board on the stage.
  let board: Point
  /// The most columns of the callout.
  let columns: Int

  /// The range of columns for a callout beside its cells.
  private static let beside = 28...40

  init(_ size: Size) {
    let stage = Size(width: size.width, height: max(1, size.height - 2))
    self.stage = stage
    let metrics = BoardStage(size: stage, largest: .large).board() ?? .compact
    self.metrics = metrics
    let free = stage.width - metrics.board.width
    board = Point(
      x: free >= 2 * Self.beside.lowerBound ? (free - Self.beside.lowerBound) / 2 : 0,
      y: metrics == .compact ? 0 : max(0, (stage.height - metrics.board.height) / 2))
    columns = min(Self.beside.upperBound, stage.width - 2)
  }

  /// The position of a callout and of its tail.
  struct Spot {
    let origin: Point
    let tail: Tail?
  }

  /// The line from the callout to its cells.
  struct Tail: Hashable {
    let origin: Point
    let signs: String
  }

  /// Columns of text for a callout about `step`.
  func textColumns(_ step: FirstStep?) -> Int {
    min(columns, room(beside: step)) - 4
  }

  /// The columns beside the bright cells, or those below them if there are too few.
  private func room(beside step: FirstStep?) -> Int {
    guard let step, step.target != nil else { return columns }
    let room = stage.width - bright(step).maxX - 3
    return room >= Self.beside.lowerBound ? room : columns
  }

  /// The position of a callout of `size` about `step`: beside the bright cells, or below them.
  func spot(of step: FirstStep?, _ size: Size) -> Spot {
    guard let step, let target = step.target else {
      let right = board.x + metrics.board.width + 1
      if right + size.width <= stage.width {
        return Spot(origin: Point(x: right, y: (stage.height - size.height) / 2), tail: nil)
      }
      let x = metrics == .compact ? (stage.width - size.width) / 2 : stage.width - size.width - 1
      return Spot(
        origin: Point(x: max(0, x), y: max(0, stage.height - size.height)), tail: nil)
    }
    let (bright, cell) = (bright(step), rect(of: target))
    let row = cell.minY + metrics.digitPlace.y
    if stage.width - bright.maxX - 2 >= size.width {
      let y = max(0, min(row - size.height / 2, stage.height - size.height))
      return Spot(
        origin: Point(x: bright.maxX + 2, y: y),
        tail: Tail(origin: Point(x: bright.maxX, y: row), signs: "◀━"))
    }
    let x = max(0, min(cell.minX - size.width / 2, stage.width - size.width))
    guard bright.maxY + 1 + size.height <= stage.height else {
      return Spot(origin: Point(x: x, y: max(0, stage.height - size.height)), tail: nil)
    }
    let column = cell.minX + metrics.digitPlace.x
    return Spot(
      origin: Point(x: x, y: bright.maxY + 1),
      tail: Tail(origin: Point(x: column, y: bright.maxY), signs: "▲"))
  }

  /// The bounding box of the bright cells.
  private func bright(_ step: FirstStep) -> Rect {
    let rects = step.bright.map { rect(of: $0) }
    let (left, top) = (rects.map(\.minX).min() ?? 0, rects.map(\.minY).min() ?? 0)
    return Rect(
      x: left, y: top, width: (rects.map(\.maxX).max() ?? 0) - left,
      height: (rects.map(\.maxY).max() ?? 0) - top)
  }

  private func rect(of cell: Cell) -> Rect {
    let rect = metrics.surroundings(of: cell)
    return Rect(
      x: rect.minX + board.x, y: rect.minY + board.y, width: rect.width, height: rect.height)
  }
}

/// The cells that aren't dimmed.
private struct BrightCells: LeafView, Equatable {
  let drawing: BoardDrawing
  let metrics: BoardMetrics
  let cells: CellSet

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size { metrics.board }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    for cell in cells {
      let block = metrics.surroundings(of: cell)
      painter.clipped(
        to: Rect(
          x: rect.minX + block.minX, y: rect.minY + block.minY, width: block.width,
          height: block.height)
      ) { drawing.draw(in: rect, on: painter, environment: environment) }
    }
  }
}

/// The wrapped text of a callout, and its size.
private struct CalloutText {
  /// The parts of the text. Empty parts are left out.
  struct Lines {
    let praise: String
    let fact: String
    let ask: String
  }

  let praise: [String]
  let fact: [String]
  let ask: [String]
  let columns: Int
  /// `true` if there is a row of buttons below the text.
  let hasButtons: Bool

  init(lines: Lines, step: FirstStep?, plan: FirstStepsPlan) {
    let columns = plan.textColumns(step)
    func wrapped(_ text: String) -> [String] {
      text.isEmpty
        ? [] : TextWrapping.lines(of: text, width: columns, mode: .word).map { String($0) }
    }
    self.columns = columns
    (praise, fact, ask) = (wrapped(lines.praise), wrapped(lines.fact), wrapped(lines.ask))
    hasButtons = step != .move
  }

  /// The size with the border.
  var size: Size {
    Size(
      width: columns + 4, height: praise.count + fact.count + ask.count + (hasButtons ? 1 : 0) + 2)
  }
}

/// A box in the focus colour with the task, and buttons for its keys.
private struct Callout: View {
  let text: CalloutText
  let steps: FirstSteps
  let words: Words
  let key: (FirstStep) -> String
  let play: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(text.praise, id: \.self) { Text($0).bold().foregroundStyle(.success).lineLimit(1) }
      ForEach(text.fact, id: \.self) { Text($0).lineLimit(1) }
      ForEach(text.ask, id: \.self) { Text($0).bold().lineLimit(1) }
      if text.hasButtons { buttons }
    }
    .padding(.horizontal, 1)
    .frame(width: text.columns + 2, height: text.size.height - 2, alignment: .leading)
    .foregroundStyle(.menu)
    .rim(.buttonFocused, ground: .menu, isFilled: true)
  }

  private var buttons: some View {
    HStack {
      switch steps.step {
      case .box, .column: digits(Digit.all)
      case .notes:
        button(key(.notes), "memo")
        digits(FirstStep.noted)
      case .hint: button(key(.hint), "hint")
      case .move: EmptyView()
      case nil:
        Button(words.home.playFirst, action: play).buttonStyle(BorderedProminentButtonStyle())
      }
    }
  }

  private func digits(_ digits: [Digit]) -> some View {
    ForEach(digits, id: \.self) { button("\($0)", "digit.\($0)") }
  }

  private func button(_ title: String, _ command: String) -> some View {
    Button(title) { steps.stage.perform(command) }.buttonStyle(KeyButtonStyle())
  }
}

/// The style of a clickable key.
private struct KeyButtonStyle: ButtonStyle {
  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    configuration.label.bold().padding(.horizontal, 1)
      .foregroundStyle(configuration.isFocused ? .buttonFocused : .key)
      .background(configuration.isFocused ? .buttonFocused : .menu)
  }
}

/// The line from a callout to its cell.
private struct CalloutTail: LeafView, Equatable {
  let signs: String

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: signs.count, height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard !environment.isLinear else { return }
    let isUnicode = environment.capabilities.isUnicode
    let focus = environment.theme.style(for: .buttonFocused)
    let style = TextStyle(foreground: focus.background ?? focus.foreground, attributes: .bold)
    for (x, sign) in signs.enumerated() {
      let ascii: Character = sign == "◀" ? "<" : sign == "▲" ? "^" : "="
      painter.draw(
        isUnicode ? sign : ascii, at: Point(x: rect.minX + x, y: rect.minY), style: style)
    }
  }
}

/// The progress of the steps: `● ● ○ ○ ○`.
private struct StepDots: View {
  @Environment(\.capabilities) private var capabilities
  let step: Int

  var body: some View {
    let (full, open) = capabilities.isUnicode ? ("●", "○") : ("*", ".")
    Text(
      FirstStep.allCases.map { $0.rawValue <= step ? full : open }.joined(separator: " ")
    )
    .foregroundStyle(.record).lineLimit(1)
  }
}
