import Observation
import Scutes

/// The saving of a file: its path, whether to replace an existing file, and the result.
@Observable
final class FileSaving: Identifiable {
  /// The path of the file. Relative paths start at the folder where browsing starts.
  var name: String {
    didSet { isReplacing = false }
  }
  /// `true` if saving again will replace an existing file.
  private(set) var isReplacing = false
  /// The result of the latest action, and whether it failed.
  private(set) var message: Message?
  /// The destination of the file being saved, or `nil` for none.
  private(set) var saving: Destination?
  /// A note about the file, shown until it is saved.
  let note: String
  let words: Words
  @ObservationIgnored private let files: FileAccess
  @ObservationIgnored private let makeContent: MakeContent

  /// The content of a file.
  nonisolated struct Content: Sendable {
    let bytes: [UInt8]
    /// A sentence to add once it is saved.
    var note = ""
  }

  /// Makes the content of a file of this name.
  typealias MakeContent = (_ name: String) async throws(Refusal) -> Content

  /// Where a file is saved.
  nonisolated struct Destination: Hashable {
    let path: String
    let isReplacing: Bool
  }

  /// Creates a file named `name`, whose content is made when it is saved.
  init(
    name: String, note: String = "", files: FileAccess, words: Words,
    content: @escaping MakeContent
  ) {
    (self.name, self.note, self.files, self.words) = (name, note, files, words)
    makeContent = content
  }

  /// Shows a message.
  func say(_ text: String, isError: Bool = false) {
    message = Message(text: text, isError: isError)
  }

  /// Starts to save the file.
  func save() {
    guard let path = files.path(of: name, in: files.startFolder) else {
      return say(words.export.needsName, isError: true)
    }
    saving = Destination(path: path, isReplacing: isReplacing)
  }

  /// Makes the content, writes it, and reports the result.
  func finish() async {
    // A cancelled attempt leaves the destination to the one that follows it.
    guard let saving, !Task.isCancelled else { return }
    defer { self.saving = nil }
    do throws(Refusal) {
      let content = try await makeContent(name)
      guard !Task.isCancelled else { return }
      try await write(content.bytes, to: saving)
      isReplacing = false
      say(
        [words.export.saved(saving.path), content.note].filter { !$0.isEmpty }.joined(
          separator: " "))
    } catch {
      say(error.sentence, isError: true)
    }
  }

  private func write(_ bytes: [UInt8], to saving: Destination) async throws(Refusal) {
    do throws(FileError) {
      try await files.write(bytes, saving.path, saving.isReplacing)
    } catch {
      if case .exists = error { isReplacing = true }
      throw Refusal(sentence: words.text(of: error))
    }
  }
}

extension View {
  /// Shows a sheet called `title`, where `file` is saved, while that isn't `nil`.
  func fileExporter(_ file: Binding<FileSaving?>, title: String) -> some View {
    sheet(item: file, title: title) { saving in
      FileSavingForm(file: saving) { file.wrappedValue = nil }
    }
  }
}

/// A form that saves a file: its name, the button, and the result. A toast reports success.
private struct FileSavingForm: View {
  @Environment(\.screenSize) private var size
  @Environment(Toaster.self) private var toaster
  let file: FileSaving
  /// Called once the file is saved.
  let done: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      TextField(words.fileName, text: Bindable(file).name)
        .onSubmit(words.save.lowercased()) { file.save() }
        .defaultFocus()
      if !file.note.isEmpty { Text(file.note).foregroundStyle(.secondary).lineLimit(3) }
      FileSavingResult(file: file, lines: 3)
    }
    .frame(width: min(60, max(30, size.width - 6)))
    .padding(EdgeInsets(leading: 1, bottom: 0, trailing: 1))
    .task(id: file.saving) {
      guard file.saving != nil else { return }
      await file.finish()
      guard let message = file.message, !message.isError else { return }
      toaster.show(message.text, .success)
      done()
    }
  }

  private var words: ExportWords { file.words.export }
}

/// The button that saves a file, and the result beside it.
struct FileSavingResult: View {
  let file: FileSaving
  /// The most lines of the result.
  let lines: Int

  var body: some View {
    HStack(spacing: 1) {
      Button(file.isReplacing ? file.words.export.replace : file.words.export.save) { file.save() }
      Text(file.message?.text ?? "").lineLimit(lines)
        .foregroundStyle(file.message?.isError == true ? .error : .success)
    }
  }
}

nonisolated extension String {
  /// The text as part of a file's name: hyphens stand for all that isn't a letter or a digit and
  /// may be special to a shell or a file system.
  var withHyphens: String { String(map { $0.isLetter || $0.isNumber ? $0 : "-" }) }
}
