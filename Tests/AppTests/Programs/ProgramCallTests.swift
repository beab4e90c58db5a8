import Foundation
import Synchronization
import Testing

@testable import App

@Suite struct ProgramCallTests {
  private let programs: FakePrograms

  init() throws {
    programs = try FakePrograms()
  }

  private func call(_ arguments: String...) throws -> ProgramCall {
    let program = try #require(InstalledProgram(named: "it", in: programs.environment))
    return ProgramCall(
      program: program.path, arguments: arguments, sleep: FakePrograms.noLimit)
  }

  @Test(arguments: [0, 3])
  func theStatusOfTheProgramIsTold(_ status: Int32) async throws {
    try programs.add("it", "exit \(status)")
    let outcome = try await call().run(within: .seconds(60))
    #expect(outcome == .ended(status: status))
    #expect(outcome.isSuccess == (status == 0))
  }

  @Test func argumentsAreHandedOnAsTheyAre() async throws {
    try programs.add("it", "for a; do echo \"$a\" >> \"$here/arguments\"; done")
    _ = try await call("a b", "$(exit 1)", "*", "-x; y").run(within: .seconds(60))
    #expect(programs.lines(of: "arguments") == ["a b", "$(exit 1)", "*", "-x; y"])
  }

  @Test func onlyTheEnvironmentGivenIsHandedOn() async throws {
    try programs.add("it", "/usr/bin/env > \"$here/environment\"")
    var call = try call()
    call.environment = ["LC_ALL": "C"]
    _ = await call.run(within: .seconds(60))
    let names = programs.lines(of: "environment").map { $0.prefix { $0 != "=" } }
    #expect(Set(names).subtracting(["LC_ALL", "PATH", "PWD", "_", "SHLVL", "OLDPWD"]) == [])
  }

  @Test func aProgramThatHangsIsKilledWithItsGroup() async throws {
    try programs.add(
      "it", "sleep 600 & echo $! >> \"$here/number\"; echo $$ >> \"$here/number\"; wait")
    var call = try call()
    call.sleep = { [programs] _ in
      try await programs.wait { programs.lines(of: "number").count == 2 }
    }
    let outcome = await call.run(within: .seconds(20))
    #expect(outcome == .timedOut)
    try await programs.wait { programs.lines(of: "number").allSatisfy(Self.isGone) }
    #expect(programs.lines(of: "number").count == 2)
  }

  @Test func aProgramThatGoesOutOfBoundsIsKilled() async throws {
    try programs.add("it", "echo $$ > \"$here/number\"; exec sleep 600")
    let outcome = try await call().run(
      within: .seconds(600), isWithinBounds: { [programs] in programs.lines(of: "number").isEmpty })
    #expect(outcome == .outOfBounds)
    #expect(programs.lines(of: "number").allSatisfy(Self.isGone))
  }

  @Test func aCancelledTaskKillsTheProgram() async throws {
    try programs.add("it", "echo $$ > \"$here/number\"; exec sleep 600")
    let call = try call()
    let task = Task { await call.run(within: .seconds(600)) }
    try await programs.wait { !programs.lines(of: "number").isEmpty }
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(programs.lines(of: "number").allSatisfy(Self.isGone))
  }

  @Test func aProgramThatCannotStartEndsWithoutAStatus() async {
    let call = ProgramCall(program: programs.folder + "/none", arguments: [])
    #expect(await call.run(within: .seconds(60)) == .ended(status: -1))
  }

  @Test func aFolderAlongThePathIsNoProgram() throws {
    try FileManager.default.createDirectory(
      atPath: programs.folder + "/it", withIntermediateDirectories: true)
    #expect(InstalledProgram(named: "it", in: programs.environment) == nil)
    #expect(InstalledProgram(named: "sh", in: ["PATH": "bin:./bin"]) == nil)
  }

  /// `true` if the process has ended, even if its parent hasn't noticed yet.
  private static func isGone(_ number: String) -> Bool {
    guard let number = pid_t(number) else { return true }
    let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
    return status.map { $0.contains(") Z ") } ?? (kill(number, 0) != 0)
  }
}
