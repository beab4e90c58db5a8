import Formats
import Scutes

/// Exports a puzzle to the clipboard or a file, with a preview, or a picture of its board to a
/// file.
struct ExportSheet: CommandView {
  @Environment(\.screenSize) private var size
  @Environment(\.copyToClipboard) private var copy
  @State private var model: ExportModel

  init(model: @autoclosure @escaping () -> ExportModel) {
    _model = State(wrappedValue: model())
  }

  var words: Words { model.words }

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("export", words.export.title) {
      Command("copy", ["y"], words.share.copy.lowercased()) { $0.copyText() }
      Command("save", ["s"], words.export.save.lowercased()) { $0.model.file.save() }
    }
  }

  var body: some View {
    VStack(alignment: .leading) {
      if isWide {
        HStack(alignment: .top, spacing: 2) {
          formats.frame(width: 28)
          preview.frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(height: rows)
      } else {
        formats.frame(height: rows)
      }
      Text(model.losses).foregroundStyle(.secondary).lineLimit(1)
      TextField(words.export.fileName, text: Bindable(model.file).name)
      HStack(spacing: 1) {
        Button(words.share.copy) { copyText() }
        FileSavingResult(file: model.file, lines: 2)
      }
    }
    .frame(width: min(76, max(30, size.width - 6)))
    .padding(EdgeInsets(leading: 1, bottom: 0, trailing: 1))
    .commands(Self.commands(words), on: self)
    .task(id: model.file.saving) { await model.file.finish() }
  }

  private var isWide: Bool { size.width >= 70 }
  private var rows: Int { min(PuzzleFormat.allCases.count, max(4, size.height - 12)) }

  private var formats: some View {
    List(selection: selection) {
      ForEach(model.choices, id: \.self) { Text(model.title(of: $0)).lineLimit(1) }
        .typeSelect { model.title(of: $0) }
    }
    .defaultFocus()
  }

  private var preview: some View {
    // One long line is fine to break, but a broken grid is unreadable.
    let text = model.text ?? ""
    let written = text.split(separator: "\n").map(String.init)
    let lines =
      written.count == 1
      ? TextWrapping.lines(of: text, width: min(44, max(1, size.width - 40))) : written
    return VStack(alignment: .leading) {
      ForEach(0..<min(rows, lines.count)) { Text(lines[$0]).lineLimit(1) }
    }
  }

  private var selection: Binding<ExportModel.Choice?> {
    Binding(get: { model.choice }, set: { if let choice = $0 { model.choice = choice } })
  }

  private func copyText() { model.copyText(by: copy.callAsFunction) }
}
