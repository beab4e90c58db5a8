import TestSupport
import Testing

@testable import Scutes

struct DecorationTests {
  @Test(
    arguments: [
      (.topLeading, "xaaa\naaaa"), (.bottomTrailing, "aaaa\naaax"), (.top, "axaa\naaaa"),
    ] as [(Alignment, String)])
  func anOverlayStandsInTheRoomOfItsView(_ alignment: Alignment, _ expected: String) {
    #expect(
      picture(4, 2) {
        Box("a", 4, 2).overlay(alignment: alignment) { Box("x", 1) }
      } == expected)
  }

  @Test func aBackgroundIsAsLargeAsItsView() {
    #expect(
      picture(8, 3) {
        Text("a").padding().background { Box("x", 0...99, 0...99) }
      } == "  xxx\n  xax\n  xxx")
  }

  @Test func anOverlayHandsThePriorityOn() {
    #expect(
      picture(10, 1) {
        HStack {
          Box("a", 1...99)
          Box("b", 2...99).layoutPriority(1).overlay { Text("x") }
        }
      } == "abbbbxbbbb")
  }

  @Test func anOffsetMovesThePictureAndNotTheNeighbours() {
    #expect(
      picture(6, 2) {
        HStack(alignment: .top) {
          Box("a", 2)
          Box("b", 2).offset(x: 1, y: 1)
          Box("c", 2)
        }
        .frame(height: 2, alignment: .top)
      } == "aa  cc\n   bb")
  }

  @Test func whatIsHiddenKeepsItsRoom() {
    #expect(
      picture(11, 1) {
        HStack {
          Text("one")
          Text("two").hidden()
          Text("three")
        }
      } == "one   three")
  }

  @Test func whatIsHiddenGetsNoKeysAndNoClicks() {
    var pressed = 0
    let driver = ViewDriver(width: 20, height: 1) {
      Button("press") { pressed += 1 }.hidden()
    }
    driver.type("⏎")
    for x in 0..<20 { driver.click(x: x, y: 0) }
    #expect(pressed == 0)
    #expect(driver.picture == "")
  }

  @Test func whatIsShownAgainIsDrawn() {
    let shown = Shown("word")
    let driver = ViewDriver(width: 10, height: 1) { Switched(shown: shown) }
    #expect(driver.picture == "   word")
    shown.isOn = true
    driver.runtime.showFrame()
    #expect(driver.picture == "")
    shown.isOn = false
    driver.runtime.showFrame()
    #expect(driver.picture == "   word")
  }

  private struct Switched: View {
    let shown: Shown

    var body: some View {
      if shown.isOn { Text(shown.text).hidden() } else { Text(shown.text) }
    }
  }
}
