import Games
import Generating
import Grading
import Sudoku
import Testing

@Suite struct PuzzlePackTests {
  @Test func thereAreSixPacksNumberedInOrder() {
    #expect(PuzzlePack.all.map(\.id) == [1, 2, 3, 4, 5, 6])
    #expect(
      PuzzlePack.all.map(\.level) == [.easy, .easy, .medium, .hard, .hard, .expert])
    #expect(PuzzlePack.all.allSatisfy { $0.count == 48 })
  }

  @Test func everyPuzzleHasOneSolutionAndSymmetricGivens() throws {
    for pack in PuzzlePack.all {
      for id in pack.puzzleIDs {
        let puzzle = try #require(PuzzlePack.puzzle(id), "\(id)")
        #expect(puzzle.level == pack.level)
        #expect(Solver.count(of: puzzle.givens) == 1, "\(id)")
        #expect(puzzle.solution.isSolved, "\(id)")
        #expect(isSymmetric(puzzle.givens), "\(id)")
      }
    }
  }

  @Test func puzzlesGetHarderWithTheirNumberAndWithTheirPack() {
    let scores = PuzzlePack.all.flatMap { $0.puzzleIDs }.compactMap {
      PuzzlePack.puzzle($0)?.rating
    }
    #expect(scores.count == 288)
    #expect(scores == scores.sorted())
    for (pack, next) in zip(PuzzlePack.all, PuzzlePack.all.dropFirst()) {
      #expect((pack.puzzle(48)?.rating ?? .max) < (next.puzzle(1)?.rating ?? 0))
    }
  }

  @Test(arguments: PuzzlePack.all.map(\.id))
  func puzzlesAreGradedAsTheySay(packNumber: Int) throws {
    let pack = try #require(PuzzlePack.pack(packNumber))
    for id in pack.puzzleIDs {
      let puzzle = try #require(PuzzlePack.puzzle(id))
      let grade = Grader().grade(puzzle.givens)
      #expect(grade.level == puzzle.level, "\(id)")
      #expect(grade.score == puzzle.rating, "\(id)")
    }
  }

  @Test func theFirstPackNeedsNoMoreThanTheOnlyPlaceInABox() throws {
    let pack = try #require(PuzzlePack.pack(1))
    for number in 1...pack.count {
      let givens = try #require(pack.puzzle(number)).givens
      #expect(try #require(Explainer().rating(of: givens)).rating <= 12, "\(number)")
    }
  }

  @Test func noTwoPuzzlesAreTheSameUpToSymmetry() throws {
    let ids = PuzzlePack.all.flatMap { $0.puzzleIDs }
    let shapes = try ids.map { shape(of: try #require(PuzzlePack.puzzle($0)).givens) }
    #expect(Set(shapes).count == ids.count)
  }

  @Test func thereIsNoPuzzleBeyondTheLast() throws {
    #expect(PuzzlePack.puzzle(try #require(PuzzleID("1-0049"))) == nil)
    #expect(PuzzlePack.puzzle(try #require(PuzzleID("7-0001"))) == nil)
    #expect(PuzzlePack.all[0].puzzle(0) == nil)
  }

  /// Returns `true` if the givens have one of the named symmetries.
  private func isSymmetric(_ givens: Grid) -> Bool {
    Symmetry.allCases.contains { symmetry in
      symmetry != .none
        && Cell.all.allSatisfy { cell in
          symmetry.orbit(of: cell).allSatisfy { (givens[$0] == nil) == (givens[cell] == nil) }
        }
    }
  }

  /// Returns an invariant under turns, reflections and exchanges of lines or digits: for each
  /// given, the number of others in its row and column (in either order), its box and its digit,
  /// and the same for its peers.
  private func shape(of givens: Grid) -> [String] {
    let given = Cell.all.filter { givens[$0] != nil }
    func count(_ isCounted: (Cell) -> Bool) -> Int { given.count { isCounted($0) } }
    let near = Dictionary(
      uniqueKeysWithValues: given.map { cell in
        let lines = [count { $0.row == cell.row }, count { $0.column == cell.column }].sorted()
        let box = count { $0.box == cell.box }
        let digit = count { givens[$0] == givens[cell] }
        return (cell, "\(lines) \(box) \(digit)")
      })
    return given.map { cell in
      let peers = cell.peers.compactMap { near[$0] }.sorted()
      return "\(near[cell] ?? "") \(peers)"
    }.sorted()
  }
}

extension PuzzlePack {
  /// The names of its puzzles, in order.
  var puzzleIDs: [PuzzleID] { (1...count).compactMap { PuzzleID(pack: id, number: $0) } }
}
