import Widgets

/// Chooses a file of puzzles and brings it to the board of the solver.
struct PuzzleFileSheet: View {
  @Environment(\.dismiss) private var dismiss
  let suite: Suite

  var body: some View {
    FileOpener(suite: suite, failure: failure) { path in
      if await suite.solve(file: path) { dismiss() }
    }
    .onAppear { suite.solution.say(nil) }
  }

  private var failure: String? {
    suite.solution.message.flatMap { $0.isError ? $0.text : nil }
  }
}
