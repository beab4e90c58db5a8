import Formats
import Games
import Hints
import Scutes
import Sudoku

/// Shows a puzzle or game as text to copy. The full text is visible, since not every terminal lets
/// a program use the clipboard.
///
/// ```
///  ● 1 Text   ○ 2 Puzzle   ○ 3 Code …
///   c  Copy    Copied, if your terminal allows it.
///  Ultimate Sudoku Pro …
/// ```
struct ShareSheet: CommandView {
  @Environment(\.copyToClipboard) private var copyToClipboard
  @Environment(\.screenSize) private var screen
  @State private var choice: ShareChoice
  /// `true` if the text was copied, `false` if that failed, `nil` before the first attempt.
  @State private var isCopied: Bool?
  /// `true` if the board is exported.
  @State private var isExporting = false
  let model: GameBoardModel
  let words: Words

  /// Creates a sheet that first shows `choice`.
  init(_ choice: ShareChoice, of model: GameBoardModel, words: Words) {
    _choice = State(wrappedValue: choice)
    self.model = model
    self.words = words
  }

  /// The key that opens the sheet also copies.
  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("share", words.share.title) {
      Command("copy", ["c", "y"], words.share.copy.lowercased()) { $0.copy() }
      Command("export", ["e"], words.export.title.lowercased()) { $0.isExporting = true }
      for choice in ShareChoice.allCases {
        // Its button says its key.
        Command(
          "choose.\(choice.rawValue)", [choice.key], choice.title(words.share).lowercased(),
          shown: .help
        ) { $0.choose(choice) }
      }
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      FlowLayout(horizontalSpacing: 1) {
        ForEach(ShareChoice.allCases) { button($0) }
      }
      FlowLayout(horizontalSpacing: 1) {
        Button("c  \(words.share.copy)", action: copy).defaultFocus()
        Button("e  \(words.export.title)") { isExporting = true }
        Text(said).foregroundStyle(isCopied == false ? .warning : .success)
      }
      Text(texts.shown(choice)).frame(maxWidth: .infinity, alignment: .leading)
      if choice != .text {
        VStack(alignment: .leading) {
          Text(words.share.toOpen).foregroundStyle(.secondary)
          Text(texts.command).foregroundStyle(.accent)
        }
      }
    }
    .frame(maxWidth: min(70, max(30, screen.width - 6)))
    .padding(EdgeInsets(leading: 1, bottom: 1, trailing: 1))
    .commands(Self.commands(words), on: self)
    .sheet(isPresented: $isExporting, title: words.export.title) {
      ExportSheet(
        model: ExportModel(
          PuzzleEntry(model.game, elapsed: model.clock.shownTime), drawn: model.drawn,
          dependencies: model.dependencies))
    }
  }

  private var texts: ShareText { ShareText(model: model, words: words) }

  /// The message about the clipboard.
  private var said: String {
    isCopied.map { $0 ? words.share.copied : words.share.tooLong } ?? ""
  }

  private func button(_ other: ShareChoice) -> some View {
    let mark = other == choice ? "●" : "○"
    return Button("\(mark) \(other.key.name()) \(other.title(words.share))") {
      choose(other)
    }
  }

  private func copy() { isCopied = copyToClipboard(texts.text(choice)) }

  private func choose(_ choice: ShareChoice) {
    self.choice = choice
    isCopied = nil
  }
}

extension GameBoardModel {
  /// What ``picture`` shows, with the verdict on a drawing or the reasons of an open hint, to draw
  /// into a file.
  var drawn: DrawnBoard {
    DrawnBoard(
      picture, explanation: drawing.isOn ? explanationOfDrawing : explanationOfHint,
      title: game.origin.name)
  }

  /// The verdict on the drawing as the panel words it. `nil` with nothing drawn.
  private var explanationOfDrawing: Explanation? {
    let verdict = drawnVerdict
    guard verdict != .empty else { return nil }
    let lines = words.lines(of: verdict, dependencies.preferences.keyLabels)
    return Explanation(title: lines[0], sentences: Array(lines.dropFirst()))
  }

  private var explanationOfHint: Explanation? {
    guard let ladder = hints.ladder, ladder.rung == .reasons else { return nil }
    return dependencies.words.printedExplanation(of: ladder.step)
  }
}

extension View {
  /// Shows the share sheet for the game of `model` while there is something to copy.
  func sharing(_ model: GameBoardModel, words: Words) -> some View {
    sheet(item: Bindable(model).shared, title: words.share.title) { choice in
      ShareSheet(choice, of: model, words: words)
    }
  }
}
