import Scutes

/// A text that the user edits in the editor of their own.
struct OpenInEditorExample: View {
  @Environment(\.openInEditor) private var openInEditor
  @State private var text = "A line to change."
  @State private var failure: String?

  var body: some View {
    VStack(spacing: 1) {
      Text(text)
      Button("Open in the editor") {
        do {
          text = try openInEditor(text)
          failure = nil
        } catch {
          failure = "\(error)"
        }
      }
      if let failure { Text(failure).foregroundStyle(.error) }
    }
    .windowTitle("Editing")
  }
}

extension Example {
  static let openInEditor = Example(
    "openInEditor, releaseTerminal, windowTitle", .input,
    "The terminal in the hands of another program for a while, such as the user's editor.",
    height: 5
  ) {
    OpenInEditorExample()
  }
}
