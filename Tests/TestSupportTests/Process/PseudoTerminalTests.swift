import Foundation
import Scutes
import TerminalTesting
import Testing

/// What a person can do to a program in a terminal, tried on the shell and on standard commands.
@Suite(.serialized) struct PseudoTerminalTests {
  /// Runs a script with `sh`.
  private func shell(
    _ script: String, size: Size = Size(width: 40, height: 6)
  ) throws -> PseudoTerminal {
    try PseudoTerminal(running: "/bin/sh", arguments: ["-c", script], size: size)
  }

  @Test func whatIsTypedReachesTheProgramAndWhatItWritesTheScreen() throws {
    let terminal = try shell("read name; echo hello, $name")
    try terminal.type("world\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.lines.prefix(2) == ["world", "hello, world"])
  }

  @Test func theProgramHasTheTerminalAsItsOwn() throws {
    let terminal = try shell("exec 3</dev/tty && tty && echo yes")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.contains("yes"))
  }

  @Test func theExitStatusIsTheProgramsOwn() throws {
    #expect(try shell("exit 7").waitForExit() == .exited(7))
  }

  @Test func aSignalEndsTheProgram() throws {
    let terminal = try shell("echo ready; read line")
    try terminal.wait(for: "ready")
    terminal.send(signal: SIGTERM)
    #expect(try terminal.waitForExit() == .killed(signal: SIGTERM))
  }

  @Test func controlCInterruptsTheProgram() throws {
    let terminal = try shell(
      "trap 'echo caught; exit 3' INT; echo ready; while :; do sleep 1; done")
    try terminal.wait(for: "ready")
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == .exited(3))
    #expect(terminal.screen.contains("caught"))
  }

  @Test func closingTheWindowHangsTheProgramUp() throws {
    let folder = NSTemporaryDirectory() + "hang-up-\(UUID().uuidString)"
    let terminal = try shell(
      "trap 'touch \(folder); exit 4' HUP; echo ready; while :; do sleep 1; done")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try terminal.wait(for: "ready")
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .exited(4))
    #expect(FileManager.default.fileExists(atPath: folder))
  }

  @Test func aNewSizeReachesTheProgram() throws {
    let terminal = try shell(
      "trap 'stty size; exit' WINCH; stty size; while :; do sleep 0.05; done")
    try terminal.wait(for: "6 40")
    try terminal.resize(to: Size(width: 50, height: 9))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.contains("9 50"))
    #expect(terminal.screen.size == Size(width: 50, height: 9))
  }

  @Test func aChangedSettingShows() throws {
    let terminal = try shell("stty -echo; echo off; read line; stty echo; echo on; read line")
    #expect(terminal.initialSettings.echoes && terminal.initialSettings.editsLines)
    try terminal.wait(for: "off")
    #expect(try terminal.settings != terminal.initialSettings)
    try terminal.type("\r")
    try terminal.wait(for: "on")
    #expect(try terminal.settings == terminal.initialSettings)
  }

  @Test func aJobStopsAndGoesOn() throws {
    let job = "sh -c 'echo ready; read line; echo got $line'"
    let terminal = try shell("set -m; \(job); echo stopped; read go; fg >/dev/null")
    try terminal.wait(for: "ready")
    let group = terminal.foregroundGroup
    #expect(group != terminal.processID)
    try terminal.press(.control("z"))
    try terminal.wait(for: "stopped")
    #expect(terminal.foregroundGroup == terminal.processID)
    try terminal.type("\r")
    try terminal.wait(for: "its turn") { _ in terminal.foregroundGroup == group }
    try terminal.type("it\r")
    try terminal.wait(for: "got it")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func questionsAreAnsweredWhileWaiting() throws {
    let terminal = try shell(
      "stty -echo -icanon; printf '\\033[5n'; dd bs=4 count=1 2>/dev/null | tr '\\033' E")
    try terminal.waitForExit()
    #expect(terminal.screen.contains("E[0n"))
  }

  @Test func aWaitInVainSaysWhatWasOnTheScreen() throws {
    let terminal = try shell("echo something; read line")
    try terminal.wait(for: "something")
    terminal.patience = .milliseconds(1)
    let failure = try #require(throws: PseudoTerminalFailure.self) {
      try terminal.wait(for: "nothing")
    }
    #expect(failure.description.contains("the text \"nothing\""))
    #expect(failure.description.contains("|something  "))
  }

  @Test func aProgramThatIsMissingIsSaidToBe() {
    let failure = #expect(throws: SystemError.self) {
      try PseudoTerminal(running: "/nowhere/at all")
    }
    #expect(failure?.description.contains("/nowhere/at all") == true)
  }

  @Test func thereAreFiguresForARunningProgram() throws {
    let terminal = try shell("echo ready; while read line; do echo $line; done")
    try terminal.wait(for: "ready")
    let before = ProcessFigures(of: terminal.processID)
    #if os(Linux)
      let sleeps = try #require(before.sleeps)
      // The shell may not be asleep yet when its answer is on the screen.
      try terminal.wait(for: "the shell to sleep again") { _ in
        try? terminal.type("x")
        try? terminal.type("\r")
        return ProcessFigures(of: terminal.processID).sleeps.map { $0 > sleeps } ?? false
      }
      let after = ProcessFigures(of: terminal.processID)
      #expect(try #require(after.writes) > #require(before.writes))
      #expect(try #require(after.processorTime) > #require(before.processorTime))
      #expect(try #require(after.residentKibibytes) > 0)
    #else
      #expect(before.writes == nil)
    #endif
  }
}
