import Formats
import Observation

/// The export of a puzzle, of a picture of its board, or of the steps to its solution: its format,
/// its file and the result.
@Observable
final class ExportModel {
  /// What to export, and in which format.
  var choice: Choice {
    didSet { if file.name == name(of: oldValue) { file.name = name(of: choice) } }
  }
  /// The destination file.
  @ObservationIgnored private(set) lazy var file = FileSaving(
    name: name(of: choice), files: dependencies.files, words: words
  ) { [weak self] (_) throws(Refusal) in
    guard let self else { return FileSaving.Content(bytes: []) }
    return try await content()
  }
  private let entry: PuzzleEntry
  private let drawn: DrawnBoard
  /// The steps as text, worked out when they are first needed. `nil` without steps.
  @ObservationIgnored private let steps: (() -> String)?
  @ObservationIgnored private var knownSteps: String?
  @ObservationIgnored private let dependencies: Dependencies

  nonisolated enum Choice: Hashable {
    /// The puzzle in a format.
    case format(PuzzleFormat)
    /// A picture of the board.
    case picture(DrawingFormat)
    /// The steps, in words.
    case steps
  }

  /// The formats that can be written.
  nonisolated static let formats = PuzzleFormat.allCases.filter(\.isWritable)

  /// Creates an export of `entry`, in the format that it came in if that can be written, of
  /// `drawn`, or of `steps`.
  init(
    _ entry: PuzzleEntry, drawn: DrawnBoard, steps: (() -> String)? = nil,
    startingWithSteps: Bool = false,
    dependencies: Dependencies
  ) {
    let format = entry.origin.map(\.format).flatMap { $0.isWritable ? $0 : nil } ?? .line
    self.entry = entry
    self.drawn = drawn
    self.steps = steps
    self.dependencies = dependencies
    choice = startingWithSteps && steps != nil ? .steps : .format(format)
  }

  var words: Words { dependencies.words }

  /// The choices in order: the steps if there are any, pictures, then the formats.
  var choices: [Choice] {
    (steps == nil ? [] : [.steps]) + DrawingFormat.allCases.map(Choice.picture)
      + Self.formats.map(Choice.format)
  }

  /// The title of a choice.
  func title(of choice: Choice) -> String {
    switch choice {
    case .format(let format): words.export.name(format)
    case .picture(let format): words.export.picture(format.name)
    case .steps: words.paths.asText
    }
  }

  /// The content of the file, or of the clipboard. `nil` for a picture.
  var text: String? {
    switch choice {
    case .format(let format): return text(as: format)
    case .picture: return nil
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
    switch choice {
    case .format(let format): losses(as: format)
    case .picture:
      drawn.explanation == nil ? words.export.asShown : words.export.asShownWithReason
    case .steps: words.paths.aboutText
    }
  }

  private func losses(as format: PuzzleFormat) -> String {
    let lost = entry.losses(as: format)
    let parts: [PuzzleContents] = [
      .placed, .candidates, .notes, .centreNotes, .colors, .elapsed, .step, .details,
    ]
    let names = parts.filter(lost.contains).map(words.export.part)
    return names.isEmpty
      ? words.export.keepsAll : words.export.loses(names.joined(separator: ", "))
  }

  /// Copies the text by `copy`, which returns `false` if it is too long, and reports the result.
  func copyText(by copy: (String) -> Bool) {
    guard let text else { return file.say(words.export.notCopied, isError: true) }
    let isCopied = copy(text)
    file.say(isCopied ? words.solution.copied : words.solution.tooLong, isError: !isCopied)
  }

  /// The content of the file. A picture is drawn for it.
  private func content() async throws(Refusal) -> FileSaving.Content {
    guard case .picture(let format) = choice else {
      return FileSaving.Content(bytes: Array((text ?? "").utf8))
    }
    let language = dependencies.preferences.language
    guard let drawing = await dependencies.drawer.draw(drawn, format, language) else {
      throw Refusal(sentence: words.export.notDrawn)
    }
    return FileSaving.Content(
      bytes: drawing.bytes, note: drawing.lacksCharacters ? words.export.lacksCharacters : "")
  }

  private func name(of choice: Choice) -> String {
    switch choice {
    case .format(let format): "sudoku.\(format.fileExtension)"
    case .picture(let format): "sudoku.\(format.rawValue)"
    case .steps: "steps.txt"
    }
  }
}
