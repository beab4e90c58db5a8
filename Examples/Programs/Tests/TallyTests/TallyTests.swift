import Foundation
import Scutes
import ScutesTesting
import Tally
import Testing

@testable import Hello

@MainActor
struct TallyTests {
  @Test func keysAndClicksAdd() {
    let count = Count()
    let driver = ViewDriver(width: 40, height: 6) { Counter(count: count) }
    driver.type("⏎+")
    driver.click(on: "Add one")
    #expect(driver.screen.contains("3 in all, 3 here"))
    count.value = 9
    driver.resize(width: 30, height: 5)
    #expect(driver.screen.contains("9 in all, 3 here"))
  }

  @Test func theFooterShowsTheKeyThatWasDeclared() {
    let driver = ViewDriver(width: 40, height: 6) { Counter(count: Count()) }
    #expect(driver.screen.contains("+ add one"))
  }

  @Test func aLayoutOfOnesOwnArranges() {
    let driver = ViewDriver(width: 9, height: 3) {
      Staircase()() {
        Text("one")
        Text("two")
        Text("six")
      }
    }
    #expect(driver.screen == "one\n   two\n      six")
  }

  @Test func aValueOfOnesOwnIsHandedDown() throws {
    let driver = ViewDriver(width: 40, height: 6) { Greeting().environment(\.name, "moon") }
    driver.type("⏎")
    try driver.expectSnapshot(named: "the second greeting")
  }

  /// Without a terminal the program prints a message and doesn't trap.
  @Test func withoutATerminalTheProgramSaysSo() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = Process()
    program.executableURL = folder.appendingPathComponent("Hello")
    let pipe = Pipe()
    program.standardInput = FileHandle.nullDevice
    program.standardError = pipe
    try program.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    program.waitUntilExit()
    #expect(program.terminationStatus == 1)
    #expect(
      said
        == "Standard input isn't a terminal: start the program without a pipe or file as its input.\n"
    )
  }
}
