import Formats
public import Sudoku

/// The parts of a game to share with others. Only ``state`` can give away the solution, because it
/// includes the digits placed.
public struct GameShare: Hashable, Sendable {
  /// The game.
  public let game: Game
  /// The play time.
  public let elapsed: Duration

  /// Creates the share of a game that was played for `elapsed`.
  public init(_ game: Game, elapsed: Duration) {
    self.game = game
    self.elapsed = elapsed
  }

  /// The givens as 81 characters, row by row, with a dot for an empty cell. Every program reads
  /// this format.
  public var line: String { game.puzzle.givens.description }

  /// The givens in SudokuPad's code, about 25 characters.
  public var code: String { Self.code(of: game.puzzle) }

  /// The givens of `puzzle` in SudokuPad's code.
  public static func code(of puzzle: Puzzle) -> String { ClassicCode.shared(puzzle.givens) }

  /// The address that opens the givens in SudokuPad.
  public var link: String { ClassicCode.link(to: game.puzzle.givens) }

  /// The current board as a drawing, and as a SudokuPad address that includes the notes. Reading
  /// both gives one puzzle.
  ///
  /// ```
  /// *-----------*
  /// |534|.7.|...|
  /// ...
  /// ```
  public var state: String {
    FramedGrid.cells(of: game.board.grid)
      + PuzzleLink.sudokuPad(PuzzleEntry(game, elapsed: elapsed))
  }

  /// The errors in each box, for a chat: three rows of three squares, green without errors, yellow
  /// with one, red with more.
  ///
  /// ```
  /// 🟩🟩🟩
  /// 🟩🟨🟩
  /// 🟥🟩🟩
  /// ```
  public var boxes: String {
    (0..<3).map { band in
      (0..<3).map { stack in
        switch game.mistakes.count(where: { $0.cell.box == 3 * band + stack }) {
        case 0: "🟩"
        case 1: "🟨"
        default: "🟥"
        }
      }.joined()
    }.joined(separator: "\n")
  }
}
