import Foundation
import TerminalTesting
import Widgets

/// A person with a data folder, who starts the built program any number of times.
final class Sitting {
  /// A puzzle with one solution. Its first empty cell is the third in the first row.
  static let puzzle =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
  static let solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

  /// The folder for games and preferences, deleted with this object.
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("ultimate-sudoku-test-\(UUID().uuidString)").path

  /// Creates a person who has already seen the welcome.
  init() {
    let folder = folder
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try? prefer(#"{"isWelcomed": true}"#)
  }

  /// Saves a JSON object as the preferences.
  func prefer(_ preferences: String) throws {
    try Data(preferences.utf8).write(to: URL(fileURLWithPath: folder + "/preferences.json"))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Starts the program with `arguments` and this sitting's folder.
  func start(
    _ arguments: String..., size: Size = Size(width: 80, height: 24),
    environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: BuiltProgram.path(), arguments: all(arguments),
      environment: Self.environment(environment), size: size)
  }

  /// Starts a game of ``puzzle`` and waits for its board.
  func play(
    size: Size = Size(width: 80, height: 24), environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try start(
      "play", "--puzzle", Self.puzzle, size: size, environment: environment)
    try terminal.wait(for: "Errors 0")
    return terminal
  }

  /// Starts the program and resumes the game.
  func resume(size: Size = Size(width: 80, height: 24)) throws -> PseudoTerminal {
    let terminal = try start(size: size)
    try terminal.wait(for: "Continue")
    try terminal.type("r")
    try terminal.wait(for: "Errors")
    return terminal
  }

  /// Runs a shell script in a terminal. `$0` and `"$@"` in it are the program and its arguments.
  func shell(_ script: String, _ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: "/bin/sh", arguments: ["-c", script, BuiltProgram.path()] + all(arguments),
      environment: Self.environment())
  }

  private func all(_ arguments: [String]) -> [String] {
    arguments + ["--data-dir", folder]
  }

  /// The plain environment with `changes`. An empty value removes a variable.
  static func environment(_ changes: [String: String] = [:]) -> [String: String] {
    PseudoTerminal.plainEnvironment.merging(changes) { $1 }.filter { !$0.value.isEmpty }
  }
}

extension ScreenEmulator {
  /// The rows between the header, where the clock runs, and the keys, without the tip, which
  /// changes each time.
  var board: [String] {
    lines.dropFirst().prefix(21).map { line in
      let shown = line.prefix(61).prefix { $0 != "✧" }
      return String(shown.reversed().drop { $0 == " " }.reversed())
    }
  }
}
