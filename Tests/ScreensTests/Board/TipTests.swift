import Models
import TestSupport
import Testing
import Widgets

@testable import Screens

struct TipTests {
  /// At 80×24 three lines of 19 columns are left beside the board.
  @Test(arguments: Language.allCases)
  func everyTipFitsBesideTheSmallestBoardWithSides(language: Language) {
    let words = Words.in(language)
    let tips = words.tips.ofBoard { GameBoardAction.key(of: $0, words, isUnicode: true) }
    for tip in tips {
      let lines = TextWrapping.lines(of: "✧ \(tip)", width: 19, mode: .word)
      #expect(lines.count <= 3, "\(lines)")
    }
  }
}
