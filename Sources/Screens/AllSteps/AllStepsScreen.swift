import Hints
import Sudoku
import Widgets

/// All steps at a position in a list, beside or below a board that shows the selected one. Enter
/// takes it.
struct AllStepsScreen: View {
  @Environment(\.screenSize) private var size
  @Environment(\.capabilities) private var capabilities
  @Environment(\.keyLabels) private var keys
  @State private var focused: AllStepsPart?
  @State private var isExporting = false
  @State private var isExplaining = false
  let suite: any ScreenHost
  let model: AllStepsModel

  var body: some View {
    VStack {
      AllStepsHeader(model: model, words: words, back: suite.goBack)
      Spacer()
      board(BoardPlan.besideList(size))
      Spacer()
      KeyHints()
    }
    .keyBindings(
      words.allSteps.title,
      AllStepsAction.bindings(
        words, hasSteps: !model.groups.isEmpty || model.isSearching,
        branchesOff: model.board.branchesOff),
      perform: perform
    )
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

  private var words: Words { suite.words }

  @ViewBuilder private func board(_ plan: BoardPlan) -> some View {
    if model.board.isGame {
      arrangement(plan).environment(\.tiles, suite.tiles(on: capabilities))
    } else {
      arrangement(plan)
    }
  }

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

  /// The field, the list, and below it the controls on that many columns, if any. Below a board, the
  /// selected step is in place of the field until that is needed.
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
      AllStepsList(
        model: model, words: words, shape: shape, take: take
      )
      .focused($focused, equals: .list)
      if let width {
        ScreenControlWords(
          controls: controls, width: width, rows: shape == .narrow ? 2 : 1, perform: perform)
      }
    }
  }

  private func key(of action: AllStepsAction) -> String {
    keys.key(of: action, in: AllStepsAction.bindings(words))
  }

  private var controls: [ScreenControl<AllStepsAction>] {
    let all = words.allSteps
    let controls: [(String, AllStepsAction)] = [
      (all.order, .order), (all.onlyTechnique, .technique), (all.onlyCell, .cell),
    ]
    return controls.map {
      ScreenControl(icon: "", title: $0, action: $1, key: key(of: $1))
    }
  }

  private var text: Binding<String> {
    Binding {
      model.filter.text
    } set: { text in
      model.changeFilter { $0.text = text }
    }
  }

  private func take() {
    model.take()
    if model.board.isComplete { suite.goBack() }
  }

  private func perform(_ action: AllStepsAction) {
    let changed = model.selected?.step.deduction
    switch action {
    case .choose: break
    case .apply: take()
    case .find: focused = .find
    case .search(let term):
      model.changeFilter { $0.text = term.keywords(words).last.map { "\($0) " } ?? "" }
      focused = .find
    case .digit(let digit): model.changeFilter { $0.digit = $0.digit == digit ? nil : digit }
    case .technique:
      model.changeFilter { $0.technique = $0.technique == nil ? changed?.technique : nil }
    case .cell: model.changeFilter { $0.cell = $0.cell == nil ? changed?.firstCell : nil }
    case .order: model.toggleOrder()
    case .fold where focused == .find, .unfold where focused == .find: break
    case .fold: model.fold(true)
    case .unfold: model.fold(false)
    case .toggleFold: model.fold()
    case .foldAll: model.foldAll()
    case .hint:
      suite.goBack()
      model.board.showNextStep()
    case .page(let pages): model.pages.turn(by: pages)
    case .explain: isExplaining = model.explanation != nil
    case .export: isExporting = true
    case .back: goBack()
    }
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
    HStack(spacing: 1) {
      Button("‹ \(words.app.back)", action: back).buttonStyle(IconButtonStyle())
      if let message = model.board.message {
        Text(message.text).bold().foregroundStyle(message.isError ? .error : .success)
          .lineLimit(1).frame(maxWidth: .infinity)
      } else {
        Text(words.allSteps.title).bold().foregroundStyle(.title).lineLimit(1)
        Text(count).foregroundStyle(.secondary).lineLimit(1).layoutPriority(1)
        Text(conditions).foregroundStyle(.accent).lineLimit(1)
        Spacer()
      }
    }
    .frame(height: 1)
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
  /// The first cell that it changes.
  nonisolated fileprivate var firstCell: Cell? {
    placements.first?.cell ?? eliminations.map(\.cell).min()
  }
}
