import ArgumentParser
import Formats
import Generating
import Hints
import Screens
import Sudoku

struct MinimalCommand: ScriptCommand {
  static let name = "minimal"
  static func summary(in language: Language) -> String {
    language.say(
      "Check whether puzzles are minimal, or leave out the givens they don't need.",
      "더 뺄 수 있는 숫자가 있는지 알리거나, 필요 없는 숫자를 빼요.")
  }

  static let discussion = """
    A puzzle is minimal if no given can be left out without a second solution. Digits placed later \
    don't count. Prints 'puzzle,minimal' or 'puzzle,not minimal' for each. Ends with status 1 if a \
    line isn't a puzzle or doesn't have exactly one solution.

    With --redundant, a third field names the givens each of which can be left out, such as 'r1c2 \
    r5c5'. Often they can't all be left out: without one, another is needed.

    With --reduce, a minimal puzzle made from each is printed instead, as a line of 81. Which one \
    of many depends on --seed: the same puzzle and the same number give the same one.

    EXAMPLES:
      ultimate-sudoku minimal puzzles.txt | grep -c ',minimal$'
      ultimate-sudoku minimal --redundant draft.txt
      ultimate-sudoku minimal --reduce --seed 1 draft.txt
    """

  @OptionGroup var batch: BatchOptions

  @Flag(help: "Name the givens that can be left out.")
  var redundant = false

  @Flag(help: "Print a minimal puzzle made from each instead.")
  var reduce = false

  @Option(
    parsing: .unconditional,
    help: "With --reduce: leave givens out in the order of this number (default: random).",
    transform: UInt64.init(seed:))
  var seed: UInt64?

  func validate() throws {
    if redundant, reduce {
      throw ValidationError("--redundant and --reduce exclude each other: give one of them.")
    }
    if seed != nil, !reduce { throw ValidationError("--seed goes with --reduce.") }
  }

  func run() throws {
    var output = BatchOutput(to: try batch.output.makeFile())
    let seed = seed ?? .random(in: .min ... .max)
    let (names, reduces) = (redundant, reduce)
    try PuzzleBatch.run(batch, isQuick: true, into: &output) { entry in
      let check = PuzzleCheck(entry.givens)
      guard check.solution != nil else {
        return .failure(
          BoardFindings(entry).check.solution == nil
            ? Words.english.text(of: check)
            : "its givens alone have more than one solution, and only givens can be left out.")
      }
      if reduces {
        var random = SeededRandom(seed: seed)
        let minimal = Reduction.minimal(of: entry.givens, using: &random)
        return .record(ReducedPuzzle(puzzle: entry.givens, minimal: minimal))
      }
      let redundant = Reduction.redundantGivens(of: entry.givens)
      return .record(JudgedPuzzle(entry.givens, redundant, namesGivens: names))
    }
    try output.end()
  }
}

/// A puzzle and the givens that it doesn't need, as `minimal` prints it.
private struct JudgedPuzzle: PuzzleRecord {
  let puzzle: Grid
  let isMinimal: Bool
  /// The givens each of which can be left out.
  let redundant: [String]
  private let namesGivens: Bool

  init(_ puzzle: Grid, _ redundant: [Cell], namesGivens: Bool) {
    self.puzzle = puzzle
    isMinimal = redundant.isEmpty
    self.redundant = redundant.map(\.description)
    self.namesGivens = namesGivens
  }

  var lines: [String] {
    let verdict = "\(puzzle),\(isMinimal ? "minimal" : "not minimal")"
    return [namesGivens ? "\(verdict),\(redundant.joined(separator: " "))" : verdict]
  }

  private enum CodingKeys: CodingKey { case puzzle, isMinimal, redundant }
}

/// A puzzle and a minimal one made from it, as `minimal --reduce --json` prints it.
private struct ReducedPuzzle: PuzzleRecord {
  let puzzle: Grid
  let minimal: Grid

  var lines: [String] { [minimal.description] }
}
