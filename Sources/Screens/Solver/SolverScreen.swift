import Formats
import Widgets

/// The ways to bring a puzzle to the solver, beside its board where there is room. Whoever types or pastes
/// at once needs none of them.
struct SolverScreen: View {
  @Environment(\.screenSize) private var size
  @State private var sheet: SolverSheet?
  let suite: Suite
  let model: SolutionModel

  var body: some View {
    VStack {
      HStack {
        Button("‹ \(words.app.back)") { suite.router.pop() }.buttonStyle(IconButtonStyle())
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
    .sheet(isPresented: isSheetShown, title: sheet?.title(words.solver) ?? "") {
      if sheet == .file {
        PuzzleFileSheet(suite: suite)
      } else {
        NoticeSheet(text: sheet?.text(words.solver) ?? "", button: words.notice.ok).onPaste(solve)
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
          label: choice.label(suite), isFramed: isFramed,
          width: hasBoard
            ? min(48, size.width - BoardMetrics.besideText(on: size).board.width - 6)
            : isFramed ? min(56, (size.width - 2) / 2) : 38
        ) { bring(choice) }
      }
    }
  }

  private var isSheetShown: Binding<Bool> {
    Binding(get: { sheet != nil }, set: { if !$0 { sheet = nil } })
  }

  private func perform(_ action: SolverAction) {
    switch action {
    case .choose: break
    case .bring(let choice): bring(choice)
    case .type(let digit):
      suite.solveByHand()
      model.perform(.type(digit))
    case .back: suite.router.pop()
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
    case .game: if suite.resumable != nil { suite.solveCurrentGame() }
    case .camera: suite.openCamera()
    }
  }
}

/// What opens over the ways to bring a puzzle.
private enum SolverSheet: Hashable {
  case paste
  case file

  func title(_ words: SolverWords) -> String {
    switch self {
    case .paste: words.paste
    case .file: words.file
    }
  }

  /// What is said of it; nil for one that has a sheet of its own.
  func text(_ words: SolverWords) -> String? {
    switch self {
    case .paste: words.howToPaste
    case .file: nil
    }
  }
}
