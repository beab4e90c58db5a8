import Formats
import Games
import Grading
import Hints
import Scutes
import Sudoku

/// The solver's board: to fill in, or with its solution and the steps to it.
struct SolutionScreen: Screen {
  @Environment(\.screenSize) private var size
  @Environment(\.copyToClipboard) private var copy
  @State private var sheet: SolutionSheet?
  /// The export over the list of paths.
  @State private var exportedPath: Int?
  let host: any SolutionHost
  let model: SolutionModel

  var suite: any ScreenHost { host }

  /// The keys of a board being filled in. In the setter's view, the footer begins with those of
  /// ``setterCommands(_:)``.
  static func commands(_ words: Words) -> CommandTable<Self> {
    let (solution, solver) = (words.solution, words.solver)
    return CommandTable("solution", solver.board) {
      Command.group(if: { $0.model.walk == nil }) {
        Command.arrows(words) { $0.model.move($1) }
        Command.byBox(words) { screen, direction in
          screen.model.edit { $0.go(to: $0.cursor.placeInNextBox(direction)) }
        }
        Command(
          "rowStart", [.home], words.board.rowEnds, shown: .help, speakingForNext: true
        ) { $0.model.edit { $0.go(toColumn: 0) } }
        Command("rowEnd", [.end], words.board.rowEnds, shown: .hidden) {
          $0.model.edit { $0.go(toColumn: 8) }
        }
        Command.digits(solution.type, named: { _ in "type" }) { $0.model.type($1) }
        Command("type.nil", ["0", ".", " "], solution.empty) { $0.model.type(nil) }
        Command("backspace", [.backspace, .control("h")], solution.backspace, shown: .help) {
          $0.model.backspace()
        }
        Command("delete", ["x", .delete], words.board.clear, shown: .help) { $0.model.delete() }
        Command("newLine", [.enter], solution.newLine, shown: .help) {
          $0.model.edit { $0.newLine() }
        }
        Command("candidates", ["m"], solution.candidates.lowercased(), shown: .help) {
          $0.model.toggleCandidates()
        }
        Command("draft", ["d"], solution.draft.lowercased()) { $0.model.toggleDraft() }
        for command in solving(words) {
          command.adapted { if $1.model.showsDraft { $0.visibility = .footer } }
        }
        Command("export", ["e"], words.export.title.lowercased()) { $0.export() }
        Command("openFile", ["o"], solver.file.lowercased(), shown: .help) { $0.sheet = .file }
        Command("takeGame", ["c"], solver.game.lowercased(), shown: .help) {
          $0.host.solveCurrentGame()
        }
        Command("rate", ["R"], solution.stopRating, shown: .help) {
          $0.model.examination.toggleRating()
        }
        Command("copy", ["y"], words.share.copyPuzzle, shown: .help) { $0.copyPuzzle() }
        Command("undo", ["u"], words.board.undo.lowercased(), shown: .help) {
          $0.model.edit { $0.undo() }
        }
        Command.redo(words) { $0.model.edit { $0.redo() } }
        Command("keepGivens", ["G"], solution.keepGivens.lowercased(), shown: .help) {
          $0.model.edit { $0.keepGivens() }
        }
        Command("clear", ["N"], solution.clear.lowercased(), shown: .help) { $0.model.clear() }
        Command("turn.-1", ["["], solution.otherPuzzle, shown: .help, speakingForNext: true) {
          $0.model.turn(by: -1)
        }
        Command("turn.1", ["]"], solution.otherPuzzle, shown: .hidden) { $0.model.turn(by: 1) }
        Command(
          "page.-1", [.pageUp], words.hints.turnPages, shown: .help, speakingForNext: true
        ) { $0.model.verdict.turn(by: -1) }
        Command("page.1", [.pageDown], words.hints.turnPages, shown: .hidden) {
          $0.model.verdict.turn(by: 1)
        }
        Command.go(to: .settings, "settings", ",", words, shown: .help)
        Command.go(to: .home, "home", "~", words, shown: .help)
        Command.back(words) { $0.goBack() }
      }
    }
  }

  /// What can be done with a puzzle.
  private static func solving(_ words: Words) -> [Command<Self>] {
    let solution = words.solution
    return [
      Command("solve", ["s", "!"], solution.solve.lowercased(), shown: .prominent) {
        $0.model.reach(.solve)
      },
      Command("step", ["n"], solution.stepByStep.lowercased(), shown: .prominent) {
        $0.model.reach(.step)
      },
      Command("allSteps", ["E"], words.allSteps.title.lowercased(), shown: .prominent) {
        $0.listAllSteps()
      },
      Command("play", ["g"], solution.play.lowercased(), shown: .prominent) {
        $0.model.reach(.play)
      },
    ]
  }

  /// The keys of the setter's view of a board being filled in.
  static func setterCommands(_ words: Words) -> CommandTable<Self> {
    let setter = words.setter
    func command(
      _ id: String, _ key: KeyPress, _ title: String, perform: @escaping (Self) -> Void
    ) -> Command<Self> {
      Command(id, [key], title.lowercased(), shown: .prominent, perform: perform)
    }
    return CommandTable("setter", words.solution.draft) {
      Command.group(if: { $0.model.walk == nil && $0.model.showsDraft }) {
        command("change", "v", setter.change) { $0.ifFilled { $0.sheet = .changes } }
        command("minimal", "M", setter.minimal) { $0.ifFilled { $0.model.desk.makeMinimal() } }
        command("symmetry", "S", setter.symmetry) { $0.model.desk.chooseSymmetry() }
        command("pattern", "p", setter.pattern) { $0.model.desk.togglePattern() }
        command("fill", "f", setter.fill) { $0.model.desk.toggleFilling() }
        command("canonical", "C", setter.canonical) { $0.ifFilled { $0.sheet = .canonical } }
      }
    }
  }

  /// The keys while the steps to a solution are shown.
  static func stepCommands(_ words: Words) -> CommandTable<Self> {
    let (solution, paths) = (words.solution, words.paths)
    return CommandTable("step", words.solver.steps) {
      Command.group(if: { $0.model.walk != nil }) {
        Command.playback(words, pace: "pace", shown: .help, toggleFirst: false) {
          $0.model.moving()
        }
        Command("end", [.end, "$", "s"], solution.solution.lowercased()) {
          $0.model.moving().goToEnd()
        }
        Command.folding(words, named: ("unfold.1", "unfold.-1")) { screen in
          let levels = screen.model.shownExplanation?.foldedLevels ?? 0
          let unfolded = screen.model.walk?.reading.unfolded ?? 0
          return (levels > unfolded, levels > 0 && unfolded > 0)
        } perform: {
          $0.model.moving().unfold(by: $1)
        }
        Command("same.true", ["t"], solution.nextSame.lowercased()) {
          $0.model.say($0.model.paths.goToSame(isForward: true))
        }
        Command("same.false", ["T"], solution.previousSame.lowercased(), shown: .help) {
          $0.model.say($0.model.paths.goToSame(isForward: false))
        }
        Command("beyondSingles.true", ["n"], solution.nextHard.lowercased()) {
          $0.model.say($0.model.paths.goBeyondSingles(isForward: true))
        }
        Command("beyondSingles.false", ["N"], solution.previousHard.lowercased(), shown: .help) {
          $0.model.say($0.model.paths.goBeyondSingles(isForward: false))
        }
        Command("list", ["a"], solution.stepList.lowercased()) { $0.sheet = .steps }
        Command("allSteps", ["E"], paths.otherSteps, shown: .help) { $0.listAllSteps() }
        Command("paths", ["b"], paths.title.lowercased(), shown: .help) { $0.sheet = .paths }
        Command.pages(words) { $0.model.moving().turnPage(by: $1) }
        Command("play", ["g"], solution.play.lowercased(), shown: .help) { $0.model.reach(.play) }
        Command("export", ["e"], words.export.title.lowercased(), shown: .help) { $0.export() }
        Command("copy", ["y"], words.share.copyPuzzle, shown: .help) { $0.copyPuzzle() }
        Command.go(to: .home, "home", "~", words, shown: .help)
        Command.back(words) { $0.model.leaveSteps() }
      }
    }
  }

  var body: some View {
    VStack {
      SolutionHeader(model: model, words: words, back: goBack, home: { suite.go(to: .home) })
      Spacer()
      arrangement
      Spacer()
      KeyHints()
    }
    .commands(Self.commands(words), on: self)
    .commands(Self.setterCommands(words), on: self)
    .commands(Self.stepCommands(words), on: self)
    .onPaste { text in
      suite.solve(pasted: text)
      return true
    }
    .task(id: Subject(model)) { await model.examine() }
    .task(id: model.desk.filling != nil) { await model.desk.fillPattern() }
    .task(id: model.intent) { await host.playSolution() }
    .onDeadline(model.walk?.deadline) { model.paths.advance() }
    .onDeadline(model.message?.end) { model.forgetMessage() }
    .sheet(item: $sheet, title: sheet?.title(words) ?? "") { sheet in
      switch sheet {
      case .file: PuzzleFileSheet(suite: host, model: model)
      case .export: ExportSheet(model: exportModel(of: nil))
      case .steps: StepsSheet(model: model, words: words)
      case .paths:
        PathsSheet(model: model, words: words) { exportedPath = $0 }
          .sheet(isPresented: $exportedPath.isPresent(), title: words.export.title) {
            ExportSheet(model: exportModel(of: exportedPath))
          }
      case .canonical: CanonicalSheet(model: CanonicalModel(model))
      case .changes:
        ChangesSheet(
          changes: ChangesModel(model.entry.givens, target: model.desk.target), model: model)
      }
    }
  }

  @ViewBuilder private var arrangement: some View {
    let plan = BoardPlan.fitting(size)
    let board = SolutionBoard(model: model, metrics: plan.metrics)
    if plan.sides == .none {
      VStack {
        board
        below.padding(.horizontal, 1).frame(height: BoardPlan.rowsBelow, alignment: .topLeading)
      }
    } else {
      HStack(spacing: 1) {
        if plan.sides == .both {
          left.padding(.horizontal, 1)
            .frame(width: plan.sideWidth, height: plan.rows, alignment: .topLeading)
        }
        board
        beside(plan).frame(width: plan.sideWidth, height: plan.rows, alignment: .topLeading)
      }
    }
  }

  /// The column to the left of a large board: the list of steps, or else how to fill in the board.
  @ViewBuilder private var left: some View {
    if model.walk == nil {
      VStack(alignment: .leading, spacing: 1) {
        Text(words.solution.howToFill)
        Text(words.solver.howToPaste).foregroundStyle(.secondary)
      }
    } else {
      VStack(alignment: .leading) {
        Text(words.solution.stepList).bold().foregroundStyle(.title).lineLimit(1)
        StepsList(model: model, words: words, isAlone: false) {}
      }
    }
  }

  @ViewBuilder private func beside(_ plan: BoardPlan) -> some View {
    if model.walk == nil {
      filling(isBelow: false)
    } else {
      StepSide(model: model, words: words, plan: plan, perform: follow)
    }
  }

  @ViewBuilder private var below: some View {
    if model.walk == nil {
      filling(isBelow: true)
    } else {
      StepBelow(model: model, words: words, perform: follow)
    }
  }

  private func filling(isBelow: Bool) -> some View {
    FillingSide(
      model: model, words: words, isBelow: isBelow, perform: perform,
      set: { perform($0, of: Self.setterCommands(words)) })
  }

  private func follow(_ id: String) { perform(id, of: Self.stepCommands(words)) }
}

// What needs more than the model
extension SolutionScreen {
  /// Does something with the puzzle on the board, or says that there is none.
  private func ifFilled(_ perform: (Self) -> Void) {
    if model.editor.isEmpty { model.say(words.solution.nothingEntered) } else { perform(self) }
  }

  private func listAllSteps() {
    ifFilled { _ in
      if model.walk == nil, model.hasSeveralSolutions {
        model.say(words.solution.noSteps, isError: true)
      } else {
        model.paths.beginChoosing()
        host.openAllSteps(of: model)
      }
    }
  }

  private func export() { ifFilled { $0.sheet = .export } }

  /// The export of the board, or of the steps shown, or at first of those of the path with a
  /// number. The board is the one that is shown, or for another path the one where that leaves the
  /// others.
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
    ifFilled { _ in
      let grid = model.shownEntry.grid
      let isCopied = copy(grid.description)
      model.say(
        isCopied ? words.solution.boardCopied(grid.count) : words.solution.tooLong,
        isError: !isCopied)
    }
  }

  private func goBack() {
    if model.desk.filling != nil {
      model.desk.stopFilling()
    } else if model.walk != nil {
      model.leaveSteps()
    } else if model.editsCandidates {
      model.editsCandidates = false
    } else {
      suite.goBack()
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
  case export
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
