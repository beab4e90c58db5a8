import TestSupport
import Testing

@testable import Scutes

private struct Form: View {
  let shown: Shown

  var body: some View {
    VStack(alignment: .leading) {
      AccentedFrame {
        HStack(spacing: 2) {
          Button("Game") { shown.isOn = true }
          Button("Levels") {}
          Button("Resume", isEnabled: false) {}
        }
      }
      Divider()
      HStack(spacing: 1) {
        Text("Score")
        Text("1,240")
      }
      Text("inside").border(.heavy, title: "Box")
    }
    .sheet(
      isPresented: shown.isOnBinding, title: "Sheet"
    ) {
      Text("one")
      Button("two") {}
    }
  }
}

struct LinearModeTests {
  private let shown = Shown()

  private func driver(isLinear: Bool = true) -> ViewDriver {
    let driver = ViewDriver(width: 40, height: 14) { Form(shown: shown) }
    driver.runtime.isLinear = isLinear
    driver.runtime.showFrame()
    return driver
  }

  @Test func aScreenIsReadFromTopToBottom() {
    #expect(
      driver().picture == """
        > Game
          Levels
          Resume (not available)

        Score 1,240
        Box
        inside
        """)
  }

  @Test(arguments: [true, false])
  func turnedOnOrOffItKeepsStateAndFocusWithinABorder(isLinear: Bool) {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        HStack {
          Button("First") {}
          Button("Count \(count)") { count += 1 }
        }
      }
    }
    let driver = ViewDriver(width: 40, height: 8) {
      AccentedFrame { Counter().border(title: "Box") }
    }
    driver.runtime.isLinear = !isLinear
    driver.type("⇥⏎")
    driver.runtime.isLinear = isLinear
    driver.type("⏎")
    #expect(driver.text.contains("Count 2"))
    guard isLinear else { return }
    #expect(driver.picture == "Box\n  First\n> Count 2")
  }

  @Test func controlsStayInARowWhereAColumnHasNoRoom() {
    let driver = ViewDriver(width: 40, height: 2) {
      HStack(spacing: 1) {
        Button("One") {}
        Button("Two") {}
        Spacer()
        Button("Three") {}
      }
    }
    driver.runtime.isLinear = true
    driver.runtime.showFrame()
    #expect(driver.lines.count { $0.contains("One") && $0.contains("Three") } == 1)
  }

  @Test func aColumnLeavesOutTheSpacersOfItsRow() {
    let driver = ViewDriver(width: 40, height: 6) {
      VStack {
        HStack {
          Button("One") {}
          Spacer()
          Button("Two") {}
        }
        Text("below").frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    driver.runtime.isLinear = true
    driver.runtime.showFrame()
    #expect(driver.picture == "> One\n  Two\nbelow")
  }

  @Test func aSheetStandsAlone() {
    let driver = driver()
    driver.type("⏎")
    #expect(
      driver.picture == """
        Sheet   close

        one
        > two
        """)
    driver.type("⎋")
    #expect(driver.lines.first == "> Game")
  }

  @Test func theCursorStandsOnWhatHasTheFocus() {
    let driver = driver()
    #expect(driver.cursor == Point(x: 0, y: 0))
    driver.type("⇥")
    #expect(driver.cursor == Point(x: 0, y: 1))
  }

  @Test func nothingIsDrawnWithLines() {
    let driver = driver()
    var seen = driver.text
    for keys in ["⏎", "⎋", "?", "⎋", ":"] {
      driver.type(keys)
      seen += driver.text
    }
    let lines = seen.unicodeScalars.filter { (0x2500...0x259F).contains($0.value) }
    #expect(lines.isEmpty)
  }

  @Test func nothingMoves() {
    let driver = driver()
    driver.runtime.motion = .full
    driver.type("⏎")
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func itCanBeTurnedOff() {
    let driver = driver()
    driver.runtime.isLinear = false
    driver.runtime.showFrame()
    #expect(driver.picture == self.driver(isLinear: false).picture)
    #expect(driver.text.contains("┏━ B… ━┓"))
  }

  @Test func messagesSayTheirKindInAWord() {
    let driver = driver()
    driver.runtime.toaster.show("No room", .warning)
    driver.runtime.showFrame()
    #expect(driver.text.contains("Warning: No room"))
  }

  @Test(arguments: [false, true])
  func theCursorMarksTheFocusAndIsVisibleWhereTextIsEditedOrInLinearMode(isLinear: Bool) throws {
    let driver = ViewDriver(width: 20, height: 4) {
      VStack {
        Button("A") {}
        TextField(text: .constant("x"))
      }
    }
    driver.runtime.isLinear = isLinear
    driver.runtime.showFrame()
    #expect(driver.cursor != nil)
    #expect(driver.terminal.frames.last?.showsCursor == isLinear)
    driver.type("⇥")
    #expect(driver.terminal.frames.last?.showsCursor == true)
  }
}
