import Models
import Testing
import Widgets
import WidgetsTesting

@testable import Screens

/// The tips beside a board, which have three lines at 80x24.
struct BoardTipTests {
  @Test(arguments: Language.allCases)
  func everyTipHasRoomBesideTheSmallestBoardWithASide(language: Language) {
    let words = Words.in(language)
    let tips = words.tips.ofBoard { action in
      GameBoardAction.bindings(words).first { $0.action == action }?.keys.first?.name() ?? ""
    }
    #expect(tips.count > 5)
    let columns = BoardPlan.columnsBeside.lowerBound - 2
    for tip in tips {
      let driver = ViewDriver(width: columns, height: 3) {
        Text("✧ \(tip)").lineLimit(3).wrapMode(.word)
      }
      let text = driver.text
      #expect(!text.contains("…"), "\(tip)")
    }
  }
}
