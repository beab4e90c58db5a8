import Grading
import Hints
import Testing

@testable import Sudoku

/// 3D Medusa, fireworks, Kraken Fish and Death Blossoms, on the way through puzzles.
struct UngradedTechniqueTests {
  private static let techniques: [any Technique] = [
    Medusa(), Fireworks.triple, Fireworks.quadruple, KrakenFish(), DeathBlossom(),
  ]

  /// A position on the way to a solution.
  private struct Stop {
    let position: CandidateGrid
    let solution: Grid
  }

  /// Returns positions on the way through a puzzle, as far as the steps of a hard one lead.
  private static func stops(_ text: String, every interval: Int = 6) throws -> [Stop] {
    let givens = try Grid(text: text)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    let grader = Grader(techniques: TechniqueCatalog.upTo(.hard))
    var position = CandidateGrid(givens: givens)
    var stops = [Stop(position: position, solution: solution)]
    for place in 1... {
      guard let step = grader.step(from: position) else { break }
      position.apply(step)
      if place.isMultiple(of: interval) {
        stops.append(Stop(position: position, solution: solution))
      }
    }
    return stops + [Stop(position: position, solution: solution)]
  }

  @Test(arguments: [TechniqueID.medusa, .tripleFirework, .krakenFish1])
  func itIsFoundOnTheWayThroughPuzzles(_ id: TechniqueID) throws {
    let technique = try #require(TechniqueCatalog.technique(id))
    let rows = Corpus.rated.filter { $0.level != "easy" }
    let isFound = try (0..<12).contains { number in
      try Self.stops(rows[number * 18 + 3].puzzle).contains {
        technique.first(in: $0.position) != nil
      }
    }
    #expect(isFound)
  }

  @Test(arguments: 0..<12)
  func noneContradictsTheSolution(_ number: Int) throws {
    let rows = Corpus.rated.filter { $0.level != "easy" }
    for stop in try Self.stops(rows[number * 18 + 5].puzzle) {
      for technique in Self.techniques {
        for deduction in technique.all(in: stop.position) {
          for candidate in deduction.eliminations {
            #expect(stop.solution[candidate.cell] != candidate.digit, "\(deduction)")
            #expect(stop.position.contains(candidate), "\(deduction)")
          }
          #expect(deduction.placements.isEmpty)
        }
      }
    }
  }

  /// The verdict on colours that a person draws is another program.
  @Test(arguments: 0..<12)
  func theColorsRuleOutWhatAPersonsColorsDo(_ number: Int) throws {
    let rows = Corpus.rated.filter { $0.level != "easy" }
    for stop in try Self.stops(rows[number * 18].puzzle) {
      for deduction in Medusa().all(in: stop.position) {
        guard let colors = deduction.pattern as? CandidateColors else {
          Issue.record("no colours")
          continue
        }
        let judgement = ColoringJudgement(
          Set(colors.first), Set(colors.second), in: stop.position)
        #expect(judgement.eliminations.sorted() == deduction.eliminations, "\(deduction)")
      }
    }
  }

  @Test(arguments: 0..<12)
  func eachDigitOfAFireworkIsInOneOfItsCells(_ number: Int) throws {
    let rows = Corpus.rated.filter { $0.level != "easy" }
    for stop in try Self.stops(rows[number * 18 + 3].puzzle) {
      for cell in stop.position.open {
        for firework in Firework.all(at: cell, in: stop.position) {
          let held = DigitSet(firework.cells.compactMap { stop.solution[$0] })
          #expect(firework.digits.isSubset(of: held), "\(firework)")
        }
      }
    }
  }

  /// A published example: r7c3 with r6c3 and r7c4.
  @Test func aTripleFireworkClearsItsThreeCells() throws {
    let puzzle =
      "1.....5.82.........4..9.7.6..3..2....26.8.9..5....92......73....8....1.....9...42"
    var position = CandidateGrid(givens: try Grid(text: puzzle))
    let grader = Grader(techniques: TechniqueCatalog.upTo(.medium))
    while let step = grader.step(from: position) { position.apply(step) }
    let found = Fireworks.triple.all(in: position)
    #expect(
      found.map { $0.eliminations.map(\.description) } == [
        ["r6c3=7", "r6c3=8", "r7c3=5", "r7c3=9", "r7c4=5", "r7c4=6", "r7c4=8"]
      ])
    #expect(Set(found.flatMap(\.candidates).map(\.digit.rawValue)) == [1, 2, 4])
  }

  @Test(arguments: 0..<6)
  func aKrakenIsAFishWithAChainFromEachFin(_ number: Int) throws {
    let rows = Corpus.rated.filter { $0.level == "expert" || $0.level == "extreme" }
    for stop in try Self.stops(rows[number * 7].puzzle, every: 15) {
      let verifier = ChainVerifier(grid: stop.position)
      for deduction in KrakenFish().all(in: stop.position) {
        guard let kraken = deduction.pattern as? KrakenPattern else {
          Issue.record("no fish")
          continue
        }
        let (cover, chains) = (kraken.cover, kraken.chains)
        let (digit, body) = (kraken.fish.digit, kraken.fish.body)
        let (bases, covers) = (kraken.fish.bases, kraken.fish.covers)
        #expect(covers[0].count == bases.count)
        let places = bases.map { stop.position.cells(of: digit, in: $0) }
        #expect(body == places.reduce(.none) { $0.union($1) })
        let fins = body.subtracting(covers[0].reduce(.none) { $0.union($1.cellSet) })
        let starts = cover.map { body.intersection($0.cellSet) } ?? .none
        #expect(
          Set(chains.map(\.statements[0]))
            == Set(starts.union(fins).map { Statement(Candidate($0, digit), isTrue: true) }))
        for chain in chains {
          #expect(verifier.fault(in: chain) == nil)
          #expect(
            chain.statements.last.map { [Candidate($0.cells.first ?? Cell(0), $0.digit)] }
              == deduction.eliminations)
          #expect(chain.statements.last?.isTrue == false)
        }
        if cover == nil {
          let target = deduction.eliminations[0]
          #expect(target.digit == digit && !body.contains(target.cell))
          #expect(covers[0].contains { $0.contains(target.cell) })
        }
      }
    }
  }

  /// A puzzle in which a blossom follows what the graded techniques up to expert find.
  struct Blossom: CustomTestStringConvertible {
    let puzzle: String
    let elimination: String

    var testDescription: String { elimination }
  }

  @Test(arguments: [
    Blossom(
      puzzle: "..1.2........4.9.88.3..1....7....8.95..3.........6...4..9.....27....85..3...16...",
      elimination: "r8c9=3"),
    Blossom(
      puzzle: "..49...7......18.....54..2.7.......651.7...4.9...52....9...6..1.3..8....2........",
      elimination: "r1c5=6"),
    Blossom(
      puzzle: ".....6..9.9..5..7.71...8..3..2..74.......1......54.....6..8.1..94.1.5..883.......",
      elimination: "r2c6=2"),
  ])
  func aDeathBlossomIsAHintBeforeAnythingExtreme(_ blossom: Blossom) throws {
    var position = CandidateGrid(givens: try Grid(text: blossom.puzzle))
    let grader = Grader(
      techniques: TechniqueCatalog.grading.filter { $0.facts.level < .extreme })
    while let step = grader.step(from: position) { position.apply(step) }
    guard case .deduction(let hint, _) = HintFinder().nextStep(from: position),
      case .deduction(let graded, _) = HintFinder(order: .hodoku).nextStep(from: position)
    else {
      Issue.record("no step")
      return
    }
    #expect(hint.technique == .deathBlossom)
    #expect(hint.eliminations.map(\.description) == [blossom.elimination])
    #expect(graded.technique.facts.level == .extreme)
  }

  @Test func bothColorsAreNamedWithWhatTheyTakeAway() throws {
    let example = try #require(DrawnPositions.example(of: .medusa))
    let words = example.deduction.explanation(in: .english, of: example.position)
    #expect(words.title == "3D Medusa at r1c1")
    #expect(
      words.sentences.dropFirst() == [
        "Colour A is 1 in r1c1, 2 in r5c1 and 3 in r1c5; colour B is 1 in r1c5, 2 in r1c1 and 3 in "
          + "r5c5. Either all of A is right, or all of B.",
        "If A is right, r5c1 is 2; if B is right, r5c5 is 3: either way r5c1 can't be 3.",
        "So r5c1 can't be 3.",
      ])
    let picture = example.deduction.picture(of: example.position)
    #expect(picture.candidates.compactMap(\.group) == [0, 1, 1, 0, 0, 1])
    #expect(picture.links.count == 5)
  }

  @Test func aKrakenIsExplainedFinByFin() throws {
    let example = try #require(DrawnPositions.example(of: .krakenFish2))
    let words = example.deduction.explanation(in: .english, of: example.position)
    #expect(words.title == "Kraken Fish Type 2 in rows 1 and 5")
    #expect(
      words.sentences.dropFirst(2).first
        == "So there is a 1 in r1c1 or r5c1 of column 1, or in the fin r1c9.")
    #expect(words.sentences.suffix(2).first == "So in every case r8c3 is not 2.")
    let houses = example.deduction.picture(of: example.position).houses
    #expect(houses.map(\.isCover) == [false, false, true, true])
  }
}
