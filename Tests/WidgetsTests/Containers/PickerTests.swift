import TestSupport
import Testing

@testable import Scutes

struct PickerTests {
  private static let levels = ["Easy", "Medium", "Hard"]

  private func picker(_ style: PickerStyle, width: Int = 30, height: Int = 8) -> (
    ViewDriver, Held<String>
  ) {
    let level = Held("Medium")
    let driver = ViewDriver(width: width, height: height) {
      VStack(alignment: .leading) {
        Picker("Level", selection: level.binding, options: Self.levels) { $0 }
          .pickerStyle(style)
        Spacer()
      }
    }
    return (driver, level)
  }

  private func choose(_ keys: KeyPress..., from style: PickerStyle) -> String {
    let (driver, level) = picker(style)
    for key in keys { driver.press(key) }
    return level.value
  }

  // MARK: Segmented

  @Test func theChosenSegmentStandsBetweenEnds() {
    #expect(picker(.segmented).0.block == "Level  Easy ▐Medium▌ Hard")
  }

  @Test func arrowsGoAlongTheSegments() {
    #expect(choose(KeyPress(.right), from: .segmented) == "Hard")
    #expect(choose(KeyPress(.right), KeyPress(.right), from: .segmented) == "Hard")
    #expect(choose(KeyPress(.left), KeyPress(.left), from: .segmented) == "Easy")
    #expect(choose(KeyPress(.end), from: .segmented) == "Medium", "left to the form around it")
  }

  @Test func theCursorStandsOnTheChosenSegment() {
    let (driver, _) = picker(.segmented)
    #expect(driver.cursor == Point(x: 15, y: 0))
    driver.type("→")
    #expect(driver.cursor == Point(x: 23, y: 0))
  }

  @Test func aClickTakesASegment() {
    let (driver, level) = picker(.segmented)
    driver.click(on: "Hard")
    #expect(level.value == "Hard")
    driver.click(on: "Easy")
    #expect(level.value == "Easy")
  }

  @Test func segmentsGoOnBelowWhereTheyDoNotFit() {
    let (driver, level) = picker(.segmented, width: 21)
    #expect(driver.block == "Level  Easy ▐Medium▌\n       Hard")
    driver.click(on: "Hard")
    #expect(level.value == "Hard")
  }

  @Test func aSegmentThatIsTooWideIsCut() {
    #expect(picker(.segmented, width: 8).0.text.contains("▐Med…▌"))
  }

  // MARK: Radio

  @Test func radioRowsStandBelowTheirTitle() {
    #expect(picker(.radioGroup).0.block == "Level\n ○  Easy\n▐◉▌ Medium\n ○  Hard")
  }

  @Test func arrowsGoAlongTheRows() {
    #expect(choose(KeyPress(.down), KeyPress(.down), from: .radioGroup) == "Hard")
    #expect(choose(KeyPress(.up), from: .radioGroup) == "Easy")
  }

  @Test func aClickTakesARow() {
    let (driver, level) = picker(.radioGroup)
    driver.click(on: "Hard")
    #expect(level.value == "Hard")
    #expect(driver.cursor == Point(x: 11, y: 3))
  }

  // MARK: Menu

  @Test func theMenuShowsWhatIsChosen() {
    let (driver, _) = picker(.menu)
    #expect(driver.block == "Level ▐Medium ▾▌")
    driver.type("⏎")
    #expect(
      driver.block == """
        Level [Medium ▾]
              ╭───────────╮
              │    Easy   │
              │▸ ✓ Medium │
              │    Hard   │
              ╰───────────╯
        """)
    #expect(driver.cursor == Point(x: 14, y: 3))
  }

  @Test func enterTakesAndEscapeDoesNot() {
    let (driver, level) = picker(.menu)
    driver.type("⏎↓⎋")
    #expect(level.value == "Medium")
    driver.type("⏎↓⏎")
    #expect(level.value == "Hard")
    #expect(driver.block == "Level ▐Hard ▾▌")
  }

  @Test func arrowsPassAMenuAndSpaceOpensIt() {
    let level = Held("Medium")
    let driver = ViewDriver(width: 30, height: 8) {
      VStack(alignment: .leading) {
        Picker("Level", selection: level.binding, options: Self.levels) { $0 }.pickerStyle(.menu)
        Button("Next") {}
        Spacer()
      }
    }
    driver.type("↓")
    #expect(!driver.text.contains("Easy"))
    driver.type("↑ ")
    #expect(driver.text.contains("Easy"))
  }

  @Test func whatIsTypedFinds() {
    let (driver, level) = picker(.menu)
    driver.type("⏎e⏎")
    #expect(level.value == "Easy")
  }

  @Test func aClickOnARowTakesIt() {
    let (driver, level) = picker(.menu)
    driver.click(on: "Medium")
    driver.click(on: "Hard")
    #expect(level.value == "Hard")
    driver.click(on: "Hard")
    driver.click(x: 29, y: 7)
    #expect(driver.block == "Level ▐Hard ▾▌")
  }

  @Test func lettersInARowFindTogetherUntilAPause() {
    let number = Held(0)
    let driver = ViewDriver(width: 20, height: 8) {
      Picker("", selection: number.binding, options: Array(0..<1000)) { "n\($0)" }
    }
    driver.type("⏎n73")
    driver.type("⏎")
    #expect(number.value == 73)
    driver.type("⏎")
    driver.advance(by: .seconds(2))
    driver.type("n")
    driver.type("⏎")
    #expect(number.value == 74)
  }

  @Test func aLongListShowsWhatIsMarked() {
    let number = Held(500)
    let driver = ViewDriver(width: 20, height: 8) {
      Picker("", selection: number.binding, options: Array(0..<1000)) { "n\($0)" }
    }
    driver.type("⏎")
    #expect(driver.text.contains("▸ ✓ n500"))
    driver.press(KeyPress(.end))
    #expect(driver.text.contains("▸   n999"))
    driver.press(KeyPress(.pageUp))
    #expect(driver.text.contains("▸   n989"))
  }

  // MARK: Each

  @Test(arguments: [PickerStyle.segmented, .menu, .radioGroup])
  func disabledItStays(style: PickerStyle) {
    let level = Held("Medium")
    let driver = ViewDriver(width: 30, height: 6) {
      Picker("Level", selection: level.binding, options: Self.levels) { $0 }
        .pickerStyle(style).disabled()
    }
    driver.type("→↓⏎")
    driver.click(on: "Hard")
    #expect(level.value == "Medium")
    #expect(driver.text.contains("("))
    #expect(driver.cursor == nil)
  }

  @Test(arguments: [PickerStyle.segmented, .radioGroup])
  func whatCannotBeChosenIsPassedOver(style: PickerStyle) {
    let level = Held(1)
    let options = [
      PickerOption(1, "one"), PickerOption(2, "two", isEnabled: false), PickerOption(3, "three"),
    ]
    let driver = ViewDriver(width: 30, height: 6) {
      Picker("", selection: level.binding, options: options).pickerStyle(style)
    }
    driver.click(on: "two")
    #expect(level.value == 1)
    driver.type(style == .segmented ? "→" : "↓")
    #expect(level.value == 3)
  }

  @Test func asciiTellsWhatIsChosen() {
    let level = Held("b")
    let driver = ViewDriver(width: 30, height: 6, isUnicode: false) {
      VStack(alignment: .leading) {
        ForEach([PickerStyle.radioGroup, .segmented, .menu], id: \.self) { style in
          Picker("", selection: level.binding, options: ["a", "b"]) { $0 }.pickerStyle(style)
        }
      }
    }
    #expect(driver.lines == ["o  a", ">*< b", "a [b]", "[b v]"])
  }
}
