import Games
import Grading
import Hints
import Sudoku
import Testing

struct AllStepsTests {
  /// The techniques that find everything within milliseconds. Finding all chains takes longer, and
  /// is tried on fewer positions.
  private static let quick = TechniqueCatalog.listed.filter { $0.facts.level < .expert }

  /// A puzzle with the positions on the way to its solution.
  private struct Walk {
    let solution: Grid
    let positions: [CandidateGrid]
    let hints: [Deduction]

    init(_ puzzle: String) throws {
      let givens = try Grid(text: puzzle)
      solution = try #require(Solver.uniqueSolution(of: givens))
      let start = CandidateGrid(givens: givens)
      hints = Grader().grade(start).steps
      positions = hints.reduce(into: [start]) { positions, step in
        var next = positions[positions.count - 1]
        next.apply(step)
        positions.append(next)
      }
    }
  }

  private func expectSound(
    _ step: ListedStep, _ position: CandidateGrid, _ solution: Grid
  ) {
    let deduction = step.deduction
    #expect(deduction.placements.allSatisfy { solution[$0.cell] == $0.digit }, "\(deduction)")
    #expect(deduction.eliminations.allSatisfy { solution[$0.cell] != $0.digit }, "\(deduction)")
    #expect(deduction.eliminations.allSatisfy(position.contains), "\(deduction)")
  }

  /// Checks positions along the way of 24 puzzles, about 400 in all.
  @Test(arguments: 0..<24)
  func everyStepAgreesWithTheSolutionAndTheHintIsAmongThem(_ number: Int) throws {
    let rows = Corpus.rated.filter { $0.level != "extreme" }
    let walk = try Walk(rows[number * 11].puzzle)
    for (position, hint) in zip(walk.positions, walk.hints).enumerated()
      .filter({ $0.offset.isMultiple(of: 3) }).map(\.element)
    {
      var list = AllSteps(in: position, by: Self.quick)
      list.complete()
      for step in list.steps { expectSound(step, position, walk.solution) }
      if hint.technique.facts.level < .expert {
        #expect(list.steps.contains { $0.id == ListedStep.ID(hint) }, "\(hint)")
      }
      let taught = try #require(HintFinder().deduction(in: position))
      if taught.technique.facts.level < .expert {
        #expect(list.steps.contains { $0.id == ListedStep.ID(taught) }, "\(taught)")
      }
    }
  }

  /// Tries every technique at the first step that needs an expert.
  @Test(arguments: 0..<4)
  func chainsAndNetsAgreeWithTheSolutionToo(_ number: Int) throws {
    let rows = Corpus.rated.filter { $0.level == "expert" || $0.level == "extreme" }
    let walk = try Walk(rows[number * 5].puzzle)
    let place = try #require(walk.hints.firstIndex { $0.technique.facts.level > .hard })
    var list = AllSteps(in: walk.positions[place])
    list.complete()
    for step in list.steps { expectSound(step, walk.positions[place], walk.solution) }
    if walk.hints[place].technique != .bruteForce {
      #expect(list.steps.contains { $0.id == ListedStep.ID(walk.hints[place]) })
    }
  }

  @Test func eachConclusionOfATechniqueIsListedOnce() throws {
    let walk = try Walk(try #require(Corpus.rated.first { $0.level == "hard" }).puzzle)
    for position in walk.positions {
      var list = AllSteps(in: position, by: Self.quick)
      list.complete()
      #expect(Set(list.steps.map(\.id)).count == list.steps.count)
      #expect(list.steps.map(\.id) == list.steps.map(\.id).sorted())
      // A Turbot Fish that has a name of its own isn't listed again, nor what only shortens itself.
      let ways = list.steps.filter { $0.deduction.technique != .turbotFish }
        .reduce(0) { $0 + $1.ways }
      let all = Self.quick.filter { $0.id != .turbotFish }
        .reduce(0) { $0 + $1.all(in: position).count { !Self.eliminatesItsOwn($0) } }
      // Techniques of one digit aren't tried where no digit can go anywhere else.
      #expect(ways == all || !position.hasImpossiblePlaces)
    }
  }

  private static let linksOfOneDigit: [TechniqueID] = [
    .skyscraper, .twoStringKite, .turbotFish, .xChain,
  ]

  /// `true` for links of one digit whose eliminations are all among their places.
  private static func eliminatesItsOwn(_ step: Deduction) -> Bool {
    linksOfOneDigit.contains(step.technique)
      && Set(step.eliminations).isSubset(of: step.pattern.candidates)
  }

  @Test func whatOnlyEliminatesItsOwnPlacesIsLeftToLockedCandidates() throws {
    let position = CandidateGrid(
      givens: try Grid(
        text: "..........3.59....2..3.764..4.25....3..714.2...........2.........96....7186...5.."))
    #expect(everything(Self.linksOfOneDigit, position).contains(where: Self.eliminatesItsOwn))
    var list = AllSteps(in: position)
    list.complete()
    #expect(!list.steps.contains { Self.eliminatesItsOwn($0.deduction) })
    let locked = list.steps.filter { $0.deduction.technique == .pointing }
    #expect(locked.contains { $0.deduction.eliminations.map(\.description) == ["r7c5=7"] })
  }

  @Test func theSmallestPatternStandsForTheOthers() throws {
    let walk = try Walk(try #require(Corpus.rated.first { $0.level == "hard" }).puzzle)
    var several = 0
    for position in walk.positions {
      var list = AllSteps(in: position, by: Self.quick)
      list.complete()
      for step in list.steps where step.ways > 1 && step.deduction.technique != .turbotFish {
        let technique = try #require(TechniqueCatalog.technique(step.deduction.technique))
        let sizes = technique.all(in: position).filter { ListedStep.ID($0) == step.id }
          .map(\.pattern.candidates.count)
        #expect(sizes.count == step.ways)
        #expect(step.deduction.pattern.candidates.count == sizes.min())
        several += 1
      }
    }
    #expect(several > 0)
  }

  /// A position with chains that HoDoKu lists under up to four names.
  private static func positionOfManyNames() throws -> CandidateGrid {
    CandidateGrid(
      givens: try Grid(
        text: ".9..86.....8...4.3.56.3...1.6.............9.4.4...85...3....1.97.1.5........7..4."))
  }

  /// Returns all steps of `techniques` in `position`, before any are left out.
  private func everything(_ techniques: [TechniqueID], _ position: CandidateGrid) -> [Deduction] {
    techniques.flatMap { TechniqueCatalog.technique($0)?.all(in: position) ?? [] }
  }

  @Test func chainsFollowOnlyWhereNoTechniqueOfTheGradingApplies() throws {
    let hard = CandidateGrid(
      givens: try Grid(
        text: "12..3....4....1.2...52..1..5..4..2......6..7......3..8.5....9....9.7..3......8..6"))
    var (with, without) = (AllSteps(in: hard, thenChains: true), AllSteps(in: hard))
    with.complete()
    without.complete()
    #expect(without.steps.isEmpty && !with.steps.isEmpty)
    #expect(with.steps.allSatisfy { $0.deduction.explainer != nil })
    let easy = try Self.positionOfManyNames()
    var easyWith = AllSteps(in: easy, thenChains: true)
    easyWith.complete()
    #expect(easyWith.steps.allSatisfy { $0.deduction.explainer == nil })
  }

  @Test func aChainOfOneDigitIsListedOnceUnderItsOwnName() throws {
    let position = try Self.positionOfManyNames()
    func links(_ steps: [Deduction]) -> [[Candidate]] {
      steps.filter { Self.linksOfOneDigit.contains($0.technique) }
        .map { $0.pattern.candidates.sorted() + $0.eliminations.sorted() }
    }
    var list = AllSteps(in: position)
    list.complete()
    let listed = links(list.steps.map(\.deduction))
    let all = links(everything(Self.linksOfOneDigit, position))
    #expect(Set(listed).count == listed.count)
    #expect(Set(all).count < all.count, "the same links have several names")

    let four = try #require(Digit(4))
    let gone = [Candidate(Cell(row: 3, column: 3), four), Candidate(Cell(row: 6, column: 4), four)]
    let same = list.steps.map(\.deduction).filter { step in
      step.eliminations.sorted() == gone && Set(step.pattern.candidates.map(\.digit)) == [four]
    }
    #expect(same.map(\.technique) == [.turbotFish])
  }

  @Test func aChainOfOneDigitIsNoAICAndNoLoop() throws {
    let position = try Self.positionOfManyNames()
    func isOfOneDigit(_ step: Deduction) -> Bool {
      let candidates = step.pattern.candidates + step.eliminations
      return Set(candidates.map(\.digit)).count == 1
    }
    let kinds: Set<TechniqueID> = [.alternatingInferenceChain, .discontinuousNiceLoop]
    var list = AllSteps(in: position)
    list.complete()
    let chains = list.steps.map(\.deduction).filter { kinds.contains($0.technique) }
    #expect(!chains.isEmpty && !chains.contains(where: isOfOneDigit))
    let plain = everything([.alternatingInferenceChain], position).filter(isOfOneDigit)
    #expect(!plain.isEmpty)
    // Nothing is lost: simpler techniques list what these chains eliminate.
    let eliminated = list.steps.map(\.deduction)
      .filter { $0.technique.facts < TechniqueID.alternatingInferenceChain.facts }
      .flatMap(\.eliminations)
    for step in plain {
      let isLost = !Set(step.eliminations).isSubset(of: eliminated)
      #expect(!isLost, "\(step)")
    }
  }

  @Test func anALSXZWhoseSetsOverlapIsOnlyListedForWhatNothingElseRemoves() throws {
    let position = try Self.positionOfManyNames()
    var list = AllSteps(in: position)
    list.complete()
    let listed = list.steps.map(\.deduction)
    let eliminated = Set(listed.flatMap(\.eliminations))
    let overlapping = everything([.alsXZ], position).filter { step in
      let sets = step.pattern.sets
      return !sets[0].cells.isDisjoint(with: sets[1].cells)
    }
    let left = overlapping.filter { step in
      !listed.contains { $0.pattern.isEqual(to: step.pattern) }
    }
    #expect(!left.isEmpty)
    for step in left { #expect(eliminated.isSuperset(of: step.eliminations), "\(step)") }
  }

  @Test func theListGrowsTechniqueByTechnique() async throws {
    let walk = try Walk(try #require(Corpus.rated.first { $0.level == "hard" }).puzzle)
    let position = walk.positions[walk.positions.count / 2]
    var whole = AllSteps(in: position, by: Self.quick)
    whole.complete()
    var list = AllSteps(in: position, by: Self.quick)
    var rounds = 0
    while !list.isComplete {
      let next = try await list.continued(for: .zero)
      #expect(next.steps.starts(with: list.steps))
      list = next
      rounds += 1
    }
    #expect(rounds == Self.quick.count)
    #expect(list.steps == whole.steps)
  }

  @Test func aSearchThatIsCancelledStops() async throws {
    let walk = try Walk(Corpus.rated[0].puzzle)
    let list = AllSteps(in: walk.positions[0])
    let search = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await list.continued(for: .seconds(60))
    }
    await #expect(throws: CancellationError.self) { try await search.value }
  }

  @Test func aStepSettlesItsCellsAndTheSinglesThatFollow() throws {
    let walk = try Walk(try #require(Corpus.rated.first { $0.level == "easy" }).puzzle)
    let first = walk.hints[0]
    #expect(walk.positions[0].cellsSettled(by: first) == walk.positions[0].open.count)
    let last = try #require(walk.hints.last)
    #expect(walk.positions[walk.hints.count - 1].cellsSettled(by: last) == 1)
  }
}

extension HintFinder {
  /// The deduction that a hint gives in `position`.
  fileprivate func deduction(in position: CandidateGrid) -> Deduction? {
    guard case .deduction(let deduction, _) = nextStep(from: position) else { return nil }
    return deduction
  }
}
