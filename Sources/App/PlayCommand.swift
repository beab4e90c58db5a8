import ArgumentParser
import Foundation
import Models

/// Plays in the full screen.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play in the full screen (what happens without a command, too).")

  @Option(help: "Begin a game of this level at once: easy, medium or hard.")
  var level: LevelName?

  @Option(help: "Begin a game of this puzzle: 81 characters, a dot for an empty cell.")
  var puzzle: String?

  @Option(help: "Make the puzzle of --level from this number: the same number, the same puzzle.")
  var seed: UInt64?

  @Option(name: .customLong("data-dir"), help: "Keep games and preferences in this folder.")
  var dataDirectory: String?

  func validate() throws {
    if level != nil, puzzle != nil {
      throw ValidationError("--level and --puzzle exclude each other: give one of them.")
    }
    if seed != nil, level == nil {
      throw ValidationError("--seed goes with --level: give a level, such as --level easy.")
    }
  }

  func run() throws {
    let start = try startingPuzzle()
    let locations = DataLocations(
      dataDirectory: dataDirectory.map(Self.absolutePath),
      environment: ProcessInfo.processInfo.environment, home: NSHomeDirectory())
    try MainActor.assumeIsolated {
      try Player(locations: locations, start: start).play()
    }
  }

  /// The puzzle to begin with; nil where the program begins at Home.
  private func startingPuzzle() throws -> Puzzle? {
    if let puzzle { return try GivenPuzzle.read(puzzle) }
    guard let level else { return nil }
    return Generator.puzzle(level: level.level, seed: seed ?? .random(in: .min ... .max))
  }

  private static func absolutePath(_ path: String) -> String {
    URL(fileURLWithPath: path).path
  }
}

/// The levels of which puzzles can be asked for.
enum LevelName: String, CaseIterable, ExpressibleByArgument {
  case easy
  case medium
  case hard

  var level: Level {
    switch self {
    case .easy: .easy
    case .medium: .medium
    case .hard: .hard
    }
  }
}
