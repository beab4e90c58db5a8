import Observation
import ScutesTesting
import Testing

@testable import Scutes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

struct CommandOutputTests {
  @Test func outputAndErrorsAreLinesInOrder() async {
    let output = CommandOutput(["sh", "-c", "echo one; echo two >&2; printf three"])
    #expect(output.status == .waiting)
    await output.run()
    #expect(output.lines.map(\.text) == ["one", "two", "three"])
    #expect(output.status.isSuccess)
  }

  @Test(arguments: [("exit 3", 3), ("kill -KILL $$", 137)])
  func theStatusIsThatOfAShell(script: String, status: Int32) async {
    let output = CommandOutput(["sh", "-c", script])
    await output.run()
    #expect(output.status == .ended(status: status))
  }

  @Test func argumentsArePassedAsTheyAre() async {
    let output = CommandOutput(["printf", "%s|", "a b", "$HOME", "*", "'"])
    await output.run()
    #expect(output.lines.map(\.text) == ["a b|$HOME|*|'|"])
  }

  @Test func aProgramHasNoInputAndRunsInItsFolder() async {
    let output = CommandOutput(["sh", "-c", "read x || echo nothing; pwd"], in: "/")
    await output.run()
    #expect(output.lines.map(\.text) == ["nothing", "/"])
  }

  @Test func aProgramThatIsMissingIsSaid() async {
    let output = CommandOutput(["no-such-program-anywhere"])
    await output.run()
    #expect(output.status == .failed(.notFound("no-such-program-anywhere")))
    let driver = ViewDriver(width: 70, height: 2) { CommandOutputView(output) }
    #expect(driver.screen.contains("no such program"))
  }

  @Test func aProgramEndsAfterItsTime() async {
    let output = CommandOutput(["sleep", "1000"], timeLimit: .milliseconds(1))
    await output.run()
    #expect(output.status == .timedOut)
  }

  /// The view goes as soon as the program and its child have told their numbers.
  @Test func theGroupEndsWithTheView() async throws {
    let output = CommandOutput(["sh", "-c", "trap '' TERM; sleep 1000 & echo $$ $!; wait"])
    let isShown = ViewSwitch()
    let driver = ViewDriver(width: 40, height: 3) {
      if isShown.value { CommandOutputView(output).task { await output.run() } }
    }
    #expect(await driver.wait { !output.lines.isEmpty })
    let numbers = output.lines[0].text.split(separator: " ").compactMap { pid_t($0) }
    try #require(numbers.count == 2)
    isShown.value = false
    #expect(await driver.wait { output.status == .cancelled })
    let haveGone = await driver.wait { numbers.allSatisfy { kill($0, 0) != 0 || isZombie($0) } }
    #expect(haveGone)
  }

  @Test func aProgramRunsOnlyOnceAtATimeAndAgainLater() async {
    let output = CommandOutput(["echo", "x"])
    await output.run()
    await output.run()
    #expect(output.lines.map(\.text) == ["x"])
  }

  @Test func theEndIsFollowedUntilSomebodyScrolls() async {
    let output = CommandOutput(["seq", "1", "100"])
    await output.run()
    let driver = ViewDriver(width: 10, height: 3) { CommandOutputView(output) }
    #expect(driver.screen == "98\n99\n100")
    driver.type("↑")
    #expect(driver.screen == "97\n98\n99")
    driver.press(KeyPress(.home))
    #expect(driver.screen == "1\n2\n3")
    driver.press(KeyPress(.pageDown))
    #expect(driver.screen == "3\n4\n5")
    driver.press(KeyPress(.end))
    #expect(driver.screen == "98\n99\n100")
    driver.send(.mouse(MouseEvent(.scrollUp, at: .zero)))
    #expect(driver.screen == "95\n96\n97")
  }

  @Test func aFloodIsReadToItsEnd() async {
    let output = CommandOutput(["seq", "1", "200000"], keepingLines: 10)
    await output.run()
    #expect(output.lines.map(\.text).last == "200000" && output.lines.count == 10)
  }
}

@Observable private final class ViewSwitch {
  var value = true
}

/// `true` for a process that has ended and that its new parent hasn't noticed.
private func isZombie(_ process: pid_t) -> Bool {
  guard let file = fopen("/proc/\(process)/stat", "r") else { return false }
  defer { fclose(file) }
  var bytes = [CChar](repeating: 0, count: 256)
  guard fgets(&bytes, 256, file) != nil else { return false }
  let text = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return text.contains(") Z ")
}
