import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct ConvertingTests {
    private static let puzzle = Sitting.puzzle.replacing("0", with: ".")

    @Test(arguments: [
      "line", "sdm", "sdk", "ss", "pm", "sukaku", "library", "opensudoku", "fpuzzles", "sudokupad",
      "scf", "gnome", "gnome-code", "ksudoku", "solo", "debian",
    ])
    func eachFormatIsReadBackAsItWasWritten(_ format: String) throws {
      let written = try CommandRun()("convert", "--to", format, input: Self.puzzle)
      #expect(written.status == .exited(0))
      let solved = try CommandRun()("solve", input: written.output)
      #expect(solved.status == .exited(0))
      #expect(solved.output.replacing("0", with: ".") == "\(Self.puzzle),1,\(Sitting.solution)\n")
    }

    @Test func filesOfSeveralFormatsBecomeOneList() throws {
      let rows = stride(from: 0, to: 81, by: 9).map { Array(Self.puzzle)[$0..<$0 + 9] }
      let command = try CommandRun(files: [
        "a.txt": Self.puzzle, "b.sdk": rows.map { String($0) }.joined(separator: "\r\n"),
      ])
      let run = try command(
        "convert", "--to", "sdm", command.path("a.txt"), command.path("b.sdk"))
      #expect(run.output == String(repeating: Sitting.puzzle + "\n", count: 2))
    }

    @Test func aFailureLeavesNoEmptyFileBehind() throws {
      let sitting = Sitting()
      let output = sitting.folder + "/out.txt"
      func convert(_ input: String) throws -> ProgramRun {
        try ProgramRun(
          BuiltProgram.path(), ["convert", "--to", "line", "-o", output, input],
          environment: Sitting.environment())
      }
      #expect(try convert(sitting.folder + "/none.txt").status == .exited(2))
      #expect(!FileManager.default.fileExists(atPath: output))
      #expect(try convert(Self.puzzle).status == .exited(0))
      #expect(try String(contentsOfFile: output, encoding: .utf8) == Self.puzzle + "\n")
    }

    @Test func aCommentCannotGiveATerminalOrders() throws {
      let run = try CommandRun()(
        "convert", "--to", "sdk", input: "\(Self.puzzle) # a\u{1B}]0;x\u{7}\u{9B}31m\u{202E}b\n")
      #expect(run.output.hasPrefix("#Ca]0;x31mb\n"))
    }

    @Test func whatTheNewFormatCannotKeepIsSaid() throws {
      let grid = try CommandRun()("convert", "--to", "pm", input: Self.puzzle)
      let run = try CommandRun()("convert", "--to", "line", input: grid.output)
      #expect(run.output == Self.puzzle + "\n")
      #expect(run.errors.contains("candidates"))
    }

    @Test func aFormatThatIsUnknownIsRefusedWithTheOnesThereAre() throws {
      let run = try CommandRun()("convert", "--to", "excel", input: Self.puzzle)
      #expect(run.status == .exited(2))
      #expect(run.output == "")
      #expect(run.errors.contains("excel") && run.errors.contains("sdm"))
    }

    @Test func whatIsNoPuzzleIsSaidWithItsPlaceAndTheRestIsWritten() throws {
      let run = try CommandRun()("convert", "--to", "line", input: "\(Self.puzzle)\n12345678\n")
      #expect(run.status == .exited(1))
      #expect(run.output == Self.puzzle + "\n")
      #expect(run.errors.contains("line 2"))
    }
  }
}
