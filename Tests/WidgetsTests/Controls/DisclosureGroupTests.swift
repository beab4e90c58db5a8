import TestSupport
import Testing

@testable import Scutes

struct DisclosureGroupTests {
  private func group() -> (ViewDriver, Held<Bool>) {
    let isExpanded = Held(false)
    let driver = ViewDriver(width: 12, height: 3) {
      VStack(alignment: .leading) {
        DisclosureGroup("Details", isExpanded: isExpanded.binding) {
          Text("one")
          Text("two")
        }
        Spacer()
      }
    }
    return (driver, isExpanded)
  }

  @Test func foldedItIsALine() {
    #expect(group().0.block == "▸ Details")
  }

  @Test func openItsContentStandsFurtherIn() {
    let (driver, isExpanded) = group()
    isExpanded.value = true
    driver.runtime.showFrame()
    #expect(driver.block == "▾ Details\n  one\n  two")
  }

  @Test(arguments: ["⏎", " ", "→"])
  func keysOpenIt(key: String) {
    let (driver, isExpanded) = group()
    driver.type(key)
    #expect(isExpanded.value)
  }

  @Test(arguments: ["⏎", " ", "←"])
  func keysCloseIt(key: String) {
    let (driver, isExpanded) = group()
    driver.type("⏎" + key)
    #expect(!isExpanded.value)
  }

  @Test func aClickTurnsIt() {
    let (driver, isExpanded) = group()
    driver.click(on: "Details")
    #expect(isExpanded.value)
    driver.click(on: "Details")
    #expect(!isExpanded.value)
  }

  @Test func disabledItStays() {
    let isExpanded = Held(false)
    let driver = ViewDriver(width: 12, height: 3) {
      DisclosureGroup("Details", isExpanded: isExpanded.binding) { Text("x") }.disabled()
    }
    driver.type("⏎")
    driver.click(on: "Details")
    #expect(!isExpanded.value)
  }

  @Test func theFooterSaysWhatEnterDoes() {
    let (driver, _) = group()
    #expect(driver.footer == ["⏎ open"])
    driver.type("⏎")
    #expect(driver.footer == ["⏎ close"])
  }
}
