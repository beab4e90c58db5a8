import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  /// `find`, `canonical` and `minimal`.
  @Suite struct FindingTests {
    private static let easy = Sitting.puzzle.replacing("0", with: ".")
    private static let hard =
      "..52...4......5..8.....86.23..4..8.7....5.4....43.7.9...37.9..5.8..6.2.3........."
    private static let list = "\(easy)\n\(hard)\n12345678\n\(easy)\n"

    @Test(arguments: [
      (["--needs", "skyscraper"], [hard]), (["--level", "easy"], [easy, easy]),
      (["--level", "easy", "--limit", "1"], [easy]),
      (["--symmetric", "--er", "1.2"], [easy, easy]),
      (["--without", "singles"], []),
    ])
    func thePuzzlesThatMeetAllConditionsArePrinted(
      _ conditions: [String], _ expected: [String]
    ) throws {
      let run = try ProgramRun(BuiltProgram.path(), ["find"] + conditions, input: Self.list)
      #expect(run.output == expected.map { $0 + "\n" }.joined())
      if !conditions.contains("--limit") { #expect(run.status == .exited(1)) }
    }

    @Test func aPositionIsPrintedWithAllThatWasJudged() throws {
      let position =
        ":0000:x:+55" + String(repeating: ".", count: 79) + ":"
      let middle = ":0000:x:" + Self.easy.replacing("53.", with: "53+4") + ":218:"
      let run = try CommandRun()("find", "--givens", "30", input: "\(position)\n\(middle)\n")
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 1)
      #expect(lines.first?.hasPrefix(":0000:x:53+4") == true)
      #expect(lines.first?.contains(":218:") == true)
    }

    @Test func findingCanBeCounted() throws {
      let run = try CommandRun()("find", "--givens", "30", "--count", input: Self.list)
      #expect(run.output == "2\n")
      #expect(run.errors.contains("line 3"))
    }

    @Test func theSamePuzzleHasTheSameForm() throws {
      let other = String(
        Self.easy.reversed().map {
          $0 == "." ? "." : Character("\(10 - ($0.wholeNumberValue ?? 0))")
        }
      )
      let list = "\(Self.easy)\n\(Self.hard)\n\(other)\n"
      let lines = try CommandRun()("canonical", input: list).output.split(separator: "\n")
      #expect(lines.count == 3 && lines[0] == lines[2] && lines[0] != lines[1])
      let same = try CommandRun()("canonical", "--same", input: list)
      #expect(
        same.output == "\(lines[0])\n  standard input, line 1\n  standard input, line 3\n")
      #expect(same.status == .exited(0))
    }

    @Test func aPuzzleIsMadeMinimal() throws {
      let reduced = try CommandRun()("minimal", "--reduce", "--seed", "5", input: Self.easy)
      let again = try CommandRun()("minimal", "--reduce", "--seed", "5", "--json", input: Self.easy)
      let minimal = reduced.output.replacing("\n", with: "")
      #expect(again.output.contains("\"minimal\":\"\(minimal)\""))
      let judged = try CommandRun()(
        "minimal", "--redundant", input: "\(minimal)\n\(Sitting.solution)\n")
      let lines = judged.output.split(separator: "\n")
      #expect(lines.first == "\(minimal),minimal,")
      #expect(lines.last?.hasPrefix("\(Sitting.solution),not minimal,r1c1 r1c2 ") == true)
      let several = try CommandRun()("minimal", input: "1" + String(repeating: ".", count: 80))
      #expect(several.status == .exited(1) && several.errors.contains("more than one solution"))
    }
  }
}
