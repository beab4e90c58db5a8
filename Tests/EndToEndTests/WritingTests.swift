import Foundation
import TerminalTesting
import Testing

extension EndToEnd {
  /// Files that the user names for the program to write.
  @Suite struct WritingTests {
    private let sitting = Sitting()

    private func path(_ name: String) -> String { sitting.folder + "/" + name }

    private func run(_ option: String, _ path: String) throws -> ProgramRun {
      try ProgramRun(
        BuiltProgram.path(), ["play", "--data-dir", sitting.folder, option, path],
        environment: Sitting.environment())
    }

    @Test(arguments: ["--record", "--log"])
    func whatANameLeadsToByMistakeStays(option: String) throws {
      let files = FileManager.default
      try Data("SQLite format 3".utf8).write(to: URL(fileURLWithPath: path("games.sqlite")))
      let outside = sitting.folder + ".outside"
      try files.createDirectory(atPath: outside, withIntermediateDirectories: true)
      defer { try? files.removeItem(atPath: outside) }
      func place(_ name: String) -> String { outside + "/" + name }
      try Data("dear diary".utf8).write(to: URL(fileURLWithPath: place("diary")))
      try files.createSymbolicLink(atPath: place("link"), withDestinationPath: place("target"))
      #expect(mkfifo(place("pipe"), 0o600) == 0)
      for (name, reason) in [
        (path("games.sqlite"), "a file of this program"),
        (path("preferences.json"), "a file of this program"),
        (path("themes/new"), "a file of this program"), (path("new"), "the folder of the games"),
        (place("diary"), "something else"), (place("link"), "symbolic link"),
        (place("pipe"), "a pipe or a device"), (place(""), "folder"),
      ] {
        let run = try run(option, name)
        #expect(run.status == .exited(2), "\(name)")
        #expect(run.errors.contains(reason), "\(name): \(run.errors)")
        #expect(run.errors.count { $0 == "\n" } == 1, "\(name)")
      }
      #expect(files.contents(atPath: path("games.sqlite")) == Data("SQLite format 3".utf8))
      #expect(files.contents(atPath: place("diary")) == Data("dear diary".utf8))
      #expect(!files.fileExists(atPath: place("target")))
    }

    @Test(arguments: ["y", "é", "./y"])
    func aShortNameIsWritten(name: String) throws {
      let outside = sitting.folder + ".outside"
      try FileManager.default.createDirectory(
        atPath: outside, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: outside) }
      for command in [
        "solve -o \(name) \(Sitting.puzzle)", "draw -f svg -o \(name) \(Sitting.puzzle)",
      ] {
        let script = "cd \"$1\" && exec \"$0\" \(command)"
        let run = try ProgramRun(
          "/bin/sh", ["-c", script, BuiltProgram.path(), outside],
          environment: Sitting.environment())
        #expect(run.status == .exited(0), "\(command): \(run.errors)")
        let written = outside + "/" + name
        #expect(FileManager.default.contents(atPath: written)?.isEmpty == false, "\(command)")
        unlink(written)
      }
      let terminal = try sitting.shell(
        "cd '\(outside)' && exec \"$0\" \"$@\"", "play", "--puzzle", Sitting.puzzle, "--record",
        name)
      try terminal.wait(for: "Mistakes 0")
      try terminal.type("Q")
      #expect(try terminal.waitForExit() == .exited(0))
      #expect(FileManager.default.fileExists(atPath: outside + "/" + name))
    }

    @Test func aStartThatFailsLeavesRecordingsAndLogsAsTheyWere() throws {
      let files = FileManager.default
      let outside = sitting.folder + ".outside"
      try files.createDirectory(atPath: outside, withIntermediateDirectories: true)
      defer { try? files.removeItem(atPath: outside) }
      let old = ["--record": "recording 1\nsize 80x24\n@0\n", "--log": "0.1 info start\n"]
      for (option, text) in old {
        let path = outside + "/old" + option
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        for arguments in [[], ["--keys", outside + "/none"]] {
          for path in [path, outside + "/new"] {
            let run = try ProgramRun(
              BuiltProgram.path(),
              ["play", "--data-dir", sitting.folder, option, path] + arguments, input: "",
              environment: Sitting.environment())
            #expect(run.status == .exited(2))
          }
        }
        #expect(files.contents(atPath: path) == Data(text.utf8))
      }
      #expect(
        try files.contentsOfDirectory(atPath: outside).sorted() == ["old--log", "old--record"])
    }

    /// The input is opened after the output, so that `exec` returns when that is there.
    @Test func aCommandThatIsKilledLeavesNoFile() throws {
      let script = """
        cd "$1" && mkdir work && cd work && mkfifo in || exit 3
        "$0" convert --to line -o out in & program=$!
        exec 3> in; kill -9 $program; wait; test ! -e out
        """
      let run = try ProgramRun(
        "/bin/sh", ["-c", script, BuiltProgram.path(), sitting.folder],
        environment: Sitting.environment())
      #expect(run.status == .exited(0))
    }

    @Test(arguments: ["-o \"$1/out\"", "> \"$1/out\""])
    func aFileThatMayNotBeSoLargeIsSaid(output: String) throws {
      let script = "ulimit -f 1; exec \"$0\" convert --to line \(output)"
      let puzzles = String(repeating: Sitting.puzzle + "\n", count: 99)
      let run = try ProgramRun(
        "/bin/sh", ["-c", script, BuiltProgram.path(), sitting.folder], input: puzzles,
        environment: Sitting.environment())
      #expect(run.status == .exited(2))
      #expect(run.errors.contains("ulimit -f"), "\(run.errors)")
      #expect(run.errors.count { $0 == "\n" } == 1)
      let isThere = FileManager.default.fileExists(atPath: path("out"))
      #expect(isThere == output.hasPrefix(">"))
    }

    @Test func oneFileForRecordingAndLogIsRefused() throws {
      let run = try ProgramRun(
        BuiltProgram.path(),
        [
          "play", "--data-dir", sitting.folder, "--record", path("a"),
          "--log", sitting.folder + "/./a",
        ], environment: Sitting.environment())
      #expect(run.status == .exited(2))
      #expect(run.errors.contains("The recording and the log"))
      #expect(!FileManager.default.fileExists(atPath: path("a")))
    }

    @Test(arguments: [
      "size 200000x200000", "@9223372036854775807", "note moment 9e99", "note games AAAA",
    ])
    func aRecordingWithoutBoundsIsRefused(line: String) throws {
      let recording = path("a.recording")
      let heading = "recording 1\nsize 80x24\ncapabilities trueColor unicode\nnote seed 1\n"
      let text = heading + "note moment 0\n\(line)\n@0\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: recording))
      let run = try ProgramRun(
        BuiltProgram.path(), ["play", "--replay", recording], environment: Sitting.environment())
      #expect(run.status == .exited(2))
      #expect(run.errors.count { $0 == "\n" } == 1)
    }

    @Test func aNoteWithoutAValueIsSaidWithItsLine() throws {
      let recording = path("a.recording")
      let text = "recording 1\nsize 80x24\ncapabilities trueColor unicode\nnote seed\n@0\n"
      try Data(text.utf8).write(to: URL(fileURLWithPath: recording))
      let run = try ProgramRun(
        BuiltProgram.path(), ["play", "--replay", recording], environment: Sitting.environment())
      #expect(run.status == .exited(2))
      #expect(run.errors.contains("line 4 has a seed"), "\(run.errors)")
    }

    @Test(.timeLimit(.minutes(2)), arguments: ["--replay", "--theme", "--keys"])
    func whatIsNoFileIsNotReadForEver(option: String) throws {
      let pipe = path("pipe")
      #expect(mkfifo(pipe, 0o600) == 0)
      for path in ["/dev/zero", pipe] {
        let run = try ProgramRun(
          BuiltProgram.path(), ["play", option, path], environment: Sitting.environment(),
          patience: .seconds(20))
        #expect(run.status == .exited(2), "\(path)")
        #expect(run.errors.contains(path))
        #expect(run.errors.count { $0 == "\n" } == 1)
      }
    }

    @Test func aFolderOfAReplayThatWasKilledIsSweptAtTheNextStart() throws {
      let temporary = path("temporary")
      let deserted = temporary + "/ultimate-sudoku-temporary-aB3dE6"
      try FileManager.default.createDirectory(
        atPath: deserted, withIntermediateDirectories: true)
      let terminal = try sitting.start(environment: ["TMPDIR": temporary])
      try terminal.wait(for: "Game")
      #expect(!FileManager.default.fileExists(atPath: deserted))
    }
  }
}
