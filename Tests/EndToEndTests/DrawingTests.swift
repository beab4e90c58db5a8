import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  /// `draw`.
  @Suite struct DrawingTests {
    private static let puzzle = Sitting.puzzle.replacing("0", with: ".")
    private let folder: PictureFolder

    init() throws {
      folder = try PictureFolder()
    }

    private func draw(_ arguments: String..., input: String = puzzle) throws -> ProgramRun {
      try ProgramRun(
        BuiltProgram.path(), ["draw"] + arguments, input: input,
        environment: Sitting.environment())
    }

    private func bytes(_ path: String) throws -> [UInt8] {
      Array(try #require(FileManager.default.contents(atPath: path)))
    }

    @Test func aBoardIsAnSVG() throws {
      let run = try draw()
      #expect(run.status == .exited(0) && run.errors == "")
      #expect(run.output.contains("viewBox=\"0 0 464 464\""))
      #expect(run.output.hasPrefix("<?xml") && run.output.hasSuffix("</svg>\n"))
      let all = try draw("--candidates")
      #expect(all.output.count > run.output.count)
    }

    @Test func aPNGIsSoWideAndCanBeReadBack() throws {
      let picture = folder.path + "/board.png"
      let run = try draw("-o", picture, "--width", "700")
      #expect(run.status == .exited(0) && run.output == "" && run.errors == "")
      let start = try bytes(picture).prefix(24)
      #expect(Array(start.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      #expect(Array(start.suffix(8)) == [0, 0, 2, 188, 0, 0, 2, 188])
      let read = try ProgramRun(
        BuiltProgram.path(), ["read", picture], environment: Sitting.environment())
      #expect(read.output == Self.puzzle + "\n")
    }

    @Test func aPDFHasTheSolutionsAtTheEnd() throws {
      let book = folder.path + "/book.pdf"
      let list = String(repeating: Self.puzzle + "\n", count: 7)
      let run = try draw("--per-page", "6", "--solutions", "-o", book, input: list)
      #expect(run.status == .exited(0) && run.errors == "")
      let text = String(decoding: try bytes(book).map(UInt16.init), as: UTF16.self)
      #expect(text.hasPrefix("%PDF-1.5") && text.hasSuffix("%%EOF\n"))
      #expect(text.matches(of: /\/Type \/Page\b/).count == 3)
    }

    @Test(arguments: ["en", "ko"])
    func aHintIsToldBelowTheBoard(language: String) throws {
      let run = try draw("--hint", "--language", language)
      #expect(run.status == .exited(0))
      let height = run.output.firstMatch(of: /viewBox="0 0 464 (\d+)"/).flatMap { Int($0.1) }
      #expect((height ?? 0) > 500)
    }

    @Test(arguments: ["png", "pdf"])
    func aTerminalGetsNoBinary(format: String) throws {
      let terminal = try PseudoTerminal(
        running: BuiltProgram.path(), arguments: ["draw", "--format", format, Self.puzzle])
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.screen.text.replacing("\n", with: "").contains("isn't text for a terminal"))
    }

    @Test func whatDoesNotFitOnAPictureIsRefusedAndNothingIsWritten() throws {
      let path = folder.path + "/board.svg"
      for count in [3, 9] {
        let list = String(repeating: Self.puzzle + "\n", count: count)
        let run = try draw("-o", path, input: list)
        #expect(run.status == .exited(2) && run.errors.contains("--format pdf"))
        #expect(run.errors.count { $0 == "\n" } == 1)
      }
      #expect(try draw("-o", path, input: "").status == .exited(1))
      #expect(try draw("-o", path, input: "nonsense").status == .exited(1))
      #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func whatHasNoSolutionIsNamedAndDrawn() throws {
      let book = folder.path + "/book.pdf"
      let list = "\(Self.puzzle)\n\(PictureFolder.openPuzzle)\n"
      let run = try draw("--solutions", "-o", book, input: list)
      #expect(run.status == .exited(1))
      #expect(run.errors.contains("line 2") && run.errors.contains("more than one solution"))
      #expect(try bytes(book).count > 1000)
    }
  }
}
