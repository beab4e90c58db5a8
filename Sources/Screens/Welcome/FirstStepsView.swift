import Games
import Hints
import Scutes
import Sudoku

/// A dimmed board with the step's cells bright, and beside it a callout and the turtle.
///
/// ```
///  First steps                       ● ○ ○ ○ ○  1 of 5
///  · · ·  · · ·  · · ·   ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
///                7 6 1   ▐ This box has eight … ▌
///                8 5 ? ◀━▐ Which one is missing? ▌
///                9 2 4   ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
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
    .hinting(steps.board, by: ["more"])
    .onChange(of: steps.signs) { steps.look() }
    // The callout has room for a whole rung.
    .onChange(of: steps.board.hints.ladder?.rung) { steps.board.hints.setPageCount(1) }
    .onDeadline(steps.board.message?.end) { steps.board.forgetMessage() }
    .onAppear { brightness = Self.drawnBack }
  }

  /// The brightness of all other cells: readable, but not distracting.
  private static let drawnBack = 0.55

  private var suite: any WelcomeHost { screen.host }
  private var words: WelcomeWords { suite.words.welcome }
  private var plan: FirstStepsPlan {
    FirstStepsPlan(size, hasBlocks: capabilities.showsBlocks)
  }

  private var header: some View {
    HStack(spacing: 1) {
      Text(words.firstSteps).bold().foregroundStyle(.areaLearning).lineLimit(1)
        .padding(.horizontal, 1)
      Spacer(minLength: 1)
      if size.width >= 60 {
        StepDots(step: steps.step?.rawValue ?? FirstStep.allCases.count)
      }
      Text(place).foregroundStyle(.secondary).lineLimit(1)
      SkipButton(title: steps.step == nil ? words.home : words.skip, action: suite.endWelcome)
    }
  }

  private var place: String {
    let count = FirstStep.allCases.count
    return words.place(step: min(count, (steps.step?.rawValue ?? count) + 1), count: count)
  }

  private var stage: some View {
    let callout = CalloutText(lines: lines, step: steps.step, words: suite.words, plan: plan)
    let spot = plan.spot(of: steps.step, callout.size)
    return ZStack(alignment: .topLeading) {
      ZStack {
        BoardView(
          model: steps.board, metrics: plan.metrics, handle: steps.handle, highlightsCursor: false
        )
        .opacity(brightness)
        .animation(.easeOut(duration: .milliseconds(200)), value: brightness)
        .defaultFocus()
        BrightCells(
          drawing: BoardDrawing(picture: steps.picture, metrics: plan.metrics),
          metrics: plan.metrics, cells: steps.bright)
        BoardEffects(model: steps.board, metrics: plan.metrics)
      }
      .padding(EdgeInsets(top: plan.board.y, leading: plan.board.x))
      Callout(
        text: callout, steps: steps, words: suite.words, key: key,
        hintKey: plan.isBeside ? taught(key(.hint)) : key(.hint), play: suite.playFirstPuzzle
      )
      .padding(EdgeInsets(top: spot.callout.minY, leading: spot.callout.minX))
      if let tail = spot.tail {
        CalloutTail(signs: tail.signs)
          .padding(EdgeInsets(top: tail.origin.y, leading: tail.origin.x))
      }
      if let turtle = spot.turtle {
        VStack {
          Turtle(scale: plan.turtle)
          ShoreLine().frame(width: turtle.width)
        }
        .padding(EdgeInsets(top: turtle.minY, leading: turtle.minX))
      }
    }
    .frame(width: plan.stage.width, height: plan.stage.height, alignment: .topLeading)
  }

  /// The text of the callout: praise for the previous step, the situation, the task.
  private var lines: CalloutText.Lines {
    guard let step = steps.step else { return hintLines }
    let ask = words.ask(
      step: step, key: words.taught(key(step)), missing: steps.missingNotes,
      isReady: steps.isReady)
    if let answer = steps.answer {
      return steps.isExplained
        ? CalloutText.Lines(
          praise: "", fact: words.reason(step, answer.rawValue),
          ask: words.place(answer.rawValue))
        : CalloutText.Lines(praise: "", fact: words.answer(answer.rawValue), ask: ask)
    }
    if let slip = steps.slip {
      return CalloutText.Lines(praise: "", fact: words.slip("\(slip)"), ask: ask)
    }
    if let extra = steps.extraNote {
      return CalloutText.Lines(praise: "", fact: words.extraNote("\(extra)"), ask: ask)
    }
    if steps.isHasty {
      return CalloutText.Lines(
        praise: "", fact: words.hasty(step, key: key(step)),
        ask: step == .focus ? words.thenFocus : ask)
    }
    if step == .notes, steps.isReady, showsDots {
      return CalloutText.Lines(praise: "", fact: words.notesAreDots, ask: ask)
    }
    if steps.isInFocus {
      let key = steps.board.key(of: "placeArmed")
      return CalloutText.Lines(praise: "", fact: words.inFocus, ask: words.placeInFocus(key))
    }
    return CalloutText.Lines(
      praise: step == .box ? "" : praise(step), fact: words.fact(step), ask: ask)
  }

  /// The hint as far as it is told: where to look, what the technique is, why it holds here.
  private var hintLines: CalloutText.Lines {
    guard let ladder = steps.board.hints.ladder else {
      return CalloutText.Lines(praise: praise(nil), fact: "", ask: words.done)
    }
    let content = HintContent(ladder, in: suite.words, headlineWidth: .max)
    switch ladder.rung {
    case .place:
      return CalloutText.Lines(
        praise: praise(nil), fact: content.headline ?? "", ask: words.done)
    case .technique:
      let explanation = suite.words.explanation(of: ladder.step)
      var idea: String?
      if case .deduction(let deduction, _) = ladder.step {
        idea = Lesson.teaching(deduction).map(suite.words.course.idea)
      }
      return CalloutText.Lines(
        praise: explanation.title, fact: idea ?? explanation.lookAt, ask: "")
    case .reasons:
      return CalloutText.Lines(
        praise: content.headline ?? "", fact: content.sentences.joined(separator: " "), ask: "")
    }
  }

  private func praise(_ step: FirstStep?) -> String {
    (capabilities.showsIcons ? "★ " : "") + words.praise(step)
  }

  private func key(_ step: FirstStep) -> String {
    switch step {
    case .move: ""
    case .notes: steps.board.key(of: "memo")
    case .focus: steps.board.key(of: "digitFirst")
    case .box, .column, .hint: steps.board.key(of: "hint")
    }
  }

  /// A key as the footer teaches it: a capital with Shift.
  private func taught(_ key: String) -> String { key.isCapital ? "Shift+\(key)" : key }

  /// `true` if notes are dots in place of figures.
  private var showsDots: Bool { plan.metrics.packsNotes && capabilities.showsBlocks }

  /// The next command that the callout asks for, in the steps with several.
  private var asked: String? {
    switch steps.step {
    case .notes:
      steps.isReady ? steps.missingNotes.first.map { "digit.\($0)" } : "memo"
    case .focus:
      steps.isInFocus
        ? "placeArmed" : steps.isReady ? "digit.\(FirstStep.focused)" : "digitFirst"
    case .box, .move, .column, .hint, nil: nil
    }
  }

  /// The board's commands for the step. Where no arrow key is needed, `h` asks for a hint as well.
  private var commands: CommandTable<GameBoard> {
    let step = steps.step
    var table = GameBoard.commands(suite.words)
    table.commands.removeAll { command in
      let isOffered =
        step != nil && command.id == "move.right"
        || (step == .notes || step == .focus) && command.id.hasPrefix("digit.")
      return !isOffered && !steps.allows(command.id)
    }
    for index in table.commands.indices where table.commands[index].id == "hint" {
      // The open hint has the other keys.
      table.commands[index].keys =
        step == nil
        ? ["h"] : table.commands[index].keys + (step == .hint ? ["h", .enter] : ["h"])
      table.commands[index].label = taught(key(.hint))
      table.commands[index].visibility = step == nil ? .hidden : .prominent
    }
    if step == .move, let index = table.commands.firstIndex(where: { $0.id == "move.up" }) {
      table.commands[index].label = "↑↓←→"
    }
    guard let asked else { return table }
    for index in table.commands.indices {
      let isAsked = table.commands[index].id == asked
      if isAsked { table.commands[index].visibility = .prominent }
      // A short title leaves room for the key that skips the rest.
      if isAsked, asked == "digitFirst" || asked == "placeArmed" {
        table.commands[index].title = suite.words.board.digits(
          in: .digits, picksFirst: asked == "digitFirst")
      }
      guard table.commands[index].id.hasPrefix("digit.") else { continue }
      table.commands[index].label = nil
      table.commands[index].title = suite.words.board.digits(
        in: steps.board.entry.mode, picksFirst: step == .focus)
      if !isAsked { table.commands[index].visibility = .hidden }
    }
    return table
  }
}

/// The layout of board, callout and turtle. None covers another.
nonisolated struct FirstStepsPlan {
  let metrics: BoardMetrics
  /// The space between the header and the footer.
  let stage: Size
  /// The top left of the board on the stage.
  let board: Point
  /// `true` if the callout is beside the board, and not below it.
  let isBeside: Bool
  /// The space for the callout and the turtle.
  let room: Rect

  /// The rows for the callout above the turtle.
  var rowsAboveTurtle: Int { isBeside ? room.height - turtleOnShore.height : room.height }

  /// The range of columns for a callout beside the board.
  private static let beside = 18...44

  /// Lays out a screen of `size`. With `hasBlocks`, the callout's rim leaves half a column free at
  /// its sides.
  init(_ size: Size, hasBlocks: Bool = true) {
    let stage = Size(width: size.width, height: max(1, size.height - 2))
    self.stage = stage
    let metrics = BoardStage(size: stage, largest: .large).board(beside: Self.beside.lowerBound + 2)
    self.metrics = metrics ?? .compact
    isBeside = metrics != nil
    let all = self.metrics.board
    guard isBeside else {
      board = Point(x: max(0, (stage.width - all.width) / 2), y: 0)
      room = Rect(
        x: board.x, y: all.height, width: min(all.width, stage.width),
        height: max(1, stage.height - all.height))
      return
    }
    let rest = stage.width - all.width
    // Tiles that share columns leave half a column free as well.
    let isTight = rest < 22 && self.metrics.shared.width > 0
    let gap = rest >= 30 ? 3 : isTight ? 0 : 1
    let columns = min(Self.beside.upperBound, rest - gap - (hasBlocks ? 1 : 2))
    board = Point(x: (rest - gap - columns + 1) / 2, y: (stage.height - all.height) / 2)
    room = Rect(
      x: board.x + all.width + gap, y: 0, width: columns, height: stage.height)
  }

  /// `true` if the callout has a rim, which takes two rows and two columns.
  var hasRim: Bool { room.height > 6 }
  /// Columns of text in the callout.
  var textColumns: Int { room.width - (hasRim ? 4 : 2) }

  /// The size of the turtle.
  var turtle: Turtle.Scale { room.width >= 30 ? .large : .regular }
  /// The size of the turtle on its shore.
  private var turtleOnShore: Size {
    Size(width: min(room.width, turtle.size.width + 16), height: turtle.size.height + 1)
  }

  /// What stands around the board.
  struct Spot: Equatable {
    let callout: Rect
    /// The line from the callout to its cell, if it is the last in its row.
    let tail: Tail?
    /// `nil` without room.
    let turtle: Rect?
  }

  struct Tail: Hashable {
    let origin: Point
    let signs: String
  }

  /// What stands around the board in a step with a callout of `size`.
  func spot(of step: FirstStep?, _ size: Size) -> Spot {
    guard isBeside else {
      let x = room.minX + (room.width - size.width) / 2
      return Spot(
        callout: Rect(origin: Point(x: x, y: room.minY), size: size), tail: nil, turtle: nil)
    }
    let cell = step?.target.map(rect)
    let row = cell.map { $0.minY + metrics.digitPlace.y }
    let shore = turtleOnShore
    let hasTurtle = size.height + shore.height <= room.height
    let lowest = room.height - size.height - (hasTurtle ? shore.height : 0)
    let y = min((row ?? stage.height * 2 / 5) - size.height / 2, lowest)
    let callout = Rect(origin: Point(x: room.minX, y: max(0, y)), size: size)
    let end = board.x + metrics.board.width
    var tail: Tail?
    if let cell, let row, cell.maxX == end, row > callout.minY, row < callout.maxY - 1 {
      let tip = min(end, room.minX - 1)
      let line = String(repeating: "━", count: room.minX - tip - 1)
      tail = Tail(origin: Point(x: tip, y: row), signs: "◀" + line + (hasRim ? "█" : ""))
    }
    let ground = max(callout.maxY, board.y + metrics.board.height - shore.height)
    let turtle = Rect(
      origin: Point(x: room.minX + (room.width - shore.width) / 2, y: ground), size: shore)
    return Spot(callout: callout, tail: tail, turtle: hasTurtle ? turtle : nil)
  }

  /// The frame of a cell on the stage.
  func rect(of cell: Cell) -> Rect {
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
      let place = metrics.surroundings(of: cell)
      let block = Rect(
        x: rect.minX + place.minX, y: rect.minY + place.minY, width: place.width,
        height: place.height)
      painter.clipped(to: block) {
        painter.fill(block, style: environment.theme.style(for: .ground))
        drawing.draw(in: rect, on: painter, environment: environment)
      }
    }
  }
}

/// The wrapped text of a callout, and its size.
struct CalloutText {
  /// The parts of the text. Empty parts are left out.
  struct Lines {
    let praise: String
    let fact: String
    let ask: String
  }

  let praise: [String]
  let fact: [String]
  let ask: [String]
  /// Columns of text.
  let columns: Int
  /// The label of the button for the step, or `nil` if it has keys or nothing.
  let main: [String]?
  /// The digits to press, in rows, and `true` if the key for a hint has a row of its own.
  let digits: [[Digit]]
  let hasHintRow: Bool
  /// `true` if it has a rim.
  let hasRim: Bool
  /// The most columns of a button.
  static let widestButton = 28
  /// Blank rows between the parts.
  let spacing: Int

  init(lines: Lines, step: FirstStep?, words: Words, plan: FirstStepsPlan) {
    let columns = plan.textColumns
    func wrapped(_ text: String, _ width: Int) -> [String] {
      text.isEmpty
        ? [] : TextWrapping.lines(of: text, width: width, mode: .word).map { String($0) }
    }
    self.columns = columns
    hasRim = plan.hasRim
    var praise = wrapped(lines.praise, columns)
    fact = wrapped(lines.fact, columns)
    var ask = wrapped(lines.ask, columns)
    let perRow = columns >= Digit.all.count * 3 ? 9 : 5
    switch step {
    case .box, .column:
      (digits, main) = ([Array(Digit.all.prefix(perRow)), Array(Digit.all.dropFirst(perRow))], nil)
    case .notes: (digits, main) = ([FirstStep.noted], nil)
    case .focus: (digits, main) = ([[FirstStep.focused]], nil)
    case .hint: (digits, main) = ([], [words.hints.title])
    case .move: (digits, main) = ([], nil)
    case nil:
      (digits, main) = ([], [words.welcome.play])
    }
    hasHintRow = plan.isBeside && (step == .box || step == .column)
    let buttons =
      digits.count { !$0.isEmpty } + (hasHintRow ? 1 : 0)
      + (main.map { plan.hasRim ? $0.count + 2 : 1 } ?? 0)
    let room = plan.room.height - (hasRim ? 2 : 0)
    let isTooHigh = praise.count + fact.count + ask.count + buttons > room
    if isTooHigh, step == nil { ask = [] }
    if praise.count + fact.count + ask.count + buttons > room { praise = [] }
    (self.praise, self.ask) = (praise, ask)
    let parts = [praise.count + fact.count, ask.count, buttons].filter { $0 > 0 }
    let rows = parts.reduce(0, +)
    let above = plan.rowsAboveTurtle - (hasRim ? 2 : 0)
    let most = rows <= above ? above : room
    spacing = hasRim && rows + parts.count - 1 <= most ? 1 : 0
    height = rows + spacing * (parts.count - 1)
  }

  /// Rows of text and buttons.
  private let height: Int

  /// The size with the rim.
  var size: Size {
    hasRim
      ? Size(width: columns + 4, height: height + 2) : Size(width: columns + 2, height: height)
  }
}

/// A box in the focus colour with the task, and buttons for its keys.
private struct Callout: View {
  @Environment(\.capabilities.isUnicode) private var isUnicode
  let text: CalloutText
  let steps: FirstSteps
  let words: Words
  let key: (FirstStep) -> String
  /// The key for a hint, as the callout teaches it.
  let hintKey: String
  let play: () -> Void

  var body: some View {
    let content = VStack(alignment: .leading, spacing: text.spacing) {
      VStack(alignment: .leading) {
        ForEach(text.praise, id: \.self) { Text($0).bold().foregroundStyle(.success).lineLimit(1) }
        HintLines(text.fact.map(HintLine.text), naming: steps.board.hints.ladder?.picture)
      }
      VStack(alignment: .leading) {
        ForEach(text.ask, id: \.self) { Text($0).bold().lineLimit(1) }
      }
      if steps.step != .move { buttons }
    }
    .padding(.horizontal, 1)
    .frame(width: text.columns + 2, alignment: .topLeading)
    .foregroundStyle(.menu)
    if text.hasRim {
      content.rim(.buttonFocused, ground: .menu, isFilled: true)
    } else {
      content.background(.menu)
    }
  }

  private var buttons: some View {
    VStack(alignment: .leading) {
      switch steps.step {
      case .box, .column:
        HStack {
          digits(text.digits[0])
          if !text.hasHintRow { button("\(hintKey) \(words.hints.title)", "hint") }
        }
        if !text.digits[1].isEmpty { HStack { digits(text.digits[1]) } }
        if text.hasHintRow { button("\(hintKey) \(words.hints.title)", "hint") }
      case .notes:
        HStack {
          button(key(.notes), "memo")
          digits(FirstStep.noted)
        }
      case .focus:
        HStack {
          button(key(.focus), "digitFirst")
          digits([FirstStep.focused])
          if steps.isInFocus { button(steps.board.key(of: "placeArmed"), "placeArmed") }
        }
      case .hint: main { steps.stage.perform("hint") }
      case nil: main(play)
      case .move: EmptyView()
      }
    }
  }

  private func main(_ action: @escaping () -> Void) -> some View {
    let lines = text.main ?? []
    let key = steps.step == .hint ? "\(hintKey) " : ""
    let columns = min(text.columns, CalloutText.widestButton)
    return Button(action: action) {
      HStack(alignment: .top, spacing: 1) {
        if steps.step == nil { Text(isUnicode ? "▶" : ">").bold() }
        VStack { ForEach(lines, id: \.self) { Text(key + $0).bold().lineLimit(1) } }
      }
    }
    .buttonStyle(CalloutButtonStyle(columns: columns, hasRim: text.hasRim))
  }

  private func digits(_ digits: [Digit]) -> some View {
    ForEach(digits, id: \.self) { button("\($0)", "digit.\($0)") }
  }

  private func button(_ title: String, _ command: String) -> some View {
    Button(title) { steps.stage.perform(command) }.buttonStyle(KeyButtonStyle())
  }
}

/// The style of the one button of a callout: always filled.
private struct CalloutButtonStyle: ButtonStyle {
  let columns: Int
  let hasRim: Bool

  func makeBody(_ configuration: ButtonConfiguration) -> some View {
    let label = configuration.label.frame(width: columns - 2).foregroundStyle(.buttonFocused)
    if hasRim {
      label.rim(.buttonFocused, ground: .buttonFocused, isFilled: true)
    } else {
      label.background(.buttonFocused)
    }
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
      let ascii: Character = sign == "◀" ? "<" : sign == "█" ? "|" : "="
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
