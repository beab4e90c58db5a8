import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct ListingTests {
    private static let puzzle = Sitting.puzzle.replacing("0", with: ".")

    /// The same with only the lower three rows open, where everything is found soon.
    private static let openRows =
      "534678912672195348198342567859761423426853791713924856.6....28....419..5....8..79"

    @Test func everyStepHasALineBelowItsPuzzle() throws {
      let run = try CommandRun()("steps", Self.openRows)
      #expect(run.status == .exited(0))
      let lines = run.output.split(separator: "\n").map(String.init)
      #expect(lines.first == "\(Self.openRows),\(lines.count - 1)")
      #expect(lines.count > 10)
      #expect(lines.contains { $0.hasSuffix("Hidden Single in box 9 (14): r9c7=1") })
      #expect(lines.contains { $0.hasSuffix("Naked Single at r8c7 (4): r8c7=6") })
    }

    @Test func onlyTheTechniquesAskedForAreListed() throws {
      let run = try CommandRun()(
        "steps", "--json", "--technique", "0003", "--technique", "Hidden Single", Self.puzzle)
      #expect(run.status == .exited(0))
      let found = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let steps = try #require(found?["steps"] as? [[String: Any]])
      #expect(
        Set(steps.compactMap { ($0["technique"] as? [String: Any])?["id"] as? String })
          == ["nakedSingle", "hiddenSingle"])
      #expect(steps.allSatisfy { ($0["places"] as? [String])?.count == 1 })
      #expect(steps.allSatisfy { $0["settles"] == nil })
    }

    @Test func whatLeadsFurthestComesFirst() throws {
      let run = try CommandRun()("steps", "--furthest", Self.openRows)
      let settled = run.output.split(separator: "\n").dropFirst().compactMap { line in
        line.split(separator: " ").last.flatMap { Int($0) }
      }
      #expect(settled.count > 10)
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
      #expect(run.errors.contains("'guessing'") && !run.errors.lowercased().contains("near it"))
      #expect(run.errors.count < 400)
    }

    @Test func wherePatternsEndChainsAreListedOnRequest() throws {
      let hard =
        "12..3....4....1.2...52..1..5..4..2......6..7......3..8.5....9....9.7..3......8..6"
      let run = try CommandRun()("steps", input: "\(hard)\n\(Sitting.solution)\n")
      #expect(run.status == .exited(0))
      #expect(run.output == "\(hard),0\n\(Sitting.solution),0\n")
      let remark =
        "no technique of the grading applies. Mutant fish and templates weren't tried, and "
        + "'--chains' lists chains"
      #expect(run.errors == "ultimate-sudoku: standard input, line 1: \(remark)\n")
      let chains = try CommandRun()("steps", "--chains", hard)
      let lines = chains.output.split(separator: "\n")
      #expect(lines.first == "\(hard),\(lines.count - 1)" && lines.count > 3)
      #expect(lines.dropFirst().allSatisfy { $0.contains(/Forcing Chains.* \(SE \d+\.\d\): r/) })
    }
  }
}
