import ArgumentParser
import Formats
import Generating
import Hints
import Screens
import Sudoku

struct CanonicalCommand: ScriptCommand {
  static let name = "canonical"
  static func summary(in language: Language) -> String {
    language.say(
      "Print the canonical form of puzzles, or which of them are the same.",
      "퍼즐의 표준형을 보이거나, 서로 같은 퍼즐을 찾아요.")
  }

  static let discussion = """
    Two puzzles are the same if one becomes the other by exchanging digits, bands, stacks, rows of \
    a band, columns of a stack, or rows and columns. The canonical form is the first of all these \
    grids, sorted as text with an empty cell before 1, like 'minlex' in other programs. Prints it \
    as a line of 81 for each puzzle, in the order of the puzzles.

    Puzzles may have any number of solutions, and full grids are fine. Digits placed later don't \
    count. Ends with status 1 if a line isn't a puzzle, breaks the rules, or has candidates for \
    clues.

    With --same, the form of each puzzle that occurs more than once is printed, with the places of \
    all its occurrences indented below it. This takes about 300 bytes of memory for each different \
    puzzle.

    With --json, a record also says how to get to the form: its first row is row rows[0] of the \
    puzzle and so on, columns and digits in the same way, and in the end rows and columns are \
    swapped if isTransposed.

    EXAMPLES:
      ultimate-sudoku canonical puzzles.txt
      ultimate-sudoku canonical puzzles.txt | sort | uniq -c
      ultimate-sudoku canonical --same mine.txt theirs.sdm
    """

  @OptionGroup var batch: BatchOptions

  @Flag(help: "Print which puzzles are the same instead.")
  var same = false

  func run() throws {
    var output = BatchOutput(to: try batch.output.makeFile(), isForEnd: same)
    if same { try printGroups(into: &output) } else { try printForms(into: &output) }
    try output.end()
  }

  private func printForms(into output: inout BatchOutput) throws {
    try PuzzleBatch.run(batch, isQuick: true, into: &output) { entry in
      do throws(PuzzleFailure) {
        return .record(CanonicalPuzzle(entry.givens, try Self.form(of: entry)))
      } catch {
        return .failure(error.sentence)
      }
    }
  }

  /// Prints the puzzles that occur again, in the order in which they come first.
  ///
  /// - Complexity: O(puzzles), with one form and one place kept for each different one.
  private func printGroups(into output: inout BatchOutput) throws {
    var firsts: [Grid: First] = [:]
    var groups: [Int: SamePuzzles] = [:]
    try PuzzleBatch.run(
      batch, isQuick: true, into: &output,
      work: { entry, _ in
        Result { () throws(PuzzleFailure) in try Self.form(of: entry).grid }
      },
      finish: { form, place, output in
        switch form {
        case .success(let form):
          if let first = firsts[form] {
            let known = SamePuzzles(canonical: form.description, puzzles: [first.place])
            groups[first.number, default: known].puzzles.append(place)
          } else {
            firsts[form] = First(number: firsts.count, place: place)
          }
          output.print([])
        case .failure(let failure): output.fail("\(place): \(failure.sentence)")
        }
      })
    for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
      let lines = batch.json ? [JSONLine.text(of: group)] : group.lines
      output.print(lines.map { $0 + "\n" }.joined())
    }
  }

  /// The first occurrence of a puzzle.
  private struct First {
    /// The number of different puzzles before it.
    let number: Int
    let place: PuzzlePlace
  }

  private static func form(of entry: PuzzleEntry) throws(PuzzleFailure) -> CanonicalForm {
    guard !entry.isNarrowed else {
      throw PuzzleFailure("its clues are candidates (a Sukaku), and only givens have such a form.")
    }
    guard let form = CanonicalForm(of: entry.givens) else {
      let check = PuzzleCheck.conflicts(GridConflict.all(in: entry.givens))
      throw PuzzleFailure(Words.english.text(of: check))
    }
    return form
  }
}

/// A puzzle with its canonical form, as `canonical --json` prints it.
private struct CanonicalPuzzle: PuzzleRecord {
  let puzzle: String
  let canonical: String
  /// The row of the puzzle, from 1, that becomes the first row, the second, and so on.
  let rows: [Int]
  let columns: [Int]
  /// The digits that take the place of 1 to 9.
  let digits: String
  /// `true` if rows and columns are swapped in the end.
  let isTransposed: Bool

  var lines: [String] { [canonical] }

  init(_ puzzle: Grid, _ form: CanonicalForm) {
    self.puzzle = puzzle.description
    canonical = form.grid.description
    rows = form.transform.rows.map { $0 + 1 }
    columns = form.transform.columns.map { $0 + 1 }
    digits = form.transform.digits.map(\.description).joined()
    isTransposed = form.transform.isTransposed
  }
}

/// The places where a puzzle occurs, as `canonical --same` prints them.
private struct SamePuzzles: Encodable {
  let canonical: String
  var puzzles: [PuzzlePlace]

  /// The form, and the places below it.
  var lines: [String] { [canonical] + puzzles.map { "  \($0)" } }
}
