import Foundation
import TerminalTesting

/// A program to measure, and the way to its board.
struct Contender {
  let name: String
  let program: String
  let arguments: [String]
  /// The keys that open the board, typed before the measurement.
  var preparation = ""

  /// The board that every contender shows.
  static let puzzle =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

  /// The program of this repository, with its data in `folder`. It comes twice: with the row, the
  /// column and the box of the cursor tinted, which changes dozens of cells per key, and before
  /// that without, like its peers.
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

  /// The cost of the measurement itself: a program that only echoes keys.
  static let echo = Contender(
    name: "echo", program: "/bin/sh",
    arguments: ["-c", "stty raw -echo; printf ready; exec cat"])

  /// `true` if it is installed.
  var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }
}
