import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct ReadingTests {
    private let folder: PictureFolder

    init() throws {
      folder = try PictureFolder()
    }

    private func read(
      _ arguments: String..., input: String = "", programs: String = "/nowhere"
    ) throws -> ProgramRun {
      try ProgramRun(
        BuiltProgram.path(), ["read"] + arguments, input: input,
        environment: Sitting.environment(["PATH": programs, "TMPDIR": folder.temporary]))
    }

    /// Expects these puzzles, read with certainty.
    private func expectAnswer(
      _ run: ProgramRun, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(
        run.output == lines.map { $0 + "\n" }.joined(), sourceLocation: sourceLocation)
      #expect(run.errors == "", sourceLocation: sourceLocation)
      #expect(run.status == .exited(0), sourceLocation: sourceLocation)
    }

    private func objects(_ run: ProgramRun) throws -> [[String: Any]] {
      try run.output.split(separator: "\n").map { line in
        try #require(
          try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      }
    }

    @Test func puzzlesArePrintedInTheOrderOfThePictures() throws {
      let names = try (1...5).map { try folder.add("\($0).bmp", PictureFolder.picture) }
      let run = try ProgramRun(
        BuiltProgram.path(), ["read", "--json", "--jobs", "3"] + names,
        environment: Sitting.environment())
      let objects = try objects(run)
      #expect(objects.map { $0["file"] as? String } == names)
      #expect(objects.allSatisfy { $0["puzzle"] as? String == PictureFolder.puzzle })
      #expect(objects.allSatisfy { $0["solutions"] as? Int == 1 })
      #expect(objects.allSatisfy { $0["doubtful"] as? [String] == [] })
      #expect(objects.allSatisfy { ($0["corners"] as? [[Double]])?.count == 4 })
    }

    @Test func aPuzzleIsALineThatOtherCommandsRead() throws {
      let picture = try folder.add("a.bmp", PictureFolder.picture)
      let run = try read(picture)
      expectAnswer(run, [PictureFolder.puzzle])
      let solved = try ProgramRun(BuiltProgram.path(), ["solve"], input: run.output)
      #expect(solved.output.contains(",1,"))
    }

    @Test func aDoubtfulReadingIsPrintedAndNamed() throws {
      let picture = try folder.add("a.bmp", PictureFolder.picture(of: PictureFolder.openPuzzle))
      let run = try read(picture)
      #expect(run.output.count == 82)
      #expect(run.errors.hasPrefix("ultimate-sudoku: \(picture): "))
      #expect(run.errors.count { $0 == "\n" } == 1)
      #expect(run.status == .exited(1))
    }

    @Test func aPictureIsReadFromStandardInput() throws {
      let picture = try folder.add("a.bmp", PictureFolder.picture)
      let run = try ProgramRun(
        "/bin/sh", ["-c", "\"$0\" read - < \"$1\"", BuiltProgram.path(), picture],
        environment: Sitting.environment())
      expectAnswer(run, [PictureFolder.puzzle])
    }

    @Test func whatIsNoPictureIsNamedAndTheRestIsRead() throws {
      let picture = try folder.add("a.bmp", PictureFolder.picture)
      let empty = try folder.add("empty.jpg", [])
      let text = try folder.add("notes.txt", Array("no picture".utf8))
      let run = try read(empty, picture, text)
      #expect(run.output == PictureFolder.puzzle + "\n")
      #expect(run.status == .exited(1))
      #expect(run.errors.contains("\(empty): This file is empty"))
      #expect(run.errors.contains("\(text): This file is neither a picture nor a puzzle"))
      let objects = try objects(try read("--json", empty, picture, text))
      #expect(objects.map { $0["error"] is String } == [true, false, true])
    }

    @Test func aMissingFileAndAFolderAreSaid() throws {
      let missing = try read("/nowhere/at-all.jpg")
      #expect(missing.status == .exited(2))
      #expect(missing.output == "")
      #expect(missing.errors == "ultimate-sudoku: No such file: '/nowhere/at-all.jpg'.\n")
      let run = try read(folder.path)
      #expect(run.status == .exited(2))
      #expect(run.errors.contains("\(folder.path) is a folder"))
      #expect(run.errors.count { $0 == "\n" } == 1)
    }

    @Test func aNameCannotGiveOrdersToTheTerminal() throws {
      let name = try folder.add("a\u{1B}[31m\n\u{9B}b.jpg", [])
      for arguments in [[], ["--json"]] {
        let run = try ProgramRun(
          BuiltProgram.path(), ["read"] + arguments + [name], environment: Sitting.environment())
        let said = (run.output + run.errors).unicodeScalars
        #expect(!said.contains { $0 != "\n" && $0.properties.generalCategory == .control })
        #expect(run.errors.count { $0 == "\n" } == 1)
      }
    }

    @Test func withoutPicturesAWordIsSaid() throws {
      let commands = [
        [], ["--take", "a.jpg"], ["--camera", "x", "a.jpg"], ["--take", "--camera", "-x"],
        ["--jobs", "0", "a"],
      ]
      for arguments in commands {
        let run = try ProgramRun(
          BuiltProgram.path(), ["read"] + arguments, environment: Sitting.environment())
        #expect(run.status == .exited(2))
        #expect(run.errors.count { $0 == "\n" } == 1)
        #expect(run.output == "")
      }
    }

    @Test func aHEICPictureIsReadThroughAConverter() throws {
      let picture = try folder.add("a.heic", PictureFolder.heic)
      let converted = try folder.add("converted", PictureFolder.picture)
      let programs = try folder.addProgram("heif-dec", "exec /bin/cp '\(converted)' \"$2\"")
      expectAnswer(try read(picture, programs: programs), [PictureFolder.puzzle])
      #expect(try folder.leftovers() == [])
    }

    @Test func aPictureIsTakenWithACamera() throws {
      let taken = try folder.add("taken", PictureFolder.picture)
      let programs = try folder.addProgram(
        "ffmpeg", "for out; do :; done; exec /bin/cp '\(taken)' \"$out\"")
      let run = try read("--take", "--camera", "/dev/null", programs: programs)
      expectAnswer(run, [PictureFolder.puzzle])
      #expect(try folder.leftovers() == [])
      let none = try read("--take")
      #expect(none.status == .exited(2))
      #expect(none.errors.contains("Install ffmpeg"))
    }

    @Test func controlCLeavesNothingBehind() throws {
      let programs = try folder.addProgram(
        "ffmpeg", "echo $$ > '\(folder.path)/number'; exec /bin/sleep 600")
      let terminal = try PseudoTerminal(
        running: BuiltProgram.path(), arguments: ["read", "--take", "--camera", "/dev/null"],
        environment: Sitting.environment(["PATH": programs, "TMPDIR": folder.temporary]))
      try terminal.wait(for: "the camera to be asked") { _ in
        (try? String(contentsOfFile: folder.path + "/number", encoding: .utf8))?.isEmpty == false
      }
      try terminal.press(.control("c"))
      #expect(try terminal.waitForExit() == .killed(signal: SIGINT))
      #expect(try folder.leftovers() == [])
    }

    @Test func aPictureInThePlaceOfAPuzzleIsSentToTheRightCommand() throws {
      let picture = try folder.add("a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      for arguments in [["solve", picture], ["play", "--puzzle", picture]] {
        let run = try ProgramRun(
          BuiltProgram.path(), arguments, environment: Sitting.environment())
        #expect(run.errors.contains("a PNG picture, which is no text"))
        #expect(run.errors.contains("'ultimate-sudoku read FILE' reads pictures"))
      }
    }

    @Test func aPictureBeginsAGame() throws {
      let picture = try folder.add("a.bmp", PictureFolder.picture)
      let sitting = Sitting()
      let terminal = try sitting.start("play", "--picture", picture)
      try terminal.wait(for: "Mistakes 0")
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.screen.unrestoredState.isEmpty)
    }

    @Test func aDoubtfulPictureIsCheckedBeforeTheGame() throws {
      let picture = try folder.add("a.bmp", PictureFolder.picture(of: PictureFolder.openPuzzle))
      let sitting = Sitting()
      let terminal = try sitting.start("play", "--picture", picture)
      try terminal.wait(for: "a.bmp")
      try terminal.wait(for: "Another picture")
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test func aPictureWithoutAPuzzleBeginsNone() throws {
      let empty = try folder.add("empty.jpg", [])
      for (path, status) in [(empty, 1), ("/nowhere/a.jpg", 2), (folder.path, 2), ("-", 1)] {
        let run = try ProgramRun(
          BuiltProgram.path(), ["play", "--picture", path], environment: Sitting.environment())
        #expect(run.status == .exited(Int32(status)))
        #expect(run.errors.count { $0 == "\n" } == 1)
      }
    }

    @Test func helpHasExamplesAndTheExitStatus() throws {
      let run = try read("--help")
      #expect(run.status == .exited(0))
      for words in ["ultimate-sudoku read photo.jpg", "Ends with status 0", "--take"] {
        #expect(run.output.contains(words))
      }
    }
  }
}
