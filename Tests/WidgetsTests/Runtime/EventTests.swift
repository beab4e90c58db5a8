import TestSupport
import Testing

@testable import Scutes

struct EventTests {
  @Test func aPasteGoesToWhatHasTheFocusAndThenOutwards() {
    var log: [String] = []
    let driver = ViewDriver(width: 20, height: 4) {
      VStack {
        Button("a") {}.onPaste {
          log.append("a " + $0)
          return $0 == "mine"
        }
        Button("b") {}
      }
      .onPaste {
        log.append("all " + $0)
        return true
      }
    }
    driver.send(.paste("mine"))
    driver.send(.paste("other"))
    driver.type("⇥")
    driver.send(.paste("mine"))
    #expect(log == ["a mine", "a other", "all other", "all mine"])
  }

  @Test func aKeyThatIsIgnoredGoesOnOutwards() {
    var log: [String] = []
    let driver = ViewDriver(width: 20, height: 4) {
      Button("a") {}
        .onKeyPress(KeyPress("x"), KeyPress("y")) { log.append("inner") }
        .onKeyPress { key in
          log.append("outer")
          return key == KeyPress("z") ? .handled : .ignored
        }
        .keyBindings("Table", [KeyBinding([KeyPress("w")], (), "w")]) { log.append("table") }
    }
    driver.type("xzw")
    #expect(log == ["inner", "outer", "outer", "table"])
  }

  @Test func bodiesThatReadThePhaseFollowIt() {
    struct Phase: View {
      @Environment(\.scenePhase) private var phase

      var body: some View {
        Text(phase == .active ? "here" : "away")
      }
    }
    let driver = ViewDriver(width: 20, height: 1) { Phase() }
    #expect(driver.lines == ["here"])
    driver.send(.focus(false))
    #expect(driver.lines == ["away"])
    driver.send(.focus(true))
    #expect(driver.lines == ["here"])
  }

  @Test func aDeadlineCanBeCountedFromNow() {
    struct Later: View {
      @Environment(\.clock) private var clock
      @State private var deadline: Duration?

      var body: some View {
        Button(deadline == nil ? "idle" : "waiting") { deadline = clock.now + .seconds(2) }
          .onDeadline(deadline) { deadline = nil }
      }
    }
    let driver = ViewDriver(width: 20, height: 1) { Later() }
    driver.advance(by: .seconds(5))
    driver.type("⏎")
    driver.advance(by: .milliseconds(1900))
    #expect(driver.lines == ["waiting"])
    driver.advance(by: .milliseconds(100))
    #expect(driver.lines == ["idle"])
  }

  @Test func anArrowThatMovesNothingIsLeftToOthers() {
    var log: [String] = []
    let driver = ViewDriver(width: 20, height: 2) {
      VStack { Button("a") {} }
        .keyBindings(
          "All", [KeyBinding([KeyPress(.left)], (), "left")], worksEverywhere: true
        ) { log.append("left") }
    }
    driver.type("←")
    #expect(log == ["left"])
  }
}
