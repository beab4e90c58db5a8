import Observation

/// The saving of a file: its path, whether to replace an existing file, and the result.
@Observable
final class FileSaving {
  /// The path of the file. Relative paths start at the folder where browsing starts.
  var name: String {
    didSet { isReplacing = false }
  }
  /// `true` if saving again will replace an existing file.
  private(set) var isReplacing = false
  /// The result of the latest action, and whether it failed.
  private(set) var message: Message?
  /// The file being saved, or `nil` for none.
  private(set) var saving: Saving?
  @ObservationIgnored private let files: FileAccess

  /// The content of a file and its destination.
  struct Saving: Hashable {
    let bytes: [UInt8]
    let path: String
    let isReplacing: Bool
  }

  /// Creates a file named `name`.
  init(name: String, files: FileAccess) {
    self.name = name
    self.files = files
  }

  /// Shows a message.
  func say(_ text: String, isError: Bool = false) {
    message = Message(text: text, isError: isError)
  }

  /// Starts to save a text.
  func save(_ text: String, words: Words) { save(Array(text.utf8), words: words) }

  /// Starts to save bytes.
  func save(_ bytes: [UInt8], words: Words) {
    guard let path = files.path(of: name, in: files.startFolder) else {
      return say(words.export.needsName, isError: true)
    }
    saving = Saving(bytes: bytes, path: path, isReplacing: isReplacing)
  }

  /// Finishes saving and reports the result.
  func finish(words: Words) async {
    guard let saving, !Task.isCancelled else { return }
    do throws(FileError) {
      try await files.write(saving.bytes, saving.path, saving.isReplacing)
      say(words.export.saved(saving.path))
      isReplacing = false
    } catch {
      if case .exists = error { isReplacing = true }
      say(words.text(of: error), isError: true)
    }
    self.saving = nil
  }
}
