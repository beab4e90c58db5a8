import Widgets

/// What is shown while a puzzle is made: how many grids were tried, and a way out.
struct MakingScreen: View {
  @State private var tried = 0
  let suite: Suite
  let wanted: WantedPuzzle

  var body: some View {
    VStack {
      Spacer()
      VStack(spacing: 1) {
        ProgressView(words.making(suite.words.name(of: wanted.level)))
        Text(tried == 0 ? " " : words.tried(tried)).foregroundStyle(.secondary)
        Button(words.cancel) { suite.router.pop() }.defaultFocus()
      }
      Spacer()
      KeyHints()
    }
    .keyBindings(
      words.making(suite.words.name(of: wanted.level)), MakingAction.bindings(suite.words)
    ) { _ in
      suite.router.pop()
    }
    .task(id: wanted) { await make() }
  }

  private var words: LevelWords { suite.words.levels }

  /// Makes the puzzle, and counts meanwhile: what comes while a frame is drawn is counted in the
  /// next one.
  private func make() async {
    let (counts, continuation) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
    let counting = Task { for await count in counts { tried = count } }
    await suite.make(wanted) { continuation.yield($0) }
    continuation.finish()
    counting.cancel()
  }
}
