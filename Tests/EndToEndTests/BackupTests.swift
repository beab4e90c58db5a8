import Foundation
import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  /// `backup` and `restore`.
  @Suite struct BackupTests {
    private let sitting = Sitting()

    private func run(_ arguments: String...) throws -> ProgramRun {
      try ProgramRun(
        BuiltProgram.path(), arguments + ["--data-dir", sitting.folder],
        environment: Sitting.environment())
    }

    /// Plays a digit and leaves, so there is a game to back up.
    private func leaveAGame() throws {
      let terminal = try sitting.play()
      try terminal.type("4Q")
      try terminal.waitForExit()
    }

    @Test func aBackupBringsTheGameBackWhileAnotherIsPlayed() throws {
      let backup = sitting.folder + "-backup.sqlite"
      defer { unlink(backup) }
      let terminal = try sitting.play()
      try terminal.type("4")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      let copied = try run("backup", backup)
      #expect(copied.status == .exited(0))
      #expect(copied.output == "Copied 1 game, 0 Memory results and the settings to \(backup).\n")
      let again = try run("backup", backup)
      #expect(again.status == .exited(2))
      #expect(again.errors.contains("--force"))
      #expect(try run("backup", "--force", backup).status == .exited(0))
      try terminal.type("u")
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
      try terminal.type("Q")
      try terminal.waitForExit()

      let restored = try run("restore", backup)

      #expect(restored.status == .exited(0))
      #expect(restored.output.contains("Restored 1 game"))
      #expect(restored.output.contains("games.sqlite.before-1"))
      let resumed = try sitting.resume()
      #expect(resumed.screen.contains("▐  5  ▌  3  ▌  4  ▌"))
    }

    /// Home, the settings, the themes of Memory, the packs and the statistics. Waits for those of
    /// `before`, if there are any.
    private func screens(of sitting: Sitting, like before: [String] = []) throws -> [String] {
      let terminal = try sitting.start(size: Size(width: 120, height: 40))
      var screens: [String] = []
      func take() throws {
        if before.isEmpty {
          // Some of it is worked out beside the screen.
          try terminal.waitForQuiet(.seconds(1))
        } else {
          try terminal.wait(for: "screen \(screens.count) as it was") {
            $0.text == before[screens.count]
          }
        }
        screens.append(terminal.screen.text)
      }
      try terminal.wait(for: "Continue")
      try take()
      for (key, text) in [
        (",", "Digit first"), ("m", "Animals!"), ("P", "Beginner II"), ("i", "Statistics"),
      ] {
        try terminal.type(key)
        try terminal.wait(for: text)
        try take()
        try terminal.press(.escape)
        try terminal.wait(for: "Continue")
        try terminal.waitForQuiet()
      }
      try terminal.type("Q")
      try terminal.waitForExit()
      return screens
    }

    @Test func aRestoredMachineShowsTheSameScreens() throws {
      let old = Sitting(
        preferences: """
          {"isWelcomed": true, "showsTips": false, "effects": "none", "showsScore": true,
           "highlightsPeers": false}
          """)
      let backup = old.folder + "-backup.sqlite"
      defer { unlink(backup) }
      func leave(_ terminal: PseudoTerminal) throws {
        try terminal.waitForQuiet()
        try terminal.type("Q")
        try terminal.waitForExit()
      }
      // A game to go on with, one that is won, one of a pack, a collection and a theme.
      var almost = Array(Sitting.solution)
      almost[2] = "0"
      let won = try old.start("play", "--puzzle", String(almost))
      try won.wait(for: "Mistakes 0")
      try won.type("4")
      try leave(won)
      let packed = try old.start("play", "--pack", "1-0001")
      try packed.wait(for: "Mistakes 0")
      try packed.type("h")
      try leave(packed)
      let played = try old.play()
      try played.type("4")
      try leave(played)
      let memory = try old.start()
      try memory.wait(for: "Memory")
      try memory.type("m")
      try memory.wait(for: "Animals")
      try memory.type("e")
      try memory.wait(for: "Edit theme")
      try memory.type("!")
      try memory.wait(for: "Animals!")
      try memory.type("\u{13}")
      try memory.wait(untilGone: "Edit theme")
      try leave(memory)
      try Data(Sitting.puzzle.utf8).write(to: URL(fileURLWithPath: old.folder + "/one.txt"))
      let program = try BuiltProgram.path()
      func run(_ command: String, _ file: String, in folder: String) throws -> ProgramRun {
        try ProgramRun(
          program, [command, file, "--data-dir", folder], environment: Sitting.environment())
      }
      #expect(try run("import", old.folder + "/one.txt", in: old.folder).status == .exited(0))

      let copied = try run("backup", backup, in: old.folder)
      #expect(copied.output.contains("1 collection"), "\(copied.output)")
      #expect(copied.output.contains("8 Memory themes and the settings"), "\(copied.output)")
      let before = try screens(of: old)
      let restored = try run("restore", backup, in: sitting.folder)
      #expect(restored.status == .exited(0))
      #expect(
        restored.output.contains("settings that were there are in \(sitting.folder)/preferences"))
      #expect(try screens(of: sitting, like: before) == before)
      let again = try run("restore", backup, in: sitting.folder)
      #expect(again.status == .exited(0))
    }

    @Test func aDamagedThemeIsNamedAndTheRestIsCopied() throws {
      try leaveAGame()
      let (backup, themes) = (sitting.folder + "-backup.sqlite", sitting.folder + "/themes")
      defer { unlink(backup) }
      try FileManager.default.createDirectory(atPath: themes, withIntermediateDirectories: true)
      try Data("no theme".utf8).write(to: URL(fileURLWithPath: themes + "/a.json"))
      let copied = try run("backup", backup)
      #expect(copied.status == .exited(0))
      #expect(copied.errors.contains(themes + "/a.json"), "\(copied.errors)")
      #expect(copied.output.contains("and the settings to "), "\(copied.output)")
      #expect(try run("restore", backup).status == .exited(0))
    }

    @Test func aDamagedFileIsRescuedBeforeItIsBackedUp() throws {
      try leaveAGame()
      let (backup, games) = (sitting.folder + "-backup.sqlite", sitting.folder + "/games.sqlite")
      defer { unlink(backup) }
      var data = try Data(contentsOf: URL(fileURLWithPath: games))
      data.replaceSubrange(0..<4, with: [0, 0, 0, 0])
      try data.write(to: URL(fileURLWithPath: games))
      let copied = try run("backup", backup)
      #expect(copied.status == .exited(0))
      #expect(copied.output.contains("Copied 1 game"))
      #expect(copied.errors.contains("one game could be read from it"))
      #expect(try sitting.resume().screen.contains("▐  5  ▌  3  ▌  4  ▌"))
    }

    @Test func aBackupHasTheBoardInSolver() throws {
      try leaveAGame()
      let (backup, solver) = (sitting.folder + "-backup.sqlite", sitting.folder + "/solver.json")
      defer { unlink(backup) }
      try Data("{}".utf8).write(to: URL(fileURLWithPath: solver))
      let copied = try run("backup", backup)
      let parts = "1 game, 0 Memory results, the board in Solver and the settings"
      #expect(copied.output.contains("\(parts) to "))
      try Data("[]".utf8).write(to: URL(fileURLWithPath: solver))
      let restored = try run("restore", backup)
      #expect(restored.status == .exited(0))
      #expect(restored.output.contains("\(parts). What was there before is in "))
      #expect(restored.output.contains("The board that was in Solver is in \(solver).before-1."))
      #expect(FileManager.default.contents(atPath: solver) == Data("{}".utf8))
      #expect(FileManager.default.contents(atPath: solver + ".before-1") == Data("[]".utf8))
    }

    #if os(Linux)
      @Test func whatIsDoneIsSaidEvenIfItCannotBePrinted() throws {
        try leaveAGame()
        let backup = sitting.folder + "-backup.sqlite"
        defer { unlink(backup) }
        for (command, sentence) in [
          ("backup", "Copied 1 game"), ("restore", "Restored 1 game"), ("import", "Imported 1"),
        ] {
          let file = command == "import" ? "puzzles.txt" : backup
          let script = """
            cd "$1"; echo \(Sitting.puzzle) > puzzles.txt
            exec "$0" \(command) \(file) --data-dir "$1" > /dev/full
            """
          let run = try ProgramRun(
            "/bin/sh", ["-c", script, BuiltProgram.path(), sitting.folder],
            environment: Sitting.environment())
          #expect(run.status == .exited(0), "\(command)")
          #expect(run.errors.contains(sentence), "\(run.errors)")
          #expect(run.errors.contains("couldn't be printed"), "\(run.errors)")
          #expect(run.errors.count { $0 == "\n" } == 1, "\(run.errors)")
        }
      }
    #endif

    @Test func aClosedPipeDoesNotHideThatABackupWasMadeAndRestored() throws {
      try leaveAGame()
      let backup = sitting.folder + "-backup.sqlite"
      defer { unlink(backup) }
      for command in ["backup", "restore"] {
        // The reader has gone before the writer starts.
        let script = """
          mkfifo "$1.pipe" && exec 3<> "$1.pipe" > "$1.pipe" 3>&- && rm "$1.pipe" &&
            exec "$0" \(command) "$1" --data-dir "$2"
          """
        let run = try ProgramRun(
          "/bin/sh", ["-c", script, BuiltProgram.path(), backup, sitting.folder],
          environment: Sitting.environment())
        #expect(run.status == .exited(0), "\(run.errors)")
        #expect(run.errors.contains("couldn't be printed"), "\(run.errors)")
      }
    }

    @Test func aRestoredBackupWhoseSettingsCannotBeWrittenEndsWithTwo() throws {
      try leaveAGame()
      let backup = sitting.folder + "-backup.sqlite"
      defer { unlink(backup) }
      #expect(try run("backup", backup).status == .exited(0))
      let preferences = sitting.folder + "/preferences.json"
      unlink(preferences)
      try FileManager.default.createDirectory(
        atPath: preferences, withIntermediateDirectories: false)
      let restored = try run("restore", backup)
      #expect(restored.status == .exited(2))
      #expect(restored.output.contains("Restored 1 game"), "\(restored.output)")
      #expect(restored.errors.contains(preferences), "\(restored.errors)")
      let help = try ProgramRun(BuiltProgram.path(), ["restore", "--help"])
      #expect(help.output.contains("2 if a part"), "\(help.output)")
    }

    @Test func whyGamesOfThisVersionCannotBeRestoredIsSaid() throws {
      try leaveAGame()
      let backup = sitting.folder + "-backup.sqlite"
      defer { unlink(backup) }
      let file = URL(fileURLWithPath: sitting.folder + "/games.sqlite")
      var games = try Data(contentsOf: file)
      let index = try #require(games.range(of: Data("(level) WHERE given_up = 1".utf8)))
      games[index.upperBound - 1] = UInt8(ascii: "2")
      try games.write(to: file)
      let copied = try run("backup", backup)
      #expect(copied.status == .exited(0), "\(copied.errors)")
      #expect(copied.output.contains("Copied all games, which can't be restored (the index"))
      #expect(!copied.output.contains("later version"), "\(copied.output)")
    }

    /// However small files must be, it succeeds or says that the limit is too low.
    @Test func withSmallFilesABackupSaysWhatIsTrue() throws {
      try leaveAGame()
      let backup = sitting.folder + "-backup.sqlite"
      defer { unlink(backup) }
      for (limit, status) in [(2, ExitStatus.exited(2)), (64, .exited(2)), (8192, .exited(0))] {
        let script = "ulimit -f \(limit); exec \"$0\" backup \"$1\" --data-dir \"$2\""
        let run = try ProgramRun(
          "/bin/sh", ["-c", script, BuiltProgram.path(), backup, sitting.folder],
          environment: Sitting.environment())
        #expect(run.status == status, "\(limit): \(run.errors)")
        #expect(run.errors.contains("ulimit -f") == (status != .exited(0)), "\(run.errors)")
      }
    }

    /// However small files must be, it succeeds or leaves nothing, and says which file is too large.
    @Test func withSmallFilesARestoreLeavesNothing() throws {
      try leaveAGame()
      let backup = sitting.folder + "-backup.sqlite"
      defer { unlink(backup) }
      #expect(try run("backup", backup).status == .exited(0))
      let names = try FileManager.default.contentsOfDirectory(atPath: sitting.folder).sorted()
      let size = try Data(contentsOf: URL(fileURLWithPath: backup)).count
      // Blocks of 512 bytes: before, between and behind the sizes of the file and of its log.
      for limit in [2, size / 512 - 1, size / 512, size / 512 + 1] {
        let script = "ulimit -f \(limit); exec \"$0\" restore \"$1\" --data-dir \"$2\""
        let run = try ProgramRun(
          "/bin/sh", ["-c", script, BuiltProgram.path(), backup, sitting.folder],
          environment: Sitting.environment())
        #expect(run.status == .exited(2), "\(limit)")
        #expect(run.errors.contains("A copy of \(backup) would be larger"), "\(run.errors)")
        #expect(run.errors.contains("ulimit -f unlimited\", and restore again."))
        #expect(
          try FileManager.default.contentsOfDirectory(atPath: sitting.folder).sorted() == names)
      }
    }

    /// However few files may be open, it succeeds or says that they are too few.
    @Test func withFewFilesABackupSaysWhatIsTrue() throws {
      try leaveAGame()
      let backup = sitting.folder + "-backup.sqlite"
      defer { unlink(backup) }
      func run(_ command: String, limit: Int) throws -> ProgramRun {
        let script = "ulimit -n \(limit); exec \"$0\" \(command) \"$1\" --data-dir \"$2\""
        return try ProgramRun(
          "/bin/sh", ["-c", script, BuiltProgram.path(), backup, sitting.folder],
          environment: Sitting.environment())
      }
      #expect(try run("backup", limit: 256).status == .exited(0))
      var refusals = 0
      for command in ["backup --force", "restore"] {
        for limit in 5...16 {
          let run = try run(command, limit: limit)
          if run.status == .exited(0) { continue }
          refusals += 1
          #expect(run.status == .exited(2), "\(command), \(limit)")
          #expect(
            run.errors.contains("too few files may be open at a time. Raise the limit"),
            "\(command), \(limit): \(run.errors)")
        }
      }
      #expect(refusals > 2)
    }

    @Test func aBackupHasAShortNameAndLeavesOneFile() throws {
      try leaveAGame()
      let outside = sitting.folder + "-outside"
      try FileManager.default.createDirectory(
        atPath: outside, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: outside) }
      for arguments in ["backup z", "backup --force z", "restore z"] {
        let script = "cd \"$1\" && exec \"$0\" \(arguments) --data-dir \"$2\""
        let run = try ProgramRun(
          "/bin/sh", ["-c", script, BuiltProgram.path(), outside, sitting.folder],
          environment: Sitting.environment())
        #expect(run.status == .exited(0), "\(arguments): \(run.errors)")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: sitting.folder)
      #expect(
        names.filter { $0.hasPrefix("games") }.sorted()
          == ["games.sqlite", "games.sqlite.before-1"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside) == ["z"])
    }

    @Test func theFolderOfTheDataMayBeginAtTheHomeFolder() throws {
      try leaveAGame()
      let backup = sitting.folder + "-backup.sqlite"
      defer { unlink(backup) }
      let home = URL(fileURLWithPath: sitting.folder)
      let run = try ProgramRun(
        BuiltProgram.path(), ["backup", backup, "--data-dir", "~/\(home.lastPathComponent)"],
        environment: Sitting.environment(["HOME": home.deletingLastPathComponent().path]))
      #expect(run.output.contains("Copied 1 game"), "\(run.errors)")
    }

    #if os(Linux)
      @Test func aTemporaryFolderThatCannotBeUsedIsNamed() throws {
        try leaveAGame()
        let backup = sitting.folder + "-backup.sqlite"
        defer { unlink(backup) }
        #expect(try run("backup", backup).status == .exited(0))
        for arguments in [["restore", backup], ["backup", "--force", backup]] {
          let run = try ProgramRun(
            BuiltProgram.path(), arguments + ["--data-dir", sitting.folder],
            environment: Sitting.environment(["TMPDIR": "/proc"]))
          #expect(run.status == .exited(2))
          #expect(
            run.errors.contains("The temporary folder /proc can't be used (it takes no files)"),
            "\(run.errors)")
        }
      }
    #endif

    @Test func aBackupUnderALockSaysThatItCanBeTriedAgain() throws {
      try leaveAGame()
      let lock = try sitting.lockGames()
      defer { try? lock.close() }
      let run = try run("backup", sitting.folder + "-backup.sqlite")
      #expect(run.status == .exited(2))
      #expect(run.errors.contains("has locked"), "\(run.errors)")
      #expect(run.errors.contains("Close it, and back up again."))
    }

    @Test func aBackupNeedsANameAndAFolder() throws {
      let output = try run("backup", "-")
      #expect(output.status == .exited(2))
      #expect(output.errors.contains("give it a name"))
      let folder = try ProgramRun(
        BuiltProgram.path(), ["restore", "/etc/passwd", "--data-dir", ""],
        environment: Sitting.environment())
      #expect(folder.status == .exited(2))
      #expect(folder.errors.contains("--data-dir needs the name of a folder"))
    }

    @Test func anOpenDatabaseIsNotReplaced() throws {
      let terminal = try sitting.play()
      try terminal.type("4")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      let other = sitting.folder + "-other.sqlite"
      defer { for ending in ["", "-wal"] { unlink(other + ending) } }
      try Data().write(to: URL(fileURLWithPath: other))
      try Data("log".utf8).write(to: URL(fileURLWithPath: other + "-wal"))
      let run = try run("backup", "--force", other)
      #expect(run.status == .exited(2))
      #expect(run.errors.contains("a database in use, or one that wasn't closed"))
      try terminal.type("Q")
      try terminal.waitForExit()
    }

    @Test func whoIsPlayingIsToldOfARestoredBackup() throws {
      let backup = sitting.folder + "-backup.sqlite"
      defer { unlink(backup) }
      let terminal = try sitting.play()
      try terminal.type("4")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      #expect(try run("backup", backup).status == .exited(0))
      try terminal.type("u")
      try terminal.wait(for: "▐  5  ▌  3  ▌     ▌")
      #expect(try run("restore", backup).status == .exited(0))
      try terminal.type("r")
      try terminal.wait(for: " OK ")
      try terminal.press(.enter)
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      try terminal.type("Q")
      try terminal.waitForExit()
      #expect(try sitting.resume().screen.contains("▐  5  ▌  3  ▌  4  ▌"))
    }

    @Test func whoIsAtHomeIsToldOfARestoredBackupAndSeesItsGame() throws {
      let backup = sitting.folder + "-backup.sqlite"
      defer { unlink(backup) }
      let playing = try sitting.play()
      try playing.type("4")
      try playing.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      #expect(try run("backup", backup).status == .exited(0))
      try playing.type("u")
      try playing.wait(for: "▐  5  ▌  3  ▌     ▌")
      try playing.type("Q")
      try playing.waitForExit()
      let terminal = try sitting.start()
      try terminal.wait(for: "Continue")
      #expect(try run("restore", backup).status == .exited(0))
      try terminal.type("g")
      try terminal.wait(for: " OK ")
      try terminal.waitForQuiet()
      try terminal.press(.enter)
      try terminal.type("r")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      try terminal.type("Q")
      try terminal.waitForExit()
      let own = try run("restore", sitting.folder + "/games.sqlite")
      #expect(own.status == .exited(2))
      #expect(own.errors.contains("the games file itself"))
    }

    /// A backup that was copied into place has no write-ahead log, without which no program starts
    /// while another writes.
    @Test func aStartUnderALockSaysThatItCanBeTriedAgain() throws {
      let (backup, games) = (sitting.folder + "-backup.sqlite", sitting.folder + "/games.sqlite")
      defer { unlink(backup) }
      let terminal = try sitting.play()
      try terminal.type("4")
      try terminal.wait(for: "▐  5  ▌  3  ▌  4  ▌")
      try terminal.type("Q")
      try terminal.waitForExit()
      #expect(try run("backup", backup).status == .exited(0))
      unlink(games)
      try FileManager.default.moveItem(atPath: backup, toPath: games)
      let file = open(games, O_RDWR)
      try #require(file >= 0)
      defer { close(file) }
      // What SQLite locks for BEGIN IMMEDIATE: its "reserved byte".
      var lock = flock()
      (lock.l_type, lock.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
      (lock.l_start, lock.l_len) = (0x4000_0001, 1)
      try #require(fcntl(file, F_SETLK, &lock) == 0)
      let late = try sitting.start()
      #expect(try late.waitForExit() == .exited(2))
      let sentence = late.screen.text.filter { !$0.isWhitespace }
      #expect(sentence.contains("can'tstart.Closetheother,andtryagain."))
      #expect(!sentence.contains("willbesaved"))
    }

    @Test func whatIsNoBackupAndWhatIsTheProgramsOwnIsRefused() throws {
      unlink(sitting.folder + "/preferences.json")
      let nothing = try run("backup", sitting.folder + "-backup.sqlite")
      #expect(nothing.status == .exited(2))
      #expect(nothing.errors.contains("There are no games"))
      try sitting.prefer(#"{"isWelcomed": true}"#)
      let file = try run("restore", "/etc/passwd")
      #expect(file.status == .exited(2))
      #expect(file.errors.contains("it holds something else"))
      let terminal = try sitting.play()
      try terminal.type("Q")
      try terminal.waitForExit()
      let own = try run("backup", "--force", sitting.folder + "/games.sqlite")
      #expect(own.status == .exited(2))
      #expect(own.errors.contains("a file of this program"))
    }
  }
}
