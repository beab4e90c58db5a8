import ArgumentParser
import Formats
import Hints
import Screens
import Sudoku

/// Lists every step of a position.
struct StepsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "steps",
    abstract: "List every step that there is at a position, not just the easiest.",
    discussion: """
      Prints 'puzzle,steps' for each puzzle, and below it a line for each step, the easiest \
      technique first: its name and place, its score as HoDoKu counts it, and what it places or \
      removes. A conclusion that a technique reaches in several ways is listed once. The position \
      may have digits placed and candidates, in any format that 'convert' reads.

      All techniques are tried but mutant fish and templates, which take minutes: name them with \
      --technique to have them too. Forcing nets may take a second.

        ultimate-sudoku steps --technique x-wing --technique skyscraper puzzles.txt
        ultimate-sudoku steps --furthest PUZZLE | head -2

      Ends with status 1 where a line is no puzzle or has not exactly one solution.
      """)

  @OptionGroup var batch: BatchOptions

  @Option(
    help: """
      List only the steps of this technique; several add up. By name (xyWing, "XY-Wing") or by \
      HoDoKu's code (0800); 'generate --techniques' lists most of them.
      """)
  var technique: [SearchedTechniqueName] = []

  @Flag(
    help: """
      List first what leads furthest: the steps after which singles settle the most cells, and \
      how many.
      """)
  var furthest = false

  func run() throws {
    var output = BatchOutput()
    let (wanted, isByReach, json) = (Set(technique.map(\.id)), furthest, batch.json)
    try PuzzleBatch.run(batch, into: &output) { entry in
      let check = PuzzleCheck(asItStands: entry)
      guard check.solution != nil else { return .failure(Words.english.text(of: check)) }
      let listed = ListedPuzzle(entry, only: wanted, furthestFirst: isByReach)
      return .lines(json ? [JSONLine.text(of: listed)] : listed.lines)
    }
    try output.end()
  }
}

/// A puzzle with all its steps, as `steps` prints it.
struct ListedPuzzle: Encodable {
  /// The digits as they stand.
  let puzzle: String
  let steps: [Step]

  /// A step of the list.
  struct Step: Encodable {
    let technique: TechniqueID
    /// HoDoKu's code.
    let code: String
    /// The technique and its place: "Hidden Pair in row 3".
    let title: String
    let score: Int
    let level: Level
    let cells: [String]
    let houses: [String]
    let places: [String]
    let removes: [String]
    /// The number of ways in which the technique finds it.
    let ways: Int
    /// The number of cells that singles settle after it, its own included, if that was asked for.
    let settles: Int?
  }

  /// Lists the steps of `entry` as it stands, which has exactly one solution: those of the
  /// techniques `wanted`, or of all that people can follow if there are none.
  init(_ entry: PuzzleEntry, only wanted: Set<TechniqueID> = [], furthestFirst: Bool = false) {
    let position = entry.start
    var list = AllSteps(
      in: position,
      by: wanted.isEmpty
        ? TechniqueCatalog.listed
        : TechniqueCatalog.all.filter { !wanted.isDisjoint(with: $0.kinds) })
    list.complete()
    let found = list.steps.filter { wanted.isEmpty || wanted.contains($0.deduction.technique) }
    let steps = found.map { step in
      Step(
        step, in: position, settles: furthestFirst ? position.cellsSettled(by: step.deduction) : nil
      )
    }
    puzzle = entry.grid.description
    self.steps =
      furthestFirst
      ? steps.enumerated().sorted {
        (-($0.element.settles ?? 0), $0.offset) < (-($1.element.settles ?? 0), $1.offset)
      }.map(\.element) : steps
  }

  /// A summary line, followed by one line per step.
  var lines: [String] {
    let width = String(steps.count).count
    return ["\(puzzle),\(steps.count)"]
      + steps.enumerated().map { number, step in
        let place = "\(number + 1)"
        let blanks = String(repeating: " ", count: 2 + width - place.count)
        let reach = step.settles.map { ", settles \($0)" } ?? ""
        return "\(blanks)\(place). \(step.title) (\(step.score)): \(step.conclusion)\(reach)"
      }
  }
}

extension ListedPuzzle.Step {
  init(_ step: ListedStep, in position: CandidateGrid, settles: Int?) {
    let deduction = step.deduction
    let facts = deduction.technique.facts
    technique = facts.id
    code = facts.code
    title = deduction.explanation(in: .english, of: position).title
    score = facts.score
    level = facts.level
    cells = deduction.pattern.cells.map(\.description)
    houses = deduction.pattern.houses.map(\.name)
    places = deduction.placements.map(\.description)
    removes = deduction.eliminations.sorted().map { "\($0.cell)<>\($0.digit)" }
    ways = step.ways
    self.settles = settles
  }

  /// The outcome: "r1c2=5", or "r3c4<>7 r3c5<>7".
  fileprivate var conclusion: String { (places + removes).joined(separator: " ") }
}
