import Scutes

/// Chooses a file by browsing the machine's folders or typing a path. It starts in the last folder
/// used.
struct FileOpener: View {
  @Environment(\.screenSize) private var size
  @State private var opened: String?
  @State private var typed = ""
  @State private var isTyping = false
  /// `false` once another folder is shown after the failure.
  @State private var isFailureNew = true
  let suite: any ScreenHost
  /// The problem with the latest file, or `nil` if there is none.
  let failure: String?
  /// The beginning of a path that is being typed, if it is.
  var beginning = ""
  /// Returns `true` to list a file of this name. A typed path may lead to any file.
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
      if let failure, isFailureNew {
        Text(failure).foregroundStyle(.error).lineLimit(3)
          .frame(width: width, alignment: .leading)
      }
    }
    .padding(EdgeInsets(leading: 1, bottom: 0, trailing: 1))
    .keyBindings(words.kit.files.files, pathKeys) { beginning in
      (typed, isTyping) = (beginning, true)
    }
    .task(id: opened) { await openChosen() }
    .onAppear { if !beginning.isEmpty { (typed, isTyping) = (beginning, true) } }
  }

  private var words: Words { suite.words }
  private var files: FileAccess { suite.dependencies.files }

  private var folder: Binding<String> {
    Binding(get: { suite.folder }, set: { suite.folder = $0 })
  }

  private var width: Int { min(70, max(30, size.width - 8)) }

  /// The keys that paths start with, which go to the field regardless of the focus.
  private var pathKeys: [KeyBinding<String>] {
    [
      KeyBinding([KeyPress("/")], "/", words.solver.orTypePath, shown: .help, as: "/ ~"),
      KeyBinding([KeyPress("~")], "~", words.solver.orTypePath, shown: .hidden),
    ]
  }

  private func goToTyped() {
    opened = files.path(of: PastedPaths.path(in: typed), in: suite.folder)
  }

  /// Goes to the folder or opens the file.
  private func openChosen() async {
    guard let path = opened, !Task.isCancelled else { return }
    if (try? await files.list(path)) != nil {
      (suite.folder, typed, opened, isFailureNew) = (path, "", nil, false)
      return
    }
    await open(path)
    (opened, isFailureNew) = (nil, true)
  }

  /// The contents of a folder, with errors in words.
  private var contents: @Sendable (String) async throws -> [FileItem] {
    let (files, words, lists) = (files, words, lists)
    return { folder in
      do throws(FileError) {
        return try await files.list(folder).filter { $0.isFolder || lists($0.name) }
      } catch {
        throw LocalizedFileError(description: words.text(of: error))
      }
    }
  }
}

extension View {
  /// Shows a sheet called `title`, where a file is chosen for `reading`, while that isn't `nil`. It
  /// stays open until the file can be used.
  func fileImporter<Value>(
    _ reading: Binding<FileReading<Value>?>, title: String, suite: any ScreenHost,
    onCompletion: @escaping (Value) -> Void
  ) -> some View {
    sheet(item: reading, title: title) { model in
      FileOpener(suite: suite, failure: model.failure) { path in
        guard let value = await model.open(path) else { return }
        reading.wrappedValue = nil
        onCompletion(value)
      }
    }
  }
}

/// The reason why a folder can't be read, in the user's language.
private nonisolated struct LocalizedFileError: Error, CustomStringConvertible {
  let description: String
}
