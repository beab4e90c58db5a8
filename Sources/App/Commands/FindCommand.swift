import ArgumentParser
import Formats
import Generating
import Grading
import Hints
import Sudoku

struct FindCommand: ScriptCommand {
  static let name = "find"
  static func summary(in language: Language) -> String {
    language.say(
      "Find puzzles by level, technique, rating, symmetry …",
      "난이도, 기법, 점수, 대칭 같은 조건에 맞는 퍼즐을 찾아요.")
  }

  static let discussion = """
    Prints the puzzles that meet all conditions, in the order of the input: as lines of 81, or in \
    HoDoKu's library format where digits are placed or candidates removed. A puzzle without \
    exactly one solution meets none. As with 'rate', digits and candidates count as they stand, \
    and --needs, --without and --level are about the steps that 'rate --steps' prints. --givens, \
    --symmetry and --minimal are about the givens alone. Ends with status 1 if a line isn't a \
    puzzle.

    --needs and --without take a technique by its name or code ('generate --techniques' lists \
    them) or a group: singles, intersections, subsets, fish, singleDigit, uniqueness, wings, \
    coloring, chains, almostLockedSets, lastResorts. Given several times, all --needs must be met, \
    and no --without used.

    The quick conditions come first: givens and symmetry, then --minimal, then level and \
    techniques, and Sudoku Explainer's rating last. So --rating is a lot faster together with \
    others. With --time-limit, standard error says which puzzles took too long to rate.

    EXAMPLES:
      ultimate-sudoku find --needs skyscraper --without uniqueness puzzles.txt
      ultimate-sudoku find --er 6.6-7.2 --givens 22-24 --symmetric puzzles.txt
      ultimate-sudoku find --level hard --count lists/*.txt
      ultimate-sudoku find --level expert a.txt | ultimate-sudoku rate
    """

  @OptionGroup var batch: BatchOptions

  @Option(
    help: ArgumentHelp(
      "Only puzzles that need this technique, or one of this group. Repeat it for several.",
      valueName: "technique"), completion: .list(TechniqueChoice.gradedNames),
    transform: TechniqueChoice.init(graded:))
  var needs: [TechniqueChoice] = []

  @Option(
    help: ArgumentHelp(
      "Only puzzles solved without this technique or group. Repeat it for several.",
      valueName: "technique"), completion: .list(TechniqueChoice.gradedNames),
    transform: TechniqueChoice.init(graded:))
  var without: [TechniqueChoice] = []

  @Option(help: .level)
  var level: Choice<Level>?

  @Option(
    name: [.long, .customLong("er")], parsing: .unconditional, help: .rating,
    transform: Measure.rating.range(argument:))
  var rating: ClosedRange<Int>?

  @Option(
    parsing: .unconditional,
    help: "With --rating: leave out what takes longer than this to rate, in seconds: 0.5.",
    transform: TimeLimit.init)
  var timeLimit: TimeLimit?

  @Option(parsing: .unconditional, help: .givens, transform: Measure.givens.range(argument:))
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

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit is \(limit). Give 1 or more.") }
    if timeLimit != nil, rating == nil { throw ValidationError("--time-limit goes with --rating.") }
    guard conditions.asksForAnything else {
      throw ValidationError(
        "find needs a condition, such as --level hard. 'solve' tells which puzzles have one solution."
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
    let (conditions, isCount) = (conditions, count)
    let found = try PuzzleBatch.run(
      batch, isQuick: conditions.areQuick, limit: limit ?? .max, into: &output
    ) { entry in
      switch conditions.judge(entry) {
      case .met(let found): .record(isCount ? nil : found)
      case .unmet: .nothing()
      case .unrated: .nothing(remark: "not rated within the time limit")
      }
    }
    if count {
      output.print(batch.json ? JSONLine.text(of: FoundCount(count: found)) + "\n" : "\(found)\n")
    }
    try output.end()
  }

  /// The number of puzzles found, as `find --count --json` prints it.
  private struct FoundCount: Encodable {
    let count: Int
  }
}

/// The conditions of `find`. Those that are `nil` or empty are met by every puzzle.
struct PuzzleConditions: Sendable {
  var givens: ClosedRange<Int>?
  /// The givens must lie symmetrically, in whatever way.
  var isSymmetric = false
  var symmetry = Symmetry.none
  var isMinimal = false
  var level: Level?
  /// The sets of which the solution must use at least one technique each.
  var needed: [Set<TechniqueID>] = []
  /// The techniques that the solution mustn't use.
  var excluded: Set<TechniqueID> = []
  /// Sudoku Explainer's rating in tenths.
  var rating: ClosedRange<Int>?
  /// The time limit for rating a puzzle, if any.
  var timeLimit: TimeLimit?

  enum Judgement: Sendable {
    case met(FoundPuzzle)
    case unmet
    /// All but the rating are met, which took too long.
    case unrated
  }

  /// `true` if no puzzle has to be graded or rated.
  var areQuick: Bool { !asksForGrade && rating == nil }

  /// `true` if there is a condition besides that of exactly one solution.
  var asksForAnything: Bool {
    !areQuick || givens != nil || isSymmetric || symmetry != .none || isMinimal
  }

  private var asksForGrade: Bool { level != nil || !needed.isEmpty || !excluded.isEmpty }

  /// Judges `entry` by all conditions, the quick ones first.
  func judge(_ entry: PuzzleEntry) -> Judgement {
    guard fits(entry.givens), BoardFindings(entry).check.solution != nil else { return .unmet }
    if isMinimal {
      guard !entry.isNarrowed, PuzzleCheck(entry.givens).solution != nil,
        Reduction.redundantGivens(of: entry.givens).isEmpty
      else { return .unmet }
    }
    let start = entry.start
    var finding = FoundPuzzle(
      line: entry.line, puzzle: entry.grid.description, position: entry.reducedLine,
      givens: entry.givens.count)
    if asksForGrade {
      guard let tally = fittingTally(of: start) else { return .unmet }
      finding.level = tally.level
      finding.score = tally.score
      finding.hardest = tally.hardest.map(TechniqueRecord.init)
    }
    if let rating {
      let stop = timeLimit?.stop ?? .never
      let found = Explainer().rating(of: start, upTo: rating.upperBound, stop: stop)
      guard let found else { return stop.isDue ? .unrated : .unmet }
      guard rating.contains(found.rating) else { return .unmet }
      finding.rating = Double(found.rating) / 10
    }
    return .met(finding)
  }

  private func fits(_ grid: Grid) -> Bool {
    if let givens, !givens.contains(grid.count) { return false }
    guard isSymmetric || symmetry != .none else { return true }
    let cells = grid.filledCells
    guard symmetry.holds(for: cells) else { return false }
    return !isSymmetric || Symmetry.allCases.contains { $0 != .none && $0.holds(for: cells) }
  }

  /// Returns the totals of the solution if it is of the level and uses the right techniques.
  private func fittingTally(of start: CandidateGrid) -> Tally? {
    let highest = level ?? .extreme
    let grader = Grader(techniques: TechniqueCatalog.upTo(highest))
    let grade = grader.grade(start) {
      $0.level <= highest && excluded.isDisjoint(with: $0.uses.keys)
    }
    guard let grade, grade.isSolved, grade.level == level ?? grade.level,
      needed.allSatisfy({ !$0.isDisjoint(with: grade.tally.uses.keys) })
    else { return nil }
    return grade.tally
  }
}

/// A puzzle that meets the conditions, with what had to be found out, as `find --json` prints it.
struct FoundPuzzle: PuzzleRecord {
  fileprivate let line: String
  let puzzle: String
  let position: String?
  let givens: Int
  var level: Level?
  var score: Int?
  var hardest: TechniqueRecord?
  var rating: Double?

  var lines: [String] { [line] }

  private enum CodingKeys: CodingKey {
    case puzzle, position, givens, level, score, hardest, rating
  }
}
