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
    guard let found = position(of: technique, in: givens),
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
      deductions: finder.all(in: position).filter { $0.technique == technique },
      showsCandidates: Lesson.teaching(technique)?.showsCandidates ?? true)
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
        if Stop.cancelled.isDue { return nil }
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
  private static func position(of technique: TechniqueID, in givens: Grid) -> CandidateGrid? {
    let grader = Grader(techniques: TechniqueCatalog.upTo(technique))
    var position = CandidateGrid(givens: givens)
    while let step = grader.step(from: position, stop: .cancelled) {
      if step.technique == technique { return position }
      position.apply(step)
    }
    return nil
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

extension Drill {
  /// The judgement of a player's progress in a position.
  public enum Verdict: Hashable, Sendable {
    /// The technique is still to be used. Has the number of conclusions drawn from the deduction
    /// that is furthest along.
    case open(drawn: Int, of: Int)
    /// All conclusions of a deduction are drawn.
    case found(Deduction)
    /// A wrong digit was placed.
    case wrongDigit(Candidate)
    /// A candidate was removed that the solution needs.
    case needed(Candidate)
    /// A placement or removal is right, but doesn't follow from the technique.
    case unrelated(Candidate)
  }

  /// Returns the verdict on `board`, which began with the position. A digit that answers it counts
  /// whatever else is wrong; besides that, errors come first, then success. Changes that are right
  /// for another reason only count if there is nothing else to report.
  public func verdict(on board: Board) -> Verdict {
    let placed = position.open.compactMap { cell in board.grid[cell].map { Candidate(cell, $0) } }
    if let found = deductions.first(where: {
      !$0.placements.isEmpty && $0.eliminations.isEmpty
        && $0.placements.allSatisfy(placed.contains)
    }) {
      return .found(found)
    }
    if let wrong = placed.first(where: { puzzle.solution[$0.cell] != $0.digit }) {
      return .wrongDigit(wrong)
    }
    let removed = removed(on: board)
    if let needed = removed.first(where: { puzzle.solution[$0.cell] == $0.digit }) {
      return .needed(needed)
    }
    let drawn = Set(placed)
    let gone = Set(removed).union(ruledOut(by: placed))
    if let found = deductions.first(where: { count(of: $0, drawn, gone) == $0.conclusionCount }) {
      return .found(found)
    }
    if let unrelated = (placed + removed).first(where: { !isConcluded($0, drawn) }) {
      return .unrelated(unrelated)
    }
    let best = deductions.map { (count(of: $0, drawn, gone), $0.conclusionCount) }
      .max { ($0.0, -$0.1) < ($1.0, -$1.1) }
    return .open(drawn: best?.0 ?? 0, of: best?.1 ?? 0)
  }

  /// The deduction to show as help: the one with the shortest chain, then with the fewest
  /// conclusions.
  public var easiest: Deduction? {
    deductions.min { ($0.length, $0.conclusionCount) < ($1.length, $1.conclusionCount) }
  }

  /// Returns the candidates of empty cells that are no longer noted.
  private func removed(on board: Board) -> [Candidate] {
    guard showsCandidates else { return [] }
    return position.open.filter { board.grid[$0] == nil }.flatMap { cell in
      position[cell].subtracting(board.possibilities(at: cell)).map { Candidate(cell, $0) }
    }
  }

  /// Returns the candidates ruled out by placed digits.
  private func ruledOut(by placed: [Candidate]) -> Set<Candidate> {
    Set(
      placed.flatMap { digit in
        digit.cell.peers.map { Candidate($0, digit.digit) }
          + position[digit.cell].filter { $0 != digit.digit }.map { Candidate(digit.cell, $0) }
      })
  }

  private func count(
    of deduction: Deduction, _ placed: Set<Candidate>, _ gone: Set<Candidate>
  ) -> Int {
    deduction.placements.isEmpty
      ? deduction.eliminations.count(where: gone.contains)
      : deduction.placements.count(where: placed.contains)
  }

  /// Returns `true` if `candidate` is a conclusion of the technique or follows directly from a
  /// placed digit.
  private func isConcluded(_ candidate: Candidate, _ placed: Set<Candidate>) -> Bool {
    deductions.contains {
      $0.eliminations.contains(candidate) || $0.placements.contains(candidate)
    }
      || placed.contains { $0.digit == candidate.digit && $0.cell.isPeer(of: candidate.cell) }
  }
}

extension Deduction {
  /// The length of the explanation: the statements of the chains and the cells of the sets.
  fileprivate var length: Int {
    pattern.chains.map(\.statements.count).reduce(0, +)
      + pattern.sets.map(\.cells.count).reduce(0, +)
  }

  /// The number of digits to place, or else of candidates to remove.
  fileprivate var conclusionCount: Int {
    placements.isEmpty ? eliminations.count : placements.count
  }
}

/// The source puzzles of practice positions.
public enum DrillBook {
  /// The techniques that can be practised, easiest first.
  public static let techniques: [TechniqueFacts] = graded.filter { puzzles[$0.id] != nil }

  /// The grading techniques that can't be practised, because no puzzle is known that needs them
  /// before anything harder. A guess isn't a technique.
  public static let missing: [TechniqueFacts] =
    graded
    .filter { puzzles[$0.id] == nil && $0.id != .bruteForce }

  private static let graded = TechniqueID.allCases.map(\.facts).filter(\.isInGrading)

  /// Returns puzzles that need `technique` before anything harder. Empty if it can't be practised.
  static func puzzles(for technique: TechniqueID) -> [Grid] { puzzles[technique] ?? [] }

  private static let puzzles = Dictionary(
    uniqueKeysWithValues: PuzzleList.drills.compactMap { list in
      TechniqueID(rawValue: String(list.heading)).map { technique in
        (technique, list.lines.compactMap { try? Grid(text: $0) })
      }
    })
}
