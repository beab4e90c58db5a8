import Foundation
import TerminalTesting

/// A program that takes part, and how it is brought to a board.
struct Contender {
  let name: String
  let program: String
  let arguments: [String]
  /// What is typed once the board is there, before anything is measured.
  var preparation = ""

  /// The board that every contender shows.
  static let puzzle =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

  /// The program of this repository, which keeps what it writes in `folder`: once with the row, the
  /// column and the box of the cursor tinted, which changes dozens of cells a key, and before that
  /// without, as its peers have it.
  static func ultimateSudoku(at path: String, folder: String) -> [Contender] {
    [("ultimate-sudoku", "t"), ("ultimate-sudoku, tinted", "")].map { name, preparation in
      Contender(
        name: name, program: path,
        arguments: ["play", "--puzzle", puzzle, "--data-dir", folder + "/" + name],
        preparation: preparation)
    }
  }

  /// The board scene through the whole kit, and the same picture drawn in C on ncurses.
  static func boardScenes(tinted: Bool) throws -> [Contender] {
    try ["board-scene", "board-yardstick"].map { name in
      Contender(
        name: name, program: try BuiltProgram.path(named: name),
        arguments: tinted ? ["tinted"] : [])
    }
  }

  /// Sudoku in C on ncurses, without menus and notes: Debian's package `nudoku`.
  static let nudoku = Contender(
    name: "nudoku", program: "/usr/games/nudoku",
    arguments: ["-s", puzzle.replacingOccurrences(of: "0", with: ".")])

  /// What measuring itself costs: a program that sends each key back and does nothing else.
  static let echo = Contender(
    name: "echo", program: "/bin/sh",
    arguments: ["-c", "stty raw -echo; printf ready; exec cat"])

  /// Whether it is on this machine.
  var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }
}
