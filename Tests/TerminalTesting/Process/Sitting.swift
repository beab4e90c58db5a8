import Foundation
public import Scutes

/// A player with a data folder of their own, who starts the built program as often as they like.
public final class Sitting {
  /// A puzzle with one solution; the first empty cell is the third of the first row.
  public static let puzzle =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
  /// Its solution.
  public static let solution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

  /// The preferences of somebody who has seen the welcome, without tips and animations.
  public static let quietPreferences =
    #"{"isWelcomed": true, "showsTips": false, "effects": "none"}"#

  /// The folder of games and preferences, which is removed with the sitting.
  public let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("ultimate-sudoku-test-\(UUID().uuidString)").path

  /// Creates the folder, with `preferences` in it: those of somebody who has seen the welcome.
  public init(preferences: String = #"{"isWelcomed": true}"#) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try? prefer(preferences)
  }

  /// Takes a JSON object for the preferences.
  public func prefer(_ preferences: String) throws {
    try Data(preferences.utf8).write(to: URL(fileURLWithPath: folder + "/preferences.json"))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// `true` if the program has closed the games, which is the last that it does before it gives the
  /// terminal back.
  public var areGamesClosed: Bool {
    !FileManager.default.fileExists(atPath: folder + "/games.sqlite-wal")
  }

  /// Starts the program with `arguments` and this sitting's folder, by way of `wrapper`, a command
  /// that ends in the program's.
  public func start(
    _ arguments: String..., size: Size = Size(width: 80, height: 24),
    environment: [String: String] = [:], under wrapper: [String] = []
  ) throws -> PseudoTerminal {
    let command = wrapper + [try BuiltProgram.path()] + all(arguments)
    return try PseudoTerminal(
      running: command[0], arguments: Array(command.dropFirst()),
      environment: Self.environment(environment), size: size)
  }

  /// Starts a game of ``puzzle`` and waits for its board.
  public func play(
    size: Size = Size(width: 80, height: 24), environment: [String: String] = [:],
    under wrapper: [String] = []
  ) throws -> PseudoTerminal {
    let terminal = try start(
      "play", "--puzzle", Self.puzzle, size: size, environment: environment, under: wrapper)
    // A board that fills the screen has no room for it.
    try terminal.wait(for: size.height < 25 && size.width < 59 ? "◷ 0:0" : "Mistakes 0")
    return terminal
  }

  /// Starts the program and takes the game up again that was left.
  public func resume(size: Size = Size(width: 80, height: 24)) throws -> PseudoTerminal {
    let terminal = try start(size: size)
    try terminal.wait(for: "Continue")
    try terminal.type("r")
    try terminal.wait(for: "Mistakes")
    return terminal
  }

  /// Runs a script of the shell in a terminal. In it, `$0` and `"$@"` are the program and its
  /// arguments.
  public func shell(_ script: String, _ arguments: String...) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: "/bin/sh", arguments: ["-c", script, BuiltProgram.path()] + all(arguments),
      environment: Self.environment())
  }

  private func all(_ arguments: [String]) -> [String] {
    arguments + ["--data-dir", folder]
  }

  /// The plain environment with `changes`; an empty value takes a variable out.
  public static func environment(_ changes: [String: String] = [:]) -> [String: String] {
    PseudoTerminal.plainEnvironment.merging(changes) { $1 }.filter { !$0.value.isEmpty }
  }
}

extension ScreenEmulator {
  /// The rows below the header, in which the clock runs, up to the keys, without the tip: that is
  /// another one each time.
  public var board: [String] {
    lines.dropFirst().prefix(21).map { line in
      let shown = line.prefix(61).prefix { $0 != "✧" }
      return String(shown.reversed().drop { $0 == " " }.reversed())
    }
  }
}
