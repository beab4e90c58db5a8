import Foundation
import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  /// How commands behave at terminals and in pipes.
  @Suite struct MannersTests {
    private let sitting = Sitting()

    /// A shell in a terminal that runs `line`, in which `$US` is the program.
    private func shell(
      _ line: String, _ variables: [String: String] = [:], size: Size = Size(width: 80, height: 24)
    ) throws -> PseudoTerminal {
      var environment = Sitting.environment(variables)
      environment["US"] = try BuiltProgram.path()
      environment["DATA"] = sitting.folder
      return try PseudoTerminal(
        running: "/bin/sh", arguments: ["-c", line], environment: environment, size: size)
    }

    @Test(arguments: [
      "solve", "rate", "hint", "steps", "convert", "find --level easy", "canonical", "minimal",
      "draw",
      "import --name A --data-dir \"$DATA\" -", "read -",
    ])
    func aCommandThatWaitsAtATerminalSaysSo(command: String) throws {
      let terminal = try shell("\"$US\" \(command) > /dev/null")
      try terminal.wait(for: "Reading from the terminal")
      try terminal.press(.control("d"))
      _ = try terminal.waitForExit()
    }

    @Test func aCommandInAPipeDoesNot() throws {
      let run = try ProgramRun(BuiltProgram.path(), ["solve"], input: Sitting.puzzle)
      #expect(run.errors == "")
    }

    @Test(arguments: [
      "echo \(Sitting.puzzle) | \"$US\" play --data-dir \"$DATA\" --puzzle -",
      "echo \(Sitting.puzzle) > \"$DATA.txt\"; \"$US\" play --data-dir \"$DATA\" --puzzle - < \"$DATA.txt\"",
      "yes \(Sitting.puzzle) | \"$US\" play --data-dir \"$DATA\" --puzzle -",
    ])
    func aPuzzleFromAPipeIsPlayedWithKeysFromTheTerminal(line: String) throws {
      let terminal = try shell(line + "; echo status $?")
      try terminal.wait(for: "r1c3")
      try terminal.press(.right)
      try terminal.wait(for: "r1c4")
      try terminal.type("Q")
      try terminal.wait(for: "status 0")
    }

    @Test func otherDataOnStandardInputIsRefusedWithAdvice() throws {
      let terminal = try shell(
        "echo x | \"$US\" play; echo status $?", size: Size(width: 200, height: 24))
      try terminal.wait(for: "add --puzzle -")
      try terminal.wait(for: "status 2")
    }

    @Test func theListOfLanguagesComesBeforeTheLocale() throws {
      let terminal = try sitting.start(environment: ["LANGUAGE": "fr:ko:en", "LANG": "en_US.UTF-8"])
      try terminal.wait(for: "순위표")
    }

    @Test func anInterruptedCommandLeavesACleanLine() throws {
      let terminal = try shell(
        "trap : INT; \"$US\" generate --level extreme --rating 11+ --count 9 > \"$DATA.out\"; "
          + "printf 'status %s' $?", size: Size(width: 40, height: 10))
      try terminal.wait(for: "0 of 9 puzzles")
      try terminal.press(.control("c"))
      try terminal.wait(for: "status 130")
      #expect(!terminal.screen.text.contains("puzzles"))
    }

    @Test func theHelpOfCommandsFitsTheTerminal() throws {
      let terminal = try shell("\"$US\" solve --help; echo end", size: Size(width: 50, height: 120))
      try terminal.wait(for: "end")
      #expect(terminal.screen.text.contains("USAGE"))
    }
  }
}
