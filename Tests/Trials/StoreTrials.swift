import Foundation
import GRDB
import Generating
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

  /// A program that is stopped, as a debugger or a batch system does, and goes on in another time
  /// zone. Nothing here puts the machine to sleep.
  static let sleeps = Trial(
    "sleeps", "A program that is stopped, and a time zone that changes, lose no move.",
    unit: "stops",
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
