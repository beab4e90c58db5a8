import Formats
import Grading
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
      SolutionHeader(model: model, words: words, back: goBack, home: { suite.go(to: .home) })
      Spacer()
      arrangement
      Spacer()
      KeyHints()
    }
    .keyBindings(
      words.solver.board, id: "solution",
      model.walk == nil
        ? SolutionAction.bindings(words, showsDraft: model.showsDraft) : [], perform: perform
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
    .task(id: model.desk.filling != nil) { await model.desk.fillPattern() }
    .task(id: model.intent) { await suite.playSolution() }
    .onDeadline(model.walk?.deadline) { model.paths.advance() }
    .onDeadline(model.message?.end) { model.forgetMessage() }
    .sheet(item: $sheet, title: sheet?.title(words) ?? "") { sheet in
      switch sheet {
      case .file: PuzzleFileSheet(suite: suite, model: model)
      case .export(let path): ExportSheet(model: exportModel(of: path))
      case .steps: StepsSheet(model: model, words: words)
      case .paths:
        PathsSheet(model: model, words: words) { self.sheet = .export(path: $0) }
      case .canonical: CanonicalSheet(model: CanonicalModel(model))
      case .changes:
        ChangesSheet(
          changes: ChangesModel(model.entry.givens, target: model.desk.target), model: model,
          words: words)
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

  private func perform(_ action: SolutionAction) {
    switch action {
    case .export: export()
    case .openFile: sheet = .file
    case .takeGame: suite.solveCurrentGame()
    case .allSteps: listAllSteps()
    case .copy: copyPuzzle()
    case .settings: suite.go(to: .settings)
    case .home: { suite.go(to: .home) }()
    case .back: goBack()
    default: SolutionInput(model).perform(action)
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
    default: model.desk.perform(action)
    }
  }

  private func follow(_ action: StepAction) {
    switch action {
    case .list: sheet = .steps
    case .paths: sheet = .paths
    case .allSteps: listAllSteps()
    case .export: export()
    case .copy: copyPuzzle()
    case .home: { suite.go(to: .home) }()
    default: model.perform(action)
    }
  }

  private func listAllSteps() {
    if model.editor.isEmpty {
      model.say(words.solution.nothingEntered)
    } else if model.walk == nil, model.hasSeveralSolutions {
      model.say(words.solution.noSteps, isError: true)
    } else {
      model.paths.beginChoosing()
      suite.openAllSteps(of: model)
    }
  }

  private func export() {
    if model.editor.isEmpty {
      model.say(words.solution.nothingEntered)
    } else {
      sheet = .export(path: nil)
    }
  }

  /// The export of the board, or of the steps shown, or at first of those of the path with a number.
  /// The board is the one that is shown, or for another path the one where that leaves the others.
  private func exportModel(of id: Int?) -> ExportModel {
    let shown = model.walk == nil ? nil : model.paths.currentID
    let branch = (id ?? shown).flatMap { model.paths.tree?.branch($0) }
    let words = words
    let other = branch.flatMap { $0.id == model.paths.currentID ? nil : $0 }
    return ExportModel(
      other.map { model.entry(at: $0.firstOwnStep, of: $0.path) } ?? model.shownEntry,
      drawn: other.map { model.drawn(at: $0.firstOwnStep, of: $0.path, unfolding: .max) }
        ?? model.drawn,
      steps: branch.map { branch in { words.text(of: branch) } },
      startingWithSteps: id != nil, dependencies: suite.dependencies)
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
      model.desk.stopFilling()
    } else if model.walk == nil, model.editsCandidates {
      model.editsCandidates = false
    } else if model.walk == nil {
      suite.goBack()
    } else {
      model.leaveSteps()
    }
  }
}

extension SolvingTree.Branch {
  /// The step at which the path leaves another, as far as it is known.
  fileprivate var firstOwnStep: Int { min(fork, path.positions.count - 1) }
}

/// The values that the findings depend on.
private nonisolated struct Subject: Equatable {
  let entry: PuzzleEntry
  let profile: TechniqueProfile?
  let choices: Int
  let isDraft: Bool
  let isRatingStopped: Bool

  @MainActor
  init(_ model: SolutionModel) {
    (entry, profile, choices) = (model.entry, model.paths.chosenProfile, model.paths.choices)
    (isDraft, isRatingStopped) = (model.showsDraft, model.examination.isRatingStopped)
  }
}

/// A sheet that opens over the solver's board.
private enum SolutionSheet: Hashable, Identifiable {
  case file
  /// Exports the board, or the steps of the path with a number.
  case export(path: Int?)
  case steps
  case paths
  case canonical
  case changes

  var id: Self { self }

  func title(_ words: Words) -> String {
    switch self {
    case .file: words.solver.file
    case .export: words.export.title
    case .steps: words.solution.stepList
    case .paths: words.paths.title
    case .canonical: words.setter.canonical
    case .changes: words.setter.change
    }
  }
}

/// The suite as the solver's board sees it.
protocol SolutionHost: ScreenHost {
  /// Puts the puzzles of a file on the solver's board, or says why it can't. Returns `true` on
  /// success.
  func solve(file path: String) async -> Bool
  /// Shows the solver's board as it is.
  func openSolution()
  /// Shows the solver's board, emptied.
  func solveByHand()
  /// Puts the game that could be resumed on the solver's board.
  func solveCurrentGame()
  /// Grades the solver's puzzle and starts a game of it.
  func playSolution() async
  /// Lists all steps of the solver's board.
  func openAllSteps(of model: SolutionModel)
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
