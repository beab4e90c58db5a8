import Widgets

/// A form that saves to a file: its name, the button, and the result. Success is told by a toast.
struct FileSavingForm: View {
  @Environment(\.screenSize) private var size
  @Environment(Toaster.self) private var toaster
  let file: FileSaving
  let words: Words
  /// A note below the name, of at most three lines.
  var note: String?
  /// `true` from the start of saving to its end.
  let isSaving: Bool
  /// Starts to save.
  let save: () -> Void
  /// Finishes saving and reports the result to `file`.
  let finish: () async -> Void
  /// Called once the file is saved.
  let done: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      TextField(words.export.fileName, text: Bindable(file).name)
        .onSubmit(words.export.save.lowercased()) { save() }
        .defaultFocus()
      if let note { Text(note).foregroundStyle(.secondary).lineLimit(3) }
      HStack(spacing: 1) {
        Button(file.isReplacing ? words.export.replace : words.export.save) { save() }
        Text(file.message?.text ?? "").lineLimit(3)
          .foregroundStyle(file.message?.isError == true ? .error : .success)
      }
    }
    .frame(width: min(60, max(30, size.width - 6)))
    .padding(EdgeInsets(leading: 1, bottom: 0, trailing: 1))
    .task(id: isSaving) {
      guard isSaving else { return }
      await finish()
      guard let message = file.message, !message.isError else { return }
      toaster.show(message.text, .success)
      done()
    }
  }
}
