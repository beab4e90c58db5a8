import Observation

/// A text on its way to a file: the path, whether what is there is replaced, what came of it.
@Observable
final class FileSaving {
  /// The path of the file; what is not from the root or from home ("~") on begins at the folder in which one
  /// begins to look for files.
  var name: String {
    didSet { isReplacing = false }
  }
  /// Whether a file that is there already is to be replaced by saving once more.
  private(set) var isReplacing = false
  /// What came of the latest act, and whether it failed.
  private(set) var message: Message?
  /// The text that is being saved; nil while none is.
  private(set) var saving: Saving?
  @ObservationIgnored private let files: FileAccess

  /// A text and where it goes.
  struct Saving: Hashable {
    let text: String
    let path: String
    let isReplacing: Bool
  }

  /// A file called `name`.
  init(name: String, files: FileAccess) {
    self.name = name
    self.files = files
  }

  /// Says a sentence.
  func say(_ text: String, isError: Bool = false) {
    message = Message(text: text, isError: isError)
  }

  /// Begins to save a text.
  func save(_ text: String, words: Words) {
    guard let path = files.path(of: name, in: files.startFolder) else {
      return say(words.export.needsName, isError: true)
    }
    saving = Saving(text: text, path: path, isReplacing: isReplacing)
  }

  /// Saves the text that is to be saved, and says what came of it.
  func finish(words: Words) async {
    guard let saving, !Task.isCancelled else { return }
    do throws(FileTrouble) {
      try await files.write(saving.text, saving.path, saving.isReplacing)
      say(words.export.saved(saving.path))
      isReplacing = false
    } catch {
      if case .exists = error { isReplacing = true }
      say(words.text(of: error), isError: true)
    }
    self.saving = nil
  }
}
