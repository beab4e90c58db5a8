import Models
import Observation

/// A puzzle on its way out: the format, the file, what came of it.
@Observable
final class ExportModel {
  /// How it is written.
  var format: PuzzleFormat {
    didSet { if name == Self.name(for: oldValue) { name = Self.name(for: format) } }
  }
  /// The path of the file; what is not from the root on begins at ``folder``.
  var name: String {
    didSet { isReplacing = false }
  }
  /// Whether a file that is there already is to be replaced by pressing once more.
  private(set) var isReplacing = false
  /// What came of the latest act, and whether it failed.
  private(set) var message: SolutionModel.Message?
  /// The text that is being saved; nil while none is.
  private(set) var saving: Saving?
  let entry: PuzzleEntry
  @ObservationIgnored private let outside: Outside

  /// A text on its way to a file.
  struct Saving: Hashable {
    let text: String
    let path: String
    let isReplacing: Bool
  }

  /// The formats that can be written.
  nonisolated static let formats = PuzzleFormat.allCases.filter(\.isWritable)

  /// `entry`, in the format that it came in where that can be written.
  init(_ entry: PuzzleEntry, outside: Outside) {
    let format = entry.origin.map(\.format).flatMap { $0.isWritable ? $0 : nil } ?? .line
    self.entry = entry
    self.outside = outside
    self.format = format
    name = Self.name(for: format)
  }

  var words: Words { outside.words }

  /// Where a file goes whose name says nothing else.
  var folder: String { outside.files.startFolder }

  /// The puzzle as the format writes it.
  var text: String {
    guard var writer = try? PuzzleWriter(format), let text = try? writer.text(of: entry) else {
      return ""
    }
    return text + writer.end()
  }

  /// What of the puzzle the format leaves out, in a sentence.
  var losses: String {
    let lost = entry.losses(as: format)
    let parts: [PuzzleContents] = [
      .placed, .candidates, .notes, .centreNotes, .elapsed, .step, .details,
    ]
    let names = parts.filter(lost.contains).map(words.export.part)
    return names.isEmpty
      ? words.export.keepsAll : words.export.loses(names.joined(separator: ", "))
  }

  /// Says whether it was copied.
  func copied(_ isCopied: Bool) {
    let text = isCopied ? words.solution.copied : words.solution.tooLong
    message = SolutionModel.Message(text: text, isError: !isCopied)
  }

  /// Begins to save the text.
  func save() {
    let name = name.trimmingBlanks
    guard !name.isEmpty else {
      message = SolutionModel.Message(text: words.export.needsName, isError: true)
      return
    }
    let path = name.hasPrefix("/") ? name : folder + (folder.hasSuffix("/") ? "" : "/") + name
    saving = Saving(text: text, path: path, isReplacing: isReplacing)
  }

  /// Saves the text that is to be saved, and says what came of it.
  func finishSaving() async {
    guard let saving, !Task.isCancelled else { return }
    do throws(FileTrouble) {
      try await outside.files.write(saving.text, saving.path, saving.isReplacing)
      message = SolutionModel.Message(text: words.export.saved(saving.path))
      isReplacing = false
    } catch {
      if case .exists = error { isReplacing = true }
      message = SolutionModel.Message(text: words.text(of: error), isError: true)
    }
    self.saving = nil
  }

  private static func name(for format: PuzzleFormat) -> String {
    "sudoku.\(format.fileExtension)"
  }
}

extension String {
  /// The text without the blanks around it.
  var trimmingBlanks: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
