import Scutes
import Testing

@testable import Screens

struct PseudoLanguageTests {
  private let said = PseudoLanguage()

  @Test(arguments: [
    "Undo", "Restart the game?", "Every row, every column and every box holds each digit once.",
  ])
  func itIsLongerByTwoFifthsAndHasWideAndCombiningLetters(text: String) {
    let columns = said(text).columns
    #expect(columns * 10 >= text.columns * 13 && columns <= text.columns * 2)
    #expect(said("Tell").unicodeScalars.contains("\u{301}"))
    #expect(said(text).count == text.count)
  }

  @Test func namesOfKeysDigitsAndSingleLettersAreKept() {
    #expect(said("Esc, Tab or 5 at r4c7: m") == "Esc, Tab \(said("or")) 5 \(said("at")) r4c7: m")
  }

  @Test func whatIsSaidInItIsNotSaidAgain() {
    #expect(said(said("Solve it!")) == said("Solve it!"))
  }

  @Test func accentsAloneTakeNoRoom() {
    #expect(said.accented("Nov").columns == 3 && said.accented("Nov") != "Nov")
  }

  @Test func allWordsAreSaidInIt() {
    let words = Words.pseudo
    #expect(words.board.undo == said("Undo") && words.kit.close == said("close"))
    #expect(words.levels.best("3:12") == said("best 3:12"))
  }
}
