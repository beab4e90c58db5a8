// SPDX-License-Identifier: Apache-2.0

import Foundation
import Scutes
import ScutesTesting
import Testing

@testable import LogViewer

struct LogViewerTests {
  private let scratch: Scratch
  private let log: Log
  private let driver: ViewDriver

  private static func line(_ number: Int) -> String {
    let level = number.isMultiple(of: 10) ? "ERROR" : number.isMultiple(of: 5) ? "WARN" : "INFO"
    let time = "\(10 + number / 60):\(10 + number % 60 / 2):00"
    return "2026-11-29 \(time) \(level) message \(number)\n"
  }

  init() throws {
    scratch = try Scratch(["a.log": (1...100).map(Self.line).joined()])
    let log = Log(path: scratch.path + "/a.log")
    self.log = log
    driver = ViewDriver(width: 80, height: 12) { LogView(log: log) }
  }

  private func shows(_ text: String) async -> Bool {
    await driver.wait { driver.screen.contains(text) }
  }

  /// Lets the program look at the file again.
  private func look() async {
    _ = await driver.wait { driver.runtime.nextDeadline != nil }
    driver.advance(by: LogView.pause)
  }

  @Test func theEndIsShownAndFollowed() async throws {
    #expect(await shows("message 100"))
    #expect(await shows("100 lines"))
    try scratch.append(Self.line(101), to: "a.log")
    await look()
    #expect(await shows("message 101"))
    #expect(await shows("101 lines"))
  }

  @Test func whoeverReadsElsewhereStaysThere() async throws {
    #expect(await shows("message 100"))
    driver.press(.home)
    #expect(driver.screen.contains("message 1 "))
    try scratch.append(Self.line(101), to: "a.log")
    await look()
    #expect(await shows("101 lines"))
    #expect(driver.screen.contains("message 1 "))
    driver.type("f")
    #expect(driver.screen.contains("message 101"))
  }

  @Test func aLineMayComeInParts() async throws {
    #expect(await shows("message 100"))
    try scratch.append("half", to: "a.log")
    await look()
    #expect(await shows("101 lines"))
    try scratch.append(" and whole\n", to: "a.log")
    await look()
    #expect(await shows("half and whole"))
    #expect(driver.screen.contains("101 lines"))
  }

  @Test func anotherFileInItsPlaceIsReadFromItsStart() async throws {
    #expect(await shows("message 100"))
    try scratch.write("fresh\n", to: "a.log")
    await look()
    #expect(await shows("fresh"))
    #expect(driver.screen.contains("1 line"))
  }

  @Test func theFilterIsAppliedToNewLines() async throws {
    #expect(await shows("message 100"))
    driver.type("/MESSAGE 9")
    #expect(await shows("11 of 100 lines"))
    try scratch.append("message 999\nother\n", to: "a.log")
    await look()
    #expect(await shows("12 of 102 lines"))
    #expect(driver.screen.contains("message 999"))
  }

  @Test func aLevelHidesWhatIsLessBad() async {
    #expect(await shows("message 100"))
    driver.type("lll")
    #expect(await shows("10 of 100 lines"))
    #expect(driver.screen.contains("error and worse"))
    driver.type("l")
    #expect(await shows(" 100 lines"))
  }

  @Test(
    arguments: [("42", 42), ("11:15", 70), ("2026-11-29 10:10:30", 2), ("2027-01-01 0:00", nil)])
  func peopleGoToLinesAndTimes(place: String, number: Int?) async {
    #expect(await shows("message 100"))
    driver.type("g" + place + "⏎")
    #expect(driver.screen.contains("There is no such line") == (number == nil))
    #expect(log.selection == number.map { $0 - 1 })
    if let number { #expect(driver.screen.contains("message \(number) ")) }
  }

  @Test func theWholeOfALineIsShown() async throws {
    #expect(await shows("100 lines"))
    try scratch.append(String(repeating: "long ", count: 30) + "end\n", to: "a.log")
    await look()
    #expect(await shows("101 lines"))
    driver.type("f⏎")
    #expect(driver.screen.contains("end"))
  }

  @Test func aFileThatIsNotThereSaysSo() async {
    let driver = ViewDriver(width: 70, height: 8) { LogView(log: Log(path: "/nowhere.log")) }
    #expect(await driver.wait { driver.screen.contains("exist") })
  }

  @Test(
    arguments: [
      ("[error] x", Level.error), ("12:00 WARNING: y", .warning), ("level=info", .info),
      ("terrors", .none), ("Debug error", .debug), ("", .none),
    ])
  func theFirstNameOfALevelCounts(line: String, level: Level) {
    #expect(Level(Array(line.utf8)) == level)
  }

  /// However the bytes come, the lines are the same.
  @Test func blocksMayEndAnywhere() {
    let bytes = Array("a\n\nbc\nd".utf8)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        var text = LogText()
        text.append(LogBlock(Array(bytes[..<first])))
        text.append(LogBlock(Array(bytes[first..<second])))
        text.append(LogBlock(Array(bytes[second...])))
        let lines = (0..<text.count).map { String(decoding: text[$0], as: UTF8.self) }
        #expect(lines == ["a", "", "bc", "d"])
      }
    }
  }
}
