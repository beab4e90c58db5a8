import Widgets

/// The progress of making a puzzle: the number of grids tried, and a button to cancel.
struct MakingScreen: View {
  @State private var tried = 0
  let suite: any MakingHost
  let wanted: WantedPuzzle

  var body: some View {
    VStack {
      Spacer()
      VStack(spacing: 1) {
        ProgressView(words.making(suite.words.name(of: wanted.level)))
        Text(tried == 0 ? " " : words.tried(tried)).foregroundStyle(.secondary)
        Button(words.cancel) { suite.goBack() }.defaultFocus()
      }
      Spacer()
      KeyHints()
    }
    .keyBindings(
      words.making(suite.words.name(of: wanted.level)), MakingAction.bindings(suite.words)
    ) { _ in
      suite.goBack()
    }
    .task(id: wanted) { await make() }
  }

  private var words: Spoken<LevelWords> { suite.words.levels }

  /// Makes the puzzle and counts grids. Counts that arrive during a frame show in the next one.
  private func make() async {
    let (counts, continuation) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
    let counting = Task { for await count in counts { tried = count } }
    await suite.make(wanted) { continuation.yield($0) }
    continuation.finish()
    counting.cancel()
  }
}

/// The key actions while a puzzle is being made.
nonisolated enum MakingAction: String, KeyAction {
  case cancel = "cancel"

  static let table = "making"

  static func bindings(_ words: Words) -> [KeyBinding<MakingAction>] {
    [KeyBinding([KeyPress("q"), KeyPress(.escape)], .cancel, words.levels.cancel.lowercased())]
  }
}

/// The suite as the screen that makes puzzles sees it.
protocol MakingHost: ScreenHost {
  /// Makes a puzzle and starts a game of it, unless the user has moved on by then. `progress`
  /// receives the number of failed grids so far.
  func make(_ wanted: WantedPuzzle, progress: @Sendable (Int) -> Void) async
}
