import Games
import Store
import Widgets

/// The export of a theme to a file.
final class MemoryExport {
  let theme: MemoryTheme
  let words: Words
  /// The destination file, named after the theme.
  let file: FileSaving

  /// Creates an export of `theme` to `files`.
  init(_ theme: MemoryTheme, files: FileAccess, words: Words) {
    self.theme = theme
    self.words = words
    file = FileSaving(name: "\(Self.fileName(theme)).json", files: files)
  }

  /// Starts to save the theme.
  func save() {
    do throws(MemoryThemesError) {
      let bytes = try MemoryThemeFile.text(of: theme)
      file.save(String(decoding: bytes, as: UTF8.self), words: words)
    } catch {
      file.say(words.text(of: .failed(error)), isError: true)
    }
  }

  /// Finishes saving and reports the result.
  func finishSaving() async { await file.finish(words: words) }

  /// A file name for a theme. Characters that are special to a shell or a file system become
  /// hyphens.
  private static func fileName(_ theme: MemoryTheme) -> String {
    let name = theme.name.trimmingBlanks.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return name.isEmpty ? theme.id.text : String(name)
  }
}

/// Writes a theme to a file.
struct MemoryExportSheet: View {
  @Environment(\.screenSize) private var size
  @Environment(Toaster.self) private var toaster
  let model: MemoryExport
  let close: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      TextField(words.export.fileName, text: Bindable(file).name)
        .onSubmit(words.export.save.lowercased()) { model.save() }
        .defaultFocus()
      HStack(spacing: 1) {
        Button(file.isReplacing ? words.export.replace : words.export.save) { model.save() }
        Text(file.message?.text ?? "").lineLimit(3)
          .foregroundStyle(file.message?.isError == true ? .error : .success)
      }
    }
    .frame(width: min(60, max(30, size.width - 6)))
    .padding(EdgeInsets(leading: 1, bottom: 0, trailing: 1))
    .task(id: file.saving) { await finish() }
  }

  /// Saves, and closes the sheet on success.
  private func finish() async {
    guard file.saving != nil else { return }
    await model.finishSaving()
    guard let message = file.message, !message.isError else { return }
    toaster.show(message.text, .success)
    close()
  }

  private var words: Words { model.words }
  private var file: FileSaving { model.file }
}
