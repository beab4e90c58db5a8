import Games
import Sudoku

extension Puzzle {
  /// A puzzle for explanations, solvable by singles. Never `nil` unless its digits are corrupted.
  nonisolated static let example: Puzzle? = {
    let digits = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
    guard let givens = try? Grid(text: digits), let solution = Solver.uniqueSolution(of: givens)
    else { return nil }
    return Puzzle(givens: givens, solution: solution, level: .easy, rating: 204)
  }()
}

extension GameBoardModel {
  /// A board for trying things. It isn't saved and brings no score. The candidates of the
  /// `notingIn` cells are noted.
  static func example(
    _ dependencies: Dependencies, notingIn cells: [Cell] = []
  ) -> GameBoardModel? {
    guard let puzzle = Puzzle.example else { return nil }
    var game = Game(id: 0, puzzle: puzzle, origin: .training("example"))
    if let move = game.notingCandidates(in: cells) { game.apply(move, at: .zero) }
    return GameBoardModel(game: game, elapsed: .zero, dependencies: dependencies, isKept: false)
  }
}
