import Models
import Widgets

/// Writes a theme to a file.
struct MemoryExportSheet: View {
  @Environment(\.screenSize) private var size
  let model: MemoryExport

  var body: some View {
    VStack(alignment: .leading) {
      TextField(words.memory.path, text: name).onSubmit { model.save() }.defaultFocus()
      HStack(spacing: 1) {
        Button(file.isReplacing ? words.memory.replace : words.memory.save) { model.save() }
        Text(file.message?.text ?? "").lineLimit(3)
          .foregroundStyle(file.message?.isError == true ? .error : .success)
      }
    }
    .frame(width: min(60, max(30, size.width - 6)))
    .padding(EdgeInsets(leading: 1, bottom: 0, trailing: 1))
    .task(id: file.saving) { await model.finishSaving() }
  }

  private var words: Words { model.words }
  private var file: FileSaving { model.file }

  private var name: Binding<String> {
    Binding(get: { file.name }, set: { file.name = $0 })
  }
}
