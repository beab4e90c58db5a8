import Grading
import Testing

@testable import Sudoku

struct ChainJudgementTests {
  private static let kinds: Set<TechniqueID> = [
    .xChain, .xyChain, .alternatingInferenceChain, .discontinuousNiceLoop, .continuousNiceLoop,
  ]
  private static let grouped: Set<TechniqueID> = [
    .groupedAlternatingInferenceChain, .groupedDiscontinuousNiceLoop, .groupedContinuousNiceLoop,
  ]

  private static func chain(of deduction: Deduction) -> Chain? {
    guard let chain = deduction.pattern as? Chain,
      chain.statements.allSatisfy({ $0.reasons.isEmpty && $0.proof == nil })
    else { return nil }
    return chain
  }

  @Test func eachChainThatIsFoundProvesExactlyItsEliminations() throws {
    var count = 0
    for position in try JudgedPosition.all() {
      for deduction in position.deductions(Self.kinds.contains) {
        let chain = try #require(Self.chain(of: deduction))
        let judged = ChainJudgement(of: DrawnChain(chain, in: position.grid), in: position.grid)
        let proof = try #require(judged.proof, "\(deduction) is judged \(judged.verdict)")
        position.expectTrue(proof.placements, proof.eliminations)
        // A loop also removes candidates of its own cells, which the search leaves out.
        if chain.isLoop {
          #expect(Set(proof.eliminations).isSuperset(of: deduction.eliminations))
        } else if let placed = proof.placements.first {
          // The search lists what the digit removes from its peers instead.
          let peers = placed.cell.peerSet
          #expect(
            deduction.eliminations.allSatisfy { gone in
              gone.digit == placed.digit && peers.contains(gone.cell)
                || proof.eliminations.contains(gone)
            }, "\(deduction)")
        } else {
          #expect(Set(proof.eliminations) == Set(deduction.eliminations), "\(deduction)")
        }
        #expect(judged.eureka == chain.eureka)
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test func aChainOfOneDigitHasTheNameThatAListGivesIt() throws {
    let names: [TechniqueID] = [.skyscraper, .twoStringKite, .turbotFish]
    var found: [TechniqueID: Int] = [:]
    for position in try JudgedPosition.all() {
      let named = position.deductions(names.contains)
      for deduction in position.deductions({ $0 == .xChain }) {
        let chain = try #require(Self.chain(of: deduction))
        guard chain.statements.count == 4 else { continue }
        let alike = named.filter {
          Set($0.pattern.candidates) == Set(deduction.pattern.candidates)
            && Set($0.eliminations) == Set(deduction.eliminations)
        }
        let name = names.first { name in alike.contains { $0.technique == name } }
        let drawn = DrawnChain(chain, in: position.grid)
        let proof = ChainJudgement(of: drawn, in: position.grid).proof
        #expect(proof?.technique == name ?? .xChain, "\(deduction)")
        if let name { found[name, default: 0] += 1 }
      }
    }
    #expect(names.allSatisfy { found[$0, default: 0] > 1 }, "\(found)")
  }

  @Test func anEmptyRectangleDrawnAsAChainIsCalledOne() throws {
    var count = 0
    for position in try JudgedPosition.all() {
      for deduction in position.deductions({ $0 == .emptyRectangle }) {
        guard let pattern = deduction.pattern as? EmptyRectanglePattern,
          let arm = pattern.arms.first, let gone = deduction.eliminations.first?.cell,
          pattern.hinge.count > 2
        else { continue }
        let (digit, hinge) = (pattern.digit, pattern.hinge)
        let places = [
          CellSet(hinge.filter { $0.isPeer(of: gone) }),
          CellSet(hinge.filter { $0.isPeer(of: arm.near) }),
        ]
        guard places[0].isDisjoint(with: places[1]) else { continue }
        let nodes =
          places.map { DrawnChain.Node(digit, in: $0) }
          + [arm.near, arm.far].map { DrawnChain.Node(Candidate($0, digit)) }
        let drawn = DrawnChain(nodes, links: [true, false, true])
        let proof = try #require(ChainJudgement(of: drawn, in: position.grid).proof)
        #expect(proof.technique == .emptyRectangle, "\(deduction)")
        #expect(proof.eliminations.contains(Candidate(gone, digit)))
        count += 1
      }
    }
    #expect(count > 1)
  }

  @Test func aGroupThatIsAllOfALineInABoxIsNoEmptyRectangle() {
    // In row 1, 5 is left in r1c123 alone, but not so in the box.
    let grid = CandidateGrid(grid: Grid(), givens: .none) { cell in
      let isGone =
        cell.row == 0 && cell.column > 2 || cell.row == 6 && ![0, 2].contains(cell.column)
      return isGone ? DigitSet(numbers: 1) : DigitSet(numbers: 1, 5)
    }
    let five = Digit.all[4]
    let places = [[(0, 0), (0, 1)], [(0, 2)], [(6, 2)], [(6, 0)]]
    let nodes = places.map { cells in
      DrawnChain.Node(five, in: CellSet(cells.map { Cell(row: $0.0, column: $0.1) }))
    }
    let judged = ChainJudgement(
      of: DrawnChain(nodes, links: [true, false, true]), in: grid)
    #expect(judged.proof?.technique == .groupedAlternatingInferenceChain)
  }

  @Test func aPartOfAChainMayProveAllOfIt() throws {
    // 5 has two places in rows 1 and 7, and of the rest of column 1 only r2c1.
    let grid = CandidateGrid(grid: Grid(), givens: .none) { cell in
      let isGone =
        [0, 6].contains(cell.row) ? cell.column > 1 : cell.column == 0 && cell.row != 1
      return isGone ? DigitSet(numbers: 1, 2) : DigitSet(numbers: 1, 2, 5)
    }
    let nodes = [(0, 0), (0, 1), (6, 1), (6, 0)].map {
      DrawnChain.Node(Digit.all[4], in: [Cell(row: $0.0, column: $0.1)])
    }
    let judged = ChainJudgement(
      of: DrawnChain(nodes, links: [true, false, true]), in: grid)
    #expect(judged.proof?.eliminations.map(\.description) == ["r2c1=5"])
    let shorter = try #require(judged.shorterProof(in: grid))
    #expect(shorter.eureka == "(5)r1c1=(5)r1c2")
  }

  @Test func theNotationOfALoopThatFailsEndsWhereItBegan() {
    let grid = CandidateGrid(grid: Grid(), givens: .none) { _ in DigitSet(numbers: 1, 5) }
    var drawn = DrawnChain()
    for (place, corner) in [(0, 0), (0, 8), (4, 8), (0, 0)].enumerated() {
      let cell = Cell(row: corner.0, column: corner.1)
      _ = drawn.extend(to: Candidate(cell, Digit.all[4]), isStrong: !place.isMultiple(of: 2))
    }
    let judged = ChainJudgement(of: drawn, in: grid)
    #expect(judged.eureka == "(5)r1c1=(5)r1c9-(5)r5c9=(5)r1c1")
  }

  @Test func theFourCornersOfAnXWingAreATurbotFish() {
    let grid = CandidateGrid(grid: Grid(), givens: .none) { cell in
      [0, 4].contains(cell.row) && ![0, 8].contains(cell.column)
        ? DigitSet(numbers: 1) : DigitSet(numbers: 1, 5)
    }
    var drawn = DrawnChain()
    for (place, corner) in [(0, 0), (0, 8), (4, 8), (4, 0)].enumerated() {
      let cell = Cell(row: corner.0, column: corner.1)
      _ = drawn.extend(to: Candidate(cell, Digit.all[4]), isStrong: !place.isMultiple(of: 2))
    }
    #expect(ChainJudgement(of: drawn, in: grid).proof?.technique == .turbotFish)
  }

  @Test func aStrongLinkAloneRemovesWhatSeesBothEnds() throws {
    let kinds: Set<TechniqueID> = [.pointing, .claiming]
    var count = 0
    for row in Corpus.rated.lazy.filter({ $0.level == "medium" }).prefix(40) {
      let givens = try Grid(text: row.puzzle)
      let position = JudgedPosition(
        grid: CandidateGrid(givens: givens),
        solution: try #require(Solver.uniqueSolution(of: givens)))
      for deduction in position.deductions(kinds.contains) {
        for house in House.all {
          for digit in Digit.all {
            let places = Array(position.grid.cells(of: digit, in: house))
            guard places.count == 2, deduction.eliminations.allSatisfy({ $0.digit == digit }),
              deduction.eliminations.allSatisfy({ gone in
                places.allSatisfy { gone.cell.peerSet.contains($0) }
              })
            else { continue }
            var drawn = DrawnChain()
            for cell in places { _ = drawn.extend(to: Candidate(cell, digit), isStrong: true) }
            let judged = ChainJudgement(of: drawn, in: position.grid)
            let proof = try #require(judged.proof)
            #expect(Set(proof.eliminations).isSuperset(of: deduction.eliminations))
            position.expectTrue(proof.placements, proof.eliminations)
            count += 1
          }
        }
      }
    }
    #expect(count > 0)
  }

  @Test func chainsThroughGroupsAndSetsProveTheirEliminations() throws {
    var count = 0
    for position in try JudgedPosition.all().prefix(8) {
      for deduction in position.deductions(Self.grouped.contains) {
        guard let chain = Self.chain(of: deduction) else { continue }
        let judged = ChainJudgement(of: DrawnChain(chain, in: position.grid), in: position.grid)
        let proof = try #require(judged.proof, "\(deduction) is judged \(judged.verdict)")
        position.expectTrue(proof.placements, proof.eliminations)
        #expect(Set(proof.eliminations).isSuperset(of: deduction.eliminations), "\(deduction)")
        count += 1
      }
    }
    #expect(count > 20)
  }

  @Test func aChainWithALinkBrokenNamesThatLink() throws {
    var count = 0
    for position in try JudgedPosition.all() {
      for deduction in position.deductions(Self.kinds.contains) {
        let chain = try #require(Self.chain(of: deduction))
        let drawn = DrawnChain(chain, in: position.grid)
        // The place beyond the link goes to a cell far from the one before it.
        for number in drawn.links.indices.dropLast() {
          var nodes = drawn.nodes
          let before = nodes[number]
          guard
            let far = position.grid.cells(of: before.digit).first(where: { cell in
              before.cells.allSatisfy { $0 != cell && !$0.isPeer(of: cell) }
            })
          else { continue }
          nodes[number + 1] = DrawnChain.Node(before.digit, in: [far])
          let broken = DrawnChain(nodes, links: drawn.links)
          let verdict = ChainJudgement(of: broken, in: position.grid).verdict
          #expect(verdict == .fails(link: number, .unrelated), "\(deduction)")
          count += 1
        }
      }
    }
    #expect(count > 100)
  }

  @Test func aFailingLinkIsExplained() throws {
    let grid = CandidateGrid(grid: Grid(), givens: .none) { _ in DigitSet(numbers: 1, 2, 3) }
    let (one, two) = (Candidate(Cell(0), Digit.all[0]), Candidate(Cell(0), Digit.all[1]))
    let beside = Candidate(Cell(1), Digit.all[0])
    let far = Candidate(Cell(40), Digit.all[0])
    let absent = Candidate(Cell(1), Digit.all[8])
    let cases: [(Candidate, Candidate, Bool, LinkFault)] = [
      (one, two, true, .thirdCandidates(Cell(0), DigitSet(numbers: 3))),
      (one, beside, true, .places(Digit.all[0], .row(0), count: 9)),
      (one, far, true, .unrelated),
      (one, far, false, .unrelated),
      (two, beside, false, .noSharedCell),
      (two, beside, true, .noSet),
      (one, absent, false, .missing(absent)),
    ]
    for (from, to, isStrong, fault) in cases {
      var drawn = DrawnChain()
      _ = drawn.extend(to: from, isStrong: true)
      _ = drawn.extend(to: to, isStrong: isStrong)
      let verdict = ChainJudgement(of: drawn, in: grid).verdict
      #expect(verdict == .fails(link: 0, fault))
    }
  }

  @Test func twoLinksOfAKindInARowAreNamed() {
    let grid = CandidateGrid(grid: Grid(), givens: .none) { _ in DigitSet(numbers: 1, 2, 3) }
    var drawn = DrawnChain()
    for index in [0, 1, 2] {
      _ = drawn.extend(to: Candidate(Cell(index), Digit.all[0]), isStrong: false)
    }
    let judged = ChainJudgement(of: drawn, in: grid)
    #expect(judged.verdict == .repeats(link: 1, isStrong: false))
    #expect(judged.eureka == nil)
  }

  @Test func aChainOfOneNodeHasOnlyStarted() {
    let grid = CandidateGrid(grid: Grid(), givens: .none) { _ in DigitSet(numbers: 1, 2, 3) }
    var drawn = DrawnChain()
    _ = drawn.extend(to: Candidate(Cell(0), Digit.all[0]), isStrong: true)
    #expect(ChainJudgement(of: drawn, in: grid).verdict == .started(drawn.nodes[0]))
  }

  @Test func aNodeTakesThePlacesOfItsDigitInOneHouse() {
    var drawn = DrawnChain()
    func candidate(_ row: Int, _ column: Int, _ digit: Int) -> Candidate {
      Candidate(Cell(row: row - 1, column: column - 1), Digit.all[digit - 1])
    }
    let joinsNothing = drawn.join(candidate(1, 1, 5))
    _ = drawn.extend(to: candidate(1, 1, 5), isStrong: true)
    let joins = drawn.join(candidate(1, 2, 5))
    let others = [(1, 3, 4), (1, 2, 5), (4, 1, 5), (2, 4, 5)]
      .map { drawn.join(candidate($0.0, $0.1, $0.2)) }
    #expect(!joinsNothing && joins && others == [false, false, false, false])
    #expect(drawn.nodes == [DrawnChain.Node(Digit.all[4], in: [Cell(0), Cell(1)])])
    // The other places in the row are outside the box.
    let grid = CandidateGrid(grid: Grid(), givens: .none) { cell in
      cell.row == 0 && ![0, 1, 7].contains(cell.column)
        ? DigitSet(numbers: 1) : DigitSet(numbers: 1, 5)
    }
    let links = drawn.extend(to: candidate(1, 8, 5), isStrong: true)
    let judged = ChainJudgement(of: drawn, in: grid)
    #expect(links && judged.verdict == .unfinished && judged.eureka == "(5)r1c12=(5)r1c8")
    let isRemoved = drawn.removeLast()
    let isEmptied = drawn.removeLast()
    #expect(isRemoved && isEmptied && drawn.nodes.isEmpty)
  }

  @Test func aDrawingTakesEachCandidateOnceAndCanBeClosed() {
    var drawn = DrawnChain()
    let candidates = [0, 1, 2].map { Candidate(Cell($0), Digit.all[0]) }
    let taken = candidates.map { drawn.extend(to: $0, isStrong: true) }
    let takesAgain = drawn.extend(to: candidates[1], isStrong: true)
    let closes = drawn.extend(to: candidates[0], isStrong: false)
    let goesOn = drawn.extend(to: Candidate(Cell(5), Digit.all[0]), isStrong: true)
    #expect(taken == [true, true, true])
    #expect(!takesAgain && closes && drawn.isLoop && !goesOn)
    let isRemoved = drawn.removeLast()
    #expect(isRemoved && !drawn.isLoop && drawn.nodes.count == 3)
  }

  @Test func aDetourHasAShorterProof() throws {
    var found = 0
    for position in try JudgedPosition.all().prefix(12) {
      let all = position.deductions { $0 == .xChain || $0 == .xyChain }
      for deduction in all {
        let chain = try #require(Self.chain(of: deduction))
        let judged = ChainJudgement(of: DrawnChain(chain, in: position.grid), in: position.grid)
        guard let shorter = judged.shorterProof(in: position.grid) else { continue }
        let conclusions = try #require(judged.proof).eliminations
        #expect(Set(conclusions).isSubset(of: shorter.eliminations))
        #expect(try #require(Self.chain(of: shorter)).statements.count < chain.statements.count)
        found += 1
      }
    }
    #expect(found > 0)
  }
}
