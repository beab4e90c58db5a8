import Scutes
import Sudoku
import Testing

@testable import App

/// The help on the command line.
struct PlayHelpTests {
  @Test(arguments: Language.allCases)
  func theHelpListsEveryOptionAndCommandWithin80Columns(language: Language) {
    let lines = UltimateSudoku.help(in: language).split(separator: "\n").map(String.init)
    for line in lines { #expect(line.columns <= 80, "\(line)") }
    let names =
      PlayOption.all.map(\.name) + UltimateSudoku.commands.map { $0.name }
      + ["--version", "-h, --help"]
    for name in names {
      #expect(lines.contains { $0.hasPrefix("  \(name) ") || $0 == "  \(name)" }, "\(name)")
    }
  }

  @Test(arguments: Language.allCases, [30, 40, 60, 64, 79])
  func theHelpFitsANarrowTerminal(language: Language, width: Int) {
    let text = UltimateSudoku.help(in: language, width: width)
    for line in text.split(separator: "\n") { #expect(String(line).columns <= width, "\(line)") }
    let all = UltimateSudoku.help(in: language).filter { !$0.isWhitespace }
    #expect(text.filter { !$0.isWhitespace } == all)
  }

  /// A text that is missing in a language would show another's.
  @Test func everyLineOfTheHelpIsTranslated() {
    func texts(_ language: Language) -> [String] {
      PlayOption.all.map { $0.help(language) }
        + UltimateSudoku.commands.map { $0.summary(in: language) }
    }
    for (english, korean) in zip(texts(.english), texts(.korean)) {
      #expect(english.hasSuffix(".") || english.hasSuffix("…"), "\(english)")
      #expect(korean.contains(/[가-힣]/), "\(korean)")
    }
  }
}
