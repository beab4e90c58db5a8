import Foundation
import GRDB
import Games
import Generating
import Store
import Sudoku
import Synchronization
import TerminalTesting

extension Trial {
  /// Databases of every version of the schema, and of a later one.
  static let schemas = Trial(
    "schemas", "Databases of every earlier version open; those of a later one are left alone.",
    unit: "databases", short: Corpus.schemas.count + 1, long: Corpus.schemas.count + 1
  ) { attempt in
    let sitting = Sitting()
    let path = sitting.folder + "/games.sqlite"
    let isLater = attempt.number == Corpus.schemas.count
    let schema = Corpus.schemas[min(attempt.number, Corpus.schemas.count - 1)]
    do {
      let queue = try DatabaseQueue(path: path)
      try queue.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
      try queue.write { try $0.execute(sql: schema) }
      if isLater { try queue.write { try $0.execute(sql: "PRAGMA user_version = 1000") } }
      try queue.close()
    }
    let bytes = FileManager.default.contents(atPath: path)
    if isLater {
      let terminal = try sitting.start()
      try terminal.waitForStart()
      attempt.expect(
        terminal.text.replacing("\n", with: " ").contains("later version")
          || terminal.screen.contains("Not saved"), "says nothing:\n\(terminal.text)")
      if terminal.exitStatus == nil { try terminal.type("Q") }
      try terminal.waitForExit()
      attempt.expect(terminal.screen.unrestoredState == [], "\(terminal.screen.unrestoredState)")
      attempt.expect(FileManager.default.contents(atPath: path) == bytes, "the file has changed")
    } else {
      let terminal = try sitting.resume()
      attempt.expect(
        terminal.screen.contains("▐  5  ▌  3  ▌  4  ▌"), "the game is not there:\n\(terminal.text)")
      try terminal.type("\t6")
      try terminal.wait(for: "▌  4  ▌ ▐  6  ▌")
      try terminal.type("Q")
      try terminal.waitForExit()
      let again = try sitting.resume()
      try again.wait(for: "▌  4  ▌ ▐  6  ▌")
    }
  }

  /// A wall clock that jumps.
  static let clocks = Trial(
    "clocks", "A clock that is set back and forth loses no move and no result.", unit: "games",
    short: 1, long: 60
  ) { attempt in
    let sitting = Sitting()
    let path = sitting.folder + "/games.sqlite"
    let puzzle = Puzzle(
      givens: try Grid(text: Sitting.puzzle), solution: try Grid(text: Sitting.solution),
      level: .easy, rating: 204)
    let clock = WallClock()
    let store = try GameStore.open(at: path, now: { clock.next() })
    var games = (1...4).map { Game(id: $0, puzzle: puzzle) }
    for index in games.indices {
      for turn in 0..<20 {
        let elapsed = Duration.milliseconds(turn * 1000 + attempt.random.below(1000))
        if attempt.once(in: 5) {
          games[index].undo(at: elapsed)
        } else {
          let digit = Digit.all[attempt.random.below(9)]
          games[index].apply(.place(digit, at: Cell(attempt.random.below(81))), at: elapsed)
        }
        try store.save(games[index], elapsed: elapsed)
      }
    }
    let again = try GameStore.open(at: path, now: { clock.next() })
    for game in games {
      let kept = try again.game(game.id)
      attempt.expect(kept?.game == game, "game \(game.id) is not as it was played")
    }
    attempt.tried = games.count
  }

  /// A machine that sleeps, and is in another time zone as it wakes up.
  static let sleeps = Trial(
    "sleeps", "A machine that sleeps, and a time zone that changes, lose no move.", unit: "sleeps",
    short: 1, long: 40
  ) { attempt in
    let zones = ["Asia/Seoul", "America/New_York", "Pacific/Kiritimati", "Pacific/Pago_Pago"]
      .compactMap { FileManager.default.contents(atPath: "/usr/share/zoneinfo/\($0)") }
    guard !zones.isEmpty else { return attempt.omit("no time zones are installed here") }
    let sitting = Sitting()
    let zone = URL(fileURLWithPath: sitting.folder + "/zone")
    try attempt.one(of: zones).write(to: zone)
    let terminal = try sitting.play(environment: ["TZ": ":" + zone.path])
    try terminal.type("4")
    try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
    terminal.send(signal: SIGSTOP)
    try attempt.one(of: zones).write(to: zone, options: .atomic)
    usleep(UInt32(attempt.random.below(1_500_000)))
    terminal.send(signal: SIGCONT)
    try terminal.type("\t6")
    try terminal.wait(for: "▌  4  ▌ ▐  6  ▌")
    if attempt.once(in: 2) {
      terminal.send(signal: SIGKILL)
      try terminal.waitForExit()
    } else {
      try terminal.leave()
    }
    let again = try sitting.resume()
    again.patience = .seconds(20)
    attempt.expect(
      (try? again.wait(for: "▌  4  ▌ ▐  6  ▌")) != nil, "the move is lost:\n\(again.text)")
  }
}

/// A wall clock that jumps back and forth, by years as well, and before 1970.
private final class WallClock: Sendable {
  private let calls = Atomic<Int>(0)

  func next() -> Moment {
    let jumps: [Int64] = [0, 1, -1, 3_600_000, -3_600_000, 31_536_000_000, -63_072_000_000_000]
    let call = calls.add(1, ordering: .relaxed).newValue
    return Moment(milliseconds: 1_800_000_000_000 + jumps[call % jumps.count] + Int64(call))
  }
}

/// A write lock on a database, as another program holds it.
final class DatabaseLock {
  private let queue: DatabaseQueue

  init(_ path: String) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
  }

  func release() throws {
    try queue.inDatabase { try $0.execute(sql: "ROLLBACK") }
    try queue.close()
  }
}
