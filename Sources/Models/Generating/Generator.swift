/// Makes puzzles with exactly one solution and of the level asked for.
///
/// The same seed gives the same puzzle on every machine: only facts about grids and the numbers of
/// ``SeededRandom`` decide.
///
/// A full grid is dug out in random order as long as one solution remains. A puzzle is then graded
/// by ``Grader``, filled up again where it asks too much, and given up for another full grid where
/// it asks too little.
public struct Generator: Sendable {
  /// The levels that the techniques of the catalogue can tell from harder ones.
  public static let levels: [Level] = [.easy, .medium, .hard]

  private let level: Level
  private let symmetry: Symmetry
  private let grader: Grader
  private var random: SeededRandom

  private init(level: Level, symmetry: Symmetry, seed: UInt64) {
    precondition(Self.levels.contains(level), "no puzzle of level \(level) can be vouched for")
    self.level = level
    self.symmetry = symmetry
    grader = Grader(techniques: TechniqueCatalog.upTo(level))
    random = SeededRandom(seed: seed &+ level.salt)
  }

  /// The puzzle of `seed`; `level` is one of ``levels``. Takes a few milliseconds as a rule.
  public static func puzzle(
    level: Level, seed: UInt64, symmetry: Symmetry = .halfTurn
  ) -> Puzzle {
    var generator = Generator(level: level, symmetry: symmetry, seed: seed)
    while true {
      if let puzzle = generator.attempt() { return puzzle }
    }
  }

  /// The puzzle of `seed`, made off the caller's thread; the same one as
  /// ``puzzle(level:seed:symmetry:)``.
  ///
  /// `progress` is called with the number of grids tried so far, after each that did not do.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  public static func generate(
    level: Level, seed: UInt64, symmetry: Symmetry = .halfTurn,
    progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> Puzzle {
    var generator = Generator(level: level, symmetry: symmetry, seed: seed)
    var attempts = 0
    while true {
      try Task.checkCancellation()
      if let puzzle = generator.attempt() { return puzzle }
      attempts += 1
      progress(attempts)
    }
  }
}

extension Generator {
  /// One grid, dug out and graded; nil where it does not come to the level.
  private mutating func attempt() -> Puzzle? {
    var fullGrid = FullGrid()
    let solution = fullGrid.make(using: &random)
    var dig = Dig(solution: solution, order: orbits())
    dig.run(downTo: level == .easy ? 30 + random.below(7) : 0)
    var grade = grader.grade(dig.givens)
    while grade.level > level, dig.refill() { grade = grader.grade(dig.givens) }
    guard grade.isSolved, grade.level == level, isPleasant(dig.givens) else { return nil }
    return Puzzle(givens: dig.givens, solution: solution, level: level, rating: grade.score)
  }

  /// The cells in random order, each with those that go with it.
  private mutating func orbits() -> [[Cell]] {
    var seen = CellSet.none
    var orbits: [[Cell]] = []
    for cell in random.shuffled(Cell.all) where !seen.contains(cell) {
      let orbit = symmetry.orbit(of: cell)
      for member in orbit { seen.insert(member) }
      orbits.append(orbit)
    }
    return orbits
  }

  /// An easy puzzle has 30 to 38 givens, so that it is no long search for singles.
  private func isPleasant(_ givens: Grid) -> Bool {
    level != .easy || (30...38).contains(givens.count)
  }
}

extension Level {
  /// Keeps the puzzles that two levels make of one seed apart.
  fileprivate var salt: UInt64 {
    UInt64(Level.allCases.firstIndex(of: self) ?? 0) &* 0xD1B5_4A32_D192_ED03
  }
}
