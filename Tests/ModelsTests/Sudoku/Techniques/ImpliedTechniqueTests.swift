import Generating
import Testing

@testable import Sudoku

/// Techniques that find nothing where those before them find nothing.
struct ImpliedTechniqueTests {
  /// What is tried before them and concludes from the places of one digit.
  private static let earlier: [any Technique] = [
    HiddenSingle(), LockedCandidates.pointing, LockedCandidates.claiming, BasicFish.xWing,
    BasicFish.swordfish, BasicFish.jellyfish, Skyscraper(), TwoStringKite(), TurbotFish(),
    EmptyRectangle(), FinnedFish.xWing, FinnedFish.sashimiXWing, FinnedFish.swordfish,
    FinnedFish.sashimiSwordfish, FinnedFish.jellyfish, FinnedFish.sashimiJellyfish, SimpleColors(),
    MultiColors(), XChain(), NiceLoop.grouped,
  ]

  /// Random places of the first digit, among them those of a solution. Three more digits may be
  /// anywhere.
  private static func position(_ random: inout SeededRandom) -> CandidateGrid {
    let isFrequent = 15 + random.below(45)
    let places = Cell.all.filter { cell in
      cell.column == (cell.row * 3 + cell.row / 3) % 9
        || random.below(100) < isFrequent
    }
    let others: DigitSet = [Digit.all[1], Digit.all[2], Digit.all[3]]
    return CandidateGrid(grid: Grid(), givens: .none) { cell in
      places.contains(cell) ? others.union([Digit.all[0]]) : others
    }
  }

  private static let implied = Set(
    TechniqueFacts.table.filter { $0.use == .needlessGrades }.map(\.id))

  @Test func theyFindNothingWhereThoseBeforeThemFindNothing() {
    let implied = Self.implied.compactMap(TechniqueCatalog.technique)
    var random = SeededRandom(seed: 21)
    var found: Set<TechniqueID> = []
    for _ in 0..<600 {
      var position = Self.position(&random)
      for technique in implied where technique.first(in: position) != nil {
        found.insert(technique.id)
      }
      while let step = Self.earlier.lazy.compactMap({ $0.first(in: position) }).first {
        position.apply(step)
      }
      for technique in implied {
        #expect(technique.first(in: position) == nil)
      }
    }
    #expect(found == Self.implied)
  }

  @Test func theyAreOfTheGradingAndComeAfterWhatImpliesThem() throws {
    let order = TechniqueCatalog.grading.map(\.id)
    let last = try #require(Self.earlier.map { order.firstIndex(of: $0.id) ?? .max }.max())
    for id in Self.implied {
      #expect(try #require(order.firstIndex(of: id)) > last)
    }
  }
}
