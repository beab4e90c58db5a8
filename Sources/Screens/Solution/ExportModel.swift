import Formats
import Observation

/// A puzzle on its way out: the format, the file, what came of it.
@Observable
final class ExportModel {
  /// How it is written.
  var format: PuzzleFormat {
    didSet { if file.name == Self.name(for: oldValue) { file.name = Self.name(for: format) } }
  }
  /// The file that it goes to.
  let file: FileSaving
  let entry: PuzzleEntry
  @ObservationIgnored private let outside: Outside

  /// The formats that can be written.
  nonisolated static let formats = PuzzleFormat.allCases.filter(\.isWritable)

  /// `entry`, in the format that it came in where that can be written.
  init(_ entry: PuzzleEntry, outside: Outside) {
    let format = entry.origin.map(\.format).flatMap { $0.isWritable ? $0 : nil } ?? .line
    self.entry = entry
    self.outside = outside
    self.format = format
    file = FileSaving(name: Self.name(for: format), files: outside.files)
  }

  var words: Words { outside.words }

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
    file.say(isCopied ? words.solution.copied : words.solution.tooLong, isError: !isCopied)
  }

  /// Begins to save the text.
  func save() { file.save(text, words: words) }

  /// Saves the text that is to be saved, and says what came of it.
  func finishSaving() async { await file.finish(words: words) }

  private static func name(for format: PuzzleFormat) -> String {
    "sudoku.\(format.fileExtension)"
  }
}
