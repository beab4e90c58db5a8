import Formats
import Generating
import Grading
import Hints
import Sudoku

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
  /// The time to rate a puzzle in, if it is limited.
  var timeLimit: TimeLimit?

  /// The verdict on a puzzle.
  enum Judgement: Sendable {
    case met(FoundPuzzle)
    case unmet
    /// All but the rating are met, and that took too long.
    case unrated
  }

  /// `true` if no puzzle has to be graded or rated.
  var areQuick: Bool { !asksForGrade && rating == nil }

  /// `true` if there is a condition beside that of exactly one solution.
  var asksForAnything: Bool {
    !areQuick || givens != nil || isSymmetric || symmetry != .none || isMinimal
  }

  private var asksForGrade: Bool { level != nil || !needed.isEmpty || !excluded.isEmpty }

  /// Tells if `entry` meets all conditions. Checks the quick ones first.
  func judge(_ entry: PuzzleEntry) -> Judgement {
    guard fits(entry.givens), BoardFindings(entry).check.solution != nil else { return .unmet }
    if isMinimal {
      guard !entry.isNarrowed, PuzzleCheck(entry.givens).solution != nil,
        Reduction.redundantGivens(of: entry.givens).isEmpty
      else { return .unmet }
    }
    let start = entry.start
    var finding = FoundPuzzle(
      puzzle: entry.grid.description, position: entry.reducedLine, givens: entry.givens.count)
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
struct FoundPuzzle: Encodable {
  /// The digits as they stand.
  let puzzle: String
  /// The whole position if the digits don't say all.
  let position: String?
  let givens: Int
  var level: Level?
  var score: Int?
  var hardest: TechniqueRecord?
  var rating: Double?
}
