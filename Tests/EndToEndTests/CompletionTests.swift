import Foundation
import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  /// What real shells offer with the completions that the program prints.
  @Suite struct CompletionTests {
    /// A line to complete, and words that are offered, or aren't, in a folder with texts, pictures
    /// and a folder "games".
    struct Line: CustomTestStringConvertible {
      let start: String
      let offered: [String]
      let others: [String]

      var testDescription: String { start }
    }

    static let lines = [
      Line(start: "s", offered: ["solve", "steps"], others: ["rate"]),
      Line(start: "help r", offered: ["rate", "read", "restore"], others: ["solve"]),
      Line(
        start: "play --level ", offered: ["easy", "medium", "hard", "expert", "extreme"],
        others: ["puzzle.txt"]),
      Line(start: "--theme sh", offered: ["shore-dark", "shore-light"], others: ["kame-dark"]),
      Line(start: "play --train xy", offered: ["xyWing", "xyChain"], others: ["xWing"]),
      Line(start: "find --needs xy", offered: ["xyWing", "xyzWing"], others: ["xWing"]),
      Line(start: "convert --to sudoku", offered: ["sudokuwiki", "sudokupad"], others: ["sdk"]),
      Line(start: "draw --p", offered: ["--per-page", "--paper"], others: ["--title"]),
      Line(start: "solve p", offered: ["puzzle.txt", "photo.jpg"], others: ["games"]),
      Line(start: "read p", offered: ["photo.jpg"], others: ["puzzle.txt"]),
      Line(start: "read P", offered: ["Picture.JPG"], others: ["Plan.txt"]),
      Line(start: "backup --data-dir g", offered: ["games"], others: ["puzzle.txt"]),
      Line(start: "play --level=h", offered: ["hard"], others: ["easy"]),
      Line(start: "play --learn xy", offered: ["xyWing", "xyChain"], others: ["xWing"]),
      Line(start: "play --learn=xy", offered: ["xyWing", "xyChain"], others: ["xWing"]),
      Line(start: "play --learn --th", offered: ["--theme"], others: ["--train"]),
      Line(start: "play --daily --p", offered: ["--practice", "--puzzle"], others: ["--theme"]),
      Line(start: "--v", offered: ["--version"], others: ["--help"]),
      Line(start: "play -", offered: ["-h", "--help", "--version"], others: ["--count"]),
      Line(start: "solve -", offered: ["-h", "--help", "--count"], others: ["--version"]),
    ]

    private static func path(of shell: String) -> String? {
      ["/usr/bin/\(shell)", "/bin/\(shell)"].first(
        where: FileManager.default.isExecutableFile(atPath:))
    }

    /// A folder with the files, the completions of `shell` as `name`, and the program.
    private func folder(_ shell: String, _ name: String) throws -> URL {
      let run = try CommandRun(files: [
        "puzzle.txt": "", "photo.jpg": "", "Plan.txt": "", "Picture.JPG": "",
      ])
      try FileManager.default.createDirectory(
        at: run.folder.appendingPathComponent("games"), withIntermediateDirectories: true)
      let script = try ProgramRun(BuiltProgram.path(), ["completions", shell])
      #expect(script.status == .exited(0))
      try script.output.write(
        to: run.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(
        atPath: run.path("ultimate-sudoku"), withDestinationPath: BuiltProgram.path())
      return run.folder
    }

    @Test(.enabled(if: path(of: "bash") != nil), arguments: lines)
    func bashOffers(_ line: Line) throws {
      let folder = try folder("bash", "script")
      defer { try? FileManager.default.removeItem(at: folder) }
      // Nothing but the shell itself is at hand.
      let terminal = try PseudoTerminal(
        running: Self.path(of: "bash") ?? "", arguments: ["--norc", "-i"],
        environment: Sitting.environment(["HOME": folder.path, "PATH": folder.path]),
        size: Size(width: 120, height: 60))
      try expectList(
        in: terminal,
        after: """
          cd \(folder.path); source ./script; bind 'set completion-query-items 0'; \
          bind 'set page-completions off'; bind '"\\t": possible-completions'; \
          printf '\\e[2J\\e[H'
          """, line)
      // Ctrl-U: the line goes, and the shell's options are as before.
      try terminal.type("\u{15}shopt -q nocasematch || echo sa''me\n")
      try terminal.wait(for: "same")
    }

    @Test(.enabled(if: path(of: "fish") != nil), arguments: lines)
    func fishOffers(_ line: Line) throws {
      let folder = try folder("fish", "script")
      defer { try? FileManager.default.removeItem(at: folder) }
      let run = try ProgramRun(
        Self.path(of: "fish") ?? "",
        [
          "--no-config", "-c",
          "cd $argv[1]; set -gx PATH . $PATH; source script; complete -C \"ultimate-sudoku $argv[2]\"",
          folder.path, line.start,
        ])
      // Fish offers "--level=hard" whole.
      let names = run.output.split(separator: "\n").compactMap { line in
        line.prefix { $0 != "\t" }.split { "/=".contains($0) }.last.map(String.init)
      }
      for word in line.offered { #expect(names.contains(word), "\(names)") }
      // Files with another ending are offered after those with the right one.
      if line.start.hasPrefix("read ") { return }
      for word in line.others { #expect(!names.contains(word), "\(names)") }
    }

    @Test(.enabled(if: path(of: "zsh") != nil), arguments: lines)
    func zshOffers(_ line: Line) throws {
      let folder = try folder("zsh", "_ultimate-sudoku")
      defer { try? FileManager.default.removeItem(at: folder) }
      let terminal = try PseudoTerminal(
        running: Self.path(of: "zsh") ?? "", arguments: ["-f", "-i"],
        environment: Sitting.environment([
          "HOME": folder.path, "PATH": "\(folder.path):/usr/bin:/bin",
        ]), size: Size(width: 120, height: 60))
      try expectList(
        in: terminal,
        after: """
          cd \(folder.path); fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D; \
          bindkey '^I' list-choices; clear
          """, line)
    }

    /// Types the line into a shell that lists at Tab what fits, after `preparation`.
    private func expectList(
      in terminal: PseudoTerminal, after preparation: String, _ line: Line
    ) throws {
      // The quotes keep the word from the screen until the shell prints it.
      try terminal.type("\(preparation); echo rea''dy\n")
      try terminal.wait(for: "ready")
      try terminal.type("ultimate-sudoku \(line.start)\t")
      try terminal.wait(for: "\(line.offered)") {
        Self.words(listedOn: $0).isSuperset(of: line.offered)
      }
      try terminal.waitForQuiet()
      let words = Self.words(listedOn: terminal.screen)
      for word in line.others { #expect(!words.contains(word), "\(words)") }
    }

    private static func words(listedOn screen: ScreenEmulator) -> Set<String> {
      let lists = screen.lines.filter { !$0.contains("ultimate-sudoku ") }
      return Set(lists.flatMap { $0.split { $0 == " " || $0 == "/" } }.map(String.init))
    }
  }
}
