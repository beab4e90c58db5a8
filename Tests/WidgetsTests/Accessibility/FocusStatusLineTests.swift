import TestSupport
import Testing

@testable import Scutes

private struct Spoken: View {
  let shown: Shown

  var body: some View {
    VStack(alignment: .leading) {
      Button("New game") { shown.offset += 1 }
      Button("✕") { shown.isOn.toggle() }.accessibilityLabel("close")
      Text("5").accessibilityLabel("row 4 column 7, \(shown.text)").focusable()
      Text("Sound").focusable()
        .accessibilityRole("switch").accessibilityValue(shown.isOn ? "on" : "off")
        .accessibilityHint("turns the sound on")
      HStack {
        Text("★").accessibilityHidden()
        Text("Score")
        Text("12")
      }
      .focusable()
      FocusStatusLine()
    }
  }
}

struct FocusStatusLineTests {
  private let shown = Shown("empty")

  private func driver(width: Int = 60) -> ViewDriver {
    ViewDriver(width: width, height: 6) { Spoken(shown: shown) }
  }

  private func status(_ driver: ViewDriver) -> String { driver.lines.last ?? "" }

  @Test func itSaysWhatHasTheFocus() {
    let driver = driver()
    var said: [String] = []
    for _ in 0..<5 {
      said.append(status(driver))
      driver.type("⇥")
    }
    #expect(
      said == [
        "New game, button, 1 of 5", "close, button, 2 of 5", "row 4 column 7, empty, 3 of 5",
        "Sound, switch, off, turns the sound on", "Score 12, 5 of 5",
      ])
  }

  @Test func ofAListItSaysTheRowUnderTheCursor() {
    let shown = shown
    let selection = Binding<Int?> {
      shown.offset
    } set: {
      shown.offset = $0 ?? 0
    }
    let driver = ViewDriver(width: 40, height: 6) {
      VStack(alignment: .leading) {
        List(selection: selection) {
          Section("Numbers") { ForEach(0..<200) { Text("number \($0)") } }
        }
        FocusStatusLine()
      }
    }
    driver.type("↓")
    #expect(status(driver) == "number 1, 2 of 200")
    driver.press(KeyPress(.end))
    #expect(status(driver) == "number 199, 200 of 200")
  }

  @Test func itFollowsWhatChangesWhileTheFocusStays() {
    let driver = driver()
    driver.type("⇥⇥")
    shown.text = "5, a mistake"
    driver.runtime.showFrame()
    #expect(status(driver) == "row 4 column 7, 5, a mistake, 3 of 5")
    driver.type("⇥")
    shown.isOn = true
    driver.runtime.showFrame()
    #expect(status(driver) == "Sound, switch, on, turns the sound on")
  }

  @Test func ofASlideItSaysTheTitle() {
    let driver = ViewDriver(width: 40, height: 2) {
      VStack {
        SlideSwitch("Slide to begin") {}
        FocusStatusLine()
      }
    }
    #expect(status(driver).hasPrefix("Slide to begin"))
  }

  @Test func itIsAlwaysOneLine() {
    let driver = driver(width: 16)
    #expect(status(driver) == "New game, butto…")
    #expect(driver.lines.count == 6)
  }

  @Test func messagesReachIt() {
    let driver = driver()
    driver.runtime.toaster.show("Saved", .success)
    driver.runtime.showFrame()
    #expect(driver.runtime.tree.focusReport.text == "New game, button, 1 of 5")
    #expect(driver.text.contains("Done: Saved"))
    driver.advance(by: .seconds(10))
    #expect(status(driver) == "New game, button, 1 of 5")
  }

  @Test func aSheetIsSpokenOf() {
    let driver = ViewDriver(width: 60, height: 14) {
      VStack {
        FocusStatusLine()
        Button("open") { shown.isOn = true }
          .sheet(
            isPresented: shown.isOnBinding, title: "Sheet"
          ) { Button("inside") {} }
      }
    }
    driver.type("⏎")
    #expect(driver.runtime.tree.focusReport.text.hasPrefix("inside, button"))
  }

  @Test func inTheLastRowItStandsOverSheetsToo() {
    let driver = ViewDriver(width: 60, height: 14) {
      Button("open") { shown.isOn = true }
        .sheet(isPresented: shown.isOnBinding, title: "Sheet") {
          VStack { ForEach(0..<40) { Text("row \($0)") } }
          Button("inside") {}
        }
        .focusStatusLine(isShown: true)
    }
    driver.runtime.isLinear = true
    driver.runtime.showFrame()
    #expect(status(driver) == "open, button")
    driver.type("⏎")
    #expect(status(driver).hasPrefix("inside, button"))
  }

  @Test func withoutAReaderNothingIsWorkedOut() {
    let driver = ViewDriver(width: 20, height: 2) { Button("a") {} }
    driver.type("⇥")
    #expect(driver.runtime.tree.focusReport.text == "")
  }
}
