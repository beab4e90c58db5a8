import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct HintingTests {
    private static let puzzle = Sitting.puzzle.replacing("0", with: ".")

    private static let beyondHoDoKu =
      "12..3....4....1.2...52..1..5..4..2......6..7......3..8.5....9....9.7..3......8..6"

    @Test func theNextStepIsSaidWithItsReasons() throws {
      let run = try CommandRun()("hint", Self.puzzle)
      #expect(run.status == .exited(0))
      let lines = run.output.split(separator: "\n")
      #expect(lines.first == "Hidden Single in box 9")
      #expect(lines.last == "  So r9c7 is 1.")
    }

    @Test func theOrderOfHoDoKuIsThereOnRequest() throws {
      let run = try CommandRun()("hint", "--order", "hodoku", Self.puzzle)
      #expect(run.output.hasPrefix("Naked Single at r5c5\n"))
    }

    @Test func theOrderOfHoDoKuHasOnlyItsTechniques() throws {
      let run = try CommandRun()("hint", "--order", "hodoku", Self.beyondHoDoKu)
      #expect(run.status == .exited(1) && run.output.isEmpty)
      #expect(run.errors.contains("None of HoDoKu's techniques finds a step."))
      let korean = try CommandRun()(
        "hint", "--order", "hodoku", "--language", "ko", Self.beyondHoDoKu)
      #expect(korean.errors.contains("HoDoKu의 기법으로는"))
      let json = try CommandRun()("hint", "--order", "hodoku", "--json", Self.beyondHoDoKu)
      #expect(json.status == .exited(1) && json.output.contains(#""error":"None of HoDoKu's"#))
      let teachers = try CommandRun()("hint", "--depth", "technique", Self.beyondHoDoKu)
      #expect(teachers.status == .exited(0))
    }

    @Test func aHintTellsNoMoreThanIsAskedFor() throws {
      let run = try CommandRun()("hint", "--depth", "where", Self.puzzle)
      #expect(run.output.contains("box 9"))
      #expect(!run.output.contains("r9c7") && !run.output.contains("is 1"))
    }

    @Test func chainsAreToldAsDeepAsIsAskedFor() throws {
      let hard = Self.beyondHoDoKu
      let full = try CommandRun()("hint", hard).output.split(separator: "\n")
      let proof = try CommandRun()("hint", "--depth", "proof", hard).output.split(separator: "\n")
      #expect(
        full.first == "Dynamic Contradiction Forcing Chains (+ Multiple Forcing Chains) at r4c2")
      #expect(full.last == "  So r4c2 can't be 9.")
      #expect(full.contains { $0.contains(/^ {4}If r4c2 is 9, then r5c2 is 8: \d+ steps\.$/) })
      #expect(proof.count > full.count && full.allSatisfy(proof.contains))
      let json = try CommandRun()("hint", "--json", hard).output
      #expect(json.contains(#""rating":11.3"#) && json.contains(#""folded":[{"#))
    }

    @Test func severalPuzzlesHaveAHintEach() throws {
      let empty = String(repeating: ".", count: 81)
      let run = try CommandRun()(
        "hint", "--depth", "technique",
        input: "\(Self.puzzle)\n12345678\n\(empty)\n\(Self.puzzle)\n")
      #expect(run.status == .exited(1))
      #expect(run.output == "Hidden Single in box 9\n\nHidden Single in box 9\n")
      #expect(run.errors.contains("line 2") && run.errors.contains("line 3: "))
    }

    @Test func koreanIsSpokenOnRequest() throws {
      let run = try CommandRun()("hint", "--language", "ko", Self.puzzle)
      #expect(run.output.contains("9행 7열"))
    }

    @Test func whatIsWrongIsSaidInTheLanguageThatIsSpoken() throws {
      let run = try CommandRun()("hint", "--language", "ko", "12q")
      #expect(run.errors.contains("'12q': 그런 파일이 없고 퍼즐도 아니에요. 1번째 줄"))
      let twice = try CommandRun()("hint", "--language", "ko", "55" + Self.puzzle.dropFirst(2))
      #expect(twice.errors.contains("5"))
      #expect(!twice.errors.contains("stands"))
    }

    @Test func candidatesOfAllCellsArePartOfThePosition() throws {
      let position =
        ":0000:x:..2+63.594.6..+48+7+21.4...+26..9...2.+46.+4..8+63+9....+67+9+41...7.+3.924"
        + "+66+3+421.+8.9+2+9.4.+63+1."
      let before = try CommandRun()("hint", "--json", input: "\(position):::\n").output
      #expect(before.contains(#""removes":["r3c1<>3","r3c3<>3"]"#))
      let after = try CommandRun()("hint", "--json", input: "\(position):331 333::\n").output
      #expect(after.contains(#""kind":"deduction""#) && !after.contains("r3c1<>3"))
      // r3c1 is 7.
      let without = try CommandRun()("hint", "--json", input: "\(position):731::\n").output
      #expect(without.contains(#""kind":"missingNote""#) && without.contains("r3c1"))
      // So is r1c3 4 in the puzzle without a digit placed.
      let untouched = try CommandRun()("hint", "--json", input: ":0000:x:\(Self.puzzle):413::\n")
      #expect(untouched.output.contains(#""kind":"missingNote""#))
      #expect(untouched.output.contains("r1c3"))
    }

    @Test func aWrongDigitComesFirst() throws {
      let wrong =
        "53.+47....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
      let run = try CommandRun()("hint", input: ":0000:x:\(wrong)::::\n")
      #expect(run.status == .exited(0))
      #expect(run.output.contains("r1c4"))
    }

    @Test func givensThatBreakTheRulesHaveNoNextStep() throws {
      let run = try CommandRun()("hint", "--json", "55" + Self.puzzle.dropFirst(2))
      #expect(run.status == .exited(1))
      #expect(run.output.contains(#""kind":"clash""#))
      #expect(run.errors.contains("r1c1"))
    }

    @Test func jsonTellsNoMoreThanIsAskedFor() throws {
      let run = try CommandRun()("hint", "--json", "--depth", "where", Self.puzzle)
      #expect(run.output.contains("lookAt"))
      #expect(!run.output.contains("r5c5"))
    }

    @Test func aPuzzleWithSeveralSolutionsHasNoNextStep() throws {
      let run = try CommandRun()("hint", String(repeating: ".", count: 81))
      #expect(run.status == .exited(1))
      #expect(run.output == "")
      #expect(run.errors.contains(/r\dc\d can be \d or \d/))
    }
  }
}
