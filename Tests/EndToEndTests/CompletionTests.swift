import Foundation
import TerminalTesting
import Testing
import Widgets

extension EndToEnd {
  /// What real shells offer with the completions that the program prints.
  @Suite struct CompletionTests {
    /// A line to complete, and words that are offered, or aren't, in a folder with a puzzle, a
    /// photograph and a folder "games".
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
      Line(start: "backup --data-dir g", offered: ["games"], others: ["puzzle.txt"]),
    ]

    private static func path(of shell: String) -> String? {
      ["/usr/bin/\(shell)", "/bin/\(shell)"].first(
        where: FileManager.default.isExecutableFile(atPath:))
    }

    /// A folder with the files, the completions of `shell` as `name`, and the program.
    private func folder(_ shell: String, _ name: String) throws -> URL {
      let run = try CommandRun(files: ["puzzle.txt": "", "photo.jpg": ""])
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
      let run = try ProgramRun(
        Self.path(of: "bash") ?? "",
        [
          "--norc", "-c",
          """
          cd "$1" && source ./script
          read -ra COMP_WORDS <<< "ultimate-sudoku $2"
          [[ $2 == *' ' ]] && COMP_WORDS+=('')
          COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
          _ultimate_sudoku
          printf '%s\\n' "${COMPREPLY[@]}"
          """, "bash", folder.path, line.start,
        ])
      expect(run.output.split(separator: "\n").map(String.init), line, without: line.others)
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
      let words = run.output.split(separator: "\n").map { line in
        String(line.prefix { $0 != "\t" })
      }
      // Fish offers files with another ending after those with the right one.
      expect(words, line, without: line.start == "read p" ? [] : line.others)
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
      // The quotes keep the word from the screen until the shell prints it.
      try terminal.type(
        "cd \(folder.path); fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D; "
          + "bindkey '^I' list-choices; clear; echo rea''dy\n")
      try terminal.wait(for: "ready")
      try terminal.type("ultimate-sudoku \(line.start)\t")
      for word in line.offered { try terminal.wait(for: word) }
      for word in line.others { #expect(!terminal.screen.contains(word)) }
    }

    private func expect(_ words: [String], _ line: Line, without others: [String]) {
      let names = words.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
      for word in line.offered { #expect(names.contains(word), "\(names)") }
      for word in others { #expect(!names.contains(word)) }
    }
  }
}
