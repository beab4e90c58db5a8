import Games
import Sudoku

nonisolated extension Puzzle {
  /// A puzzle for explanations, solvable by singles. Never `nil` unless its digits are corrupted.
  static let example = Puzzle(
    example: "530070000600195000098000060800060003400803001700020006060000280000419005000080079")

  /// An easy puzzle with the givens of `digits`, or `nil` if it hasn't just one solution.
  init?(example digits: String) {
    guard let givens = try? Grid(text: digits), let solution = Solver.uniqueSolution(of: givens)
    else { return nil }
    self.init(givens: givens, solution: solution, level: .easy, rating: 204)
  }
}

extension GameBoardModel {
  /// A board for trying things. It isn't saved and brings no score. The candidates of the
  /// `notingIn` cells are noted.
  static func example(
    _ dependencies: Dependencies, _ puzzle: Puzzle? = .example, notingIn cells: [Cell] = []
  ) -> GameBoardModel? {
    guard let puzzle else { return nil }
    var game = Game(id: 0, puzzle: puzzle, origin: .training("example"))
    if let move = game.notingCandidates(in: cells) { game.apply(move, at: .zero) }
    return GameBoardModel(game: game, elapsed: .zero, dependencies: dependencies, isKept: false)
  }
}
