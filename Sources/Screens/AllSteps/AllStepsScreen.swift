import Hints
import Scutes
import Store
import Sudoku

/// All steps at a position in a list, beside or below a board that shows the selected one. Enter
/// takes it.
struct AllStepsScreen: Screen {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  @Environment(\.keyLabels) private var keys
  @State private var focused: AllStepsPart?
  @State private var isExporting = false
  @State private var isExplaining = false
  let suite: any ScreenHost
  let model: AllStepsModel

  static func commands(_ words: Words) -> CommandTable<Self> {
    let all = words.allSteps
    return CommandTable("allSteps", all.title) {
      Command("choose", as: "↑↓", words.app.move, shown: .help)
      Command("apply", [], words.takeStep(branchesOff: false), shown: .help, as: "⏎") { $0.take() }
        .adapted { command, screen in
          command.title = words.takeStep(branchesOff: screen.model.board.branchesOff)
          if !screen.hasSteps { command.visibility = .hidden }
        }
      Command("hint", ["H"], words.hints.title.lowercased(), shown: .help) {
        $0.suite.goBack()
        $0.model.board.showNextStep()
      }
      .adapted { if !$1.hasSteps { $0.visibility = .footer } }
      Command("explain", ["w"], all.why.lowercased()) {
        $0.isExplaining = $0.model.explanation != nil
      }
      .adapted { if !$1.hasSteps { $0.visibility = .hidden } }
      Command("fold", [.left], all.fold, speakingForNext: true) { $0.fold(true) }
      Command("unfold", [.right], all.fold, shown: .hidden) { $0.fold(false) }
      Command("toggleFold", [" "], all.toggleFold, shown: .help) { $0.model.fold() }
      Command("foldAll", ["z"], all.foldAll) { $0.model.foldAll() }
      Command.list(.order, words, all.order) { $0.model.toggleOrder() }
      Command.list(.find, words, all.find) { $0.focused = .find }
      // What can be typed after the key that finds.
      for term in StepSearchTerm.allCases {
        Command(
          "search.\(term.rawValue)", [], all.sought(term), shown: .help,
          as: "/ \(term.example(words))"
        ) { screen in
          screen.model.changeFilter { $0.text = term.keywords(words).last.map { "\($0) " } ?? "" }
          screen.focused = .find
        }
      }
      Command("technique", ["t"], all.onlyTechnique) { screen in
        let technique = screen.model.selected?.step.deduction.technique
        screen.model.changeFilter { $0.technique = $0.technique == nil ? technique : nil }
      }
      Command.digits(all.onlyDigit, named: { "digit.\($0)" }) { screen, digit in
        screen.model.changeFilter { $0.digit = $0.digit == digit ? nil : digit }
      }
      Command("cell", ["c"], all.onlyCell) { screen in
        let cell = screen.model.selected?.step.deduction.firstCell
        screen.model.changeFilter { $0.cell = $0.cell == nil ? cell : nil }
      }
      Command.pages(words) { $0.model.reading.turn(by: $1) }
      Command.list(.export, words, or: ["e"], shown: .help) {
        $0.isExporting = true
      }
      Command.back(words) { $0.goBack() }
    }
  }

  var body: some View {
    VStack {
      AllStepsHeader(model: model, words: words, back: suite.goBack)
      Spacer()
      arrangement(BoardPlan.besideList(size))
        .environment(\.tiles, model.board.isGame ? suite.tiles(on: capabilities) : Tiles(.digits))
      Spacer()
      KeyHints()
    }
    .commands(Self.commands(words), on: self)
    .sheet(isPresented: $isExporting, title: words.export.title) {
      ExportSheet(
        model: ExportModel(
          model.shownEntry, drawn: model.drawn, dependencies: suite.dependencies))
    }
    .sheet(isPresented: $isExplaining, title: words.allSteps.why) {
      StepReasonsSheet(model: model)
    }
    .task(id: model.board.stepsState) { await model.search() }
  }

  /// `true` unless there is nothing to choose from.
  private var hasSteps: Bool { !model.groups.isEmpty || model.isSearching }

  @ViewBuilder private func arrangement(_ plan: BoardPlan) -> some View {
    let board = StepPreview(model: model, metrics: plan.metrics)
    if plan.sides == .none {
      VStack {
        board
        list(size.width < 60 ? .short : .wide, controls: nil).padding(.horizontal, 1)
          .frame(height: BoardPlan.rowsBelow, alignment: .topLeading)
      }
    } else {
      VStack(alignment: .leading) {
        HStack(alignment: .top, spacing: 1) {
          if plan.sides == .both {
            list(.wide, controls: plan.sideWidth - 2).padding(.horizontal, 1)
              .frame(width: plan.sideWidth, height: plan.rows, alignment: .topLeading)
          }
          board
          beside(plan)
            .frame(width: plan.sideWidth, height: height(plan), alignment: .topLeading)
        }
        if plan.hasStatus { StepTitle(model: model, words: words).padding(.horizontal, 1) }
      }
    }
  }

  private func height(_ plan: BoardPlan) -> Int { plan.rows - (plan.hasStatus ? 1 : 0) }

  @ViewBuilder private func beside(_ plan: BoardPlan) -> some View {
    let reasons = StepReasons(model: model, words: words, plan: plan)
    switch plan.sides {
    case .both: reasons.padding(.horizontal, 1)
    case .one where plan.isRoomy:
      VStack(alignment: .leading, spacing: 1) {
        list(.wide, controls: plan.sideWidth - 2)
          .frame(height: height(plan) * 3 / 5, alignment: .topLeading)
        reasons
      }
      .padding(.horizontal, 1)
    case .one, .none: list(.narrow, controls: plan.sideWidth)
    }
  }

  /// The field, the list, and below it the controls on that many columns, if any. Below a board,
  /// the selected step is in place of the field until that is needed.
  private func list(_ shape: AllStepsList.Shape, controls width: Int?) -> some View {
    VStack(alignment: .leading) {
      if width == nil, focused != .find, model.filter.text.isEmpty {
        StepTitle(model: model, words: words)
      } else {
        HStack(spacing: 1) {
          TextField(text: text, prompt: StepSearchTerm.prompt(words))
            .focused($focused, equals: .find)
            .onSubmit { focused = .list }
          if model.groups.contains(where: { $0.settles ?? 0 > 0 }) {
            Text(words.allSteps.reach).foregroundStyle(.secondary).lineLimit(1).layoutPriority(1)
          }
        }
        .padding(.trailing, 1)
      }
      AllStepsList(model: model, words: words, shape: shape, take: take)
        .focused($focused, equals: .list)
      if let width {
        ScreenControlWords(
          controls: controls, width: width, rows: shape == .narrow ? 2 : 1, perform: perform)
      }
    }
  }

  private var controls: [ScreenControl] {
    let (all, commands) = (words.allSteps, Self.commands(words))
    return [(all.order, "order"), (all.onlyTechnique, "technique"), (all.onlyCell, "cell")]
      .map { ScreenControl("", $0, $1, of: commands, keys) }
  }

  private var text: Binding<String> {
    Binding(get: { model.filter.text }, set: { text in model.changeFilter { $0.text = text } })
  }

  private func take() {
    model.take()
    if model.board.isComplete { suite.goBack() }
  }

  /// Folds the group of the selected step, or unfolds it, unless the arrow is for the field.
  private func fold(_ isFolded: Bool) {
    if focused != .find { model.fold(isFolded) }
  }

  /// Goes back from the field to the list, then from the chosen steps to all, then to the board.
  private func goBack() {
    if focused == .find {
      focused = .list
    } else if !model.filter.isEmpty {
      model.changeFilter { $0 = StepFilter() }
    } else {
      suite.goBack()
    }
  }
}

/// A part of the screen that takes the focus.
nonisolated enum AllStepsPart: Hashable {
  case list
  case find
}

/// The way back, and the latest message or the number of steps and what they have in common.
private struct AllStepsHeader: View {
  let model: AllStepsModel
  let words: Words
  let back: () -> Void

  var body: some View {
    PageHead {
      BackButton(words.app.back, action: back)
      PageTitle(words.allSteps.title, message: model.board.message)
      HStack(spacing: 1) {
        if model.board.message == nil {
          Text(count).foregroundStyle(.secondary).lineLimit(1).layoutPriority(1)
          Text(conditions).foregroundStyle(.accent).lineLimit(1)
        }
      }
    }
  }

  private var count: String {
    let (shown, all) = model.counts
    guard all > 0 || model.isSearching else { return "" }
    return words.allSteps.count(shown, of: all) + (model.isSearching ? "…" : " ✓")
  }

  private var conditions: String {
    let filter = model.filter
    return [
      filter.technique.map { words.name(of: $0) }, filter.digit?.description,
      filter.cell.map { words.name(of: $0) },
    ].compactMap(\.self).joined(separator: " · ")
  }
}

/// The board with the selected step. A click on a cell shows only the steps that change it.
private struct StepPreview: View {
  let model: AllStepsModel
  let metrics: BoardMetrics

  var body: some View {
    BoardDrawing(picture: model.picture, metrics: metrics)
      .onMouse { event, point in
        guard case .press(.left) = event.kind, let cell = metrics.cell(at: point) else {
          return false
        }
        model.changeFilter { $0.cell = $0.cell == cell ? nil : cell }
        return true
      }
  }
}

extension Deduction {
  nonisolated fileprivate var firstCell: Cell? {
    placements.first?.cell ?? eliminations.map(\.cell).min()
  }
}

extension Words {
  /// What taking a listed step does.
  nonisolated func takeStep(branchesOff: Bool) -> String {
    branchesOff ? paths.branchOff : hints.apply.lowercased()
  }
}
