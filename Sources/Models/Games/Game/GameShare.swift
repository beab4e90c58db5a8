import Formats
public import Sudoku

/// What of a game is handed to others: nothing of it gives the solution away but for ``state``, which
/// has what the player has placed.
public struct GameShare: Hashable, Sendable {
  /// The game.
  public let game: Game
  /// The play time.
  public let elapsed: Duration

  /// What there is to hand on of a game that was played for `elapsed`.
  public init(_ game: Game, elapsed: Duration) {
    self.game = game
    self.elapsed = elapsed
  }

  /// The givens in 81 characters, row by row, a dot for an empty cell: what every program reads.
  public var line: String { game.puzzle.givens.description }

  /// The givens in SudokuPad's code, about 25 characters.
  public var code: String { Self.code(of: game.puzzle) }

  /// The givens of `puzzle` in SudokuPad's code.
  public static func code(of puzzle: Puzzle) -> String { ClassicCode.shared(puzzle.givens) }

  /// The address at which SudokuPad opens the givens.
  public var link: String { ClassicCode.link(to: game.puzzle.givens) }

  /// The board as it stands: drawn, and as an address of SudokuPad that has the notes as well.
  ///
  /// ```
  /// *-----------*
  /// |534|.7.|...|
  /// ...
  /// ```
  public var state: String {
    FramedGrid.cells(of: game.board.grid)
      + PuzzleLink.text(of: PuzzleEntry(game, elapsed: elapsed), as: .sudokuPad)
  }

  /// Where the errors were made, by the boxes, for a chat: three rows of three signs, each green
  /// without an error, yellow with one, red with more.
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
