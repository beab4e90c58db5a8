import Scutes

/// A command line that knows some commands.
struct SuggestionsExample: View {
  @State private var command = "git "

  private static let known = [
    "git checkout main", "git cherry-pick", "git check-ignore", "git commit --amend",
  ]

  var body: some View {
    TextField("$", text: $command).suggestions { _ in Self.known }
  }
}

extension Example {
  static let suggestions = Example(
    "TextField.suggestions", .controls,
    "How the text in a field may go on. → takes all of it, Ctrl-→ a word, ↓ and ↑ show another.",
    height: 1, keys: "ch"
  ) {
    SuggestionsExample()
  }
}
