import Foundation
import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  /// What the files of the data folder hold, the program takes a bounded part of it, and loses
  /// nothing.
  @Suite struct DataFolderTests {
    /// More than a program that only starts, in kibibytes.
    private static let room = 64 << 10

    private func peak(_ sitting: Sitting) throws -> Int? {
      let terminal = try sitting.start()
      terminal.patience = .seconds(60)
      // Without preferences, the welcome comes first.
      try terminal.wait(for: "the first screen") { screen in
        ["Leaderboard", "Slide to begin", " OK "].contains { screen.contains($0) }
      }
      let peak = ProcessFigures(of: terminal.processID).peakKibibytes
      terminal.send(signal: SIGTERM)
      try terminal.waitForExit()
      return peak
    }

    /// The worst that a file can hold: few bytes for each value, depth, and long texts.
    private static let worst: [(name: String, text: @Sendable (Int) -> String)] = [
      ("zeros", { "[" + String(repeating: "0,", count: $0 / 2) + "0]" }),
      ("lists", { "{\"begunLessons\": [" + String(repeating: "[],", count: $0 / 3) + "[]]}" }),
      ("depth", { String(repeating: "[", count: $0) }),
      ("members", { "{" + String(repeating: "\"a\":1,", count: $0 / 6) + "\"b\":1}" }),
      ("text", { "{\"theme\": \"" + String(repeating: "x", count: $0) + "\"}" }),
    ]

    @Test(arguments: worst.map { ($0.name, 260_000) } + [("zeros", 100_000_000)])
    func preferencesTakeLittleMemory(name: String, size: Int) throws {
      let idle = try peak(Sitting(preferences: Sitting.quietPreferences))
      let sitting = Sitting()
      let text = try #require(Self.worst.first { $0.name == name }).text(size)
      try sitting.prefer(text)
      guard let used = try peak(sitting), let idle else { return }
      #expect(used < idle + Self.room, "\(used - idle) KiB more than without")
      let names = try FileManager.default.contentsOfDirectory(atPath: sitting.folder)
      let kept = names.contains("preferences.json.damaged-1")
      #expect(kept || size < 1_000_000)
    }

    @Test func aLogWhoseIndexIsCutShortDuringPlayIsReadAgain() throws {
      let sitting = Sitting(preferences: Sitting.quietPreferences)
      let index = sitting.folder + "/games.sqlite-shm"
      let terminal = try sitting.play()
      for (key, length) in zip(["4", "\t6", "\t7", "\t8", "u"], [0, 0, 100, 4096, 20_000]) {
        #expect(truncate(index, off_t(length)) == 0)
        try terminal.type(key)
        try terminal.waitForQuiet()
        #expect(terminal.exitStatus == nil)
        #expect(!terminal.screen.contains("Not saved"))
      }
      let board = terminal.screen.board
      terminal.send(signal: SIGKILL)
      try terminal.waitForExit()
      let again = try sitting.resume()
      #expect(again.screen.board == board)
      try again.type("Q")
      #expect(try again.waitForExit() == .exited(0))
    }

    @Test func twoProgramsGoOnWhenTheIndexTheyShareIsCutShort() throws {
      let sitting = Sitting(preferences: Sitting.quietPreferences)
      let index = sitting.folder + "/games.sqlite-shm"
      let one = try sitting.play()
      let other = try sitting.start("play", "--level", "easy")
      try other.wait(for: "Mistakes 0")
      for key in ["4", "\t6", "\t2"] {
        #expect(truncate(index, 0) == 0)
        for terminal in [one, other] {
          try terminal.type(key)
          try terminal.waitForQuiet()
          #expect(terminal.exitStatus == nil)
          #expect(!terminal.screen.contains("Not saved"))
        }
      }
      try one.wait(for: "2×")
      let board = one.screen.board
      for terminal in [other, one] { try terminal.type("Q") }
      for terminal in [other, one] { #expect(try terminal.waitForExit() == .exited(0)) }
      #expect(sitting.areGamesClosed)
      let again = try sitting.start("play", "--puzzle", Sitting.puzzle)
      try again.wait(for: "Mistakes")
      #expect(again.screen.board == board)
      try again.type("Q")
      #expect(try again.waitForExit() == .exited(0))
    }

    @Test func aGameWithAnUnreadableTurnGoesOnAndSaysSo() throws {
      let sitting = Sitting(preferences: Sitting.quietPreferences)
      let terminal = try sitting.play()
      for key in ["4", "\t6", "\t2"] {
        try terminal.type(key)
        try terminal.waitForQuiet()
      }
      try terminal.type("Q")
      try terminal.waitForExit()
      let database = sitting.folder + "/games.sqlite"
      let bytes = try Data(contentsOf: URL(fileURLWithPath: database))
      // The last digit.
      let place = try #require(
        bytes.range(of: Data("r1c6=2".utf8)) ?? bytes.range(of: Data("=2".utf8)))
      var damaged = bytes
      damaged.replaceSubrange(place.prefix(1), with: Data("?".utf8))
      try damaged.write(to: URL(fileURLWithPath: database))

      let again = try sitting.resume()
      try again.wait(for: "can't be read")
      #expect(again.screen.contains("▐  5  ▌  3  ▌  4  ▌"))
    }
  }
}
