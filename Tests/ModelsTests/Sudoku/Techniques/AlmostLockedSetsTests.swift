import Hints
import Sudoku
import Testing

struct AlmostLockedSetsTests {
  @Test(arguments: ObviousSets.positions)
  func theSetsAreAllChoicesOfCellsWithOneDigitMore(_ position: ObviousSets) {
    let found = AlmostLockedSets.all(in: position.grid)
    #expect(Set(found).count == found.count)
    #expect(Set(found) == Set(position.sets))
  }

  @Test(arguments: ObviousSets.positions)
  func twoLinkedSetsConcludeWhatTheObviousFinderDoes(_ position: ObviousSets) throws {
    let found = try #require(technique(.alsXZ)).all(in: position.grid)
    #expect(Set(found.map { Set($0.eliminations) }) == position.conclusions)
  }

  @Test func theSetsOfAHouseComeInTheOrderOfADictionary() {
    let drawing = Drawing(
      """
      12 23 34 | #  #  #  | #  #  #
      #  #  #  | #  #  #  | #  #  #
      #  #  #  | #  #  #  | #  #  #
      #  #  #  | #  #  #  | #  #  #
      #  #  #  | #  #  #  | #  #  #
      #  #  #  | #  #  #  | #  #  #
      #  #  #  | #  #  #  | #  #  #
      #  #  #  | #  #  #  | #  #  #
      13 #  #  | #  #  #  | #  #  #
      """)
    let sets = AlmostLockedSets.all(in: drawing.position)
    #expect(
      sets.map { $0.cells.map(\.description).joined(separator: " ") } == [
        "r1c1", "r1c1 r1c2", "r1c1 r1c2 r1c3", "r1c2", "r1c2 r1c3", "r1c3", "r9c1", "r1c1 r9c1",
      ])
  }

  @Test func theLinksAndTheChainTellHowLinkedSetsAreRead() throws {
    let drawn = try #require(
      DrawnPositions.almostLockedSets.first { $0.technique == .alsChain })
    let position = Drawing(drawn.drawing).position
    let finder = try #require(technique(.alsChain))
    let chain = try #require(finder.first(in: position))
    let picture = chain.picture(of: position)
    #expect(chain.pattern.sets.map(\.digits.description) == ["13", "12", "245", "34"])
    #expect(picture.links.map(\.from.description) == ["r1c1=1", "r1c5=2", "r5c6=4"])
    let fins = picture.candidates.filter { $0.role == .fin }
    #expect(fins.map(\.candidate.description) == ["r1c1=3", "r9c6=3"])
    let statements = try #require(chain.pattern.chains.first).statements
    #expect(
      statements.map { "\($0.isTrue ? "" : "not ")\($0.digit)" } == [
        "not 3", "1", "not 1", "2", "not 2", "4", "not 4", "3",
      ])
  }

  @Test(arguments: ObviousSets.positions)
  func whatOverlapsIsOnlyAmongAll(_ position: ObviousSets) throws {
    for id in [TechniqueID.alsXZ, .alsXYWing, .deathBlossom] {
      let finder = try #require(technique(id))
      let all = finder.all(in: position.grid)
      let overlap = all.map { deduction in
        deduction.pattern.sets.reduce(0) { $0 + $1.cells.count }
          > deduction.pattern.sets.reduce(CellSet.none) { $0.union($1.cells) }.count
      }
      let first = finder.first(in: position.grid)
      #expect((first == nil) == (overlap.first != false))
      if let first { #expect(first.eliminations == all.first?.eliminations) }
    }
  }
}
