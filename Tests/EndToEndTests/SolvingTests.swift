import Foundation
import Sudoku
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct SolvingTests {
    private static let dotted = Sitting.puzzle.replacing("0", with: ".")
    private static let answer = "\(Sitting.puzzle),1,\(Sitting.solution)\n"

    private func solve(_ arguments: String..., input: String = "") throws -> ProgramRun {
      try ProgramRun(BuiltProgram.path(), ["solve"] + arguments, input: input)
    }

    @Test func aPuzzleIsReadFromStandardInput() throws {
      for run in [
        try solve(input: Sitting.puzzle + "\n"), try solve("-", input: Sitting.puzzle),
      ] {
        #expect(run.status == .exited(0))
        #expect(run.output.hasSuffix(",1,\(Sitting.solution)\n"))
        #expect(run.output.count { $0 == "\n" } == 1)
        #expect(run.errors == "")
      }
    }

    @Test func filesAreReadInTurn() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("ultimate-sudoku-solve-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = ["a", "b"].map { folder.appendingPathComponent($0) }
      try (Self.dotted + "\n").write(to: files[0], atomically: true, encoding: .utf8)
      try String(repeating: ".", count: 81).write(to: files[1], atomically: true, encoding: .utf8)
      let run = try solve(files[0].path, files[1].path)
      #expect(run.status == .exited(0))
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first?.hasSuffix(",1,\(Sitting.solution)") == true)
      #expect(lines.last?.hasSuffix(",2,") == true)
    }

    @Test func theCountSaysHowManySolutionsThereAre() throws {
      let none = "55" + Sitting.puzzle.dropFirst(2)
      let many = String(repeating: "0", count: 81)
      let run = try solve(input: "\(none)\n\(many)\n\(Sitting.puzzle)\n")
      let counts = run.output.split(separator: "\n").map { $0.split(separator: ",")[1] }
      #expect(counts == ["0", "2", "1"])
    }

    @Test func aCountIsExactUpToWhatIsAskedFor() throws {
      let open = String(Sitting.solution.map { "12".contains($0) ? "." : $0 })
      let number = Solver.count(of: try Grid(text: open), limit: 1000)
      try #require(number > 1 && number < 1000)
      let rows = stride(from: 0, to: 81, by: 9).map { String(Array(open)[$0..<$0 + 9]) }
      let both = open + "\n" + rows.joined(separator: "\n") + "\n"
      #expect(
        try solve("--count", "1000", input: both).output
          == "\(open),\(number),\n\(open),\(number),\n")
      #expect(
        try solve("--count", "1", input: both + Sitting.puzzle).output
          == "\(open),>1,\n\(open),>1,\n\(Self.answer.replacing("0", with: "."))")
      #expect(
        try solve("--count", "\(number)", "--json", input: open).output.contains(
          "\"count\":\(number),\"file\":\"standard input\",\"hasMore\":false"))
    }

    @Test func allSolutionsAreListed() throws {
      let open = String(Sitting.solution.map { "12".contains($0) ? "." : $0 })
      let all = Solver.solutions(of: try Grid(text: open), limit: 1000).map(\.description)
      let run = try solve("--all", input: "\(open)\n\(Self.dotted)\n")
      let lines = run.output.split(separator: "\n").map { $0.split(separator: ",") }
      #expect(lines.count == all.count + 1)
      #expect(Set(lines.dropLast().map { String($0[2]) }) == Set(all))
      #expect(lines.map { String($0[1]) } == (1...all.count).map(String.init) + ["1"])
      let few = try solve("--all", "--count", "1", input: "\(open)\n55\(open.dropFirst(2))\n")
      let first = few.output.split(separator: "\n")
      #expect(first.count == 2)
      #expect(first.first?.hasPrefix("\(open),1,") == true && first.last?.hasSuffix(",0,") == true)
      #expect(few.errors.contains("line 1: more than 1 solution"))
    }

    @Test func aLineThatIsNoPuzzleIsSaidAndTheRestIsSolved() throws {
      let run = try solve(input: "12345678\n\(Sitting.puzzle)\n")
      #expect(run.status == .exited(1))
      #expect(run.output.hasSuffix(",1,\(Sitting.solution)\n"))
      #expect(run.errors.contains("line 1"))
    }

    @Test func aFileOfAnotherKindGivesAHundredMessagesAndACount() throws {
      let rubbish = String(repeating: Sitting.puzzle.dropLast() + "\n", count: 250)
      let run = try solve(input: rubbish + Sitting.puzzle + "\n")
      #expect(run.status == .exited(1))
      #expect(run.output.hasSuffix(",1,\(Sitting.solution)\n"))
      let lines = run.errors.split(separator: "\n")
      #expect(lines.count == 101)
      #expect(lines.last?.contains("150 more") == true)
    }

    @Test(arguments: [
      ["solve", "53\u{1B}]0;x\u{7}"], ["solve", "/none\u{202E}\u{9B}31m"], ["--\u{1B}[31m"],
      ["rate", "--jobs", "\u{1B}c"], ["play", "--replay", "/none\u{1B}c\n"],
      ["play", "--theme", "./\u{1B}c"], ["read", "/none\u{1B}c"], ["\u{1B}c"],
    ])
    func aNameThatATerminalWouldObeyIsShownHarmlessly(_ arguments: [String]) throws {
      let run = try ProgramRun(BuiltProgram.path(), arguments)
      #expect(run.status != .exited(0))
      #expect(run.errors.contains("\\u{") || run.errors.contains("\u{FFFD}"))
      let unsafe = run.errors.dropLast().unicodeScalars.filter {
        $0.properties.generalCategory == .control || $0.value == 0x202E
      }
      #expect(run.errors.last == "\n" && unsafe.isEmpty)
    }

    @Test func otherFormatsMayFollowLines() throws {
      let rows = stride(from: 0, to: 81, by: 9).map { String(Array(Self.dotted)[$0..<$0 + 9]) }
      let lines = String(repeating: Self.dotted + "\n", count: 2000)
      let run = try solve(
        "--jobs", "2", input: lines + rows.joined(separator: "\n") + "\n# a remark\n12345678\n")
      #expect(run.status == .exited(1))
      #expect(
        run.output == String(repeating: "\(Self.dotted),1,\(Sitting.solution)\n", count: 2001))
      #expect(run.errors.contains("line 2011"))
      #expect(run.errors.count { $0 == "\n" } == 1)
    }

    @Test func jsonSaysTheSameOfAPlainLineAsOfOtherForms() throws {
      let many = String(repeating: ".", count: 80) + "1"
      for puzzle in [Sitting.puzzle, "55" + Sitting.puzzle.dropFirst(2), many] {
        let rows = stride(from: 0, to: 81, by: 9).map { String(Array(puzzle)[$0..<$0 + 9]) }
        let run = try solve(
          "--json", "--why", input: "\(puzzle)\n" + rows.joined(separator: "\n") + "\n")
        let lines = run.output.split(separator: "\n")
        let contents = lines.map { $0.replacing(/"(index|line)":[0-9]+,/, with: "") }
        #expect(contents.count == 2 && contents.first == contents.last)
        let remarks = run.errors.split(separator: "\n").map { line in
          line.split(separator: ": ").dropFirst(2)
        }
        #expect(remarks.first == remarks.last)
        #expect(remarks.count == (puzzle == Sitting.puzzle ? 0 : 2))
      }
    }

    @Test func nothingInIsSaidAndGivesNothingOut() throws {
      let run = try solve()
      #expect(run.status == .exited(1) && run.output == "")
      #expect(run.errors.contains("No puzzle"))
    }

    @Test func aFileThatCannotBeReadIsSaid() throws {
      let run = try solve("/nowhere/at-all")
      #expect(run.status == .exited(2))
      #expect(run.output == "")
      #expect(run.errors.contains("/nowhere/at-all"))
    }

    @Test func answersComeAsTheLinesCome() throws {
      let terminal = try PseudoTerminal(running: BuiltProgram.path(), arguments: ["solve"])
      try terminal.type(Sitting.puzzle + "\r")
      try terminal.wait(for: "the solution") {
        $0.text.replacing("\n", with: "").contains(",1,\(Sitting.solution)")
      }
      try terminal.press(.control("d"))
      #expect(try terminal.waitForExit() == .exited(0))
    }
  }
}
