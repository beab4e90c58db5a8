import Foundation
import Games
import Generating
import Store
import Sudoku
import TerminalTesting

extension Trial {
  /// Several programs on one database.
  static let writers = Trial(
    "writers", "Programs that share a data folder keep every move of each.", unit: "programs",
    short: 1, long: 6
  ) { attempt in
    let count = attempt.scale == .short ? 4 : [8, 20][attempt.number % 2]
    let sitting = Sitting(preferences: Sitting.quietPreferences)
    // All at once, in a folder without a database.
    let games = try (0..<count).map { number in try SharedGame(number, sitting) }
    for game in games { try game.waitForBoard() }
    let rounds = attempt.scale == .short ? 4 : 12
    for _ in 0..<rounds {
      for game in games { try game.type() }
      for game in games { try game.see() }
    }
    for game in games { try game.leave(attempt) }
    let store = try GameStore.open(at: sitting.folder + "/games.sqlite") {
      Moment(milliseconds: 0)
    }
    let saved = try store.unfinishedGames(limit: 100).games
    for game in games { game.find(in: saved, attempt) }
    attempt.tried = count
  }
}

/// A game of a program that shares its data folder with others.
private final class SharedGame {
  private let terminal: PseudoTerminal
  private let puzzle: String
  private let digits: [Character]
  private var typed = 0

  init(_ number: Int, _ sitting: Sitting) throws {
    let texts = RelabelledPuzzle(number)
    puzzle = texts.givens
    digits = zip(puzzle, texts.solution).filter { $0.0 == "0" }.map { $0.1 }
    terminal = try sitting.start("play", "--puzzle", puzzle)
    terminal.patience = .seconds(120)
  }

  func waitForBoard() throws { try terminal.wait(for: "Mistakes 0") }

  func type() throws {
    try terminal.type(typed == 0 ? String(digits[typed]) : "\t\(digits[typed])")
    typed += 1
  }

  func see() throws {
    try terminal.wait(for: "the digit") { !$0.contains(" · empty") }
  }

  func leave(_ attempt: Attempt) throws {
    try terminal.wait(untilGone: "Not saved yet")
    attempt.expect(!terminal.screen.contains("Not saved"), "not saved:\n\(terminal.text)")
    try terminal.type("Q")
    let status = try terminal.waitForExit()
    attempt.expect(status == .exited(0), "left with \(status)")
  }

  /// Looks for the game among those that are saved.
  func find(in saved: [SavedGame], _ attempt: Attempt) {
    var rest = digits.prefix(typed)[...]
    let expected = puzzle.map { $0 != "0" ? $0 : rest.popFirst() ?? "." }
    let kept = saved.filter { "\($0.game.puzzle.givens)" == puzzle.replacing("0", with: ".") }
    attempt.expect(
      kept.map { "\($0.game.board.grid)" } == [String(expected)],
      "played \(String(expected)), kept \(kept.map { "\($0.game.board.grid)" })")
  }
}
