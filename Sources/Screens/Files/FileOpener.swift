import Widgets

/// Chooses a file from the folders of the machine, or by a path that is typed. It begins in the folder
/// in which the last one was looked for.
struct FileOpener: View {
  @Environment(\.screenSize) private var size
  @State private var opened: String?
  @State private var typed = ""
  @State private var isTyping = false
  let suite: any FilesHost
  /// Why the last file would not do; nil while all is well.
  let failure: String?
  /// Whether a file of this name is listed; a path that is typed may lead to any.
  var lists: @Sendable (_ name: String) -> Bool = { _ in true }
  let open: (String) async -> Void

  var body: some View {
    VStack(alignment: .leading) {
      FileChooser(folder: folder, contents: contents) { opened = $0 }
        .frame(
          width: width, height: min(24, max(6, size.height - 9)), alignment: .topLeading)
      TextField(text: $typed, prompt: words.solver.orTypePath)
        .frame(width: width)
        .focused($isTyping)
        .onSubmit(words.app.open) { goToTyped() }
      if let failure {
        Text(failure).foregroundStyle(.error).lineLimit(3)
          .frame(width: width, alignment: .leading)
      }
    }
    .padding(EdgeInsets(leading: 1, bottom: 0, trailing: 1))
    .keyBindings(words.app.open, pathKeys) { beginning in
      (typed, isTyping) = (beginning, true)
    }
    .task(id: opened) { await openChosen() }
  }

  private var words: Words { suite.words }
  private var files: FileAccess { suite.outside.files }

  private var folder: Binding<String> {
    Binding(get: { suite.folder }, set: { suite.folder = $0 })
  }

  private var width: Int { min(70, max(30, size.width - 8)) }

  /// What paths begin with goes to the field, wherever the focus is.
  private var pathKeys: [KeyBinding<String>] {
    [
      KeyBinding([KeyPress("/")], "/", words.solver.orTypePath, shown: .help, as: "/ ~"),
      KeyBinding([KeyPress("~")], "~", words.solver.orTypePath, shown: .hidden),
    ]
  }

  private func goToTyped() {
    opened = files.path(of: PastedPaths.path(in: typed), in: suite.folder)
  }

  /// Goes to the folder, or opens the file.
  private func openChosen() async {
    guard let path = opened, !Task.isCancelled else { return }
    if (try? await files.list(path)) != nil {
      (suite.folder, typed, opened) = (path, "", nil)
      return
    }
    await open(path)
    opened = nil
  }

  /// What is in a folder; what is wrong with it in words.
  private var contents: @Sendable (String) async throws -> [FileItem] {
    let (files, words, lists) = (files, words, lists)
    return { folder in
      do throws(FileTrouble) {
        return try await files.list(folder).filter { $0.isFolder || lists($0.name) }
      } catch {
        throw SaidTrouble(description: words.text(of: error))
      }
    }
  }
}

/// Why a folder cannot be read, in the user's language.
private nonisolated struct SaidTrouble: Error, CustomStringConvertible {
  let description: String
}

/// The suite as screens that open files see it.
protocol FilesHost: ScreenHost {
  /// The folder in which files were looked for last.
  var folder: String { get set }
}
