import Widgets

/// Chooses the file of a theme, and adds it to the list.
struct MemoryImportSheet: View {
  @Environment(Toaster.self) private var toaster
  let suite: Suite
  let model: MemoryImport
  let close: () -> Void

  var body: some View {
    FileOpener(suite: suite, failure: model.failure) { path in
      guard let name = await model.open(path) else { return }
      toaster.show(suite.words.memory.imported(name), .success)
      close()
    }
  }
}
