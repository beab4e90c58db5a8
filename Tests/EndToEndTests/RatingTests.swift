import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct RatingTests {
    private static let puzzle = Sitting.puzzle.replacing("0", with: ".")

    @Test func aPuzzleIsRatedInALine() throws {
      let run = try CommandRun()("rate", input: Self.puzzle)
      #expect(run.status == .exited(0))
      #expect(run.output == "\(Self.puzzle),easy,204,1.2,Naked Single\n")
      #expect(run.errors == "")
    }

    @Test func theStepsLeadToTheSolution() throws {
      let run = try CommandRun()("rate", "--steps", input: Self.puzzle)
      let steps = run.output.split(separator: "\n").dropFirst()
      #expect(steps.first == "   1. Naked Single at r5c5 (4): r5c5=5")
      #expect(steps.count == Self.puzzle.count { $0 == "." })
      for step in steps {
        let place = try #require(step.firstMatch(of: /r(\d)c(\d)=(\d)$/))
        let row = try #require(Int(place.1))
        let column = try #require(Int(place.2))
        #expect(Array(Sitting.solution)[(row - 1) * 9 + column - 1] == Character(String(place.3)))
      }
    }

    @Test func jsonHoldsAllThatIsKnown() throws {
      let run = try CommandRun()("rate", "--json", "--steps", input: Self.puzzle)
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let rated = try #require(object as? [String: Any])
      #expect(rated["level"] as? String == "easy")
      #expect(rated["rating"] as? Double == 1.2)
      #expect((rated["steps"] as? [Any])?.count == Self.puzzle.count { $0 == "." })
    }

    @Test func aRatingThatTakesTooLongIsLeftOut() throws {
      // Golden Nugget: more than a minute for Sudoku Explainer's techniques.
      let hard =
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
      let run = try CommandRun()(
        "rate", "--time-limit", "0.1", "--unordered", input: "\(hard)\n\(Self.puzzle)\n")
      #expect(run.status == .exited(0))
      let lines = run.output.split(separator: "\n").sorted()
      #expect(lines.first?.hasPrefix("\(hard),extreme,") == true)
      #expect(lines.first?.contains(",,") == true)
      #expect(lines.last == "\(Self.puzzle),easy,204,1.2,Naked Single")
      #expect(run.errors.contains("line 1: not rated within the time limit"))
    }

    @Test func answersMayGoToANewFile() throws {
      let list = try CommandRun(files: ["old": "kept"])
      defer { try? FileManager.default.removeItem(at: list.folder) }
      let runs = try ["new", "old", ".."].map { name in
        try ProgramRun(
          BuiltProgram.path(), ["rate", "--no-rating", "-o", list.path(name)], input: Self.puzzle)
      }
      #expect(runs.map(\.status) == [.exited(0), .exited(2), .exited(2)])
      #expect(runs.map(\.output) == ["", "", ""])
      #expect(
        try String(contentsOfFile: list.path("new"), encoding: .utf8)
          == "\(Self.puzzle),easy,204,,Naked Single\n")
      #expect(try String(contentsOfFile: list.path("old"), encoding: .utf8) == "kept")
      #expect(runs[1].errors.contains("it exists already"))
    }

    /// Rates a puzzle that takes as long as it may, at a terminal, with the answers in a file.
    private func rateAtTerminal(
      seconds: Int, _ follow: (PseudoTerminal) throws -> Void
    ) throws {
      let hard =
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."
      let list = try CommandRun(files: ["list": hard])
      defer { try? FileManager.default.removeItem(at: list.folder) }
      try follow(
        PseudoTerminal(
          running: BuiltProgram.path(),
          arguments: [
            "rate", "--jobs", "2", "--time-limit", "\(seconds)", "-o", list.path("new"),
            list.path("list"),
          ]))
    }

    /// The work goes on until the line was seen.
    @Test func theProgressIsShownWhileAnswersGoToAFile() throws {
      try rateAtTerminal(seconds: 3600) { terminal in
        try terminal.wait(for: "0 puzzles, 0 a second")
        terminal.send(signal: SIGKILL)
        try terminal.waitForExit()
      }
    }

    @Test func theProgressIsGoneAtTheEnd() throws {
      try rateAtTerminal(seconds: 1) { terminal in
        let status = try terminal.waitForExit()
        #expect(status == .exited(0))
        #expect(!terminal.screen.text.contains("puzzles"))
      }
    }

    @Test func theRatingMayBeLeftOut() throws {
      let run = try CommandRun()("rate", "--no-rating", input: Self.puzzle)
      #expect(run.output == "\(Self.puzzle),easy,204,,Naked Single\n")
      #expect(run.errors == "")
    }

    @Test func aSummaryCountsInPlaceOfTheAnswers() throws {
      let run = try CommandRun()(
        "rate", "--summary", input: "\(Self.puzzle)\n12345678\n\(Self.puzzle)\n")
      #expect(run.status == .exited(1))
      let lines = run.output.split(separator: "\n").map {
        $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      }
      #expect(
        lines == [
          "puzzles 2", "easy 2 100.0 %", "rating 1.x 2 100.0 %", "Naked Single 2 100.0 %",
        ])
    }

    @Test func answersKeepTheOrderOfThePuzzlesHoweverManyWorkOnThem() throws {
      let puzzles = (0..<40).map { turn in
        String(
          Self.puzzle.map { $0.wholeNumberValue.map { Character("\(($0 + turn) % 9 + 1)") } ?? "." }
        )
      }
      let run = try CommandRun()("rate", "--jobs", "3", input: puzzles.joined(separator: "\n"))
      #expect(run.output.split(separator: "\n").map { String($0.prefix(81)) } == puzzles)
    }

    @Test func aPuzzleWithSeveralSolutionsIsNamedWithTwoCellsThatShowIt() throws {
      let empty = String(repeating: ".", count: 81)
      let run = try CommandRun()("rate", input: "\(empty)\n\(Self.puzzle)\n")
      #expect(run.status == .exited(1))
      #expect(run.output.hasPrefix(Self.puzzle))
      #expect(run.errors.contains("line 1"))
      #expect(run.errors.contains(/more than one solution: r\dc\d can be \d or \d, and r\dc\d/))
    }
  }
}
