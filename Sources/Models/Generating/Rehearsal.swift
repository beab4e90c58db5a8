import Grading
import Sudoku

/// Solves drafts of hard and expert puzzles in a fraction of the time of grading, and restores
/// givens if it gets stuck.
///
/// ``BasicSteps`` goes as far as it can. Then the harder techniques are asked for one step. A
/// restored given is added to the current position, because earlier conclusions still hold.
///
/// Most rehearsals skip the slowest techniques, and may restore a given that these would make
/// unnecessary. One draft in ``thoroughEvery`` is rehearsed with all of them, so that there are
/// puzzles that need one.
struct Rehearsal: Sendable {
  /// The interval of drafts that are rehearsed with all techniques.
  static let thoroughEvery = 8

  private let quick: Grader
  private let thorough: Grader
  /// The score from which no more steps are looked for.
  private let enough: Int

  /// The usual score of the other steps of a puzzle, those of ``BasicSteps``.
  private static let basicScore = 400

  /// The slowest techniques.
  private static let leftOut: Set<TechniqueID> = [
    .uniqueness1, .uniqueness2, .uniqueness3, .uniqueness4, .uniqueness5, .uniqueness6,
    .hiddenRectangle, .avoidableRectangle1, .avoidableRectangle2, .finnedSwordfish,
    .sashimiSwordfish, .finnedJellyfish, .sashimiJellyfish, .sueDeCoq, .alsXZ, .alsXYWing,
    .alsChain, .deathBlossom, .groupedContinuousNiceLoop, .groupedDiscontinuousNiceLoop,
    .groupedAlternatingInferenceChain,
  ]

  /// Creates a rehearsal for puzzles that need nothing above `level`. `nil` if ``BasicSteps``
  /// suffices or there is no limit.
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

  /// Solves `draft` from `basic`, the position after the basic steps, and restores parts if it gets
  /// stuck: the latest removed part that isn't known there.
  ///
  /// - Returns: the level of the hardest step, or `nil` if no more can be restored or `allows`
  ///   rejects the number of givens.
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
