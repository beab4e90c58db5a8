import Formats
import Generating
import Hints
import Observation
import Scutes
import Sudoku

/// The canonical form of the givens, and whether another puzzle is the same.
struct CanonicalSheet: CommandView {
  @Environment(\.screenSize) private var size
  @Environment(\.copyToClipboard) private var copy
  @State private var model: CanonicalModel

  init(model: @autoclosure @escaping () -> CanonicalModel) {
    _model = State(wrappedValue: model())
  }

  var words: Words { model.words }

  static func commands(_ words: Words) -> CommandTable<Self> {
    CommandTable("canonical", words.setter.canonical) {
      Command("copy", ["y"], words.share.copy.lowercased()) { $0.copyForm() }
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: size.height >= 22 ? 1 : 0) {
      VStack(alignment: .leading) {
        ForEach(0..<lines.count, id: \.self) { Text(lines[$0]).lineLimit(1) }
      }
      Text(model.verdict ?? words.setter.howToCompare).bold()
        .foregroundStyle(model.verdict == nil ? .secondary : .accent)
      Button(words.share.copy) { copyForm() }.defaultFocus()
      Text(words.setter.aboutCanonical).foregroundStyle(.secondary)
    }
    .frame(width: width)
    .padding(EdgeInsets(leading: 1, bottom: 0, trailing: 1))
    .commands(Self.commands(words), on: self)
    .onPaste { text in
      model.compare(with: text)
      return true
    }
    .task { await model.find() }
    .task(id: model.other) { await model.compareOther() }
  }

  private var width: Int { min(81, max(30, size.width - 6)) }

  /// The form in rows that fit: one, or else three.
  private var lines: [String] {
    let text = model.form?.description ?? (model.isFound ? words.setter.noForm : "…")
    return model.form == nil || width >= 81 ? [text] : TextWrapping.lines(of: text, width: 27)
  }

  private func copyForm() {
    if let form = model.form { model.copied(copy(form.description)) }
  }
}

/// The canonical form of a board's givens, and the puzzle compared with it.
@Observable
final class CanonicalModel {
  /// The form, once found, or `nil` if there is none.
  private(set) var form: Grid?
  private(set) var isFound = false
  /// The puzzle to compare.
  private(set) var other: PuzzleEntry?
  /// The result of the latest comparison or action.
  private(set) var verdict: String?
  @ObservationIgnored private let board: SolutionModel

  init(_ board: SolutionModel) {
    self.board = board
  }

  var words: Words { board.words }

  /// Finds the form, and tells whether it is the one looked at last.
  func find() async {
    form = await Self.form(of: board.entry)
    isFound = true
    guard let form else { return }
    // A puzzle may have been pasted meanwhile.
    verdict =
      verdict
      ?? board.desk.lastForm.map {
        $0 == form ? words.setter.sameAsLast : words.setter.unlikeLast
      }
    board.desk.lastForm = form
  }

  /// Takes the first puzzle of a pasted text to compare.
  func compare(with text: String) {
    other = PuzzleDocument(text).entries.first
    if other == nil { verdict = words.solution.noPuzzle }
  }

  /// Compares the pasted puzzle.
  func compareOther() async {
    guard let other else { return }
    let form = await Self.form(of: board.entry)
    let otherForm = await Self.form(of: other)
    guard !Task.isCancelled else { return }
    verdict =
      otherForm == nil || form == nil
      ? words.setter.noForm : otherForm == form ? words.setter.same : words.setter.different
  }

  /// Says whether the form was copied.
  func copied(_ isCopied: Bool) {
    verdict = isCopied ? words.solution.copied : words.solution.tooLong
  }

  /// Returns the canonical form, or `nil` if the puzzle has none, as one of candidates.
  @concurrent
  private static func form(of entry: PuzzleEntry) async -> Grid? {
    entry.isNarrowed ? nil : CanonicalForm(of: entry.givens)?.grid
  }
}
