import Generating
import Sudoku

/// The parameters for making and choosing a pack's puzzles.
///
/// Makes a pool of puzzles from a fixed seed, drops those with scores outside the range, and picks
/// those that rise most evenly through it.
struct PackRecipe {
  /// The number of puzzles in each pack.
  static let count = 48

  /// The number of the pack, from 1.
  let number: Int
  let request: PuzzleRequest
  /// The range of HoDoKu's scores, from the first puzzle to the last. The ranges of packs don't
  /// overlap.
  let scores: ClosedRange<Int>
  /// The number of puzzles to choose from.
  let pool: Int

  var seed: UInt64 { 20_261_121 * UInt64(number) }

  /// All packs, in order. The pattern of givens has one of nine symmetries.
  static let all = [
    PackRecipe(
      number: 1,
      request: PuzzleRequest(
        level: .easy, explainerRating: 10...12, symmetry: nil, givens: 30...38),
      scores: 160...235, pool: 1500),
    PackRecipe(
      number: 2,
      request: PuzzleRequest(level: .easy, symmetry: nil, givens: 24...30),
      scores: 240...440, pool: 1500),
    PackRecipe(
      number: 3,
      request: PuzzleRequest(level: .medium, symmetry: nil), scores: 442...640, pool: 1500),
    PackRecipe(
      number: 4,
      request: PuzzleRequest(level: .hard, symmetry: nil), scores: 642...830, pool: 1500),
    PackRecipe(
      number: 5,
      request: PuzzleRequest(level: .hard, symmetry: nil), scores: 832...1250, pool: 1500),
    PackRecipe(
      number: 6,
      request: PuzzleRequest(level: .expert, symmetry: nil), scores: 1252...1780, pool: 1500),
  ]

  /// The puzzles, easiest first.
  func puzzles() throws -> [Puzzle] {
    var generator = try Generator(request, seed: seed)
    var pool: [Puzzle] = []
    for index in 0..<self.pool {
      let puzzle = try generator.puzzle(index)
      if scores.contains(puzzle.rating) { pool.append(puzzle) }
    }
    pool.sort { ($0.rating, $0.givens.description) < ($1.rating, $1.givens.description) }
    return spread(pool)
  }

  /// For each of the even steps through the range, the puzzle in the ascending `pool` that is
  /// nearest to it and comes after the previous one.
  private func spread(_ pool: [Puzzle]) -> [Puzzle] {
    precondition(pool.count >= Self.count, "the pool of pack \(number) is too small")
    var chosen: [Puzzle] = []
    var next = 0
    for step in 0..<Self.count {
      let wanted =
        scores.lowerBound + step * (scores.upperBound - scores.lowerBound) / (Self.count - 1)
      let last = pool.count - (Self.count - step)
      let nearest = (next...last).min {
        abs(pool[$0].rating - wanted) < abs(pool[$1].rating - wanted)
      }
      guard let nearest else { continue }
      chosen.append(pool[nearest])
      next = nearest + 1
    }
    return chosen
  }
}
