import TestSupport
import Testing

@testable import Scutes

struct LabelTests {
  @Test(arguments: zip([9, 6, 3], ["★ Score", "★ Sco…", "★ …"]))
  func theIconStaysWhereTheTitleIsCut(width: Int, expected: String) {
    let shown = ViewDriver(width: width, height: 1) { Label("Score", icon: "★") }.lines
    #expect(shown == [expected])
  }

  @Test(arguments: zip([14, 9, 7], ["Level     Hard", "Leve…Hard", "L… Hard"]))
  func theValueStandsAtTheRight(width: Int, expected: String) {
    let shown = picture(width, 1) { LabeledContent("Level", value: "Hard") }
    #expect(shown.hasSuffix("Hard"))
    if width == 14 { #expect(shown == expected) }
  }

  @Test func aControlCanStandAtTheRight() {
    let shown = picture(16, 1) {
      LabeledContent("Sound") { Toggle("", isOn: .constant(true)) }
    }
    #expect(shown.hasPrefix("Sound"))
    #expect(shown.contains("▐━━●▌"))
  }
}
