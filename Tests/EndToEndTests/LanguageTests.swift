import Scutes
import TerminalTesting
import Testing

extension EndToEnd {
  @Suite struct LanguageTests {
    private let sitting = Sitting()

    @Test func theLocaleSaysTheLanguage() throws {
      let terminal = try sitting.start(environment: ["LC_MESSAGES": "ko_KR.UTF-8"])
      try terminal.wait(for: "순위표")
      try terminal.type("?")
      try terminal.wait(for: "먼저 알아 둘")
    }

    @Test func aLocaleNeedNotBeInstalled() throws {
      let terminal = try sitting.start(
        environment: ["LC_ALL": "", "LC_CTYPE": "", "LANG": "ko_KR.UTF-8"])
      try terminal.wait(for: "순위표")
    }

    @Test(arguments: [["play", "--language", "ko"], ["--language", "ko"]])
    func theCommandLineComesBeforeTheLocale(arguments: [String]) throws {
      let terminal = try PseudoTerminal(
        running: BuiltProgram.path(), arguments: arguments + ["--data-dir", sitting.folder],
        environment: Sitting.environment(["LC_MESSAGES": "en_GB.UTF-8"]),
        size: Size(width: 40, height: 20))
      try terminal.wait(for: "단축키")
    }
  }
}
