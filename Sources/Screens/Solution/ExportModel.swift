import Formats
import Observation

/// The export of a puzzle, or of the steps to its solution: its format, its file and the result.
@Observable
final class ExportModel {
  /// The puzzle in a format, or the steps.
  var choice: Choice {
    didSet { if file.name == name(of: oldValue) { file.name = name(of: choice) } }
  }
  /// The destination file.
  let file: FileSaving
  let entry: PuzzleEntry
  /// The steps as text, worked out when they are first needed. `nil` without steps.
  @ObservationIgnored private let steps: (() -> String)?
  @ObservationIgnored private var knownSteps: String?
  @ObservationIgnored private let dependencies: Dependencies

  nonisolated enum Choice: Hashable {
    /// The puzzle in a format.
    case format(PuzzleFormat)
    /// The steps, in words.
    case steps
  }

  /// The formats that can be written.
  nonisolated static let formats = PuzzleFormat.allCases.filter(\.isWritable)

  /// Creates an export of `entry`, in the format that it came in if that can be written, or of
  /// `steps`.
  init(
    _ entry: PuzzleEntry, steps: (() -> String)? = nil, startingWithSteps: Bool = false,
    dependencies: Dependencies
  ) {
    let format = entry.origin.map(\.format).flatMap { $0.isWritable ? $0 : nil } ?? .line
    self.entry = entry
    self.steps = steps
    self.dependencies = dependencies
    choice = startingWithSteps && steps != nil ? .steps : .format(format)
    file = FileSaving(name: "", files: dependencies.files)
    file.name = name(of: choice)
  }

  var words: Words { dependencies.words }

  /// The choices in order. Steps come first if there are any.
  var choices: [Choice] { (steps == nil ? [] : [.steps]) + Self.formats.map(Choice.format) }

  /// The title of a choice.
  func title(of choice: Choice) -> String {
    switch choice {
    case .format(let format): words.export.name(format)
    case .steps: words.paths.asText
    }
  }

  /// The content of the file, or of the clipboard.
  var text: String {
    switch choice {
    case .format(let format): return text(as: format)
    case .steps:
      let text = knownSteps ?? steps?() ?? ""
      knownSteps = text
      return text
    }
  }

  private func text(as format: PuzzleFormat) -> String {
    guard var writer = try? PuzzleWriter(format), let text = try? writer.text(of: entry) else {
      return ""
    }
    return text + writer.end()
  }

  /// A sentence about what the format can't express.
  var losses: String {
    guard case .format(let format) = choice else { return words.paths.aboutText }
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

  private func name(of choice: Choice) -> String {
    switch choice {
    case .format(let format): "sudoku.\(format.fileExtension)"
    case .steps: "steps.txt"
    }
  }
}
