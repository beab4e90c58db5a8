import TestSupport
import Testing

@testable import Scutes

struct FormTests {
  private struct Settings: View {
    var label = "Name"

    var body: some View {
      Form {
        Section("Player") {
          HStack {
            Text(label)
            Spacer()
            Button("Haru") {}
          }
          HStack {
            Text("난이도")
            Spacer()
            Button("easy") {}
          }
        }
        Section {
          HStack {
            Text("Sound")
            Spacer()
            Button("on") {}
            Button("test") {}
          }
          .padding(.horizontal, 0)
          Text("a line of its own")
        }
      }
    }
  }

  @Test func labelsStandInAColumnAndSectionsApart() {
    #expect(
      picture(26, 9) { Settings() } == """

        Player
        Name     Haru
        난이도   easy

        Sound    on  test
        a line of its own
        """)
  }

  @Test func whereItIsNarrowControlsStandBelowTheirLabels() {
    #expect(
      picture(15, 10) { Settings() } == """
        Player
        Name
           Haru
        난이도
           easy

        Sound
           on  test
        a line of its
        own
        """)
  }

  @Test func aLongerLabelMovesAllControls() {
    let shown = Shown("Name")
    let driver = ViewDriver(width: 40, height: 7) { Settings(label: shown.text) }
    #expect(driver.lines[1] == "Name     Haru")
    shown.text = "What you are called"
    driver.runtime.showFrame()
    #expect(driver.lines[1] == "What you are called   Haru")
    #expect(driver.lines[2] == "난이도                easy")
    shown.text = "I"
    driver.runtime.showFrame()
    #expect(driver.lines[1] == "I        Haru")
  }

  @Test func tabAndTheArrowsGoThroughAndItScrolls() {
    let driver = ViewDriver(width: 15, height: 3) { Settings() }
    driver.type("⇥⇥")
    #expect(driver.lines.contains { $0.contains("on  test") })
    driver.type("↑↑")
    #expect(driver.text.contains("Haru"))
    driver.type("↓")
    #expect(driver.text.contains("easy"))
  }

  @Test func aRowWithoutALabelIsLeftAsItIs() {
    #expect(
      picture(20, 3) {
        Form {
          HStack {
            Button("OK") {}
            Button("Cancel") {}
          }
        }
      } == "\n OK  Cancel")
  }
}
