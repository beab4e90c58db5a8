import ArgumentParser
import Formats
import Foundation
import Grading
import Hints
import Screens
import Sudoku

struct HintCommand: ScriptCommand {
  static let name = "hint"
  static func summary(in language: Language) -> String {
    language.say(
      "Explain the next step: what is wrong, or the easiest deduction.",
      "틀린 곳이나 가장 쉬운 다음 단계와 그 이유를 알려요.")
  }

  static let discussion = """
    The position may have digits placed and notes, in any format that 'convert' reads. Notes count \
    with --notes, or if all cells have some. Digits that break the rules or differ from the \
    solution come first. Hints for several puzzles have a blank line between them. With --order \
    hodoku, techniques that HoDoKu doesn't have are left out. Ends with status 1 if a line isn't a \
    puzzle, a puzzle has no solution or more than one, or HoDoKu's techniques find nothing.

    EXAMPLES:
      ultimate-sudoku hint position.txt
      ultimate-sudoku hint --depth where position.txt
      ultimate-sudoku hint --order hodoku --language ko --json position.txt
    """

  @Argument(help: "Puzzles, or files of them. - is standard input.", completion: .file())
  var files = ["-"]

  @OptionGroup var search: HintOptions

  @Option(
    help: """
      How much to tell: where (to look), technique (its name and place), full, or proof (full, and \
      the proofs within the chains of a hard step).
      """)
  var depth = Choice(Depth.full)

  @OptionGroup var output: OutputOptions

  @Flag(help: "Print one JSON object per line instead of text.")
  var json = false

  enum Depth: String, CaseIterable, Sendable {
    case `where`
    case technique
    case full
    case proof

    /// `true` if it gives everything but the proofs within chains.
    var isFull: Bool { self == .full || self == .proof }

    /// The number of folded levels of the reasons to give: with ``full``, the chains and their
    /// links.
    var unfoldedLevels: Int { self == .proof ? .max : 2 }
  }

  func run() throws {
    let input = PuzzleInput(files: files, language: search.language.value)
    var output = BatchOutput(to: try self.output.makeFile())
    input.forEach(into: &output, inJSON: json) { answer($0, at: $1, into: &$2) }
    try output.end()
  }

  private func answer(
    _ entry: PuzzleEntry, at place: PuzzlePlace, into output: inout BatchOutput
  ) {
    let step = search.nextStep(from: entry)
    if let complaint = search.complaint(about: step) {
      return Printout(.failure(complaint), to: entry, at: place, inJSON: json)
        .print(into: &output)
    }
    if let remark = search.remark(on: entry) { output.say("\(place): \(remark)") }
    let explanation = step.explanation(in: search.language.value)
    if json {
      let hint = Hint(step, explanation, depth.value)
      output.print([JSONLine.text(of: PlacedRecord(hint, at: place))])
    }
    guard !Self.isHopeless(step, entry) else { return output.fail("\(place): \(explanation.text)") }
    guard !json else { return }
    output.print((output.done > 0 ? [""] : []) + [text(of: explanation)])
  }

  /// `true` if no move of the player can lead to a solution.
  private static func isHopeless(_ step: NextStep, _ entry: PuzzleEntry) -> Bool {
    switch step.kind {
    case .noSolution, .severalSolutions: true
    case .clash: !entry.givens.conflicts.isEmpty
    default: false
    }
  }

  private func text(of explanation: Explanation) -> String {
    switch depth.value {
    case .where: explanation.lookAt
    case .technique: explanation.title
    case .full, .proof:
      ([explanation.title]
        + explanation.lines(unfolding: depth.value.unfoldedLevels).map {
          String(repeating: "  ", count: $0.level + 1) + $0.text
        }).joined(separator: "\n")
    }
  }
}

/// A step, as `hint --json` prints it.
struct Hint: Encodable {
  let kind: NextStep.Kind
  let technique: TechniqueRecord?
  /// The name of the step in the language asked for.
  let name: String?
  let lookAt: String
  let title: String?
  let text: String?
  /// The reasons with what they sum up, as far as the depth includes them. Only present for chains
  /// of Sudoku Explainer.
  let reasons: [Explanation.Reason]?
  /// Sudoku Explainer's name for its chains, and its rating of them, such as 11.3.
  let explainer: ExplainerRecord?
  let rating: Double?
  let places: [String]?
  let removes: [String]?
  let cells: [String]?
  let houses: [House]?
  let chains: [ChainRecord]?
  let colors: [ColorsRecord]?

  init(_ step: NextStep, _ explanation: Explanation, _ depth: HintCommand.Depth) {
    kind = step.kind
    name = depth == .where ? nil : explanation.name
    lookAt = explanation.lookAt
    title = depth == .where ? nil : explanation.title
    text = depth.isFull ? explanation.text : nil
    reasons =
      depth.isFull && explanation.isFolded
      ? explanation.reasons.map { $0.unfolded(depth.unfoldedLevels) } : nil
    let deduction: Deduction? =
      if case .deduction(let deduction, _) = step { deduction } else { nil }
    let record = deduction.map { DeductionRecord($0, withProofs: depth == .proof) }
    let proof = depth == .where ? nil : deduction?.explainer
    technique = depth == .where ? nil : record?.technique
    explainer = proof.map { ExplainerRecord($0.technique) }
    rating = proof.map { Double($0.rating) / 10 }
    let shown = depth.isFull ? record : nil
    (places, removes, houses) = (shown?.places, shown?.removes, shown?.houses)
    (chains, colors) = (shown?.chains, shown?.colors)
    let pictured = depth.isFull ? step.picture.cells.map(\.cell.description) : nil
    cells = record == nil ? pictured : shown?.cells
  }
}

/// The options of a search for the next step, and the language of its explanation.
struct HintOptions: ParsableArguments {
  @Flag(
    help: """
      Use the notes of the position, not all that its digits allow. Notes in all cells are used in \
      any case.
      """)
  var notes = false

  @Option(
    help: "Which techniques: teachers (easiest for a person first) or hodoku (only HoDoKu's).")
  var order = Choice(HintOrder.teachers)

  @Option(help: "The language: en or ko.")
  var language = Choice(Language.english)

  /// Returns the next step of `entry`. If HoDoKu's techniques are asked for and find nothing, it is
  /// a guess.
  func nextStep(from entry: PuzzleEntry) -> NextStep {
    let finder =
      switch order.value {
      case .teachers: HintFinder(order: .teachers)
      case .hodoku: HintFinder(grader: .ofHoDoKu)
      }
    guard notes || entry.candidates == nil else { return finder.nextStep(in: entry) }
    let areComplete = cellsWithoutNotes(in: entry).isEmpty
    return finder.nextStep(
      in: entry, notes: CellNotes(entry.marks), from: notes || areComplete ? .notes : .digits)
  }

  /// The empty cells without notes.
  private func cellsWithoutNotes(in entry: PuzzleEntry) -> [Cell] {
    entry.grid.emptyCells.filter { entry.marks(at: $0).isEmpty }
  }

  /// Returns a remark if the hint doesn't go by the notes because some cells have none.
  func remark(on entry: PuzzleEntry) -> String? {
    let bare = cellsWithoutNotes(in: entry)
    guard !notes, entry.candidates == nil, let first = bare.first,
      bare.count < entry.grid.emptyCells.count
    else { return nil }
    let which = bare.count == 1 ? "\(first) has no notes" : "\(bare.count) cells have no notes"
    return "\(which), so the hint goes by all candidates. --notes goes by the others' notes."
  }

  /// Returns the reason why `step` isn't one that was asked for, or `nil` if it is.
  func complaint(about step: NextStep) -> String? {
    guard order.value == .hodoku, case .deduction(let deduction, _) = step,
      deduction.technique == .bruteForce
    else { return nil }
    return Words.in(language.value).text(of: GivenPuzzleError.beyondHoDoKu)
  }
}
