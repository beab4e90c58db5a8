import Generating
import Grading
public import Sudoku

/// A position for practising a technique, which is the easiest one that helps there.
public struct Drill: Hashable, Sendable {
  /// The technique to practise.
  public let technique: TechniqueID
  /// The puzzle that the position comes from.
  public let puzzle: Puzzle
  /// The digits and candidates after all easier steps.
  public let position: CandidateGrid
  /// All deductions of the technique in the position, at least one.
  public let deductions: [Deduction]
  /// `true` if the board begins with all candidates noted. Otherwise notes are up to the player.
  public var showsCandidates = true

  /// Returns the position with a number, the same everywhere. Positions all look different. `nil`
  /// if the technique can't be practised or the task is cancelled.
  ///
  /// A puzzle that is known to need the technique is solved up to that point, and then transformed.
  @concurrent
  public static func make(_ technique: TechniqueID, seed: UInt64) async -> Drill? {
    let puzzles = DrillBook.puzzles(for: technique)
    var random = SeededRandom(seed: seed)
    guard !puzzles.isEmpty, let finder = TechniqueCatalog.technique(technique) else { return nil }
    let givens = puzzles[random.below(puzzles.count)]
    guard let found = try? position(of: technique, in: givens),
      let solution = Solver.uniqueSolution(of: givens)
    else { return nil }
    let transform = GridTransform.random(using: &random)
    let position = transform(found)
    let facts = technique.facts
    return Drill(
      technique: technique,
      puzzle: Puzzle(
        givens: transform(givens), solution: transform(solution), level: facts.level,
        rating: facts.score),
      position: position,
      deductions: finder.all(in: position).filter { $0.technique == technique })
  }

  /// Returns a position of a lesson by number: the first of several tries that contains one of the
  /// lesson's deductions. `nil` if none does or the task is cancelled.
  @concurrent
  public static func make(for lesson: Lesson, seed: UInt64) async -> Drill? {
    var random = SeededRandom(seed: seed)
    for _ in 0..<24 {
      let techniques = lesson.practised
      let technique = techniques[random.below(techniques.count)]
      guard let drill = await make(technique, seed: random.next()) else {
        if Task.isCancelled { return nil }
        continue
      }
      let taught = lesson.deductions(of: drill)
      guard !taught.isEmpty else { continue }
      return Drill(
        technique: technique, puzzle: drill.puzzle, position: drill.position, deductions: taught,
        showsCandidates: lesson.showsCandidates)
    }
    return nil
  }

  /// Returns the position at which `technique` is the next step in solving `givens`.
  private static func position(
    of technique: TechniqueID, in givens: Grid
  ) throws(CancellationError) -> CandidateGrid? {
    let grader = Grader(techniques: TechniqueCatalog.upTo(technique))
    var position = CandidateGrid(givens: givens)
    while let step = try grader.step(from: position, check: checkCancellation) {
      if step.technique == technique { return position }
      position.apply(step)
    }
    return nil
  }

  private static func checkCancellation() throws(CancellationError) {
    if Task.isCancelled { throw CancellationError() }
  }

  /// Returns a game that begins at the position, with its candidates noted if it shows them.
  public func game(id: Int64) -> Game {
    Game(
      id: id, puzzle: puzzle, origin: .training(technique.rawValue), from: position,
      notingCandidates: showsCandidates)
  }
}

extension Lesson {
  /// Returns the lesson's deductions in the position of `drill`. A hidden single of a line must not
  /// also be one of a box, which would be found first.
  fileprivate func deductions(of drill: Drill) -> [Deduction] {
    switch self {
    case .hiddenSingleInBox, .hiddenSingleInLine:
      drill.deductions.compactMap { single in
        guard let pattern = single.pattern as? HiddenSinglePattern else { return nil }
        let boxes = pattern.houses.filter(House.boxes.contains)
        let named = self == .hiddenSingleInBox ? boxes : boxes.isEmpty ? pattern.houses : []
        return named.first.map {
          Deduction(
            .hiddenSingle, placements: single.placements,
            HiddenSinglePattern(pattern.single, [$0]))
        }
      }
    default: drill.deductions
    }
  }
}
