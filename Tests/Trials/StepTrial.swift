import Generating
import Grading
import Hints
import Sudoku
import Synchronization

extension Trial {
  /// Every step in random positions on the way through puzzles of all levels.
  static let steps = Trial(
    "steps", "No step of any technique contradicts the solution.", unit: "positions",
    short: 8, long: 10_000, isInside: true
  ) { attempt in
    let puzzle = try attempt.puzzle()
    let position = attempt.position(of: puzzle)
    var list = AllSteps(in: position, by: techniques)
    list.complete()
    for step in list.steps { attempt.expectSound(step.deduction, position, puzzle) }
    guard attempt.once(in: 30) else { return }
    let questions = Mutex(2000)
    let stop = Stop {
      questions.withLock { left in
        left -= 1
        return left < 0
      }
    }
    if let proof = Explainer().proof(from: position, stop: stop) {
      attempt.expectSound(proof, position, puzzle)
    }
  }

  private static let techniques =
    TechniqueCatalog.listed
    + [TechniqueID.templateSet, .templateDelete].compactMap(TechniqueCatalog.technique)
}

extension Attempt {
  /// Returns a puzzle of any level, or one rated 9.0 or above.
  fileprivate func puzzle() throws -> Puzzle {
    let requests =
      Level.allCases.map { PuzzleRequest(level: $0) } + [PuzzleRequest(explainerRating: 90...120)]
    var generator = try Generator(one(of: requests), seed: random.next())
    return try generator.puzzle(0)
  }

  /// Returns a position that a solver of some skill reaches, or one in which some digits of the
  /// solution stand, often without some of the candidates that are wrong.
  fileprivate func position(of puzzle: Puzzle) -> CandidateGrid {
    var position = CandidateGrid(givens: puzzle.givens)
    if once(in: 3) {
      for cell in random.shuffled(position.open).prefix(random.below(45)) {
        if let digit = puzzle.solution[cell] { position.place(Candidate(cell, digit)) }
      }
    } else {
      let grader = Grader(techniques: TechniqueCatalog.upTo(one(of: [.medium, .expert])))
      let steps = grader.grade(position).steps
      for step in steps.prefix(random.below(steps.count + 1)) { position.apply(step) }
    }
    let percent = one(of: [0, 0, 2, 5, 10, 20])
    for candidate in position.candidates(in: position.open)
    where puzzle.solution[candidate.cell] != candidate.digit && random.below(100) < percent {
      position.remove(candidate)
    }
    return position
  }

  fileprivate func expectSound(
    _ step: Deduction, _ position: CandidateGrid, _ puzzle: Puzzle
  ) {
    let isSound =
      step.placements.allSatisfy { puzzle.solution[$0.cell] == $0.digit }
      && step.eliminations.allSatisfy {
        position.contains($0) && puzzle.solution[$0.cell] != $0.digit
      }
    expect(
      isSound,
      "\(step.technique) of \(puzzle.givens): \(step.placements), \(step.eliminations), \(step.pattern)"
    )
  }
}
