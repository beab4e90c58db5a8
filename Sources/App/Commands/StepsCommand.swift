import ArgumentParser
import Formats
import Hints
import Screens
import Sudoku

struct StepsCommand: ScriptCommand {
  static let name = "steps"
  static func summary(in language: Language) -> String {
    language.say(
      "List every possible step in a position, not just the easiest.",
      "가장 쉬운 단계만이 아니라 지금 가능한 모든 단계를 보여 줘요.")
  }

  static let discussion = """
    Prints 'puzzle,steps' for each puzzle, and below it a line for each step, the easiest \
    technique first: its name and place, its score as HoDoKu counts it, and what it places or \
    removes. A conclusion that a technique reaches in several ways is listed once. The position \
    may have digits placed and candidates, in any format that 'convert' reads.

    All techniques are tried but mutant fish and templates, which take minutes: name them with \
    --technique to include them. Forcing nets may take a second.

    If none that puzzles are graded by applies, standard error says so. --chains lists Sudoku \
    Explainer's chains there, each with its rating (SE) in place of a score, which can take \
    seconds. Ends with status 1 if a line isn't a puzzle or doesn't have exactly one solution.

    EXAMPLES:
      ultimate-sudoku steps --technique xWing --technique skyscraper puzzles.txt
      ultimate-sudoku steps --furthest position.txt | head -2
    """

  @OptionGroup var batch: BatchOptions

  @Option(
    help: """
      List only the steps of this technique. Repeat it for several. By name (xyWing, "XY-Wing") or \
      by HoDoKu's code (0800), as 'generate --techniques' lists them. The groups that 'find' \
      takes, exocets and fireworks can be named too.
      """, completion: .list(TechniqueChoice.allNames),
    transform: TechniqueChoice.init(anyOf:))
  var technique: [TechniqueChoice] = []

  @Flag(
    help: """
      List first what leads furthest: the steps after which singles settle the most cells, and \
      how many.
      """)
  var furthest = false

  @Flag(
    help: """
      If no technique that puzzles are graded by applies, list Sudoku Explainer's chains of the \
      easiest kind that there is, one for each candidate that they remove.
      """)
  var chains = false

  func run() throws {
    var output = BatchOutput(to: try batch.output.makeFile())
    let (wanted, isByReach, hasChains) = (Set(technique.flatMap(\.ids)), furthest, chains)
    try PuzzleBatch.run(batch, into: &output) { entry in
      let findings = BoardFindings(entry)
      guard findings.check.solution != nil else {
        return .failure(Words.english.text(of: findings))
      }
      let list = StepList(entry, only: wanted, thenChains: hasChains, furthestFirst: isByReach)
      let remark =
        hasChains || list.hasGradedStep || !wanted.isEmpty || entry.start.isSolved
        ? nil
        : "no technique of the grading applies. Mutant fish and templates weren't tried, and "
          + "'--chains' lists chains"
      return .record(list, remark: remark)
    }
    try output.end()
  }
}

/// A puzzle with all its steps, as `steps` prints it.
struct StepList: PuzzleRecord {
  let puzzle: String
  let position: String?
  let steps: [StepRecord]

  /// Lists the steps of `entry` as it stands, which has exactly one solution: those of the
  /// techniques `wanted`, or of all that people can follow if there are none. With `chains`, Sudoku
  /// Explainer's follow where none of the grading applies.
  init(
    _ entry: PuzzleEntry, only wanted: Set<TechniqueID> = [], thenChains chains: Bool = false,
    furthestFirst: Bool = false
  ) {
    let position = entry.start
    var list = AllSteps(
      in: position,
      by: wanted.isEmpty
        ? TechniqueCatalog.listed
        : TechniqueCatalog.all.filter { !wanted.isDisjoint(with: $0.kinds) },
      thenChains: chains && wanted.isEmpty)
    list.complete()
    let found = list.steps.filter { wanted.isEmpty || wanted.contains($0.deduction.technique) }
    let steps = found.map { step in
      StepRecord(
        step.deduction, in: position, level: step.deduction.technique.facts.level, ways: step.ways,
        settles: furthestFirst ? position.cellsSettled(by: step.deduction) : nil)
    }
    (puzzle, self.position) = (entry.grid.description, entry.reducedLine)
    self.steps = furthestFirst ? steps.sorted { $0.settles ?? 0 > $1.settles ?? 0 } : steps
  }

  /// `true` if there is a step of a technique that puzzles are graded by.
  var hasGradedStep: Bool { steps.contains { $0.deduction.technique.id.facts.isInGrading } }

  /// A summary line, followed by one line per step.
  var lines: [String] {
    let width = String(steps.count).count
    return ["\(position ?? puzzle),\(steps.count)"]
      + steps.enumerated().map { number, step in
        let place = "\(number + 1)"
        let blanks = String(repeating: " ", count: 2 + width - place.count)
        let reach = step.settles.map { ", settles \($0)" } ?? ""
        return "\(blanks)\(place). \(step.line)\(reach)"
      }
  }
}
