import TestSupport
import Testing

@testable import Scutes

struct LabelsHiddenTests {
  @Test(arguments: [PickerStyle.segmented, .menu, .radioGroup])
  func aPickerShowsItsOptionsOnly(style: PickerStyle) {
    let driver = ViewDriver(width: 30, height: 3) {
      Picker("Level", selection: .constant("Easy"), options: ["Easy", "Hard"]) { $0 }
        .pickerStyle(style).labelsHidden()
    }
    #expect(driver.text.contains("Easy") && !driver.text.contains("Level"))
  }

  @Test func aToggleShowsItsSwitchOnlyAndTheHelpStillNamesIt() {
    let driver = ViewDriver(width: 60, height: 12) {
      Toggle("Sound", isOn: .constant(true)).labelsHidden()
    }
    #expect(driver.text.contains("●") && !driver.text.contains("Sound"))
    driver.type("?")
    #expect(driver.text.contains("Sound"))
  }

  @Test func whatIsHiddenIsStillSaidToScreenReaders() {
    let driver = ViewDriver(width: 60, height: 6) {
      VStack(alignment: .leading) {
        Toggle("Sound", isOn: .constant(true))
        Picker("Level", selection: .constant("Easy"), options: ["Easy", "Hard"]) { $0 }
          .pickerStyle(.segmented)
        FocusStatusLine()
      }
      .labelsHidden()
    }
    #expect(driver.lines.last == "Sound, 1 of 2, turn off")
    driver.type("⇥")
    #expect(driver.lines.last == "Level, Easy")
  }
}
