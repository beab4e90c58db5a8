import Generating
import Sudoku

@testable import Formats

/// A game as documents of other programs hold it, with what is to be read of it.
struct ServiceGame {
  var givens: Grid
  let solution: Grid
  var placed = Grid()
  var notes = CellNotes()

  /// The puzzle of ``Samples``, without a move.
  init() throws {
    givens = try Grid(text: Samples.line)
    solution = try Puzzle.solution(of: givens)
  }

  /// The same with some moves.
  static func begun() throws -> ServiceGame {
    var game = try ServiceGame()
    for cell in game.givens.emptyCells.prefix(3) { game.placed[cell] = game.solution[cell] }
    for cell in game.givens.emptyCells.dropFirst(3).prefix(4) {
      game.notes[cell] = [Digit.all[1], Digit.all[6]]
    }
    return game
  }

  /// The givens and the placed digits.
  var board: Grid {
    var board = givens
    for cell in Cell.all where board[cell] == nil { board[cell] = placed[cell] }
    return board
  }
}

extension Puzzle {
  /// Returns the solution of `givens`.
  static func solution(of givens: Grid) throws -> Grid {
    guard let solution = Solver.uniqueSolution(of: givens) else { throw NoSolution() }
    return solution
  }

  private struct NoSolution: Error {}
}

/// The ways in which programs write 81 cells as JSON.
enum ServiceShape: CaseIterable {
  case text, zeros, list, nulls, rows, rowsOfNull, rowsOfTexts, textsOfDigits, names

  /// Returns the JSON of `grid`.
  func json(of grid: Grid) -> String {
    func digit(_ cell: Cell, empty: String) -> String { grid[cell]?.description ?? empty }
    func rows(_ cell: (Cell) -> String) -> String {
      let rows = (0..<9).map { row in
        "[" + (0..<9).map { cell(Cell(row: row, column: $0)) }.joined(separator: ",") + "]"
      }
      return "[" + rows.joined(separator: ",") + "]"
    }
    switch self {
    case .text: return "\"\(grid.description)\""
    case .zeros: return "\"\(grid.text(empty: "0"))\""
    case .list: return "[" + Cell.all.map { digit($0, empty: "0") }.joined(separator: ",") + "]"
    case .nulls: return "[" + Cell.all.map { digit($0, empty: "null") }.joined(separator: ",") + "]"
    case .rows: return rows { digit($0, empty: "0") }
    case .rowsOfNull: return rows { digit($0, empty: "null") }
    case .textsOfDigits: return rows { "\"\(digit($0, empty: ""))\"" }
    case .rowsOfTexts:
      let text = grid.description
      let lines = (0..<9).map { "\"" + text.dropFirst($0 * 9).prefix(9) + "\"" }
      return "[" + lines.joined(separator: ",") + "]"
    case .names:
      let letters = Array("ABCDEFGHI")
      let members = Cell.all.map {
        "\"\(letters[$0.row])\($0.column + 1)\":\"\(digit($0, empty: "."))\""
      }
      return "{" + members.joined(separator: ",") + "}"
    }
  }

  /// Returns rows of lists of notes.
  static func json(of notes: CellNotes) -> String {
    let rows = (0..<9).map { row in
      let cells = (0..<9).map { column in
        let digits = notes[Cell(row: row, column: column)]
        return "[" + digits.map(\.description).joined(separator: ",") + "]"
      }
      return "[" + cells.joined(separator: ",") + "]"
    }
    return "[" + rows.joined(separator: ",") + "]"
  }

  /// Returns an object for each cell, whose members are those that `members` returns.
  static func json(ofCells members: (Cell) -> [String]) -> String {
    let rows = (0..<9).map { row in
      let cells = (0..<9).map { column in
        "{" + members(Cell(row: row, column: column)).joined(separator: ",") + "}"
      }
      return "[" + cells.joined(separator: ",") + "]"
    }
    return "[" + rows.joined(separator: ",") + "]"
  }
}
