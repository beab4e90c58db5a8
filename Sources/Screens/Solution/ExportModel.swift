import Formats
import Observation

/// The export of a puzzle: its format, its file and the result.
@Observable
final class ExportModel {
  /// The chosen format.
  var format: PuzzleFormat {
    didSet { if file.name == Self.name(for: oldValue) { file.name = Self.name(for: format) } }
  }
  /// The destination file.
  let file: FileSaving
  let entry: PuzzleEntry
  @ObservationIgnored private let dependencies: Dependencies

  /// The formats that can be written.
  nonisolated static let formats = PuzzleFormat.allCases.filter(\.isWritable)

  /// Creates an export of `entry`, in the format that it came in if that can be written.
  init(_ entry: PuzzleEntry, dependencies: Dependencies) {
    let format = entry.origin.map(\.format).flatMap { $0.isWritable ? $0 : nil } ?? .line
    self.entry = entry
    self.dependencies = dependencies
    self.format = format
    file = FileSaving(name: Self.name(for: format), files: dependencies.files)
  }

  var words: Words { dependencies.words }

  /// The puzzle in the chosen format.
  var text: String {
    guard var writer = try? PuzzleWriter(format), let text = try? writer.text(of: entry) else {
      return ""
    }
    return text + writer.end()
  }

  /// A sentence about what the format can't express.
  var losses: String {
    let lost = entry.losses(as: format)
    let parts: [PuzzleContents] = [
      .placed, .candidates, .notes, .centreNotes, .colors, .elapsed, .step, .details,
    ]
    let names = parts.filter(lost.contains).map(words.export.part)
    return names.isEmpty
      ? words.export.keepsAll : words.export.loses(names.joined(separator: ", "))
  }

  /// Reports whether the text was copied.
  func copied(_ isCopied: Bool) {
    file.say(isCopied ? words.solution.copied : words.solution.tooLong, isError: !isCopied)
  }

  /// Starts to save the text.
  func save() { file.save(text, words: words) }

  /// Finishes saving the text and reports the result.
  func finishSaving() async { await file.finish(words: words) }

  private static func name(for format: PuzzleFormat) -> String {
    "sudoku.\(format.fileExtension)"
  }
}
