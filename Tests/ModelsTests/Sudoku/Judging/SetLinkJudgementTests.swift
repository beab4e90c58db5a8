import Grading
import Sudoku
import Testing

/// Tests of strong links through almost locked sets that the person who draws doesn't name.
struct SetLinkJudgementTests {
  private static func judged(
    _ candidates: [Candidate], startsStrong: Bool = true, in grid: CandidateGrid
  ) -> ChainJudgement {
    let links = candidates.indices.dropLast().map { $0.isMultiple(of: 2) == startsStrong }
    return ChainJudgement(
      of: DrawnChain(candidates.map { DrawnChain.Node($0) }, links: links), in: grid)
  }

  @Test func twoDigitsOfAnAlmostLockedSetAreLinked() throws {
    let puzzle = ".9..86.....8...4.3.56.3...1.6.............9.4.4...85...3....1.97.1.5........7..4."
    let grid = CandidateGrid(givens: try Grid(text: puzzle))
    let ends = [
      Candidate(Cell(row: 2, column: 0), Digit.all[3]),
      Candidate(Cell(row: 1, column: 0), Digit.all[0]),
    ]
    let strong = Self.judged(ends, in: grid)
    let cells = CellSet(ends.map(\.cell))
    #expect(strong.verdict == .unfinished)
    #expect(strong.sets == [0: AlmostLockedSet(cells: cells, digits: DigitSet(numbers: 1, 2, 4))])
    #expect(strong.eureka == "(4=1)r23c1")
    let weak = Self.judged(ends, startsStrong: false, in: grid)
    #expect(weak.verdict == .fails(link: 0, .noSharedCell))
    // The 2 is in both cells, so that it isn't tied to one.
    let loose = [ends[0], Candidate(ends[1].cell, Digit.all[1])]
    #expect(Self.judged(loose, in: grid).verdict == .fails(link: 0, .noSet))
  }

  /// The pairs of different digits in different cells of a house that the judgement links strongly.
  private func links(in grid: CandidateGrid) -> [(one: Candidate, other: Candidate)] {
    let all = grid.open.flatMap { cell in grid[cell].map { Candidate(cell, $0) } }
    return all.flatMap { one in
      all.filter { $0.digit != one.digit && $0.cell.isPeer(of: one.cell) }
        .filter { Self.judged([one, $0], in: grid).verdict == .unfinished }
        .map { (one, $0) }
    }
  }

  @Test func oneEndOfEachSuchLinkIsTrueWhicheverWayItIsDrawn() throws {
    var count = 0
    for position in try JudgedPosition.all() {
      let links = links(in: position.grid)
      let drawn = Set(links.map { [$0.one, $0.other] })
      for (one, other) in links {
        #expect(
          [one, other].contains { position.solution[$0.cell] == $0.digit }, "\(one) \(other)")
        #expect(drawn.contains([other, one]))
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test func whatChainsOfSuchLinksProveIsTrue() throws {
    var (proofs, loops) = (0, 0)
    for position in try JudgedPosition.all() {
      let grid = position.grid
      let links = links(in: grid)
      for link in links {
        for next in links where next.one != link.other && next.other != link.one {
          let isWeak =
            next.one.digit == link.other.digit && next.one.cell.isPeer(of: link.other.cell)
            || next.one.cell == link.other.cell
          guard isWeak else { continue }
          let nodes = [link.one, link.other, next.one, next.other].map { DrawnChain.Node($0) }
          guard Set(nodes).count == 4 else { continue }
          for closing in [[], [false], [true]] {
            let drawn = DrawnChain(nodes, links: [true, false, true] + closing)
            guard let proof = ChainJudgement(of: drawn, in: grid).proof else { continue }
            position.expectTrue(proof.placements, proof.eliminations)
            proofs += 1
            loops += closing.isEmpty ? 0 : 1
          }
        }
      }
    }
    #expect(proofs > 50)
    #expect(loops > 0)
  }

  @Test func aChainThatIsFoundThroughSetsIsProvenWithoutNamingThem() throws {
    let kinds: Set<TechniqueID> = [
      .groupedAlternatingInferenceChain, .groupedDiscontinuousNiceLoop,
    ]
    var count = 0
    for position in try JudgedPosition.all().prefix(8) {
      for deduction in position.deductions(kinds.contains) {
        guard let chain = deduction.pattern as? Chain,
          chain.statements.allSatisfy({ $0.reasons.isEmpty && $0.proof == nil })
        else { continue }
        let named = DrawnChain(chain, in: position.grid)
        let nodes = named.nodes.map { node in
          guard let set = node.set, node.cells.isSubset(of: set.cells) else { return node }
          return DrawnChain.Node(node.digit, in: node.cells)
        }
        guard nodes != named.nodes else { continue }
        let judged = ChainJudgement(of: DrawnChain(nodes, links: named.links), in: position.grid)
        let proof = try #require(judged.proof, "\(deduction) is judged \(judged.verdict)")
        position.expectTrue(proof.placements, proof.eliminations)
        #expect(Set(proof.eliminations).isSuperset(of: deduction.eliminations), "\(deduction)")
        count += 1
      }
    }
    #expect(count > 0)
  }
}
