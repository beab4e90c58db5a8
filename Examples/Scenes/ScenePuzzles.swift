import Games
import Generating
import Hints
import Sudoku

/// The puzzles of the scenes.
nonisolated enum ScenePuzzles {
  /// A well-known puzzle that needs only singles.
  static let easy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
  /// One that needs a chain.
  private static let chain =
    ".2..83..9..3..........9.46...8.....5.19...2..7.294........1.75........18.748..6.."

  /// A puzzle for a new game.
  static func new() throws -> Puzzle { try made.get() }

  private static let made = Result { try puzzle(easy, .easy, rating: 204) }

  private static func puzzle(_ text: String, _ level: Level, rating: Int) throws -> Puzzle {
    let givens = try Grid(text: text)
    guard let solution = Solver.uniqueSolution(of: givens) else {
      throw SceneFailure(reason: "the puzzle has several solutions")
    }
    return Puzzle(givens: givens, solution: solution, level: level, rating: rating)
  }

  /// The new puzzle with its digits rotated `number` times, transposed from the ninth time on: a
  /// different one for each number from 1 to 17.
  static func rotated(_ number: Int) throws -> Puzzle {
    let known = try new()
    let digits = Digit.all.map { Digit.all[($0.index + number) % 9] }
    let transform = GridTransform(
      rows: Array(0..<9), columns: Array(0..<9), digits: digits, isTransposed: number >= 9)
    return Puzzle(
      givens: transform(known.givens), solution: transform(known.solution), level: known.level,
      rating: known.rating)
  }

  /// The very first game, in which a chain is the next step.
  static func gameBeforeChain() throws -> Game { try played.get() }

  private static let played = Result { try playedToChain() }

  private static func playedToChain() throws -> Game {
    let puzzle = try puzzle(chain, .hard, rating: 900)
    var game = Game(id: 1, puzzle: puzzle)
    while true {
      let step = HintFinder().nextStep(on: game.board, of: puzzle)
      if case .deduction(let deduction, _) = step, deduction.technique == .xyChain { return game }
      guard let move = Move.combined(step.moves(on: game.board, of: puzzle)) else {
        throw SceneFailure(reason: "no chain comes")
      }
      game.apply(move, at: .seconds(200))
    }
  }
}

/// The reason why a scene couldn't be shown.
public nonisolated struct SceneFailure: Error, CustomStringConvertible {
  /// The reason, in words.
  public let reason: String

  /// The reason.
  public var description: String { reason }
}
