import Models
import Testing

extension Puzzle {
  /// ```
  /// 5 3 . | . 7 . | . . .     5 3 4 | 6 7 8 | 9 1 2
  /// 6 . . | 1 9 5 | . . .     6 7 2 | 1 9 5 | 3 4 8
  /// . 9 8 | . . . | . 6 .     1 9 8 | 3 4 2 | 5 6 7
  /// ------+-------+------     ------+-------+------
  /// 8 . . | . 6 . | . . 3     8 5 9 | 7 6 1 | 4 2 3
  /// 4 . . | 8 . 3 | . . 1     4 2 6 | 8 5 3 | 7 9 1
  /// 7 . . | . 2 . | . . 6     7 1 3 | 9 2 4 | 8 5 6
  /// ------+-------+------     ------+-------+------
  /// . 6 . | . . . | 2 8 .     9 6 1 | 5 3 7 | 2 8 4
  /// . . . | 4 1 9 | . . 5     2 8 7 | 4 1 9 | 6 3 5
  /// . . . | . 8 . | . 7 9     3 4 5 | 2 8 6 | 1 7 9
  /// ```
  static func wellKnown() throws -> Puzzle {
    Puzzle(
      givens: try Grid(
        text: "530070000600195000098000060800060003400803001700020006060000280000419005000080079"),
      solution: try Grid(
        text: "534678912672195348198342567859761423426853791713924856961537284287419635345286179"),
      level: .easy, rating: 204)
  }
}

extension Game {
  /// A game of the well-known puzzle that has not begun.
  static func wellKnown(id: Int64 = 1) throws -> Game {
    Game(id: id, puzzle: try .wellKnown())
  }

  /// Takes turns written as ``Turn/notation``, a second apart. `undo` and `redo` are turns as well.
  mutating func play(_ notations: String...) throws {
    for notation in notations {
      let turn = try #require(Turn(notation: notation))
      let elapsed = lastElapsed + .seconds(1)
      switch turn {
      case .move(let move): apply(move, at: elapsed)
      case .undo: undo(at: elapsed)
      case .redo: redo(at: elapsed)
      }
    }
  }

  /// Places the digit of the solution in every cell that is not given.
  mutating func solve(sparing spared: Cell? = nil) throws {
    for cell in Cell.all where !isGiven(cell) && cell != spared {
      let digit = try #require(puzzle.solution[cell])
      if self.digit(at: cell) != digit {
        apply(.place(digit, at: cell), at: lastElapsed + .seconds(1))
      }
    }
  }
}
