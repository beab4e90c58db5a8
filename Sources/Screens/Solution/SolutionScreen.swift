import Formats
import Hints
import Sudoku
import Widgets

/// The solver's screen: a board to fill in, or its solution and the steps to it.
struct SolutionScreen: View {
  @Environment(\.screenSize) private var size
  @Environment(\.copyToClipboard) private var copy
  @State private var sheet: SolutionSheet?
  let suite: any SolutionHost
  let model: SolutionModel

  var body: some View {
    VStack {
      SolutionHeader(model: model, words: words, back: goBack, home: suite.leaveSolverForHome)
      Spacer()
      arrangement
      Spacer()
      KeyHints()
    }
    .keyBindings(
      words.solver.board, id: "solution",
      model.walk == nil ? SolutionAction.bindings(words) : [], perform: perform
    )
    .keyBindings(
      words.solution.draft, id: "setter",
      model.walk == nil && model.showsDraft ? SetterAction.bindings(words) : [], perform: set
    )
    .keyBindings(
      words.solver.steps, id: "steps",
      stepBindings, perform: follow
    )
    .onPaste { text in
      suite.solve(pasted: text)
      return true
    }
    .task(id: Subject(model)) { await model.examine() }
    .task(id: model.desk.filling != nil) { await model.fillPattern() }
    .task(id: model.intent) { await suite.playSolution() }
    .onDeadline(model.walk?.deadline) { model.paths.advance() }
    .onDeadline(model.message?.end) { model.forgetMessage() }
    .sheet(isPresented: isSheetShown, title: sheet?.title(words) ?? "") {
      switch sheet {
      case .file: PuzzleFileSheet(suite: suite, model: model)
      case .export:
        ExportSheet(model: ExportModel(model.shownEntry, dependencies: suite.dependencies))
      case .steps: StepsSheet(model: model, words: words)
      case .canonical: CanonicalSheet(model: CanonicalModel(model))
      case .changes:
        ChangesSheet(changes: ChangesModel(model.entry.givens), model: model, words: words)
      case nil: EmptyView()
      }
    }
  }

  private var words: Words { suite.words }

  private var stepBindings: [KeyBinding<StepAction>] {
    guard let walk = model.walk else { return [] }
    let levels = model.shownExplanation?.foldedLevels ?? 0
    return StepAction.bindings(
      words, canUnfold: levels > walk.unfolded, canFold: levels > 0 && walk.unfolded > 0)
  }

  @ViewBuilder private var arrangement: some View {
    let plan = BoardPlan.fitting(size)
    let rows = plan.rows
    if plan.sides == .none {
      VStack {
        board(plan)
        below.padding(.horizontal, 1).frame(height: BoardPlan.rowsBelow, alignment: .topLeading)
      }
    } else {
      HStack(spacing: 1) {
        if plan.sides == .both {
          SolutionLeftSide(model: model, words: words)
            .padding(.horizontal, 1)
            .frame(width: plan.sideWidth, height: rows, alignment: .topLeading)
        }
        board(plan)
        beside(plan, rows: rows)
          .frame(width: plan.sideWidth, height: rows, alignment: .topLeading)
      }
    }
  }

  private func board(_ plan: BoardPlan) -> some View {
    SolutionBoard(model: model, metrics: plan.metrics)
  }

  @ViewBuilder private func beside(_ plan: BoardPlan, rows: Int) -> some View {
    if model.walk == nil {
      FillingSide(model: model, words: words, perform: perform, set: set)
    } else {
      StepSide(
        model: model, words: words, plan: plan, rows: rows, perform: follow)
    }
  }

  @ViewBuilder private var below: some View {
    if model.walk == nil {
      FillingSide(model: model, words: words, isBelow: true, perform: perform, set: set)
    } else {
      StepBelow(model: model, words: words, perform: follow)
    }
  }

  private var isSheetShown: Binding<Bool> {
    Binding(get: { sheet != nil }, set: { if !$0 { sheet = nil } })
  }

  private func perform(_ action: SolutionAction) {
    switch action {
    case .export: export()
    case .openFile: sheet = .file
    case .takeGame: suite.solveCurrentGame()
    case .allSteps: listAllSteps()
    case .copy: copyPuzzle()
    case .settings: suite.openSettings()
    case .home: suite.leaveSolverForHome()
    case .back: goBack()
    default: model.perform(action)
    }
  }

  private func set(_ action: SetterAction) {
    let needsGivens = action == .canonical || action == .change || action == .minimal
    guard !needsGivens || !model.editor.isEmpty else {
      return model.say(words.solution.nothingEntered)
    }
    switch action {
    case .canonical: sheet = .canonical
    case .change: sheet = .changes
    default: model.perform(action)
    }
  }

  private func follow(_ action: StepAction) {
    switch action {
    case .list: sheet = .steps
    case .allSteps: listAllSteps()
    case .export: export()
    case .copy: copyPuzzle()
    case .home: suite.leaveSolverForHome()
    default: model.perform(action)
    }
  }

  private func listAllSteps() {
    if model.editor.isEmpty {
      model.say(words.solution.nothingEntered)
    } else {
      suite.openAllSteps(of: model)
    }
  }

  private func export() {
    if model.editor.isEmpty {
      model.say(words.solution.nothingEntered)
    } else {
      sheet = .export
    }
  }

  private func copyPuzzle() {
    guard !model.editor.isEmpty else { return model.say(words.solution.nothingEntered) }
    let grid = model.shownEntry.grid
    let isCopied = copy(grid.description)
    model.say(
      isCopied ? words.solution.boardCopied(grid.count) : words.solution.tooLong, isError: !isCopied
    )
  }

  private func goBack() {
    if model.desk.filling != nil {
      model.stopFilling()
    } else if model.walk == nil {
      suite.goBack()
    } else {
      model.leaveSteps()
    }
  }
}

/// The values that the findings depend on.
private nonisolated struct Subject: Equatable {
  let entry: PuzzleEntry
  let profile: TechniqueProfile?
  let path: Int
  let isDraft: Bool

  @MainActor
  init(_ model: SolutionModel) {
    (entry, profile, path) = (model.entry, model.paths.chosenProfile, model.paths.currentID ?? 0)
    isDraft = model.showsDraft
  }
}

/// A sheet that opens over the solver's board.
private enum SolutionSheet: Hashable {
  case file
  case export
  case steps
  case canonical
  case changes

  func title(_ words: Words) -> String {
    switch self {
    case .file: words.solver.file
    case .export: words.export.title
    case .steps: words.solution.allSteps
    case .canonical: words.setter.canonical
    case .changes: words.setter.change
    }
  }
}

/// The way back, the latest message or else the puzzle's number, and the way to Home.
private struct SolutionHeader: View {
  @Environment(\.screenSize) private var size
  let model: SolutionModel
  let words: Words
  let back: () -> Void
  let home: () -> Void

  var body: some View {
    HStack(spacing: 1) {
      Button("‹ \(words.app.back)", action: back).buttonStyle(IconButtonStyle())
      if let message = model.message {
        Text(message.text).bold().foregroundStyle(message.isError ? .error : .success)
          .lineLimit(1).frame(maxWidth: .infinity)
      } else {
        Text(title).bold().foregroundStyle(.title).lineLimit(1)
        if isOneOfSeveral {
          PuzzleTurner(model: model, title: note)
        } else {
          Text(note).foregroundStyle(.secondary).lineLimit(1)
        }
        Spacer()
      }
      if size.width >= 60 || model.message == nil {
        Button("⌂ \(words.home.title)", action: home).buttonStyle(IconButtonStyle())
      }
    }
    .frame(height: 1)
  }

  private var title: String {
    model.walk == nil ? words.solver.title : words.solution.solution
  }

  /// `true` if there are other puzzles to turn to.
  private var isOneOfSeveral: Bool {
    model.collection.count > 1 && model.walk == nil && model.intent != .play
      && model.desk.filling == nil
  }

  private var note: String {
    if model.intent == .play { return words.solution.gameComing }
    if let filling = model.desk.filling {
      return words.setter.filling(model.text(of: filling))
    }
    if model.collection.count > 1 {
      return words.solution(
        .puzzleOf(number: model.collection.place + 1, count: model.collection.count))
    }
    return model.entry.details[.title] ?? ""
  }
}

/// The number of the puzzle in the collection, between the buttons for its neighbours.
private struct PuzzleTurner: View {
  let model: SolutionModel
  let title: String

  var body: some View {
    HStack {
      button("‹", -1)
      Text(title).foregroundStyle(.secondary).lineLimit(1)
      button("›", 1)
    }
  }

  private func button(_ sign: String, _ step: Int) -> some View {
    Text(" \(sign) ").foregroundStyle(.key).onTap { model.perform(SolutionAction.turn(step)) }
  }
}

/// The suite as the solver's board sees it.
protocol SolutionHost: FilesHost {
  /// Puts pasted text on the solver's board, or says why it can't.
  func solve(pasted text: String)
  /// Puts the puzzles of a file on the solver's board, or says why it can't. Returns `true` on
  /// success.
  func solve(file path: String) async -> Bool
  /// Puts the game that could be resumed on the solver's board.
  func solveCurrentGame()
  /// Grades the solver's puzzle and starts a game of it.
  func playSolution() async
  /// Lists all steps of the solver's board.
  func openAllSteps(of model: SolutionModel)
  func leaveSolverForHome()
}

/// Chooses a file of puzzles for the solver's board.
struct PuzzleFileSheet: View {
  @Environment(\.dismiss) private var dismiss
  let suite: any SolutionHost
  let model: SolutionModel

  var body: some View {
    FileOpener(suite: suite, failure: failure) { path in
      if await suite.solve(file: path) { dismiss() }
    }
    .onAppear { model.say(nil) }
  }

  private var failure: String? {
    model.message.flatMap { $0.isError ? $0.text : nil }
  }
}
