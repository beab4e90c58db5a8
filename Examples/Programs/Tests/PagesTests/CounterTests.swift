import Scutes
import ScutesTesting
import Testing

@testable import Counter

@MainActor @Test func aPressIsCounted() throws {
  let driver = ViewDriver(width: 24, height: 6) { Counter() }
  driver.type("⏎")
  #expect(driver.screen.contains("Pressed 1 times"))
  try driver.expectSnapshot(named: "pressed once")
}
