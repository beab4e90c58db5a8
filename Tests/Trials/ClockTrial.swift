import Foundation
import Games
import Generating
import Store
import Sudoku
import Synchronization
import TerminalTesting

extension Trial {
  /// A wall clock that jumps.
  static let clocks = Trial(
    "clocks", "A clock that is set back and forth loses no move and no result.", unit: "games",
    short: 1, long: 60
  ) { attempt in
    let session = try ClockedGames(attempt)
    // The second session begins three years before the first.
    try session.play(from: Moment(milliseconds: 1_800_000_000_000), finishing: false)
    try session.play(from: Moment(milliseconds: 1_705_000_000_000), finishing: true)
    try session.check(from: Moment(milliseconds: 1_750_000_000_000))
    attempt.tried = session.count
  }
}

/// Games that are played while the clock jumps.
private final class ClockedGames {
  private let attempt: Attempt
  private let sitting = Sitting()
  private var games: [Game]
  private var results: [GameResult] = []

  init(_ attempt: Attempt) throws {
    self.attempt = attempt
    games = try (0..<4).map { number in
      let texts = RelabelledPuzzle(number)
      return Game(
        id: Int64(number + 1),
        puzzle: Puzzle(
          givens: try Grid(text: texts.givens), solution: try Grid(text: texts.solution),
          level: .easy, rating: 204))
    }
  }

  var count: Int { games.count }

  private func open(from moment: Moment) throws -> GameStore {
    let clock = JumpingClock(from: moment)
    return try GameStore.open(at: sitting.folder + "/games.sqlite", now: { clock.next() })
  }

  /// A session with twenty turns of each game, and the rest of them if `finishing`.
  func play(from moment: Moment, finishing: Bool) throws {
    let store = try open(from: moment)
    for index in games.indices {
      if !games[index].journal.isEmpty {
        let kept = try store.game(games[index].id)
        attempt.expect(
          kept?.game == games[index], "game \(games[index].id) is not as the last session left it")
      }
      try playTurns(of: index, in: store)
      if finishing { try finish(index, in: store) }
    }
  }

  private func playTurns(of index: Int, in store: GameStore) throws {
    for _ in 0..<20 {
      let elapsed = games[index].lastElapsed + .milliseconds(1 + attempt.random.below(1000))
      if attempt.once(in: 5) {
        games[index].undo(at: elapsed)
      } else {
        let digit = Digit.all[attempt.random.below(9)]
        games[index].apply(.place(digit, at: Cell(attempt.random.below(81))), at: elapsed)
      }
      try store.save(games[index], elapsed: elapsed)
    }
  }

  private func finish(_ index: Int, in store: GameStore) throws {
    for cell in Cell.all where !games[index].isGiven(cell) {
      guard let digit = games[index].puzzle.solution[cell],
        games[index].digit(at: cell) != digit
      else { continue }
      games[index].apply(
        .place(digit, at: cell), at: games[index].lastElapsed + .milliseconds(500))
    }
    let game = games[index]
    results.append(
      try store.finish(
        game,
        score: ScoreSheet(puzzle: game.puzzle, elapsed: game.lastElapsed, errors: index)))
  }

  /// A last session, in which each game and each result must be there.
  func check(from moment: Moment) throws {
    let store = try open(from: moment)
    for game in games {
      let kept = try store.game(game.id)
      attempt.expect(kept?.game == game, "game \(game.id) is not as it was played")
    }
    let unfinished = try store.unfinishedGames(limit: 10).games.map(\.game.id)
    attempt.expect(unfinished.isEmpty, "\(unfinished) are finished, and offered to be continued")
    let listed = try store.results(of: .level(.easy), limit: 10)
    attempt.expect(
      Set(listed) == Set(results) && listed.count == games.count,
      "finished \(results), listed \(listed)")
  }
}

/// A wall clock that jumps back and forth, by years as well, and before 1970.
private final class JumpingClock: Sendable {
  private let start: Moment
  private let calls = Atomic<Int>(0)

  init(from start: Moment) { self.start = start }

  func next() -> Moment {
    let jumps: [Int64] = [0, 1, -1, 3_600_000, -3_600_000, 31_536_000_000, -63_072_000_000_000]
    let call = calls.add(1, ordering: .relaxed).newValue
    return Moment(
      milliseconds: start.milliseconds + jumps[call % jumps.count] + Int64(call))
  }
}
