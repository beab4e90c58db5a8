import ArgumentParser
import Formats
import Generating
import Grading
import Sudoku
import Testing

@testable import App

/// What `find` finds.
@Suite struct PuzzleConditionsTests {
  /// Easy, with 30 givens that lie in half-turn symmetry.
  private static let symmetric =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
  /// Hard, 540 points, with one Skyscraper and locked candidates.
  private static let skyscraper =
    "..52...4......5..8.....86.23..4..8.7....5.4....43.7.9...37.9..5.8..6.2.3........."
  /// Rated 3.2.
  private static let xWing =
    "..53...17.9.2......4..9.53......5.........4...5.94.....3..2..5.........1.167..3.."

  private func finds(_ text: String, _ change: (inout PuzzleConditions) -> Void) throws -> Bool {
    var conditions = PuzzleConditions()
    change(&conditions)
    return finding(in: PuzzleEntry(givens: try Grid(text: text)), by: conditions) != nil
  }

  private func finding(in entry: PuzzleEntry, by conditions: PuzzleConditions) -> FoundPuzzle? {
    if case .met(let found) = conditions.judge(entry) { found } else { nil }
  }

  @Test func withoutConditionsEveryPuzzleFitsThatHasOneSolution() throws {
    #expect(try finds(Self.skyscraper) { _ in })
    #expect(try !finds(String(repeating: ".", count: 81)) { _ in })
    #expect(try !finds("55" + Self.symmetric.dropFirst(2)) { _ in })
  }

  @Test(arguments: [(30...30, true), (17...29, false), (31...40, false), (22...30, true)])
  func givensAreCounted(_ range: ClosedRange<Int>, _ fits: Bool) throws {
    #expect(try finds(Self.symmetric) { $0.givens = range } == fits)
  }

  @Test func symmetryIsOfThePatternAlone() throws {
    #expect(try finds(Self.symmetric) { $0.isSymmetric = true })
    #expect(try finds(Self.symmetric) { $0.symmetry = .halfTurn })
    #expect(try !finds(Self.symmetric) { $0.symmetry = .full })
    #expect(try !finds(Self.xWing) { $0.isSymmetric = true })
  }

  @Test(arguments: Symmetry.allCases)
  func aSymmetryHoldsForItsOrbitsOnly(_ symmetry: Symmetry) {
    let orbit = CellSet(symmetry.orbit(of: Cell(1)))
    #expect(symmetry.holds(for: orbit))
    for cell in orbit where orbit.count > 1 {
      var rest = orbit
      rest.remove(cell)
      #expect(!symmetry.holds(for: rest))
    }
  }

  @Test func levelAndTechniquesAreThoseOfTheGrade() throws {
    #expect(try finds(Self.skyscraper) { $0.level = .hard })
    for level in [Level.easy, .medium, .expert, .extreme] {
      #expect(try !finds(Self.skyscraper) { $0.level = level })
    }
    #expect(try finds(Self.skyscraper) { $0.needed = [[.skyscraper], [.pointing, .claiming]] })
    #expect(try !finds(Self.skyscraper) { $0.needed = [[.skyscraper], [.xyWing]] })
    #expect(try finds(Self.skyscraper) { $0.excluded = [.xyWing, .uniqueness1] })
    #expect(try !finds(Self.skyscraper) { $0.excluded = [.skyscraper] })
  }

  @Test(arguments: [(32...32, true), (26...31, false), (33...90, false), (10...40, true)])
  func theRatingIsSudokuExplainers(_ range: ClosedRange<Int>, _ fits: Bool) throws {
    #expect(try finds(Self.xWing) { $0.rating = range } == fits)
  }

  @Test func aRatingThatTakesTooLongIsLeftOpen() throws {
    let goldenNugget =
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
    var conditions = PuzzleConditions(rating: 113...113)
    conditions.timeLimit = try TimeLimit("0.05")
    let entry = PuzzleEntry(givens: try Grid(text: goldenNugget))
    guard case .unrated = conditions.judge(entry) else {
      Issue.record("rated in no time")
      return
    }
    conditions.givens = 30...40
    guard case .unmet = conditions.judge(entry) else {
      Issue.record("it has 21 givens")
      return
    }
  }

  @Test func aMinimalPuzzleHasNoGivenTooMany() throws {
    let whole = try Grid(text: Self.symmetric)
    var random = SeededRandom(seed: 1)
    let minimal = Reduction.minimal(of: whole, using: &random)
    #expect(try finds(minimal.description) { $0.isMinimal = true })
    var more = minimal
    let added = try #require(Cell.all.first { minimal[$0] == nil && whole[$0] != nil })
    more[added] = whole[added]
    #expect(try !finds(more.description) { $0.isMinimal = true })
  }

  @Test func onlyWhatHadToBeFoundOutIsTold() throws {
    let entry = PuzzleEntry(givens: try Grid(text: Self.skyscraper))
    let plain = try #require(finding(in: entry, by: PuzzleConditions(givens: 20...40)))
    #expect(plain.level == nil && plain.rating == nil)
    let graded = try #require(finding(in: entry, by: PuzzleConditions(level: .hard)))
    #expect(graded.level == .hard && graded.score == 540 && graded.hardest?.code == "0400")
  }

  @Test(arguments: [
    ("skyscraper", [TechniqueID.skyscraper]), ("X-Wing", [.xWing]), ("0300", [.xWing]),
    ("Unique Rectangle Type 1", [.uniqueness1]), ("uniqueRectangle4", [.uniqueness4]),
    ("wings", [.wWing, .xyWing, .xyzWing]),
    ("INTERSECTIONS", TechniqueID.allCases.filter { $0.facts.group == .intersections }),
    ("single-digit", TechniqueID.allCases.filter { $0.facts.group == .singleDigit }),
  ])
  func techniquesAndGroupsGoByTheirNames(_ text: String, _ ids: [TechniqueID]) throws {
    #expect(try TechniqueChoice(graded: text).ids == Set(ids))
  }

  @Test func ofAnUnknownTechniqueTheNearestNamesAreSaid() {
    let error = #expect(throws: ValidationError.self) {
      _ = try TechniqueChoice(graded: "skyscrapper")
    }
    #expect(error?.message.contains("skyscraper") == true)
  }

  @Test(arguments: [
    ["--needs", "skyscraper", "--needs", "wings", "--er", "6.6-7.2", "--givens", "22-24"],
    ["--rating", "3.2", "--symmetric", "--level", "unfair", "--limit", "3", "--count", "-j2"],
  ])
  func conditionsAreRead(_ arguments: [String]) throws {
    let command = try FindCommand.parse(arguments + ["puzzles.txt"])
    #expect(command.batch.files == ["puzzles.txt"])
    #expect(command.needs.count == (command.symmetric ? 0 : 2))
    #expect(command.rating == (command.symmetric ? 32...32 : 66...72))
  }

  @Test(arguments: [
    ["--needs", "magic"], ["--limit", "0"], ["--er", "7.2-x"], ["--givens", "x"],
    ["--needs", "xyWing", "--without", "wings"], ["--needs", "skLoop"], ["--time-limit", "1"],
    ["--er", "7.2", "--time-limit", "0"],
  ])
  func conditionsThatMakeNoSenseAreRefused(_ arguments: [String]) {
    #expect(throws: (any Error).self) { _ = try FindCommand.parse(arguments) }
  }
}
