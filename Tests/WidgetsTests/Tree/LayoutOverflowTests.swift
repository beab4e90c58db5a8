import TestSupport
import Testing

@testable import Scutes

struct LayoutOverflowTests {
  private struct Board: View {
    let shown: Shown

    var body: some View {
      HStack {
        Box("b", 4 + shown.offset, 2)
        Box("s", 4)
      }
    }
  }

  @Test func whatHasRoomIsNotReported() {
    let driver = ViewDriver(width: 10, height: 3) { Board(shown: Shown()) }
    #expect(driver.overflows.isEmpty)
  }

  @Test func whatReachesOffTheScreenIsReportedWhereItHasNoRoom() {
    let shown = Shown()
    let driver = ViewDriver(width: 10, height: 3) { Board(shown: shown) }
    var told: [LayoutOverflow] = []
    driver.runtime.tree.overflows.onOverflow = { told.append($0) }
    shown.offset = 3
    driver.runtime.showFrame()
    #expect(driver.overflows.map(\.path) == [["Board", "HStack"]])
    #expect(driver.overflows.map(\.excess.horizontal) == [1])
    #expect(
      driver.overflows.map(\.description) == [
        "Board/HStack: 11x2 at (0, 0) reaches out of 10x3 at (0, 0) by 1 column"
      ])
    #expect(told == driver.overflows)
    driver.runtime.showFrame()
    #expect(told.count == 1)
    shown.offset = 0
    driver.runtime.showFrame()
    #expect(driver.overflows.isEmpty)
  }

  @Test func aFrameThatIsTooSmallIsReported() {
    let driver = ViewDriver(width: 10, height: 5) { Box("a", 5, 3).frame(width: 1, height: 1) }
    #expect(driver.overflows.map(\.path) == [["Box"]])
    #expect(
      driver.overflows.map(\.excess)
        == [EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)])
  }

  @Test func whatIsMovedOnPurposeIsNot() {
    let driver = ViewDriver(width: 10, height: 5) {
      VStack {
        Box("a", 5).offset(x: 9)
        Box("c", 3).padding(.leading, -2)
      }
    }
    #expect(driver.overflows.isEmpty)
  }

  @Test func whatHasGoneIsNoLongerReported() {
    let shown = Shown()
    shown.isOn = true
    let driver = ViewDriver(width: 10, height: 5) { Wide(shown: shown) }
    #expect(driver.overflows.count == 1)
    shown.isOn = false
    driver.runtime.showFrame()
    #expect(driver.overflows.isEmpty)
  }

  private struct Wide: View {
    let shown: Shown

    var body: some View {
      if shown.isOn { Box("a", 20) } else { Box("a", 2) }
    }
  }

  @Test func nothingIsComparedWhereNobodyWatches() {
    let driver = ViewDriver(width: 10, height: 3) { Text("a") }
    driver.runtime.tree.overflows.isWatching = false
    driver.resize(width: 1, height: 1)
    let large = ViewDriver(width: 3, height: 3) { Box("a", 9) }
    #expect(driver.overflows.isEmpty && !large.overflows.isEmpty)
  }
}
