import ArgumentParser
import Formats
import Generating
import Grading
import Sudoku

/// Finds the puzzles that meet conditions.
struct FindCommand: ParsableCommand, ValueOptionList {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Find the puzzles of a level, with a technique, a rating, a symmetry …",
    discussion: """
      Prints the puzzles that meet all conditions, in the order of the input: as lines of 81, or in \
      HoDoKu's library format where digits are placed or candidates removed. A puzzle without \
      exactly one solution meets none. As with 'rate', digits and candidates count as they stand, \
      and --needs, --without and --level are about the steps that 'rate --steps' prints; --givens, \
      --symmetry and --minimal are about the givens alone. Ends with status 1 where a line is no \
      puzzle.

      --needs and --without take a technique by its name or code ('generate --techniques' lists \
      them) or a group: singles, intersections, subsets, fish, singleDigit, uniqueness, wings, \
      coloring, chains, almostLockedSets, lastResorts. Given several times, all --needs must be met, \
      and no --without used.

      The quick conditions come first: givens and symmetry, then --minimal, then level and \
      techniques, and Sudoku Explainer's rating last. So --rating is a lot faster beside others. \
      With --time-limit, standard error says which puzzles took too long to rate.

      EXAMPLES:
        ultimate-sudoku find --needs skyscraper --without uniqueness puzzles.txt
        ultimate-sudoku find --er 6.6-7.2 --givens 22-24 --symmetric puzzles.txt
        ultimate-sudoku find --level hard --count lists/*.txt
        ultimate-sudoku find --level expert a.txt | ultimate-sudoku rate
      """)

  @OptionGroup var batch: BatchOptions

  @Option(
    help: ArgumentHelp(
      "Only puzzles that need this technique, or one of this group. Repeat it for several.",
      valueName: "technique"), transform: TechniqueChoice.init(graded:))
  var needs: [TechniqueChoice] = []

  @Option(
    help: ArgumentHelp(
      "Only puzzles solved without this technique or group. Repeat it for several.",
      valueName: "technique"), transform: TechniqueChoice.init(graded:))
  var without: [TechniqueChoice] = []

  @Option(help: "The level: easy, medium, hard, expert (HoDoKu's Unfair) or extreme.")
  var level: Choice<Level>?

  @Option(
    name: [.long, .customLong("er")], parsing: .unconditional,
    help: "Sudoku Explainer's rating: 3.2, 6.6-7.2, or 9+.",
    transform: Measure.rating.range(argument:))
  var rating: ClosedRange<Int>?

  @Option(
    parsing: .unconditional,
    help: "With --rating: leave out what takes longer than this to rate, in seconds: 0.5.",
    transform: TimeLimit.init)
  var timeLimit: TimeLimit?

  @Option(
    parsing: .unconditional, help: "The number of givens: 28, 22-24, or 26+.",
    transform: Measure.givens.range(argument:))
  var givens: ClosedRange<Int>?

  @Flag(help: "Only puzzles whose givens are symmetric in any way.")
  var symmetric = false

  @Option(help: "The symmetry of the givens, which may be more symmetric than that.")
  var symmetry = Choice(Symmetry.none)

  @Flag(help: "Only puzzles that need each of their givens.")
  var minimal = false

  @Flag(help: "Print only how many there are.")
  var count = false

  @Option(parsing: .unconditional, help: "Stop after this many.")
  var limit: Int?

  static let valueOptions: [ValueOption] =
    [
      .repeating("--needs"), .repeating("--without"), .once("--level"), .once("--rating", "--er"),
      .once("--time-limit"), .once("--givens"), .once("--symmetry"), .once("--limit"),
    ] + BatchOptions.valueOptions

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit is \(limit); give 1 or more.") }
    if timeLimit != nil, rating == nil { throw ValidationError("--time-limit goes with --rating.") }
    guard conditions.asksForAnything else {
      throw ValidationError(
        "find needs a condition, such as --level hard; 'solve' tells which puzzles have one solution."
      )
    }
    for choice in needs where without.contains(where: { choice.ids.isSubset(of: $0.ids) }) {
      let name = choice.ids.count == 1 ? choice.ids.first?.facts.name : nil
      throw ValidationError("--needs and --without both name \(name ?? "the same group").")
    }
  }

  private var conditions: PuzzleConditions {
    PuzzleConditions(
      givens: givens, isSymmetric: symmetric, symmetry: symmetry.value, isMinimal: minimal,
      level: level?.value, needed: needs.map(\.ids),
      excluded: without.reduce(into: []) { $0.formUnion($1.ids) }, rating: rating,
      timeLimit: timeLimit)
  }

  func run() throws {
    var output = BatchOutput(to: try batch.output.makeFile(), isForEnd: count)
    let (conditions, json, isCount, limit) = (conditions, batch.json, count, limit ?? .max)
    var found = 0
    do {
      try PuzzleBatch.run(
        batch, isQuick: conditions.areQuick, into: &output,
        work: { entry, place in
          switch conditions.judge(entry) {
          case .met(let found):
            let record = json && !isCount ? JSONLine.text(of: PlacedRecord(found, at: place)) : nil
            return Judged.met(isCount ? [] : [record ?? entry.line])
          case .unmet: return Judged.unmet
          case .unrated: return Judged.unrated
          }
        },
        finish: { judged, place, output in
          switch judged {
          case .met(let lines):
            output.print(lines)
            found += 1
            if found == limit { throw Enough() }
          case .unmet: output.print([])
          case .unrated:
            output.print([])
            output.say("\(place): not rated within the time limit")
          }
        })
    } catch is Enough {}
    if count {
      output.print(json ? JSONLine.text(of: FoundCount(count: found)) + "\n" : "\(found)\n")
    }
    try output.end()
  }

  /// A puzzle that was judged, with the lines to print if it meets the conditions.
  private enum Judged: Sendable {
    case met([String])
    case unmet
    case unrated
  }

  /// Signals that no more puzzles are wanted.
  private struct Enough: Error {}

  /// The number of puzzles found, as `find --count --json` prints it.
  private struct FoundCount: Encodable {
    let count: Int
  }
}
