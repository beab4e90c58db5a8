import Formats
import Scutes
import Store
import Sudoku

/// The ways to give the solver a puzzle, beside its board if there is room. Typing or pasting works
/// right away.
struct SolverScreen: Screen {
  @Environment(\.screenSize) private var size
  @State private var sheet: SolverSheet?
  let host: any SolutionHost
  let model: SolutionModel

  var suite: any ScreenHost { host }

  static func commands(_ words: Words) -> CommandTable<Self> {
    let solver = words.solver
    let manual = solver.manual.lowercased()
    return CommandTable("solver", solver.title) {
      Command("choose", as: "↑↓←→", words.app.moveFocus).adapted { command, screen in
        if !screen.hasTwoColumns { command.label = "↑↓" }
      }
      Command("choose", as: "⏎", words.app.open)
      Command.digits(manual, named: { _ in "type" }, shown: .help, as: "0-9") { $0.type($1) }
      Command("type.nil", ["0", "."], manual, shown: .hidden) { $0.type(nil) }
      Command("bring.manual", ["m"], manual, shown: .help) { $0.bring(.manual) }
      Command("bring.last", ["l"], solver.last.lowercased(), shown: .help) { $0.bring(.last) }
      Command("bring.paste", ["p"], solver.paste.lowercased(), shown: .help) { $0.bring(.paste) }
      Command("bring.file", ["o"], solver.file.lowercased()) { $0.bring(.file) }
      Command("bring.game", ["c"], solver.game.lowercased()) { $0.bring(.game) }
      Command("bring.camera", ["i"], words.camera.title.lowercased(), shown: .help) {
        $0.bring(.camera)
      }
      Command.back(words)
    }
  }

  var body: some View {
    page("") {
      Spacer()
      if hasBoard {
        HStack(spacing: 4) {
          BoardDrawing(
            picture: BoardPicture(grid: model.entry.grid, givens: model.entry.givens),
            metrics: .besideText(on: size))
          ways
        }
      } else {
        ways
      }
      Spacer()
    }
    .onPaste(solve)
    .sheet(item: $sheet, title: sheet?.title(words.solver) ?? "") { sheet in
      switch sheet {
      case .paste: NoticeSheet(text: words.solver.howToPaste, button: words.app.ok).onPaste(solve)
      case .file: PuzzleFileSheet(suite: host, model: model)
      }
    }
  }

  private var hasBoard: Bool { size.width >= 120 && size.height >= 38 }

  /// `true` if the ways stand side by side.
  private var hasTwoColumns: Bool { !hasBoard && size.width >= 76 && size.height >= 20 }

  private var ways: some View {
    VStack {
      Text(words.solver.title).bold().foregroundStyle(.title)
      gap
      choices.defaultFocus()
      gap
      Text(words.solver.orJustType).foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
  }

  private var gap: some View {
    Spacer(minLength: size.height >= 24 ? 1 : 0).frame(maxHeight: 2)
  }

  @ViewBuilder private var choices: some View {
    if hasBoard {
      column(SolverChoice.allCases, isFramed: true)
    } else if hasTwoColumns {
      HStack(alignment: .top, spacing: 2) {
        column([.manual, .paste, .file], isFramed: true)
        column([.last, .game, .camera], isFramed: true)
      }
    } else {
      column(SolverChoice.allCases, isFramed: false)
    }
  }

  private func column(_ choices: [SolverChoice], isFramed: Bool) -> some View {
    VStack {
      ForEach(choices, id: \.self) { choice in
        ChoiceButton(
          label: choice.label(suite, model.entry), isFramed: isFramed,
          width: hasBoard
            ? min(48, size.width - BoardMetrics.besideText(on: size).board.width - 6)
            : isFramed ? min(56, (size.width - 2) / 2) : 38
        ) { bring(choice) }
      }
    }
  }

  /// Starts a board with a digit, or `nil` for an empty cell.
  private func type(_ digit: Digit?) {
    host.solveByHand()
    model.type(digit)
  }

  private func solve(_ pasted: String) -> Bool {
    sheet = nil
    suite.solve(pasted: pasted)
    return true
  }

  private func bring(_ choice: SolverChoice) {
    switch choice {
    case .manual: host.solveByHand()
    case .last: if !model.editor.isEmpty { host.openSolution() }
    case .paste: sheet = .paste
    case .file: sheet = .file
    case .game: if suite.records.resumable != nil { host.solveCurrentGame() }
    case .camera: suite.go(to: .camera)
    }
  }
}

/// A sheet over the solver's start screen.
private enum SolverSheet: Hashable, Identifiable {
  case paste
  case file

  var id: Self { self }

  func title(_ words: SolverWords) -> String {
    switch self {
    case .paste: words.paste
    case .file: words.file
    }
  }
}

/// A way to give the solver a puzzle.
nonisolated enum SolverChoice: CaseIterable {
  /// An empty board.
  case manual
  /// The board as it was left.
  case last
  case paste
  case file
  /// The game that could be resumed.
  case game
  case camera
}

extension SolverChoice {
  /// The label of its button while the solver's board holds `entry`.
  func label(_ suite: any ScreenHost, _ entry: PuzzleEntry) -> ChoiceLabel {
    let words = suite.words
    let solver = words.solver
    switch self {
    case .manual: return ChoiceLabel(title: "✎ \(solver.manual)", detail: solver.manualNote)
    case .last:
      let isEmpty = BoardEditor(entry).isEmpty
      return ChoiceLabel(
        title: "↺ \(solver.last)",
        note: isEmpty
          ? "" : words.solution.digits(givens: entry.givens.count, placed: entry.placed.count),
        detail: isEmpty ? words.solution.emptyBoard : solver.lastNote,
        isEnabled: !isEmpty)
    case .paste: return ChoiceLabel(title: "▤ \(solver.paste)", detail: solver.pasteNote)
    case .file: return ChoiceLabel(title: "▸ \(solver.file)", detail: solver.fileNote)
    case .game:
      guard let saved = suite.records.resumable else {
        return ChoiceLabel(
          title: "▶ \(solver.game)", detail: words.levels.nothingToResume, isEnabled: false)
      }
      return ChoiceLabel(
        title: "▶ \(solver.game)", note: words.title(of: saved.game),
        detail: suite.progress(of: saved))
    case .camera: return ChoiceLabel(title: "◉ \(words.camera.title)", detail: solver.cameraNote)
    }
  }
}
