import Testing
import Widgets

@testable import Screens

/// The help on the command line.
struct CommandWordsTests {
  @Test(arguments: [Words.english, .korean, .pseudo])
  func theHelpListsEveryOptionAndCommandWithin80Columns(words: Words) {
    let lines = words.commandHelp().split(separator: "\n").map(String.init)
    for line in lines { #expect(line.columns <= 80, "\(line)") }
    let names =
      PlayOption.allCases.map { "--\($0.rawValue)" } + ScriptCommand.allCases.map(\.rawValue)
      + ["--version", "-h, --help"]
    for name in names {
      #expect(lines.contains { $0.hasPrefix("  \(name) ") || $0 == "  \(name)" }, "\(name)")
    }
  }

  @Test(arguments: [Words.english, .korean], [30, 40, 60, 64, 79])
  func theHelpFitsANarrowTerminal(words: Words, width: Int) {
    let text = words.commandHelp(width: width)
    for line in text.split(separator: "\n") { #expect(String(line).columns <= width, "\(line)") }
    let all = words.commandHelp().filter { !$0.isWhitespace }
    #expect(text.filter { !$0.isWhitespace } == all)
  }
}
