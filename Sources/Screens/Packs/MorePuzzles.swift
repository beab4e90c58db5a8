import Widgets

/// The ways to get more puzzles: import one, generate one, or pick one from a pack.
struct MorePuzzles: View {
  @Environment(\.dismiss) private var dismiss
  let suite: any PacksHost

  var body: some View {
    VStack {
      ForEach(MorePuzzlesAction.allCases, id: \.self) { action in
        ChoiceButton(
          label: ChoiceLabel(
            title: "\(action.key.name())  \(action.title(words))", detail: action.detail(words)),
          isFramed: false, width: 34
        ) { perform(action) }
      }
    }
    .padding(EdgeInsets(leading: 1, bottom: 1, trailing: 1))
    .keyBindings(words.title, MorePuzzlesAction.bindings(words), perform: perform)
  }

  private var words: MorePuzzlesWords { suite.words.packs.more }

  private func perform(_ action: MorePuzzlesAction) {
    dismiss()
    switch action {
    case .bring: suite.openSolver()
    case .make: suite.openLevels()
    case .packs: suite.openPacks()
    }
  }
}

/// A way to get a puzzle.
nonisolated enum MorePuzzlesAction: String, CaseIterable, KeyAction {
  case bring = "bring"
  case make = "make"
  case packs = "packs"

  static let table = "more"

  static func bindings(_ words: MorePuzzlesWords) -> [KeyBinding<MorePuzzlesAction>] {
    allCases.map { KeyBinding([$0.key], $0, $0.title(words)) }
  }

  var key: KeyPress {
    switch self {
    case .bring: KeyPress("i")
    case .make: KeyPress("g")
    case .packs: KeyPress("P")
    }
  }

  func title(_ words: MorePuzzlesWords) -> String {
    switch self {
    case .bring: words.bring
    case .make: words.make
    case .packs: words.packs
    }
  }

  func detail(_ words: MorePuzzlesWords) -> String {
    switch self {
    case .bring: words.bringDetail
    case .make: words.makeDetail
    case .packs: words.packsDetail
    }
  }
}
