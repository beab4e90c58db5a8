import Widgets

/// Writes a theme to a file.
struct MemoryExportSheet: View {
  @Environment(\.screenSize) private var size
  @Environment(Toaster.self) private var toaster
  let model: MemoryExport
  let close: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      TextField(words.memory.path, text: name).onSubmit(words.memory.save.lowercased()) {
        model.save()
      }.defaultFocus()
      HStack(spacing: 1) {
        Button(file.isReplacing ? words.memory.replace : words.memory.save) { model.save() }
        Text(file.message?.text ?? "").lineLimit(3)
          .foregroundStyle(file.message?.isError == true ? .error : .success)
      }
    }
    .frame(width: min(60, max(30, size.width - 6)))
    .padding(EdgeInsets(leading: 1, bottom: 0, trailing: 1))
    .task(id: file.saving) { await finish() }
  }

  /// Saves, and goes away once that went well.
  private func finish() async {
    guard file.saving != nil else { return }
    await model.finishSaving()
    guard let message = file.message, !message.isError else { return }
    toaster.show(message.text, .success)
    close()
  }

  private var words: Words { model.words }
  private var file: FileSaving { model.file }

  private var name: Binding<String> {
    Binding(get: { file.name }, set: { file.name = $0 })
  }
}
