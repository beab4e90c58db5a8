import Scutes

/// A text of many lines.
struct TextEditorExample: View {
  @State private var notes = TextDocument(
    """
    Dear turtle,

    I have been thinking about the hare for a while. 토끼는 아직 자고 있어요.
    \tNo hurry.
    """)

  var body: some View {
    TextEditor(notes).lineNumbers()
  }
}

extension Example {
  static let textEditor = Example(
    "TextEditor", .controls,
    "A text of many lines, wrapped at words, with selection, undo, a search by Alt-S and the user's"
      + " clipboard. A hundred thousand lines cost what is on the screen.",
    height: 7, keys: "↓↓↓"
  ) {
    TextEditorExample()
  }
}
