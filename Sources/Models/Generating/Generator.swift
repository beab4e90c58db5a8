public import Sudoku

/// Generates puzzles with exactly one solution that meet a request.
///
/// ```
/// let request = PuzzleRequest(level: .hard, technique: .xWing, symmetry: .diagonal)
/// var generator = try Generator(request, seed: 7)
/// let puzzle = try generator.puzzle(0)         // the first one of seed 7, on every machine
/// ```
///
/// The puzzles of a seed are numbered, and each is independent of earlier calls, so several
/// generators can share the work. They depend only on facts about grids and the numbers of
/// ``SeededRandom``, not on how the solver works.
///
/// Don't share one between tasks. Each task makes its own and keeps it.
public struct Generator: ~Copyable {
  /// The levels that the techniques of the catalogue can tell from harder ones.
  public static let levels: [Level] = Level.allCases.filter { level in
    TechniqueCatalog.grading.contains { $0.facts.level == level }
  }

  private let request: PuzzleRequest
  private let seed: UInt64
  private let judge: PuzzleJudge
  private var dig: Dig
  private let orbits: [[CellBits]]
  /// The puzzles near which drafts are looked for, or `nil` to dig random grids.
  private let starts: StartingPuzzles?

  /// The full grid of the puzzles of a group, the last one asked for.
  private var shared: (group: Int, full: FullGrid)?

  /// The number of consecutive puzzles that are dug out of one grid, if they needn't be graded and
  /// have no symmetry. Making them together saves time. Each looks different.
  public static let groupSize = 256

  /// Creates a generator for the puzzles of `seed` that meet `request`.
  ///
  /// - Throws: ``GeneratorError`` if there can be none.
  public init(_ request: PuzzleRequest, seed: UInt64) throws(GeneratorError) {
    try request.check()
    self.init(checked: request, seed: seed)
  }

  /// Creates a generator for a request that has been checked. Only tests need to choose a kernel.
  init(
    checked request: PuzzleRequest, seed: UInt64, kernel: Kernel = .best, forecasts: Bool = true
  ) {
    dig = Dig(kernel: kernel)
    self.request = request
    self.seed = seed
    judge = PuzzleJudge(request, forecasts: forecasts)
    starts = StartingPuzzles(for: request)
    let symmetries = request.symmetry.map { [$0] } ?? Symmetry.allCases.filter { $0 != .none }
    orbits = symmetries.map(\.orbits)
  }

  /// Returns the puzzle numbered `index`, 0 or more.
  ///
  /// Calls `progress` with the number of grids tried so far after each failed one. If it throws,
  /// the search ends.
  ///
  /// - Throws: ``GeneratorError/notFound(attempts:)`` if the attempts of the request weren't
  ///   enough, `CancellationError` soon after the task is cancelled, and any error from `progress`.
  public mutating func puzzle(
    _ index: Int, progress: (Int) throws -> Void = { _ in }
  ) throws -> Puzzle {
    var attempts = Attempts(index: index, random: stream(of: index))
    for attempt in 1...request.attempts {
      if let puzzle = attemptPuzzle(&attempts, .cancelled) { return puzzle }
      try Stop.cancelled.check()
      try progress(attempt)
    }
    throw GeneratorError.notFound(attempts: request.attempts)
  }

  /// Returns the givens of the puzzle numbered `index`, 0 or more, and its solution, without a
  /// grade.
  ///
  /// Only for requests without level, rating and technique. Much faster than
  /// ``puzzle(_:progress:)``, with the same puzzle.
  public mutating func ungraded(_ index: Int) throws(GeneratorError) -> (
    givens: Grid, solution: Grid
  ) {
    precondition(!request.asksForGrade, "this request asks for a grade")
    var attempts = Attempts(index: index, random: stream(of: index))
    for _ in 0..<request.attempts {
      if let look = look(&attempts) { return (look.full.grid(of: look.given), look.full.grid) }
    }
    throw .notFound(attempts: request.attempts)
  }

  /// Returns the random numbers of a puzzle. Those of two levels differ.
  private func stream(of index: Int) -> SeededRandom {
    precondition(index >= 0, "puzzles are numbered from 0")
    let level = request.level.flatMap(Level.allCases.firstIndex) ?? 0
    var random = SeededRandom(seed: seed &+ UInt64(level) &* Self.stride)
    return SeededRandom(seed: random.next() &+ UInt64(index) &* Self.stride)
  }

  private func stream(ofGroup group: Int) -> SeededRandom {
    var random = SeededRandom(seed: seed)
    _ = random.next()
    return SeededRandom(seed: random.next() &+ UInt64(group) &* Self.stride)
  }

  private static let stride: UInt64 = 0xD1B5_4A32_D192_ED03
}

/// The attempts to make one puzzle.
private struct Attempts {
  /// The number of the puzzle.
  let index: Int
  var random: SeededRandom
  /// The number of drafts so far.
  var count = 0
  /// The grid of the last draft.
  var full: FullGrid?
}

// Attempts
extension Generator {
  /// The number of drafts in turn that are dug out of one grid if most drafts are rejected.
  private static let draftsPerGrid = 8

  /// Digs and judges one draft. Returns `nil` if it fails.
  private mutating func attemptPuzzle(
    _ attempts: inout Attempts, _ stop: Stop
  ) -> Puzzle? {
    guard var draft = draft(&attempts) else { return nil }
    var basic: BasicSteps?
    if let forecast = judge.forecast, attempts.random.below(LevelForecast.spareEvery) != 0 {
      basic = BasicSteps(draft.given, of: draft.full)
      guard let basic, forecast.isLikely(basic) else { return nil }
    }
    let isThorough = judge.rehearses && attempts.random.below(Rehearsal.thoroughEvery) == 0
    while !stop.isDue {
      guard judge.prepare(&draft, isThorough: isThorough, { allows($0) }) else { return nil }
      switch judge.verdict(draft, basic, stop) {
      case .fits(let level, let score):
        if let starts, starts.contains(draft.givens) { return nil }
        return Puzzle(
          givens: draft.givens, solution: draft.full.grid, level: level, rating: score)
      case .tooHard(let settled):
        basic = nil
        guard !request.isMinimal, draft.refill(without: settled), allows(draft.count) else {
          return nil
        }
      case .unfit: return nil
      }
    }
    return nil
  }

  /// Returns the next draft, or `nil` if it isn't as minimal or as full as requested.
  private mutating func draft(_ attempts: inout Attempts) -> PuzzleDraft? {
    if let starts {
      return draft(near: starts.random(using: &attempts.random), &attempts.random)
    }
    if sharesGrids {
      return look(&attempts).map { PuzzleDraft(full: $0.full, given: $0.given) }
    }
    return dig(&attempts).map { PuzzleDraft(full: $0.full, order: $0.order, given: $0.given) }
  }

  /// Returns the next draft without what it takes to restore givens. Shared grids look different
  /// each time.
  private mutating func look(_ attempts: inout Attempts) -> (full: FullGrid, given: CellBits)? {
    guard let dug = dig(&attempts) else { return nil }
    if !sharesGrids { return (dug.full, dug.given) }
    return dug.full.inAnotherLook(dug.given, using: &attempts.random)
  }

  /// Digs one grid. Returns `nil` if the result isn't as minimal or as full as requested.
  private mutating func dig(
    _ attempts: inout Attempts
  ) -> (full: FullGrid, order: [CellBits], given: CellBits)? {
    let kind = orbits.count > 1 ? attempts.random.below(orbits.count) : 0
    let full = grid(&attempts)
    let order = attempts.random.shuffled(orbits[kind])
    let given = dig.run(full, order, downTo: least(&attempts.random))
    guard allows(given.nonzeroBitCount) else { return nil }
    if request.isMinimal, order.count < 81, !dig.isMinimal(full, given) { return nil }
    return (full, order, given)
  }

  /// Returns the grid for the next draft: that of the group for the first one, if grids are shared,
  /// that of the last draft for some, and a new one for the others.
  private mutating func grid(_ attempts: inout Attempts) -> FullGrid {
    defer { attempts.count += 1 }
    if attempts.count == 0, sharesGrids { return grid(ofGroup: attempts.index / Self.groupSize) }
    if judge.forecast != nil, !attempts.count.isMultiple(of: Self.draftsPerGrid),
      let full = attempts.full
    {
      return full
    }
    let full = FullGrid(using: &attempts.random)
    attempts.full = full
    return full
  }

  /// `true` if consecutive puzzles are dug out of one grid.
  private var sharesGrids: Bool {
    !request.asksForGrade && request.symmetry == Symmetry.none && starts == nil
  }

  /// Returns the grid shared by the puzzles of `group`.
  private mutating func grid(ofGroup group: Int) -> FullGrid {
    if let shared, shared.group == group { return shared.full }
    var random = stream(ofGroup: group)
    let full = FullGrid(using: &random)
    shared = (group, full)
    return full
  }

  /// Adds one or two givens to a known puzzle, and removes about as many others, or all that can go
  /// if the puzzle is to be minimal. Returns `nil` if nothing changed, or as ``dig(_:)`` does.
  private mutating func draft(
    near start: (full: FullGrid, given: CellBits), _ random: inout SeededRandom
  ) -> PuzzleDraft? {
    let (full, known) = start
    let order = random.shuffled(orbits[0])
    let count = known.nonzeroBitCount
    var (least, more) = (count - random.below(3), 1 + random.below(2))
    if request.isMinimal {
      least = 0
    } else if let givens {
      least = givens.lowerBound + random.below(givens.count)
      more = max(more, least - count + 1)
    }
    // The added ones are tried last, so that others go in their place.
    let added = (0..<81).reversed().lazy.map { order[$0] }.filter { $0 & known == 0 }
    let given = dig.run(full, order, from: added.prefix(more).reduce(known, |), downTo: least)
    guard given & ~known != 0, allows(given.nonzeroBitCount) else { return nil }
    return PuzzleDraft(full: full, order: order, given: given)
  }

  /// Returns the minimum number of givens.
  ///
  /// By default an easy puzzle has 30 to 38, so that it isn't a long search for singles.
  private func least(_ random: inout SeededRandom) -> Int {
    if request.isMinimal { return 0 }
    if let givens { return givens.lowerBound + random.below(givens.count) }
    return request.level == .easy ? 30 + random.below(7) : 0
  }

  /// The allowed number of givens, as far as that is possible. No puzzle has fewer than 17, and
  /// with 81 there is nothing to solve.
  private var givens: ClosedRange<Int>? { request.givens?.clamped(to: 17...80) }

  private func allows(_ count: Int) -> Bool {
    if let givens { return givens.contains(count) }
    return request.isMinimal || request.level != .easy || (30...38).contains(count)
  }
}

// For games
extension Generator {
  /// Returns a puzzle for `seed`, for easy and medium ones the first of its numbered puzzles.
  /// `level` must be one of ``levels``. Usually takes a few milliseconds.
  ///
  /// The puzzle of a day depends on it. Hard and expert puzzles are therefore still found by a
  /// ``Rehearsal``, not by a ``LevelForecast``.
  public static func puzzle(
    level: Level, seed: UInt64, symmetry: Symmetry = .halfTurn
  ) -> Puzzle {
    var generator = endless(level, symmetry, seed)
    var attempts = Attempts(index: 0, random: generator.stream(of: 0))
    while true {
      if let puzzle = generator.attemptPuzzle(&attempts, .never) { return puzzle }
    }
  }

  /// Returns a puzzle for `seed`, made off the caller's thread. Without a `profile`, it is the
  /// same as ``puzzle(level:seed:symmetry:)``. With one, its techniques are enough to solve it: see
  /// ``PuzzleRequest/profile``. If hardly any puzzle of the level is like that, the search goes on
  /// until it is cancelled.
  ///
  /// Calls `progress` with the number of grids tried so far after each failed one.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  public static func generate(
    level: Level, seed: UInt64, symmetry: Symmetry = .halfTurn, profile: [TechniqueID]? = nil,
    progress: @Sendable (Int) -> Void = { _ in }
  ) async throws -> Puzzle {
    try Stop.cancelled.check()
    var generator = endless(level, symmetry, seed, profile)
    return try generator.puzzle(0, progress: progress)
  }

  private static func endless(
    _ level: Level, _ symmetry: Symmetry, _ seed: UInt64, _ profile: [TechniqueID]? = nil
  ) -> Generator {
    precondition(levels.contains(level), "no puzzle of level \(level) can be vouched for")
    let request = PuzzleRequest(
      level: level, profile: profile, symmetry: symmetry, attempts: .max)
    return Generator(checked: request, seed: seed, forecasts: false)
  }
}
