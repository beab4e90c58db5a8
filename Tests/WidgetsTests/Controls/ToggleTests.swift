import TestSupport
import Testing

@testable import Scutes

struct ToggleTests {
  @Test func theSwitchTellsItsStateByItsShape() {
    let driver = ViewDriver(width: 14, height: 4) {
      VStack(alignment: .leading) {
        Toggle("Sound", isOn: .constant(false))
        Toggle("Sound", isOn: .constant(false))
        Toggle("Timer", isOn: .constant(true))
        Toggle("Errors", isOn: .constant(true)).disabled()
      }
    }
    #expect(
      driver.block == """
        ▐○  ▌ Sound
        [○  ] Sound
        [━━●] Timer
        (━━●) Errors
        """)
    #expect(driver.cursor == Point(x: 2, y: 0))
  }

  @Test func aCheckboxHasATick() {
    let driver = ViewDriver(width: 12, height: 3) {
      VStack(alignment: .leading) {
        Toggle("Sound", isOn: .constant(true))
        Toggle("Timer", isOn: .constant(true))
        Toggle("Errors", isOn: .constant(false))
      }
      .toggleStyle(.checkbox)
    }
    #expect(driver.block == "▐✓▌ Sound\n[✓] Timer\n[ ] Errors")
  }

  @Test func onlyASCIIWillDo() {
    let driver = ViewDriver(width: 12, height: 4, isUnicode: false) {
      VStack(alignment: .leading) {
        Toggle("One", isOn: .constant(true))
        Toggle("Two", isOn: .constant(false))
        Group {
          Toggle("Three", isOn: .constant(true))
          Toggle("Four", isOn: .constant(false))
        }
        .toggleStyle(.checkbox)
      }
    }
    #expect(driver.block == ">==*< One\n[o  ] Two\n[x] Three\n[ ] Four")
  }

  @Test func spaceAndEnterTurnIt() {
    let isOn = Held(false)
    let driver = ViewDriver(width: 14, height: 1) { Toggle("Sound", isOn: isOn.binding) }
    driver.type(" ")
    #expect(isOn.value)
    #expect(driver.block == "▐━━●▌ Sound")
    driver.type("⏎")
    #expect(!isOn.value)
  }

  @Test func aClickTurnsItWhereverItIs() {
    let isOn = Held(false)
    let driver = ViewDriver(width: 14, height: 1) { Toggle("Sound", isOn: isOn.binding) }
    driver.click(on: "Sound")
    #expect(isOn.value)
    driver.click(x: 2, y: 0)
    #expect(!isOn.value)
    driver.drag(row: 0, 2, 13)
    #expect(!isOn.value)
  }

  @Test func disabledItIsNotReached() {
    let isOn = Held(false)
    let driver = ViewDriver(width: 14, height: 1) {
      Toggle("Sound", isOn: isOn.binding).disabled()
    }
    driver.type(" ⏎")
    driver.click(on: "Sound")
    #expect(!isOn.value)
    #expect(driver.cursor == nil)
  }

  @Test func theFooterSaysWhatSpaceDoes() {
    let isOn = Held(false)
    let driver = ViewDriver(width: 14, height: 1) { Toggle("Sound", isOn: isOn.binding) }
    #expect(driver.footer == ["Space turn on"])
    driver.type(" ")
    #expect(driver.footer == ["Space turn off"])
  }

  @Test(arguments: zip([11, 9, 7, 5, 3], ["▐○  ▌ Sound", "▐○  ▌ So…", "▐○  ▌ …", "▐○▌ …", "▌ …"]))
  func whereItIsNarrowTheLabelIsCutFirst(width: Int, expected: String) {
    #expect(
      ViewDriver(width: width, height: 1) { Toggle("Sound", isOn: .constant(false)) }.block
        == expected)
  }

  @Test func aStyleOfOnesOwn() {
    struct Words: ToggleStyle {
      func makeBody(_ configuration: ToggleConfiguration) -> some View {
        HStack(spacing: 1) {
          configuration.label
          Text(configuration.isOn ? "yes" : "no")
        }
      }
    }
    #expect(
      ViewDriver(width: 12, height: 1) {
        Toggle("Sound", isOn: .constant(true)).toggleStyle(Words())
      }.block == "Sound yes")
  }
}
