import Grading
import Sudoku

/// Solves drafts of hard and expert puzzles beforehand, in a part of the time of a grade, and puts
/// givens back where it gets stuck.
///
/// ``BasicSteps`` goes as far as it can. Only where it ends, the harder techniques are asked for
/// one step. A given that is put back is put into the position as it stands: what was concluded
/// before still holds.
///
/// Most drafts are rehearsed without the techniques that take longest: a given may be put back that
/// these could spare. One draft in ``thoroughEvery`` is rehearsed with all of them, so that puzzles
/// which need one come up too.
struct Rehearsal: Sendable {
  /// Of so many drafts one is rehearsed with all techniques.
  static let thoroughEvery = 8

  private let quick: Grader
  private let thorough: Grader
  /// No step is looked for when those before have such a score.
  private let enough: Int

  /// What the other steps of a puzzle, those of ``BasicSteps``, come to as a rule.
  private static let basicScore = 400

  /// What takes long to look for.
  private static let leftOut: Set<TechniqueID> = [
    .uniqueness1, .uniqueness2, .uniqueness3, .uniqueness4, .uniqueness5, .uniqueness6,
    .hiddenRectangle, .avoidableRectangle1, .avoidableRectangle2, .finnedSwordfish,
    .sashimiSwordfish, .finnedJellyfish, .sashimiJellyfish, .sueDeCoq, .alsXZ, .alsXYWing,
    .alsChain, .deathBlossom, .groupedContinuousNiceLoop, .groupedDiscontinuousNiceLoop,
    .groupedAlternatingInferenceChain,
  ]

  /// For puzzles that need nothing above `level`; nil where ``BasicSteps`` alone tell these, and
  /// where there is no limit.
  init?(upTo level: Level) {
    guard level == .hard || level == .expert, let limit = level.scoreLimit else { return nil }
    let techniques = TechniqueCatalog.grading.filter {
      (Level.hard...level).contains($0.facts.level)
    }
    thorough = Grader(techniques: techniques)
    quick = Grader(
      techniques: techniques.filter { technique in
        !Self.leftOut.isSuperset(of: technique.kinds)
      })
    enough = limit - Self.basicScore
  }

  /// Solves `draft`, of which `basic` is the position where the basic steps end, and puts parts back
  /// where it gets stuck: what was taken out last of what is not known there.
  ///
  /// - Returns: the level of the hardest step; nil where no more can be put back, or `allows` says
  ///   of the number of givens that it may not be.
  func run(
    _ draft: inout PuzzleDraft, _ basic: BasicSteps, isThorough: Bool, _ allows: (Int) -> Bool
  ) -> Level? {
    let grader = isThorough ? thorough : quick
    var (basic, tally) = (basic, Tally())
    while !basic.isSolved {
      let position = Self.position(draft, basic)
      if tally.score < enough, let step = grader.step(from: position) {
        tally.count(step.technique)
        basic.narrow(Self.narrowings(step))
      } else {
        let before = draft.given
        guard draft.refill(without: basic.settled), allows(draft.count) else { return nil }
        basic.narrow(Self.narrowings(draft.given & ~before, draft.full))
      }
    }
    return tally.hardest?.level ?? .easy
  }

  private static func position(_ draft: PuzzleDraft, _ basic: BasicSteps) -> CandidateGrid {
    CandidateGrid(
      grid: draft.full.grid(of: basic.settled), givens: CellSet(draft.given.cells),
      notes: { DigitSet(bits: basic.candidates(at: $0.index)) })
  }

  private static func narrowings(_ step: Deduction) -> [(cell: Int, digits: UInt16)] {
    step.placements.map { ($0.cell.index, 1 << UInt16($0.digit.index)) }
      + step.eliminations.map { ($0.cell.index, ~(1 << UInt16($0.digit.index))) }
  }

  private static func narrowings(
    _ cells: CellBits, _ full: FullGrid
  ) -> [(cell: Int, digits: UInt16)] {
    cells.cells.map { ($0.index, 1 << UInt16(full.digits[$0.index] - 1)) }
  }
}
