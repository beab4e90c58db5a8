import ArgumentParser
import Formats
import Grading
import Hints
import Screens
import Sudoku

struct RateCommand: ScriptCommand {
  static let name = "rate"
  static func summary(in language: Language) -> String {
    language.say("Say how hard puzzles are, and what solving them takes.", "퍼즐의 난이도와 필요한 기법을 알려요.")
  }

  static let discussion = """
    Prints 'puzzle,level,score,rating,hardest' for each puzzle: the level (easy, medium, hard, \
    expert, extreme) and the score as HoDoKu counts them, the rating of Sudoku Explainer, and the \
    hardest technique that the puzzle needs. In the middle of a game they are for what is left: \
    digits and candidates count as they stand. Ends with status 1 if a line isn't a puzzle or \
    doesn't have exactly one solution.

    The rating takes most of the time, and for the hardest puzzles a minute: --time-limit and \
    --no-rating leave it out. While answers go to a file or a pipe, the terminal shows how many \
    puzzles are done.

    EXAMPLES:
      ultimate-sudoku rate puzzles.txt
      ultimate-sudoku rate --summary lists/*.txt
      ultimate-sudoku rate --time-limit 2 --unordered -o rated.csv puzzles.txt
      ultimate-sudoku rate --steps PUZZLE
    """

  @OptionGroup var batch: BatchOptions

  @Flag(help: "Print each step to the solution below the puzzle.")
  var steps = false

  @Flag(help: "Leave out Sudoku Explainer's rating, which takes most of the time.")
  var noRating = false

  @Option(
    parsing: .unconditional,
    help: "Leave the rating out if it takes longer than this, in seconds: 0.5.",
    transform: TimeLimit.init)
  var timeLimit: TimeLimit?

  @Flag(help: "Print each answer as it comes, not in the order of the puzzles.")
  var unordered = false

  @Flag(help: "Print how many puzzles there are of each level, rating and technique instead.")
  var summary = false

  func validate() throws {
    if summary, steps { throw ValidationError("--summary prints no --steps. Give one of them.") }
    if noRating, timeLimit != nil {
      throw ValidationError(
        "--time-limit is for the rating, which --no-rating leaves out. Give one of them.")
    }
  }

  func run() throws {
    var output = BatchOutput(to: try batch.output.makeFile(), isForEnd: summary)
    let ratings = Monitor(RatingSummary())
    let (steps, isSummary) = (steps, summary)
    let (limit, rates) = (timeLimit, !noRating)
    try PuzzleBatch.run(batch, keepsOrder: !unordered && !summary, into: &output) { entry in
      let findings = BoardFindings(entry)
      guard findings.check.solution != nil else {
        return .failure(Words.english.text(of: findings))
      }
      let rated = RatedPuzzle(entry, withSteps: steps) { position in
        rates ? Explainer().rating(of: position, stop: limit?.stop ?? .never) : nil
      }
      let remark = rates && rated.rating == nil ? "not rated within the time limit" : nil
      if isSummary { ratings.change { $0.add(rated) } }
      return isSummary ? .nothing(remark: remark) : .record(rated, remark: remark)
    }
    if summary {
      let summary = ratings.value
      let lines = batch.json ? [JSONLine.text(of: summary)] : summary.lines
      output.print(lines.map { $0 + "\n" }.joined())
    }
    try output.end()
  }
}

/// A puzzle with its grades, as `rate` prints it.
struct RatedPuzzle: PuzzleRecord {
  /// The digits as they stand: those of the puzzle, and those placed since.
  let puzzle: String
  let position: String?
  let level: Level
  let score: Int
  /// Sudoku Explainer's rating, such as 7.2, if it was asked for and found in time.
  let rating: Double?
  /// Its ratings up to the first digit and of the first step.
  let firstPlacement: Double?
  let firstStep: Double?
  /// The hardest technique of the grade, or `nil` if nothing is left to do.
  let hardest: TechniqueRecord?
  /// The technique of the rating's hardest step.
  let ratedBy: ExplainerRecord?
  let steps: [StepRecord]?
  /// Only present on request.
  let solution: String?

  /// Grades what is left of `entry` as it stands, which has exactly one solution. It is rated by
  /// Sudoku Explainer unless `rating` says otherwise.
  init(
    _ entry: PuzzleEntry, withSteps: Bool, solution: Grid? = nil,
    rating rate: (CandidateGrid) -> ExplainerRating? = { Explainer().rating(of: $0) }
  ) {
    let start = entry.start
    let grade = Grader().grade(start)
    let explained = rate(start)
    self.solution = solution?.description
    (puzzle, position) = (entry.grid.description, entry.reducedLine)
    level = grade.level
    score = grade.score
    rating = explained.map { Double($0.rating) / 10 }
    firstPlacement = explained.map { Double($0.firstPlacement) / 10 }
    firstStep = explained.map { Double($0.firstStep) / 10 }
    ratedBy = (explained?.hardest).map(ExplainerRecord.init)
    hardest = grade.tally.hardest.map(TechniqueRecord.init)
    steps = withSteps ? Self.steps(of: grade, from: start) : nil
  }

  private static func steps(of grade: Grade, from start: CandidateGrid) -> [StepRecord] {
    var position = start
    return grade.steps.map { step in
      defer { position.apply(step) }
      return StepRecord(step, in: position)
    }
  }

  /// The usual name of the hardest technique, or "none".
  var nameOfHardest: String { hardest?.name ?? "none" }

  /// A summary line, followed by one line per step.
  var lines: [String] {
    let rating = rating.map { "\($0)" } ?? ""
    let summary = "\(position ?? puzzle),\(level.rawValue),\(score),\(rating),\(nameOfHardest)"
    let path = (steps ?? []).enumerated().map { number, step in
      let place = String(repeating: " ", count: 4 - String(number + 1).count) + "\(number + 1)"
      return "\(place). \(step.line)"
    }
    return [summary] + path
  }
}

/// The numbers of puzzles of each level, rating and technique, as `rate --summary` prints it.
///
/// ```
/// puzzles                 1,400
///
/// easy                      310   22.1 %
/// medium                    402   28.7 %
///
/// rating 1.x                212   15.1 %
/// not rated                   3    0.2 %
///
/// Naked Single              120    8.6 %
/// ```
struct RatingSummary: Encodable, Sendable {
  private(set) var puzzles = 0
  /// By the name of the level.
  private(set) var levels: [String: Int] = [:]
  /// By the whole points of Sudoku Explainer's rating, or ``notRated``.
  private(set) var ratings: [String: Int] = [:]
  /// By the hardest technique, the frequent ones first.
  var techniques: [TechniqueCount] {
    let counts = counts.map { TechniqueCount(technique: $0.key, puzzles: $0.value) }
    return counts.sorted { ($1.puzzles, $0.name) < ($0.puzzles, $1.name) }
  }

  private var counts: [TechniqueRecord?: Int] = [:]

  /// The number of puzzles whose hardest technique it is, or which need none.
  struct TechniqueCount: Encodable {
    let technique: TechniqueRecord?
    let puzzles: Int

    var name: String { technique?.name ?? "none" }
  }

  private enum CodingKeys: CodingKey { case puzzles, levels, ratings, techniques }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(puzzles, forKey: .puzzles)
    try container.encode(levels, forKey: .levels)
    try container.encode(ratings, forKey: .ratings)
    try container.encode(techniques, forKey: .techniques)
  }

  private static let notRated = "none"

  mutating func add(_ puzzle: RatedPuzzle) {
    puzzles += 1
    levels[puzzle.level.rawValue, default: 0] += 1
    ratings[puzzle.rating.map { String(Int($0)) } ?? Self.notRated, default: 0] += 1
    counts[puzzle.hardest, default: 0] += 1
  }

  /// The text, line by line. Levels and ratings go from easy to hard, techniques from frequent to
  /// rare.
  var lines: [String] {
    let levels = Level.allCases.compactMap { level in
      self.levels[level.rawValue].map { (level.rawValue, $0) }
    }
    let points = ratings.keys.compactMap { Int($0) }.sorted()
    let ratings =
      points.map { ("rating \($0).x", self.ratings[String($0)] ?? 0) }
      + (self.ratings[Self.notRated].map { [("not rated", $0)] } ?? [])
    let techniques = self.techniques.map { ($0.name, $0.puzzles) }
    return [row("puzzles", puzzles)]
      + [levels, ratings, techniques].flatMap { rows in
        rows.isEmpty ? [] : [""] + rows.map { row($0.0, $0.1) + share($0.1) }
      }
  }

  private func row(_ name: String, _ count: Int) -> String {
    let number = ProgressLine.grouped(count)
    // The longest name, and millions.
    let width = max(34, (techniques.map(\.name.count).max() ?? 0) + 11)
    return name + String(repeating: " ", count: max(1, width - name.count - number.count)) + number
  }

  private func share(_ count: Int) -> String {
    let tenths = (count * 1000 + puzzles / 2) / puzzles
    let share = "\(tenths / 10).\(tenths % 10) %"
    return String(repeating: " ", count: 10 - share.count) + share
  }
}
