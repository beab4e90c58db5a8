import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct ListingTests {
    private static let puzzle = Sitting.puzzle.replacing("0", with: ".")

    @Test func everyStepHasALineBelowItsPuzzle() throws {
      let run = try CommandRun()("steps", Self.puzzle)
      #expect(run.status == .exited(0))
      let lines = run.output.split(separator: "\n").map(String.init)
      #expect(lines.first == "\(Self.puzzle),\(lines.count - 1)")
      #expect(lines.count > 20)
      #expect(lines.contains { $0.hasSuffix("Hidden Single in box 9 (14): r9c7=1") })
      #expect(lines.contains { $0.hasSuffix("Naked Single at r5c5 (4): r5c5=5") })
    }

    @Test func onlyTheTechniquesAskedForAreListed() throws {
      let run = try CommandRun()(
        "steps", "--json", "--technique", "0003", "--technique", "Hidden Single", Self.puzzle)
      #expect(run.status == .exited(0))
      let found = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let steps = try #require(found?["steps"] as? [[String: Any]])
      #expect(
        Set(steps.compactMap { $0["technique"] as? String }) == ["nakedSingle", "hiddenSingle"])
      #expect(steps.allSatisfy { ($0["places"] as? [String])?.count == 1 })
      #expect(steps.allSatisfy { $0["settles"] == nil })
    }

    @Test func whatLeadsFurthestComesFirst() throws {
      let run = try CommandRun()("steps", "--furthest", Self.puzzle)
      let settled = run.output.split(separator: "\n").dropFirst().compactMap { line in
        line.split(separator: " ").last.flatMap { Int($0) }
      }
      #expect(settled.count > 20)
      #expect(settled == settled.sorted(by: >))
    }

    @Test func aPuzzleWithoutOneSolutionFailsAndTheOthersGoOn() throws {
      let empty = String(repeating: ".", count: 81)
      let run = try CommandRun()(
        "steps", "--technique", "naked-single", input: "\(empty)\n\(Self.puzzle)\n")
      #expect(run.status == .exited(1))
      #expect(run.output.hasPrefix(Self.puzzle))
      #expect(run.errors.contains("line 1"))
    }

    @Test func aTechniqueThatDoesNotExistIsRefused() throws {
      let run = try CommandRun()("steps", "--technique", "guessing", Self.puzzle)
      #expect(run.status == .exited(2))
      #expect(run.errors.contains("guessing"))
    }
  }
}
