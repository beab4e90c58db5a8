import Formats
import Store
import Sudoku
import Widgets

/// The ways to give the solver a puzzle, beside its board if there is room. Typing or pasting works
/// right away.
struct SolverScreen: View {
  @Environment(\.screenSize) private var size
  @State private var sheet: SolverSheet?
  let suite: any SolverHost
  let model: SolutionModel

  var body: some View {
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.goBack() }.buttonStyle(IconButtonStyle())
        Spacer()
      }
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
      KeyHints()
    }
    .keyBindings(words.solver.title, SolverAction.bindings(words), perform: perform)
    .onPaste(solve)
    .sheet(item: $sheet, title: sheet?.title(words.solver) ?? "") { sheet in
      switch sheet {
      case .paste: NoticeSheet(text: words.solver.howToPaste, button: words.app.ok).onPaste(solve)
      case .file: PuzzleFileSheet(suite: suite, model: model)
      }
    }
  }

  private var words: Words { suite.words }

  private var hasBoard: Bool { size.width >= 120 && size.height >= 38 }

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
    } else if size.width >= 76, size.height >= 20 {
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

  private func perform(_ action: SolverAction) {
    switch action {
    case .choose: break
    case .bring(let choice): bring(choice)
    case .type(let digit):
      suite.solveByHand()
      SolutionInput(model).perform(.type(digit))
    case .back: suite.goBack()
    }
  }

  private func solve(_ pasted: String) -> Bool {
    sheet = nil
    suite.solve(pasted: pasted)
    return true
  }

  private func bring(_ choice: SolverChoice) {
    switch choice {
    case .manual: suite.solveByHand()
    case .last: if !model.editor.isEmpty { suite.openSolution() }
    case .paste: sheet = .paste
    case .file: sheet = .file
    case .game: if suite.records.resumable != nil { suite.solveCurrentGame() }
    case .camera: suite.openCamera()
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

/// The suite as the solver's start screen sees it.
protocol SolverHost: SolutionHost, RecordsHost {
  /// Shows the solver's board as it is.
  func openSolution()
  /// Shows the solver's board, emptied.
  func solveByHand()
  /// Shows the ways to choose a picture.
  func openCamera()
}

/// A way to give the solver a puzzle.
nonisolated enum SolverChoice: String, CaseIterable {
  /// An empty board.
  case manual = "manual"
  /// The board as it was left.
  case last = "last"
  case paste = "paste"
  case file = "file"
  /// The game that could be resumed.
  case game = "game"
  case camera = "camera"
}

extension SolverChoice {
  /// The label of its button while the solver's board holds `entry`.
  func label(_ suite: any RecordsHost, _ entry: PuzzleEntry) -> ChoiceLabel {
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
