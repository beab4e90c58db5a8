import Foundation
import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct RefusalTests {
    private let sitting = Sitting()

    private func run(_ arguments: String..., input: String = "") throws -> ProgramRun {
      try ProgramRun(
        BuiltProgram.path(), arguments, input: input,
        environment: Sitting.environment(["HOME": sitting.folder]))
    }

    /// Expects status 2 and one sentence on standard error that contains `part`.
    private func expectRefusal(
      _ run: ProgramRun, saying part: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(run.status == .exited(2), sourceLocation: sourceLocation)
      #expect(run.output == "", sourceLocation: sourceLocation)
      #expect(run.errors.contains(part), sourceLocation: sourceLocation)
      #expect(run.errors.hasSuffix("\n"), sourceLocation: sourceLocation)
      #expect(run.errors.count { $0 == "\n" } == 1, sourceLocation: sourceLocation)
    }

    @Test func aPipeAsInputIsRefused() throws {
      expectRefusal(try run(input: "4Q"), saying: "Standard input isn't a terminal")
      expectRefusal(try run("play", input: "4Q"), saying: "Standard input isn't a terminal")
    }

    @Test(arguments: ["solve", "backup --force", "restore", "play --record"])
    func aNameThatIsNotUTF8IsRefused(command: String) throws {
      let script = "exec \"$0\" \(command) \"$(printf '\\377.txt')\""
      let run = try ProgramRun(
        "/bin/sh", ["-c", script, BuiltProgram.path()], environment: Sitting.environment())
      expectRefusal(run, saying: "The file name '\\xff.txt' isn't UTF-8")
    }

    @Test(arguments: ["play --data-dir ", "import --data-dir=", "backup a --data-dir "])
    func aFolderThatIsNotUTF8IsRefused(command: String) throws {
      let script = "exec \"$0\" \(command)\"$(printf '/tmp/\\377')\""
      let run = try ProgramRun(
        "/bin/sh", ["-c", script, BuiltProgram.path()], environment: Sitting.environment())
      expectRefusal(run, saying: "The folder name '/tmp/\\xff' isn't UTF-8: choose another folder.")
    }

    @Test(arguments: ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "HOME", "TMPDIR"])
    func aVariableThatIsNotUTF8IsRefused(name: String) throws {
      let script = "\(name)=\"$(printf '/tmp/\\377')\" exec \"$0\" backup a"
      let run = try ProgramRun(
        "/bin/sh", ["-c", script, BuiltProgram.path()], environment: Sitting.environment())
      expectRefusal(run, saying: "The variable \(name) is '/tmp/\\xff', which isn't UTF-8")
    }

    @Test(arguments: ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "HOME", "TMPDIR"])
    func aVariableThatIsNotNeededMayBeAnything(name: String) throws {
      let script =
        "\(name)=\"$(printf '/tmp/\\377')\" exec \"$0\" convert --to line \(Sitting.puzzle)"
      let run = try ProgramRun(
        "/bin/sh", ["-c", script, BuiltProgram.path()], environment: Sitting.environment())
      #expect(run.status == .exited(0), "\(run.errors)")
    }

    @Test(arguments: [
      (["convert", "--to", "nonsense"], "one of 'line', 'sdm', ", "'solo' or 'debian'. See "),
      (["generate", "--symmetry", "odd"], "one of 'none', 'halfTurn', ", " or 'full'. See "),
      (["generate", "--level", "odd"], "one of 'easy', 'medium', ", " or 'extreme'. See "),
    ])
    func aLongListOfChoicesIsASentence(_ arguments: [String], start: String, end: String) throws {
      let run = try ProgramRun(
        BuiltProgram.path(), arguments, environment: Sitting.environment())
      expectRefusal(run, saying: start)
      expectRefusal(run, saying: end)
      #expect(!run.errors.contains("  "))
    }

    @Test func aPipeAsOutputIsRefused() throws {
      let terminal = try sitting.shell("\"$0\" \"$@\" | cat; echo end", "play")
      try terminal.wait(for: "end")
      #expect(terminal.screen.text.contains("Standard output isn't a terminal"))
      #expect(try terminal.waitForExit() == .exited(0))
    }

    @Test(arguments: [
      (["--bogus"], "--bogus"), (["play", "--level", "simple"], "simple"),
      (["play", "--level"], "--level"), (["bogus"], "bogus"), (["play", "--seed", "x"], "--seed"),
      (["play", "--seed", "1"], "--level"), (["play", "--language", "fr"], "--language"),
      (["play", "--theme", "pink"], "shore-light"),
      (["play", "--theme", "./pink.json"], "No such file: './pink.json'."),
      (["play", "--keys", "./none"], "No such file: './none'."),
      (["play", "--level", "easy", "--puzzle", "1"], "--puzzle"),
      (["play", "--daily", "2026-13-45"], "--daily doesn't take '2026-13-45'"),
      (["play", "--pack", "9-1"], "such as 1-0003"),
      (["play", "--train", "x-wng"], "No technique is called 'x-wng': near it are X-Wing, "),
      (["play", "--train", "template-set"], "No position to practise Template Set on"),
      (["play", "--learn", "x-wng"], "No lesson is called 'x-wng': near it are X-Wing, "),
      (["play", "--learn", "--level", "easy"], "exclude each other"),
      (["play", "--train", "x-wing", "--level", "easy"], "exclude each other"),
    ])
    func aCommandLineThatMakesNoSenseIsRefused(arguments: [String], part: String) throws {
      expectRefusal(
        try ProgramRun(BuiltProgram.path(), arguments, environment: Sitting.environment()),
        saying: part)
    }

    @Test(arguments: [
      (["--bogus"], "'--bogus' 옵션은 없어요."), (["play", "--level"], "--level easy처럼 쓰세요."),
      (["--puzzle", "/"], "/를 읽을 수 없어요(폴더임)."), (["--log", "/"], "로그를 /에 쓸 수 없어요(폴더임)."),
      (["--replay", "/none"], "'/none' 파일이 없어요."),
    ])
    func aKoreanPlayerIsRefusedInKorean(arguments: [String], part: String) throws {
      let korean = ["LC_MESSAGES": "ko_KR.UTF-8"]
      expectRefusal(
        try ProgramRun(BuiltProgram.path(), arguments, environment: Sitting.environment(korean)),
        saying: part)
    }

    @Test func aPuzzleThatIsLockedIsRefused() throws {
      let terminal = try sitting.start("play", "--pack", "6-0040")
      #expect(try terminal.waitForExit() == .exited(2))
      let text = terminal.screen.text.replacing("\n", with: "")
      #expect(text.contains("Puzzle 6-0040 is locked: solve 17 more of pack 6"))
      #expect(terminal.screen.unrestoredState == [])
    }

    @Test(arguments: [
      ("53..7", "81"), ("A" + Sitting.puzzle.dropFirst(), "A"),
      ("55" + Sitting.puzzle.dropFirst(2), "twice"),
      (String(repeating: "0", count: 81), "more than one solution"),
      (Sitting.puzzle.replacing("79", with: "78"), "8 stands twice"),
    ])
    func aBadPuzzleIsRefused(puzzle: String, part: String) throws {
      expectRefusal(try run("play", "--puzzle", puzzle), saying: part)
    }

    @Test(arguments: [
      ("nofile.txt", "No such file: 'nofile.txt'.\n"), ("lists/a", "No such file: 'lists/a'."),
      ("nofile", "neither a file nor a puzzle"),
    ])
    func aFileThatDoesNotExistIsSaid(name: String, part: String) throws {
      expectRefusal(try run("play", "--puzzle", name), saying: part)
    }

    @Test(arguments: [
      (["TERM": ""], "TERM isn't set"), (["TERM": "dumb"], "dumb"),
      (["TERM": "no-such-terminal"], "no-such-terminal"),
    ])
    func aTerminalThatCannotShowItIsRefused(
      environment: [String: String], part: String
    ) throws {
      let terminal = try sitting.start("play", environment: environment)
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.screen.text.replacing("\n", with: "").contains(part))
      #expect(terminal.screen.unrestoredState == [])
      #expect(try terminal.settings == terminal.initialSettings)
    }

    @Test(arguments: [Size(width: 39, height: 20), Size(width: 40, height: 19)])
    func aTerminalThatIsTooSmallIsRefused(size: Size) throws {
      let terminal = try sitting.start("play", size: size)
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.screen.text.replacing("\n", with: "").contains("40 by 20"))
      #expect(terminal.screen.unrestoredState == [])
      #expect(try terminal.settings == terminal.initialSettings)
    }

    @Test func aDataFolderThatCannotBeIsRefused() throws {
      let terminal = try PseudoTerminal(
        running: BuiltProgram.path(), arguments: ["play", "--data-dir", "/dev/null/folder"])
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.screen.text.contains("/dev/null/folder"))
      #expect(terminal.screen.unrestoredState == [])
    }

    @Test(arguments: [
      ("echo bad | $P solve 2>&-", 1), ("echo bad | $P rate 2>/dev/full", 1),
      ("$P solve 53..7 >/dev/full", 2), ("$P convert --formats >/dev/full", 2),
      ("$P generate --count 99999999999 | head -1 >/dev/null", 0),
    ])
    func outputThatGoesNowhereEndsTheProgramInGoodOrder(_ script: String, _ status: Int32) throws {
      let command = "P='\(try BuiltProgram.path())'; \(script)"
      let run = try ProgramRun("/bin/sh", ["-c", command])
      #expect(run.status == .exited(status))
    }

    @Test(arguments: ["$P solve \(Sitting.puzzle) >&-", "$P convert --formats >&-"])
    func aClosedOutputIsSaid(_ script: String) throws {
      let run = try ProgramRun("/bin/sh", ["-c", "P='\(try BuiltProgram.path())'; \(script)"])
      expectRefusal(run, saying: "standard output can't be written (it is closed).")
    }

    @Test(arguments: [">/dev/full", ">&-"])
    func helpThatCannotBePrintedIsSaid(output: String) throws {
      let commands = try run("--help").output.matches(of: /(?m)^  ([a-z]+) {2,}/).map {
        String($0.1)
      }
      #expect(commands.count > 10)
      for command in commands.map({ "\($0) --help" }) + ["help rate", "--help", "--version"] {
        let script = "'\(try BuiltProgram.path())' \(command) \(output)"
        let run = try ProgramRun("/bin/sh", ["-c", script])
        #expect(run.status == .exited(2), "\(command)")
        #expect(run.errors.contains("standard output can't be written ("), "\(command)")
      }
    }

    @Test(arguments: ["play --puzzle", "play --language ko --puzzle"])
    func aGridWithoutAnEmptyCellIsNoGame(command: String) throws {
      let solved =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
      let arguments = command.split(separator: " ").map(String.init) + [solved]
      let run = try ProgramRun(
        BuiltProgram.path(), arguments + ["--data-dir", Sitting().folder],
        environment: Sitting.environment())
      expectRefusal(run, saying: command.contains("ko") ? "이미 다 채운" : "is solved already")
    }

    @Test func aClosedInputIsSaid() throws {
      let run = try ProgramRun("/bin/sh", ["-c", "'\(try BuiltProgram.path())' solve <&-"])
      expectRefusal(run, saying: "standard input can't be read (it is closed)")
    }

    @Test(arguments: [
      ["backup", ""], ["backup", "--force", ""], ["restore", ""], ["read", ""],
      ["solve", "-o", ""],
    ])
    func anEmptyNameIsRefused(arguments: [String]) throws {
      let run = try ProgramRun(BuiltProgram.path(), arguments, environment: Sitting.environment())
      expectRefusal(run, saying: "needs the name of a file.")
    }

    @Test func onlyTheBeginningOfALongArgumentIsRepeated() throws {
      let long = String(repeating: "x", count: 100_000)
      for arguments in [
        ["solve", long], ["rate", "--time-limit", long], ["backup", long], [long],
      ] {
        let run = try ProgramRun(BuiltProgram.path(), arguments, environment: Sitting.environment())
        #expect(run.status == .exited(2))
        #expect(run.errors.utf8.count < 2000, "\(arguments[0].prefix(9))")
      }
    }

    @Test func helpOnACommandThatIsNoneIsRefused() throws {
      let help = try run("help", "rat")
      #expect(help.status == .exited(2))
      #expect(help.output == "")
      #expect(help.errors.contains("'rat'") && help.errors.contains("'rate'"))
      #expect(try run("help", "rate").status == .exited(0))
    }

    @Test func helpAndVersionGoToStandardOutput() throws {
      let help = try run("--help")
      #expect(help.status == .exited(0))
      #expect(help.errors == "")
      for word in ["play", "solve", "--version"] { #expect(help.output.contains(word)) }
      let version = try run("--version")
      #expect(version.status == .exited(0))
      #expect(version.output.wholeMatch(of: /Ultimate Sudoku Pro \d+\.\d+\.\d+\n/) != nil)
    }
  }
}
