import ArgumentParser
import Formats
import Generating
import Sudoku

/// Finds the puzzles that meet conditions.
struct FindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Find the puzzles of a level, with a technique, a rating, a symmetry …",
    discussion: """
      Prints the puzzles that meet all conditions, as lines of 81 in the order of the input. A \
      puzzle without exactly one solution meets none. As with 'rate', digits and candidates count as \
      they stand, and --needs, --without and --level are about the steps that 'rate --steps' prints. \
      Ends with status 1 where a line is no puzzle.

      --needs and --without take a technique by its name or code ('generate --techniques' lists \
      them) or a group: singles, intersections, subsets, fish, singleDigit, uniqueness, wings, \
      coloring, chains, almostLockedSets, lastResorts. Given several times, all --needs must be met, \
      and no --without used.

      The quick conditions come first: givens and symmetry, then --minimal, then level and \
      techniques, and Sudoku Explainer's rating last. So --rating is a lot faster beside others.

      EXAMPLES:
        ultimate-sudoku find --needs skyscraper --without uniqueness puzzles.txt
        ultimate-sudoku find --er 6.6-7.2 --givens 22-24 --symmetric puzzles.txt
        ultimate-sudoku find --level hard --count lists/*.txt
        ultimate-sudoku find --level expert --limit 1 puzzles.txt | ultimate-sudoku hint
      """)

  @OptionGroup var batch: BatchOptions

  @Option(
    help: ArgumentHelp(
      "That needs this technique, or one of this group. May be given several times.",
      valueName: "technique"), transform: TechniqueChoice.init)
  var needs: [TechniqueChoice] = []

  @Option(
    help: ArgumentHelp(
      "Solved without this technique or group. May be given several times.",
      valueName: "technique"), transform: TechniqueChoice.init)
  var without: [TechniqueChoice] = []

  @Option(help: "The level: easy, medium, hard, expert (HoDoKu's Unfair) or extreme.")
  var level: Choice<Level>?

  @Option(
    name: [.long, .customLong("er")], help: "Sudoku Explainer's rating: 3.2, or 6.6-7.2.")
  var rating: RatingRange?

  @Option(help: "The number of givens: 28, or 22-24.")
  var givens: CountRange?

  @Flag(help: "Whose givens lie symmetrically in any way.")
  var symmetric = false

  @Option(help: "The symmetry of the givens, which may be more symmetric than that.")
  var symmetry = Choice(Symmetry.none)

  @Flag(help: "No given of which can be left out.")
  var minimal = false

  @Flag(help: "Print how many there are instead.")
  var count = false

  @Option(help: "Stop after this many.")
  var limit: Int?

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit is \(limit); give 1 or more.") }
    for choice in needs where without.contains(where: { choice.ids.isSubset(of: $0.ids) }) {
      let name = choice.ids.count == 1 ? choice.ids.first?.facts.name : nil
      throw ValidationError("--needs and --without both name \(name ?? "the same group").")
    }
  }

  func run() throws {
    var output = BatchOutput(to: try batch.output.makeFile(), isForEnd: count)
    let conditions = PuzzleConditions(
      givens: givens?.range, isSymmetric: symmetric, symmetry: symmetry.value, isMinimal: minimal,
      level: level?.value, needed: needs.map(\.ids),
      excluded: without.reduce(into: []) { $0.formUnion($1.ids) }, rating: rating?.tenths)
    let (json, isCount, limit) = (batch.json, count, limit ?? .max)
    var found = 0
    do {
      try PuzzleBatch.run(
        batch, isQuick: conditions.areQuick, into: &output,
        work: { entry, place in
          conditions.finding(in: entry).map { finding in
            isCount
              ? []
              : [json ? JSONLine.text(of: PlacedRecord(finding, at: place)) : finding.puzzle]
          }
        },
        finish: { lines, _, output in
          output.print(lines ?? [])
          if lines != nil { found += 1 }
          if found == limit { throw Enough() }
        })
    } catch is Enough {}
    if count {
      output.print(json ? JSONLine.text(of: FoundCount(count: found)) + "\n" : "\(found)\n")
    }
    try output.end()
  }

  /// Signals that no more puzzles are wanted.
  private struct Enough: Error {}

  /// The number of puzzles found, as `find --count --json` prints it.
  private struct FoundCount: Encodable {
    let count: Int
  }
}
