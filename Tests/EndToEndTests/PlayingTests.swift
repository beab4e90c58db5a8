import Foundation
import Games
import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct PlayingTests {
    private let sitting = Sitting()

    /// The keys that fill every empty cell in turn, beginning on the first one.
    private static let everyDigit = zip(Sitting.puzzle, Sitting.solution)
      .filter { $0.0 == "0" }.map { String($0.1) }.joined(separator: "\t")

    @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 20)])
    func aPuzzleIsPlayedToItsEndByKeys(size: Size) throws {
      let terminal = try sitting.play(size: size)
      try terminal.type(Self.everyDigit)
      try terminal.wait(for: "no mistakes")
      #expect(terminal.screen.contains("Easy"))
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.screen.unknownSequences.isEmpty)
    }

    @Test func aDigitStandsWhereItWasPlaced() throws {
      let terminal = try sitting.play()
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
      try terminal.type("4")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      try terminal.type("u")
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
      try terminal.type("r")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      try terminal.type("0")
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
    }

    @Test func aWrongDigitIsMarkedAndCountedForGood() throws {
      let terminal = try sitting.play()
      try terminal.type("2")
      try terminal.wait(for: "Mistakes 1")
      try terminal.wait(for: "2×")
      try terminal.type("u")
      try terminal.wait(untilGone: "2×")
      #expect(terminal.screen.contains("Mistakes 1"))
    }

    @Test func allNineNotesAreShown() throws {
      let terminal = try sitting.play()
      try terminal.type("m123456789")
      try terminal.wait(for: "₁₂₃₄₅")
      try terminal.wait(for: "⁶⁷⁸⁹")
      try terminal.type("m4")
      try terminal.wait(untilGone: "₁₂₃₄₅")
    }

    @Test func arrowsAndLettersMoveTheCursor() throws {
      let terminal = try sitting.play()
      let start = terminal.screen.cursor
      try terminal.press(.right, .down)
      try terminal.wait(for: "the cursor to move") {
        $0.cursor.x > start.x && $0.cursor.y > start.y
      }
      try terminal.type("hk")
      try terminal.wait(for: "the cursor to come back") { $0.cursor == start }
    }

    @Test func aClickMovesTheCursor() throws {
      let terminal = try sitting.play()
      let place = try #require(terminal.screen.position(of: "9  ▌  8"))
      try terminal.type("\u{1B}[<0;\(place.x + 1);\(place.y + 1)M")
      try terminal.type("\u{1B}[<0;\(place.x + 1);\(place.y + 1)m")
      try terminal.wait(for: "the cursor under the pointer") { $0.cursor == place }
    }

    @Test func startingAgainAsksFirst() throws {
      let terminal = try sitting.play()
      try terminal.type("4R")
      try terminal.wait(for: "Restart this puzzle?")
      try terminal.press(.escape)
      try terminal.wait(untilGone: "Restart this puzzle?")
      #expect(terminal.screen.contains("▐  5  ▌  3  ▌  4  ▌"))
      try terminal.type("R")
      try terminal.wait(for: "Restart this puzzle?")
      try terminal.type("R")
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
      try terminal.type("u")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
    }

    @Test func aPauseHidesTheBoardAndWritesNothing() throws {
      let terminal = try sitting.play()
      try terminal.type("p")
      try terminal.wait(for: "Paused")
      #expect(!terminal.screen.contains("▐  5  ▌  3  "))
      // Two seconds after the last turn, the database is made complete by itself.
      try terminal.waitForQuiet(.seconds(4))
      let sleeps = ProcessFigures(of: terminal.processID).sleeps ?? 0
      #expect(terminal.read(for: .seconds(3)) == [])
      // On a busy machine it may have been about to fall asleep in two threads. A wake-up every
      // second would count three times.
      #expect(ProcessFigures(of: terminal.processID).sleeps ?? 0 < sleeps + 3)
      try terminal.type("p")
      try terminal.wait(for: "▐  5  ▌  3  ")
    }

    @Test func fromHomeALevelLeadsToABoard() throws {
      let terminal = try sitting.start()
      try terminal.wait(for: "Game")
      try terminal.type("g")
      try terminal.wait(for: "Choose a level")
      try terminal.press(.right, .enter)
      try terminal.wait(for: "Mistakes 0")
      #expect(terminal.screen.contains("Medium"))
      try terminal.press(.escape)
      try terminal.wait(for: "Choose a level")
      try terminal.press(.escape)
      try terminal.wait(for: "Game")
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test func thePuzzleOfADayIsTheSameEachTimeAndWaitsWhereItWasLeft() throws {
      let terminal = try sitting.start("play", "--daily", "2026-11-20")
      try terminal.wait(for: "2026-11-20")
      let board = terminal.screen.board
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
      let again = try sitting.start("play", "--daily", "2026-11-20")
      try again.wait(for: "the same board") { $0.board == board }
      let today = try sitting.start("play", "--daily")
      try today.wait(for: "Mistakes 0")
    }

    /// Offsets in seconds. Two of them are another day than in UTC at almost any time.
    @Test(arguments: [
      ("HST10", -36_000), ("ABC-23", 82_800), ("<+09>-9", 32_400), ("ABC+23:59:59", -86_399),
      (":Pacific/Kiritimati", 50_400), ("/usr/share/zoneinfo/Pacific/Kiritimati", 50_400),
      ("Asia/Seoul", 32_400), ("No/Such/Zone", 0),
    ])
    func theDayIsThatOfTheCLibrary(zone: String, offset: Int) throws {
      let isMissing = zone.contains("Pacific") || zone.contains("Seoul")
      guard !isMissing || access("/usr/share/zoneinfo/Pacific/Kiritimati", R_OK) == 0 else {
        return
      }
      func day() -> Day { Day(number: (Int(Date().timeIntervalSince1970) + offset) / 86_400) }
      let before = day()
      let terminal = try sitting.shell(
        "exec env TZ='\(zone)' \"$0\" \"$@\"", "play", "--daily")
      try terminal.wait(for: "Mistakes 0")
      let (text, after) = (terminal.screen.text, day())
      #expect([before, after].contains { text.contains("\($0)") }, "\(before): \(text)")
    }

    @Test func aPuzzleOfAPackBeginsWithItsNameAndAnyKeyGoesOn() throws {
      let terminal = try sitting.start("play", "--pack", "1-0003")
      try terminal.wait(for: "Easy")
      try terminal.type(" ")
      try terminal.wait(for: "Beginner I · 1-0003")
      try terminal.type("q")
      try terminal.wait(for: "Leaderboard")
    }

    @Test func theSameSeedMakesTheSamePuzzle() throws {
      func board() throws -> [String] {
        let sitting = Sitting()
        defer { withExtendedLifetime(sitting) {} }
        let terminal = try sitting.start("play", "--level", "medium", "--seed", "7")
        try terminal.wait(for: "Mistakes 0")
        return terminal.screen.board
      }
      #expect(try board() == board())
    }
  }
}
